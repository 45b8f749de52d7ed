import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'

type Props = {
  isOpen: boolean
  /** By Escape, the backdrop or the cross; the owner of the state sets `isOpen` to false. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the lower end, one of which closes it; without them a cross stands in the corner. */
  actions?: ReactNode
  /** 'wide' is for text to read. */
  size?: 'narrow' | 'wide'
  className?: string
}

/**
 * A window over the page, by the browser's own dialog: Escape closes it, the focus stays inside and goes back to where it was,
 * the page behind is out of reach. One at a time: opening one closes the other. `children` are there only while it is open.
 */
export const Dialog = ({ isOpen, onClose, title, children, actions, size = 'narrow', className = '' }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const titleId = useId()

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    dialog.current?.showModal()
  }, [isOpen])

  // The backdrop belongs to the dialog itself. A text marked from inside to outside is no wish to close.
  const notePress = ({ target }: PointerEvent) => {
    isPressedOutside.current = target === dialog.current
  }
  const closeOutside = ({ target }: MouseEvent) => {
    if (isPressedOutside.current && target === dialog.current) dialog.current?.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is Escape that closes
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      data-size={size}
      aria-labelledby={titleId}
      onPointerDown={notePress}
      onClick={closeOutside}
      onClose={() => dialog.current?.open || onClose()}
    >
      {isOpen ? (
        <div className="dialog-sheet">
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            {actions ? null : <CloseCross onClick={() => dialog.current?.close()} />}
          </div>
          <div className="dialog-body">{children}</div>
          {actions ? <div className="dialog-actions">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}

const CloseCross = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="icon-button" aria-label="Close" onClick={onClick}>
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
    </svg>
  </button>
)

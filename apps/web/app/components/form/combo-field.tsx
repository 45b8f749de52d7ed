import { useId, useState } from 'react'
import type { OneOf } from './chosen.ts'
import { Field, type FieldTexts } from './field.tsx'
import type { ComboOption } from './find-choices.ts'
import { useCombo } from './use-combo.ts'

type Props = FieldTexts &
  OneOf & { name: string; options: readonly ComboOption[]; placeholder?: string; required?: boolean; maxLength?: number }

/**
 * A text field over a long list: typing looks through it, arrows and Enter choose. What is typed is what is sent: the action
 * says whether it must be of the list. Without scripts the browser's own list takes the place of this one.
 */
export const ComboField = ({ label, hint, error, options, value, defaultValue = '', onChange, ...input }: Props) => {
  const [own, setOwn] = useState(defaultValue)
  const listId = useId()
  const text = value ?? own
  const setText = (changed: string) => {
    setOwn(changed)
    onChange?.(changed)
  }
  const { list, isAwake, isOpen, choices, active, choose, inputProps, listProps } = useCombo({ options, text, setText })
  return (
    <Field label={label} hint={hint} error={error} className="combo">
      {(control) => (
        <div className="combo-control">
          <input
            type="text"
            {...input}
            {...control}
            className="input"
            autoComplete="off"
            spellCheck={false}
            list={isAwake ? undefined : `${listId}plain`}
            // Without its program it is a plain field.
            {...(isAwake ? { 'aria-expanded': isOpen, 'aria-controls': listId, 'aria-autocomplete': 'list' as const } : {})}
            aria-activedescendant={isOpen && active >= 0 ? `${listId}${active}` : undefined}
            value={text}
            {...inputProps}
            onChange={(event) => inputProps.onChange(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
          />
          <noscript>
            <datalist id={`${listId}plain`}>
              {options.map(({ value, label }) => (
                <option key={value} value={value} label={label} />
              ))}
            </datalist>
          </noscript>
          <div ref={list} id={listId} className="combo-list" role="listbox" aria-label="Choices" hidden={!isOpen} {...listProps}>
            {choices.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
              <div
                key={option.value}
                id={`${listId}${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onClick={() => choose(option)}
              >
                {option.value}
                {option.label ? <span className="combo-label">{option.label}</span> : null}
              </div>
            ))}
          </div>
          <p className="unseen" role="status">
            {isOpen ? `${choices.length} found` : ''}
          </p>
        </div>
      )}
    </Field>
  )
}

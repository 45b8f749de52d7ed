import { Link } from '@remix-run/react'
import { type KeyboardEvent, useRef } from 'react'
import { WORDS } from './sample-words.ts'

type Category = { category: string; samples: readonly unknown[] }

const WAYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export const tabIdOf = (category: string): string => `tab-${category.toLowerCase().replaceAll(' ', '-')}`

type Props = { categories: readonly Category[]; current: string; onOpen: () => void }

/** One tab for each presentation type. Arrow keys go from one to the next and open it; without scripts each is a link. */
export const CategoryTabs = ({ categories, current, onOpen }: Props) => {
  const tabs = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent, index: number) => {
    const to = WAYS[event.key]?.(index, categories.length)
    if (to === undefined && event.key !== ' ') return
    event.preventDefault()
    const tab = tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? index]
    tab?.focus()
    tab?.click()
  }
  return (
    <div className="category-tabs" role="tablist" aria-label={WORDS.tabs} ref={tabs}>
      {categories.map(({ category, samples }, index) => (
        <Link
          key={category}
          to={`?type=${encodeURIComponent(category)}`}
          preventScrollReset
          replace
          role="tab"
          id={tabIdOf(category)}
          aria-selected={category === current}
          aria-controls={category === current ? 'sample-panel' : undefined}
          tabIndex={category === current ? 0 : -1}
          onClick={onOpen}
          onKeyDown={(event) => move(event, index)}
        >
          {category} <span className="figures">{samples.length}</span>
        </Link>
      ))}
    </div>
  )
}

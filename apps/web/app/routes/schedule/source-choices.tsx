import type { InputMode } from '@hourcast/domain/sources/content'
import { exampleSourceFor, exampleTongueOf } from '@hourcast/domain/sources/example-source'
import { jointMode } from '@hourcast/domain/sources/joint-mode'
import { addSource, stripScheme } from '@hourcast/domain/sources/source-urls'
import { useLoaderData } from '@remix-run/react'
import type { Wizard } from './use-wizard.ts'

type Choice = { name: string; url: string; inputMode: InputMode }

const EXAMPLE = 'Try with our example feed'

/** Sources that need no typing: each press takes one in, or out again. */
export const SourceChoices = ({ wizard: { settings, update } }: { wizard: Wizard }) => {
  const { processedUrls, inputMode, language } = settings
  const example = processedUrls.find((source) => exampleTongueOf(source) !== null)
  const { feeds } = useLoaderData<{ feeds: Choice[] }>()
  const saved = feeds.filter(({ url }) => exampleTongueOf(url) === null)
  const choices: Choice[] = [...saved, { name: EXAMPLE, url: example ?? exampleSourceFor(language), inputMode: 'rss' }]
  const press = (choice: Choice) => {
    const without = processedUrls.filter((source) => stripScheme(source) !== stripScheme(choice.url))
    if (without.length < processedUrls.length) return update({ processedUrls: without })
    const mode = jointMode(processedUrls.length === 0 ? [choice.inputMode] : [inputMode, choice.inputMode])
    return update({ processedUrls: addSource(processedUrls, choice.url), inputMode: mode })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside of a field would name it twice */}
      <div className="source-choices" role="group" aria-label="Sources to choose from">
        {choices.map((choice) => (
          <button
            key={choice.url}
            type="button"
            className="button"
            data-variant="quiet"
            aria-pressed={processedUrls.some((source) => stripScheme(source) === stripScheme(choice.url))}
            onClick={() => press(choice)}
          >
            {choice.name}
          </button>
        ))}
      </div>
      {example ? (
        <p className="field-hint">
          The example feed is made up, and your host names it as an example. Take it out before you go on air.
        </p>
      ) : null}
    </>
  )
}

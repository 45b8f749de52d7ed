import { type ContentItem, type Script, scriptText } from '@hourcast/domain/sources/content'
import { LEFT_OUT_REASONS, type LeftOut } from '@hourcast/domain/sources/left-out'
import { soundsIn, withoutSounds } from '@hourcast/domain/words/pronounced'
import { forTerminal } from './for-terminal.ts'

/** A script as programs read it: what is said, what the voice gets, the items behind each breath, and what was left out. */
export const scriptReport = (script: Script, items: readonly ContentItem[]) => {
  const byId = new Map(items.map((item) => [item.id, item]))
  return {
    title: script.title,
    text: scriptText(script),
    writer: script.writer,
    ...(script.fallbackReason ? { fallbackReason: script.fallbackReason } : {}),
    ...(script.model ? { model: script.model } : {}),
    segments: script.segments.map(({ kind, text, spoken, itemIds = [] }) => ({
      kind,
      text,
      spoken: withoutSounds(spoken),
      ...(soundsIn(spoken).length > 0 ? { sounds: soundsIn(spoken) } : {}),
      items: itemIds.flatMap((id) => byId.get(id) ?? []).map(({ id, title, source, link }) => ({ id, title, source, link })),
    })),
    leftOut: script.leftOut.map(({ itemId, title, source, reason, sentence }) => ({
      id: itemId,
      title,
      source,
      link: byId.get(itemId)?.link,
      ...(sentence ? { sentence } : {}),
      code: reason,
      reason: LEFT_OUT_REASONS[reason],
    })),
  }
}

/** The same for somebody who reads along. */
export const leftOutLines = ({ leftOut, fallbackReason }: Pick<Script, 'leftOut' | 'fallbackReason'>): string[] => [
  ...(fallbackReason ? [forTerminal(`the built-in writer took over: ${fallbackReason}`)] : []),
  ...leftOut.map((one) => forTerminal(`left out: ${what(one)} (${one.source}): ${LEFT_OUT_REASONS[one.reason]}`)),
]

const what = ({ title, sentence }: LeftOut): string => (sentence ? `a sentence of “${title}”, “${sentence}”` : `“${title}”`)

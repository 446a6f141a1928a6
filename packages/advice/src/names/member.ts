import type { Json } from '@toolfault/types/json'
import type { Finder } from './finder.js'

/** The one listed text that a text is near to; a sign is no slip of the pen. */
export const nearMember = (
  meant: Finder,
  value: unknown,
  values: ReadonlyArray<Json>
): string | undefined => {
  if (typeof value !== 'string') return undefined
  const texts = textsIn(values)
  if (texts.length === 0) return undefined
  const near = meant(value, texts)
  return near !== undefined && isNegative(near) === isNegative(value) ? near : undefined
}

/** Those of a list that are texts: the list itself where all are. */
const textsIn = (values: ReadonlyArray<Json>): ReadonlyArray<string> =>
  values.every((one) => typeof one === 'string')
    ? values
    : values.filter((one) => typeof one === 'string')

const isNegative = (text: string): boolean => /^-\d/.test(text)

import type { Json } from '@toolfault/types/json'
import type { Finder } from './finder.js'

/** What stands between several words of one text. */
const BETWEEN = /[\s,;|/&+]+/

/** The one listed text that a text is near to; a sign is no slip of the pen, and what names two is near to neither. */
export const nearMember = (
  meant: Finder,
  value: unknown,
  values: ReadonlyArray<Json>
): string | undefined => {
  if (typeof value !== 'string') return undefined
  const parts = new Set(value.split(BETWEEN))
  if (values.filter((one) => typeof one === 'string' && parts.has(one)).length > 1) return undefined
  const near = meant(
    value,
    values.filter((one) => typeof one === 'string')
  )
  return near !== undefined && isNegative(near) === isNegative(value) ? near : undefined
}

const isNegative = (text: string): boolean => /^-\d/.test(text)

import type { Json } from '@toolfault/types/json'
import type { Finder } from './finder.js'

/** The one listed text that a text is near to; a sign is no slip of the pen. */
export const nearMember = (
  meant: Finder,
  value: unknown,
  values: ReadonlyArray<Json>
): string | undefined => {
  if (typeof value !== 'string') return undefined
  const near = meant(
    value,
    values.filter((one) => typeof one === 'string')
  )
  return near !== undefined && isNegative(near) === isNegative(value) ? near : undefined
}

const isNegative = (text: string): boolean => /^-\d/.test(text)

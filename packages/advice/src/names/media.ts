import type { Finder } from './finder.js'

/** A longer text is none. */
const LONG = 64

/** The only one of listed media types that ends in a text, or in what that is near to: `html` of `text/html`. */
export const endingMember = (
  meant: Finder,
  value: string,
  names: ReadonlyArray<string>
): string | undefined => {
  if (value.length > LONG || !names.every((name) => isMedia.test(name))) return undefined
  const ends = names.map((name) => name.slice(name.indexOf('/') + 1))
  const near = meant(value.replace(/^\./, ''), ends)
  const [only, more] = names.filter((name) => name.endsWith(`/${near ?? value.toLowerCase()}`))
  return more === undefined ? only : undefined
}

const isMedia = /^[a-z]+\/[\w.+-]+$/

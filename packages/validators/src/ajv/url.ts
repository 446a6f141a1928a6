import { fullFormats } from 'ajv-formats/dist/formats.js'

/** Longer texts are not handed to the pattern whole: it takes time in proportion to their square. */
const LONG = 2_000

/** The format `url` of ajv-formats. Of a long text the pattern sees what stands before the path. */
export const isUrl = (text: string): boolean => {
  if (text.length <= LONG) return matches(text)
  const path = text.indexOf('/', text.indexOf('//') + 2)
  return path >= 0 && path <= LONG && matches(text.slice(0, path)) && !/\s/.test(text.slice(path))
}

const matches = (text: string): boolean =>
  fullFormats.url instanceof RegExp && fullFormats.url.test(text)

import { type Path, parsePointer, printPointer } from '@toolfault/model'

/**
 * Write a path as a JSON Pointer in a URI fragment: `['a b', 'c%d']` is `#/a%20b/c%25d`.
 *
 * The inverse of {@link parseFragment}. A surrogate that stands alone has no UTF-8; its three bytes are
 * written as if it had, so that the address survives.
 *
 * @see RFC 6901, section 6
 */
export const printFragment = (path: Path): string =>
  `#${printPointer(path).replace(/[^\w\-.~!$&'()*+,;=:@/?]/gu, escaped)}`

/** What RFC 3986, section 3.5 does not allow in a fragment, byte by byte. */
const escaped = (character: string): string => {
  const point = character.codePointAt(0) ?? 0
  return isSurrogate(point)
    ? hex([0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f)])
    : encodeURIComponent(character)
}

const isSurrogate = (point: number): boolean => point >= 0xd800 && point < 0xe000

const hex = (bytes: ReadonlyArray<number>): string =>
  bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('')

/**
 * Read a JSON Pointer in a URI fragment as a path.
 *
 * The inverse of {@link printFragment}. Returns `undefined` for what is no fragment, or holds no
 * pointer; a percent sign that escapes nothing stands for itself.
 */
export const parseFragment = (text: string): Path | undefined =>
  text.startsWith('#') ? parsePointer(unescaped(text.slice(1))) : undefined

const unescaped = (text: string): string =>
  text.includes('%') ? text.replace(lone, surrogate).replace(/(?:%[\da-f]{2})+/gi, decoded) : text

/** Three bytes that UTF-8 has no character for. */
const lone = /%ed%([ab][\da-f])%([89ab][\da-f])/gi

const surrogate = (_: string, second: string, third: string): string =>
  String.fromCharCode(
    0xd000 | ((Number.parseInt(second, 16) & 0x3f) << 6) | (Number.parseInt(third, 16) & 0x3f)
  )

const decoded = (bytes: string): string => {
  try {
    return decodeURIComponent(bytes)
  } catch {
    return bytes
  }
}

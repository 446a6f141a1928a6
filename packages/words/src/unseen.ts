/**
 * Characters that a reader does not see, or that move what stands beside them: first and last code
 * point of each run. A table, not `\p{Cf}`: every engine must agree on it, whatever its Unicode.
 */
const hidden: ReadonlyArray<readonly [number, number]> = [
  [0x00, 0x08], // control characters, but for tab and line feed
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad], // soft hyphen
  [0x34f, 0x34f], // grapheme joiner
  [0x61c, 0x61c], // Arabic letter mark
  [0x115f, 0x1160], // Hangul fillers
  [0x17b4, 0x17b5], // Khmer inherent vowels
  [0x180b, 0x180f], // Mongolian selectors and separator
  [0x200b, 0x200b], // zero width space
  [0x200e, 0x200f], // direction marks
  [0x2028, 0x202e], // line and paragraph separators, direction embeddings and overrides
  [0x2060, 0x206f], // invisible operators, direction isolates
  [0x3164, 0x3164], // Hangul filler
  [0xfeff, 0xfeff], // byte order mark
  [0xffa0, 0xffa0], // half-width Hangul filler
  [0xfff0, 0xfffb], // interlinear annotation
  [0xfffe, 0xffff], // no characters
  [0xe0000, 0xe0fff] // tags, in which whole texts can hide
]

/** Harmless in prose, yet a name that holds one looks like a name that does not. */
const deceptive: ReadonlyArray<readonly [number, number]> = [
  [0x09, 0x0a], // tab and line feed
  [0xa0, 0xa0], // spaces of other widths
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0x200c, 0x200d], // joiners, which many scripts and emoji need
  [0xfe00, 0xfe0e], // variation selectors
  [0xfffc, 0xfffd], // object replacement, replacement character
  [0xd800, 0xdfff], // surrogates that stand alone
  [0x60, 0x60] // the backtick, which would end our quotation
]

const among = (ranges: ReadonlyArray<readonly [number, number]>): RegExp => {
  const point = (at: number): string => `\\u{${at.toString(16)}}`
  return new RegExp(`[${ranges.map(([from, to]) => `${point(from)}-${point(to)}`).join('')}]`, 'gu')
}

/** What prose loses. */
export const inProse: RegExp = /* @__PURE__ */ among(hidden)

/** What an atom shows as its code point. */
export const inAtom: RegExp = /* @__PURE__ */ among([...hidden, ...deceptive])

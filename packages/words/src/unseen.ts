/** First and last code point of each run. */
type Ranges = ReadonlyArray<readonly [number, number]>

/**
 * Characters that a reader does not see, or that move what stands beside them. A table, not `\p{Cf}`: every engine must agree on it, whatever its Unicode.
 */
const hidden: Ranges = [
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
  [0xfe00, 0xfe0e], // variation selectors, but for the one that emoji have
  [0xfeff, 0xfeff], // byte order mark
  [0xffa0, 0xffa0], // half-width Hangul filler
  [0xfff0, 0xfffb], // interlinear annotation
  [0xfffe, 0xffff], // no characters
  [0x13430, 0x1343f], // joiners of hieroglyphs
  [0x1bca0, 0x1bca3], // controls of shorthand
  [0x1d173, 0x1d17a], // controls of music
  [0xe0000, 0xe0fff] // tags and more selectors, in which whole texts can hide
]

/** Harmless in prose, yet a name that holds one looks like a name that does not. */
const deceptive: Ranges = [
  [0x09, 0x0a], // tab and line feed
  [0xa0, 0xa0], // spaces of other widths
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0x200c, 0x200d], // joiners, which many scripts and emoji need
  [0x2800, 0x2800], // blank of Braille
  [0xfffc, 0xfffd], // object replacement, replacement character
  [0xd800, 0xdfff], // surrogates that stand alone
  [0x60, 0x60] // the backtick, which would end our quotation
]

/** What may be drawn in colours, with a selector behind it, or joined to another. */
const emoji: Ranges = [
  [0xa9, 0xa9],
  [0xae, 0xae],
  [0x203c, 0x203c],
  [0x2049, 0x2049],
  [0x2122, 0x2122],
  [0x2139, 0x2139],
  [0x2190, 0x21ff],
  [0x2300, 0x23ff],
  [0x24c2, 0x24c2],
  [0x25a0, 0x27bf],
  [0x2900, 0x297f],
  [0x2b00, 0x2bff],
  [0x3030, 0x303d],
  [0x3297, 0x3299],
  [0x1f000, 0x1faff]
]

/** Scripts that write with joiners: from Arabic to Sinhala, Tibetan to Myanmar, and others of India and its neighbours. */
const joining: Ranges = [
  [0x600, 0xdff],
  [0xf00, 0x109f],
  [0x1780, 0x18af],
  [0x1900, 0x1cff],
  [0xa800, 0xabff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
  [0x10a00, 0x10fff],
  [0x11000, 0x11fff],
  [0x1e900, 0x1e95f]
]

const classOf = (ranges: Ranges): string => {
  const point = (at: number): string => `\\u{${at.toString(16)}}`
  return `[${ranges.map(([from, to]) => `${point(from)}-${point(to)}`).join('')}]`
}

/** A selector that is behind no emoji and in no key cap. Before an ellipsis stood what was cut. */
const strayIn = (drawn: string): string =>
  `\\ufe0f(?<!${drawn}\\ufe0f)(?<![#*\\d]\\ufe0f(?=[\\u20e3…]))`

const unseen = (): RegExp => {
  const [drawn, letter] = [classOf(emoji), classOf(joining)]
  const parts = [
    classOf(hidden),
    strayIn(drawn),
    // A joiner that is behind no letter of such a script, nor between two emoji.
    `\\u200c(?<!${letter}\\u200c)`,
    `\\u200d(?<!${letter}\\u200d)(?<!${drawn}\\ufe0f?\\u200d(?=${drawn}|…))`,
    '\\u2800(?<![\\u2801-\\u28ff]\\u2800)'
  ]
  return new RegExp(parts.join('|'), 'gu')
}

/** What prose loses. Each look behind and ahead has a fixed length, so the time is linear. */
export const inProse: RegExp = /* @__PURE__ */ unseen()

/** What an atom shows as its code point. */
export const inAtom: RegExp = /* @__PURE__ */ new RegExp(
  `${classOf([...hidden, ...deceptive])}|${strayIn(classOf(emoji))}`,
  'gu'
)

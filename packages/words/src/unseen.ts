/**
 * Characters that a reader does not see, or that move what stands beside them, by the first and last code point of each
 * run. A table, not `\p{Cf}`: every engine must agree on it, whatever its Unicode.
 */
const hidden = [
  '0-8 b-1f 7f-9f', // control characters, but for tab and line feed
  'ad', // soft hyphen
  '34f', // grapheme joiner
  '61c', // Arabic letter mark
  '115f-1160', // Hangul fillers
  '17b4-17b5', // Khmer inherent vowels
  '180b-180f', // Mongolian selectors and separator
  '200b', // zero width space
  '200e-200f', // direction marks
  '2028-202e', // line and paragraph separators, direction embeddings and overrides
  '2060-206f', // invisible operators, direction isolates
  '3164', // Hangul filler
  'fe00-fe0e', // variation selectors, but for the one that emoji have
  'feff', // byte order mark
  'ffa0', // half-width Hangul filler
  'fff0-fffb', // interlinear annotation
  'fffe-ffff', // no characters
  '13430-1343f', // joiners of hieroglyphs
  '1bca0-1bca3', // controls of shorthand
  '1d173-1d17a', // controls of music
  'e0000-e0fff' // tags and more selectors, in which whole texts can hide
]

/** Harmless in prose, yet a name that holds one looks like a name that does not. */
const deceptive = [
  '9-a', // tab and line feed
  'a0 2000-200a 202f 205f 3000', // spaces of other widths
  '200c-200d', // joiners, which many scripts and emoji need
  '2800', // blank of Braille
  'fffc-fffd', // object replacement, replacement character
  'd800-dfff', // surrogates that stand alone
  '60' // the backtick, which would end our quotation
]

/** What may be drawn in colours, with a selector behind it, or joined to another. */
const emoji = [
  'a9 ae 203c 2049 2122 2139 2190-21ff 2300-23ff 24c2 25a0-27bf 2900-297f 2b00-2bff 3030-303d 3297-3299 1f000-1faff'
]

/** Scripts that write with joiners: from Arabic to Sinhala, Tibetan to Myanmar, and others of India and its neighbours. */
const joining = [
  '600-dff f00-109f 1780-18af 1900-1cff a800-abff fb50-fdff fe70-fefc 10a00-10fff 11000-11fff 1e900-1e95f'
]

const classOf = (runs: ReadonlyArray<string>): string => {
  const points = runs.flatMap((row) => row.split(' '))
  return `[${points.map((run) => `\\u{${run.replace('-', '}-\\u{')}}`).join('')}]`
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

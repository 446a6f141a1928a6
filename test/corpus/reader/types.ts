/** How the types of JSON are called, by whoever writes. */
const names: ReadonlyMap<string, string> = new Map([
  ['string', 'string'],
  ['str', 'string'],
  ['text', 'string'],
  ['integer', 'integer'],
  ['int', 'integer'],
  ['whole number', 'integer'],
  ['number', 'number'],
  ['float', 'number'],
  ['numeric', 'number'],
  ['decimal', 'number'],
  ['boolean', 'boolean'],
  ['bool', 'boolean'],
  ['true or false', 'boolean'],
  ['array', 'array'],
  ['list', 'array'],
  ['tuple', 'array'],
  ['object', 'object'],
  ['dict', 'object'],
  ['dictionary', 'object'],
  ['mapping', 'object'],
  ['null', 'null']
])

/** A word for a type, as a part of a rule. */
export const TYPE = `(?:${[...names.keys()].sort((a, b) => b.length - a.length).join('|')})s?`

/** One type, or several joined by `or`, commas and bars. */
export const TYPES = `(?:an? |of type )?${TYPE}(?:(?:, or |, | or |\\s*\\|\\s*|,|/)(?:an? )?${TYPE})*\\b`

/** The types that a text names, in its order. */
export const typesIn = (text: string): ReadonlyArray<string> =>
  [...text.toLowerCase().matchAll(new RegExp(`\\b${TYPE}\\b`, 'g'))].flatMap(([word]) => {
    const type = names.get(word) ?? names.get(word.replace(/s$/, ''))
    return type === undefined ? [] : [type]
  })

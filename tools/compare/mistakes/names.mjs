import { idle, opposites, synonyms, turning } from './synonyms.mjs'

const wordsIn = (key) =>
  key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\-. ]+/)
const large = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)
const camel = ([first, ...rest]) => first + rest.map(large).join('')
const joined = (key, words) => (key.includes('_') ? words.join('_') : camel(words))

const oppositesOf = (key, words) =>
  words.flatMap((word, i) => {
    const other = opposites.get(word)
    return other === undefined ? [] : [joined(key, words.with(i, other))]
  })

/** Of all that can stand before or after a name, this share does. */
const SHARE = 0.25

const synonymsOf = (key, words) =>
  synonyms[key] ??
  (synonyms[words.at(-1)] ?? []).map((name) => joined(key, [...words.slice(0, -1), name]))

/** Other names for a key, by what is wrong with them. Those of `another meaning` and of `the opposite` are not meant for it. */
const namesFor = (key, words, some) => ({
  'case of a name': [
    words.join('_'),
    camel(words),
    words.join('-'),
    key.toUpperCase(),
    words.map(large).join(''),
    words.join('')
  ],
  synonym: synonymsOf(key, words),
  'plural of a name': [key.endsWith('s') ? key.slice(0, -1) : `${key}s`],
  'idle word in a name': [
    ...some(idle.before).map((word) => joined(key, [word, ...words])),
    ...some(idle.after).map((word) => joined(key, [...words, word]))
  ],
  'another meaning': [
    ...some(turning.before).map((word) => joined(key, [word, ...words])),
    ...some(turning.after).map((word) => joined(key, [...words, word]))
  ],
  'the opposite': oppositesOf(key, words),
  'word left out of a name':
    words.length > 1 ? [joined(key, words.slice(1)), joined(key, words.slice(0, -1))] : [],
  'words of a name swapped': words.length > 1 ? [joined(key, [...words].reverse())] : [],
  'letters of a name':
    key.length > 4
      ? [key.slice(0, 2) + key[3] + key[2] + key.slice(4), key.slice(0, -1), `${key}${key.at(-1)}`]
      : []
})

const renamed = (object, from, to) =>
  Object.fromEntries(Object.entries(object).map(([key, at]) => [key === from ? to : key, at]))

/** Calls that have a key under another name, or not at all. */
export const names = ({ object, key, properties, next }) => {
  const { [key]: _, ...rest } = object
  const words = wordsIn(key)
  const some = (list) => list.filter(() => next() < SHARE)
  const other = Object.entries(namesFor(key, words, some)).flatMap(([kind, found]) =>
    found
      .filter((name) => name !== key && !Object.hasOwn(object, name))
      .map((name) => ({
        kind: Object.hasOwn(properties, name) ? `${kind}, which is another parameter` : kind,
        object: renamed(object, key, name),
        isOther: kind === 'another meaning' || kind === 'the opposite'
      }))
  )
  return [{ kind: 'key left out', object: rest, isOther: true }, ...other]
}

import type { Comparison, Counted, JsonType, JsonWanted } from '@toolfault/model'
import {
  comparisons,
  counted,
  dates,
  formats,
  inside,
  joined,
  sizes,
  types,
  wanteds
} from '../english.js'

/** Of one point: place, expectation, cause, what came. */
export const points = {
  root: 'the arguments',
  more: (count: number): string => `${count} more`,
  missing: (place: string): string => `${being(place)} missing`,
  missingAll: (places: string): string => `${places} are missing`,
  blank: (place: string, must: string): string =>
    `${place} is blank${must === '' ? '' : `: it must ${must}`}`,
  unexpected: (place: string): string =>
    place === points.root
      ? `${place} have a key that is not accepted`
      : `${place} is not an accepted key`,
  unexpectedAll: (places: string): string => `${places} are not accepted keys`,
  known: 'be a known key',
  ignored: (place: string): string => `${place} is not a known key, and may be ignored`,
  ignoredAll: (places: string): string => `${places} are not known keys, and may be ignored`,
  strange: (place: string): string => `${place} is not a known key`,
  unexpectedKey: (place: string, rule: string): string =>
    `${place} is not an accepted key, keys must ${rule}`,
  wrapped: (whole: string, key: string): string => `${being(whole)} wrapped in ${key}`,
  invalid: (place: string): string => `${being(place)} not valid`,
  said: (place: string, text: string): string => `${place}: ${text}`,
  must: (place: string, what: string): string => `${place} must ${what}`,
  present: (place: string): string => `because ${place} is present`,
  absent: (place: string): string => `because ${place} is not there`,
  equals: (place: string, value: string): string => `because ${place} is ${value}`,
  differs: (place: string, value: string): string => `because ${place} is not ${value}`,

  be: (what: string): string => `be ${what}`,
  arrayOf: (items: string): string => `an array of ${items}`,
  objectOf: (values: string): string => `an object of ${values}`,
  oneOf: (values: string): string => `one of ${values}`,
  format: (format: string): string => `a valid ${formats.get(format) ?? format}`,
  suchAs: (example: string): string => `such as ${example}`,
  match: (pattern: string): string => `match the pattern ${pattern}`,
  matching: (pattern: string): string => `matching the pattern ${pattern}`,
  compare: (comparison: Comparison, limit: string): string => `${comparisons[comparison]} ${limit}`,
  compareDates: (comparison: Comparison, limit: string): string => `${dates[comparison]} ${limit}`,
  have: (what: string): string => `have ${what}`,
  empty: 'be empty',
  with: (what: string): string => `with ${what}`,
  atLeast: (least: number, of: Counted): string => `at least ${least} ${counted(of, least)}`,
  atMost: (most: number, of: Counted): string => `at most ${most} ${counted(of, most)}`,
  between: (least: number, most: number, of: Counted): string =>
    least === most
      ? `exactly ${most} ${counted(of, most)}`
      : `${least} to ${most} ${counted(of, most)}`,
  valid: (name: string): string => `a valid ${name}`,
  multiple: (of: number): string => `a multiple of ${of}`,
  and: (items: ReadonlyArray<string>): string => joined(items, 'and'),
  distinct: 'not hold the same item twice',
  distinctItems: (first: number, second: number): string =>
    `not hold the same item twice (items ${first} and ${second} are equal)`,
  oneBranch: 'match one of the allowed shapes',
  oneBranchOf: (names: ReadonlyArray<string>): string =>
    `match one of the allowed shapes: ${joined(names, 'or')}`,
  oneBranchOnly: (count: number, which: string): string =>
    `match exactly one of the allowed shapes, and matches ${count} of them${inside(which)}`,
  otherThan: 'not match the excluded shape',
  not: (what: string): string => `not ${what}`,
  notHave: (keys: ReadonlyArray<string>): string =>
    keys.length === 1
      ? `not have ${joined(keys, 'and')}`
      : `not have ${joined(keys, 'and')} together`,
  haveOneOf: (keys: ReadonlyArray<string>): string => `have only one of ${joined(keys, 'and')}`,
  nothing: 'not be sent',
  nothingFits: (place: string): string => `no value is accepted for ${place}`,
  condition: 'satisfy a condition that other values set',

  received: (what: string): string => `received ${what}`,
  sized: (type: JsonType, size: number): string =>
    size === 0
      ? `an empty ${type}`
      : `${types.get(type) ?? type} of ${size} ${sizes.get(type) ?? ''}${size === 1 ? '' : 's'}`,
  cut: (size: number): string =>
    `JSON text that is cut off after ${size} ${counted('characters', size)}`,
  broken: (after: number, wanted: JsonWanted, behind: string): string =>
    wanted === 'the end'
      ? `JSON text that ends after ${after} ${counted('characters', after)}, with more behind it`
      : `text that is no JSON from character ${after + 1} on${behind === '' ? '' : `, behind ${behind}`}, ${wanteds[wanted]}`,
  beyond: 'a number out of range',
  aType: (type: string): string => types.get(type) ?? type,
  manyOf: (type: string): string => (types.has(type) ? `${type}s` : type),
  values: (came: string, count: number): string =>
    came === '' ? `${count} values` : `${came} in each of ${count} places`,
  or: (items: ReadonlyArray<string>): string => joined(items, 'or'),
  takes: (owner: string, keys: string): string => `${owner} ${taking(owner)} ${keys}`,
  alsoTakes: (owner: string, keys: string): string => `${owner} also ${taking(owner)} ${keys}`,
  described: (text: string): string => `described as ${text}`,
  takenAs: (name: string, reason: string): string => `taken as ${name} ${reason}`,
  placeTakenAs: (place: string, name: string, reason: string): string =>
    `${place} taken as ${name} ${reason}`,
  otherShapes: (names: ReadonlyArray<string>): string => `other shapes: ${names.join(', ')}`,
  byTag: (tag: string): string => `by its ${tag}`,
  byType: 'by its type',
  byKeys: 'by its keys',
  closest: 'as the closest',
  first: 'as the first of several that are as close'
}

/** The arguments are many. */
const being = (place: string): string => `${place} ${place === points.root ? 'are' : 'is'}`
const taking = (owner: string): string => (owner === points.root ? 'take' : 'takes')

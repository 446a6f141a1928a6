import type { Comparison, Counted } from '@toolfault/model'
import { counted, inside, joined, withins } from '../english.js'
import { points } from './points.js'

/** What would mend a point, as a command; `it` is the place, or what stands for it. */
export const fixes = {
  it: 'it',
  add: (it: string, what: string): string => `add ${it}${inside(what)}`,
  addBefore: (it: string, sign: string, from: string): string =>
    `set ${it} to what stands before ${sign} in ${from}, and ${from} to the rest`,
  addBehind: (it: string, sign: string, from: string): string =>
    `set ${it} to what stands behind the last ${sign} in ${from}, and ${from} to the rest before it`,
  addBehindMarkup: (it: string, mark: string, from: string): string =>
    `set ${it} to what stands behind ${mark} in ${from}, and end ${from} before the markup`,
  remove: (it: string): string => `remove ${it}`,
  leaveOut: (it: string, other: string): string => `leave ${it} out, or ${other}`,
  rename: (from: string, to: string): string => `rename ${from} to ${to}`,
  move: (from: string, to: string): string => `move ${from} to ${to}`,
  moveUp: (from: string, to: string): string => `move ${from} to ${to} at the top level`,
  moveInto: (from: string, owner: string, key: string): string =>
    `move ${from} into ${owner}, as ${key}`,
  moveAll: (keys: string, owner: string): string => `move ${keys} into ${owner}`,
  moveAllAs: (keys: string, owner: string, names: string): string =>
    `move ${keys} into ${owner}, as ${names}`,
  ifMeant: (command: string, other: string): string =>
    `${command} if that was meant, else ${other}`,
  removeFor: (it: string, other: string, what: string): string =>
    `remove ${it}, and set ${other} to ${what}`,
  renameOrRemove: (it: string): string => `rename or remove ${it}`,
  unwrapAll: (key: string, whole: string): string =>
    `send the object inside ${key} as ${whole} ${whole === points.root ? 'themselves' : 'itself'}`,
  put: (value: string): string => `send ${value}`,
  putBare: (value: string): string => `send ${value} without quotes`,
  putQuoted: (value: string): string => `send ${value} in quotes`,
  useAnother: 'use another for what it holds, or leave it out',
  useOthers: 'use others for what they hold, or leave them out',
  oneOfThem: 'use one of them',
  oneNot: (type: string): string => `use one of them, not ${type}`,
  orLeaveOut: ', or leave it out if none fits',
  oneOrOther: 'use one of them, or another value that fits',
  oneOr: (example: string): string => `use one of them, or one such as ${example}`,
  set: (it: string, what: string): string => `set ${it} to ${what}`,
  setBoth: (command: string, other: string, what: string): string =>
    `${command}, and ${other} to ${what}`,
  make: (it: string, must: string): string => `make ${it} ${must}`,
  send: (what: string): string => `send ${what}`,
  as: (what: string): string => `send it as ${what}`,
  anotherOne: (type: string): string => `send another ${type}`,
  inThat: (type: string): string => `send it within the ${type} that holds it`,
  parse: (type: string): string => `send the ${type} itself, not JSON text`,
  stringify: 'send it as JSON text',
  asJson: (command: string): string => `${command}, as valid JSON`,
  split: (it: string): string => `split ${it} at the commas into an array`,
  splitAt: (it: string, separator: string): string =>
    `split ${it} at each ${separator} into an array`,
  join: (separator: string): string =>
    `send its items in one string, with ${separator} between them`,
  aSpace: 'a space',
  aLineEnd: 'an end of line',
  space: 'space',
  lineEnd: 'end of a line',
  wrap: (it: string): string => `put ${it} in an array`,
  under: (command: string, key: string): string => `${command}, with the value under ${key}`,
  into: (it: string, key: string): string => `put ${it} into ${key}`,
  unwrapItem: 'send its only item itself, not an array',
  unwrapArray: 'send the array inside it in its place',
  unwrapKey: (key: string): string => `send the value inside ${key} itself, not an object`,
  unwrapPart: (key: string): string => `send the value inside ${key} itself, not an array`,
  unwrapParts: (key: string): string => `send the texts inside ${key} in one string, not an array`,
  list: (command: string, how: string): string => `${command}, one for each key, with ${how}`,
  keyUnder: (key: string): string => `the key under ${key}, beside what it holds`,
  bothUnder: (key: string, value: string): string =>
    `the key under ${key} and its value under ${value}`,
  bothAround: (sign: string): string => `${sign} between the key and its value`,
  bothInOrder: 'the key first and its value second',
  map: (command: string, key: string, value: string): string =>
    `${command}, with ${key} as a key, and ${value} as its value`,
  eachUnder: (key: string): string => `what each item has under ${key}`,
  itUnder: (key: string): string => `what it has under ${key}`,
  restOfIt: 'the rest of the item',
  eachBefore: (sign: string): string => `what each item has before its first ${sign}`,
  behindThat: 'what stands behind that',
  firstOfPair: 'the first of each pair',
  secondOfPair: 'the second',
  rows: (command: string): string =>
    `${command}, one for each place in its lists, with what each of them has there`,
  columns: (command: string): string =>
    `${command}, with a list under each key of what all items have there`,
  within: (comparison: Comparison, limit: string): string => `send ${withins[comparison](limit)}`,
  quoted: (command: string): string => `${command}, in quotes`,
  dated: (when: string): string => `send a value ${when}`,
  addZone: 'add its time zone, Z or an offset such as +01:00',
  beforeMarkup: 'send only what stands before the first < in it',
  another: 'send another value',
  matching: 'send a text that matches it',
  matchingAll: 'send a text that matches them all',
  one: (what: string): string => `send ${what}`,
  oneSuch: (example: string): string => `send one such as ${example}`,
  shorten: (most: string): string => `shorten it to ${most}`,
  lengthen: (least: string): string => `send ${least}`,
  addMore: (count: number, of: Counted, what: string): string =>
    `add ${count} more ${counted(of, count)}${what === '' ? '' : ` (${of === 'keys' ? 'of' : 'each item is'} ${what})`}`,
  removeSome: (count: number, of: Counted): string => `remove ${count} ${counted(of, count)}`,
  apart: 'put each in an item of its own',
  addMatching: (what: string): string => `add an item that matches${inside(what)}`,
  removeMatching: (what: string): string => `remove an item that matches${inside(what)}`,
  removeRepeated: 'remove the repeated item',
  replaceItem: (index: number | undefined): string =>
    `send another in place of ${index === undefined ? 'the repeated item' : `item ${index}`}`,
  removeItem: (index: number): string => `remove item ${index}`,
  onlyOne: (it: string): string => `change ${it} so that it matches only one`,
  oneShape: 'send one of these shapes',
  removeOthers: (keys: ReadonlyArray<string>): string =>
    `keep one of ${joined(keys, 'and')}, and remove the others`,
  removeAny: (keys: ReadonlyArray<string>): string => `remove ${joined(keys, 'or')}`,
  at: (command: string, place: string): string => `${command} for ${place}`
}

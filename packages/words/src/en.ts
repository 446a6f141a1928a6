import type { Comparison, Counted, JsonType } from '@toolfault/model'
import {
  comparisons,
  counted,
  dates,
  duration,
  formats,
  inside,
  joined,
  plurals,
  sizes,
  types,
  withins
} from './english.js'

/**
 * The English of this house: every sentence it writes, by message id, in groups by who says them, so
 * that a bundle holds only what it says. Arguments arrive escaped.
 */

/** Of one point: place, expectation, cause, what came. */
export const points = {
  root: 'the arguments',
  more: (count: number): string => `${count} more`,
  missing: (place: string): string => `${place} ${place === points.root ? 'are' : 'is'} missing`,
  blank: (place: string, must: string): string =>
    `${place} is blank${must === '' ? '' : `: it must ${must}`}`,
  unexpected: (place: string): string =>
    place === points.root
      ? `${place} have a key that is not accepted`
      : `${place} is not an accepted key`,
  unexpectedKey: (place: string, rule: string): string =>
    `${place} is not an accepted key, keys must ${rule}`,
  wrapped: (whole: string, key: string): string =>
    `${whole} ${whole === points.root ? 'are' : 'is'} wrapped in ${key}`,
  invalid: (place: string): string => `${place} ${place === points.root ? 'are' : 'is'} not valid`,
  said: (place: string, text: string): string => `${place}: ${text}`,
  must: (place: string, what: string): string => `${place} must ${what}`,
  present: (place: string): string => `because ${place} is present`,
  absent: (place: string): string => `because ${place} is not there`,
  equals: (place: string, value: string): string => `because ${place} is ${value}`,
  differs: (place: string, value: string): string => `because ${place} is not ${value}`,

  be: (what: string): string => `be ${what}`,
  arrayOf: (items: string): string => `an array of ${items}`,
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
  nothing: 'not be sent',
  nothingFits: (place: string): string => `no value is accepted for ${place}`,
  condition: 'satisfy a condition that other values set',

  received: (what: string): string => `received ${what}`,
  sized: (type: JsonType, size: number): string =>
    size === 0
      ? `an empty ${type}`
      : `${types.get(type) ?? type} of ${size} ${sizes.get(type) ?? ''}${size === 1 ? '' : 's'}`,
  aType: (type: string): string => types.get(type) ?? type,
  manyOf: (type: string): string => plurals.get(type) ?? type,
  values: (came: string, count: number): string =>
    came === '' ? `${count} values` : `${came} in ${count} values`,
  or: (items: ReadonlyArray<string>): string => joined(items, 'or'),
  takenAs: (name: string, reason: string): string => `taken as ${name} ${reason}`,
  otherShapes: (names: ReadonlyArray<string>): string => `other shapes: ${names.join(', ')}`,
  byTag: (tag: string): string => `by its ${tag}`,
  byType: 'by its type',
  byKeys: 'by its keys',
  closest: 'as the closest',
  first: 'as the first of several that are as close'
}

/** What would mend a point, as a command; `it` is the place, or what stands for it. */
export const fixes = {
  it: 'it',
  add: (it: string, what: string): string => `add ${it}${inside(what)}`,
  remove: (it: string): string => `remove ${it}`,
  leaveOut: (it: string, what: string): string => `leave ${it} out, or send ${what}`,
  rename: (from: string, to: string): string => `rename ${from} to ${to}`,
  move: (from: string, to: string): string => `move ${from} to ${to}`,
  ifMeant: (command: string, other: string): string =>
    `${command} if that was meant, else ${other}`,
  renameOrRemove: (it: string): string => `rename or remove ${it}`,
  unwrapAll: (key: string, whole: string): string =>
    `send the object inside ${key} as ${whole} ${whole === points.root ? 'themselves' : 'itself'}`,
  put: (value: string): string => `send ${value}`,
  putBare: (value: string): string => `send ${value} without quotes`,
  putQuoted: (value: string): string => `send ${value} in quotes`,
  oneOfThem: 'use one of them',
  set: (it: string, what: string): string => `set ${it} to ${what}`,
  make: (it: string, must: string): string => `make ${it} ${must}`,
  send: (what: string): string => `send ${what}`,
  parse: (type: string): string => `send the ${type} itself, not JSON text`,
  split: (it: string): string => `split ${it} at the commas into an array`,
  wrap: (it: string): string => `put ${it} in an array`,
  unwrapItem: 'send its only item itself, not an array',
  unwrapKey: (key: string): string => `send the value inside ${key} itself, not an object`,
  within: (comparison: Comparison, limit: string): string => `send ${withins[comparison](limit)}`,
  quoted: (command: string): string => `${command}, in quotes`,
  dated: (when: string): string => `send a value ${when}`,
  another: 'send another value',
  matching: 'send a text that matches it',
  one: (what: string): string => `send ${what}`,
  oneSuch: (example: string): string => `send one such as ${example}`,
  shorten: (most: string): string => `shorten it to ${most}`,
  lengthen: (least: string): string => `send ${least}`,
  addMore: (count: number, of: Counted, what: string): string =>
    `add ${count} more ${counted(of, count)}${what === '' ? '' : ` (each item is ${what})`}`,
  removeSome: (count: number, of: Counted): string => `remove ${count} ${counted(of, count)}`,
  addMatching: (what: string): string => `add an item that matches${inside(what)}`,
  removeMatching: (what: string): string => `remove an item that matches${inside(what)}`,
  removeRepeated: 'remove the repeated item',
  removeItem: (index: number): string => `remove item ${index}`,
  onlyOne: (it: string): string => `change ${it} so that it matches only one`,
  oneShape: 'send one of these shapes',
  removeAny: (keys: ReadonlyArray<string>): string => `remove ${joined(keys, 'or')}`,
  at: (command: string, place: string): string => `${command} for ${place}`
}

/** Of a whole fault. */
export const faults = {
  invalidArguments: (tool: string): string =>
    tool === '' ? 'Invalid arguments' : `Invalid arguments for tool ${tool}`,
  rest: (count: number): string => `and ${count} more`,
  truncated: 'The validator stopped counting; there may be more.',
  parseError: (detail: string): string => `Parse error: ${detail}`,
  invalidRequest: (detail: string): string => `Invalid request: ${detail}`,
  unknownTool: (tool: string): string => `Unknown tool: ${tool}`,
  didYouMean: (name: string): string => `Did you mean ${name}?`,
  invalidSchema: (detail: string): string => `Invalid schema: ${detail}`,
  authorization: (service: string): string =>
    service === '' ? 'Authorization required.' : `Authorization required for ${service}.`,
  visit: (url: string): string => `Ask the user to open ${url} and then repeat the call.`,
  userId: 'The call must name its user.',
  setUp: (url: string): string => `It is set up at ${url}.`,
  requirementsNotMet: 'Requirements of this tool are not met.',
  misconfigured: (service: string): string => `The ${service} service is not configured.`,
  requires: (names: ReadonlyArray<string>): string => `It needs ${joined(names, 'and')}.`,
  unavailable: 'The tool is unavailable at the moment.',
  retryAfter: (ms: number): string => `Try again in ${duration(ms)}.`,
  executionFailed: 'The tool ran and failed.',
  mayRetry: 'The call may be repeated.',
  internal: 'Internal error'
}

/** Words that the text of one protocol sets, or that only it has room for. */
export const fixed = {
  toolNotFound: (tool: string): string => `Tool not found: ${tool}`,
  executionDisabled: 'Tool execution is disabled.',
  unauthorized: 'Unauthorized',
  invalidJson: (detail: string): string => `Invalid JSON: ${detail}`,
  validationFailed: 'validation failed',
  invalidInput: 'Invalid input parameters',
  missingParameter: (name: string): string => `Missing required parameter: ${name}`,
  schemaOfTool: 'The schema of this tool cannot be used. Its operator must mend it.',
  noToolName: 'params.name must be a string',
  argumentsNoObject: 'params.arguments must be an object',
  tooManyElements: (most: number): string => `must have at most ${most} elements in all`
}

/** Said once in a question, for its first words. */
const use = 'should I use for'

/** Questions to the caller, in Agentopia's patterns. */
export const questions = {
  question: 'Question: ',
  who: (names: string, isFirst: boolean): string => `who ${isFirst ? use : 'for'} ${names}`,
  which: (names: string, isFirst: boolean): string =>
    `which value ${isFirst ? use : 'for'} ${names}`,
  where: (names: string): string => `where should ${names} point`,
  how_many: (names: string, isFirst: boolean): string =>
    `how many ${isFirst ? use : 'for'} ${names}`,
  what: (names: string, isFirst: boolean): string => `what ${isFirst ? use : 'for'} ${names}`,
  and: (names: ReadonlyArray<string>): string => joined(names, 'and'),
  ask: (clauses: ReadonlyArray<string>, action: string): string => {
    const [last = '', ...others] = clauses.toReversed()
    const asked = others.length === 0 ? last : `${others.toReversed().join(', ')}, and ${last}`
    const purpose = action === '' ? '' : `${others.length === 0 ? '' : ','} so I can ${action}`
    return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}${purpose}?`
  },
  called: (what: string, name: string): string => `${what} (${name})`,
  phrase: (title: string, description: string): string => {
    const [first = ''] = description.split(/[.!?]+(?:\s|$)/, 1)
    if (/^(?:the|an?|your) \S+ /i.test(`${first} `))
      return first.charAt(0).toLowerCase() + first.slice(1)
    return /^(?:the|an?|your) /i.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : ''
  },
  first: (description: string): string => description.split(/(?<=[.!?])\s+(?=[A-Z])/, 1)[0] ?? '',
  described: (name: string, description: string): string =>
    `${name}: ${description.replace(/[.!?]+$/, '')}`,
  like: (example: string): string => `such as ${example}`,
  pleaseProvide: (names: ReadonlyArray<string>): string =>
    `Please provide ${joined(names, 'and')}.`,
  issueWith: (name: string): string => `There seems to be an issue with ${name}.`,
  pleaseCorrect: (sentence: string): string => `Please correct this: ${sentence}`,
  pleaseFollow: (format: string): string => `Please follow the format ${format}.`,
  more: (count: number): string => `There ${count === 1 ? 'is' : 'are'} ${count} more.`,
  pleaseCheckAll: 'Please check them against the schema of the tool.',
  askService: (service: string): string =>
    `Your ${service === '' ? 'account' : service} needs to be set up.`,
  pleaseOpen: (url: string): string => `Please open ${url} to authorize access.`,
  pleaseAuthorize: 'Please authorize access in the settings of the service.',
  askConfigured: (service: string): string => `The ${service} service needs to be configured.`,
  pleaseAdd: (names: ReadonlyArray<string>): string =>
    `Please add ${joined(names, 'and')} in its settings.`,
  pleaseConfigure: 'Please complete its settings.',
  whichTool: 'Which tool should I use instead?'
}

/** About asking, where a program or a form says it. */
export const asking = {
  call: (tool: string): string => `call ${tool}`,
  fill: (action: string): string =>
    `Please fill in what is missing${action === '' ? '' : ` so I can ${action}`}.`,
  parameters: (
    action: string,
    required: ReadonlyArray<string>,
    optional: ReadonlyArray<string>
  ): string =>
    `${required.length === 0 ? '' : `Required${action === '' ? '' : ` to ${action}`}: ${joined(required, 'and')}. `}Optional: ${joined(optional, 'and')}.`
}

/** What became of a call since the attempt before. No needle of Agentopia's detector stands here (row A18). */
export const attempts = {
  since: (news: ReadonlyArray<string>): string => `Since the last attempt: ${news.join('; ')}.`,
  fixed: (places: ReadonlyArray<string>): string => `fixed ${joined(places, 'and')}`,
  still: (places: ReadonlyArray<string>): string => `still wrong ${joined(places, 'and')}`,
  changed: (places: ReadonlyArray<string>): string =>
    `wrong in another way ${joined(places, 'and')}`,
  fresh: (places: ReadonlyArray<string>): string => `newly wrong ${joined(places, 'and')}`,
  again: (places: ReadonlyArray<string>): string =>
    places.length === 0
      ? 'The last attempt failed in the same way.'
      : `The last attempt failed in the same way: still wrong ${joined(places, 'and')}.`,
  stop: (count: number, places: ReadonlyArray<string>): string =>
    `This call has failed ${count} times in the same way: stop calling it and ask the user${
      places.length === 0 ? '' : ` about ${joined(places, 'and')}`
    }.`
}

/** Of a call that goes through, or would. */
export const remarks = {
  ignoredKey: (name: string): string => `Parameter ${name} is not in the schema and may be ignored`,
  misspeltKey: (name: string, known: string): string =>
    `Parameter ${name} is not in the schema and may be ignored; did you mean ${known}?`,
  rename: (name: string, known: string): string => `Rename ${name} to ${known}`,
  deprecated: (name: string, description: string): string => {
    const text = description.replace(/^deprecated\b[\s.:;,]*/i, '')
    return `Parameter ${name} is deprecated${text === '' ? '' : `: ${text}`}`
  },
  unchecked: (level: string): string =>
    `The ${level} check could not be made, and the call may still fail`,
  late: (level: string): string =>
    `The ${level} check did not end in time, and the call may still fail`
}

/** What a language must say. */
export interface Pack {
  readonly points: typeof points
  readonly faults: typeof faults
  readonly fixed: typeof fixed
  readonly fixes: typeof fixes
  readonly questions: typeof questions
  readonly asking: typeof asking
  readonly attempts: typeof attempts
  readonly remarks: typeof remarks
}

/** English whole. */
export const en: Pack = { points, fixes, faults, fixed, questions, asking, attempts, remarks }

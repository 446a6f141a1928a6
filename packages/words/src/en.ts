import type { Comparison, Counted, JsonType } from '@toolfault/model'
import {
  comparisons,
  counted,
  dates,
  duration,
  formats,
  inside,
  joined,
  sizes,
  types
} from './english.js'

/**
 * The English of this house: every sentence it writes, by message id, in groups by who says them, so
 * that a bundle holds only what it says. Arguments arrive escaped.
 */

/** Of one point: place, expectation, what came, fix. */
export const points = {
  root: 'the arguments',
  more: (count: number): string => `${count} more`,
  missing: (place: string): string => `${place} is missing`,
  blank: (place: string, must: string): string =>
    `${place} is blank${must === '' ? '' : `: it must ${must}`}`,
  unexpected: (place: string): string => `${place} is not an accepted key`,
  unexpectedKey: (place: string, rule: string): string =>
    `${place} is not an accepted key, keys must ${rule}`,
  invalid: (place: string): string => `${place} is not valid`,
  said: (place: string, text: string): string => `${place}: ${text}`,
  must: (place: string, what: string): string => `${place} must ${what}`,
  because: (place: string): string => `because ${place} is present`,

  type: (types: string): string => `be ${types}`,
  oneOf: (values: string): string => `be one of ${values}`,
  exactly: (value: string): string => `be ${value}`,
  format: (format: string): string => `be a valid ${formats.get(format) ?? format}`,
  pattern: (pattern: string): string => `match the pattern ${pattern}`,
  compare: (comparison: Comparison, limit: string): string =>
    `be ${comparisons[comparison]} ${limit}`,
  compareDates: (comparison: Comparison, limit: string): string =>
    `be ${dates[comparison]} ${limit}`,
  atLeast: (least: number, of: Counted): string => `have at least ${least} ${counted(of, least)}`,
  atMost: (most: number, of: Counted): string =>
    most === 0 ? 'be empty' : `have at most ${most} ${counted(of, most)}`,
  between: (least: number, most: number, of: Counted): string =>
    `have ${least} to ${most} ${counted(of, most)}`,
  multiple: (of: number): string => `be a multiple of ${of}`,
  distinct: 'not hold the same item twice',
  distinctItems: (first: number, second: number): string =>
    `not hold the same item twice (items ${first} and ${second} are equal)`,
  oneBranch: 'match one of the allowed shapes',
  oneBranchOnly: (count: number): string =>
    `match exactly one of the allowed shapes, and matches ${count} of them`,
  otherThan: 'not match the excluded shape',
  nothing: 'not be sent',
  nothingFits: (place: string): string => `no value is accepted for ${place}`,
  condition: 'satisfy a condition that other values set',

  received: (what: string): string => `received ${what}`,
  sized: (type: JsonType, size: number): string =>
    size === 0
      ? `an empty ${type}`
      : `${types.get(type) ?? type} of ${size} ${sizes.get(type) ?? ''}${size === 1 ? '' : 's'}`,
  aType: (type: string): string => types.get(type) ?? type,
  or: (items: ReadonlyArray<string>): string => joined(items, 'or'),
  add: (what: string): string => `add it${inside(what)}`,
  remove: 'remove it',
  renameOrRemove: 'rename or remove it'
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
  invalidJson: (detail: string): string => `Invalid JSON: ${detail}`,
  validationFailed: 'validation failed',
  invalidInput: 'Invalid input parameters',
  missingParameter: (name: string): string => `Missing required parameter: ${name}`,
  ignoredKey: (name: string): string => `Parameter ${name} is not in the schema and may be ignored`,
  schemaOfTool: 'The schema of this tool cannot be used. Its operator must mend it.'
}

/** What would mend a point, as a command. */
export const remedies = {
  add: (place: string, what: string): string => `Add ${place}${inside(what)}`,
  remove: (place: string): string => `Remove ${place}`,
  renameOrRemove: (place: string): string => `Rename or remove ${place}`,
  choose: (place: string, values: string): string => `Set ${place} to ${values}`,
  send: (place: string, types: string): string => `Send ${types} for ${place}`
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
  formatted: (type: string, format: string): string => `${type}, format ${format}`,
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
    `${required.length === 0 ? '' : `Required to ${action}: ${joined(required, 'and')}. `}Optional: ${joined(optional, 'and')}.`
}

/** What a language must say. */
export interface Pack {
  readonly points: typeof points
  readonly faults: typeof faults
  readonly fixed: typeof fixed
  readonly remedies: typeof remedies
  readonly questions: typeof questions
  readonly asking: typeof asking
}

/** English whole. */
export const en: Pack = { points, faults, fixed, remedies, questions, asking }

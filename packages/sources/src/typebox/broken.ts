import { isList, isRecord, own, type Steps } from '@toolfault/model'
import { bytes, keyCount, repeats, time } from './look.js'
import type { Rule } from './rule-name.js'

/** Rules that a value breaks, in 0.34's order, and behind them those of which that cannot be told. */
export interface Broken {
  readonly sure: ReadonlyArray<Rule>
  readonly maybe: ReadonlyArray<Rule>
}

/** Kinds that have one rule; any that is not known was registered by an author. */
const single: ReadonlyMap<string, Rule> = /* @__PURE__ */ new Map([
  ['Intersect', 'allOf'],
  ['Literal', 'const'],
  ['Never', 'false schema'],
  ['Not', 'not'],
  ['Union', 'anyOf'],
  ...[
    ...['AsyncIterator', 'Boolean', 'Constructor', 'Function', 'Iterator', 'Null', 'Promise'],
    ...['Symbol', 'Undefined', 'Void']
  ].map((kind) => [kind, 'type'] as const)
])

/** What a schema of a kind says of a value: `type` alone where the value is not of the kind at all. */
export const brokenRules = (
  kind: string,
  schema: unknown,
  value: unknown,
  looks: Steps
): Broken => {
  switch (kind) {
    case 'Number':
    case 'Integer':
    case 'BigInt':
      return isNumeric(kind, value) ? compared(schema, value, '') : sure('type')
    case 'Date': {
      const at = time(value)
      return at === undefined ? sure('type') : compared(schema, at, 'Timestamp')
    }
    case 'Uint8Array': {
      const size = bytes(value)
      return size === undefined ? sure('type') : sized(schema, size, 'ByteLength')
    }
    case 'Object':
    case 'Record':
      return isRecord(value) ? keyed(schema, value, looks) : sure('type')
    case 'String':
    case 'TemplateLiteral':
    case 'RegExp':
      return typeof value === 'string' ? textual(schema, value) : sure('type')
    case 'Array':
      return isList(value) ? listing(schema, value, looks) : sure('type')
    case 'Tuple':
      return sure(isList(value) ? 'items' : 'type')
    default:
      return sure(single.get(kind) ?? 'custom')
  }
}

const sure = (...rules: ReadonlyArray<Rule>): Broken => ({ sure: rules, maybe: [] })

type Amount = number | bigint

const isNumeric = (kind: string, value: unknown): value is Amount => {
  if (kind === 'BigInt') return typeof value === 'bigint'
  return kind === 'Integer' ? Number.isInteger(value) : Number.isFinite(value)
}

const comparisons: ReadonlyArray<readonly [Rule, (a: Amount, b: Amount) => boolean]> = [
  ['exclusiveMaximum', (a, b) => a < b],
  ['exclusiveMinimum', (a, b) => a > b],
  ['maximum', (a, b) => a <= b],
  ['minimum', (a, b) => a >= b],
  [
    'multipleOf',
    (a, b) =>
      typeof a === 'bigint' && typeof b === 'bigint'
        ? b !== 0n && a % b === 0n
        : Number(a) % Number(b) === 0
  ]
]

const compared = (schema: unknown, value: Amount, ending: string): Broken =>
  sure(
    ...comparisons.flatMap(([rule, isMet]) => {
      const limit = own(schema, rule + ending)
      const isAmount = typeof limit === 'number' || typeof limit === 'bigint'
      return isAmount && !isMet(value, limit) ? [rule + ending] : []
    })
  )

/** 0.34 asks for the least first. */
const sized = (schema: unknown, size: number, of: string): Broken => {
  const least = own(schema, `min${of}`)
  const most = own(schema, `max${of}`)
  return sure(
    ...(typeof least === 'number' && size < least ? [`min${of}`] : []),
    ...(typeof most === 'number' && size > most ? [`max${of}`] : [])
  )
}

const keyed = (schema: unknown, value: object, looks: Steps): Broken => {
  const isLimited = ['minProperties', 'maxProperties'].some(
    (rule) => own(schema, rule) !== undefined
  )
  const count = isLimited ? keyCount(value, looks) : undefined
  return count === undefined ? sure() : sized(schema, count, 'Properties')
}

/** 0.34 counts UTF-16 code units. No expression of a schema is run here. */
const textual = (schema: unknown, value: string): Broken => ({
  sure: sized(schema, value.length, 'Length').sure,
  maybe: [
    ...(['pattern', 'source'].some((rule) => own(schema, rule) !== undefined) ? ['pattern'] : []),
    ...(own(schema, 'format') === undefined ? [] : ['format'])
  ]
})

/** What an array contains is told by subschemas, and whether its items differ may take comparing them. */
const listing = (schema: unknown, value: ReadonlyArray<unknown>, looks: Steps): Broken => {
  const counts = sized(schema, value.length, 'Items').sure
  const repeated = own(schema, 'uniqueItems') === true ? repeats(value, looks) : false
  return {
    sure: repeated === true ? [...counts, 'uniqueItems'] : counts,
    maybe: [
      ...(repeated === undefined ? ['uniqueItems'] : []),
      ...(['contains', 'minContains', 'maxContains'].some((rule) => own(schema, rule) !== undefined)
        ? ['contains']
        : [])
    ]
  }
}

import { own, type Params } from '@toolfault/model'

/** What an error of ajv's for JSON Type Definition says, in the words of JSON Schema. */
export interface Defined {
  readonly keyword: string
  /** The error stands at the key that its parameters name. */
  readonly isAtKey?: boolean
  /** In place of those of the error. */
  readonly params?: Params
}

/** Keywords of JSON Type Definition, or that both languages have and that say another thing there. */
const shared: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['discriminator', 'elements', 'optionalProperties', 'properties', 'type', 'values']
])

const numbers: ReadonlySet<unknown> = /* @__PURE__ */ new Set(['float32', 'float64'])

/** What is told of whole numbers by the bits that they take (RFC 8927, section 2.2.3). */
const integers: ReadonlyMap<string, Params> = /* @__PURE__ */ new Map(
  [8, 16, 32].flatMap((bits) => [
    [`int${bits}`, { minimum: -(2 ** (bits - 1)), maximum: 2 ** (bits - 1) - 1 }] as const,
    [`uint${bits}`, { minimum: 0, maximum: 2 ** bits - 1 }] as const
  ])
)

/**
 * JSON Type Definition has its own keywords for what keys there are, says a wrong type with any of them, and stands at a
 * tag or a surplus key where ajv's errors of JSON Schema stand at the owner. `undefined` for an error of JSON Schema.
 */
export const defined = (error: unknown, keyword: string, params: unknown): Defined | undefined => {
  if (!shared.has(keyword)) return undefined
  const nullable = own(params, 'nullable')
  if (typeof nullable === 'boolean') return typed(own(params, 'type'), nullable)
  if (keyword === 'type' || !isPointer(own(error, 'schemaPath'))) return undefined
  switch (own(params, 'error')) {
    case 'missing':
      return { keyword: 'required' }
    case 'additional':
      return { keyword: 'additionalProperties', isAtKey: true }
    case 'mapping':
    case 'tag':
      return { keyword, isAtKey: own(params, 'tagValue') !== undefined }
    default:
      return undefined
  }
}

/** The place of a rule in JSON Schema begins with a sign or an address. */
const isPointer = (path: unknown): boolean =>
  typeof path === 'string' && (path === '' || path.startsWith('/'))

const typed = (name: unknown, isNullable: boolean): Defined | undefined => {
  if (typeof name !== 'string') return undefined
  if (name === 'timestamp') return { keyword: 'format', params: { format: 'date-time' } }
  const limits = integers.get(name)
  const type = numbers.has(name) ? 'number' : limits === undefined ? name : 'integer'
  return { keyword: 'type', params: { type: isNullable ? [type, 'null'] : type, ...limits } }
}

import { isList, isRecord } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Codec } from './codec.js'

/** What a codec of io-ts takes at its own place, whatever it asks for below. */
interface Taken {
  /** Its types in JSON, where JSON has one for it. */
  readonly type?: Json
  readonly accepts: (value: unknown) => boolean
}

const array: Taken = { type: 'array', accepts: isList }
const object: Taken = { type: 'object', accepts: isRecord }

const ofType = (type: string): Taken => ({ type, accepts: (value) => typeof value === type })

/** What the codecs of io-ts that have no more to say take, by their `_tag`. */
export const taken: ReadonlyMap<string | undefined, Taken> = /* @__PURE__ */ new Map<
  string | undefined,
  Taken
>([
  ['StringType', ofType('string')],
  ['NumberType', ofType('number')],
  ['BooleanType', ofType('boolean')],
  ['NullType', { type: 'null', accepts: (value) => value === null }],
  ['ArrayType', array],
  ['ReadonlyArrayType', array],
  ['AnyArrayType', array],
  ['TupleType', array],
  ['InterfaceType', object],
  ['PartialType', object],
  ['StrictType', object],
  ['ExactType', object],
  ['DictionaryType', object],
  ['AnyDictionaryType', object],
  [
    'ObjectType',
    { type: ['object', 'array'], accepts: (value) => typeof value === 'object' && value !== null }
  ],
  ['BigIntType', { accepts: (value) => typeof value === 'bigint' }],
  ['FunctionType', { accepts: (value) => typeof value === 'function' }]
])

const others: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'AnyType',
  'IntersectionType',
  'KeyofType',
  'LiteralType',
  'NeverType',
  'UndefinedType',
  'UnionType',
  'UnknownType',
  'VoidType'
])

/** Whether io-ts made a codec, so that an author's sentence for it stands for a rule that is known. */
export const isKnown = ({ tag }: Codec): boolean =>
  tag !== undefined && (taken.has(tag) || others.has(tag))

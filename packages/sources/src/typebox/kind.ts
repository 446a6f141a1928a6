import { isList, own, total } from '@toolfault/model'

/** TypeBox marks each schema with its kind under this symbol, in every copy of the library. */
const Kind = /* @__PURE__ */ Symbol.for('TypeBox.Kind')

const ofType: ReadonlyMap<unknown, string> = /* @__PURE__ */ new Map([
  ['array', 'Array'],
  ['bigint', 'BigInt'],
  ['integer', 'Integer'],
  ['number', 'Number'],
  ['object', 'Object'],
  ['string', 'String'],
  ['RegExp', 'RegExp']
])

/** The kind of a TypeBox schema (`Union`), from its mark or, where that was lost, from its keywords. */
export const kindOfSchema = (schema: unknown): string | undefined => {
  const mark = marked(schema)
  if (mark !== undefined) return mark
  if (isList(own(schema, 'anyOf'))) return 'Union'
  if (isList(own(schema, 'allOf'))) return 'Intersect'
  if (own(schema, 'const') !== undefined) return 'Literal'
  const not = own(schema, 'not')
  if (not !== undefined) return Object.keys(Object(not)).length === 0 ? 'Never' : 'Not'
  const type = own(schema, 'type')
  if (type === 'array' && (isList(own(schema, 'items')) || own(schema, 'maxItems') === 0))
    return 'Tuple'
  return ofType.get(type) ?? (typeof type === 'string' ? type : undefined)
}

const marked = (schema: unknown): string | undefined =>
  total(
    () => {
      if (typeof schema !== 'object' || schema === null || !Object.hasOwn(schema, Kind))
        return undefined
      const mark: unknown = Reflect.get(schema, Kind)
      return typeof mark === 'string' ? mark : undefined
    },
    () => undefined
  )

import { isList, isRecord, own } from '@toolfault/model'

/** What a real validator answered once, and to what. */
export interface Row {
  /** `ajv 2020-12 {"allErrors":true}`, `zod 3 ~standard.validate`. */
  readonly validator: string
  readonly name: string
  readonly input: unknown
  readonly output: unknown
}

/** A row of the recording, with what JSON has no form for again. */
export const rowOf = (row: unknown): Row => ({
  validator: String(own(row, 'validator')),
  name: String(own(row, 'case')),
  input: revived(own(row, 'input')),
  output: revived(own(row, 'output'))
})

const Kind = Symbol.for('TypeBox.Kind')

/** What JSON could not hold was recorded as an object with one `$` key, and a schema's mark beside it. */
const revived = (json: unknown): unknown => {
  if (isList(json)) return json.map(revived)
  if (!isRecord(json)) return json
  const [[name, value] = ['', undefined], ...more] = Object.entries(json)
  if (more.length === 0 && specials.has(name)) return special(name, value)
  const copy = Object.fromEntries(Object.entries(json).map(([key, inner]) => [key, revived(inner)]))
  const mark = own(json, 'schemaKind')
  return mark === undefined
    ? copy
    : { ...copy, schema: { ...Object(copy['schema']), [Kind]: mark } }
}

const specials = new Set([
  '$undefined',
  '$symbol',
  '$regexp',
  '$bigint',
  '$function',
  '$map',
  '$threw'
])

const special = (name: string, value: unknown): unknown => {
  const text = String(value)
  switch (name) {
    case '$symbol':
      return Symbol(text.slice('Symbol('.length, -1))
    case '$regexp':
      return new RegExp(text.slice(1, text.lastIndexOf('/')), text.slice(text.lastIndexOf('/') + 1))
    case '$bigint':
      return BigInt(text)
    case '$function':
      return () => undefined
    case '$threw':
      return new Error(text)
    case '$map':
      return new Map(
        (isList(value) ? value : []).map((entry) => {
          const [key, inner] = isList(entry) ? entry : []
          return [revived(key), revived(inner)]
        })
      )
    default:
      return undefined
  }
}

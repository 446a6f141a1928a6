import { targetOf } from './schema.mjs'

const WORDS = ['alpha', 'report', 'main', 'hello world', 'acme', 'notes', 'blue']
const FORMATS = {
  'date-time': '2026-01-02T03:04:05Z',
  date: '2026-01-02',
  time: '03:04:05Z',
  email: 'ann@acme.com',
  uri: 'https://acme.com/a',
  url: 'https://acme.com/a',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6'
}
const NAMED = [
  [/url/i, 'https://acme.com/a'],
  [/path|file/i, 'src/app.ts'],
  [/date|time/i, '2026-01-02T03:04:05Z'],
  [/id$/i, 'id_42']
]
const DEEP = 6

/** A call that a schema may well take, made of random numbers; whether it does, a validator tells. */
export const callOf = (root, next) => {
  const pick = (list) => list[Math.floor(next() * list.length)]

  const made = (given, key, depth) => {
    const schema = targetOf(given, root)
    if (typeof schema !== 'object' || schema === null || depth > DEEP) return 'x'
    if ('const' in schema) return schema.const
    if (schema.enum) return pick(schema.enum.filter((one) => one !== null && one !== ''))
    const branches = schema.anyOf ?? schema.oneOf
    if (branches && !schema.properties) {
      const some = branches.filter((one) => targetOf(one, root)?.type !== 'null')
      return made(pick(some), key, depth + 1)
    }
    if (schema.allOf && !schema.type) return made(schema.allOf[0], key, depth + 1)
    const make = makers[typeOf(schema)]
    return make === undefined ? null : make(schema, key, depth)
  }

  const makers = {
    object: (schema, _, depth) => {
      const needed = new Set(schema.required)
      const named = Object.entries(schema.properties ?? {})
        .filter(([key]) => needed.has(key) || (depth < 2 && next() < 0.35))
        .map(([key, at]) => [key, made(at, key, depth + 1)])
      const free = schema.properties === undefined && schema.additionalProperties
      const more = typeof free === 'object' ? { team: made(free, 'team', depth + 1) } : {}
      return { ...Object.fromEntries(named), ...more }
    },
    array: (schema, key, depth) => {
      if (schema.prefixItems) return schema.prefixItems.map((at) => made(at, key, depth + 1))
      const count = 1 + Math.floor(next() * 2)
      const length = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 9, count))
      return Array.from({ length }, () => made(schema.items ?? {}, key, depth + 1))
    },
    number: (schema) => {
      const above = schema.exclusiveMinimum
      const least = schema.minimum ?? (typeof above === 'number' ? above + 1 : 1)
      return Math.floor(least + next() * ((schema.maximum ?? least + 60) - least))
    },
    boolean: () => next() < 0.7,
    string: (schema, key) => {
      if (FORMATS[schema.format] !== undefined) return FORMATS[schema.format]
      if (schema.pattern) return schema.default ?? schema.examples?.[0] ?? 'abc'
      const [, usual] = NAMED.find(([name]) => name.test(key)) ?? []
      return (usual ?? pick(WORDS)).padEnd(schema.minLength ?? 0, 'x')
    }
  }

  return made(root, '', 0)
}

const typeOf = ({ type, properties, items }) => {
  const named = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (named === 'integer') return 'number'
  return named ?? (properties ? 'object' : items ? 'array' : 'string')
}

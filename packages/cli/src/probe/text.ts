import { type Compile, own } from '@toolfault/model'

/** A text of each format that JSON Schema names, and of a few patterns that many tools have. */
const formats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'probe@example.com',
  'idn-email': 'probe@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  iri: 'https://example.com/',
  'uri-reference': '/probe',
  'iri-reference': '/probe',
  'uri-template': '/probe/{id}',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  'json-pointer': '/probe',
  'relative-json-pointer': '0',
  regex: 'a'
}

const shapes: ReadonlyArray<string> = [
  ...Object.values(formats),
  ...['a', 'A', '1', 'aa', 'AA', '11', 'aaa', 'AAA', '111', 'a1', 'A1', 'a-b', 'a_b', 'a/b', 'a.b'],
  ...['1.0', '1.0.0', 'v1.0.0', '2026-01', '12:00', '#aabbcc', '+15550100', '1111', '11111'],
  ...['a:b', 'AAA-1', '@a', '@a/b', '0x0', 'file:///a', 'a b', 'aaaaaaaa', '11111111']
]

/** The keywords that a text alone has to meet. */
const told = ['pattern', 'format', 'minLength', 'maxLength'] as const

/** Longer texts are not made. */
const LONG = 10_000

/** A text that fits a schema; where it has a pattern, the first of some shapes that the validator takes. */
export const text = (schema: object, compile: Compile): string | undefined => {
  const format = own(schema, 'format')
  const plain =
    (typeof format === 'string' && Object.hasOwn(formats, format) && formats[format]) || 'probe'
  if (own(schema, 'pattern') === undefined) return sized(plain, schema)
  const rules = Object.fromEntries(
    told.map((name) => [name, own(schema, name)] as const).filter(([, rule]) => rule !== undefined)
  )
  const check = compile({ type: 'string', ...rules })
  if (check._tag === 'Left') return undefined
  return [plain, ...shapes]
    .flatMap((shape) => [shape, sized(shape, schema) ?? shape])
    .find((shape) => check.right(shape).issues.length === 0)
}

const sized = (plain: string, schema: object): string | undefined => {
  const least = own(schema, 'minLength')
  const most = own(schema, 'maxLength')
  if (typeof least === 'number' && least > LONG) return undefined
  const long = typeof least === 'number' && plain.length < least ? plain.padEnd(least, 'x') : plain
  return typeof most === 'number' && most >= 0 ? long.slice(0, most) : long
}

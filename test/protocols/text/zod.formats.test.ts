import { own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/text/read'
import { fromStandardSchema } from '@toolfault/sources/standard-schema'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import * as z3 from 'zod3'

const test = suite('protocols/text/zod.formats')

const head = 'Input validation error: Invalid arguments for tool t: '

/** What a text says of its first issue: the rule, and what of it is asked for. */
const read = (text: string): unknown => {
  const issues = own(own(own(decode(text), 'right'), 'value'), 'issues')
  return ['kind', 'keyword', 'params'].map((name) => own(own(issues, '0'), name))
}

/** The formats of zod 4 and of zod 3, each refusing a text that it does not take. */
const formats: ReadonlyArray<readonly [string, z.ZodType | z3.ZodType]> = [
  ...Object.entries({
    email: z.email(),
    url: z.url(),
    uuid: z.uuid(),
    uuidv4: z.uuidv4(),
    uuidv6: z.uuidv6(),
    uuidv7: z.uuidv7(),
    guid: z.guid(),
    emoji: z.emoji(),
    nanoid: z.nanoid(),
    cuid: z.cuid(),
    cuid2: z.cuid2(),
    ulid: z.ulid(),
    xid: z.xid(),
    ksuid: z.ksuid(),
    jwt: z.jwt(),
    base64: z.base64(),
    base64url: z.base64url(),
    ipv4: z.ipv4(),
    ipv6: z.ipv6(),
    cidrv4: z.cidrv4(),
    cidrv6: z.cidrv6(),
    mac: z.mac(),
    e164: z.e164(),
    date: z.iso.date(),
    time: z.iso.time(),
    datetime: z.iso.datetime(),
    duration: z.iso.duration()
  }).map(([name, type]) => [`zod 4, ${name}`, type] as const),
  ...Object.entries({
    email: z3.string().email(),
    url: z3.string().url(),
    uuid: z3.string().uuid(),
    emoji: z3.string().emoji(),
    nanoid: z3.string().nanoid(),
    cuid: z3.string().cuid(),
    cuid2: z3.string().cuid2(),
    ulid: z3.string().ulid(),
    jwt: z3.string().jwt(),
    base64: z3.string().base64(),
    base64url: z3.string().base64url(),
    ip: z3.string().ip(),
    cidr: z3.string().cidr(),
    date: z3.string().date(),
    time: z3.string().time(),
    datetime: z3.string().datetime(),
    duration: z3.string().duration()
  }).map(([name, type]) => [`zod 3, ${name}`, type] as const)
]

// What an issue of zod means is said in one place, whether it comes as an object or as its sentence.
for (const [name, type] of formats) {
  test(`${name}: the sentence says what the issue says`, () => {
    const issues = type.safeParse('!').error?.issues ?? []
    const [issue] = fromStandardSchema(issues).issues
    assert.is(issues.length, 1)
    assert.is(issue?.kind, 'format')
    assert.ok(own(issue?.params, 'format'))
    const wanted = [issue?.kind, issue?.keyword, issue?.params]
    assert.equal(read(`${head}${issues[0]?.message} at a`), wanted)
  })
}

// Phrases of other minor versions of zod, and of formats that a schema here cannot ask for.
test('a format has the name that JSON Schema gives it', () => {
  for (const [phrase, format] of [
    ['UUIDv4', 'uuid'],
    ['UUIDv6', 'uuid'],
    ['UUIDv7', 'uuid'],
    ['GUID', 'uuid'],
    ['email', 'email'],
    ['IPv4', 'ipv4'],
    ['IPv6', 'ipv6'],
    ['base64 string', 'base64'],
    ['base64-encoded string', 'base64'],
    ['JSON string', 'json_string']
  ] as const)
    assert.equal(read(`${head}Invalid ${phrase} at a`), ['format', 'format', { format }], phrase)
})

test('a phrase that is no name of zod’s is no format', () => {
  for (const phrase of ['pony', '', 'uuidv5', 'EMAIL'])
    assert.is(own(own(read(`${head}Invalid ${phrase} at a`), '2'), 'format'), undefined, phrase)
})

test.run()

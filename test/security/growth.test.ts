import { advise } from '@toolfault/advice/advise'
import { asking } from '@toolfault/advice/ask'
import { requestedSchema } from '@toolfault/advice/form'
import { repairs } from '@toolfault/advice/repair'
import { attempt, type Fault, faultKinds, type InvalidArguments, marks } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import * as fault from '@toolfault/protocols/fault'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import * as oxp from '@toolfault/protocols/oxp'
import * as problemDetails from '@toolfault/protocols/problem-details'
import { fromAjv } from '@toolfault/sources/ajv'
import { fromIoTs } from '@toolfault/sources/io-ts'
import { fromJsonSchema } from '@toolfault/sources/json-schema'
import { fromStandardSchema } from '@toolfault/sources/standard-schema'
import { fromTypebox } from '@toolfault/sources/typebox'
import { digest } from '@toolfault/words/digest'
import { question } from '@toolfault/words/question'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainness } from './page.js'
import { readers, texts, wiresOf } from './strangers.js'

const test = suite('security/growth')

/** A guard against hanging, in milliseconds of this process: what is linear takes few here, a square minutes. */
const MOST = 5_000

const slow: Array<string> = []

/** Run it, and note what took too long. */
const timed = <A>(name: string, run: () => A): A => {
  const begun = process.cpuUsage()
  const answer = run()
  const took = process.cpuUsage(begun).user / 1_000
  if (took > MOST) slow.push(`${name}: ${Math.round(took)} ms`)
  return answer
}

/** What a gateway does with a fault, whoever it is from. */
const passedOn = (
  name: string,
  it: Fault,
  about: { schema?: object; value?: unknown } = {}
): Fault => {
  const told = timed(`${name}, advise`, () => advise(it, about))
  timed(`${name}, marks`, () => marks(told))
  timed(`${name}, digest`, () => digest(told, { verbosity: 'full' }))
  timed(`${name}, mcp`, () => mcp.encode(told))
  return told
}

/** All else that is done with one. */
const used = (name: string, it: Fault, about: { schema?: object; value?: unknown } = {}): void => {
  const tool = { name: 't', inputSchema: about.schema ?? {} }
  const told = passedOn(name, it, about)
  timed(`${name}, question`, () => question(told))
  timed(`${name}, asking`, () => asking(told, tool))
  timed(`${name}, form`, () => requestedSchema(told, tool))
  timed(`${name}, repairs`, () => repairs(told, { schema: {}, value: {}, ...about }))
  timed(`${name}, attempt`, () => attempt(it, told))
  for (const wire of [badRequest, fault, jsonRpc, oxp, problemDetails])
    timed(`${name}, written`, () => wire.encode(told))
}

const ended = (): void => assert.equal(slow.splice(0), [])

for (const [name, text] of texts(10_000)) {
  test(`${name}, in every wire, is read and handed on in time`, () => {
    let read = 0
    for (const [wire, value] of wiresOf(text)) {
      const faults = timed(`${wire} of ${name}`, () => readers[wire](value))
      read += faults.length
      for (const it of faults) passedOn(`${wire} of ${name}`, it)
    }
    assert.ok(read > 5)
    ended()
  })

  test(`${name}, said by every validator, is read and handed on in time`, () => {
    const found = timed(name, () => [
      fromAjv([
        { instancePath: text, keyword: 'type', message: text, params: { type: text } },
        { instancePath: '', keyword: 'required', message: text, params: { missingProperty: text } }
      ]),
      fromJsonSchema([{ validator: 'required', message: text, path: [] }]),
      fromJsonSchema([{ keyword: 'type', instanceLocation: `#/${text}`, error: text }]),
      // Borders: each validator has members of its own.
      fromStandardSchema([
        { code: 'invalid_type', expected: text, message: text, path: [text] },
        { code: 'min', expected: text, message: text, path: [] },
        { code: 'pattern', expected: text, message: text, path: [] },
        { kind: 'validation', type: 'regex', expected: text, received: text, message: text }
      ] as never),
      fromTypebox([{ keyword: 'required', instancePath: text, message: text }] as never),
      fromIoTs([{ value: text, context: [{ key: text, type: { name: text } }], message: text }])
    ])
    for (const { issues } of found) passedOn(name, { kind: 'invalid_arguments', issues })
    ended()
  })

  test(`${name}, in schema, value and every member of a fault, is said in time`, () => {
    const schema = {
      type: 'object',
      description: text,
      properties: {
        a: { type: 'integer', title: text, description: text, pattern: text, format: text },
        b: { anyOf: [{ $ref: text }, { $ref: `#/$defs/${text}` }, { title: text }] },
        c: { type: 'object' },
        d: { enum: [text, `${text}x`] },
        [text]: { type: 'integer' }
      },
      required: [text]
    }
    const issues = [
      { path: ['a'], kind: 'type', keyword: 'type' },
      { path: ['b'], kind: 'alternative', keyword: 'anyOf' },
      { path: ['c'], kind: 'type', keyword: 'type' },
      { path: ['d'], kind: 'choice', keyword: 'enum' },
      { path: [text], kind: 'missing', keyword: 'required' }
    ] as const
    const value = { a: text, b: text, c: text, d: text, [`${text}y`]: text }
    used(name, { kind: 'invalid_arguments', tool: text, issues }, { schema, value })
    for (const kind of faultKinds) {
      const all = { message: text, guidance: text, detail: text, hint: text, service: text }
      // A border: every member in every kind is what a careless caller passes.
      passedOn(`${kind} of ${name}`, {
        ...all,
        kind,
        tool: text,
        reason: 'syntax',
        suggestion: text,
        requirements: [text],
        setupUrl: text,
        action: text,
        of: 'tool',
        challenges: [{ id: text, url: `https://a.example/${text}`, checkUrl: text }],
        issues: [{ path: [text], kind: 'rule', message: text }]
      } as never)
    }
    ended()
  })
}

// A wire of 10 kB can name a place of 5 000 keys; each was once asked about from the root on: minutes.
test('places deeper than any value, and values as deep, are told in time', () => {
  const schemas = [
    {},
    { properties: { a: { $ref: '#' } }, required: ['z'], additionalProperties: false },
    { properties: { a: { anyOf: [{ $ref: '#' }, { properties: { a: { $ref: '#' } } }] } } }
  ]
  let value: object = { 0: 1 }
  for (let level = 0; level < 5_000; level++) value = { a: value }
  for (const schema of schemas) {
    for (const kind of ['type', 'unexpected'] as const) {
      const issues = Array.from({ length: 3 }, (_, at) => ({
        path: [...Array.from({ length: 5_000 }, () => 'a'), String(at)],
        kind
      }))
      passedOn(kind, { kind: 'invalid_arguments', issues }, { schema, value })
    }
  }
  ended()
})

test('a place of 256 keys is told by the schema, a deeper one by the issue alone', () => {
  const schema = { properties: { a: { $ref: '#' }, n: { type: 'integer' } } }
  const toldOf = (keys: number): unknown => {
    const path = [...Array.from({ length: keys - 1 }, () => 'a'), 'n']
    const told: InvalidArguments = advise(
      { kind: 'invalid_arguments', issues: [{ path, kind: 'type', keyword: 'type' }] },
      { schema }
    )
    return told.advice?.[0]?.about
  }
  assert.equal(toldOf(256), { parameterType: 'integer' })
  assert.is(toldOf(257), undefined)
})

test('hundreds of keys, members, branches and rows at once are told in time', () => {
  const keys = Array.from({ length: 500 }, (_, at) => `key${at}`)
  const value = Object.fromEntries(keys.map((key) => [key, 1]))
  const others = Object.fromEntries(keys.map((key) => [`${key}x`, { type: 'string' }]))
  const required = Object.keys(others)
  const branches = keys.map((key) => ({ properties: { t: { const: key } }, required: ['t'] }))
  const schema = {
    properties: {
      ...others,
      e: { enum: keys },
      u: { anyOf: branches },
      l: { items: { properties: others, additionalProperties: false } }
    },
    required,
    additionalProperties: false
  }
  const issues = [
    ...required.map((key) => ({ path: [key], kind: 'missing' }) as const),
    ...keys.map((key) => ({ path: [key], kind: 'unexpected' }) as const),
    ...keys.map((key, at) => ({ path: ['l', String(at), key], kind: 'unexpected' }) as const),
    { path: ['e'], kind: 'choice', keyword: 'enum' } as const,
    { path: ['u'], kind: 'alternative', keyword: 'anyOf' } as const
  ]
  const rows = keys.map((key) => ({ [key]: 1 }))
  const given = { ...value, e: 'kee1', u: { t: 'kee1' }, l: rows }
  used('keys', { kind: 'invalid_arguments', issues }, { schema, value: given })
  used('keys', { kind: 'invalid_arguments', issues })
  ended()
})

test('the page looks at a text of a link in time', () => {
  const text = Array.from({ length: 25 }, () => '"\\'.repeat(9_990)).join('\n')
  assert.is(
    timed('plainness', () => plainness(text)),
    ''
  )
  ended()
})

test.run()

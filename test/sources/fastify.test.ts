import { type Issue, own, printPointer } from '@toolfault/model'
import { contextOf, type FastifyErrors, fromFastify } from '@toolfault/sources/fastify'
import { type FastifyInstance, type FastifySchema, fastify, type InjectOptions } from 'fastify'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { z } from 'zod'
import { frozen } from '../hostile/frozen.js'

const test = suite('sources/fastify')

type Bare = readonly [string, string, string | undefined]

const bare = (issues: ReadonlyArray<Issue>): ReadonlyArray<Bare> =>
  issues.map(({ keyword, kind, path }) => [printPointer(path), kind, keyword])

/** The error that a real Fastify hands to its error handler. */
const caught = async (
  schema: FastifySchema,
  request: InjectOptions,
  setup: (app: FastifyInstance) => void = () => undefined
): Promise<FastifyErrors> => {
  const app = fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } }
  })
  setup(app)
  let error: FastifyErrors
  app.setErrorHandler((thrown: Error & { readonly code: string }, _, reply) => {
    error = thrown
    return reply.code(400).send()
  })
  app.post('/:id', { schema }, async () => 'ok')
  await app.inject({ method: 'POST', url: '/1', payload: {}, ...request })
  await app.close()
  return error
}

const body = {
  type: 'object',
  required: ['city', 'a/b'],
  properties: { nights: { type: 'integer' } },
  additionalProperties: false
}
const wanted: ReadonlyArray<Bare> = [
  ['/city', 'missing', 'required'],
  ['/a~1b', 'missing', 'required'],
  ['/extra', 'unexpected', 'additionalProperties'],
  ['/nights', 'type', 'type']
]
const payload = { nights: 'x', extra: 1 }

test('B3: the error with its validation, of the body', async () => {
  const error = await caught({ body }, { payload })
  assert.equal(bare(fromFastify(error).issues), wanted)
  assert.is(contextOf(error), 'body')
  assert.is(fromFastify(error).issues[0]?.message, "must have required property 'city'")
})

for (const [part, schema, request] of [
  ['querystring', { type: 'object', required: ['x-a'] }, {}],
  ['headers', { type: 'object', required: ['X-A'] }, {}],
  ['params', { type: 'object', required: ['x-a'] }, {}]
] as const) {
  test(`B3: the error says that it is of the ${part}; names of headers are in small letters`, async () => {
    const error = await caught({ [part]: schema }, request)
    assert.is(contextOf(error), part)
    assert.equal(bare(fromFastify(error).issues), [['/x-a', 'missing', 'required']])
  })
}

test('B3: the bare list, as schemaErrorFormatter gets it, does not say of which part', async () => {
  let list: FastifyErrors
  const error = await caught({ body }, { payload }, (app) => {
    app.setSchemaErrorFormatter((errors) => {
      list = errors
      return Object.assign(new Error('mine'), { statusCode: 422 })
    })
  })
  assert.equal(bare(fromFastify(list).issues), wanted)
  assert.is(contextOf(list), undefined)
  assert.equal(fromFastify(error), fromFastify(list))
  assert.is(contextOf(error), 'body')
})

test('B3: attachValidation gives the same error, or nothing when nothing was wrong', async () => {
  const app = fastify()
  const seen: Array<FastifyErrors> = []
  app.post('/', { schema: { body }, attachValidation: true }, async ({ validationError }) => {
    seen.push(validationError)
    return 'ok'
  })
  await app.inject({ method: 'POST', url: '/', payload: {} })
  await app.inject({ method: 'POST', url: '/', payload: { city: 1, 'a/b': 2 } })
  await app.close()
  assert.equal(bare(fromFastify(seen[0]).issues), [['/city', 'missing', 'required']])
  assert.is(contextOf(seen[0]), 'body')
  assert.is(seen[1], undefined)
  assert.equal(fromFastify(seen[1]), { issues: [] })
})

test('B3: a $async schema leaves `validation: true`, and its errors beside', async () => {
  const error = await caught({ body: { $async: true, ...body } }, { payload })
  assert.is(own(error, 'validation'), true)
  assert.equal(bare(fromFastify(error).issues), wanted)
  assert.is(contextOf(error), 'body')
})

/** What a validator of another kind answers. */
const answering =
  (error: unknown) =>
  (app: FastifyInstance): void => {
    app.setValidatorCompiler(() => () => ({ error }) as { error: Error })
  }

test('B3: a list that is not shaped like ajv has a path in each error', async () => {
  const list = [
    { message: 'No.', path: ['items', 0, { key: 'a/b' }] },
    { message: 'Nor this.', path: [] }
  ]
  const error = await caught({ body }, {}, answering(list))
  assert.equal(fromFastify(error).issues, [
    { path: ['items', '0', 'a/b'], kind: 'unknown', message: 'No.', echo: true },
    { path: [], kind: 'unknown', message: 'Nor this.', echo: true }
  ])
})

test('B3: an Error of another validator has no validation; its details are read', async () => {
  const details = [
    { message: '"a" is required', path: ['a'], type: 'any.required', context: { key: 'a' } },
    { message: '"b" is not allowed', path: ['b'], type: 'object.unknown', context: { value: 's' } },
    {
      message: '"c" must be one of [x, y]',
      path: ['c'],
      type: 'any.only',
      context: { valids: ['x', 'y'], value: 's' }
    },
    { message: '"d" must be a number', path: ['d', 0], type: 'number.base', context: {} },
    { message: '"e" with value "s" fails', path: ['e'], type: 'string.pattern.base', context: {} }
  ]
  const error = await caught({ body }, {}, answering(Object.assign(new Error('joi'), { details })))
  assert.is(own(error, 'validation'), undefined)
  const { issues } = fromFastify(error)
  assert.equal(bare(issues), [
    ['/a', 'missing', 'required'],
    ['/b', 'unexpected', 'additionalProperties'],
    ['/c', 'choice', 'enum'],
    ['/d/0', 'type', 'type'],
    ['/e', 'unknown', undefined]
  ])
  assert.equal(issues[2]?.params, { allowedValues: ['x', 'y'] })
  assert.equal(
    issues.map(({ echo }) => echo),
    [undefined, undefined, undefined, undefined, true]
  )
  assert.is(contextOf(error), 'body')
})

const flight = z.strictObject({ city: z.string(), legs: z.array(z.object({ nights: z.int() })) })
const flown = { city: 1, legs: [{ nights: 'x' }], extra: 1 }
const zodSays: ReadonlyArray<Bare> = [
  ['/city', 'type', 'type'],
  ['/legs/0/nights', 'type', 'type'],
  ['/extra', 'unexpected', 'additionalProperties']
]
const zodIssues = flight.safeParse(flown).error?.issues ?? []

test("B3: zod's issues behind ajv's shape, as its bridge to Fastify makes them, are zod's", async () => {
  const posing = zodIssues.map(({ code, message, path, ...params }) => ({
    keyword: code,
    instancePath: `/${path.join('/')}`,
    schemaPath: `#/${path.join('/')}/${code}`,
    message,
    params
  }))
  const error = await caught({ body }, {}, answering(posing))
  assert.equal(bare(fromFastify(error).issues), zodSays)
  // The older bridge keeps the issue itself, and the whole error.
  const older = posing.map((one, at) => ({
    ...one,
    params: { issue: zodIssues[at], zodError: new Error('whole') }
  }))
  const { issues } = fromFastify(await caught({ body }, {}, answering(older)))
  assert.equal(bare(issues), zodSays)
  assert.not.match(JSON.stringify(issues), 'zodError')
})

test("B3: the issues of zod and valibot are read as those, with the author's part of the message", async () => {
  const thrown = await caught({ body }, {}, answering(flight.safeParse(flown).error))
  assert.equal(bare(fromFastify(thrown).issues), zodSays)
  const { issues } = v.safeParse(v.strictObject({ city: v.string() }), { city: 1, extra: 1 })
  assert.equal(bare(fromFastify(await caught({ body }, {}, answering(issues))).issues), [
    ['/city', 'type', 'type'],
    ['/extra', 'unexpected', 'additionalProperties']
  ])
})

test("B3: TypeBox's compiler for Fastify says where and what, and no rule", async () => {
  const list = [
    { message: 'Expected string', instancePath: '/a~1b/0' },
    { message: 'Expected required property', instancePath: '' }
  ]
  assert.equal(fromFastify(await caught({ body }, {}, answering(list))).issues, [
    { path: ['a/b', '0'], kind: 'unknown', message: 'Expected string', echo: true },
    { path: [], kind: 'unknown', message: 'Expected required property', echo: true }
  ])
})

test("B3: yup's errors are in `inner`, a single one is the error itself, places are texts", async () => {
  const inner = [
    { path: 'city', type: 'typeError', message: 'no string' },
    { path: 'rooms[1].beds', type: 'min', message: 'too few' },
    { path: undefined, type: 'noUnknown', message: 'surplus' }
  ]
  const errors = inner.map(({ message }) => message)
  const whole = Object.assign(new Error('3 errors occurred'), { errors, inner })
  assert.equal(fromFastify(await caught({ body }, {}, answering(whole))).issues, [
    { path: ['city'], kind: 'unknown', message: 'no string', echo: true },
    { path: ['rooms', '1', 'beds'], kind: 'unknown', message: 'too few', echo: true },
    { path: [], kind: 'unknown', message: 'surplus', echo: true }
  ])
  const single = Object.assign(new Error('no string'), {
    path: 'city',
    errors: ['no string'],
    inner: []
  })
  assert.equal(fromFastify(await caught({ body }, {}, answering(single))).issues, [
    { path: ['city'], kind: 'unknown', message: 'no string', echo: true }
  ])
})

test('B3: a list of sentences is one issue for each', async () => {
  const error = Object.assign(new Error('2 errors'), { errors: ['one', 'two'] })
  assert.equal(fromFastify(await caught({ body }, {}, answering(error))).issues, [
    { path: [], kind: 'unknown', message: 'one', echo: true },
    { path: [], kind: 'unknown', message: 'two', echo: true }
  ])
})

test("a rule of the author's own is none of another validator's, wherever it stands", async () => {
  const own = { keyword: 'isEven', instancePath: '/a', schemaPath: '#/properties/a/isEven' }
  const list = [{ ...own, message: 'must be even', params: {} }]
  assert.equal(fromFastify(await caught({ body }, {}, answering(list))).issues, [
    { path: ['a'], kind: 'rule', keyword: 'isEven', message: 'must be even' }
  ])
})

test("B3: an Error with nothing but a message is the author's own rule", async () => {
  const error = await caught({ body }, {}, answering(new Error('Departure is in the past.')))
  assert.equal(fromFastify(error).issues, [
    { path: [], kind: 'rule', message: 'Departure is in the past.' }
  ])
})

test('a validator that threw says nothing of the request', async () => {
  const error = await caught({ body }, {}, (app) => {
    app.setValidatorCompiler(() => () => {
      throw new Error('secret of the server')
    })
  })
  const { issues } = fromFastify(error)
  assert.is(issues.length, 1)
  assert.is(issues[0]?.kind, 'unknown')
  assert.not.match(String(issues[0]?.message), 'secret')
})

test('B1: a body that is no JSON is no validation error', async () => {
  const headers = { 'content-type': 'application/json' }
  const error = await caught({ body }, { payload: '{bad', headers })
  assert.is(contextOf(error), undefined)
  assert.equal(
    fromFastify(error).issues.map(({ kind, path }) => [kind, path]),
    [['unknown', []]]
  )
})

test('what is no such error is one issue of kind unknown, and is about nothing', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const getter = {
    get validation(): never {
      throw new Error('no')
    }
  }
  // A border: a sloppy caller.
  for (const junk of [7, 'x', {}, [], proxy, getter, { validation: 'bad' }] as Array<never>) {
    const { issues } = fromFastify(junk)
    assert.equal(
      issues.map(({ kind, path }) => [kind, path]),
      [['unknown', []]]
    )
    assert.is(contextOf(junk), undefined)
  }
})

test('symbols, functions and long paths in the errors of others do no harm', () => {
  const path = [
    Symbol('s'),
    () => 1,
    { key: {} },
    null,
    ...Array.from({ length: 20_000 }, () => 'a')
  ]
  const { issues } = fromFastify([{ message: 'no', path }] as unknown as FastifyErrors)
  assert.equal(issues[0]?.path.slice(0, 5), ['Symbol(s)', '', '', '', 'a'])
  assert.is(issues[0]?.path.length, 10_000)
})

test('the error is read, never written', async () => {
  const error = await caught({ body }, { payload })
  const before = JSON.stringify(error)
  fromFastify(frozen(error))
  assert.is(JSON.stringify(error), before)
})

test.run()

import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, own, printPointer } from '@toolfault/model'
import * as text from '@toolfault/protocols/text'
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
    { message: '"a" is required', path: ['a'], type: 'any.required', context: { label: 'a' } },
    {
      message: '"b" is not allowed',
      path: ['b'],
      type: 'object.unknown',
      context: { label: 'b', value: 's' }
    },
    {
      message: '"c" must be one of [x, y]',
      path: ['c'],
      type: 'any.only',
      context: { label: 'c', valids: ['x', 'y'], value: 's' }
    },
    {
      message: '"d" must be a number',
      path: ['d', 0],
      type: 'number.base',
      context: { label: 'd' }
    },
    {
      message: '"e" with value "s" fails',
      path: ['e'],
      type: 'string.pattern.base',
      context: { label: 'e' }
    }
  ]
  const error = await caught({ body }, {}, answering(Object.assign(new Error('joi'), { details })))
  assert.is(own(error, 'validation'), undefined)
  const { issues } = fromFastify(error)
  assert.equal(bare(issues), [
    ['/a', 'missing', 'required'],
    ['/b', 'unexpected', 'additionalProperties'],
    ['/c', 'choice', 'enum'],
    ['/d/0', 'type', 'type'],
    ['/e', 'pattern', undefined]
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

/** What is told of an error that joi or yup made, as Fastify hands it on. */
const toldOf = async (given: object, value: unknown): Promise<string> => {
  const error = await caught({ body }, {}, answering(Object.assign(new Error('no'), given)))
  return text.encode(advise(invalidArguments('book', fromFastify(error)), { value }))
}

const asLines = (lines: ReadonlyArray<string>): string =>
  ['Invalid arguments for tool book:', ...lines.map((line) => `- ${line}`)].join('\n')

test("B3: joi's rules are told in our words, from its types and what is in their context", async () => {
  const value = {
    email: 'x',
    code: 'ab',
    nights: 7,
    sku: 'abc',
    rooms: [1, 1],
    guest: 4,
    from: '2025-01-01',
    city: ''
  }
  const detail = (key: string, type: string, message: string, more: object): object => ({
    message: `"${key}" ${message}`,
    path: [key],
    type,
    context: { ...more, label: key, key, value: own(value, key) }
  })
  const details = [
    detail('email', 'string.email', 'must be a valid email', { invalids: ['x'] }),
    detail('code', 'string.length', 'length must be 3 characters long', { limit: 3 }),
    detail('nights', 'number.max', 'must be less than or equal to 5', { limit: 5 }),
    detail(
      'sku',
      'string.pattern.base',
      'with value "abc" fails to match the required pattern: /^x/',
      { regex: /^x/ }
    ),
    detail('guest', 'alternatives.types', 'must be one of [string, object]', {
      types: ['string', 'object']
    }),
    detail('from', 'date.greater', 'must be greater than "2026-01-01T00:00:00.000Z"', {
      limit: new Date('2026-01-01')
    }),
    detail('city', 'string.empty', 'is not allowed to be empty', {}),
    {
      message: '"rooms[1]" contains a duplicate value',
      path: ['rooms', 1],
      type: 'array.unique',
      context: { pos: 1, value: 1, dupePos: 0, dupeValue: 1, label: 'rooms[1]', key: 1 }
    }
  ]
  const error = await caught({ body }, {}, answering(Object.assign(new Error('joi'), { details })))
  assert.equal(
    fromFastify(error).issues.map(({ keyword, params, path }) => [path[0], keyword, params]),
    [
      ['email', 'format', { format: 'email' }],
      ['code', 'minLength', { limit: 3, exact: true }],
      ['nights', 'maximum', { comparison: '<=', limit: 5 }],
      ['sku', 'pattern', { pattern: '^x' }],
      ['guest', 'type', { type: ['string', 'object'] }],
      ['from', 'formatExclusiveMinimum', { comparison: '>', limit: '2026-01-01' }],
      ['city', 'minLength', { limit: 1 }],
      ['rooms', 'uniqueItems', { i: 1, j: 0 }]
    ]
  )
  assert.is(
    await toldOf({ details: details.slice(0, 4) }, value),
    asLines([
      '`email` must be a valid email address, received a string of 1 character: send a valid email address',
      '`code` must have exactly 3 characters, received a string of 2 characters: send exactly 3 characters',
      '`nights` must be at most 5, received 7: send 5 or less',
      '`sku` must match the pattern `^x`, received a string of 3 characters: send a text that matches it'
    ])
  )
})

test("B3: joi's peers, a limit that is another key, and an author's sentences", async () => {
  const details = [
    {
      message: '"value" contains [from] without its required peers [to]',
      path: [],
      type: 'object.and',
      context: { present: ['from'], missing: ['to'], label: 'value', value: { from: 'x' } }
    },
    {
      message: '"city" missing required peer "country"',
      path: [],
      type: 'object.with',
      context: { main: 'city', mainWithLabel: 'city', peer: 'country', label: 'value', value: {} }
    },
    {
      message: '"value" contains a conflict between exclusive peers [hotel, flat]',
      path: [],
      type: 'object.xor',
      context: { peers: ['hotel', 'flat'], label: 'value', value: {} }
    },
    {
      message: '"nights" must be greater than or equal to ref:least',
      path: ['nights'],
      type: 'number.min',
      context: { limit: { key: 'least', display: 'ref:least' }, value: 3, label: 'nights' }
    },
    {
      message: '"fr" is none of our languages',
      path: ['lang'],
      type: 'any.only',
      context: { valids: ['en', 'de'], value: 'fr', label: 'lang' }
    },
    {
      message: '"pin" failed custom validation because a pin has a digit',
      path: ['pin'],
      type: 'any.custom',
      context: { error: new Error('a pin has a digit'), value: 'hunter', label: 'pin' }
    }
  ]
  const error = await caught({ body }, {}, answering(Object.assign(new Error('joi'), { details })))
  assert.equal(
    fromFastify(error).issues.map(({ echo, keyword, kind, message, path }) => [
      printPointer(path),
      kind,
      keyword,
      message,
      echo
    ]),
    [
      [
        '/to',
        'dependency',
        'dependentRequired',
        'contains [from] without its required peers [to]',
        undefined
      ],
      ['/country', 'dependency', 'dependentRequired', 'missing required peer "country"', undefined],
      [
        '',
        'unknown',
        undefined,
        'contains a conflict between exclusive peers [hotel, flat]',
        undefined
      ],
      ['/nights', 'range', undefined, 'must be greater than or equal to ref:least', undefined],
      ['/lang', 'choice', 'errorMessage', '"…" is none of our languages', undefined],
      ['/pin', 'rule', undefined, 'failed custom validation because a pin has a digit', undefined]
    ]
  )
})

test("B3: yup's rules are told in our words, from its names and their params", async () => {
  const failing = (path: string, type: string, message: string, value: unknown, more: object) => ({
    path,
    type,
    value,
    message: `${path} ${message}`,
    params: { value, originalValue: value, path, ...more }
  })
  const inner = [
    failing('email', 'email', 'must be a valid email', 'x', {}),
    failing('rooms[1].beds', 'min', 'must be greater than or equal to 1', 0, { min: 1 }),
    failing('name', 'max', 'must be at most 2 characters', 'abc', { max: 2 }),
    failing('nights', 'min', 'must be a positive number', -1, { more: 0 }),
    failing('class', 'oneOf', 'must be one of the following values: eco, biz', 'Eco', {
      values: 'eco, biz',
      resolved: ['eco', 'biz']
    }),
    failing('sku', 'matches', 'must match the following: "/^x/"', 'abc', { regex: /^x/ }),
    failing(
      'guest',
      'typeError',
      'must be a `object` type, but the final value was: `"ann"`.',
      'ann',
      { type: 'object' }
    ),
    failing(
      'any',
      'typeError',
      'must match the configured type. The validated value was: `{"pin": "\\"1234\\""}`.',
      { pin: '1234' },
      { type: 'mixed' }
    ),
    failing('city', 'optionality', 'is a required field', undefined, {}),
    failing('pin', 'digit', 'needs a digit, and "ann" has none', 'ann', {}),
    failing('zip', 'length', 'codes have five digits', '123', { length: 5 }),
    {
      path: '',
      type: 'noUnknown',
      value: { pets: 2, a: 1 },
      message: 'this field has unspecified keys: pets, a',
      params: { path: '', unknown: 'pets, a' }
    }
  ]
  const errors = inner.map(({ message }) => message)
  const whole = Object.assign(new Error('many'), { errors, inner })
  const { issues } = fromFastify(await caught({ body }, {}, answering(whole)))
  assert.equal(
    issues.map(({ keyword, kind, params, path }) => [printPointer(path), kind, keyword, params]),
    [
      ['/email', 'format', 'format', { format: 'email' }],
      ['/rooms/1/beds', 'range', 'minimum', { comparison: '>=', limit: 1 }],
      ['/name', 'size', 'maxLength', { limit: 2 }],
      ['/nights', 'range', 'exclusiveMinimum', { comparison: '>', limit: 0 }],
      ['/class', 'choice', 'enum', { allowedValues: ['eco', 'biz'] }],
      ['/sku', 'pattern', 'pattern', { pattern: '^x' }],
      ['/guest', 'type', 'type', { type: 'object' }],
      ['/any', 'type', undefined, undefined],
      ['/city', 'missing', 'required', undefined],
      ['/pin', 'rule', undefined, undefined],
      ['/zip', 'size', 'errorMessage', { limit: 5, exact: true }],
      ['/pets', 'unexpected', 'additionalProperties', undefined],
      ['/a', 'unexpected', 'additionalProperties', undefined]
    ]
  )
  assert.is(issues[7]?.message, 'must match the configured type')
  assert.is(issues[9]?.message, 'pin needs a digit, and "…" has none')
  assert.is(
    await toldOf({ errors, inner: inner.slice(3, 5) }, { nights: -1, class: 'Eco' }),
    asLines([
      '`nights` must be greater than 0, received -1: send more than 0',
      '`class` must be one of "eco" or "biz", received "Eco": send "eco"'
    ])
  )
})

test("B3: no sentence of joi's or yup's repeats a long text of the rest of the call", async () => {
  const pin = 'Tr0ub4dor&3-correct-horse'
  const details = [
    {
      message: `the pin ${pin} is revoked`,
      path: ['user'],
      type: 'any.custom',
      context: { value: 'ann', label: 'user' }
    }
  ]
  const joi = Object.assign(new Error('joi'), { details, _original: { user: 'ann', pin } })
  assert.is(
    fromFastify(await caught({ body }, {}, answering(joi))).issues[0]?.message,
    'the pin … is revoked'
  )
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

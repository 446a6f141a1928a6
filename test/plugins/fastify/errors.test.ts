import { gzipSync } from 'node:zlib'
import { executionFailed, own, toolFault, unavailable } from '@toolfault/model'
import { errorHandler, type FastifyErrorOptions } from '@toolfault/plugins/fastify'
import type { WireName } from '@toolfault/protocols/wires'
import {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify
} from 'fastify'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as z from 'zod'

const test = suite('plugins/fastify/errors')

/** As the page recommends for tools. */
const faithful = {
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } }
} as const

/** Ask an app whose errors are handled. */
const within = async <W extends WireName>(
  options: FastifyErrorOptions<W>,
  routes: (app: FastifyInstance) => unknown,
  use: (app: FastifyInstance) => Promise<void>,
  server: FastifyServerOptions = faithful
): Promise<void> => {
  const app = fastify(server)
  app.setErrorHandler(errorHandler(options))
  routes(app)
  try {
    await use(app)
  } finally {
    await app.close()
  }
}

const booking = {
  type: 'object',
  properties: { city: { type: 'string' }, nights: { type: 'integer' } },
  required: ['city'],
  additionalProperties: false
}
const book = (app: FastifyInstance): unknown =>
  app.post('/book', { schema: { body: booking } }, async ({ body }) => ({ body }))

const post = async (
  app: FastifyInstance,
  payload: string | object,
  url = '/book',
  headers: Record<string, string> = { 'content-type': 'application/json' }
): Promise<[number, unknown]> => {
  const came = await app.inject({ method: 'POST', url, payload, headers })
  return [came.statusCode, came.json()]
}

const f7 = (path: string, message: string, keyword: string): object => ({
  valid: false,
  errors: [{ path, message, keyword }]
})

// OXP, "422 Unprocessable Entity": parameter_errors by the name of the parameter (O11).
test('a body is told by the schema and the value of its route', () =>
  within({ to: 'oxp' }, book, async (app) => {
    assert.equal(await post(app, { citty: 'Oslo', nights: '3' }), [
      422,
      {
        message: 'Invalid input parameters',
        parameter_errors: {
          city: '`city` is missing: rename `citty` to `city`',
          nights: '`nights` must be an integer, received "3": send 3 without quotes'
        }
      }
    ])
  }))

test('in F7, all of it in the words of ajv, in its order (V2, V13)', () =>
  within({ to: 'f7' }, book, async (app) => {
    assert.equal(await post(app, { nights: '3' }), [
      200,
      {
        valid: false,
        errors: [
          { path: '/city', message: "must have required property 'city'", keyword: 'required' },
          { path: '/nights', message: 'must be integer', keyword: 'type' }
        ]
      }
    ])
  }))

const wires = {
  f7: [200, 'application/json'],
  oxp: [422, 'application/json'],
  'json-rpc': [200, 'application/json'],
  mcp: [422, 'application/json'],
  ncp: [422, 'application/json'],
  'problem-details': [422, 'application/problem+json'],
  'bad-request': [400, 'application/json'],
  fault: [422, 'application/json'],
  text: [422, 'text/plain']
} as const

for (const [to, [status, type]] of Object.entries(wires)) {
  test(`on ${to} it is ${status} in ${type}`, () =>
    // A border: the keys of the table are the wires.
    within({ to: to as WireName, tool: () => 'book' }, book, async (app) => {
      const came = await app.inject({ method: 'POST', url: '/book', payload: {} })
      assert.is(came.statusCode, status)
      assert.match(String(came.headers['content-type']), type)
      assert.match(came.body, 'city')
    }))
}

test('a query, parameters and headers are told of their own part (contextOf)', () =>
  within(
    { to: 'f7' },
    (app) => {
      const n = { type: 'object', properties: { n: { type: 'integer' } } }
      app.get('/q', { schema: { querystring: n } }, async () => 'ok')
      app.get('/p/:n', { schema: { params: n } }, async () => 'ok')
      const headers = { type: 'object', required: ['X-Key'], properties: { 'X-Key': {} } }
      app.get('/h', { schema: { headers } }, async () => 'ok')
    },
    async (app) => {
      const get = async (url: string): Promise<unknown> => (await app.inject(url)).json()
      assert.equal(await get('/q?n=x'), f7('/query/n', 'must be integer', 'type'))
      assert.equal(await get('/p/x'), f7('/path/n', 'must be integer', 'type'))
      const required = "must have required property 'x-key'"
      assert.equal(await get('/h'), f7('/headers/x-key', required, 'required'))
    }
  ))

test('the names of headers are in small letters for advice, too', () => {
  const properties = { 'X-Mode': { enum: ['fast', 'slow'] } }
  const schema = { headers: { type: 'object', required: ['X-Mode'], properties } }
  return within(
    { to: 'oxp' },
    (app) => app.get('/h', { schema }, async () => 'ok'),
    async (app) =>
      assert.equal(own((await app.inject('/h')).json(), 'parameter_errors'), {
        '/headers/x-mode':
          '`/headers/x-mode` is missing: add `/headers/x-mode` (one of "fast" or "slow")'
      })
  )
})

// No address can hold an integer that is none in quotes: with `coerceTypes: false` nothing mends it.
test('what came in a query or a parameter is said, and nothing is asked for that only JSON can say', () =>
  within(
    { to: 'text' },
    (app) => {
      const properties = {
        n: { type: 'integer' },
        b: { type: 'boolean' },
        list: { type: 'array', items: { type: 'string' } },
        filter: { type: 'object' },
        unit: { enum: ['C', 'F'] }
      }
      const n = { type: 'object', properties }
      app.get('/q', { schema: { querystring: n } }, async () => 'ok')
      app.get('/p/:n', { schema: { params: n } }, async () => 'ok')
    },
    async (app) => {
      const said = async (url: string): Promise<string> => (await app.inject(url)).body
      const came = 'must be an integer, received "15"'
      assert.is(await said('/q?n=15'), `Invalid arguments: \`query.n\` ${came}.`)
      assert.is(await said('/p/15'), `Invalid arguments: \`path.n\` ${came}.`)
      assert.match(await said('/q?n=1,500'), 'send an integer.')
      assert.match(await said('/q?n=x'), 'send an integer.')
      assert.is(
        await said('/q?b=yes'),
        'Invalid arguments: `query.b` must be a boolean, received a string of 3 characters: send a boolean.'
      )
      assert.not.match(await said('/q?list=a'), 'put')
      assert.match(await said('/q?list=a,b'), 'split')
      assert.not.match(await said('/q?filter={"a":1}'), 'JSON')
      assert.match(await said('/q?unit=c'), 'send "C"')
    }
  ))

const parted = (app: FastifyInstance): unknown => {
  const text = { type: 'string' }
  const part = (name: string): object => ({
    type: 'object',
    properties: { [name]: text },
    required: [name]
  })
  const schema = { querystring: part('q'), headers: part('X-Host'), body: part('q') }
  return app.post('/parts', { schema }, async () => 'ok')
}

test('what a query lacks is not to be added to the body, which has it', () =>
  within({ to: 'text' }, parted, async (app) => {
    const lacking = await app.inject({ method: 'POST', url: '/parts', payload: { q: 'a' } })
    assert.is(lacking.body, 'Invalid arguments: `query.q` is missing: add `query.q` (string).')
    const headers = { 'x-host': 'a' }
    const near = await app.inject({
      method: 'POST',
      url: '/parts?p=1',
      payload: { q: 'a' },
      headers
    })
    assert.match(near.body, 'rename `query.p` to `query.q` if that was meant')
    const body = await app.inject({ method: 'POST', url: '/parts?q=1', payload: {}, headers })
    assert.is(body.body, 'Invalid arguments: `q` is missing: add `q` (string).')
  }))

test('headers that others set are neither renamed nor told to be left out', () =>
  within({ to: 'text' }, parted, async (app) => {
    const came = await app.inject({ method: 'POST', url: '/parts?q=1', payload: { q: 'a' } })
    const said = '`headers.x-host` is missing: add `headers.x-host` (string)'
    assert.is(came.body, `Invalid arguments: ${said}.`)
  }))

// RFC 9457, section 3: a pointer leads into "the request's content".
test('a problem beside the body has no pointer into it', () =>
  within({ to: 'problem-details' }, parted, async (app) => {
    const errors = async (url: string, payload: object): Promise<unknown> => {
      const headers = { 'x-host': 'a' }
      const came = await app.inject({ method: 'POST', url, payload, headers })
      return own(came.json(), 'errors')
    }
    assert.equal(await errors('/parts', { q: 'a' }), [
      { detail: '`query.q` is missing: add `query.q` (string)' }
    ])
    assert.equal(await errors('/parts?q=1', {}), [
      { detail: '`q` is missing: add `q` (string)', pointer: '#/q' }
    ])
  }))

test('a body may have a schema for each media type', () => {
  const schema = { body: { content: { 'application/json': { schema: booking } } } }
  return within(
    { to: 'oxp' },
    (app) => app.post('/book', { schema }, async () => 'ok'),
    async (app) => {
      const [status, body] = await post(app, { citty: 'Oslo' }, '/book', {
        'content-type': 'Application/JSON; charset=utf-8'
      })
      assert.is(status, 422)
      assert.match(String(own(own(body, 'parameter_errors'), 'city')), 'rename `citty`')
    }
  )
})

// Trap B3: "A validator that returns { error: issuesArray } surfaces it as err.validation (not ajv-shaped)".
test('issues of another validator are read, and its schema where it says one', () =>
  within(
    { to: 'oxp' },
    (app) =>
      app.post(
        '/book',
        {
          schema: { body: z.strictObject({ city: z.string(), nights: z.int().optional() }) },
          validatorCompiler:
            ({ schema }) =>
            (value) => {
              // A border: the schema of this route.
              const read = (schema as unknown as z.ZodType).safeParse(value)
              return read.success ? { value: read.data } : { error: issuesOf(read.error) }
            }
        },
        async () => 'ok'
      ),
    async (app) => {
      const [status, body] = await post(app, { citty: 'Oslo' })
      assert.is(status, 422)
      assert.equal(own(body, 'parameter_errors'), {
        city: '`city` is missing: rename `citty` to `city`'
      })
    }
  ))

// Fastify's types want an Error, and hand on whatever is there.
const issuesOf = ({ issues }: z.ZodError): Error => Object(issues)

// Trap B3: "fastify-type-provider-zod 7 fakes ajv shape with keyword:'invalid_type'".
test("zod's issues in the shape of ajv's are read as zod's", () =>
  within(
    { to: 'f7' },
    (app) =>
      app.post(
        '/book',
        {
          schema: { body: { any: 'schema' } },
          validatorCompiler: () => () => ({
            error: Object([
              {
                keyword: 'invalid_type',
                instancePath: '/city',
                schemaPath: '#/city/invalid_type',
                message: 'Invalid input: expected string, received number',
                params: { code: 'invalid_type', expected: 'string' }
              }
            ])
          })
        },
        async () => 'ok'
      ),
    async (app) => {
      const message = 'Invalid input: expected string, received number'
      assert.equal(await post(app, { city: 5 }), [200, f7('/city', message, 'type')])
    }
  ))

// Trap B3: "one that returns an Error leaves err.validation undefined".
test('an Error without a list is the rule that it says', () =>
  within(
    { to: 'oxp' },
    (app) =>
      app.post(
        '/book',
        {
          schema: { body: {} },
          validatorCompiler: () => () => ({ error: new Error('the hotel is closed') })
        },
        async () => 'ok'
      ),
    async (app) => {
      const [status, body] = await post(app, {})
      assert.is(status, 422)
      assert.match(JSON.stringify(body), 'the hotel is closed')
    }
  ))

// Trap B3: schemaErrorFormatter "only shapes the message", and attachValidation hands the error to the handler.
test('a formatter changes nothing, and an attached error may be thrown later', () =>
  within(
    { to: 'f7' },
    (app) => {
      const schema = { body: booking }
      const schemaErrorFormatter = (): Error => new Error('formatted')
      app.post('/a', { schema, schemaErrorFormatter }, async () => 'ok')
      app.post('/b', { schema, attachValidation: true }, async ({ validationError }) => {
        throw validationError
      })
    },
    async (app) => {
      const missing = [200, f7('/city', "must have required property 'city'", 'required')]
      assert.equal(await post(app, {}, '/a'), missing)
      assert.equal(await post(app, {}, '/b'), missing)
    }
  ))

test('a validator that throws is left to Fastify: the fault is not the caller', () =>
  within(
    { to: 'f7' },
    (app) =>
      app.post(
        '/book',
        {
          schema: { body: {} },
          validatorCompiler: () => () => {
            throw new Error('no database')
          }
        },
        async () => 'ok'
      ),
    async (app) => assert.is((await post(app, {}))[0], 500)
  ))

// Trap B1, the column of Fastify: each of them has its code and its status, and none its text.
const refused = {
  'no JSON': [
    '{bad',
    'application/json',
    400,
    'Invalid JSON: the body is no JSON, or has a key that is refused here (__proto__, constructor)'
  ],
  'a poisoned key': [
    '{"__proto__":{}}',
    'application/json',
    400,
    'Invalid JSON: the body is no JSON, or has a key that is refused here (__proto__, constructor)'
  ],
  'an empty body': [
    '',
    'application/json',
    400,
    'Invalid JSON: the text ends too early, expected a value'
  ],
  'a large body': [
    `"${'x'.repeat(500)}"`,
    'application/json',
    413,
    'Invalid request: the body is larger than 400 bytes'
  ],
  'an unknown type': [
    '<a/>',
    'application/xml',
    415,
    'Invalid request: the media type of the body is not taken here: send JSON as application/json'
  ]
} as const

for (const [what, [payload, type, status, message]] of Object.entries(refused)) {
  test(`${what} is ${status}`, () =>
    within(
      { to: 'f7' },
      (app) => app.post('/book', { bodyLimit: 400 }, async () => 'ok'),
      async (app) =>
        assert.equal(await post(app, payload, '/book', { 'content-type': type }), [
          status,
          f7('', message, 'format')
        ])
    ))
}

// RFC 9110, section 15.5.16: "The format problem might be due to the request's indicated Content-Type or Content-Encoding".
test('JSON that came packed, and was read as it is, is 415 for its encoding', () =>
  within({ to: 'f7' }, book, async (app) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const message =
      'Invalid request: the content encoding of the body is not known here: send it as it is'
    assert.equal(await post(app, gzipSync('{"city":"Oslo"}'), '/book', headers), [
      415,
      f7('', message, 'format')
    ])
  }))

test('a fault that is thrown is written, and what is for operators goes to onFault alone', () => {
  const seen: Array<unknown> = []
  return within(
    {
      to: 'problem-details',
      onFault: ({ developerMessage }, { tool }) => seen.push([developerMessage, tool])
    },
    (app) =>
      app.post('/book', async () => {
        const developerMessage = 'the password is hunter2'
        throw toolFault(unavailable({ tool: 'book', retryAfterMs: 1500, developerMessage }))
      }),
    async (app) => {
      const came = await app.inject({ method: 'POST', url: '/book' })
      assert.is(came.statusCode, 503)
      assert.is(came.headers['retry-after'], '2')
      assert.not.match(came.body, 'hunter2')
      assert.equal(seen, [['the password is hunter2', 'book']])
    }
  )
})

test('any other error is for the handler around it, unless decide says what it means', async () => {
  const routes = (app: FastifyInstance): unknown =>
    app.post('/book', async () => {
      throw new Error('boom')
    })
  await within({ to: 'f7' }, routes, async (app) => {
    const [status, body] = await post(app, {})
    assert.equal([status, own(body, 'message')], [500, 'boom'])
  })
  const decide = (): ReturnType<typeof executionFailed> => executionFailed({ hint: 'try b' })
  await within({ to: 'problem-details', decide }, routes, async (app) => {
    assert.is(own((await post(app, {}))[1], 'title'), 'The tool ran and failed')
  })
  // Fastify gives it to the next one outwards.
  const app = fastify()
  app.setErrorHandler((error: Error, _, reply) => reply.code(418).send({ outer: error.message }))
  app.register(async (scope) => {
    scope.setErrorHandler(errorHandler({ to: 'f7' }))
    routes(scope)
  })
  assert.equal(await post(app, {}), [418, { outer: 'boom' }])
  await app.close()
})

// What a handler of Fastify throws and is no Error would be sent as an answer, with 200.
test('what is thrown and is no Error is answered as without the handler', async () => {
  const thrown: ReadonlyArray<unknown> = [null, undefined, 'text', 5, { no: 'error' }]
  for (const value of thrown) {
    const [plain, handled] = [fastify(), fastify()]
    handled.setErrorHandler(errorHandler({ to: 'f7' }))
    const both: Array<unknown> = []
    for (const app of [plain, handled]) {
      app.post('/book', async () => {
        throw value
      })
      const came = await app.inject({ method: 'POST', url: '/book' })
      both.push([came.statusCode, came.body])
      await app.close()
    }
    assert.equal(both[1], both[0])
  }
})

test("the tool of a request is named by whoever writes down Fastify's own type", () => {
  const tool = ({ routeOptions }: FastifyRequest): string => String(routeOptions.url).slice(1)
  return within({ to: 'text', tool }, book, async (app) => {
    const came = await app.inject({ method: 'POST', url: '/book', payload: {} })
    assert.match(came.body, 'Invalid arguments for tool book: ')
  })
})

test('a naming of tools, a hook or a decision that throws changes no answer', () => {
  const fails = (): never => {
    throw new Error('hook')
  }
  return within({ to: 'oxp', tool: fails, onFault: fails, decide: fails }, book, async (app) => {
    assert.is((await post(app, {}))[0], 422)
  })
})

// Trap B3: "response schemas drop unknown fields".
test('a response schema takes nothing away', () => {
  const response = { '4xx': { type: 'object', properties: {} } }
  return within(
    { to: 'oxp' },
    (app) => app.post('/book', { schema: { body: booking, response } }, async () => 'ok'),
    async (app) => assert.is(own((await post(app, {}))[1], 'message'), 'Invalid input parameters')
  )
})

test.run()

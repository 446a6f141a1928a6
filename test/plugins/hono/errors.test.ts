import { gzipSync } from 'node:zlib'
import { sValidator } from '@hono/standard-validator'
import { executionFailed, own, toolFault, unavailable } from '@toolfault/model'
import { hook, onError } from '@toolfault/plugins/hono'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { validator } from 'hono/validator'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import * as z from 'zod'

const test = suite('plugins/hono/errors')

const booking = z.strictObject({ city: z.string(), nights: z.int().optional() })

const f7 = (path: string, message: string, keyword: string): object => ({
  valid: false,
  errors: [{ path, message, keyword }]
})

const post = async (
  app: Hono,
  body: string,
  type: string | undefined = 'application/json',
  path = '/book'
): Promise<[number, unknown]> => {
  const headers = type === '' ? undefined : { 'content-type': type }
  // Bytes, since a text would be marked as text/plain.
  const bytes = new TextEncoder().encode(body)
  const came = await app.request(path, { method: 'POST', body: bytes, ...(headers && { headers }) })
  const text = await came.text()
  return [came.status, /^[{[]/.test(text) ? JSON.parse(text) : text]
}

const ran = { ran: true }

test('hook: what a Standard Schema refuses is told by its JSON Schema', async () => {
  const app = new Hono().post(
    '/book',
    sValidator('json', booking, hook({ to: 'oxp', schema: booking, tool: 'book' })),
    (c) => c.json(ran)
  )
  assert.equal(await post(app, '{"citty":"Oslo","nights":"3"}'), [
    422,
    {
      message: 'Invalid input parameters',
      parameter_errors: {
        city: '`city` is missing: rename `citty` to `city`',
        nights: '`nights` must be an integer, received "3": send 3 without quotes'
      }
    }
  ])
  assert.equal(await post(app, '{"city":"Oslo"}'), [200, ran])
})

// B3: without a hook, "sValidator answers 400 {data, error, success:false} (echoes the input)".
test('hook: nothing of the input is echoed, also by valibot, which repeats it in every issue', async () => {
  const schema = v.object({ pin: v.string(), note: v.number() })
  const bare = new Hono().post('/book', sValidator('json', schema), (c) => c.json(ran))
  const body = '{"pin":"hunter2","note":"hunter2"}'
  assert.match(JSON.stringify(await post(bare, body)), 'hunter2')
  for (const to of ['f7', 'mcp', 'fault', 'problem-details'] as const) {
    const app = new Hono().post('/book', sValidator('json', schema, hook({ to })), (c) =>
      c.json(ran)
    )
    const came = JSON.stringify(await post(app, body))
    assert.match(came, 'note')
    assert.not.match(came, 'hunter2')
  }
})

// B3: the result is "{success, data, error, target}"; within `validator` an author makes it.
test('hook: a result made by hand may hold issues, or an error that holds them', async () => {
  const answer = hook({ to: 'f7' })
  const message = 'Invalid input: expected string, received number'
  for (const name of ['error', 'issues', 'ZodError'] as const) {
    const app = new Hono().post(
      '/book',
      validator('json', (data, c) => {
        const { error, success } = booking.safeParse(data)
        const said = name === 'ZodError' ? { error } : { [name]: error?.issues }
        return answer({ success, data, target: 'json', ...said }, c)
      }),
      (c) => c.json(ran)
    )
    assert.equal(await post(app, '{"city":5}'), [200, f7('/city', message, 'type')])
  }
})

test('hook: what is wrong beside the body is told of its part', async () => {
  const n = z.object({ n: z.coerce.number() })
  const text = z.object({ 'x-key': z.string() })
  const said = hook({ to: 'f7' })
  const app = new Hono()
    .get('/q', sValidator('query', n, said), (c) => c.json(ran))
    .get('/p/:n', sValidator('param', n, said), (c) => c.json(ran))
    .get('/h', sValidator('header', text, said), (c) => c.json(ran))
    .get('/c', sValidator('cookie', text, said), (c) => c.json(ran))
    .post('/f', sValidator('form', n, said), (c) => c.json(ran))
  const came = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await app.request(path, init)).json()
  const number = 'Invalid input: expected number, received NaN'
  const missing = 'Invalid input: expected string, received undefined'
  assert.equal(await came('/q?n=x'), f7('/query/n', number, 'type'))
  assert.equal(await came('/p/x'), f7('/path/n', number, 'type'))
  assert.equal(await came('/h'), f7('/headers/x-key', missing, 'required'))
  assert.equal(await came('/c'), f7('/cookies/x-key', missing, 'required'))
  const body = new URLSearchParams({ n: 'x' })
  assert.equal(await came('/f', { method: 'POST', body }), f7('/n', number, 'type'))
})

test('hook: the places of a union, a rename and a row begin in the part, too', async () => {
  const schema = z.strictObject({
    tags: z.array(z.enum(['a', 'b'])),
    city: z.string(),
    to: z.union([z.literal('x'), z.literal('y')])
  })
  const app = new Hono().get('/q', sValidator('query', schema, hook({ to: 'text', schema })), (c) =>
    c.json(ran)
  )
  const came = await app.request('/q?tags=z&tags=q&citty=Oslo&to=q')
  assert.is(
    await came.text(),
    'Invalid arguments:\n- `query.city` is missing: rename `query.citty` to `query.city`\n' +
      '- `query.tags[0]` must be one of "a" or "b", received a string of 1 character: use one of them\n' +
      '- `query.tags[1]` must be one of "a" or "b", received a string of 1 character: use one of them\n' +
      '- `query.to` must be one of "x" or "y", received a string of 1 character: use one of them'
  )
})

test('hook: a text that the server converts is not advised where nobody refused it', async () => {
  const schema = z.object({ limit: z.coerce.number() })
  const app = new Hono().get('/q', sValidator('query', schema, hook({ to: 'text', schema })), (c) =>
    c.json(ran)
  )
  const came = await app.request('/q?limt=15')
  assert.is(
    await came.text(),
    'Invalid arguments: `query.limit` is missing: rename `query.limt` to `query.limit`.'
  )
})

// Trap B1: "no content-type, text/plain: `{}` validated".
test('hook: a body that is not marked as JSON is 415, and not the lack of every key', async () => {
  const app = new Hono().post(
    '/book',
    sValidator('json', booking, hook({ to: 'f7', tool: 'book' })),
    (c) => c.json(ran)
  )
  const message =
    'Invalid request: the media type of the body is not taken here: send JSON as application/json'
  for (const type of ['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
    assert.equal(await post(app, '{"city":"Oslo"}', type), [415, f7('', message, 'format')])
  }
  for (const type of ['application/vnd.api+json', 'Application/JSON; charset=utf-8']) {
    assert.equal(await post(app, '{"city":"Oslo"}', type), [200, ran])
  }
  // What the page warns of: a schema without a required key takes `{}`, and the hook hears of nothing.
  const lax = new Hono().post(
    '/book',
    sValidator('json', z.object({ city: z.string().optional() }), hook({ to: 'f7' })),
    (c) => c.json(c.req.valid('json'))
  )
  assert.equal(await post(lax, '{"city":5}', 'text/plain'), [200, {}])
})

const broken = f7('', 'Invalid JSON: line 1, column 2, expected a key or }', 'format')

// Trap B1: "HTTPException 400 'Malformed JSON in request body', detail lost", "SyntaxError to catch".
test('onError: a body that is no JSON has the place of its mistake again', async () => {
  const app = new Hono()
    .post('/book', sValidator('json', booking), (c) => c.json(ran))
    .post('/raw', async (c) => c.json(await c.req.json()))
  app.onError(onError({ to: 'f7' }))
  assert.equal(await post(app, '{bad'), [400, broken])
  assert.equal(await post(app, '{bad', 'application/json', '/raw'), [400, broken])
  assert.equal(await post(app, '{bad', '', '/raw'), [400, broken])
  assert.equal(await post(app, '', 'application/json', '/raw'), [
    400,
    f7('', 'Invalid JSON: the text ends too early, expected a value', 'format')
  ])
})

// RFC 9110, section 15.5.16: "The format problem might be due to the request's indicated Content-Type or Content-Encoding".
test('onError: JSON that came packed, and was read as it is, is 415 for its encoding', async () => {
  const app = new Hono()
    .post('/book', sValidator('json', booking), (c) => c.json(ran))
    .post('/raw', async (c) => c.json(await c.req.json()))
  app.onError(onError({ to: 'f7' }))
  const message =
    'Invalid request: the content encoding of the body is not known here: send it as it is'
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  for (const path of ['/book', '/raw']) {
    const came = await app.request(path, {
      method: 'POST',
      body: new Uint8Array(gzipSync('{"city":"Oslo"}')),
      headers
    })
    assert.equal([came.status, await came.json()], [415, f7('', message, 'format')])
  }
})

test('onError: a fault that is thrown is written, and what is for operators goes to onFault', async () => {
  const seen: Array<unknown> = []
  const app = new Hono().post('/book', () => {
    throw toolFault(unavailable({ retryAfterMs: 1500, developerMessage: 'hunter2' }))
  })
  app.onError(
    onError({
      to: 'problem-details',
      onFault: ({ developerMessage }) => seen.push(developerMessage)
    })
  )
  const came = await app.request('/book', { method: 'POST' })
  assert.equal([came.status, came.headers.get('retry-after')], [503, '2'])
  assert.is(came.headers.get('content-type'), 'application/problem+json')
  assert.not.match(await came.text(), 'hunter2')
  assert.equal(seen, ['hunter2'])
})

/** What is said on standard error while something runs. */
const silently = async (run: () => Promise<void>): Promise<ReadonlyArray<unknown>> => {
  const said: Array<unknown> = []
  const { error } = console
  console.error = (first: unknown) => said.push(first)
  try {
    await run()
  } finally {
    console.error = error
  }
  return said
}

const failing = (error: Error): Hono =>
  new Hono().post('/book', async (c) => {
    await c.req.text()
    throw error
  })

// Trap B3: duck-typing by getResponse and status must not take an author's own exceptions.
test('onError: other errors are answered as Hono does', async () => {
  const errors: ReadonlyArray<() => Error> = [
    () => new HTTPException(403, { message: 'not you' }),
    () => new HTTPException(400, { message: 'a bad booking' }),
    () => new HTTPException(401, { res: new Response('who?', { status: 401 }) }),
    () => new Error('boom'),
    // Of an answer from elsewhere, while the body of the request is fine.
    () => new SyntaxError('Unexpected token')
  ]
  const bodies = {
    'application/json': '{"city":"Oslo"}',
    // Not for `c.req.json()`, so that the mistake is in another text.
    'application/x-www-form-urlencoded': 'city=Oslo'
  }
  for (const make of errors) {
    for (const [type, body] of Object.entries(bodies)) {
      const [plain, handled] = [failing(make()), failing(make())]
      handled.onError(onError({ to: 'f7' }))
      const both: Array<unknown> = []
      const said = await silently(async () => {
        for (const app of [plain, handled]) both.push(await post(app, body, type))
      })
      assert.equal(both[1], both[0])
      const twice = [make(), make()].map(String)
      assert.equal(said.map(String), make() instanceof HTTPException ? [] : twice)
    }
  }
})

test('onError: or as the author says, by decide or otherwise', async () => {
  const other = failing(new Error('boom'))
  other.onError(
    onError({
      to: 'f7',
      otherwise: ({ message }, c) => c.json({ other: message, path: c.req.path })
    })
  )
  assert.equal(await post(other, ''), [200, { other: 'boom', path: '/book' }])

  const decided = failing(new Error('boom'))
  decided.onError(onError({ to: 'problem-details', decide: () => executionFailed({}) }))
  assert.is(own((await post(decided, ''))[1], 'title'), 'The tool ran and failed')
})

// Trap B3: "sub-app onError wins over the parent's".
test("onError: the one of an inner app wins over the outer one's", async () => {
  const inner = failing(toolFault(unavailable({})))
  inner.onError(onError({ to: 'problem-details' }))
  const app = new Hono().route('/', inner)
  app.onError((_, c) => c.text('outer'))
  assert.is((await post(app, ''))[0], 503)
})

test('hook and onError: a hook of the author that throws changes no answer', async () => {
  const onFault = (): never => {
    throw new Error('hook')
  }
  const app = new Hono().post(
    '/book',
    sValidator('json', booking, hook({ to: 'oxp', onFault })),
    (c) => c.json(ran)
  )
  app.onError(onError({ to: 'f7', onFault, decide: onFault }))
  assert.is((await post(app, '{}'))[0], 422)
  assert.is((await post(app, '{bad'))[0], 400)
})

test.run()

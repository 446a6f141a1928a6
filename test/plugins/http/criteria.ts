import { own } from '@toolfault/model'
import type { HttpOptions } from '@toolfault/plugins/fetch'
import * as assert from 'uvu/assert'
import { below, type Came, raw, send } from './client.js'
import { long, spied } from './tools.js'

/** A server that listens. */
export interface Mounted {
  readonly url: string
  readonly close: () => Promise<void>
  /** How many calls have run, where the spy of the options cannot be put into the server. */
  readonly ran?: () => Promise<number>
}

/** Starts a server in which the plugin is mounted. */
export type Mount = (options: HttpOptions) => Promise<Mounted>

/** The part of uvu's suite that is used. */
type Test = (name: string, run: () => Promise<void>) => void

/** What a mount cannot do, and why; its page says so, too. */
export interface Lacking {
  /** The framework refuses names that are this long. */
  readonly longNames?: true
  /** A parser before it puts other characters in place of bytes that are none. */
  readonly bytes?: true
  /** A parser before it waits for a body as long as Node does. */
  readonly slow?: true
}

const json = { 'content-type': 'application/json' }
const failure = (path: string, message: string, keyword: string): object => ({
  valid: false,
  errors: [{ path, message, keyword }]
})
const missingCity = failure('/city', "must have required property 'city'", 'required')

const isJson = (came: Came): void => assert.match(came.type, /^application\/json/)

/** Run something against a fresh server, which must not have run a handler for it. */
const against = async (mount: Mount, use: (url: string) => Promise<void>): Promise<void> => {
  const spy = spied()
  const { close, ran, url } = await mount(spy.options)
  try {
    await use(url)
    // Criterion 10: "never called in any of the above".
    assert.equal(spy.ran, [])
    if (ran !== undefined) assert.is(await ran(), 0)
    // Criterion 9: the hook is not even asked.
    assert.equal(spy.asked, [])
  } finally {
    await close()
  }
}

const validate = (url: string, name: string, body?: string): Promise<Came> =>
  send(url, `/tools/${encodeURIComponent(name)}/validate`, body === undefined ? {} : { body })

/** F7's test criteria 1 to 11 and 13 (seed 002; 3b734ff), over a socket, for one way of mounting. */
export const criteria = (test: Test, name: string, mount: Mount, lacking: Lacking = {}): void => {
  const holds = (what: string, use: (url: string) => Promise<void>): void =>
    test(`${name}: ${what}`, () => against(mount, use))

  holds('1 and 11: a valid call is 200 and exactly {"valid":true}', async (url) => {
    const came = await validate(url, 'forecast', '{"city":"Oslo"}')
    assert.is(came.status, 200)
    assert.is(came.text, '{"valid":true}')
    isJson(came)
  })

  holds('2: a missing field is blamed at the field (V1)', async (url) => {
    const came = await validate(url, 'forecast', '{}')
    assert.is(came.status, 200)
    assert.equal(came.json, missingCity)
    isJson(came)
  })

  holds('3: a wrong type has the keyword type', async (url) => {
    const came = await validate(url, 'forecast', '{"city":5}')
    assert.is(came.status, 200)
    assert.equal(came.json, failure('/city', 'must be string', 'type'))
  })

  holds('4: several violations are all there, in the order of the validator', async (url) => {
    const came = await validate(url, 'forecast', '{"days":0,"more":1}')
    assert.is(came.status, 200)
    assert.equal(came.json, {
      valid: false,
      errors: [
        { path: '/city', message: "must have required property 'city'", keyword: 'required' },
        {
          path: '/more',
          message: 'must NOT have additional properties',
          keyword: 'additionalProperties'
        },
        { path: '/days', message: 'must be >= 1', keyword: 'minimum' }
      ]
    })
  })

  holds('5: an unknown tool is 404, names of every object included', async (url) => {
    for (const unknown of ['nope', 'constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const came = await validate(url, unknown, '{}')
      assert.is(came.status, 404)
      assert.equal(came.json, { error: `Tool not found: ${unknown}` })
      isJson(came)
    }
  })

  holds('5 before 6: an unknown tool beats a body that is no JSON, or too large', async (url) => {
    for (const body of ['{bad', '', 'x'.repeat(150_000)]) {
      const came = await validate(url, 'nope', body)
      assert.is(came.status, 404)
      assert.equal(came.json, { error: 'Tool not found: nope' })
    }
  })

  holds('6: what is no JSON is 400 at the root with the keyword format (V4, V7)', async (url) => {
    const details: Readonly<Record<string, string>> = {
      '{bad': 'line 1, column 2, expected a key or }',
      '': 'the text ends too early, expected a value',
      undefined: 'line 1, column 1, expected a value'
    }
    for (const [body, detail] of Object.entries(details)) {
      // V14: a tool without a schema answers so, too.
      for (const tool of ['forecast', 'free']) {
        const came = await validate(url, tool, body)
        assert.is(came.status, 400)
        assert.equal(came.json, failure('', `Invalid JSON: ${detail}`, 'format'))
        isJson(came)
      }
    }
  })

  holds('6: an empty body in pieces is no JSON', async (url) => {
    const came = await send(url, '/tools/forecast/validate', {
      headers: { ...json, 'transfer-encoding': 'chunked' },
      body: []
    })
    const detail = 'Invalid JSON: the text ends too early, expected a value'
    assert.equal([came.status, came.json], [400, failure('', detail, 'format')])
  })

  holds('6: bytes that are no UTF-8 are no JSON', async (url) => {
    const came = await send(url, '/tools/free/validate', {
      body: new Uint8Array([0x22, 0xff, 0x22]),
      headers: { ...json, 'content-length': '3' }
    })
    if (lacking.bytes) return assert.is(came.text, '{"valid":true}')
    assert.is(came.status, 400)
    assert.equal(came.json, failure('', 'Invalid JSON: the body is no text in UTF-8', 'format'))
  })

  holds('7: a tool without a schema takes every JSON (V8)', async (url) => {
    for (const body of ['{}', '5', 'null', '"x"', '[1]', '{"__proto__":{"a":1}}', ' true ']) {
      const came = await validate(url, 'free', body)
      assert.is(came.status, 200)
      assert.is(came.text, '{"valid":true}')
    }
  })

  holds('valid JSON of another type is judged, with 200 (V8)', async (url) => {
    for (const body of ['5', 'null', '"x"', '[]']) {
      const came = await validate(url, 'forecast', body)
      assert.is(came.status, 200)
      assert.equal(came.json, failure('', 'must be object', 'type'))
    }
  })

  holds('keys of every object are keys: __proto__ and constructor are surplus', async (url) => {
    const body = '{"city":"Oslo","__proto__":1,"constructor":{"prototype":2}}'
    const came = await validate(url, 'forecast', body)
    assert.is(came.status, 200)
    const errors = own(came.json, 'errors')
    const paths = Array.isArray(errors) ? errors.map((error) => String(own(error, 'path'))) : []
    assert.equal(new Set(paths), new Set(['/__proto__', '/constructor']))
  })

  holds('8 and 9: neither a closed execution nor a hook keeps from validating', async (url) => {
    const came = await validate(url, 'forecast', '{"city":"Oslo"}')
    assert.is(came.status, 200)
    // And both are closed in fact.
    const run = await send(url, '/tools/forecast/call', { body: '{"city":"Oslo"}' })
    assert.is(run.status, 403)
    assert.equal(run.json, { error: 'Tool execution is disabled.' })
    isJson(run)
  })

  holds('13: a schema that cannot be compiled is 200 with the keyword schema (V5)', async (url) => {
    for (const _ of [1, 2]) {
      const came = await validate(url, 'broken', '{}')
      assert.is(came.status, 200)
      assert.is(own(came.json, 'valid'), false)
      const errors = own(came.json, 'errors')
      assert.ok(Array.isArray(errors) && errors.length === 1)
      const [error] = Array.isArray(errors) ? errors : []
      assert.is(own(error, 'path'), '')
      assert.is(own(error, 'keyword'), 'schema')
      assert.match(String(own(error, 'message')), /^Invalid schema: /)
    }
  })

  holds('names are percent-encoded, and may be long', async (url) => {
    const names = ['image/resize', 'größe 大', 'call', ...(lacking.longNames ? [] : [long])]
    for (const tool of names) {
      const came = await validate(url, tool, '{}')
      assert.is(came.text, '{"valid":true}', tool)
    }
    const slash = await send(url, '/tools/forecast/validate/', { body: '{}' })
    assert.equal(slash.json, missingCity)
    const query = await send(url, '/tools/forecast/validate?a=/b', { body: '{}' })
    assert.equal(query.json, missingCity)
  })

  holds('a body is read whatever its media type says', async (url) => {
    for (const type of [
      'text/plain',
      'application/vnd.api+json',
      'application/json; charset=latin1',
      'application/x-www-form-urlencoded'
    ]) {
      const came = await send(url, '/tools/forecast/validate', {
        body: '{}',
        headers: { 'content-type': type }
      })
      assert.equal([came.status, came.json], [200, missingCity], type)
    }
    const bare = await send(url, '/tools/forecast/validate', { body: '{}', headers: {} })
    assert.equal([bare.status, bare.json], [200, missingCity])
  })

  holds(
    'a body that is too large is 413, declared or not, and the next request works',
    async (url) => {
      const large = JSON.stringify({ city: 'x'.repeat(300_000) })
      for (const body of [large, [large.slice(0, 90_000), large.slice(90_000)]]) {
        const came = await send(url, '/tools/forecast/validate', { body })
        assert.is(came.status, 413)
        assert.equal(
          came.json,
          failure('', 'Invalid request: the body is larger than 100000 bytes', 'format')
        )
        isJson(came)
        assert.is((await validate(url, 'forecast', '{"city":"Oslo"}')).text, '{"valid":true}')
      }
    }
  )

  holds('a body in pieces of a byte is read', async (url) => {
    const came = await send(url, '/tools/forecast/validate', { body: '{"city":"Oslo"}'.split('') })
    assert.is(came.text, '{"valid":true}')
  })

  holds('a body that does not come is 408, one that breaks off is 400 or nothing', async (url) => {
    const path = below(url, '/tools/forecast/validate')
    const head = (length: number): string =>
      `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{"ci`
    if (!lacking.slow) {
      const slow = await raw(url, head(100), 'open')
      assert.match(slow, /^HTTP\/1\.1 408 /)
      assert.match(slow, 'the body did not arrive within 400 ms')
    }
    const half = await raw(url, head(100), 'half')
    assert.ok(half === '' || /^HTTP\/1\.1 (?:400|408) /.test(half), half)
    assert.is(await raw(url, head(100), 'cut'), '')
    assert.is((await validate(url, 'forecast', '{"city":"Oslo"}')).text, '{"valid":true}')
  })

  holds('a body of many levels gets its status', async (url) => {
    const deep = 15_000
    const came = await validate(url, 'deep', `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`)
    assert.is(came.status, 200)
    assert.is(own(came.json, 'valid'), false)
    assert.is((await validate(url, 'deep', '{"a":{"a":{}}}')).text, '{"valid":true}')
  })

  holds('pages of another origin may ask only when they are let', async (url) => {
    const came = await send(url, '/tools/free/validate', {
      body: '{}',
      headers: { ...json, origin: 'https://a.example' }
    })
    assert.is(came.headers['access-control-allow-origin'], undefined)
  })
}

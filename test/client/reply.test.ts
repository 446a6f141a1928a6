import type { Failed } from '@toolfault/client/call'
import { reply } from '@toolfault/client/reply'
import {
  attempted,
  authorizationRequired,
  type Fault,
  internal,
  invalidArguments,
  misconfigured,
  unavailable
} from '@toolfault/model'
import { en } from '@toolfault/words/en'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/reply')

const failed = (fault: Fault, more: Partial<Failed> = {}): Failed => ({ ok: false, fault, ...more })
const lacksTo = invalidArguments('send_email', {
  issues: [{ path: ['to'], kind: 'missing', keyword: 'required' }]
})

test('a failure is said in our words, with what would mend it', () => {
  assert.equal(reply(failed(lacksTo)), {
    text: 'Invalid arguments for tool send_email: `to` is missing.',
    isError: true
  })
})

test('what is for operators stays with them', () => {
  const { text } = reply(failed(internal({ developerMessage: 'db-7 refused root:hunter2' })))
  assert.is(text, 'Internal error')
})

test('what has changed since the attempt before is said', () => {
  const previous = { tool: 'send_email', fingerprint: 'x', marks: ['missing /subject'], count: 1 }
  const { text } = reply(failed(attempted(lacksTo, previous)))
  assert.match(text, 'Since the last attempt')
})

test('a call that may have been done is not simply to be repeated', () => {
  assert.match(
    reply(failed(unavailable(), { unsure: true })).text,
    /\n.*check before you repeat it/
  )
  assert.not.match(reply(failed(unavailable())).text, /check before/)
  const pack = { ...en, replies: { unsure: 'Wer weiß.' } }
  assert.match(reply(failed(unavailable(), { unsure: true }), { pack }).text, /Wer weiß\.$/)
})

test('verbosity and budget are those of the words', () => {
  const issues = Array.from({ length: 40 }, (_, at) => ({
    path: [`parameter_${at}`],
    kind: 'missing' as const
  }))
  const fault = invalidArguments('t', { issues })
  const long = reply(failed(fault)).text
  const short = reply(failed(fault), { budget: 200, verbosity: 'brief' }).text
  assert.ok(short.length < long.length)
  assert.match(short, /and \d+ more/)
})

test('a service that nobody named leaves no gap', () => {
  assert.match(reply(failed(misconfigured(''))).text, /^The service is not configured\.$/)
})

test('a link for the user is shown', () => {
  const setupUrl = 'https://example.com/connect'
  assert.match(reply(failed(authorizationRequired('tool', [], { setupUrl }))).text, setupUrl)
})

test('an MCP result is its texts, in order, and what is no text is told of by its type', () => {
  const value = {
    content: [
      { type: 'text', text: 'first' },
      { type: 'image', data: 'AAAA', mimeType: 'image/png' },
      { type: 'resource', resource: { uri: 'file:///a', text: 'inside' } },
      { type: 'resource', resource: { uri: 'file:///b', blob: 'AAAA', mimeType: 'a/b' } },
      { type: 'resource_link', uri: 'file:///c', name: 'c' }
    ],
    structuredContent: { n: 1 }
  }
  assert.equal(reply({ ok: true, value }), {
    isError: false,
    text: [
      'first',
      '{"type":"image","mimeType":"image/png"}',
      'inside',
      '{"type":"resource","resource":{"uri":"file:///b","mimeType":"a/b"}}',
      '{"type":"resource_link","uri":"file:///c","name":"c"}'
    ].join('\n')
  })
})

test('an MCP result without a block is its structured content', () => {
  const value = { content: [], structuredContent: { n: 1 } }
  assert.is(reply({ ok: true, value }).text, '{"n":1}')
})

test('an MCP result that says it is an error is one, whoever calls it a success', () => {
  const value = { content: [{ type: 'text', text: 'no' }], isError: true }
  assert.equal(reply({ ok: true, value }), { text: 'no', isError: true })
})

// The Messages API: "content cannot be empty if `is_error` is true".
test('an MCP result that is an error and shows nothing still says so', () => {
  for (const content of [[], [{ type: 'text', text: '' }], [{ type: 'text', text: ' \n' }]]) {
    const said = reply({ ok: true, value: { content, isError: true } })
    assert.equal(said, { text: 'The tool ran and failed.', isError: true })
  }
  const bare = { content: [{ type: 'text', text: '' }] }
  assert.equal(reply({ ok: true, value: bare }), { text: '', isError: false })
})

test('what only looks like an MCP result is told whole', () => {
  const page = { content: [{ type: 'article', id: 7 }], next: 'abc' }
  assert.equal(reply({ ok: true, value: page }).value, page)
  // A result of MCP may have members of its own beside the blocks.
  const more = { content: [{ type: 'text', text: 'hi' }], nextCursor: 'abc' }
  assert.is(reply({ ok: true, value: more }).text, 'hi')
  assert.is(reply({ ok: true, value: { content: [{ type: 'new' }] } }).text, '{"type":"new"}')
})

test('anything else is a text as it is, or its JSON whole', () => {
  assert.equal(reply({ ok: true, value: 'a\u0000\nb' }), { text: 'a\u0000\nb', isError: false })
  assert.equal(reply({ ok: true, value: { a: [1] } }), {
    text: '{"a":[1]}',
    isError: false,
    value: { a: [1] }
  })
  assert.equal(reply({ ok: true, value: undefined }), { text: '', isError: false })
  assert.equal(reply({ ok: true, value: null }), { text: 'null', isError: false, value: null })
  const page = { content: [{ title: 'no block' }], n: 1 }
  assert.equal(reply({ ok: true, value: page }).value, page)
  const rows = Array.from({ length: 200_000 }, (_, at) => at)
  assert.equal(reply({ ok: true, value: rows }).value, rows)
})

test('a success is cut only where somebody asks for it, and says so', () => {
  const long = 'x'.repeat(10_000_000)
  assert.is(reply({ ok: true, value: long }).text.length, 10_000_000)
  assert.is(reply({ ok: true, value: long }, { most: 10 }).text, 'xxxxxxxxx…')
  assert.is(reply({ ok: true, value: 'abc😀' }, { most: 5 }).text, 'abc😀')
  assert.is(reply({ ok: true, value: 'abc😀d' }, { most: 5 }).text, 'abc…')
  assert.equal(reply({ ok: true, value: { a: 'long' } }, { most: 5 }), {
    text: '{"a"…',
    isError: false
  })
  const content = ['aaaa', 'bbbb', 'cccc'].map((text) => ({ type: 'text', text }))
  assert.is(reply({ ok: true, value: { content } }, { most: 6 }).text, 'aaaa\nb…')
})

test('no surrogate stands alone in what a vendor is sent', () => {
  assert.is(reply({ ok: true, value: 'a\ud800b😀' }).text, 'a\ufffdb😀')
  const { text, value } = reply({ ok: true, value: { '\udfff': 'a\ud800', b: '\\ud800', c: '😀' } })
  assert.is(text, '{"\ufffd":"a\ufffd","b":"\\\\ud800","c":"😀"}')
  assert.equal(value, { '\ufffd': 'a\ufffd', b: '\\ud800', c: '😀' })
})

test('JSON of anything has no surrogate alone, and is what was given where that had none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const told = reply({ ok: true, value: [value] })
      assert.equal(told.value, JSON.parse(JSON.stringify([value])))
    })
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { value } = reply({ ok: true, value: [text] })
      assert.equal(value, [text.replace(/\p{Surrogate}/gu, '\ufffd')])
    })
  )
})

test('whatever comes is answered', () => {
  const cycle: Record<string, unknown> = { big: 1n }
  cycle['self'] = cycle
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap')
      }
    }
  )
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const value of [cycle, trap, proxy, () => 1, Symbol('s'), 1n, Number.NaN]) {
    assert.is(typeof reply({ ok: true, value }).text, 'string')
    // @ts-expect-error what is no answer
    assert.is(reply(value).text, 'Internal error')
    // @ts-expect-error what is no fault
    assert.is(reply({ ok: false, fault: value }).isError, true)
  }
  // @ts-expect-error what is no answer
  assert.equal(reply(undefined, null), { text: 'Internal error', isError: true })
})

test('a value whose parts share their parts is said as far as it goes, and one that is large whole', () => {
  let shared: unknown = 'leaf'
  for (let level = 0; level < 60; level++) shared = [shared, shared]
  const { text } = reply({ ok: true, value: shared })
  assert.ok(text.length > 0 && text.length < 10_000_000, `${text.length}`)
  const large = Array.from({ length: 200_000 }, (_, at) => at)
  assert.is(reply({ ok: true, value: large }).text, JSON.stringify(large))
})

test.run()

import { own } from '@toolfault/model'
import { decode as decodeF7 } from '@toolfault/protocols/f7/read'
import { decode as decodeProblem } from '@toolfault/protocols/problem-details/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/refused')

// A refusal says where, and in a sentence what was looked for.
const refused: ReadonlyArray<readonly [wire: unknown, path: object, message: string]> = [
  [{ valid: 'yes' }, ['valid'], 'this must be a value of type boolean'],
  [{ valid: false, errors: [{}] }, ['errors', '0', 'path'], 'this member is missing'],
  [
    { valid: false, errors: [{ path: '/a', message: 5 }] },
    ['errors', '0', 'message'],
    'this must be a value of type string'
  ],
  [
    { status: 200, body: { valid: false, errors: [{ path: '' }, { path: null }] } },
    ['body', 'errors', '1', 'path'],
    'this must be a value of type string'
  ],
  [undefined, [], 'this is no JSON'],
  // What was cut would be lost in silence.
  [
    { valid: true, more: Array.from({ length: 300_000 }, () => 0) },
    [],
    'this is too long to be read whole'
  ],
  [() => 1, [], 'this is no JSON']
]

for (const [wire, path, message] of refused) {
  test(`${JSON.stringify(wire)?.slice(0, 80) ?? typeof wire} is refused at ${JSON.stringify(path)}`, () => {
    const found = decodeF7(wire)
    const issue = found._tag === 'Left' ? found.left[0] : undefined
    assert.equal([issue?.path, issue?.message], [path, message])
  })
}

test('a refusal names 64 places at the most', () => {
  const refusals = (count: number): number => {
    const found = decodeF7({ valid: false, errors: Array.from({ length: count }, () => ({})) })
    return found._tag === 'Left' ? found.left.length : 0
  }
  assert.equal([1, 63, 64, 65, 100].map(refusals), [1, 63, 64, 64, 64])
})

test('the answer to a call that succeeded is refused as such, for programs', () => {
  const found = decodeF7({ content: [], isError: false })
  assert.equal(found._tag === 'Left' && found.left[0]?.params, { reason: 'success' })
  const other = decodeF7({ city: 'Paris' })
  assert.is(other._tag === 'Left' && other.left[0]?.params, undefined)
})

// What `fetch` gives; any other thing that answers `get` is asked alike.
test('headers that are asked by name are read as those that stand there', () => {
  const wait = (headers: unknown): unknown => {
    const found = decodeProblem({ status: 503, headers, body: {} })
    return own(own(own(found, 'right'), 'value'), 'retryAfterMs')
  }
  assert.is(wait(new Headers({ 'Retry-After': '7' })), 7_000)
  assert.is(wait(new Map([['retry-after', '7']])), 7_000)
  assert.is(wait(new Map([['retry-after', 7]])), undefined)
  const date = 'Fri, 31 Dec 1999 23:59:00 GMT'
  assert.is(wait(new Headers({ date, 'retry-after': 'Fri, 31 Dec 1999 23:59:09 GMT' })), 9_000)
  assert.is(wait(new Headers()), undefined)
  assert.is(wait({ get: 'retry-after', 'retry-after': '7' }), 7_000)
  const broken = {
    get: (): never => {
      throw new Error('closed')
    }
  }
  assert.is(wait(broken), undefined)
  for (const odd of [null, undefined, 'get', 5, Object.assign(() => '7', { get: () => '7' })])
    assert.is(wait(odd), undefined)
  // A list is no answer, whatever it has beside its items.
  const list = Object.assign([], { status: 503, headers: new Headers(), body: {} })
  assert.is(decodeProblem(list)._tag, 'Left')
})

test.run()

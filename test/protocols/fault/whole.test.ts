import type { Advice, Expected, Fault, Issue } from '@toolfault/model'
import { hash32 } from '@toolfault/model'
import * as wire from '@toolfault/protocols/fault'
import { decode } from '@toolfault/protocols/fault/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/fault/whole')

/** Read what was written, as it is after a journey. */
const back = (fault: Fault): unknown => {
  const read = decode(JSON.parse(JSON.stringify(wire.encode(fault))))
  return read._tag === 'Right' ? read.right.value : read.left
}

const issue: Issue = { path: ['a'], kind: 'type' }

const advising = (piece: Omit<Advice, 'path' | 'kind'>): Fault => ({
  kind: 'invalid_arguments',
  issues: [issue],
  advice: [{ path: ['a'], kind: 'type', ...piece }]
})

// Every id of the model, with every member that it may have (docs/model.md).
const expected: ReadonlyArray<Expected> = [
  { id: 'type', types: ['array'], items: ['string'] },
  { id: 'one_of', values: ['x', 1, null, { a: [] }] },
  { id: 'format', format: 'email' },
  { id: 'pattern', pattern: '^a' },
  { id: 'compare', comparison: '<', limit: 1 },
  { id: 'compare', comparison: '<=', limit: 1 },
  { id: 'compare', comparison: '>', limit: '2026-01-01' },
  { id: 'compare', comparison: '>=', limit: 1.5 },
  { id: 'count', of: 'characters', least: 1, most: 2 },
  { id: 'count', of: 'items', least: 1 },
  { id: 'count', of: 'keys', most: 2 },
  { id: 'count', of: 'matching items', least: 1 },
  { id: 'multiple', of: 5 },
  { id: 'distinct', first: 0, second: 2 },
  { id: 'one_branch', matched: [0, 1], names: ['x', 'y'], rules: [{ id: 'nothing' }] },
  { id: 'other_than', rules: [{ id: 'multiple', of: 2 }], keys: ['b'], excluding: 'others' },
  { id: 'nothing' },
  { id: 'named', name: 'even' },
  { id: 'said', text: 'Only letters.' }
]

const types = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const

// RFC 8259, sections 2 to 7: what may stand at a place of a JSON text.
const wantedOfJson = [
  'a value',
  'a value or ]',
  'a key or }',
  'a key',
  'a colon',
  'a comma or the end',
  'the end',
  'a quotation mark',
  'an escaped backslash',
  'an escaped control character'
] as const

const pieces: ReadonlyArray<Omit<Advice, 'path' | 'kind'>> = [
  ...expected.map((one) => ({ expected: one, also: [one] })),
  ...types.map((type) => ({ received: { id: 'type', type, size: 2, value: 1 } }) as const),
  { received: { id: 'type', type: 'string', size: 2, cut: true } },
  ...wantedOfJson.map(
    (wanted) =>
      ({
        received: { id: 'type', type: 'string', broken: { after: 2, wanted, behind: 'a' } }
      }) as const
  ),
  { received: { id: 'type', type: 'number', beyond: true } },
  { received: { id: 'blank' } },
  { received: { id: 'absent' } },
  { received: { id: 'redacted' } },
  { fix: { id: 'add', types: ['string'] } },
  { fix: { id: 'add', within: { key: 'repo', before: '/' } } },
  { fix: { id: 'add', within: { key: 'image', behind: ':' } } },
  { fix: { id: 'add', within: { key: 'body', markup: '<x>' } } },
  { fix: { id: 'remove' } },
  { fix: { id: 'rename', from: ['b'], to: ['a'], guess: true } },
  { fix: { id: 'choose', values: [1, 'x'] } },
  { fix: { id: 'choose', values: [1, 'x'], optional: true } },
  { fix: { id: 'send', types: ['string'] } },
  { fix: { id: 'put', value: { b: 1 } } },
  { fix: { id: 'put', value: 'a', beside: { key: 'b', value: 'c' } } },
  ...(['parse', 'split', 'wrap'] as const).map(
    (how) => ({ fix: { id: 'convert', how, to: 'array' } }) as const
  ),
  { fix: { id: 'convert', how: 'unwrap', to: 'string', key: 'b' } },
  { fix: { id: 'meet' } },
  { because: { id: 'present', path: ['b'] } },
  { because: { id: 'absent', path: ['b'] } },
  { because: { id: 'equals', path: ['b'], value: 1 } },
  { because: { id: 'differs', path: ['b'], value: null } },
  ...(['tag', 'type', 'keys', 'progress', 'fewest', 'tie'] as const).map((reason) => ({
    chosen: { branch: 1, reason, name: 'card', others: ['cash'], tag: ['by'], of: ['b'] }
  })),
  {
    about: {
      parameterType: 'text',
      title: 'T',
      description: 'D',
      signature: '{ a: string }',
      others: '{ b?: string }',
      shapes: '{ c: "d" } | { c: "e" }',
      example: ['x']
    }
  },
  { count: 3, at: 1, last: 9, next: [2, 3] }
]

for (const piece of pieces) {
  test(`advice comes back as it was written: ${JSON.stringify(piece)}`, () => {
    assert.equal(back(advising(piece)), advising(piece))
  })
}

test('advice of which a part has another id, or a member of another type, is refused', () => {
  for (const [part, one] of pieces.flatMap((piece) => Object.entries(piece))) {
    if (typeof one !== 'object' || Array.isArray(one) || !('id' in one)) continue
    // A border: what is wrong about it is the point.
    const other = { [part]: { ...one, id: 'else' } } as object
    assert.ok(Array.isArray(back(advising(other))), part)
    for (const [name, value] of Object.entries(one)) {
      if (name === 'id' || name === 'value') continue
      const odd = { [part]: { ...one, [name]: typeof value === 'object' ? 7 : [7] } } as object
      assert.ok(Array.isArray(back(advising(odd))), `${part} ${name}`)
    }
  }
})

const details = {
  tool: 't',
  callId: 'c',
  guidance: 'G',
  message: 'M',
  canRetry: false,
  attempt: { count: 2, fixed: ['type /b'], still: ['type /a'], fresh: ['type /c'] }
}

const faults: ReadonlyArray<Fault> = [
  {
    ...details,
    kind: 'invalid_arguments',
    issues: [
      {
        path: ['a', '0'],
        kind: 'alternative',
        keyword: 'anyOf',
        message: 'no branch',
        params: { limit: 3, of: { x: [null] } },
        branches: [[issue], []]
      }
    ],
    truncated: true,
    unlisted: 4,
    advice: [{ path: ['a'], kind: 'type' }],
    unadvised: 5,
    asking: { action: 'book a room', required: ['a'], optional: ['b'] }
  },
  { ...details, kind: 'malformed_request', reason: 'syntax', detail: 'D' },
  { ...details, kind: 'malformed_request', reason: 'shape', detail: 'D' },
  { ...details, kind: 'unknown_tool', suggestion: 'u' },
  { ...details, kind: 'invalid_schema', detail: 'D' },
  {
    ...details,
    kind: 'authorization_required',
    of: 'tool',
    challenges: [{ id: 'i', url: 'https://a.example/', checkUrl: 'https://a.example/c' }],
    userId: true,
    service: 'mail',
    setupUrl: 'https://a.example/s',
    action: 'send mail'
  },
  { ...details, kind: 'authorization_required', of: 'server', challenges: [] },
  {
    ...details,
    kind: 'misconfigured',
    service: 'mail',
    requirements: ['KEY'],
    setupUrl: 'https://a.example/s'
  },
  { ...details, kind: 'unavailable', retryAfterMs: 5 },
  { ...details, kind: 'execution_failed', retryAfterMs: 5, hint: 'H' },
  { ...details, kind: 'internal' }
]

for (const fault of faults) {
  test(`a fault comes back with all its members: ${JSON.stringify(fault).slice(0, 60)}`, () => {
    assert.equal(back(fault), fault)
  })
}

/** What a kind cannot be without, where nothing else fits beside the text. */
const bare: Readonly<Record<Fault['kind'], object>> = {
  invalid_arguments: { issues: [] },
  malformed_request: { reason: 'shape', detail: '' },
  unknown_tool: {},
  invalid_schema: { detail: '' },
  authorization_required: { of: 'tool', challenges: [] },
  misconfigured: { service: '', requirements: [] },
  unavailable: {},
  execution_failed: {},
  internal: {}
}

for (const fault of faults) {
  test(`of a fault that is too long its kind, tool and text ride: ${JSON.stringify(fault).slice(0, 60)}`, () => {
    const { kind } = fault
    assert.equal(wire.carrier({ ...fault, guidance: 'x'.repeat(9_000) }, 'It failed.'), {
      version: 1,
      kind,
      mark: hash32('It failed.'),
      ...bare[kind],
      ...('reason' in fault ? { reason: fault.reason } : {}),
      ...('of' in fault ? { of: fault.of } : {}),
      tool: 't',
      canRetry: false,
      attempt: { fixed: [], still: [], fresh: [], count: 2 },
      message: 'It failed.'
    })
  })
}

test('a text of eight kB is counted in the bytes of UTF-8', () => {
  // One, two, three and four bytes; and what stands alone of a pair is an escape of six.
  for (const [text, size] of [
    ['x', 1],
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\ud7ff', 3],
    ['\ue000', 3],
    ['\uffff', 3],
    ['😀', 4],
    ['\udfff', 6]
  ] as const) {
    const carried = (times: number): number =>
      Buffer.byteLength(
        JSON.stringify(
          wire.carrier(
            { kind: 'misconfigured', service: text.repeat(times), requirements: [] },
            ''
          ) ?? null
        )
      )
    const most = Math.floor((8_000 - 250 - 60) / size)
    assert.ok(carried(most - 8) > 7_000, `${size}`)
    assert.ok(carried(most - 8) <= 8_000, `${size}`)
    assert.ok(carried(most + 300) < 200, `${size}`)
  }
})

test.run()

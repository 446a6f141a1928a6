import {
  authorizationRequired,
  executionFailed,
  type Fault,
  internal,
  invalidArguments,
  invalidSchema,
  malformedRequest,
  misconfigured,
  unavailable,
  unknownTool
} from '@toolfault/model'
import * as oxp from '@toolfault/protocols/oxp'
import { decode } from '@toolfault/protocols/oxp/read'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/oxp/own-words')

/** Parts of our own sentences, which a stranger may have put anywhere. */
const text = fc
  .array(
    fc.constantFrom(
      'Unknown tool: ',
      'Tool not found: ',
      '. Did you mean `b`?',
      'Parse error: ',
      'Parse error',
      'Invalid JSON: ',
      'Invalid request:',
      'Invalid schema: ',
      'Authorization required',
      'Authorization required for mail.',
      ' It is set up at https://a.example/x.',
      ' Ask the user to open https://a.example/x and then repeat the call.',
      'The pay service is not configured.',
      ' It needs `A` and `B`.',
      'The tool is unavailable at the moment.',
      'Internal error',
      'The tool ran and failed.',
      'Invalid input parameters',
      ': ',
      'and 3 more',
      '; ',
      '; `a` is missing',
      '`a`: ',
      '; `/a/b` is wrong',
      '`/a/b`: ',
      '`["/a"]` ',
      '`/~1a/b` ',
      'The validator stopped counting; there may be more.',
      '\n',
      ' ',
      '.',
      'x'
    ),
    { maxLength: 5 }
  )
  .map((parts) => parts.join(''))

const key = fc.constantFrom(
  'a',
  'b',
  '/a',
  '/a/b',
  '',
  '0',
  'a/b',
  'x'.repeat(220),
  '~'.repeat(150)
)

const some = <A extends object>(members: { [K in keyof A]: fc.Arbitrary<A[K]> }) =>
  fc.record(members, { requiredKeys: [] }) as fc.Arbitrary<Partial<A>>

const url = fc.constantFrom('https://a.example/x', 'https://b.example', '/x', 'x', '')

const details = some({ message: text, guidance: text, callId: text })

const issue = fc.record(
  {
    path: fc.array(key, { maxLength: 3 }),
    kind: fc.constantFrom('unknown' as const, 'rule' as const, 'missing' as const, 'type' as const),
    message: text
  },
  { requiredKeys: ['path', 'kind'] }
)

const challenge = fc.record({ id: text, url, checkUrl: url }, { requiredKeys: ['id', 'url'] })

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc
    .tuple(
      fc.array(issue, { minLength: 1, maxLength: 70 }),
      details,
      some({ truncated: fc.constant(true as const), unlisted: fc.integer({ min: 1, max: 9 }) })
    )
    .map(([issues, rest, more]) => ({ ...invalidArguments('t', { issues }, rest), ...more })),
  fc.tuple(text, details).map(([detail, rest]) => malformedRequest('syntax', detail, rest)),
  fc.tuple(text, details).map(([detail, rest]) => malformedRequest('shape', detail, rest)),
  fc.tuple(text, details).map(([detail, rest]) => invalidSchema(detail, rest)),
  fc.tuple(text, text, details).map(([tool, like, rest]) => unknownTool(tool, like, rest)),
  fc.tuple(text, details).map(([tool, rest]) => unknownTool(tool, undefined, rest)),
  fc
    .tuple(
      fc.array(challenge, { maxLength: 3 }),
      details,
      some({ service: text, setupUrl: url, userId: fc.boolean() })
    )
    .map(([list, rest, more]) => authorizationRequired('tool', list, { ...rest, ...more })),
  fc
    .tuple(text, fc.array(text, { maxLength: 2 }), details, some({ setupUrl: url }))
    .map(([service, names, rest, more]) => misconfigured(service, names, { ...rest, ...more })),
  details.map(unavailable),
  details.map(internal),
  fc
    .tuple(details, some({ hint: text, canRetry: fc.boolean(), retryAfterMs: fc.nat() }))
    .map(([rest, more]) => executionFailed({ ...rest, ...more }))
)

/** A carrier holds more than its text, and the reader lets go of what is not seen in it. */
const plain = (wire: unknown): unknown =>
  JSON.parse(JSON.stringify(wire), (name, value) =>
    name === 'dev.toolfault/fault' ? undefined : value
  )

/** What no reader can tell: which of two a key is, and whether somebody lacks nothing. */
const isAmbiguous = (it: Fault, form: oxp.OxpForm): boolean =>
  (form.keyStyle === 'pointer' && /`\/~1|`\[/.test(JSON.stringify(it))) ||
  (form.requirementsIn === 'validation' &&
    it.kind === 'authorization_required' &&
    it.userId === false)

const forms: ReadonlyArray<oxp.OxpForm> = [
  {},
  { keyStyle: 'pointer' },
  { requirementsIn: 'validation' },
  { requirementsIn: 'tool', wrapper: 'result', $schema: 'urn:oxp:1.0' },
  { carrier: true }
]

for (const form of forms) {
  test(`what repeats our words is written back as it was read: ${JSON.stringify(form)}`, () => {
    fc.assert(
      fc.property(
        fault.filter((it) => !isAmbiguous(it, form)),
        (it) => {
          const wire = oxp.encode(it, form)
          const read = decode(wire)
          assert.is(read._tag, 'Right')
          if (read._tag === 'Left') return
          const { value, form: observed } = read.right
          const { read: _, ...spelled } = observed
          assert.equal(plain(oxp.encode(value, form)), plain(wire))
          assert.equal(plain(oxp.encode(value, spelled)), plain(wire))
          assert.equal(oxp.encode(value, observed), wire)
        }
      ),
      { numRuns: 300, seed: 20_260_728 }
    )
  })
}

test.run()

import { type Advice, invalidArguments } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/heard')

const rename: Advice = {
  path: ['email'],
  kind: 'missing',
  fix: { id: 'rename', from: ['mail'], to: ['email'] }
}
const renamed = '- `email` is missing: rename `mail` to `email`'
const role: Advice = {
  path: ['role'],
  kind: 'choice',
  expected: { id: 'one_of', values: ['admin', 'user'] },
  fix: { id: 'choose', values: ['admin', 'user'] }
}
const roles = '- `role` must be one of "admin" or "user": use one of them'
const add: Advice = { path: ['email'], kind: 'missing', fix: { id: 'add' } }
const said = (text: string): Advice => ({
  path: ['email'],
  kind: 'unknown',
  expected: { id: 'said', text }
})

const rows: ReadonlyArray<readonly [what: string, head: string, Advice, line: string | undefined]> =
  [
    ['a command is not told by the place: Rust', 'missing field `email`', rename, renamed],
    ['Fastify', "body must have required property 'email'", rename, renamed],
    ['joi', '"email" is required', rename, renamed],
    ['a sentence with a colon', 'Validation failed: email: Required', rename, renamed],
    ['nor are the listed values', "Error: invalid value for 'role'", role, roles],
    ['nor by a word that is no place', 'Request failed, role: 400', role, roles],
    ['the whole sentence is enough', `No.\n${renamed}`, rename, undefined],
    [
      'also without a command',
      'No. `n` must be an integer.',
      { path: ['n'], kind: 'type', expected: { id: 'type', types: ['integer'] } },
      undefined
    ],
    ['that it is missing is told by the place', 'missing field `email`', add, undefined],
    [
      'what it has to hold is not',
      'missing field `email`',
      { ...add, expected: { id: 'type', types: ['string'] } },
      '- `email` is missing: add `email` (string)'
    ],
    ['that it is not valid is', '"email" is bad', { path: ['email'], kind: 'unknown' }, undefined],
    [
      "a server's own sentence is not told by the place",
      'Validation failed: email: is invalid',
      said('must be a company address'),
      '- `email`: must be a company address'
    ],
    ['but by itself with the place', 'Not sent: email is invalid', said('is invalid'), undefined],
    [
      'and not where it is said of another',
      'name is invalid',
      said('is invalid'),
      '- `email`: is invalid'
    ],
    [
      'a line of ours that was read back has lost its command',
      'No.\n- `role` must be one of "admin" or "user": use one of them',
      { path: ['role'], kind: 'choice', expected: { id: 'format', format: 'role' } },
      undefined
    ]
  ]

for (const [what, message, point, line] of rows) {
  test(`${what}: ${JSON.stringify(message)}`, () => {
    const fault = { ...invalidArguments('send', { issues: [] }), message, advice: [point] }
    assert.is(digest(fault), line === undefined ? message : `${message}\n${line}`)
  })
}

// A model that adds `email` and keeps `mail` is refused again.
test('a server that names one of two errors hides the command of neither', () => {
  const fault = { ...invalidArguments('send', { issues: [] }), message: 'missing field `email`' }
  assert.is(
    digest({ ...fault, advice: [rename, role] }),
    `missing field \`email\`\n${renamed}\n${roles}`
  )
})

test.run()

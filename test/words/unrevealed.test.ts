import * as f7 from '@toolfault/protocols/f7'
import * as oxp from '@toolfault/protocols/oxp'
import { encode } from '@toolfault/protocols/text'
import { translate } from '@toolfault/protocols/translate'
import { line, prose } from '@toolfault/words/escape'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/unrevealed')

// Made up, and cut in two so that no scanner takes them for real ones.
const jwt = `eyJ${'hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcDEF123456'}`
const openai = `sk-${'proj-abcd1234efgh5678ijkl'}`
const github = `ghp_${'a1b2c3d4e5f6a7b8c9d0e1f2'}`
const aws = `AKIA${'IOSFODNN7EXAMPLE'}`

const hidden: ReadonlyArray<readonly [text: string, shown: string]> = [
  [
    `Request failed: Authorization: Bearer ${jwt}`,
    'Request failed: Authorization: Bearer [secret]'
  ],
  ['401 for Bearer abcdefghijklmnop1234.', '401 for Bearer [secret]'],
  ['sent Basic dXNlcjpodW50ZXIyMjI=', 'sent Basic [secret]'],
  [
    `Incorrect API key provided: ${openai}. See the docs.`,
    'Incorrect API key provided: [secret]. See the docs.'
  ],
  [`no access with ${github}`, 'no access with [secret]'],
  [`The key ${aws} does not exist`, 'The key [secret] does not exist'],
  [
    'postgres://admin:hunter2@db.internal:5432/prod is down',
    'postgres://admin:[secret]@db.internal:5432/prod is down'
  ],
  ['redis://:hunter2@cache:6379', 'redis://:[secret]@cache:6379'],
  [
    'Server=tcp:db;User ID=sa;Password=S3cr3t!;Encrypt=true',
    'Server=tcp:db;User ID=sa;Password=[secret];Encrypt=true'
  ],
  [
    'GET https://x.example/v1?api_key=9f8e7d6c5b4a&q=Oslo failed',
    'GET https://x.example/v1?api_key=[secret]&q=Oslo failed'
  ],
  ['Cookie: session=abcdef1234567890; path=/\nnext', 'Cookie: [secret]\nnext'],
  [
    `-----BEGIN RSA ${'PRIVATE'} KEY-----\nMIIE\n-----END RSA ${'PRIVATE'} KEY-----\nis no key`,
    '[secret]\nis no key'
  ]
]

for (const [text, shown] of hidden) {
  test(`hidden: ${shown}`, () => {
    assert.is(prose(text), shown)
    assert.is(prose(shown), shown)
    assert.is(line(text), shown.replace('\n', ' '))
  })
}

const harmless: ReadonlyArray<string> = [
  'Bearer authentication required',
  'Bearer tokens are refused here',
  'Basic OAuth2 is not known',
  'A bot token must start with xoxb-',
  'sk-learn has no such model',
  'Connect with postgres://user:password@host/db',
  'Connect with postgres://<user>:<password>@host/db',
  'password=required',
  'api_key=$API_KEY_2 is not set',
  'token=ctok_1234567890 in https://example.com/connect?token=ctok_1234567890',
  'cookie: missing or expired',
  'The commit 3f786850e387550fdab836ed7e6dc881de23001b is not there',
  'must be at http://localhost:8080/@user',
  'See task-force-2023-report-11'
]

for (const text of harmless) {
  test(`shown: ${text}`, () => {
    assert.is(prose(text), text)
  })
}

test('the fault keeps what was said, and no other wire tells', () => {
  const message = `Request failed: Bearer ${jwt}`
  const fault = { kind: 'execution_failed', message } as const
  assert.is(encode(fault), 'Request failed: Bearer [secret]')
  assert.not.match(JSON.stringify(oxp.encode(fault)), jwt)
  for (const to of ['oxp', 'json-rpc', 'problem-details', 'bad-request', 'text', 'ncp'] as const) {
    const wire = { content: [{ type: 'text', text: message }], isError: true }
    const found = translate(wire, 'mcp', to)
    assert.not.match(JSON.stringify(found), jwt, to)
  }
})

test('a parameter of which a server repeats the value', () => {
  const body = { message: 'No', parameter_errors: { key: `${openai} is not valid` } }
  const found = translate({ status: 422, body }, 'oxp', 'mcp')
  assert.is(found._tag, 'Right')
  assert.not.match(JSON.stringify(found), openai)
})

test('the sentence of a validator on F7, unless it is wanted word for word', () => {
  const message = `${openai} is no address`
  const issues = [{ path: ['a'], kind: 'rule', message } as const]
  const verdict = { valid: false, fault: { kind: 'invalid_arguments', issues } } as const
  assert.not.match(JSON.stringify(f7.encode(verdict)), openai)
  assert.match(JSON.stringify(f7.encode(verdict, { verbatim: 'always' })), openai)
})

test('long texts of marks take no longer than others', () => {
  const long = 'sk-'.repeat(5_000) + '://a:'.repeat(2_000) + 'password='.repeat(1_000)
  assert.type(prose(long, 40_000), 'string')
})

test.run()

import { isSecret } from '@toolfault/advice/secret'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/secret')

const list = (text: string): ReadonlyArray<string> => text.trim().split(/\s+/)

const secretKeys = list(`
  password Password PASSWORD passwd pwd passphrase passcode user_password userPassword newPassword password2
  dbpassword current-password passwordHash pass db_pass
  secret client_secret clientSecret secrets SECRET_KEY aws_secret_access_key secret_id
  token access_token accessToken authtoken refresh-token bot_token token_value tokens csrf_token device.token
  api_key apikey apiKey API-KEY x-api-key api_keys openai_api_key secretKey private_key privateKey accessKey
  access_key_id signing_key encryption_key license_key
  auth Authorization authorisation proxy-authorization auth_header oauth basic_auth bearer
  credential credentials userCredentials creds
  pin PIN pin_code card_pin cvv cvv2 cvc ssn social_security_number iban
  card_number cardNumber cardnumber card-no credit_card account_number passport_number routing_number
  session session_id sessionId session_token cookie cookies cookie_value set-cookie
  otp otp_code totp one_time_code verification_code security_code auth_code recovery_codes backup_code mfa_code
  jwt jwts otps ibans ssns cvvs pwds user_otps signature mnemonic seed_phrase connection_string
`)

const harmlessKeys = list(`
  author authors authority co_author tokenizer tokenization max_tokens maxTokens max_completion_tokens
  min_tokens token_count tokenCount num_tokens total_tokens token_limit tokens_used token_budget
  page_token pageToken next_page_token nextPageToken continuation_token sync_token token_type tokenType
  secretary secretariat public_key publicKey key keys primary_key sort_key foreign_key issue_key project_key
  keyword keyboard monkey turkey passenger passengers passage pass_count bypass compass passport_country
  has_password is_secret use_auth requires_auth show_password password_policy password_length
  password_min_length auth_type authType auth_method auth_url auth_provider token_url authorization_endpoint
  secret_name secret_version session_name session_title session_duration session_count session_type
  cookie_name cookie_policy pinned pin_to_top pins spin opinion shipping pinterest
  country_code status_code zip_code postal_code error_code promo_code language_code code
  card cards card_title scorecard discard account account_id accounts number phone_number order_number
  design_token signature_count access_level accessibility api api_version url email name id description
`)

for (const key of secretKeys) {
  test(`the value of ${key} is secret`, () => {
    assert.is(isSecret([key], [], 'abc'), true)
    assert.is(isSecret([key], [], 4711), key !== 'tokens')
  })
}

for (const key of harmlessKeys) {
  test(`the value of ${key} is harmless`, () => {
    assert.is(isSecret([key], [], 'abc'), false)
    assert.is(isSecret([key], [], 4711), false)
  })
}

test('a number of tokens is a count, a number as a token is none', () => {
  assert.is(isSecret(['tokens'], [], 500), false)
  assert.is(isSecret(['prompt_tokens'], [], '500'), false)
  assert.is(isSecret(['tokens'], [], 'abc'), true)
  assert.is(isSecret(['token'], [], 500), true)
})

test('any key on the path makes it secret', () => {
  assert.is(isSecret(['credentials', 'user', 'name'], [], 'abc'), true)
  assert.is(isSecret(['servers', '0', 'auth', 'value'], [], 'abc'), true)
  assert.is(isSecret(['passwords', '0'], [], 'abc'), true)
  assert.is(isSecret(['servers', '0', 'name'], [], 'abc'), false)
  assert.is(isSecret([], [], 'abc'), false)
})

const secretSchemas: ReadonlyArray<unknown> = [
  { writeOnly: true },
  { type: 'string', format: 'password' },
  { format: 'secret' },
  { 'x-secret': true },
  { 'x-sensitive': true },
  { 'x-mask': true },
  { 'x-mask': '****' },
  { 'X-Redact': true },
  { 'x-confidential': true },
  { 'x-pii': true },
  { 'x-ms-secret': true },
  { 'x-fern-sensitive': true },
  { 'x-data-sensitive': 'high' },
  { sensitive: true },
  { isSecret: true },
  { secret: true }
]

const harmlessSchemas: ReadonlyArray<unknown> = [
  {},
  { type: 'string', description: 'The password of the user' },
  { writeOnly: false },
  { format: 'email' },
  { 'x-secret': false },
  { 'x-secret': 'false' },
  { 'x-sensitive': null },
  { 'x-order': 1 },
  { 'x-mask-of': [] },
  { properties: { password: { writeOnly: true } } },
  { 'x-case-sensitive': true },
  { readOnly: true },
  true,
  null,
  'x-secret',
  []
]

for (const schema of secretSchemas) {
  test(`${JSON.stringify(schema)} says secret`, () => {
    assert.is(isSecret(['a'], [{}, schema], 'abc'), true)
    assert.is(isSecret(['a'], [schema, {}], 7), true)
  })
}

for (const schema of harmlessSchemas) {
  test(`${JSON.stringify(schema)} says nothing`, () => {
    assert.is(isSecret(['a'], [schema], 'abc'), false)
  })
}

/** None of these is in use; parts are joined so that no scanner takes them for real. */
const secretValues: ReadonlyArray<string | number> = [
  ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'dozjgNryP4J3jVmNHl0w5N'].join('.'),
  ['-----BEGIN', 'RSA PRIVATE KEY-----\nMIIE'].join(' '),
  ['sk', 'abcdefgh12345678'].join('-'),
  ['sk', 'proj', 'abcdefgh12345678'].join('-'),
  ['sk', 'ant', 'api03', 'abcdefgh'].join('-'),
  ['sk', 'live', '4eC39HqLyjWD'].join('_'),
  ['rk', 'test', '4eC39HqLyjWD'].join('_'),
  ['ghp', '16C7e42F292c6912E7710c838347Ae178B4a'].join('_'),
  ['gho', '16C7e42F292c6912E771'].join('_'),
  ['github', 'pat', '11ABCDEFG0'].join('_'),
  ['glpat', 'x8aXyYy1'].join('-'),
  ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  ['ASIA', 'IOSFODNN7EXAMPLE'].join(''),
  ['xoxb', '123456789012', 'abc'].join('-'),
  ['xoxp', '123456789012'].join('-'),
  ['xapp', '1', 'A111'].join('-'),
  ['AIza', 'SyDaGmWKa4JsXZ'].join(''),
  ['npm', 'abcdefgh12345678'].join('_'),
  ['hf', 'abcdefgh12345678'].join('_'),
  ['SG', 'ngeVfQFYQlKU0ufo8x5d1A'].join('.'),
  ['shpat', '07f2e1b2'].join('_'),
  ['whsec', 'abcdef'].join('_'),
  'Bearer abcdef123456',
  'Authorization: Bearer abcdef123456',
  'Basic dXNlcjpwYXNz',
  'https://user:hunter2@example.org/',
  'postgres://app:s3cr3t@db.example.org:5432/app',
  'Server=db;User=sa;Password=hunter2;',
  'https://example.org/?api_key=hunter2&x=1',
  'token: hunter2',
  '"password": "hunter2"',
  '4111111111111111',
  '4111 1111 1111 1111',
  '5500-0000-0000-0004',
  'pay with 378282246310005 please',
  4111111111111111,
  378282246310005,
  '078-05-1120',
  'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  'x7Kq2mP9vL4nR8sT1wY6zB3c',
  'f3a1b2c4d5e6f7089a1b2c3d4e5f6071',
  'd6f8a3b1c9e2470f8b1d6a3c5e7f9021d6f8a3b1c9e2470f8b1d6a3c5e7f9021'
]

const harmlessValues: ReadonlyArray<unknown> = [
  '',
  'hello',
  'The quick brown fox jumps over the lazy dog',
  'a'.repeat(200),
  'Pneumonoultramicroscopicsilicovolcanoconiosis',
  'getUserProfileByIdentifierAndTenant',
  'get_user_profile_by_identifier_v2',
  'MAX_NUMBER_OF_CONNECTIONS_PER_HOST',
  'https://example.org/a/b/c?page=2&sort=name',
  'http://localhost:8080/api/v1/users',
  'mailto:grace@example.org',
  'src/components/user-profile/UserProfileCard2.test.tsx',
  '2026-02-10T01:30:00Z',
  '2026-02-10T01:30:00.123456+01:00',
  '550e8400-e29b-41d4-a716-446655440000',
  '+1 (555) 010-9999',
  '555-0100-9999',
  '192.168.100.200',
  '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  'meeting-notes-2026-02-10-final-v2',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
  '1234567890123456',
  '4111111111111112',
  '1767225600000',
  '0000000000000000',
  '12345',
  '-1.5e10',
  'true',
  'skiing in the alps',
  'sk-alps',
  'risk-management',
  'basic economy',
  'Basic plan',
  'the bearer of this letter',
  'tokens are counted',
  'secretary of state',
  'author: Grace',
  'a=b=c',
  '3.141592653589793238462643383279',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '#ff8800',
  'SELECT id, name FROM users WHERE id = 42 ORDER BY created_at DESC',
  1234567890123456,
  1767225600000,
  42,
  -4111111111111111,
  0.1,
  Number.NaN,
  true,
  false,
  null,
  undefined,
  {},
  []
]

for (const value of secretValues) {
  test(`${JSON.stringify(value)} looks secret`, () => {
    assert.is(isSecret(['note'], [], value), true)
  })
}

for (const value of harmlessValues) {
  test(`${JSON.stringify(value)?.slice(0, 80)} looks harmless`, () => {
    assert.is(isSecret(['note'], [], value), false)
  })
}

test('a hash may look like a token where it says to be one', () => {
  const hash = 'f3a1b2c4d5e6f7089a1b2c3d4e5f6071f3a1b2c4'
  assert.is(isSecret(['commit_sha'], [], hash), false)
  assert.is(isSecret(['sha256'], [], hash), false)
  assert.is(isSecret(['note'], [], hash), true)
  assert.is(isSecret(['password_hash'], [], hash), true)
})

/** The worst for each pattern: what they begin with, over and over. */
const longs: ReadonlyArray<string> = [
  'sk-',
  'eyJ',
  'password',
  'password = ',
  '://a',
  '://a:',
  '1 ',
  '1-1 ',
  'Bearer ',
  'a1',
  '-----',
  ' '
]

test('long texts are read to a limit', () => {
  for (const part of longs) {
    const text = part.repeat(Math.ceil(1_000_000 / part.length))
    assert.type(isSecret([text], [{ [text]: true }], text), 'boolean')
  }
  const key = `x_${'a'.repeat(1_000_000)}`
  assert.is(isSecret([key], [], 'abc'), false)
})

test('it answers for anything, and hides what it cannot read', () => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  assert.is(isSecret(proxy, [], 'abc'), true)
  assert.is(isSecret(['a'], proxy, 'abc'), true)
  fc.assert(
    fc.property(
      fc.array(fc.string()),
      fc.array(fc.anything()),
      fc.anything(),
      (path, some, value) => {
        assert.type(isSecret(path, some, value), 'boolean')
      }
    )
  )
})

// How issuers begin what they issue: the shortest that is taken for one, and no shorter.
const tail = (length: number): string => 'a'.repeat(length)

const marked: ReadonlyArray<readonly [string, number]> = [
  ['eyJ', 8],
  ['sk-', 8],
  ['sk_', 8],
  ['ghp_', 8],
  ['gho_', 8],
  ['ghs_', 8],
  ['ghu_', 8],
  ['ghr_', 8],
  ['AIza', 8],
  ['pypi-', 8],
  ['SG.', 16],
  ['npm_', 16],
  ['hf_', 16],
  ['ntn_', 16],
  ['Bearer ', 6]
]

for (const [mark, least] of marked) {
  test(`a text that begins with ${mark} is secret from ${least} characters on`, () => {
    assert.is(isSecret(['note'], [], mark + tail(least)), true)
    assert.is(isSecret(['note'], [], `see ${mark}${tail(least)} there`), true)
    assert.is(isSecret(['note'], [], mark + tail(least - 1)), false)
    assert.is(isSecret(['note'], [], `x${mark}${tail(least)}`), false)
  })
}

for (const mark of ['AKIA', 'ASIA', 'AROA', 'AIDA']) {
  test(`a key of Amazon begins with ${mark}, in capitals`, () => {
    assert.is(isSecret(['note'], [], `${mark}AAAAAAAA`), true)
    assert.is(isSecret(['note'], [], `${mark}00000000`), true)
    assert.is(isSecret(['note'], [], `${mark}AAAAAAA`), false)
    assert.is(isSecret(['note'], [], `${mark}${tail(8)}`), false)
  })
}

for (const mark of list(`
  pk_live_ pk_test_ rk_live_ rk_test_ github_pat_ glpat- xoxb- xoxp- xapp- ya29. shpat_ shpca_ shppa_ shpss_
  dop_v1_ whsec_ dckr_pat_ lin_api_
`)) {
  test(`${mark} alone is the mark of a secret`, () => {
    assert.is(isSecret(['note'], [], mark), true)
    assert.is(isSecret(['note'], [], `x${mark}`), false)
    assert.is(isSecret(['note'], [], mark.slice(0, -1)), false)
  })
}

for (const [text, wanted] of [
  ['-----BEGIN RSA PRIVATE KEY-----', true],
  ['----BEGIN RSA', false],
  ['pk_prod_', false],
  ['ghx_aaaaaaaa', false],
  ['xox1-', false],
  ['shpxx_', false],
  ['Basic aaaaa1', true],
  ['Basic aaaaa=', true],
  ['Basic aaaaaB', true],
  ['Basic aaaaaa', false],
  ['Basic aaa1', false],
  ['postgres://u:p@host', true],
  ['https://u@host', false],
  ['https://host:80/a@b', false],
  ['https://u p:q@host', false],
  ['123-45-6789', true],
  ['1123-45-6789', false],
  ['123-45-67890', false],
  ['123-456-789', false]
] as const) {
  test(`${text} ${wanted ? 'holds' : 'holds no'} secret`, () => {
    assert.is(isSecret(['note'], [], text), wanted)
  })
}

test.run()

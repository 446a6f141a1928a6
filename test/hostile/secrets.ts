/** A call that a schema refuses and that holds something nobody else may read. */
export interface SecretProbe {
  readonly name: string
  readonly schema: object
  readonly value: unknown
  /** What must not be shown, not even in part. */
  readonly secrets: ReadonlyArray<string>
}

/** Shown means: this many characters in a row stand in the text, or all where there are fewer. */
const RUN = 6

/** The secrets of a probe that a text shows, whole or in part. */
export const shownIn = (text: string, { secrets }: SecretProbe): ReadonlyArray<string> =>
  secrets.filter((secret) =>
    Array.from({ length: Math.max(1, secret.length - RUN + 1) }, (_, at) =>
      secret.slice(at, at + RUN)
    ).some((run) => text.includes(run))
  )

const API_KEY = 'zq81-Kf7w-0Vxe-55Rt'
const PASSWORD = 'hQ7#vernal!Ox'
const PEM_BODY = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj'
const JWT_BODY = 'eyJzdWIiOiI5OTMxIiwibmFtZSI6IlpvZSJ9'
const JWT = `eyJhbGciOiJIUzI1NiJ9.${JWT_BODY}.c2lnbmVkLWJ5LW5vYm9keQ`
/** A number that passes the check of card numbers (ISO/IEC 7812-1, Luhn), as test cards do. */
const CARD = '5555341244441115'

/** A probe of one property of an object. */
const probe = (
  name: string,
  key: string,
  schema: object,
  value: unknown,
  ...secrets: ReadonlyArray<string>
): SecretProbe => ({
  name,
  schema: { type: 'object', properties: { [key]: schema } },
  value: { [key]: value },
  secrets
})

/**
 * 23 of them: the key, the schema or the look says that it is secret, or it is text, which is shown
 * only on demand. Numbers and numerals are here only where one of the three says so.
 */
export const secretProbes: ReadonlyArray<SecretProbe> = [
  probe('a password of a wrong pattern', 'password', { pattern: '^[a-z]+$' }, PASSWORD, PASSWORD),
  probe('a password of numerals', 'password', { type: 'integer' }, '90210735', '90210735'),
  probe('a number as PIN', 'pin', { type: 'string' }, 730518, '730518'),
  probe('a PIN out of range', 'pin', { type: 'integer', maximum: 9999 }, 730518, '730518'),
  probe('an API key that is too short', 'api_key', { minLength: 40 }, API_KEY, API_KEY),
  probe('an API key as the only item', 'apiKey', { type: 'string' }, [API_KEY], API_KEY),
  probe('a token of no member', 'token', { enum: ['none', 'guest'] }, API_KEY, API_KEY),
  probe('tokens that repeat', 'tokens', { uniqueItems: true }, [API_KEY, API_KEY], API_KEY),
  probe('a JWT for an object', 'session', { type: 'object' }, JWT, JWT_BODY),
  probe(
    'a PEM block that is too long',
    'body',
    { maxLength: 20 },
    `-----BEGIN PRIVATE KEY-----\n${PEM_BODY}\n-----END PRIVATE KEY-----`,
    PEM_BODY
  ),
  probe(
    'sk-… for a model',
    'model',
    { enum: ['small', 'large'] },
    `sk-${API_KEY}${PEM_BODY}`,
    API_KEY,
    PEM_BODY
  ),
  probe('a card number as a note', 'note', { type: 'object' }, CARD, CARD),
  probe('a card number as number', 'card_number', { type: 'string' }, Number(CARD), CARD),
  probe(
    'writeOnly, near a member',
    'answer',
    { enum: ['green'], writeOnly: true },
    'grean',
    'grean'
  ),
  probe(
    'format password',
    'answer',
    { type: 'integer', format: 'password' },
    '48159263',
    '48159263'
  ),
  probe(
    'an object below a secret key',
    'credentials',
    { type: 'object', properties: { client: { type: 'boolean' } } },
    { client: '62937415' },
    '62937415'
  ),
  probe(
    'JSON text with a password in it',
    'options',
    { type: 'object' },
    JSON.stringify({ password: PASSWORD }),
    PASSWORD
  ),
  probe(
    'an address with a password',
    'endpoint',
    { type: 'string', pattern: '^https://[a-z.]+/$' },
    `https://app:${API_KEY}@host.example/`,
    API_KEY
  ),
  probe(
    'a header with a bearer token',
    'header',
    { const: 'Accept: text/plain' },
    `Authorization: Bearer ${API_KEY}`,
    API_KEY
  ),
  {
    name: 'a secret under a key that is not there',
    schema: {
      type: 'object',
      properties: { api_key: { type: 'string' } },
      required: ['api_key'],
      additionalProperties: false
    },
    value: { apikey: API_KEY },
    secrets: [API_KEY]
  },
  {
    name: 'a password that is the reason of a rule',
    schema: {
      type: 'object',
      if: { properties: { password: { const: PASSWORD } }, required: ['password'] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
      then: { required: ['rotate'] }
    },
    value: { password: PASSWORD },
    secrets: [PASSWORD]
  },
  {
    name: 'a token in a branch that was meant',
    schema: {
      type: 'object',
      properties: {
        login: {
          anyOf: [
            {
              type: 'object',
              properties: { by: { const: 'token' }, token: { type: 'string', minLength: 40 } },
              required: ['by', 'token']
            },
            {
              type: 'object',
              properties: { by: { const: 'user' }, user: { type: 'string' } },
              required: ['by', 'user']
            }
          ]
        }
      }
    },
    value: { login: { by: 'token', token: API_KEY } },
    secrets: [API_KEY]
  },
  {
    name: 'secrets in rows of one mistake',
    schema: {
      type: 'object',
      properties: {
        rows: {
          type: 'array',
          items: { type: 'object', properties: { client_secret: { type: 'boolean' } } }
        }
      }
    },
    value: { rows: [API_KEY, PASSWORD, '31415926'].map((client_secret) => ({ client_secret })) },
    secrets: [API_KEY, PASSWORD, '31415926']
  }
]

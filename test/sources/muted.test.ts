import { advise } from '@toolfault/advice/advise'
import { invalid, invalidArguments } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import * as text from '@toolfault/protocols/text'
import { fromIoTs } from '@toolfault/sources/io-ts'
import { fromStandardSchema, validate } from '@toolfault/sources/standard-schema'
import { type } from 'arktype'
import * as t from 'io-ts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import * as z from 'zod'

const test = suite('sources/muted')

const password = 'Tr0ub4dor&3-correct-horse'

/** A rule of the author's at a path of a value, with its sentence. */
const ruled = (message: string, path: ReadonlyArray<string> = []): object => ({
  issues: [{ code: 'custom', path, message }]
})

const said = (message: string, value: unknown, path?: ReadonlyArray<string>): unknown => {
  // A border: what a library of any kind answers.
  const [issue] = fromStandardSchema(ruled(message, path) as never, value).issues
  return issue?.echo === true ? 'an echo' : issue?.message
}

test('a rule of the whole, of another key or of a list repeats no long text of the call', () => {
  const whole = z
    .object({ password: z.string() })
    .refine(() => false, { error: ({ input }) => `wrong password ${Object(input).password}` })
  const beside = z
    .object({ user: z.string(), password: z.string() })
    .superRefine((given, context) =>
      context.addIssue({
        code: 'custom',
        path: ['user'],
        message: `cannot log in with ${given.password}`
      })
    )
  const list = z.object({
    keys: z
      .array(z.string())
      .refine(() => false, { error: ({ input }) => `key ${String(input)} is revoked` })
  })
  const valibot = v.pipe(
    v.object({ password: v.string() }),
    v.check(
      () => false,
      ({ input }) => `wrong password ${input.password}`
    )
  )
  const arktype = type({ password: 'string' }).narrow((given, context) =>
    context.mustBe(`another password than ${given.password}`)
  )
  const told = (schema: Parameters<typeof validate>[0], value: object): ReadonlyArray<unknown> => {
    const fault = advise(invalidArguments('login', validate(schema, value)), { value })
    const { body } = f7.encode(invalid(fault))
    return [JSON.stringify(body).includes(password), text.encode(fault)]
  }
  const begin = 'Invalid arguments for tool login: '
  assert.equal(told(whole, { password }), [false, `${begin}wrong password …`])
  assert.equal(told(valibot, { password }), [false, `${begin}wrong password …`])
  assert.equal(told(arktype, { password }), [false, `${begin}must be another password than …`])
  assert.equal(told(beside, { user: 'ann', password }), [
    false,
    `${begin}\`user\`: cannot log in with …`
  ])
  assert.equal(told(list, { keys: [password] }), [false, `${begin}\`keys\`: key … is revoked.`])
})

test('at the place itself, too, and a short text between marks; what says nothing else is an echo', () => {
  assert.is(said(`wrong password ${password}`, { password }, ['password']), 'wrong password …')
  assert.is(said("no 'fr' here", { lang: 'fr' }, ['lang']), "no '…' here")
  assert.is(said('no fr here', { lang: 'fr' }, ['lang']), 'no fr here')
  assert.is(said(password, { password }, ['password']), 'an echo')
  assert.is(said(`"${password}"!`, { password }, ['password']), 'an echo')
})

test('every text is taken out, the longest first, and as often as it stands', () => {
  const url = 'https://example.com/a'
  const value = { from: url, to: `${url}/b`, by: 'Ann of Green Gables' }
  assert.is(
    said(`${url}/b, ${url} and ${url}: not by Ann of Green Gables`, value),
    '…, … and …: not by …'
  )
})

test("an author's own words are passed on", () => {
  const passed = (message: string, value: unknown, path?: ReadonlyArray<string>): void =>
    assert.is(said(message, value, path), message)
  passed('professional-annual needs five seats', { plan: 'professional-annual', seats: 1 })
  passed('eu-central-1 has no such machine', { region: 'eu-central-1' })
  passed('no index on address_line_2', { sort: 'address_line_2' })
  passed('isReadOnlyMode stands alone', { fields: ['isReadOnlyMode'] })
  passed('application/json needs a body', { type: 'application/json' })
  passed('MAINTENANCE_WINDOW is closed', { state: 'MAINTENANCE_WINDOW' })
  passed('must be after 2026-12-01T10:00:00Z', { from: '2026-12-01T10:00:00Z', to: 'x' }, ['to'])
  passed('card needs a number', { kind: 'card' })
  passed('shipping address 2 is a key', { 'shipping address 2': 1 })
  passed('no texts at all', { a: [1, null, true, { b: {} }] })
  passed('no value at all', undefined)
  passed('short', { a: 'a longer text than this' })
})

test('what is no name is taken out: several words, digits within, a passphrase', () => {
  const out = (given: string): void =>
    assert.is(said(`no ${given} here`, { a: [{ b: given }] }), 'no … here')
  out('two words in it')
  out('secret-user-name-1')
  out('hunter2-correct-horse')
  out('correct-horse-battery-staple')
  out('ann@example.com')
  out('7f9c24e8-3b12-4fef-91e0-46acb5f5ab32')
  out('QkzTpLmRwXvB')
  out('秘密の合言葉はここにあります')
})

test('a list of what is allowed keeps its members, wherever else they stand', () => {
  const models = ['claude-sonnet-4-20250514', 'claude-opus-4-20250514'] as const
  const schema = z.object({
    model: z.enum(models),
    fallback: z.enum(models, { error: `one of ${models.join(', ')}` })
  })
  const [issue] = validate(schema, { model: models[0], fallback: 'gpt' }).issues
  assert.is(issue?.message, `one of ${models.join(', ')}`)
})

test('a value too large to look through keeps its sentences to itself', () => {
  assert.is(said('no item of this list', { items: Array(200_000).fill('x') }), 'an echo')
  assert.is(
    said('no item of this list', { items: Array(20_000).fill('x') }),
    'no item of this list'
  )
  const endless: Record<string, unknown> = {}
  endless['a'] = endless
  assert.is(said('no item of this list', endless), 'an echo')
})

test('thousands of sentences about thousands of texts take no time', () => {
  const urls = Array.from({ length: 20_000 }, (_, at) => `https://example.com/item/${at}`)
  const issues = urls.map((url) => ({ code: 'custom', path: [], message: `${url} is not allowed` }))
  const start = performance.now()
  const found = fromStandardSchema({ issues } as never, { urls }).issues
  assert.ok(performance.now() - start < 5_000)
  assert.is(found.at(-1)?.message, '… is not allowed')
})

test('a codec of io-ts says no more of the rest of the call', () => {
  const whole = new t.Type<object, object, unknown>(
    'login',
    (given): given is object => typeof given === 'object',
    (given, context) => t.failure(given, context, `wrong password ${Object(given).password}`),
    t.identity
  )
  assert.equal(fromIoTs(whole.decode({ password })).issues[0]?.message, 'wrong password …')
})

test.run()

import { type Issue, kindOf, own, printPointer } from '@toolfault/model'
import { type AjvError, type AjvErrors, fromAjv } from '@toolfault/sources/ajv'
import { Ajv, type ErrorObject, type Options } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvErrors from 'ajv-errors'
import formats from 'ajv-formats'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen, reachable } from '../hostile/frozen.js'
import { recorded } from './recorded/errors.js'

const test = suite('sources/ajv')

type Class = typeof Ajv | typeof Ajv2019 | typeof Ajv2020

const errorsOf = (
  schema: object,
  value: unknown,
  options: Options = {},
  Dialect: Class = Ajv2020
): Array<ErrorObject> => {
  const ajv = new Dialect({ allErrors: true, strict: false, logger: false, ...options })
  formats.default(ajv)
  const validate = ajv.compile(schema)
  validate(value)
  return validate.errors ?? []
}

const issuesOf = (...call: Parameters<typeof errorsOf>): ReadonlyArray<Issue> =>
  fromAjv(errorsOf(...call)).issues

/** What an issue says beside its sentence: place, kind, keyword, parameters. */
const bare = (issues: ReadonlyArray<Issue>): ReadonlyArray<unknown> =>
  issues.map(({ keyword, kind, params, path }) => [printPointer(path), kind, keyword, params])

test('null and undefined mean that nothing was wrong', () => {
  assert.equal(fromAjv(null), { issues: [] })
  assert.equal(fromAjv(undefined), { issues: [] })
})

const guest = {
  type: 'object',
  required: ['city', 'guest'],
  additionalProperties: false,
  properties: {
    city: { type: 'string' },
    nights: { type: 'integer', minimum: 1 },
    mail: { type: 'string', format: 'email' },
    guest: { type: 'object', required: ['a/b~c'], properties: { 'a/b~c': { type: 'string' } } }
  }
}

for (const [name, Dialect] of [
  ['draft-07', Ajv],
  ['2019-09', Ajv2019],
  ['2020-12', Ajv2020]
] as const) {
  test(`${name}: one issue for each error, in ajv's order, missing and surplus keys at the key`, () => {
    const errors = errorsOf(guest, { nights: 0, mail: 'x', guest: {}, extra: 1 }, {}, Dialect)
    const { issues } = fromAjv(errors)
    assert.equal(
      issues.map(({ message }) => message),
      errors.map(({ message }) => message)
    )
    assert.equal(bare(issues), [
      ['/city', 'missing', 'required', undefined],
      ['/extra', 'unexpected', 'additionalProperties', undefined],
      ['/nights', 'range', 'minimum', { comparison: '>=', limit: 1 }],
      ['/mail', 'format', 'format', { format: 'email' }],
      ['/guest/a~1b~0c', 'missing', 'required', undefined]
    ])
  })

  test(`${name}: without allErrors the first error is the one issue`, () => {
    assert.equal(bare(issuesOf(guest, { nights: 0 }, { allErrors: false }, Dialect)), [
      ['/city', 'missing', 'required', undefined]
    ])
  })
}

test('draft-07 dependencies blame each name that is not there', () => {
  const schema = { dependencies: { card: ['name', 'zip'] } }
  assert.equal(bare(issuesOf(schema, { card: 1 }, {}, Ajv)), [
    ['/name', 'dependency', 'dependencies', { property: 'card', depsCount: 2, deps: 'name, zip' }],
    ['/zip', 'dependency', 'dependencies', { property: 'card', depsCount: 2, deps: 'name, zip' }]
  ])
})

test('D1: dependentRequired gives one issue for each name, with one message', () => {
  const issues = issuesOf({ dependentRequired: { card: ['name', 'zip'] } }, { card: 1 })
  assert.equal(
    issues.map(({ path }) => path),
    [['name'], ['zip']]
  )
  assert.is(issues[0]?.message, issues[1]?.message)
})

test('D1: unevaluatedProperties blames the key', () => {
  const schema = { properties: { a: true }, unevaluatedProperties: false }
  assert.equal(bare(issuesOf(schema, { a: 1, b: 2 })), [
    ['/b', 'unexpected', 'unevaluatedProperties', undefined]
  ])
})

test('D1: propertyNames gives the inner error with the key beside it, then the summary at the key', () => {
  assert.equal(bare(issuesOf({ propertyNames: { pattern: '^x' } }, { 'a/b': 1 })), [
    ['', 'pattern', 'pattern', { pattern: '^x', propertyName: 'a/b' }],
    ['/a~1b', 'unexpected', 'propertyNames', undefined]
  ])
})

test('D1: `false schema` is a keyword with a space', () => {
  assert.equal(bare(issuesOf({ properties: { a: false } }, { a: 1 })), [
    ['/a', 'unexpected', 'false schema', undefined]
  ])
})

test('D1: `if` comes behind its causes', () => {
  const schema = JSON.parse('{"if": {"required": ["a"]}, "then": {"required": ["b"]}}')
  assert.equal(bare(issuesOf(schema, { a: 1 })), [
    ['/b', 'missing', 'required', undefined],
    ['', 'dependency', 'if', { failingKeyword: 'then' }]
  ])
})

test('D1: a union gives all branch errors, the summary last, also without allErrors', () => {
  const schema = { anyOf: [{ type: 'string' }, { required: ['a'] }] }
  assert.equal(bare(issuesOf(schema, {}, { allErrors: false })), [
    ['', 'type', 'type', { type: 'string' }],
    ['/a', 'missing', 'required', undefined],
    ['', 'alternative', 'anyOf', undefined]
  ])
})

test('D1: two matches of oneOf come without branch errors', () => {
  assert.equal(bare(issuesOf({ oneOf: [{ type: 'integer' }, { minimum: 1 }] }, 3)), [
    ['', 'alternative', 'oneOf', { passingSchemas: [0, 1] }]
  ])
})

for (const inlineRefs of [true, false]) {
  test(`D1: branches behind $ref keep their place (inlineRefs: ${inlineRefs})`, () => {
    const schema = {
      $defs: { cat: { required: ['meow'] }, dog: { required: ['bark'] } },
      properties: { pet: { oneOf: [{ $ref: '#/$defs/cat' }, { $ref: '#/$defs/dog' }] } }
    }
    assert.equal(bare(issuesOf(schema, { pet: {} }, { inlineRefs })), [
      ['/pet/meow', 'missing', 'required', undefined],
      ['/pet/bark', 'missing', 'required', undefined],
      ['/pet', 'alternative', 'oneOf', { passingSchemas: null }]
    ])
  })
}

const tagged = {
  type: 'object',
  discriminator: { propertyName: 'kind' },
  required: ['kind'],
  oneOf: [{ properties: { kind: { const: 'a' } } }, { properties: { kind: { const: 'b' } } }]
}

test('D1: a bad tag is one issue at the tag, without the text of the caller', () => {
  const issues = issuesOf(tagged, { kind: 'secret' }, { discriminator: true })
  assert.equal(bare(issues), [['/kind', 'choice', 'discriminator', { error: 'mapping' }]])
  assert.not.match(JSON.stringify(issues), 'secret')
})

test('a tag that is no string is of a wrong type, one that is not there is missing', () => {
  assert.equal(bare(issuesOf(tagged, { kind: 7 }, { discriminator: true })), [
    ['/kind', 'type', 'discriminator', { error: 'tag' }]
  ])
  assert.equal(
    issuesOf(tagged, {}, { discriminator: true }).map(({ kind, path }) => [kind, path]),
    [
      ['missing', ['kind']],
      ['missing', ['kind']]
    ]
  )
})

test('D1: allOf repeats identical errors, and a source keeps them all', () => {
  const schema = { allOf: [{ required: ['a'] }, { required: ['a'] }] }
  assert.is(issuesOf(schema, {}).length, 2)
})

test('D1: pointers are no URI fragments: a percent sign stays', () => {
  const issues = issuesOf({ additionalProperties: { type: 'string' } }, { 'a%20b': 1, '~1': 2 })
  assert.equal(
    issues.map(({ path }) => path),
    [['a%20b'], ['~1']]
  )
})

test('D1: the empty key, an index and a key of digits are keys', () => {
  const schema = { additionalProperties: { items: { type: 'string' } } }
  assert.equal(
    issuesOf(schema, { '': [1], '0': ['x', 2] }).map(({ path }) => path),
    [
      ['0', '1'],
      ['', '0']
    ]
  )
})

test('D1: with messages: false an issue has no message, not an empty one', () => {
  const [issue] = issuesOf({ type: 'string' }, 1, { messages: false })
  assert.equal(issue, { path: [], kind: 'type', keyword: 'type', params: { type: 'string' } })
})

test('D1: the ValidationError of a $async schema is read like its errors', async () => {
  const validate = new Ajv2020({ allErrors: true }).compile({
    $async: true,
    type: 'object',
    required: ['a', 'b']
  })
  const thrown: unknown = await Promise.resolve(validate({})).catch((error: unknown) => error)
  // A border: ajv's types do not say what it throws.
  const { issues } = fromAjv(thrown as AjvErrors)
  assert.equal(
    issues.map(({ path }) => path),
    [['a'], ['b']]
  )
})

test('D1: findings outlive validate.errors, which the next success clears', () => {
  const validate = new Ajv2020().compile({ type: 'string' })
  validate(1)
  const findings = fromAjv(validate.errors)
  validate('x')
  assert.is(validate.errors, null)
  assert.is(findings.issues.length, 1)
})

test('D1: verbose errors leave neither the value nor the schema behind', () => {
  const secret = { name: 'secret', list: ['secret'] }
  const schema = { properties: { name: { enum: [['x'], 'y'] }, list: { items: { type: 'null' } } } }
  const errors = errorsOf(schema, secret, { verbose: true })
  const found = reachable(fromAjv(errors))
  const theirs = new Set([...reachable(errors), ...reachable(schema), ...reachable(secret)])
  assert.is(errors.length, 2)
  assert.ok(theirs.size > 8)
  assert.equal(
    [...found].filter((object) => theirs.has(object)),
    []
  )
  assert.not.match(JSON.stringify(fromAjv(errors)), 'secret')
})

test('D1: verbose errors of a value with a cycle and a bigint are read', () => {
  const value: { [key: string]: unknown } = { big: 10n }
  value['self'] = value
  const issues = issuesOf({ required: ['a'] }, value, { verbose: true })
  assert.is(JSON.stringify(issues).includes('"a"'), true)
})

test('NaN in a parameter becomes null, as JSON has it', () => {
  const error = { instancePath: '', keyword: 'minimum', params: { limit: Number.NaN } }
  assert.equal(fromAjv([error]).issues[0]?.params, { limit: null })
})

test('errors are read, never written', () => {
  const errors = frozen(errorsOf(guest, { nights: 0, extra: 1 }, { verbose: true }))
  const before = JSON.stringify(errors)
  assert.is(fromAjv(errors).issues.length, errors.length)
  assert.is(JSON.stringify(errors), before)
})

const authored = (schema: object, value: unknown): ReadonlyArray<Issue> => {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  ajvErrors.default(ajv)
  const validate = ajv.compile(schema)
  validate(value)
  return fromAjv(validate.errors).issues
}

test("D1: ajv-errors: the author's sentence stands at the place that it replaced", () => {
  const schema = { required: ['a'], errorMessage: { required: { a: 'We need a.' } } }
  assert.equal(authored(schema, {}), [
    { path: ['a'], kind: 'missing', keyword: 'errorMessage', message: 'We need a.' }
  ])
})

test("D1: ajv-errors: one sentence about several places is a rule of the author's own", () => {
  const schema = { required: ['a', 'b'], errorMessage: 'Look at the manual.' }
  assert.equal(authored(schema, {}), [
    { path: [], kind: 'rule', keyword: 'errorMessage', message: 'Look at the manual.' }
  ])
})

test('ajv-errors: the last of many replaced errors counts like the first', () => {
  const errors = Array.from({ length: 12 }, (_, at) => ({
    keyword: 'required',
    instancePath: '',
    params: { missingProperty: at < 11 ? 'a' : 'b' }
  }))
  const error = { keyword: 'errorMessage', instancePath: '', params: { errors }, message: 'no' }
  assert.is(fromAjv([error]).issues[0]?.kind, 'rule')
})

test('an own keyword is a rule, with its message', () => {
  const ajv = new Ajv2020({ allErrors: true })
  ajv.addKeyword({ keyword: 'isEven', validate: (_: unknown, value: number) => value % 2 === 0 })
  const validate = ajv.compile({ isEven: true })
  validate(3)
  assert.equal(fromAjv(validate.errors).issues, [
    { path: [], kind: 'rule', keyword: 'isEven', message: 'must pass "isEven" keyword validation' }
  ])
})

test('one error that cannot be read costs one issue', () => {
  const bad = {
    get keyword(): string {
      throw new Error('no')
    },
    instancePath: '',
    params: {}
  }
  const good = { keyword: 'type', instancePath: '/a', params: { type: 'string' } }
  assert.equal(
    fromAjv([bad, good]).issues.map(({ kind, path }) => [kind, path]),
    [
      ['unknown', []],
      ['type', ['a']]
    ]
  )
})

test('a pointer that is none blames the root', () => {
  const error = { keyword: 'type', instancePath: ".a['b']", params: { type: 'string' } }
  assert.equal(fromAjv([error]).issues[0]?.path, [])
})

test('the function in place of its errors is named', () => {
  const validate = new Ajv2020().compile({ type: 'object' })
  validate(5)
  // A border: a caller without types.
  assert.equal(fromAjv(validate as never).issues, [
    {
      path: [],
      kind: 'unknown',
      message: 'fromAjv was given the function: it reads what that leaves, fromAjv(validate.errors)'
    }
  ])
})

test('what is no list of errors is one issue of kind unknown', () => {
  // A border: a sloppy caller.
  for (const junk of [{}, 'x', 7, { errors: 'x' }] as Array<never>) {
    const { issues } = fromAjv(junk)
    assert.is(issues.length, 1)
    assert.is(issues[0]?.kind, 'unknown')
    assert.type(issues[0]?.message, 'string')
  }
})

test('errors at places with pointers of megabytes are read as far as anyone can hold them', () => {
  const deepAt = (level: number): AjvError => ({
    instancePath: `/${'k'.repeat(999)}`.repeat(level),
    keyword: 'required',
    params: { missingProperty: 'q' }
  })
  // 1 000 + 2 000 + … + 199 000 characters are fewer than 20 million, with 200 000 they are more.
  const { issues, truncated } = fromAjv(Array.from({ length: 300 }, (_, at) => deepAt(at + 1)))
  assert.equal([issues.length, truncated], [200, true])
  assert.is(issues.at(-1)?.path.length, 201)
  assert.equal(fromAjv([deepAt(300)]).truncated, undefined)
})

test('more than 100 000 errors are counted as truncated', () => {
  const error = { keyword: 'type', instancePath: '/a', params: { type: 'string' } }
  const { issues, truncated } = fromAjv(Array.from({ length: 100_001 }, () => error))
  assert.is(issues.length, 100_000)
  assert.is(truncated, true)
})

test('a prototype gives no parameters', () => {
  const error = {
    keyword: 'required',
    instancePath: '',
    params: Object.create({ missingProperty: 'x' })
  }
  assert.equal(fromAjv([error]).issues, [{ path: [], kind: 'missing', keyword: 'required' }])
})

test('a key called __proto__ is a key', () => {
  const schema = { additionalProperties: false }
  assert.equal(issuesOf(schema, JSON.parse('{"__proto__": 1}'))[0]?.path, ['__proto__'])
})

test('errors of one place share its path: there may be a hundred thousand of them', () => {
  const [type, limit, other] = issuesOf(
    { properties: { a: { type: 'string', minimum: 5 }, b: { type: 'string' } } },
    { a: 1, b: 1 }
  )
  assert.equal([type?.path, other?.path], [['a'], ['b']])
  assert.is(type?.path, limit?.path)
})

for (const { errors, name } of recorded()) {
  test(`reads one issue per error: ${name}`, () => {
    const { issues } = fromAjv(frozen(errors))
    assert.ok(errors.length > 0)
    assert.is(issues.length, errors.length)
    errors.forEach((error, at) => {
      const issue = issues[at]
      assert.is(issue?.keyword, error.keyword)
      assert.is(issue?.message, error.message)
      const hasOwnKind = error.keyword === 'errorMessage' || error.keyword === 'discriminator'
      if (!hasOwnKind) assert.is(issue?.kind, kindOf(error.keyword))
      // Every path begins where ajv stands, and at the most a key follows.
      if (error.keyword === 'errorMessage') return
      const pointer = printPointer(issue?.path ?? [])
      const key = keys.map((key) => own(error.params, key)).find((key) => key !== undefined)
      assert.is(pointer, error.instancePath + (typeof key === 'string' ? printPointer([key]) : ''))
    })
  })
}

const keys = [
  'missingProperty',
  'additionalProperty',
  'unevaluatedProperty',
  'propertyName',
  'tag'
] as const

test.run()

import { type Fault, own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/text/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/text/pydantic')

const read = (text: string): Fault => {
  const got = decode(text)
  if (got._tag === 'Left') throw new Error(JSON.stringify(got.left))
  return got.right.value
}

const page = '\n    For further information visit https://errors.pydantic.dev/2.13/v/x'

const wrong = (where: string, type = 'int_type'): string =>
  `${where}\n  It is wrong [type=${type}, input_value='x', input_type=str]`

const raised = (errors: ReadonlyArray<string>, count = errors.length): string =>
  `${count} validation error${count === 1 ? '' : 's'} for call[t]\n${errors.join('\n')}`

const pathsIn = (text: string): unknown => {
  const fault = read(text)
  return fault.kind === 'invalid_arguments' ? fault.issues.map(({ path }) => path) : fault.kind
}

// Behind the place of a union stands the name of the branch: of a plain type, where several do.
const plain = ['str', 'int', 'float', 'bool', 'bytes', 'none', 'date', 'datetime'] as const

for (const [at, name] of plain.entries()) {
  const other = plain[(at + 1) % plain.length] ?? 'str'
  test(`${name} beside ${other} is the branch of a union, and alone a key`, () => {
    const both = raised([wrong(`a.0.${name}`), wrong(`a.0.${other}`)])
    assert.equal(pathsIn(both), [['a', '0']])
    assert.equal(pathsIn(raised([wrong(`a.${name}`), wrong('b')])), [['a', name], ['b']])
    // Those of two owners are no union.
    const apart = raised([wrong(`a.${name}`), wrong(`b.${other}`)])
    assert.equal(pathsIn(apart), [
      ['a', name],
      ['b', other]
    ])
    const keys = raised([wrong(`a.my${name}`), wrong(`a.${name}s`)])
    assert.equal(pathsIn(keys), [
      ['a', `my${name}`],
      ['a', `${name}s`]
    ])
    for (const key of [`my${name}`, `${name}s`])
      assert.equal(pathsIn(raised([wrong(`a.${key}`), wrong(`a.${other}`)])), [
        ['a', key],
        ['a', other]
      ])
    // It is the last, and stands for none of the keys beside it.
    assert.equal(pathsIn(raised([wrong(`a.${name}.b`), wrong(`a.${other}`)])), [
      ['a', name, 'b'],
      ['a', other]
    ])
    const three = [`a.${name}`, `a.${other}`, `a.${name}.b`, 'a.b'].map((where) => wrong(where))
    assert.equal(pathsIn(raised(three)), [
      ['a', name],
      ['a', name, 'b'],
      ['a', other],
      ['a', 'b']
    ])
  })
}

// No key of a tool has brackets like these.
for (const branch of [
  'list[int]',
  'dict[str,int]',
  'set[str]',
  'tuple[int,str]',
  'function-after[check(), str]',
  'function-wrap[f()]',
  'constrained-str[x]',
  'nullable[int]',
  'lax-or-strict[lax=int,strict=int]',
  'json-or-python[json=int,python=int]',
  "literal['x','y']"
]) {
  test(`${branch} is the branch of a union`, () => {
    assert.equal(pathsIn(raised([wrong(`a.${branch}`)])), [['a']])
    assert.equal(pathsIn(raised([wrong(`a.my${branch}`)])), [['a', `my${branch}`]])
    assert.equal(pathsIn(raised([wrong(`a.${branch}s`)])), [['a', `${branch}s`]])
  })
}

test('errors are read one after the other, with their pages and without', () => {
  const many = Array.from({ length: 12 }, (_, at) => wrong(`a${at}`) + (at % 2 === 0 ? page : ''))
  assert.equal(
    pathsIn(raised(many)),
    many.map((_, at) => [`a${at}`])
  )
  assert.is(read(raised(many)).message, undefined)
  assert.is(read(`${raised(many)}\n`).message, undefined)
  // One too many, or one too few: the text stays beside what was read.
  for (const count of [11, 13]) {
    const text = raised(many, count)
    assert.is(read(text).message, text)
    assert.is(own(pathsIn(text), 'length'), 12)
  }
})

test('a reason may have lines of its own, and so may what came', () => {
  const lines = "a\n  It is\nwrong [type=int_type, input_value='x\ny]z\n', input_type=str]"
  const fault = read(raised([lines, wrong('b')]))
  assert.is(own(own(own(fault, 'issues'), '0'), 'message'), 'It is\nwrong')
  const cut = raised([`a\n  It is wrong [type=int_type, input_value=${'\n'.repeat(60)}]`])
  assert.is(read(cut).message, cut)
  const ofLines = (count: number): Fault =>
    read(raised([`a\n  It is wrong [type=int_type, input_value=${'\n'.repeat(count - 1)}]`]))
  assert.is(ofLines(50).message, undefined)
  assert.is.not(ofLines(51).message, undefined)
})

test('no error at all leaves the text', () => {
  const message = '0 validation errors for call[t]\n'
  assert.equal(read(message), { kind: 'invalid_arguments', tool: 't', issues: [], message })
})

test('a place without a key is the whole', () => {
  assert.equal(pathsIn(raised([wrong('.')])), [[]])
})

test('a key between backticks may hold dots, and the others are apart', () => {
  assert.equal(pathsIn(raised([wrong('a.`b.c`.0.`d e`')])), [['a', 'b.c', '0', 'd e']])
  assert.equal(pathsIn(raised([wrong('`a.b`')])), [['a.b']])
})

test('the tool is who was called, else whose arguments they are', () => {
  const text = (title: string): string => `1 validation error for ${title}\n${wrong('a')}`
  assert.is(read(text('call[find]')).tool, 'find')
  assert.is(read(text('findArguments')).tool, 'find')
  assert.is(read(text('my_toolArguments')).tool, 'my_tool')
  assert.is(read(`Error executing tool look: ${text('findArguments')}`).tool, 'look')
  assert.is(read(`Error calling tool 'look up': ${text('call[find]')}`).tool, 'look up')
  for (const title of ['call[]', 'Arguments', 'call', 'Reply'])
    assert.is(read(text(title)).kind, 'execution_failed', title)
})

const told = (message: string, came: string): unknown =>
  own(
    own(own(read(raised([`a\n  ${message} [type=value_error${came}]`])), 'issues'), '0'),
    'message'
  )

test('what came may look like a part of the line', () => {
  assert.is(told('No abc', ", input_value='abc', input_type=str"), 'No …')
  assert.is(told('No abc', ', input_value=abc'), 'No …')
  assert.is(told('No abc', ''), 'No abc')
  assert.is(told('It is wrong ab...', ''), 'It is wrong ab...')
  assert.is(told("No it's here", `, input_value="it's", input_type=str`), 'No … here')
  assert.is(told('No , input_type=q or abc', ", input_value='abc'"), 'No , input_type=q or …')
  assert.is(told('No , input_type=q', ", input_value=', input_type=q', input_type=str"), 'No …')
  assert.is(told('No way', ", input_value='abc', input_type=way"), 'No way')
})

test('an error without a sentence has none, and its word for it is the first', () => {
  const got = (said: string): unknown =>
    own(read(raised([`a\n  ${said}[type=int_type, input_value='x', input_type=str]`])), 'issues')
  assert.equal(got(' '), [{ path: ['a'], kind: 'type', keyword: 'type' }])
  assert.equal(got('It is wrong [type=Odd] '), [])
})

test('a text that is not only a list of errors is nothing of pydantic', () => {
  const text = raised([wrong('a')])
  for (const odd of [`So ${text}`, text.replace('\n', ' \n'), text.replace('1 v', 'one v')])
    assert.is(read(odd).kind, 'execution_failed', odd)
})

test('the branch of a union is no key either where its own parts stand behind it', () => {
  assert.equal(pathsIn(raised([wrong('a.list[int].0'), wrong('a.list[int].2.b'), wrong('b')])), [
    ['a', '0'],
    ['a', '2', 'b'],
    ['b']
  ])
  assert.equal(pathsIn(raised([wrong('a.list[int].0'), wrong('str')])), [['a', '0'], ['str']])
})

const issuesIn = (where: string, type: string, said: string): unknown =>
  own(
    read(raised([`${where}\n  ${said} [type=${type}, input_value={'k': 'x'}, input_type=dict]`])),
    'issues'
  )

// Pydantic 2, "Validation errors": `union_tag_invalid` and `union_tag_not_found`.
test('the tag of a union is blamed at its key, and what came as the tag is the caller’s', () => {
  const list = 'does not match any of the expected tags'
  for (const [said, path, params] of [
    [`Input tag 'x' found using 'k' ${list}: 'a', 'b'`, ['p', 'k'], ['a', 'b']],
    [`Input tag 'x' found using "it's" ${list}: "it's", 'a, b'`, ['p', "it's"], ["it's", 'a, b']],
    [`Input tag '' found using 'q' x' found using 'k' ${list}: 1, 'b'`, ['p', 'k'], [1, 'b']],
    [` found using 'k' ${list}: 'a', 'b'`, ['p', 'k'], ['a', 'b']],
    [`Input tag 'x' found using 5 ${list}: 'a', 'b'`, ['p'], ['a', 'b']],
    [`Input tag 'x' found using 'k\\n' ${list}: 'a', 'b'`, ['p'], ['a', 'b']],
    // The name of a function is no key, and what is escaped is not read.
    [`Input tag 'x' found using tag_of() ${list}: 'a', 'b'`, ['p'], ['a', 'b']],
    [`Input tag 'x' found using 'k' ${list}: 'a\\n', 'b'`, ['p', 'k'], undefined]
  ] as const)
    assert.equal(issuesIn('p', 'union_tag_invalid', said), [
      {
        path,
        kind: 'choice',
        keyword: 'enum',
        message: `Input tag${said.slice(said.lastIndexOf(' found using '))}`,
        ...(params === undefined ? {} : { params: { allowedValues: params } })
      }
    ])
  const lacks = "Unable to extract tag using discriminator 'k'"
  assert.equal(issuesIn('p', 'union_tag_not_found', lacks), [
    { path: ['p', 'k'], kind: 'missing', keyword: 'required', message: lacks }
  ])
  const odd = 'Unable to extract tag using discriminator tag_of()'
  assert.equal(issuesIn('p', 'union_tag_not_found', odd), [
    { path: ['p'], kind: 'choice', keyword: 'discriminator', message: odd }
  ])
  for (const message of [` found using 'k'`, `${list}: 'a'`, `It ${list}: 'a'`])
    assert.equal(issuesIn('p', 'union_tag_invalid', message), [
      { path: ['p'], kind: 'choice', keyword: 'discriminator', message }
    ])
})

test('what is said of a key of a dictionary is told of its owner, and names the key', () => {
  assert.equal(issuesIn('d.x.[key]', 'int_parsing', 'It is wrong'), [
    {
      path: ['d'],
      kind: 'type',
      keyword: 'type',
      message: '`d.x` is not an accepted key: It is wrong',
      params: { propertyName: 'x' }
    }
  ])
})

// Pydantic 2, "Validation errors": what is allowed stands in the sentence.
test('listed values and bounds are told, where the sentence has them', () => {
  for (const [type, said, params] of [
    ['literal_error', "Input should be 'eco' or 'biz'", { allowedValues: ['eco', 'biz'] }],
    [
      'literal_error',
      "Input should be 'a, b', \"it's\" or 3",
      { allowedValues: ['a, b', "it's", 3] }
    ],
    ['literal_error', "Input should be 'eco'", { allowedValues: ['eco'] }],
    ['enum', 'Input should be 1, 2 or 3', { allowedValues: [1, 2, 3] }],
    ['enum', 'Input should be 1235', { allowedValues: [1235] }],
    ['literal_error', "Input should be 'a', 'b' or c", undefined],
    ['literal_error', "Input should be c or 'b'", undefined],
    ['literal_error', "Input should be 'a\\n' or 'b'", undefined],
    ['literal_error', 'Input should be True or False', undefined],
    [
      'greater_than_equal',
      'Input should be greater than or equal to 1',
      { comparison: '>=', limit: 1 }
    ],
    ['less_than', 'Input should be less than 2.5', { comparison: '<', limit: 2.5 }],
    ['less_than_equal', 'Input should be less than or equal to 3', { comparison: '<=', limit: 3 }],
    ['greater_than', 'Input should be greater than -1', { comparison: '>', limit: -1 }],
    ['string_too_short', 'String should have at least 12 characters', { limit: 12 }],
    ['string_too_short', 'The String should have at least 12 characters', undefined],
    ['string_too_short', 'String should have at least 12 characters or so', undefined],
    ['string_pattern_mismatch', 'String should match pattern ^a', undefined],
    ['string_pattern_mismatch', "The String should match pattern 'a'", undefined],
    ['literal_error', "The Input should be 'eco'", undefined],
    ['greater_than', 'Input should be greater than 2024-01-01', undefined],
    ['multiple_of', 'Input should be a multiple of 5', { multipleOf: 5 }],
    ['string_too_short', 'String should have at least 3 characters', { limit: 3 }],
    ['string_too_long', 'String should have at most 1 character', { limit: 1 }],
    ['string_pattern_mismatch', "String should match pattern '^a|b$'", { pattern: '^a|b$' }]
  ] as const) {
    const issue = own(issuesIn('p', type, said), '0')
    assert.equal([own(issue, 'path'), own(issue, 'params')], [['p'], params], said)
  }
})

test.run()

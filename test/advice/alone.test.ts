import { advise } from '@toolfault/advice/advise'
import { type Advice, type Expected, type Issue, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/alone')

const adviceOf = (...issues: ReadonlyArray<Issue>): ReadonlyArray<Advice> =>
  advise(invalidArguments('t', { issues })).advice ?? []

const count = (of: string, ends: object): object => ({ id: 'count', of, ...ends })

// design, section 3: "without a schema it does what the issues alone allow". Parameters in ajv's spelling.
for (const [issue, wanted] of [
  [
    { kind: 'type', params: { type: 'string,null' } },
    { id: 'type', types: ['string', 'null'] }
  ],
  [
    { kind: 'type', params: { type: ['string', 1] } },
    { id: 'type', types: ['string'] }
  ],
  [
    { kind: 'type', keyword: 'discriminator' },
    { id: 'type', types: ['string'] }
  ],
  [{ kind: 'type' }, undefined],
  [
    { kind: 'type', message: 'm' },
    { id: 'said', text: 'm' }
  ],
  [{ kind: 'type', message: 'm', echo: true }, undefined],
  [
    { kind: 'choice', params: { allowedValues: [1, 'a'] } },
    { id: 'one_of', values: [1, 'a'] }
  ],
  [
    { kind: 'choice', params: { allowedValue: 0 } },
    { id: 'one_of', values: [0] }
  ],
  [{ kind: 'choice', params: {} }, undefined],
  [
    { kind: 'format', params: { format: 'x' } },
    { id: 'format', format: 'x' }
  ],
  [{ kind: 'format', params: { format: 1 } }, undefined],
  [
    { kind: 'pattern', params: { pattern: 'x' } },
    { id: 'pattern', pattern: 'x' }
  ],
  [{ kind: 'pattern', params: { pattern: 1 } }, undefined],
  [
    { kind: 'range', params: { comparison: '<', limit: 3 } },
    { id: 'compare', comparison: '<', limit: 3 }
  ],
  [
    { kind: 'range', params: { comparison: '<=', limit: 0 } },
    { id: 'compare', comparison: '<=', limit: 0 }
  ],
  [
    { kind: 'range', params: { comparison: '>', limit: '2026-01-01' } },
    { id: 'compare', comparison: '>', limit: '2026-01-01' }
  ],
  [
    { kind: 'range', params: { comparison: '>=', limit: 3 } },
    { id: 'compare', comparison: '>=', limit: 3 }
  ],
  [{ kind: 'range', params: { comparison: '=', limit: 3 } }, undefined],
  [{ kind: 'range', params: { comparison: '<', limit: true } }, undefined],
  [{ kind: 'size', keyword: 'minLength', params: { limit: 2 } }, count('characters', { least: 2 })],
  [{ kind: 'size', keyword: 'maxLength', params: { limit: 2 } }, count('characters', { most: 2 })],
  [{ kind: 'size', keyword: 'minItems', params: { limit: 2 } }, count('items', { least: 2 })],
  [{ kind: 'size', keyword: 'maxItems', params: { limit: 2 } }, count('items', { most: 2 })],
  [{ kind: 'size', keyword: 'minProperties', params: { limit: 2 } }, count('keys', { least: 2 })],
  [{ kind: 'size', keyword: 'maxProperties', params: { limit: 2 } }, count('keys', { most: 2 })],
  [{ kind: 'size', keyword: 'items', params: { limit: 2 } }, count('items', { most: 2 })],
  [{ kind: 'size', keyword: 'additionalItems', params: { limit: 2 } }, count('items', { most: 2 })],
  [
    { kind: 'size', keyword: 'unevaluatedItems', params: { limit: 2 } },
    count('items', { most: 2 })
  ],
  [{ kind: 'size', keyword: 'minLengths', params: { limit: 2 } }, undefined],
  [{ kind: 'size', keyword: 'aminLength', params: { limit: 2 } }, undefined],
  [{ kind: 'size', keyword: 'itemsize', params: { limit: 2 } }, undefined],
  [{ kind: 'size', keyword: 'myitems', params: { limit: 2 } }, undefined],
  [{ kind: 'size', params: { limit: 2 } }, undefined],
  [{ kind: 'size', keyword: 'minLength', params: { limit: '2' } }, undefined],
  [
    { kind: 'size', keyword: 'contains', params: { minContains: 1 } },
    count('matching items', { least: 1 })
  ],
  [
    { kind: 'size', keyword: 'contains', params: { minContains: 1, maxContains: 3 } },
    count('matching items', { least: 1, most: 3 })
  ],
  [
    { kind: 'size', keyword: 'contains', params: { minContains: 1, maxContains: '3' } },
    count('matching items', { least: 1 })
  ],
  [
    { kind: 'multiple', params: { multipleOf: 5 } },
    { id: 'multiple', of: 5 }
  ],
  [{ kind: 'multiple', params: { multipleOf: '5' } }, undefined],
  [
    { kind: 'duplicate', params: { i: 2, j: 1 } },
    { id: 'distinct', first: 1, second: 2 }
  ],
  [
    { kind: 'duplicate', params: { i: 0, j: 1 } },
    { id: 'distinct', first: 0, second: 1 }
  ],
  [{ kind: 'duplicate', params: { i: 1 } }, { id: 'distinct' }],
  [{ kind: 'duplicate', params: { j: 1 } }, { id: 'distinct' }],
  [{ kind: 'duplicate' }, { id: 'distinct' }],
  [{ kind: 'alternative', keyword: 'not' }, { id: 'other_than' }],
  [
    { kind: 'alternative', keyword: 'oneOf', params: { passingSchemas: [0, 2] } },
    { id: 'one_branch', matched: [0, 2] }
  ],
  [
    { kind: 'alternative', keyword: 'oneOf', params: { passingSchemas: ['x'] } },
    { id: 'one_branch' }
  ],
  [
    { kind: 'alternative', keyword: 'oneOf', params: { passingSchemas: null } },
    { id: 'one_branch' }
  ],
  [{ kind: 'alternative', keyword: 'anyOf' }, { id: 'one_branch' }],
  [
    { kind: 'rule', params: { name: 'Email' } },
    { id: 'named', name: 'Email' }
  ],
  [
    { kind: 'rule', params: { name: 'Email' }, message: 'm' },
    { id: 'said', text: 'm' }
  ],
  [
    { kind: 'unknown', params: { name: 'Email' } },
    { id: 'named', name: 'Email' }
  ],
  [{ kind: 'unknown', params: { name: 1 } }, undefined],
  [
    { kind: 'unknown', message: 'm' },
    { id: 'said', text: 'm' }
  ],
  [{ kind: 'unexpected', keyword: 'false schema' }, { id: 'nothing' }],
  [{ kind: 'unexpected', keyword: 'additionalProperties', message: 'm' }, undefined],
  [{ kind: 'missing', message: 'm' }, undefined],
  [
    { kind: 'missing', params: { allowedValues: ['a', 'b'] } },
    { id: 'one_of', values: ['a', 'b'] }
  ],
  [
    { kind: 'missing', params: { type: 'string' } },
    { id: 'type', types: ['string'] }
  ],
  [{ kind: 'dependency', message: 'm' }, undefined],
  [
    { kind: 'type', keyword: 'errorMessage', message: 'm', params: { type: 'string' } },
    { id: 'said', text: 'm' }
  ]
] as const satisfies ReadonlyArray<readonly [Omit<Issue, 'path'>, object | undefined]>) {
  test(`what ${JSON.stringify(issue)} asks for`, () => {
    const { expected } = adviceOf({ path: ['a'], ...issue })[0] ?? {}
    assert.equal(expected, wanted)
  })
}

const typed = (type: string, ...path: ReadonlyArray<string>): Issue => ({
  path,
  kind: 'type',
  keyword: 'type',
  params: { type }
})
const listed = (allowedValues: ReadonlyArray<string>, ...path: ReadonlyArray<string>): Issue => ({
  path,
  kind: 'choice',
  keyword: 'enum',
  params: { allowedValues }
})
const union = (...path: ReadonlyArray<string>): Issue => ({
  path,
  kind: 'alternative',
  keyword: 'anyOf'
})
const types = (...wanted: ReadonlyArray<string>): Expected => ({ id: 'type', types: wanted })
const oneBranch: Expected = { id: 'one_branch' }

// Where nobody knows which branch was meant: causes first, unions last, and what all branches ask of one place as one.
for (const [name, issues, wanted] of [
  [
    'types in the place of a union are one list',
    [typed('string', 'a'), typed('integer', 'a'), union('a')],
    [['a', types('string', 'integer')]]
  ],
  [
    'the same type twice is one',
    [typed('string', 'a'), typed('string', 'a'), union('a')],
    [['a', types('string')]]
  ],
  [
    'values in the place of a union are one list, which says all',
    [listed(['x'], 'a'), listed(['y', 'x'], 'a'), union('a')],
    [['a', { id: 'one_of', values: ['x', 'y'] }]]
  ],
  [
    'one list of values does not say all',
    [listed(['x'], 'a'), union('a')],
    [
      ['a', { id: 'one_of', values: ['x'] }],
      ['a', oneBranch]
    ]
  ],
  [
    'types elsewhere are their own, and a union with a cause in its place says no more',
    [typed('string', 'a'), typed('integer', 'b'), union('a')],
    [
      ['a', types('string')],
      ['b', types('integer')]
    ]
  ],
  [
    'types where no union is stay apart',
    [typed('string', 'a'), typed('integer', 'a')],
    [
      ['a', types('string')],
      ['a', types('integer')]
    ]
  ],
  [
    'a union comes last',
    [union('a'), typed('string', 'b')],
    [
      ['b', types('string')],
      ['a', oneBranch]
    ]
  ],
  [
    'a condition has nothing to say of itself',
    [{ path: ['a'], kind: 'dependency', keyword: 'if' }, typed('string', 'b')],
    [['b', types('string')]]
  ],
  [
    'a condition alone has',
    [{ path: ['a'], kind: 'dependency', keyword: 'if' }],
    [['a', undefined]]
  ]
] as const satisfies ReadonlyArray<
  readonly [string, ReadonlyArray<Issue>, ReadonlyArray<readonly [string, Expected | undefined]>]
>) {
  test(`without a schema ${name}`, () => {
    assert.equal(
      adviceOf(...issues).map(({ expected, path }) => [path.join('/'), expected]),
      wanted
    )
  })
}

test.run()

import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf, lacks, linesFor, lists, refuses, wants } from './lines.js'

const test = suite('advice/unschooled')

const union = issueOf('anyOf', '/u')
const whole = issueOf('allOf', '/u')
const never = issueOf('false schema', '/u')
const condition = issueOf('if', '/u', { failingKeyword: 'then' })
const text = wants('string', '/u')
const integer = wants('integer', '/u')
const red = lists('/u', 'red')
const blue = lists('/u', 'blue', 'red')
const author: Issue = {
  path: ['u'],
  kind: 'type',
  keyword: 'errorMessage',
  message: 'no',
  params: { type: 'null' }
}
const both = '/u type: send string,integer'

// design, section 3: "without a schema it does what the issues alone allow". Causes first, unions last.
for (const [name, issues, wanted] of [
  ['two types of a union are one list', [text, integer, union], [both]],
  ['so they are behind the union', [union, text, integer], [both]],
  ['so they are of oneOf', [text, integer, issueOf('oneOf', '/u')], [both]],
  [
    'so are three, one of them twice',
    [text, integer, wants('string', '/u'), wants('null', '/u'), union],
    ['/u type: send string,integer,null']
  ],
  [
    'types of a list are taken apart',
    [issueOf('type', '/u', { type: ['string', 'null'] }), integer, union],
    ['/u type: send string,integer,null']
  ],
  [
    'two lists of values are one, which says all that the union does',
    [red, blue, union],
    ['/u choice: choose ["red","blue"]']
  ],
  [
    'a constant is a value',
    [issueOf('const', '/u', { allowedValue: 1 }), red, union],
    ['/u choice: choose [1,"red"]']
  ],
  [
    'one list of values leaves the union to say',
    [red, union],
    ['/u choice: put "red"', '/u alternative: meet']
  ],
  [
    'types and values stay two',
    [text, integer, red, blue, union],
    ['/u choice: choose ["red","blue"]']
  ],
  [
    'where no union is they stay two',
    [red, blue],
    ['/u choice: put "red"', '/u choice: choose ["blue","red"]']
  ],
  [
    'a union elsewhere does not join them',
    [red, blue, issueOf('anyOf', '/v')],
    ['/u choice: put "red"', '/u choice: choose ["blue","red"]', '/v alternative: meet']
  ],
  [
    'what is excluded is no union',
    [red, blue, issueOf('not', '/u')],
    ['/u choice: put "red"', '/u choice: choose ["blue","red"]', '/u alternative: meet']
  ],
  [
    'the words of an author are no list',
    [text, author, union],
    ['/u type: send string', '/u type: send null']
  ],
  [
    'a type without a name is none',
    [text, { path: ['u'], kind: 'type' }, union],
    ['/u type: send string']
  ],
  [
    'a limit in the place of a union is its own',
    [issueOf('minLength', '/u', { limit: 1 }), issueOf('maxLength', '/u', { limit: 0 }), union],
    ['/u size: meet', '/u size: meet', '/u alternative: meet']
  ],
  [
    'of two places each has its list',
    [text, wants('string', '/v'), integer, wants('null', '/v'), union, issueOf('anyOf', '/v')],
    [both, '/v type: send string,null']
  ],
  [
    'the types that did not come to what is inside are not told',
    [text, integer, wants('integer', '/u/a'), union],
    ['/u/a type: send integer', '/u alternative: meet']
  ],
  [
    'of branches that contradict each other the union alone speaks',
    [wants('integer', '/u/a'), lacks('/u/b'), refuses('/u/a'), union],
    ['/u alternative: meet']
  ],
  [
    'what contradicts is inside of what is refused, too',
    [text, lacks('/u/a/b'), refuses('/u/a'), lacks('/v'), union],
    ['/v missing: add', '/u alternative: meet']
  ],
  [
    'two lists of values inside are one',
    [lists('/u/kind', 'card'), lacks('/u/number'), lists('/u/kind', 'cash'), union],
    ['/u/kind choice: choose ["card","cash"]', '/u/number missing: add', '/u alternative: meet']
  ],
  [
    'two types inside are one list',
    [wants('string', '/u/at'), wants('integer', '/u/at'), union],
    ['/u/at type: send string,integer', '/u alternative: meet']
  ],
  [
    'two types of two places inside stay two',
    [wants('string', '/u/from'), wants('integer', '/u/to'), union],
    ['/u/from type: send string', '/u/to type: send integer', '/u alternative: meet']
  ],
  [
    'of branches that refuse the same key nobody knows which wants another',
    [lacks('/u/file'), refuses('/u/path'), lacks('/u/url'), refuses('/u/path'), union],
    ['/u alternative: meet']
  ],
  [
    'a key that all branches refuse, and want no other, has to go',
    [refuses('/u/path'), refuses('/u/path'), union],
    ['/u/path unexpected: remove', '/u alternative: meet']
  ],
  [
    'where a key is refused twice without a union, others are wanted',
    [lacks('/u/file'), refuses('/u/path'), refuses('/u/path')],
    ['/u/file missing: add', '/u/path unexpected: remove']
  ],
  [
    'a key that may be another is no contradiction',
    [lacks('/u/a'), refuses('/u/b'), union],
    ['/u/a missing: add', '/u/b unexpected: remove', '/u alternative: meet']
  ],
  [
    'a union comes behind what is said elsewhere',
    [union, lacks('/v')],
    ['/v missing: add', '/u alternative: meet']
  ],
  [
    'two unions in their order',
    [issueOf('anyOf', '/v'), union],
    ['/v alternative: meet', '/u alternative: meet']
  ],
  [
    'a condition says nothing beside a cause',
    [condition, union, lacks('/v')],
    ['/v missing: add', '/u alternative: meet']
  ],
  ['a condition says nothing beside a union', [condition, union], ['/u alternative: meet']],
  [
    'a condition is told where nothing else is but that nothing is taken',
    [condition, never],
    ['/u dependency: meet', '/u unexpected: remove']
  ],
  [
    'of parts that all have to hold the whole says nothing',
    [lacks('/u/a'), whole],
    ['/u/a missing: add']
  ],
  ['of parts that all have to hold the whole alone is told', [whole], ['/u alternative: meet']]
] as const satisfies ReadonlyArray<
  readonly [string, ReadonlyArray<Issue>, ReadonlyArray<string>]
>) {
  test(`without a schema ${name}`, () => {
    assert.equal(linesFor({}, ...issues), wanted)
  })
}

test.run()

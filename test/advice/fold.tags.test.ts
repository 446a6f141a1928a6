import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closed, integer, text } from './lines.js'
import { times } from './rows.js'
import { saidOf } from './said.js'

const test = suite('advice/fold.tags')

const mail = closed({ kind: { const: 'mail' }, to: text }, 'kind', 'to')
const call = closed({ kind: { const: 'call' }, phone: text, ring: integer }, 'kind', 'phone')
const acts = closed({ acts: { type: 'array', items: { oneOf: [mail, call] } } })
const both = '{ kind: "mail", to: string } | { kind: "call", phone: string, ring?: integer }'
const must = 'must be one of "mail" or "call", received a string'

// docs/advice.md, "One mistake, one line".
for (const [name, rows, wanted] of [
  [
    'is unknown',
    times(20, (at) => ({ kind: 'post', body: at })),
    [
      `\`acts[0…19].kind\` ${must} in each of 20 places: use one of them (\`acts[0…19]\` takes ${both})`
    ]
  ],
  [
    'is unknown, and each time another',
    times(20, (at) => ({ kind: `post ${at}`, body: at })),
    [
      `\`acts[0…19].kind\` ${must} in each of 20 places: use one of them (\`acts[0…19]\` takes ${both})`
    ]
  ],
  [
    'is missing',
    times(20, (at) => ({ body: at })),
    [
      '`acts[0…19].kind` is missing, 20 values: add `acts[0…19].kind` (one of "mail" or "call")' +
        ` (\`acts[0…19]\` takes ${both})`
    ]
  ],
  [
    'is all that is wrong in some, of which the shapes are not said',
    times(20, (at) => (at % 2 === 0 ? { kind: 'post', body: at } : { kind: 'post', to: 'x' })),
    [`\`acts[0…19].kind\` ${must} in each of 20 places: use one of them`]
  ],
  [
    'is near in some, of which the shapes are not said',
    times(6, (at) => (at === 5 ? { kind: 'Mail', to: 'x' } : { kind: 'post', body: at })),
    [`\`acts[0…5].kind\` ${must} in each of 6 places: use one of them`]
  ]
] as const) {
  test(`rows of which the tag ${name}`, () => assert.equal(saidOf(acts, { acts: rows }), wanted))
}

test('tags of two unions are two lines', () => {
  const fax = closed({ kind: { const: 'fax' }, to: text }, 'kind', 'to')
  const schema = closed({
    acts: { type: 'array', items: { oneOf: [mail, call] } },
    more: { type: 'array', items: { oneOf: [mail, fax] } }
  })
  const rows = times(20, () => ({ kind: 'post', to: 'x' }))
  assert.equal(saidOf(schema, { acts: rows, more: rows }), [
    `\`acts[0…19].kind\` ${must} in each of 20 places: use one of them`,
    '`more[0…19].kind` must be one of "mail" or "fax", received a string in each of 20 places: use one of them'
  ])
})

test.run()

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/map.room')

const mapOf = (additionalProperties: object): object => ({ type: 'object', additionalProperties })
const list = { type: 'array', items: text }
const labels = closed({ matchLabels: mapOf(text), matchExpressions: list })

for (const [name, at, value, wanted] of [
  ['what fits it', labels, { app: 'x' }, ['/at/app unexpected: /at/app > /at/matchLabels/app']],
  [
    'all of it',
    labels,
    { app: 'x', tier: 'y' },
    [
      '/at/app unexpected: /at/app > /at/matchLabels/app',
      '/at/tier unexpected: /at/tier > /at/matchLabels/tier'
    ]
  ],
  ['nothing that does not fit', labels, { app: 7 }, ['/at/app unexpected: remove']],
  [
    'what stands beside others in place only if that was meant',
    labels,
    { app: 'x', matchExpressions: ['y'] },
    ['/at/app unexpected: /at/app > /at/matchLabels/app?']
  ],
  [
    'nothing beside room for a scalar',
    closed({ env: mapOf(text), cwd: text }),
    { shell: 'x' },
    ['/at/shell unexpected: remove']
  ],
  [
    'nothing where two are',
    closed({ a: mapOf(text), b: mapOf(text) }),
    { shell: 'x' },
    ['/at/shell unexpected: remove']
  ],
  [
    'what it takes among anything only if that was meant',
    closed({ a: { type: 'object' }, b: list }),
    { shell: 'x' },
    ['/at/shell unexpected: /at/shell > /at/a/shell?']
  ],
  [
    'nothing where it says what not',
    closed({ exclude: mapOf(text), only: list }),
    { app: 'x' },
    ['/at/app unexpected: remove']
  ]
] as const) {
  test(`the only map beside lists takes ${name}`, () => {
    assert.equal(linesOf(closed({ at, n: integer }), { at: value }), wanted)
  })
}

test('the arguments are no such object', () => {
  assert.equal(linesOf(labels, { app: 'x' }), ['/app unexpected: /app > /matchLabels/app?'])
})

test.run()

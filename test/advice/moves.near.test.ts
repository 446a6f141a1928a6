import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, lineOf, open, text } from './lines.js'

const test = suite('advice/moves.near')

const number = { type: 'number' }
const spot = { latitude: number, longitude: number }
const point = { lat: 52.5, lng: 13.4 }

// docs/advice.md, "Four points": several keys that are near to those of an object that was left out may be meant for it.
for (const [name, schema, value, wanted] of [
  [
    'each to its name',
    closed({ location: open(spot) }),
    point,
    ['/lat unexpected: /lat > /location/latitude?', '/lng unexpected: /lng > /location/longitude?']
  ],
  [
    'and not one beside them that is near to none',
    closed({ location: open(spot) }),
    { ...point, quokka: 1 },
    [
      '/lat unexpected: /lat > /location/latitude?',
      '/lng unexpected: /lng > /location/longitude?',
      '/quokka unexpected: remove'
    ]
  ],
  ['not one alone', closed({ location: open(spot) }), { lat: 52.5 }, ['/lat unexpected: remove']],
  [
    'one alone where another goes, though it may do without that',
    closed({ params: closed({ projectId: text, branchName: text }, 'projectId') }, 'params'),
    { projectId: 'p', name: 'dev' },
    [
      '/params/projectId missing: /projectId > /params/projectId',
      '/name unexpected: /name > /params/branchName?'
    ]
  ],
  [
    'not one alone where another goes and what it is near to takes no such value',
    closed({ params: closed({ projectId: text, branchName: number }, 'projectId') }, 'params'),
    { projectId: 'p', name: 'dev' },
    ['/params/projectId missing: /projectId > /params/projectId', '/name unexpected: remove']
  ],
  [
    'not where two have such keys',
    closed({ from: open(spot), to: open(spot) }),
    point,
    ['/lat unexpected: remove', '/lng unexpected: remove']
  ],
  [
    'not what the place would not take',
    closed({ location: open({ latitude: text, longitude: text }) }),
    point,
    ['/lat unexpected: remove', '/lng unexpected: remove']
  ]
] as const) {
  test(`keys near to those of an object inside go there: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const ignoredIn = (schema: object, value: object): ReadonlyArray<string> =>
  (faultOf(schema, value)?.ignored ?? []).map(lineOf)

test('the same of keys that nobody refused', () => {
  const schema = open({ location: open(spot), n: closed({ z: number }, 'z') }, 'n')
  assert.equal(ignoredIn(schema, point), [
    '/lat unexpected: /lat > /location/latitude?',
    '/lng unexpected: /lng > /location/longitude?'
  ])
})

// What stands a level too high is told where it belongs also where another value has to be chosen there.
test('a key that nobody refused goes where it has its name, though its value is none of those listed', () => {
  const options = open({ profile: { enum: ['minimal', 'strict'] } })
  const schema = open({ options, n: closed({ z: number }, 'z') }, 'n')
  assert.equal(ignoredIn(schema, { profile: 'bare' }), [
    '/profile unexpected: /profile > /options/profile?'
  ])
})

const tasks = { type: 'array', items: open({ taskId: text, customTaskId: text, status: text }) }

// docs/advice.md, "Hints": keys that nothing refuses are looked for in what gets another name as well.
for (const [name, key, guess] of [
  ['for sure', 'Tasks', ''],
  ['if that was meant', 'updates', '?']
] as const) {
  test(`keys that nobody knows are told in a list that is renamed ${name}`, () => {
    const schema = open({ tasks }, 'tasks')
    const value = { [key]: [{ id: '1', status: 'x' }] }
    assert.equal(linesOf(schema, value), [`/tasks missing: /${key} > /tasks${guess}`])
    assert.equal(ignoredIn(schema, value), [
      '/tasks/0/id unexpected: /tasks/0/id > /tasks/0/taskId?'
    ])
  })
}

test('what goes there as the only item of a list goes there, too', () => {
  const names = { type: 'array', items: text }
  const task = closed(
    { data: closed({ name: text, projects: names, notes: text }, 'name') },
    'data'
  )
  assert.equal(linesOf(task, { name: 'T', project: 'p1' }), [
    '/data/name missing: /name > /data/name',
    '/project unexpected: /project > /data/projects?',
    '/data/projects type: wrap'
  ])
  // No item is like it.
  assert.equal(linesOf(task, { name: 'T', project: 5 }), [
    '/data/name missing: /name > /data/name',
    '/project unexpected: remove'
  ])
})

test.run()

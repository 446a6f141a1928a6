import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/before-sign')

const repository = { owner: { ...text, description: 'Repository owner' }, repo: text }
const issues = open({ ...repository, issue_number: integer }, 'owner', 'repo')
const pods = open({ name: text, namespace: text, tail: integer }, 'name', 'namespace')

for (const [name, schema, sent, wanted] of [
  [
    'of a repository',
    issues,
    { repo: 'acme/site', issue_number: 7 },
    '/owner missing: add before / in repo'
  ],
  [
    'of what a namespace holds',
    pods,
    { name: 'default/web-1' },
    '/namespace missing: add before / in name'
  ],
  // Nobody knows what stands before what.
  ['of what is in no other', issues, { repo: 'site' }, '/owner missing: add'],
  ['of a path', issues, { repo: 'acme/site/main' }, '/owner missing: add'],
  ['of an address', issues, { repo: 'https://example.com/acme/site' }, '/owner missing: add'],
  ['of nothing', issues, { repo: '/site' }, '/owner missing: add'],
  [
    'of a number',
    open({ owner: integer, repo: text }, 'owner'),
    { repo: '1/2' },
    '/owner missing: add'
  ],
  [
    'of what holds no such',
    open({ branch: text, path: text }, 'branch'),
    { path: 'main/readme' },
    '/branch missing: add'
  ],
  ['of the other', issues, { owner: 'acme/site' }, '/repo missing: add'],
  [
    'of two',
    open({ ...repository, name: text }, 'owner'),
    { repo: 'acme/site', name: 'acme/other' },
    '/owner missing: add'
  ]
] as const) {
  test(`a name before another: ${name}`, () => {
    assert.equal(linesOf(schema, sent), [wanted])
  })
}

test('what to do with both is told, and neither text', () => {
  const said = adviceOf(issues, { repo: 'acme/site' }).map((piece) => sentence(piece))
  assert.equal(said, [
    '`owner` is missing: set `owner` to what stands before "/" in `repo`, and `repo` to the rest'
  ])
})

test('of what has to go there is no rest', () => {
  const scale = closed({ name: text, namespace: text, replicas: integer }, 'name', 'namespace')
  assert.equal(linesOf(scale, { deployment: 'default/web', replicas: 3 }), [
    '/name missing: add',
    '/namespace missing: add',
    '/deployment unexpected: remove'
  ])
})

test('the rest stands under the name that it is to have', () => {
  assert.equal(linesOf(closed(repository, 'owner', 'repo'), { repository: 'acme/site' }), [
    '/repo missing: /repository > /repo',
    '/owner missing: add before / in repo'
  ])
})

test.run()

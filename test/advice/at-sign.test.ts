import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/at-sign')

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
  [
    'of a long name',
    issues,
    { repo: `acme/${'s'.repeat(195)}`, issue_number: 7 },
    '/owner missing: add before / in repo'
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
  ['of the other', issues, { owner: 'acme/site' }, '/repo missing: add behind / in owner'],
  ['of a path, of the other', issues, { owner: 'acme/site/main' }, '/repo missing: add'],
  [
    'of a service',
    open({ domain: text, service: text }, 'domain', 'service'),
    { service: 'light.turn_on' },
    '/domain missing: add before . in service'
  ],
  [
    'of a host',
    open({ domain: text, service: text }, 'domain', 'service'),
    { service: 'api.example.com' },
    '/domain missing: add'
  ],
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

test('a name before another that has to get its own name', () => {
  const provider = { provider_namespace: text, provider_name: text }
  const schema = open(provider, 'provider_namespace', 'provider_name')
  assert.equal(linesOf(schema, { provider: 'hashicorp/aws' }), [
    '/provider_name missing: /provider > /provider_name',
    '/provider_namespace missing: add before / in provider_name'
  ])
})

const run = open({ image: text, tag: text }, 'image', 'tag')
const install = open({ package: text, version: text }, 'package', 'version')

for (const [name, schema, sent, wanted] of [
  ['of an image', run, { image: 'nginx:1.25' }, '/tag missing: add behind : in image'],
  [
    'of an image that stands in others',
    run,
    { image: 'ghcr.io/acme/web:v1' },
    '/tag missing: add behind : in image'
  ],
  [
    'of a package in a scope',
    install,
    { package: '@acme/web@^1.2.0' },
    '/version missing: add behind @ in package'
  ],
  ['of an image without one', run, { image: 'nginx' }, '/tag missing: add'],
  ['of an image at a port', run, { image: 'localhost:5000/web:v1' }, '/tag missing: add'],
  ['of a digest', run, { image: 'nginx@sha256:0a' }, '/tag missing: add'],
  ['of a package without one', install, { package: '@acme/web' }, '/version missing: add'],
  [
    'of what has no tag',
    open({ name: text, tag: text }, 'tag'),
    { name: 'a:b' },
    '/tag missing: add'
  ]
] as const) {
  test(`a name behind another: ${name}`, () => {
    assert.equal(linesOf(schema, sent), [wanted])
  })
}

for (const holder of ['group', 'namespace', 'org', 'organization', 'owner', 'team_workspace']) {
  for (const held of [
    'deployment',
    'name',
    'pod',
    'project',
    'repo',
    'repository',
    'service',
    'page_slug'
  ]) {
    const schema = open({ [holder]: text, [held]: text }, holder, held)
    test(`a ${holder} stands before a ${held}, and that behind it`, () => {
      assert.equal(linesOf(schema, { [held]: 'acme/site' }), [
        `/${holder} missing: add before / in ${held}`
      ])
      assert.equal(linesOf(schema, { [holder]: 'acme/site' }), [
        `/${held} missing: add behind / in ${holder}`
      ])
    })
  }
}

for (const [key, other, sign, sent] of [
  ['image_name', 'tag', ':', 'nginx:1.25'],
  ['imageName', 'tag', ':', 'nginx:1.25'],
  ['baseImage', 'image_tag', ':', 'nginx:1.25'],
  ['package_name', 'version', '@', 'left-pad@1.3.0'],
  ['library', 'version', '@', 'left-pad@1.3.0'],
  ['module', 'module_version', '@', 'left-pad@1.3.0'],
  ['dependencyName', 'version', '@', 'left-pad@1.3.0']
] as const) {
  test(`a ${other} stands behind a ${key}`, () => {
    const schema = open({ [key]: text, [other]: text }, other)
    assert.equal(linesOf(schema, { [key]: sent }), [
      `/${other} missing: add behind ${sign} in ${key}`
    ])
  })
}

// Nobody knows that the one holds the other, or the text is none of both.
for (const [key, other, sent] of [
  ['project', 'team', 'acme/site'],
  ['file', 'owner', 'acme/site'],
  ['picture', 'tag', 'nginx:1.25'],
  ['image_url', 'tag', 'nginx:1.25'],
  ['tool', 'version', 'left-pad@1.3.0'],
  ['package_path', 'version', 'left-pad@1.3.0'],
  ['package', 'version', 'left-pad@^1.3 || 2'],
  ['service', 'domain', 'Light.turn_on'],
  ['service', 'domain', 'light.Turn_on'],
  ['service', 'domain', '2light.turn_on'],
  ['service', 'domain', 'light.turn on'],
  ['repo', 'owner', 'the repo acme/site'],
  ['repo', 'owner', 'acme/site please']
] as const) {
  test(`no ${other} stands in ${key}: ${sent}`, () => {
    assert.equal(linesOf(open({ [key]: text, [other]: text }, other), { [key]: sent }), [
      `/${other} missing: add`
    ])
  })
}

test('what to do with a tag is told, and neither text', () => {
  const said = adviceOf(run, { image: 'nginx:1.25' }).map((piece) => sentence(piece))
  assert.equal(said, [
    '`tag` is missing: set `tag` to what stands behind the last ":" in `image`, and `image` to the rest before it'
  ])
})

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

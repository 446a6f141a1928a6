import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { found, leaf } from './leaf.js'

const test = suite('advice/schema/address')

/** Whether a reference in the document of an address leads to another address. */
const leads = (base: string, $ref: string, $id: string): boolean =>
  found({ $id: base, properties: { a: { $ref } }, $defs: { x: { $id, ...leaf } } }) === 'Leaf'

// RFC 3986, section 5.4, from http://a/b/c/d;p?q: "normal examples" and those of "abnormal examples" that a schema may have.
for (const [ref, wanted] of [
  ['g:h', 'g:h'],
  ['g', 'http://a/b/c/g'],
  ['./g', 'http://a/b/c/g'],
  ['g/', 'http://a/b/c/g/'],
  ['/g', 'http://a/g'],
  ['g?y', 'http://a/b/c/g?y'],
  [';x', 'http://a/b/c/;x'],
  ['./g:h', 'http://a/b/c/g:h'],
  ['g;x', 'http://a/b/c/g;x'],
  ['g;x?y', 'http://a/b/c/g;x?y'],
  ['.', 'http://a/b/c/'],
  ['./', 'http://a/b/c/'],
  ['..', 'http://a/b/'],
  ['../', 'http://a/b/'],
  ['../g', 'http://a/b/g'],
  ['../..', 'http://a/'],
  ['../../', 'http://a/'],
  ['../../g', 'http://a/g'],
  ['../../../g', 'http://a/g'],
  ['../../../../g', 'http://a/g'],
  ['g.', 'http://a/b/c/g.'],
  ['.g', 'http://a/b/c/.g'],
  ['g..', 'http://a/b/c/g..'],
  ['..g', 'http://a/b/c/..g'],
  ['./../g', 'http://a/b/g'],
  ['./g/.', 'http://a/b/c/g/'],
  ['g/./h', 'http://a/b/c/g/h'],
  ['g/../h', 'http://a/b/c/h'],
  ['g;x=1/./y', 'http://a/b/c/g;x=1/y'],
  ['g;x=1/../y', 'http://a/b/c/y'],
  ['g?y/./x', 'http://a/b/c/g?y/./x'],
  ['g?y/../x', 'http://a/b/c/g?y/../x'],
  ['//g', 'http://g'],
  ['?y', 'http://a/b/c/d;p?y'],
  ['/./g', 'http://a/g'],
  ['/../g', 'http://a/g']
] as const) {
  test(`${ref} leads to ${wanted}`, () => {
    assert.ok(leads('http://a/b/c/d;p?q', ref, wanted))
    assert.not(leads('http://a/b/c/d;p?q', ref, `${wanted}x`))
  })
}

for (const [base, ref, wanted] of [
  ['http://a/b?q=/x/y', 'g', 'http://a/g'],
  ['http://a', 'g', 'http://a/g'],
  ['http://a', '/g', 'http://a/g'],
  ['HTTP+x.y-z2://A/b', '/g', 'HTTP+x.y-z2://A/g'],
  ['root.json', 'g.json', 'g.json'],
  ['dir/root.json', './g.json', 'g.json'],
  ['/dir/root.json', '../g.json', '/g.json'],
  ['urn:x:y', '?z', 'urn:x:y?z'],
  ['root.json', '/g', '/g'],
  ['urn:x:y', 'urn:x:z', 'urn:x:z'],
  ['http://a/b', 'mailto+x.y-1:b', 'mailto+x.y-1:b'],
  ['http://a/b#', 'g', 'http://a/g']
] as const) {
  test(`${ref} in ${base} leads to ${wanted}`, () => {
    assert.ok(leads(base, ref, wanted))
  })
}

// RFC 3986, section 3.1: what begins with a scheme is whole.
for (const ref of ['g:h', 'G2:h', 'g+a.b-1:h', 'urn:g']) {
  test(`${ref} is no place beside others`, () => {
    assert.ok(leads('http://a/b/c', ref, ref))
    assert.not(leads('http://a/b/c', ref, `http://a/b/${ref}`))
  })
}

for (const ref of ['2:h', '+:h', 'g_a:h', ':h', 'g/a:h']) {
  test(`${ref} has no scheme`, () => {
    assert.ok(leads('http://a/b/c', ref, `http://a/b/${ref}`))
  })
}

test('a name in a document without a site stays one', () => {
  assert.ok(leads('root.json', 'g.json', 'g.json'))
  assert.not(leads('root.json', 'g.json', '/g.json'))
})

test.run()

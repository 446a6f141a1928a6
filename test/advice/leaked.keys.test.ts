import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/leaked.keys')

const key = ['<', 'arg_key>'].join('')
const end = ['<', '/arg_key>'].join('')
const value = ['<', 'arg_value>'].join('')
const read = closed({ path: text, limit: integer, type: text }, 'path')

for (const [name, sent] of [
  ['the tag that ends it', `path${end}`],
  ['that tag twice', `path${end}${end}`],
  ['the tag that begins it', `${key}path`],
  ['both', `${key}path${end}`],
  ['the name of the tool before it', `read\n${key}path`],
  ['the name of a parameter', 'parameter name="path"'],
  ['the same without quotation marks', 'parameter=path'],
  ['the whole tag of a parameter', ['<', 'parameter name="path">'].join('')]
] as const) {
  test(`a key with markup of the call, ${name}, is that key`, () => {
    const wanted = `/path missing: /${sent.replaceAll('/', '~1')} > /path`
    assert.equal(linesOf(read, { [sent]: '/a' }), [wanted])
  })
}

test('one that may be left out is that key as well, whoever refused it', () => {
  const wanted = [
    `/limit~ unexpected: /limit~ > /limit`.replaceAll('~', end.replace('/', '~1')),
    '/limit type: put 20'
  ]
  assert.equal(linesOf(read, { path: '/a', [`limit${end}`]: '20' }), wanted)
  const loose = open({ path: text, limit: integer }, 'path')
  assert.equal(linesOf(loose, { [`path${end}`]: '/a' }), [
    `/path missing: /path${end.replace('/', '~1')} > /path`
  ])
})

test('it is near to a name as any other key is', () => {
  assert.equal(linesOf(read, { [`Path${end}`]: '/a' }), [
    `/path missing: /Path${end.replace('/', '~1')} > /path`
  ])
})

for (const [name, sent] of [
  ['whose value stands in it', `path${end}${value}/a`],
  ['of more than a name', `parameter name="path" of ${'x'.repeat(300)}`],
  ['of no name at all', key]
] as const) {
  test(`a key ${name} is not`, () => {
    const [first] = linesOf(read, { [sent]: { a: 1 } })
    assert.equal(first, '/path missing: add')
  })
}

test.run()

import { issueKinds } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files, read } from '../house.js'
import { codeOf, sectionsOf } from './sections.js'

const test = suite('docs/model')

/** A type that is public, and what a reader must find told of it: members, ids, listed texts. */
interface Declaration {
  readonly name: string
  readonly members: ReadonlyArray<string>
}

const index = read('packages/model/src/index.ts')

/** Whether the model's only door lets the type out, by its name or with all of its file. */
const isPublic = (name: string, file: string): boolean =>
  index.includes(`'./${file.slice('packages/model/src/'.length, -'.ts'.length)}.js'`) &&
  (new RegExp(`type \\* from '\\./${file.slice(19, -3)}\\.js'`).test(index) ||
    new RegExp(`\\btype ${name}\\b|export type \\{ ${name} \\}`).test(index))

/** From the source: interfaces up to their brace, other types up to an empty line. */
const declarationsOf = (file: string): ReadonlyArray<Declaration> => {
  const text = read(file).replace(/\/\*\*[\s\S]*?\*\//g, '')
  const found = text.matchAll(
    /^export (?:interface (\w+)[\s\S]*?^\}|type (\w+)[\s\S]*?(?=\n\n|$(?![\s\S])))/gm
  )
  return (
    [...found]
      .map(([whole, shape, union]) => ({
        name: shape ?? union ?? '',
        members: [...whole.matchAll(/\breadonly (\w+)\??:|'([^'\n]+)'/g)]
          .map(([, member, text]) => member ?? text ?? '')
          // How a type spells another one's member (`Fault['kind']`) and an id tells no field of its own.
          .filter((member) => member !== 'id')
      }))
      // Its texts stand in a list beside it.
      .filter(({ name }) => name !== 'IssueKind' && isPublic(name, file))
  )
}

const declarations: ReadonlyArray<Declaration> = [
  ...files('packages/model/src', '.ts').flatMap(declarationsOf),
  { name: 'IssueKind', members: issueKinds }
]

const sections = sectionsOf('docs/model.md').map(codeOf)

const untold = ({ members, name }: Declaration): ReadonlyArray<string> => {
  const missing = sections
    .filter((code) => code.has(name))
    .map((code) => members.filter((member) => !code.has(member)))
    .sort((one, other) => one.length - other.length)
  return missing[0] ?? [name]
}

test('finds the types of the model', () => {
  const names = new Set(declarations.map(({ name }) => name))
  for (const name of ['Issue', 'Fault', 'Expected', 'Remark', 'Codec', 'Attempt', 'Judge']) {
    assert.ok(names.has(name), name)
  }
  const expected = declarations.find(({ name }) => name === 'Expected')
  for (const member of ['one_of', 'values', 'other_than', 'said', 'text']) {
    assert.ok(expected?.members.includes(member), member)
  }
})

test('every public type stands on its page, with every member and listed text in one section', () => {
  const silent = declarations
    .map((one) => [one.name, ...untold(one)])
    .filter((one) => one.length > 1)
  assert.equal(silent, [])
})

test.run()

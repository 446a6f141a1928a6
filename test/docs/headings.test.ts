import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files, read } from '../house.js'
import { codeOf, headingsOf, sectionsOf } from './sections.js'

const test = suite('docs/headings')

const pagesIn = (folder: string): ReadonlyArray<string> =>
  files(folder, '.md').filter((page) => !page.endsWith('/README.md'))

/** What a reader of one page finds in the same place on the next. */
const formats = ['Text', 'Example', 'Writing', 'The form', 'Reading', 'Keeps and loses']

for (const page of pagesIn('docs/formats')) {
  test(`${page} has the headings of every format`, () => {
    assert.equal(headingsOf(page), formats)
    assert.match(read(page), /^\*\*Use it\*\* [\s\S]*^\*\*Do not use it\*\* [\s\S]*^## Text/m)
  })
}

/** The page of the validators is about what compiles, and no source. */
const sources = pagesIn('docs/sources').filter((page) => !page.endsWith('/validators.md'))

for (const page of sources) {
  test(`${page} has the headings of every source, and shows what was said and what is read`, () => {
    assert.equal(headingsOf(page), ['Reads', 'Example', 'Quirks'])
    const example = /^## Example$([\s\S]*?)^## /m.exec(read(page))?.[1] ?? ''
    assert.match(example, /\/\/ => /)
  })
}

/** Where the form of each wire is declared. */
const forms: Readonly<Record<string, ReadonlyArray<readonly [file: string, name: string]>>> = {
  'bad-request': [['protocols/src/bad-request/form', 'BadRequestForm']],
  f7: [['protocols/src/f7/write', 'F7Form']],
  'json-rpc': [
    ['protocols/src/json-rpc/write', 'Spelling'],
    ['protocols/src/json-rpc/write', 'JsonRpcShapedForm'],
    ['words/src/question/question', 'Questioning']
  ],
  mcp: [
    ['protocols/src/mcp/write', 'McpForm'],
    ['protocols/src/mcp/channel', 'ChannelSwitches'],
    ['protocols/src/mcp/elicit', 'Eliciting']
  ],
  ncp: [['protocols/src/ncp/write', 'NcpForm']],
  oxp: [['protocols/src/oxp/form', 'OxpForm']],
  'problem-details': [['protocols/src/problem-details/form', 'ProblemForm']],
  README: [
    ['words/src/digest', 'Digesting'],
    ['words/src/sentence', 'Saying'],
    ['words/src/fitting', 'Budget']
  ]
}

const membersOf = (file: string, name: string): ReadonlyArray<string> => {
  const found = new RegExp(`interface ${name}\\b[\\s\\S]*?^\\}`, 'm').exec(
    read(`packages/${file}.ts`)
  )
  return [...(found?.[0] ?? '').matchAll(/^ {2}readonly (\$?\w+)\??:/gm)].map(
    ([, member]) => member ?? ''
  )
}

const formOf = (page: string): ReadonlySet<string> =>
  codeOf(sectionsOf(page).find((section) => section.startsWith('## The form\n')) ?? '')

for (const [wire, declared] of Object.entries(forms)) {
  test(`docs/formats/${wire}.md names each member of its form`, () => {
    const common = wire === 'README' ? new Set<string>() : formOf('docs/formats/README.md')
    const named = formOf(`docs/formats/${wire}.md`)
    const all = read(`docs/formats/${wire}.md`).includes('[common members](README.md#the-form)')
    for (const [file, name] of declared) {
      const members = membersOf(file, name)
      assert.ok(members.length > 0, `${file} ${name}`)
      assert.equal(
        members.filter((member) => !named.has(member) && !(all && common.has(member))),
        []
      )
    }
  })
}

test('docs/formats/README.md names each note of a reader', () => {
  const page = read('docs/formats/README.md')
  const notes = [...read('packages/protocols/src/reading/notes.ts').matchAll(/^ {2}\| '(\w+)'/gm)]
  assert.ok(notes.length > 10)
  assert.equal(
    notes.map(([, note]) => note ?? '').filter((note) => !page.includes(`\`${note}\``)),
    []
  )
})

for (const folder of ['docs/client', 'docs/formats', 'docs/servers', 'docs/sources']) {
  test(`${folder}/README.md leads to each page beside it`, () => {
    const index = read(`${folder}/README.md`)
    const names = pagesIn(folder).map((page) => page.slice(folder.length + 1))
    assert.ok(names.length > 5)
    assert.equal(
      names.filter((name) => !index.includes(`](${name})`) && !index.includes(`](${name}#`)),
      []
    )
  })
}

test.run()

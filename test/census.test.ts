import { wires } from '@toolfault/protocols/wires'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files, packages, read, subpaths } from './house.js'

const test = suite('census')

const tests = files('test', '.ts')
const texts = new Map(tests.map((file) => [file, read(file)]))
const all = [...texts.values()].join('\n')

/** What is a protocol is a wire; the model itself and the bare text are none. */
const protocols = wires.filter((wire) => wire !== 'fault' && wire !== 'text')

test('every test file runs its tests', () => {
  const idle = tests.filter(
    (file) => file.endsWith('.test.ts') && !/^test\.run\(\)$/m.test(texts.get(file) ?? '')
  )
  assert.equal(idle, [])
})

test('every subpath is imported by a test', () => {
  const code = subpaths.filter(
    (path) => !path.startsWith('@toolfault/types/') && path !== 'toolfault'
  )
  assert.equal(
    code.filter((path) => !all.includes(`'${path}'`)),
    []
  )
})

test('every public function is named in a test', async () => {
  const silent: Array<string> = []
  const words = new Set(all.replace(/pinned[\s\S]*?^\}/m, '').match(/\w+/g))
  for (const path of subpaths.filter((name) => !name.startsWith('@toolfault/types/'))) {
    const module: Readonly<Record<string, unknown>> = await import(path)
    for (const [name, value] of Object.entries(module)) {
      if (typeof value === 'function' && !words.has(name)) silent.push(`${path} ${name}`)
    }
  }
  assert.equal(silent, [])
})

test('every vector file fits the schema of vectors and is read by the test of its name', () => {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(
    JSON.parse(read('test/vectors/vectors.schema.json'))
  )
  const found = files('test/vectors', '.json').filter((file) => !file.endsWith('schema.json'))
  for (const file of found) {
    const name = file.slice('test/vectors/'.length, -'.json'.length)
    assert.ok(validate(JSON.parse(read(file))), `${file}: ${JSON.stringify(validate.errors)}`)
    assert.match(read(`test/protocols/${name}.test.ts`), `vectors('${name}')`)
  }
  assert.ok(found.length >= protocols.length)
})

test('a protocol has its types, its folder, its vectors, its test and its page', () => {
  for (const name of protocols) {
    for (const file of [
      `packages/types/src/${name}.ts`,
      `packages/protocols/src/${name}/write.ts`,
      `test/vectors/${name}.json`,
      `test/protocols/${name}.test.ts`,
      `docs/formats/${name}.md`
    ]) {
      assert.ok(read(file).length > 0, file)
    }
  }
})

test('a protocol is held to the laws and to silence', () => {
  const silent = ['laws/write.test', 'laws/read.test', 'hostile/wires'].flatMap((file) =>
    protocols
      .filter((name) => !read(`test/${file}.ts`).includes(`'@toolfault/protocols/${name}'`))
      .map((name) => `test/${file}.ts calls no ${name}`)
  )
  assert.equal(silent, [])
})

test('a source has its file, its test and its page', () => {
  const sources = subpaths
    .filter((path) => path.startsWith('@toolfault/sources/'))
    .map((path) => path.slice('@toolfault/sources/'.length))
  assert.ok(sources.length > 0)
  for (const name of sources) {
    assert.ok(read(`test/sources/${name}.test.ts`).length > 0)
    assert.ok(read(`docs/sources/${name}.md`).length > 0)
  }
})

/** Rows of the contradictions that say only how a wire is read, or which text to trust; and why. */
const reading: Readonly<Record<string, string>> = {
  M4: 'resources are not written; codes are classified when read',
  M6: 'form elicitation comes with advice (requestedSchema)',
  M7: 'form elicitation comes with advice (requestedSchema)',
  M11: 'draft codes are only met when reading',
  M12: 'a broken example of the text',
  A6: 'a comment about the detector',
  A7: 'the detector is the receiving side',
  A10: 'the retry loop is the receiving side',
  A11: 'the retry loop is the receiving side',
  O10: 'ids are opaque: they are written as they came',
  N6: 'a verdict with both is only met when reading',
  N10: 'stale line numbers of the text',
  X2: 'each writer returns its status: rows O4, V5 and V12'
}

test('every row that concerns writing is named by a test or a vector', () => {
  const sizes = { M: 12, A: 18, O: 12, V: 15, N: 12, X: 2 }
  const rows = Object.entries(sizes).flatMap(([id, count]) =>
    Array.from({ length: count }, (_, at) => `${id}${at + 1}`)
  )
  const said = `${all.replace(/const reading[\s\S]*?^\}/m, '')}\n${files('test/vectors', '.json').map(read).join('\n')}`
  const silent = rows.filter(
    (row) => reading[row] === undefined && !new RegExp(`\\b${row}\\b`).test(said)
  )
  assert.equal(silent, [])
})

test('versions move together', () => {
  const versions = new Set(packages.map(({ manifest }) => manifest.version))
  for (const { manifest } of packages) {
    for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
      if (name.startsWith('@toolfault/')) versions.add(range)
    }
  }
  assert.is(versions.size, 1)
})

test.run()

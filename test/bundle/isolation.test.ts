import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packages } from '../house.js'
import { type Bundle, bundles } from './bundles.js'
import { read, written } from './leans.js'

const test = suite('bundle/isolation')

const keysOf = (folder: string): ReadonlyArray<string> =>
  Object.keys(packages.find((one) => one.folder === folder)?.manifest.exports ?? {})

/** The sources by their subpaths, and the wires by their readers. */
const sources = keysOf('sources').flatMap((key) => /^\.\/([^.]+)$/.exec(key)?.[1] ?? [])
const wires = keysOf('protocols').flatMap((key) => /^\.\/([^/]+)\/read$/.exec(key)?.[1] ?? [])
const named = wires.filter((wire) => wire !== 'translate')

/** Fastify runs the validator that a server gives it, and has no errors of its own. */
const through: Readonly<Record<string, ReadonlyArray<string>>> = {
  fastify: ['ajv', 'standard-schema']
}

const writing = (source: string, wire: string): string =>
  `export * from '@toolfault/sources/${source}'; export { encode } from '@toolfault/protocols/${wire}'`
const reading = (wire: string): string => `export * from '@toolfault/protocols/${wire}/read'`

const pairs = sources.flatMap((source) => named.map((wire) => ({ source, wire })))
const codes = [
  ...pairs.map(({ source, wire }) => writing(source, wire)),
  ...named.map((wire) => `export * from '@toolfault/protocols/${wire}'`),
  ...named.map(reading)
]
const made = await bundles(codes, 'its sources')
const shipped = await bundles(codes, 'what is shipped')

const bundleOf = (code: string): Bundle => {
  const bundle = made.get(code)
  if (bundle === undefined) throw new TypeError(`nothing was made of ${code}`)
  return bundle
}

/** Folders of a package, each a source or a wire; a room that all use stands in no folder. */
const foldersIn = (modules: ReadonlyArray<string>, folder: string): ReadonlyArray<string> => [
  ...new Set(
    modules.flatMap((name) => {
      const [first, second, third] = name.split('/')
      return first === folder && second !== undefined && third !== undefined ? [second] : []
    })
  )
]

const isInstalled = (name: string): boolean =>
  !/^(?:packages|model|sources|words|protocols)\//.test(name)

const installed = (modules: ReadonlyArray<string>): ReadonlyArray<string> =>
  modules.filter(isInstalled)

/** Of what a bundle has: lines of code, without those on which a bundler says where it is from. */
const linesOf = (bundle: Bundle | undefined): number =>
  (bundle?.text ?? '').split('\n').filter((line) => !line.startsWith('// ')).length

test('what is shipped, many modules in one file, is shaken off as its sources are', () => {
  const more = codes.filter((one) => linesOf(shipped.get(one)) > 1.02 * linesOf(bundleOf(one)))
  assert.equal(more, [])
  assert.ok(codes.every((one) => linesOf(shipped.get(one)) > 0))
})

const files = (bundle: Bundle | undefined): number =>
  (bundle?.reached ?? []).filter((name) => !isInstalled(name)).length

test('who starts waits for a third of the files that there are sources, or for fewer', () => {
  const sum = (of: (code: string) => Bundle | undefined): number =>
    codes.reduce((total, one) => total + files(of(one)), 0)
  assert.ok(3 * sum((one) => shipped.get(one)) < sum(bundleOf))
})

test('every wire and every source is put to it', () => {
  assert.equal(named.toSorted(), Object.keys(written).sort())
  assert.equal(named.toSorted(), Object.keys(read).sort())
  assert.ok(sources.length >= 6 && named.length >= 9)
})

for (const { source, wire } of pairs) {
  test(`a bundle of ${source} and ${wire} holds no other source, no other wire, and no validator`, () => {
    const { kept } = bundleOf(writing(source, wire))
    assert.ok(kept.includes(`protocols/${wire}/write`), 'the wire')
    assert.ok(kept.includes(`sources/${source}/read`), 'the source')
    const others = foldersIn(kept, 'sources').filter((name) => name !== source)
    assert.equal(others.toSorted(), through[source] ?? [])
    assert.equal(installed(kept), [])
    assert.equal(foreign(kept, wire), [])
  })
}

/** Modules of other wires that its row does not name; a room is named as a whole. */
const foreign = (modules: ReadonlyArray<string>, wire: string): ReadonlyArray<string> => {
  const row = written[wire] ?? {}
  return modules.filter((name) => {
    const [folder, room = ''] = name.split('/')
    const isOther = folder === 'protocols' && room !== wire && room !== 'reading'
    return isOther && row[name] === undefined && row[room] === undefined
  })
}

for (const wire of named) {
  const { kept, reached } = bundleOf(`export * from '@toolfault/protocols/${wire}'`)

  test(`the writer of ${wire} reaches no reader, no source and nothing that is installed`, () => {
    // What is read back is spelled as it stood; that the writer does, by the form that it is handed.
    const readers =
      /^protocols\/(?:.*\/)?(?:read|shape|[\w-]+-read)$|^protocols\/reading\/(?!respell$)/
    assert.equal(
      reached.filter((name) => readers.test(name) || name.startsWith('sources/')),
      []
    )
    assert.equal(installed(reached), [])
    assert.equal(foreign(reached, wire), [])
  })

  test(`the writer of ${wire} needs all that its row names`, () => {
    const needed = (name: string): boolean =>
      kept.some((other) => other === name || other.startsWith(`protocols/${name}/`))
    assert.equal(
      Object.keys(written[wire] ?? {}).filter((name) => !needed(name)),
      []
    )
  })

  test(`the reader of ${wire} holds no other wire and no other source but io-ts`, () => {
    const bundle = bundleOf(reading(wire))
    const row = read[wire]
    assert.equal(
      foldersIn(bundle.reached, 'protocols').toSorted(),
      ['reading', wire, ...(row?.wires ?? [])].sort()
    )
    assert.equal(
      foldersIn(bundle.reached, 'sources').toSorted(),
      ['io-ts', ...(row?.sources ?? [])].sort()
    )
    assert.equal(
      installed(bundle.reached).filter((name) => name !== 'io-ts' && name !== 'fp-ts'),
      []
    )
  })
}

test.run()

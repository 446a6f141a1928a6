import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { arrows } from '../arrows.js'
import { files, packages, read, root } from '../house.js'

const test = suite('docs/architecture')

const page = read('docs/architecture.md')

/** What stands under a heading of the second level. */
const under = (heading: string): string =>
  new RegExp(`^## ${heading}$[\\s\\S]*?(?=^## |$(?![\\s\\S]))`, 'm').exec(page)?.[0] ?? ''

/** The rows of a table, by the package in the first column. */
const rowsOf = (section: string): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    [...section.matchAll(/^\| `([\w-]+)` \|(.*)\|$/gm)].map(([, name = '', rest = '']) => [
      name,
      rest.split('|').map((cell) => cell.trim())
    ])
  )

/** The rooms of advice, the highest first, as the page has them. */
const rooms: ReadonlyArray<ReadonlyArray<string>> = [
  ...(/^Inside `advice`[\s\S]*/m.exec(page)?.[0].split('\n## ', 1)[0] ?? '').matchAll(
    /^\| (`.*`) \|/gm
  )
].map(([, cell = '']) => cell.replaceAll('`', '').split(', '))

/** `../walk/rules.js` and `./judge.js` as seen from a file of advice: the rooms `walk` and `judge`. */
const roomOf = (path: string): string =>
  (path.split('packages/advice/src/')[1] ?? '').split('/', 1)[0]?.replace(/\.[jt]s$/, '') ?? ''

/** How the page spells a target of this house: `model`, or (`model`). */
const ours = (targets: ReadonlyArray<string>): ReadonlyArray<string> =>
  targets
    .filter((target) => target.includes('@toolfault/'))
    .map((target) => target.replace('@toolfault/', '`').replace(/\)?$/, (end) => `\`${end}`))
    .sort()

test('every package is a layer, and has its arrows', () => {
  const names = packages.map(({ folder }) => folder).sort()
  assert.equal([...rowsOf(under('Layers')).keys()].sort(), names)
  assert.equal([...rowsOf(under('Arrows')).keys()].sort(), names)
})

test('the arrows are those that a test holds the packages to', () => {
  const told = rowsOf(under('Arrows'))
  for (const [name, targets] of Object.entries(arrows)) {
    const [house = ''] = told.get(name) ?? []
    const listed = house
      .split(', ')
      .filter((one) => Object.hasOwn(arrows, one.replace(/[`()]/g, '')))
    assert.equal([...listed].sort(), ours(targets), name)
  }
})

test('every place where something is decided is there', () => {
  const places = [...under('Where a line belongs').matchAll(/`([\w-]+\/src\/[\w./-]+)`/g)]
  assert.ok(places.length > 30)
  const gone = places
    .map(([, place]) => place ?? '')
    .filter((place) => !existsSync(new URL(`packages/${place}`, root)))
  assert.equal(gone, [])
})

test('a room of advice uses only those below it, and each has its row', () => {
  const levels = new Map(rooms.flatMap((row, level) => row.map((room) => [room, level])))
  const sources = files('packages/advice/src', '.ts')
  assert.equal([...new Set(sources.map(roomOf))].sort(), [...levels.keys()].sort())
  const level = (path: string): number => levels.get(roomOf(path)) ?? -1
  const upward = sources.flatMap((file) =>
    [...read(file).matchAll(/from '(\.[^']+)'/g)]
      .map(([, target = '']) => join(dirname(file), target))
      .filter((target) => roomOf(target) !== roomOf(file) && level(target) <= level(file))
      .map((target) => `${file} -> ${target}`)
  )
  assert.equal(upward, [])
})

test.run()

import { existsSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { arrows } from '../arrows.js'
import { packages, read, root } from '../house.js'

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

test.run()

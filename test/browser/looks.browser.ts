import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { verdict } from './controls.js'
import type { Shown } from './opened.js'
import { revisit } from './visit.js'

const test = suite('browser/looks')

const pictures = fileURLToPath(new URL('../pictures', import.meta.url))
mkdirSync(pictures, { recursive: true })

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What is not accessible, by axe: WCAG 2.2 A and AA, and what is held to be good practice. */
const faults = async (page: Page): Promise<unknown> => {
  await page.evaluate(axe)
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))))`)
}

type Dress = NonNullable<Parameters<Page['emulateMedia']>[0]>

const plain = { colorScheme: null, forcedColors: null, media: null } as const

/** Look at the page that is open as it is there, and leave it as it was. */
const dressed = (
  state: NonNullable<Shown['state']>,
  dress: Dress,
  look: (page: Page) => Promise<void>
): Promise<void> =>
  revisit({ state }, async (page) => {
    const size = page.viewportSize()
    await page.emulateMedia(dress)
    await look(page)
    await page.emulateMedia(plain)
    if (size !== null) await page.setViewportSize(size)
  })

/** The ids that stand in the page more than once. */
const twice = `[...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)`

const states = {
  call: { tool: 'server-1', args: '{"steps": "3", "pase": "slow", "pace": "fast"}' },
  translate: { view: 'translate' },
  broken: { tool: 'server-1', args: '{"steps": 3,,}' }
} as const

for (const [name, state] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}: accessible, and not wider than the screen, of 1280 or 360 px`, () =>
      dressed(state, { colorScheme }, async (page) => {
        if (name === 'call') await verdict(page, 'invalid')
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 900 })
          await page.screenshot({
            path: `${pictures}/${name}-${colorScheme}-${width}.png`,
            fullPage: true
          })
          assert.equal(await faults(page), [])
          assert.equal(await page.evaluate(twice), [])
          const wide = await page.evaluate('document.documentElement.scrollWidth')
          assert.ok(Number(wide) <= width, `${String(wide)} px wide`)
        }
      }))
  }
}

test('the chosen tab and the change of a repair are seen without colours of the page', () =>
  dressed(states.call, { forcedColors: 'active' }, async (page) => {
    await verdict(page, 'invalid')
    const looks =
      await page.evaluate(`['#tab-call', '#tab-translate', '#wire-mcp', '#wire-oxp'].map((id) =>
      getComputedStyle(document.querySelector(id)).backgroundColor)`)
    const [call, translate, mcp, oxp] = Object.values(Object(looks))
    assert.is.not(call, translate)
    assert.is.not(mcp, oxp)
    const line = await page.evaluate(
      `getComputedStyle(document.querySelector('#diff .cm-deletedChunk')).textDecorationLine`
    )
    assert.is(line, 'line-through')
  }))

test('on paper a definition is whole', () =>
  dressed({ tool: 'book-a-flight' }, { media: 'print' }, async (page) => {
    const cut = await page.evaluate(`(() => {
      const { clientHeight, scrollHeight } = document.querySelector('#definition .cm-scroller')
      return scrollHeight - clientHeight
    })()`)
    assert.ok(Number(cut) <= 1, `${String(cut)} px are cut`)
  }))

test('the first page that a visitor sees has a picture', () =>
  dressed({ tool: 'book-a-flight' }, {}, async (page) => {
    await page.screenshot({ path: `${pictures}/first.png`, fullPage: true })
    assert.equal(await faults(page), [])
  }))

test.run()

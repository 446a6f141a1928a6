import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { verdict } from './controls.js'
import { visit } from './visit.js'

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

const states = {
  call: { tool: 'server-1', args: '{"steps": "3", "pase": "slow", "pace": "fast"}' },
  translate: { view: 'translate' },
  broken: { tool: 'server-1', args: '{"steps": 3,,}' }
} as const

for (const [name, state] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      test(`${name}, ${colorScheme}, ${width} px: accessible, and not wider than the screen`, () =>
        visit({ state, colorScheme, viewport: { width, height: 900 } }, async (page) => {
          if (name === 'call') await verdict(page, 'invalid')
          await page.screenshot({
            path: `${pictures}/${name}-${colorScheme}-${width}.png`,
            fullPage: true
          })
          assert.equal(await faults(page), [])
          const wide = await page.evaluate('document.documentElement.scrollWidth')
          assert.ok(Number(wide) <= width, `${String(wide)} px wide`)
        }))
    }
  }
}

test('the first page that a visitor sees has a picture', () =>
  visit({ state: { tool: 'book-a-flight' } }, async (page) => {
    await page.screenshot({ path: `${pictures}/first.png`, fullPage: true })
    assert.equal(await faults(page), [])
  }))

test.run()

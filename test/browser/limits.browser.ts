import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { verdict, write } from './controls.js'
import { visit } from './visit.js'

const test = suite('browser/limits')

const costly = {
  tool: 'own',
  definition: '{"type": "object", "properties": {"a": {"pattern": "^(a+)+$"}}}',
  args: `{"a": "${'a'.repeat(60)}!"}`
}

test('a pattern that backtracks is stopped, said, and the page can be used on', () =>
  visit({ state: costly }, async (page) => {
    assert.match(await verdict(page, 'slow'), 'too costly')
    await page.selectOption('#tool', 'server-1')
    await verdict(page, 'invalid')
    await write(page, '#args-text', '{"steps": 3}')
    await verdict(page, 'valid')
  }))

test('while a costly call is judged, another one can be typed', () =>
  visit({}, async (page) => {
    await write(page, '#tool-text', costly.definition)
    await write(page, '#args-text', costly.args)
    await page.waitForTimeout(400)
    await write(page, '#args-text', '{"a": "aaa"}')
    await verdict(page, 'valid')
  }))

const long: Readonly<Record<string, string>> = {
  'brackets that never end': '['.repeat(50_000),
  'more characters than are read': `{"steps": "${'x'.repeat(250_000)}"}`,
  'nesting of 1 000 levels': `{"steps": ${'['.repeat(1_000)}${']'.repeat(1_000)}}`
}

for (const [what, args] of Object.entries(long)) {
  test(`${what}: said, and the page can be used on`, () =>
    visit({ state: { tool: 'server-1' } }, async (page) => {
      await write(page, '#args-text', args)
      await page.waitForFunction(
        `document.querySelector('#verdict').dataset.state === 'unusable' ||
          document.querySelector('#points').textContent.includes('steps') &&
          document.documentElement.dataset.busy !== 'yes'`
      )
      await write(page, '#args-text', '{"steps": 3}')
      await verdict(page, 'valid')
    }))
}

test.run()

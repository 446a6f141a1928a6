import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textIn, verdict, write } from './controls.js'
import { settled } from './until.js'
import { revisit, visit } from './visit.js'

const test = suite('browser/limits')

const costly = {
  tool: 'own',
  definition: '{"type": "object", "properties": {"a": {"pattern": "^(a+)+$"}}}',
  args: `{"a": "${'a'.repeat(60)}!"}`
}

test('a pattern that backtracks is stopped, said, and the page can be used on', () =>
  revisit({ state: costly }, async (page) => {
    assert.match(await verdict(page, 'slow'), 'too costly')
    await page.selectOption('#tool', 'server-1')
    await verdict(page, 'invalid')
    await write(page, '#args-text', '{"steps": 3}')
    await verdict(page, 'valid')
  }))

test('while a costly call is judged, another one can be typed', () =>
  revisit({}, async (page) => {
    await write(page, '#tool-text', costly.definition)
    await write(page, '#args-text', costly.args)
    await page.waitForTimeout(400)
    await write(page, '#args-text', '{"a": "aaa"}')
    await verdict(page, 'valid')
  }))

/** Hands the engine what is no question, which it cannot survive, while the page says so. */
const breaking = `window.Worker = class extends Worker {
  postMessage(ask) { super.postMessage(window.breaks ? null : ask) }
}`

test('an engine that breaks is said to be broken, and the next one answers', () =>
  visit({ before: breaking, state: { tool: 'server-1' } }, async (page) => {
    await page.evaluate('window.breaks = true')
    await write(page, '#args-text', '{"steps": 3}')
    const said = await verdict(page, 'failed')
    assert.match(said, /^The engine of this page broke down over this \(TypeError: .+\)\./)
    assert.not.match(said, 'costly')
    await page.evaluate('window.breaks = false')
    await write(page, '#args-text', '{"steps": 4}')
    await verdict(page, 'valid')
  }))

/** Keeps the questions to the engine back while the page says so. */
const holding = `window.Worker = class extends Worker {
  postMessage(ask) {
    if (window.holds) window.go = () => super.postMessage(ask)
    else super.postMessage(ask)
  }
}`

test('a repair of what stood there before is not put over what stands there now', () =>
  visit({ before: holding, state: { tool: 'server-1', args: '{"steps": "3"}' } }, async (page) => {
    await verdict(page, 'invalid')
    await page.evaluate('window.holds = true')
    await write(page, '#args-text', '{"steps": "4", "pace": "slow"}')
    await page.click('#apply')
    assert.is(await textIn(page, '#args-text'), '{"steps": "4", "pace": "slow"}')
    // Nor when it has been asked about, and is not answered yet.
    await page.waitForFunction('window.go')
    await page.click('#apply')
    assert.is(await textIn(page, '#args-text'), '{"steps": "4", "pace": "slow"}')
    await page.evaluate('{ window.holds = false; window.go() }')
    await settled(page)
    await page.click('#apply')
    await verdict(page, 'valid')
    assert.equal(JSON.parse(await textIn(page, '#args-text')), { steps: 4, pace: 'slow' })
  }))

test('an answer for a wire that is no longer chosen is not shown as that of another', () =>
  visit({ before: holding, state: { tool: 'server-1', args: '{"steps": "3"}' } }, async (page) => {
    await verdict(page, 'invalid')
    await page.evaluate('window.holds = true')
    await page.click('#wire-oxp')
    await page.click('#wire-text')
    await page.evaluate(`{
      const place = document.querySelector('#written')
      window.seen = []
      new MutationObserver(() => window.seen.push(place.textContent))
        .observe(place, { childList: true, characterData: true, subtree: true })
      window.holds = false
      window.go()
    }`)
    await settled(page)
    const seen = String(await page.evaluate('window.seen'))
    assert.match(seen, 'steps')
    assert.not.match(seen, 'parameter_errors')
  }))

const long: Readonly<Record<string, string>> = {
  'brackets that never end': '['.repeat(50_000),
  'more characters than are read': `{"steps": "${'x'.repeat(250_000)}"}`,
  'nesting of 5 000 levels': `{"steps": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  'nesting of 1 000 levels': `{"steps": ${'['.repeat(1_000)}${']'.repeat(1_000)}}`
}

for (const [what, args] of Object.entries(long)) {
  test(`${what}: said, and the page can be used on`, () =>
    revisit({ state: { tool: 'server-1' } }, async (page) => {
      await write(page, '#args-text', args)
      // Whoever stands at the last bracket looks for the first.
      await page.keyboard.press('Control+End')
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

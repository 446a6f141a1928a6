import { wires } from '@toolfault/protocols/wires'
import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onWire, textIn, verdict } from './controls.js'
import { hostile, hostileTool } from './served.js'
import { until, visit } from './visit.js'

const test = suite('browser/hostile')

/** What a text of ours can only be if it was taken for markup, or run. */
const made = (page: Page): Promise<unknown> =>
  page.evaluate(`({
    scripts: document.scripts.length,
    markup: document.querySelectorAll('img, iframe, object, embed, [onerror], [src], [srcdoc]').length,
    owned: window.owned,
    title: document.title
  })`)

const clean = {
  scripts: 3,
  markup: 0,
  owned: undefined,
  title: 'Toolfault: one failed tool call, in every protocol'
}

const args = JSON.stringify({
  [hostile]: hostile,
  colour: hostile.slice(1),
  [`${hostile}2`]: [hostile]
})

test('a hostile tool of the server is text in every tab', () =>
  visit({ state: { args } }, async (page) => {
    await verdict(page, 'invalid')
    assert.is(await page.inputValue('#tool'), 'server-0')
    assert.ok(
      ((await page.textContent('#tool option[value=server-0]')) ?? '').includes('<img src=x')
    )
    assert.equal(await made(page), clean)
    for (const wire of wires) {
      const text = await until(
        () => onWire(page, wire),
        (found) => found !== ''
      )
      assert.match(text, 'img src=x', wire)
      assert.equal(await made(page), clean, wire)
    }
  }))

test('a hostile schema and hostile arguments of a link are text', () =>
  visit(
    { state: { tool: 'own', definition: JSON.stringify(hostileTool), args, wire: hostile } },
    async (page) => {
      await verdict(page, 'invalid')
      assert.is(await page.inputValue('#tool'), 'own')
      assert.match((await page.textContent('#points')) ?? '', 'img src=x')
      assert.is(await textIn(page, '#args-text'), args)
      assert.equal(await made(page), clean)
      await page.locator('#repairs input').first().check()
      await page.click('#apply:enabled')
      await until(
        () => textIn(page, '#args-text'),
        (text) => text !== args
      )
      assert.equal(await made(page), clean)
    }
  ))

test('the tips of what is underlined are text', () =>
  visit({ state: { args } }, async (page) => {
    await verdict(page, 'invalid')
    await page.locator('#args-text .cm-lintRange-error').first().hover()
    await page.waitForSelector('.cm-tooltip')
    assert.match((await page.textContent('.cm-tooltip')) ?? '', 'img src=x')
    assert.equal(await made(page), clean)
  }))

for (const wire of wires) {
  test(`a hostile ${wire} that is translated is text`, async () => {
    let text = ''
    await visit({ state: { args } }, async (page) => {
      await verdict(page, 'invalid')
      text = await until(
        () => onWire(page, wire),
        (found) => found !== ''
      )
    })
    await visit({ state: { view: 'translate', from: wire, to: 'mcp', text } }, async (page) => {
      await until(
        () => page.getAttribute('#translated', 'data-state'),
        (state) => state === 'done' || state === 'unreadable'
      )
      assert.equal(await made(page), clean)
    })
  })
}

test('keys of the prototype are keys', () =>
  visit(
    {
      state: {
        tool: 'own',
        definition: '{"type": "object", "additionalProperties": false}',
        args: '{"__proto__": 1, "constructor": {"prototype": 2}}'
      }
    },
    async (page) => {
      await verdict(page, 'invalid')
      const said = (await page.textContent('#points')) ?? ''
      assert.match(said, '__proto__')
      assert.match(said, 'constructor')
      assert.is(await page.evaluate('({}).prototype'), undefined)
    }
  ))

test.run()

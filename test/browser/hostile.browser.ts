import { wires } from '@toolfault/protocols/wires'
import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onWire, textIn, verdict } from './controls.js'
import { fragmentOf } from './opened.js'
import { address, hostile, hostileTool } from './served.js'
import { settled, until } from './until.js'
import { revisit } from './visit.js'

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

/** What stands on a wire, once it does. */
const said = (page: Page, wire: string): Promise<string> =>
  until(
    () => onWire(page, wire),
    (found) => found !== ''
  )

const args = JSON.stringify({
  [hostile]: hostile,
  colour: hostile.slice(1),
  [`${hostile}2`]: [hostile]
})

let reading: Promise<ReadonlyMap<string, string>> | undefined

/** The hostile call on every wire, as the page writes it; read once. */
const written = (): Promise<ReadonlyMap<string, string>> => {
  reading ??= writtenAnew()
  return reading
}

const writtenAnew = async (): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>()
  await revisit({ state: { args } }, async (page) => {
    await verdict(page, 'invalid')
    for (const wire of wires) texts.set(wire, await said(page, wire))
  })
  return texts
}

test('a hostile tool of the server is text in every tab', () =>
  revisit({ state: { args } }, async (page) => {
    await verdict(page, 'invalid')
    assert.is(await page.inputValue('#tool'), 'server-0')
    assert.ok(
      ((await page.textContent('#tool option[value=server-0]')) ?? '').includes('<img src=x')
    )
    assert.equal(await made(page), clean)
    for (const wire of wires) {
      const text = await said(page, wire)
      assert.match(text, 'img src=x', wire)
      assert.equal(await made(page), clean, wire)
    }
  }))

test('a hostile schema and hostile arguments of a link are text', () =>
  revisit(
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
  revisit({ state: { args } }, async (page) => {
    await verdict(page, 'invalid')
    await page.locator('#args-text .cm-lintRange-error').first().hover()
    await page.waitForSelector('.cm-tooltip')
    assert.match((await page.textContent('.cm-tooltip')) ?? '', 'img src=x')
    assert.equal(await made(page), clean)
  }))

test('what is hostile on any wire is text where it is translated', async () => {
  const texts = await written()
  await revisit({ state: { view: 'translate' } }, async (page) => {
    for (const wire of wires) {
      const text = texts.get(wire)
      assert.ok(text, wire)
      const fragment = fragmentOf({ view: 'translate', from: wire, to: 'mcp', text })
      await page.goto(`${address}${fragment}`)
      await until(
        () => page.inputValue('#from'),
        (from) => from === wire
      )
      await settled(page)
      assert.match(
        (await page.getAttribute('#translated', 'data-state')) ?? '',
        /^(?:done|unreadable)$/
      )
      assert.match(await textIn(page, '#from-text'), 'img src=x', wire)
      assert.equal(await made(page), clean, wire)
    }
  })
})

test('keys of the prototype are keys', () =>
  revisit(
    {
      state: {
        tool: 'own',
        definition: '{"type": "object", "additionalProperties": false}',
        args: '{"__proto__": 1, "constructor": {"prototype": 2}}'
      }
    },
    async (page) => {
      await verdict(page, 'invalid')
      const points = (await page.textContent('#points')) ?? ''
      assert.match(points, '__proto__')
      assert.match(points, 'constructor')
      assert.is(await page.evaluate('({}).prototype'), undefined)
    }
  ))

test.run()

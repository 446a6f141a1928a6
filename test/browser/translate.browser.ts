import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textIn, translated, verdict, write } from './controls.js'
import { until } from './until.js'
import { revisit } from './visit.js'

const test = suite('browser/translate')

/** Seed 003, "Tool Execution Response": a failure that names its parameter. */
const oxp = JSON.stringify({
  status: 422,
  body: {
    message: 'Invalid parameters',
    parameter_errors: { steps: '`steps` must be an integer, received "three"' }
  }
})

test('a wire that is pasted becomes another, with what was lost', () =>
  revisit({ state: { view: 'translate', from: 'oxp', to: 'mcp', text: oxp } }, async (page) => {
    assert.ok(await page.isVisible('#view-translate'))
    assert.not.ok(await page.isVisible('#view-call'))
    await translated(page, 'done')
    const mcp = JSON.parse(await textIn(page, '#to-text'))
    assert.is(mcp.isError, true)
    assert.match(JSON.stringify(mcp.content), 'steps')
    assert.ok((await page.locator('#loses li').count()) > 0)
    await page.selectOption('#to', 'f7')
    const f7 = await until(
      () => textIn(page, '#to-text'),
      (text) => text.includes('"valid"')
    )
    assert.equal(JSON.parse(f7).body.valid, false)
  }))

test('turned around, what was written is read', () =>
  revisit({ state: { view: 'translate', from: 'oxp', to: 'mcp', text: oxp } }, async (page) => {
    await translated(page, 'done')
    await page.click('#swap')
    await until(
      () => page.inputValue('#from'),
      (from) => from === 'mcp'
    )
    await translated(page, 'done')
    const text = await until(
      () => textIn(page, '#to-text'),
      (found) => found.includes('"status"')
    )
    assert.match(text, 'steps')
  }))

test('what cannot be read is said, and another wire is offered where one fits', () =>
  revisit({ state: { view: 'translate', from: 'ncp', to: 'mcp', text: oxp } }, async (page) => {
    await translated(page, 'unreadable')
    assert.ok(((await page.textContent('#from-said')) ?? '').length > 10)
    await page.click('#guess')
    await translated(page, 'done')
    await write(page, '#from-text', '{"status": 422,')
    await translated(page, 'unreadable')
    await page.waitForSelector('#from-text .cm-lintRange-error')
    await write(page, '#from-text', '')
    await translated(page, 'empty')
  }))

test('a wire of a bad call is handed on to the other view', () =>
  revisit({ state: { tool: 'server-1', args: '{}' } }, async (page) => {
    await verdict(page, 'invalid')
    const written = await textIn(page, '#written')
    await page.click('#onward')
    await translated(page, 'done')
    assert.ok(await page.isVisible('#view-translate'))
    assert.is(await textIn(page, '#from-text'), written)
  }))

test.run()

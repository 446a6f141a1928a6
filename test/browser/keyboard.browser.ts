import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textIn, translated, verdict } from './controls.js'
import { until } from './until.js'
import { visit } from './visit.js'

const test = suite('browser/keyboard')

/** What has the focus: its id, or its name; whether that is to be seen. */
const focused = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const on = document.activeElement
    if (on === null || on === document.body) return { id: 'body', isSeen: true }
    const parts = [on, on.closest('.cm-editor'), on.closest('label'), on.closest('li')]
    const isSeen = parts.some((part) => {
      if (part === null) return false
      const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(part)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    return { id: on.id || on.className || on.name, isSeen }
  })()`)

const stops = async (page: Page, key: string): Promise<ReadonlyArray<string>> => {
  const ids: Array<string> = []
  for (let at = 0; at < 60; at++) {
    await page.keyboard.press(key)
    // An editor shows that it has the focus a moment later.
    const { id } = Object(
      await until(
        () => focused(page),
        (found) => Object(found).isSeen === true
      )
    )
    // Backwards some browsers go round without a stop outside of the page.
    if (id === 'body' || ids.includes(id)) return ids
    ids.push(id)
  }
  throw new Error(`no way out with ${key}: ${ids.join(' ')}`)
}

const state = { tool: 'server-1', args: '{"steps": "3", "pase": "slow"}' }

test('Tab goes through the whole page and out of it, and back', () =>
  visit({ state }, async (page) => {
    await verdict(page, 'invalid')
    const there = await stops(page, 'Tab')
    for (const id of [
      'tab-call',
      'share',
      'tool',
      'validator',
      'args-text',
      'tool-text',
      'apply',
      'wire-mcp',
      'form',
      'onward'
    ])
      assert.ok(there.includes(id), `${id} is not reached: ${there.join(' ')}`)
    assert.not.ok(there.includes('tab-translate'), 'a row of tabs is one stop')
    const back = await stops(page, 'Shift+Tab')
    assert.equal([...back].reverse(), there)
  }))

test('the other view is walked through as well', () =>
  visit({ state: { view: 'translate' } }, async (page) => {
    await translated(page, 'done')
    const there = await stops(page, 'Tab')
    for (const id of ['tab-translate', 'from', 'from-text', 'to', 'swap', 'to-text'])
      assert.ok(there.includes(id), `${id} is not reached: ${there.join(' ')}`)
  }))

const reach = async (page: Page, id: string): Promise<void> => {
  for (let at = 0; at < 60; at++) {
    await page.keyboard.press('Tab')
    if (Object(await focused(page)).id === id) return
  }
  throw new Error(`${id} is not reached`)
}

test('by keys alone a tool is chosen, edited, repaired, seen on another wire and translated', () =>
  visit({}, async (page) => {
    await reach(page, 'tool')
    await page.keyboard.press('ArrowDown')
    await until(
      () => page.inputValue('#tool'),
      (tool) => tool === 'server-1'
    )
    await reach(page, 'args-text')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('{"steps": "3"}')
    await verdict(page, 'invalid')
    await until(
      () => page.isEnabled('#apply'),
      (isEnabled) => isEnabled
    )
    await page.keyboard.press('Escape')
    await reach(page, 'apply')
    await page.keyboard.press('Enter')
    await verdict(page, 'valid')
    assert.equal(JSON.parse(await textIn(page, '#args-text')), { steps: 3 })
    await page.focus('#args-text')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('{}')
    await verdict(page, 'invalid')
    await reach(page, 'wire-mcp')
    await page.keyboard.press('End')
    await until(
      () => page.getAttribute('#wires [role=tab]:last-child', 'aria-selected'),
      (chosen) => chosen === 'true'
    )
    await page.keyboard.press('ArrowRight')
    await until(
      () => page.getAttribute('#wire-mcp', 'aria-selected'),
      (chosen) => chosen === 'true'
    )
    await reach(page, 'onward')
    await page.keyboard.press('Enter')
    await translated(page, 'done')
    assert.is(Object(await focused(page)).id, 'tab-translate')
    await page.keyboard.press('ArrowLeft')
    assert.ok(await page.isVisible('#view-call'))
  }))

test.run()

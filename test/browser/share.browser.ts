import { deflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onWire, textIn, verdict, write } from './controls.js'
import { fragmentOf } from './opened.js'
import { until } from './until.js'
import { revisit, visit } from './visit.js'

const test = suite('browser/share')

const seen = async (page: Page): Promise<unknown> => ({
  tool: await page.inputValue('#tool'),
  validator: await page.inputValue('#validator'),
  form: await page.inputValue('#form'),
  definition: await textIn(page, '#tool-text'),
  args: await textIn(page, '#args-text'),
  points: await page.textContent('#points'),
  wire: await textIn(page, '#written'),
  view: await page.isVisible('#view-call')
})

const copied = async (page: Page): Promise<string> => {
  await page.click('#share')
  await until(
    () => page.textContent('#shared'),
    (said) => said === 'Copied'
  )
  return String(await page.evaluate('navigator.clipboard.readText()'))
}

test('a link that was copied shows the same case in another browser', async () => {
  let link = ''
  let here: unknown
  await visit({}, async (page) => {
    await page.selectOption('#tool', 'server-1')
    await page.selectOption('#validator', 'cfworker')
    await page.selectOption('#form', '2025-03-26')
    // Two units of one character, and what a link must escape.
    await write(page, '#args-text', '{"steps": "#&?% \u{1f40c}", "pace": "slow"}')
    await until(
      () => page.textContent('#points'),
      (points) => points?.includes('steps') === true
    )
    await onWire(page, 'mcp')
    link = await copied(page)
    here = await seen(page)
  })
  assert.match(link, /^http:\/\/127\.0\.0\.1:\d+\/playground#z[\w-]+$/)
  await visit({ fragment: new URL(link).hash }, async (page) => {
    await verdict(page, 'invalid')
    assert.equal(await seen(page), here)
  })
})

test('the other view is shared, too', async () => {
  let link = ''
  await revisit({ state: { view: 'translate' } }, async (page) => {
    await write(page, '#from-text', 'Question: How many steps?')
    await page.selectOption('#from', 'text')
    await page.selectOption('#to', 'json-rpc')
    link = await copied(page)
  })
  await visit({ fragment: new URL(link).hash }, async (page) => {
    assert.ok(await page.isVisible('#view-translate'))
    assert.is(await textIn(page, '#from-text'), 'Question: How many steps?')
    assert.equal(
      [await page.inputValue('#from'), await page.inputValue('#to')],
      ['text', 'json-rpc']
    )
  })
})

/** Deflated, so many bytes of zeros fit into a link. */
const bomb = (bytes: number): string =>
  `#z${deflateRawSync(Buffer.alloc(bytes)).toString('base64url')}`

const broken: Readonly<Record<string, string>> = {
  'no such sign': '#zzzz!',
  'nothing that was deflated': '#zAAAA',
  'no case': fragmentOf([1, 2]),
  'no JSON': '#jAAAA',
  'another letter': `#x${fragmentOf({}).slice(2)}`,
  'more than 30 MB when unpacked': bomb(30_000_000),
  'longer than a link may be': `#j${'A'.repeat(70_000)}`,
  'half a character': '#j7aCA'
}

for (const [what, fragment] of Object.entries(broken)) {
  test(`a link with ${what} is said to be broken, and the first case is shown`, () =>
    revisit({ fragment }, async (page) => {
      assert.match((await page.textContent('#notice')) ?? '', /^The link is .*\.$/)
      assert.ok(await page.isVisible('#notice'))
      assert.is(await page.inputValue('#tool'), 'server-0')
      await verdict(page, 'invalid')
      await page.selectOption('#tool', 'server-1')
      assert.not.ok(await page.isVisible('#notice'))
    }))
}

test('a link with members that are no choices of the page falls back for each', () =>
  revisit(
    {
      state: {
        view: 'constructor',
        tool: '__proto__',
        validator: 'toString',
        wire: '"]><img src=x>',
        form: 'hasOwnProperty',
        from: 'valueOf',
        to: '../..'
      }
    },
    async (page) => {
      await verdict(page, 'invalid')
      assert.equal(
        await Promise.all(
          ['#tool', '#validator', '#form', '#from', '#to'].map((id) => page.inputValue(id))
        ),
        ['server-0', 'ajv', '2026-07-28', 'mcp', 'oxp']
      )
    }
  ))

test.run()

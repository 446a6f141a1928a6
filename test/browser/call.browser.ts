import { wires } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files } from '../cli/files.js'
import { toolfault } from '../cli/toolfault.js'
import { marks, onWire, textIn, verdict, write } from './controls.js'
import { walk } from './served.js'
import { until } from './until.js'
import { revisit } from './visit.js'

const test = suite('browser/call')
const { file, remove } = files()

const definition = JSON.stringify(walk, null, 2)
const own = (args: string): { readonly state: Readonly<Record<string, string>> } => ({
  state: { tool: 'own', definition, args }
})

test('a dozen real tools stand behind those of the server, and each call fails', async () =>
  revisit({}, async (page) => {
    assert.is(await page.inputValue('#tool'), 'server-0')
    const values = await page
      .locator('#tool option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
    assert.equal(values.slice(0, 2), ['server-0', 'server-1'])
    assert.is(values.at(-1), 'own')
    const real = values.slice(2, -1)
    assert.ok(real.length >= 12)
    for (const value of real) {
      await page.selectOption('#tool', value)
      await until(
        () => page.getAttribute('html', 'data-busy'),
        (busy) => busy !== 'yes'
      )
      assert.match(await verdict(page, 'invalid'), /^The call fails: /)
      assert.ok((await page.locator('#points li').count()) > 0, value)
      assert.ok((await page.locator('#args-text .cm-lintRange-error').count()) > 0, value)
      assert.match((await page.textContent('#source')) ?? '', /(?:MIT|Apache-2\.0), at [0-9a-f]{7}/)
    }
  }))

test('every wire is as the command line prints it', async () =>
  revisit(own('{"steps": "three", "speed": 1}'), async (page) => {
    await verdict(page, 'invalid')
    const paths = [file('tool.json', walk), file('args.json', { steps: 'three', speed: 1 })]
    const shown: Array<string> = []
    for (const wire of wires) {
      const [tool = '', args = ''] = paths
      const { out } = await toolfault(['check', '--tool', tool, '--args', args, '--to', wire])
      const printed = wire === 'text' ? out.trimEnd() : JSON.parse(out)
      const text = await until(
        () => onWire(page, wire),
        (found) => found !== '' && !shown.includes(found)
      )
      shown.push(text)
      assert.equal(wire === 'text' ? text : JSON.parse(text), printed, wire)
    }
    assert.is(shown.length, wires.length)
  }))

test('the place that is underlined moves with the fault', async () =>
  revisit(own('{"steps": 3, "pace": "fast"}'), async (page) => {
    await marks(page, '"fast"')
    await write(page, '#args-text', '{"steps": "three", "pace": "slow"}')
    await marks(page, '"three"')
    // An unexpected key is underlined itself, for a missing one its object's brace.
    await write(page, '#args-text', '{"steps": 3, "colour": "red"}')
    await marks(page, '"colour"')
    await write(page, '#args-text', '{"pace": "slow"}')
    await marks(page, '{')
    await write(page, '#args-text', '{"steps": 3}')
    await verdict(page, 'valid')
    await marks(page)
  }))

test('broken JSON is underlined where it breaks, and said', async () =>
  revisit(own('{"steps": 3}'), async (page) => {
    await write(page, '#args-text', '{"steps": 3,, "pace": "slow"}')
    await verdict(page, 'unusable')
    await page.waitForSelector('#args-text .cm-lintRange-error')
    assert.match((await page.textContent('#args-said')) ?? '', /^This is not JSON: /)
    await write(page, '#tool-text', '{"type": "object", "properties": []}')
    await write(page, '#args-text', '{}')
    await until(
      () => page.isVisible('#tool-said'),
      (isSaid) => isSaid
    )
  }))

test('the repair is shown as a difference, and applied makes the call valid', async () =>
  revisit(own('{"steps": "3", "pace": "slow"}'), async (page) => {
    await verdict(page, 'invalid')
    assert.ok(await page.isVisible('#diff'))
    assert.match((await page.textContent('#unmended')) ?? '', 'After this the call is valid.')
    await page.click('#apply')
    await verdict(page, 'valid')
    assert.equal(JSON.parse(await textIn(page, '#args-text')), { steps: 3, pace: 'slow' })
    assert.not.ok(await page.isVisible('#repair'))
  }))

test('what is not certain is proposed, and applied only when it was picked', async () =>
  revisit(own('{"steps": 3, "pace": "slwo"}'), async (page) => {
    await verdict(page, 'invalid')
    const box = page.locator('#repairs input')
    assert.not.equal(await box.getAttribute('data-grade'), 'certain')
    assert.not.ok(await box.isChecked())
    assert.ok(await page.isDisabled('#apply'))
    await box.check()
    await until(
      () => page.isDisabled('#apply'),
      (isDisabled) => !isDisabled
    )
    await page.click('#apply')
    await verdict(page, 'valid')
    assert.equal(JSON.parse(await textIn(page, '#args-text')), { steps: 3, pace: 'slow' })
  }))

// MCP 2026-07-28, `resultType`: earlier revisions have none (row M8).
test('the revision of MCP and the shape of JSON-RPC can be changed, and other wires have one form', async () =>
  revisit(own('{}'), async (page) => {
    assert.match(await onWire(page, 'mcp'), '"resultType"')
    await page.selectOption('#form', '2025-03-26')
    await until(
      () => textIn(page, '#written'),
      (text) => text !== '' && !text.includes('resultType')
    )
    // Seed 001, "Edge Function Response": `success` is false, and the type of the error is said.
    await onWire(page, 'json-rpc')
    assert.is(await page.textContent('label[for=form]'), 'Shape')
    await page.selectOption('#form', 'edge')
    await until(
      () => textIn(page, '#written'),
      (text) => text.includes('"success": false')
    )
    await onWire(page, 'f7')
    assert.not.ok(await page.isVisible('#form'))
    await onWire(page, 'mcp')
    assert.is(await page.inputValue('#form'), '2025-03-26')
  }))

test('each validator leads to the same points', async () =>
  revisit(own('{"steps": 0, "pace": "fast"}'), async (page) => {
    const said: Array<string> = []
    for (const validator of ['ajv', 'typebox', 'cfworker']) {
      await page.selectOption('#validator', validator)
      await until(
        () => page.getAttribute('html', 'data-busy'),
        (busy) => busy !== 'yes'
      )
      await verdict(page, 'invalid')
      said.push((await page.locator('#points').textContent()) ?? '')
    }
    assert.match(said[0] ?? '', 'steps')
    assert.is(new Set(said).size, 1)
  }))

test('what a wire keeps and loses is told of each field', async () =>
  revisit(own('{"steps": "three"}'), async (page) => {
    await onWire(page, 'fault')
    await page.waitForSelector('#keeps tbody tr')
    const kept = async (): Promise<ReadonlyArray<string>> =>
      page
        .locator('#keeps tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-kept') ?? ''))
    assert.equal([...new Set(await kept())], ['whole'])
    await onWire(page, 'text')
    await until(kept, (rows) => rows.includes('none') || rows.includes('part'))
  }))

test.after(remove)
test.run()

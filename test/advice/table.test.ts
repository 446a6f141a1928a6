import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { judge } from '@toolfault/advice/judge'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import type { Verbosity } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read, root } from '../house.js'
import { argumentsOf, type Case, cases, expression, pointNames, schemaOf } from './table/cases.js'

const test = suite('advice/table')

const decide = judge(compile)

const said = (given: Case, verbosity: Verbosity = 'normal'): string => {
  const verdict = decide({ name: 'demo', inputSchema: schemaOf(given) }, argumentsOf(given))
  assert.not(verdict.valid, `${given.name}: the value is valid`)
  return verdict.valid ? '' : digest(verdict.fault, { verbosity })
}

const texts = new Map(cases.map((given) => [given, said(given)]))

/** The expressions that are not found in a text. */
const unmet = (wanted: ReadonlyArray<string>, text: string): ReadonlyArray<string> =>
  wanted.filter((one) => !expression(one).test(text))

const report = (lines: ReadonlyArray<string>): string => `${lines.length}\n${lines.join('\n')}`

/** The keywords of draft-07, 2019-09 and 2020-12 that can refuse a value, or say where to look. */
const keywords =
  'type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern format items prefixItems additionalItems unevaluatedItems maxItems minItems uniqueItems contains maxContains minContains properties patternProperties additionalProperties unevaluatedProperties propertyNames maxProperties minProperties required dependencies dependentRequired dependentSchemas if then else allOf anyOf oneOf not $ref $defs definitions $id $anchor $dynamicRef $dynamicAnchor $recursiveRef $recursiveAnchor'.split(
    ' '
  )

test('every keyword of the three drafts has its case, and every case a name of its own', () => {
  const schemas = JSON.stringify(cases.map(({ schema }) => schema))
  assert.equal(
    keywords.filter((keyword) => !schemas.includes(`"${keyword}":`)),
    []
  )
  assert.is(new Set(cases.map(({ name }) => name)).size, cases.length)
  assert.ok(cases.length >= 60)
  for (const { name, points } of cases) {
    for (const point of pointNames) assert.ok(points[point].length > 0, `${name}: ${point}`)
  }
})

test('at least 95 of 100 points are given', () => {
  const lost = cases.flatMap((given) => {
    const text = texts.get(given) ?? ''
    const misses = pointNames.flatMap((point) =>
      unmet(given.points[point], text).length > 0 ? [point] : []
    )
    return misses.length > 0
      ? [{ misses, line: `${given.name} [${misses.join(', ')}]: ${text}` }]
      : []
  })
  const all = cases.length * pointNames.length
  const got = all - lost.reduce((sum, { misses }) => sum + misses.length, 0)
  const share = got / all
  assert.ok(
    share >= 0.95,
    `${got} of ${all} points; lost in ${report(lost.map(({ line }) => line))}`
  )
})

test('a message has at most 140 characters on the average', () => {
  const mean = [...texts.values()].reduce((sum, text) => sum + text.length, 0) / texts.size
  const longest = [...texts.values()].sort((a, b) => b.length - a.length).slice(0, 12)
  assert.ok(mean <= 140, `${Math.round(mean)}; the longest are ${report(longest)}`)
})

test('no message is longer than its case allows', () => {
  const long = cases.filter(
    ({ max }, at) => ([...texts.values()][at] ?? '').length > (max ?? Infinity)
  )
  assert.is(long.length, 0, report(long.map((given) => `${given.name}: ${texts.get(given)}`)))
})

for (const verbosity of ['brief', 'normal', 'full'] as const) {
  test(`no noise and no text of the caller when ${verbosity}`, () => {
    const noisy = cases.flatMap((given) => {
      const text = said(given, verbosity)
      const found = (given.never ?? []).filter((one) => expression(one).test(text))
      return found.length > 0 ? [`${given.name} [${found.join(', ')}]: ${text}`] : []
    })
    assert.is(noisy.length, 0, report(noisy))
  })
}

for (const verbosity of ['brief', 'full'] as const) {
  test(`${verbosity} names every field that the default names`, () => {
    const lost = cases.filter((given) => {
      const named = unmet(given.points.field, texts.get(given) ?? '').length === 0
      return named && unmet(given.points.field, said(given, verbosity)).length > 0
    })
    assert.is(
      lost.length,
      0,
      report(lost.map((given) => `${given.name}: ${said(given, verbosity)}`))
    )
  })
}

/** Every message begins so; the page says it once. */
const head = 'Invalid arguments for tool demo:'

/** A cell of the page as the text that a reader sees: escapes belong to Markdown, and inside of code there is only that of the bar. */
const seen = (cell: string): string =>
  cell
    .replaceAll('<br>', '\n')
    .replaceAll('\\|', '|')
    .split(/(`[^`]*`)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/\\([\\*_[\]])/g, '$1')
            .replaceAll('&lt;', '<')
            .replaceAll('&amp;', '&')
    )
    .join('')

test('the row of each case says what is said of it', () => {
  const rows = read('docs/advice.md').split('<!-- table:')[1]?.split('\n') ?? []
  for (const [{ name }, text] of texts) {
    const wanted = text.startsWith(head) ? text.slice(head.length).trim() : text
    const found = rows
      .filter((row) => row.startsWith('| '))
      .map((row) =>
        row
          .slice(2, -2)
          .split(/(?<!\\) \| /)
          .map(seen)
      )
    assert.ok(
      found.some(([title, message]) => title === name && message === wanted),
      `${name}: ${wanted}`
    )
  }
})

test('the page shows what is said', () => {
  const tool = fileURLToPath(new URL('tools/advice-table.mjs', root))
  const { status, stderr } = spawnSync(process.execPath, [tool, '--check'], { encoding: 'utf8' })
  assert.is(stderr, '')
  assert.is(status, 0)
})

test.run()

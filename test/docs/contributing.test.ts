import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isRecord, own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files, read, root } from '../house.js'

/** The recipes name files, commands and expressions; what they name is there. */
const test = suite('docs/contributing')

const page = read('CONTRIBUTING.md')

/** What stands for `<name>` in the recipe of each kind of thing. */
const models: Readonly<Record<string, string>> = {
  source: 'typebox',
  validator: 'cfworker',
  protocol: 'problem-details',
  server: 'express'
}

const recipes = page.split(/^## /m).map((text) => {
  const [, kind = ''] = /^Add a (\w+)/.exec(text) ?? []
  return { title: text.split('\n', 1)[0] ?? '', name: models[kind], text }
})

const codeIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll(/\s+/g, ' '))

const isPath = (code: string): boolean =>
  /^(?:packages|test|docs|tools|\.ci)\/[\w./<>-]+$|^[A-Z]+\.md$|^package\.json$/.test(code)

for (const { name, text, title } of recipes) {
  test(`each file that is named is there: ${title}`, () => {
    const paths = codeIn(text).filter(isPath)
    assert.ok(name === undefined || paths.length > 4)
    const absent = paths
      .map((path) => path.replaceAll('<name>', name ?? '<name>'))
      .filter((path) => !existsSync(fileURLToPath(new URL(path, root))))
    assert.equal(absent, [])
  })
}

test('each recipe has a model', () => {
  const found = [...page.matchAll(/^## Add a (\w+)/gm)].map(([, kind = '']) => kind)
  assert.equal(found.sort(), Object.keys(models).sort())
})

test('each npm script that is named is one', () => {
  const scripts = own(JSON.parse(read('package.json')), 'scripts')
  const named = [...page.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, script = '']) => script)
  assert.ok(named.length > 6)
  assert.equal(
    named.filter((script) => !isRecord(scripts) || own(scripts, script) === undefined),
    []
  )
})

test('each part of the expression of a command picks a test', () => {
  const tests = files('test', '.ts').map((file) =>
    file.replace(/\.ts$/, '.js').slice('test/'.length)
  )
  const expressions = [...page.matchAll(/test\/\.dist\s+'([^']+)'/g)].map(([, found = '']) => found)
  assert.ok(expressions.length >= 4)
  for (const expression of expressions) {
    const [, start = '', parts, end = ''] = /^(.*?)\((.*)\)(.*)$/.exec(expression) ?? []
    for (const part of parts?.split('|') ?? ['']) {
      const whole = parts === undefined ? expression : start + part + end
      const model = whole.replaceAll(/<name>/g, '[a-z]')
      assert.ok(
        tests.some((file) => new RegExp(model).test(file)),
        whole
      )
    }
  }
})

test('a recipe stands on one screen', () => {
  for (const { text, title } of recipes) assert.ok(text.trim().split('\n').length <= 50, title)
})

test.run()

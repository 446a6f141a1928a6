import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { root } from '../house.js'

const test = suite('docs/site')

// A border: a script of the site.
const { render }: { readonly render: (page: string, text: string) => string } = await import(
  new URL('docs/site/render.mjs', root).href
)

const shown = (text: string): string => render('docs/model.md', text)

test('nothing on a page is a template, a component, a script or a style', () => {
  const markup = shown(
    [
      '# Hostile {{city}} and Map<K, V>',
      '{{ constructor.constructor("x")() }} <T> <script>alert(1)</script> <img src=x onerror=y>',
      '',
      '<script setup>',
      'import x from "./nothing.js"',
      '</script>',
      '',
      '<style>body { color: red }</style>',
      ''
    ].join('\n')
  )
  assert.match(markup, /^<div v-pre>/)
  for (const text of ['{{city}}', 'Map&lt;K, V&gt;', '&lt;T&gt;', 'color: red', './nothing.js']) {
    assert.ok(markup.includes(text), text)
  }
  assert.not.match(markup, /<(?:script|style|img|T)\b/)
})

test('text is not replaced: no emoji, attributes, contents or files', () => {
  const markup = shown('Say :tada: {.red}\n\n[[toc]]\n\n<<< ../package.json\n')
  for (const text of [':tada:', '{.red}', '[[toc]]', '&lt;&lt;&lt; ../package.json']) {
    assert.ok(markup.includes(text), text)
  }
})

test('a comment is not shown', () => {
  assert.not.match(shown('a\n\n<!-- losses:mcp -->\n\nb <!-- c --> d\n'), /losses|<!--| c /)
})

test('a link leads to what is built; one to a file that is no page is its text', () => {
  assert.match(shown('[a](formats/mcp.md#forms)'), /href="\.\/formats\/mcp\.html#forms"/)
  assert.match(shown('[a](client/README.md)'), /href="\.\/client\/"/)
  assert.match(shown('[a](../README.md)'), /href="\.\.\/|href="\.\/\.\.\/"/)
  assert.match(shown('[a](https://example.com/x)'), /href="https:\/\/example\.com\/x"/)
  assert.match(shown('see [a](../test/house.ts) there'), /<p>see a there<\/p>/)
  assert.not.match(shown('[a](javascript:alert(1))'), /<a /)
})

test.run()

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/elements')

const texts = { type: 'array', items: text }

for (const [name, place, sent, wanted] of [
  ['items', 'tags', '<item>a</item><item>b</item>', 'send array'],
  ['one item', 'tags', ' <item>a</item>\n', 'send array'],
  ['lines of such', 'tags', '<entry>a</entry>\n<entry>b</entry>', 'send array'],
  ['what the list is called by', 'content_lines', '<line>a</line>\n<line>b</line>', 'send array'],
  // What people write in markup is an item.
  ['a paragraph', 'parts', '<p>a</p>', 'wrap'],
  ['what the place is called by', 'html', '<html>a</html>', 'wrap'],
  ['a tag that nobody ends', 'tags', '<item>', 'wrap'],
  ['what is behind it as well', 'tags', '<item>a</item> of b', 'wrap'],
  ['no markup', 'tags', 'item', 'wrap']
] as const) {
  test(`a list as the markup of its items: ${name}`, () => {
    assert.equal(linesOf(closed({ [place]: texts }), { [place]: sent }), [
      `/${place} type: ${wanted}`
    ])
  })
}

test.run()

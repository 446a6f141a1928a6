import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { root } from '../../house.js'

const test = suite('protocols/translate/pages')

test('the pages say what is kept and lost today', () => {
  const tool = fileURLToPath(new URL('tools/losses-table.mjs', root))
  const { status, stderr } = spawnSync(process.execPath, [tool, '--check'], { encoding: 'utf8' })
  assert.is(stderr, '')
  assert.is(status, 0)
})

test.run()

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Asked } from './asked.js'

/** The collector, without a flag on the command line. */
const collect = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** How few schemas a validator with an engine for each dialect keeps after their use. */
export const forgetsSchemas = (test: Test, { check }: Asked): void => {
  test('five hundred schemas are not kept: at most a hundred outlive their use', async () => {
    const schemas: Array<WeakRef<object>> = []
    for (let at = 0; at < 500; at++) {
      const schema = { type: 'object', properties: { [`p${at}`]: { pattern: `^${at}` } } }
      check(schema)
      schemas.push(new WeakRef(schema))
    }
    // A weak reference holds on until the job that made it is over.
    await new Promise((done) => setTimeout(done, 0))
    collect()
    const alive = schemas.filter((schema) => schema.deref() !== undefined)
    assert.ok(alive.length <= 100, `${alive.length} are alive`)
  })
}

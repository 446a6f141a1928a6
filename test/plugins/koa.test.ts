import { bodyParser } from '@koa/bodyparser'
import { errorHandler, toolfault } from '@toolfault/plugins/koa'
import type Koa from 'koa'
import { suite } from 'uvu'
import { calls } from './http/calls.js'
import { criteria, type Lacking, type Mount } from './http/criteria.js'
import { listening } from './http/listening.js'
import { serverOf, silent } from './koa/app.js'

const test = suite('plugins/koa')

/** The parser has the bytes, and the time. */
const parsed: Lacking = { bytes: true, slow: true }

const mounts: ReadonlyArray<readonly [string, Mount, Lacking?]> = [
  [
    'koa',
    (options) => {
      // The type of an app is the same after it.
      const koa: Koa = silent().use(errorHandler(options)).use(toolfault(options))
      return listening(serverOf(koa))
    }
  ],
  [
    'koa with a prefix, before its parser',
    async (options) => {
      const koa = silent()
        .use(toolfault({ ...options, prefix: '/a/b' }))
        .use(bodyParser())
      const { close, url } = await listening(serverOf(koa))
      return { close, url: `${url}/a/b` }
    }
  ],
  [
    'koa after its parser',
    (options) => {
      const koa = silent()
        .use(errorHandler(options))
        .use(bodyParser({ jsonLimit: 100_000 }))
        .use(toolfault(options))
      return listening(serverOf(koa))
    },
    parsed
  ]
]

for (const [name, mount, lacking] of mounts) {
  criteria(test, name, mount, lacking)
  calls(test, name, mount)
}

test.run()

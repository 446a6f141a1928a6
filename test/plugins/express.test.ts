import { createServer } from 'node:http'
import { errorHandler, toolfault } from '@toolfault/plugins/express'
import express5 from 'express'
import express4 from 'express4'
import { suite } from 'uvu'
import { calls } from './http/calls.js'
import { criteria, type Lacking, type Mount } from './http/criteria.js'
import { listening } from './http/listening.js'

const test = suite('plugins/express')

/** Nothing of this is ours to mend: the parser has the bytes, and the time. */
const parsed: Lacking = { bytes: true, slow: true }

/** The parser's limit is the author's, and 100 kB where he says nothing. */
const limit = 100_000

const keepBytes = {
  limit,
  verify: (req: object, _: object, rawBody: Buffer) => Object.assign(req, { rawBody })
}

const mounts: ReadonlyArray<readonly [string, Mount, Lacking?]> = [
  [
    'express 5',
    (options) =>
      listening(createServer(express5().use(toolfault(options)).use(errorHandler(options))))
  ],
  [
    'express 4',
    (options) =>
      listening(createServer(express4().use(toolfault(options)).use(errorHandler(options))))
  ],
  [
    'express 5 at a path',
    async (options) => {
      const { close, url } = await listening(
        createServer(express5().use('/a/b', toolfault(options)))
      )
      return { close, url: `${url}/a/b` }
    }
  ],
  [
    'express 4 in a router, with a prefix',
    async (options) => {
      const router = express4.Router().use(toolfault({ ...options, prefix: '/b' }))
      const { close, url } = await listening(createServer(express4().use('/a', router)))
      return { close, url: `${url}/a/b` }
    }
  ],
  [
    'express 5 after its parser',
    (options) =>
      listening(
        createServer(
          express5().use(express5.json({ limit }), toolfault(options), errorHandler(options))
        )
      ),
    parsed
  ],
  [
    'express 4 after its parser',
    (options) =>
      listening(
        createServer(
          express4().use(express4.json({ limit }), toolfault(options), errorHandler(options))
        )
      ),
    parsed
  ],
  [
    'express 5 after a parser that keeps the bytes',
    (options) =>
      listening(
        createServer(
          express5().use(express5.json(keepBytes), toolfault(options), errorHandler(options))
        )
      ),
    { slow: true }
  ],
  [
    'express 4 after a parser that keeps the bytes',
    (options) =>
      listening(
        createServer(
          express4().use(express4.json(keepBytes), toolfault(options), errorHandler(options))
        )
      ),
    { slow: true }
  ]
]

for (const [name, mount, lacking] of mounts) {
  criteria(test, name, mount, lacking)
  calls(test, name, mount)
}

test.run()

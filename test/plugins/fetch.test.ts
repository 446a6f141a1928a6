import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { toolfault } from '@toolfault/plugins/fetch'
import { suite } from 'uvu'
import { calls } from './http/calls.js'
import { criteria, type Mount } from './http/criteria.js'
import { listening } from './http/listening.js'

const test = suite('plugins/fetch')

const mount: Mount = (options) => listening(createServer(getRequestListener(toolfault(options))))

criteria(test, 'fetch', mount)
calls(test, 'fetch', mount)

test.run()

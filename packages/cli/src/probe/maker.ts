import { parentPort } from 'node:worker_threads'
import type { Tool } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { callsOf } from './calls.js'

// A thread of its own, for a stranger's schema may keep a validator busy for ever.
parentPort?.on('message', (tool: Tool) => parentPort?.postMessage(callsOf(tool, compile)))

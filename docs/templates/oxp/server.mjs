// @ts-check
import { judge } from '@toolfault/advice/judge'
import { toolfault } from '@toolfault/plugins/fastify'
import { compile } from '@toolfault/validators/ajv'
import { fastify } from 'fastify'

const tools = [
  {
    name: 'book_room',
    description: 'Book a room',
    inputSchema: {
      type: 'object',
      properties: { city: { type: 'string' }, nights: { type: 'integer', minimum: 1 } },
      required: ['city', 'nights'],
      additionalProperties: false
    }
  }
]

/** Runs a call that was found right; throw `toolFault(…)` of @toolfault/model where it fails. */
const run = (/** @type {{ name: string }} */ tool, /** @type {unknown} */ room) => ({
  tool: tool.name,
  booked: room
})

const app = fastify()
app.register(toolfault, { tools, judge: judge(compile), run })

const address = await app.listen({ port: Number(process.env['PORT'] ?? 3000), host: '127.0.0.1' })
console.log(`${address}/tools/call`)
process.once('SIGTERM', () => process.exit())

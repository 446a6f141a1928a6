// @ts-check
import { judge } from '@toolfault/advice/judge'
import { toolfault } from '@toolfault/plugins/koa'
import { compile } from '@toolfault/validators/ajv'
import Koa from 'koa'

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

const app = new Koa()
app.use(toolfault({ tools, judge: judge(compile), run }))

const listening = app.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1', () => {
  const address = listening.address()
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}/tools/call`)
})
process.once('SIGTERM', () => process.exit())

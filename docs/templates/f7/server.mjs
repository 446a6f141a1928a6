// @ts-check
import { serve } from '@hono/node-server'
import { judge } from '@toolfault/advice/judge'
import { toolfault } from '@toolfault/plugins/hono'
import { compile } from '@toolfault/validators/ajv'
import { Hono } from 'hono'

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

const app = new Hono()
app.use('*', toolfault({ tools, judge: judge(compile) }))

serve(
  { fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORT'] ?? 3000) },
  ({ port }) => console.log(`http://127.0.0.1:${port}/tools/book_room/validate`)
)
process.once('SIGTERM', () => process.exit())

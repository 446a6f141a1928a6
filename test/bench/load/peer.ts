import { createServer } from 'node:http'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { tools } from './tools.js'

// What `serve` is measured against, on the same bare server of Node:
//   bare      ajv alone, compiled once for each tool, its errors as they are
//   compiling a new Ajv and a compilation for each request, as the reference of F7 does it
const how = process.argv[2]
const options = { allErrors: true, strict: false, formats: fullFormats } as const
const ajv = new Ajv2020(options)
const schemas = new Map(tools.map(({ inputSchema, name }) => [name, inputSchema]))
const compiled = new Map(
  how === 'bare' ? tools.map(({ inputSchema, name }) => [name, ajv.compile(inputSchema)]) : []
)

const server = createServer((request, response) => {
  const pieces: Array<Buffer> = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    const name = (request.url ?? '').split('/')[2] ?? ''
    const validate = compiled.get(name) ?? new Ajv2020(options).compile(schemas.get(name) ?? false)
    const valid = validate(JSON.parse(Buffer.concat(pieces).toString('utf8')))
    const errors = (validate.errors ?? []).map(({ instancePath, keyword, message }) => ({
      path: instancePath,
      message,
      keyword
    }))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(valid ? { valid: true } : { valid: false, errors }))
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
process.on('SIGTERM', () => process.exit(0))

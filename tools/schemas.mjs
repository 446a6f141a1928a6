// Writes the JSON Schemas of the model and of all wires, from their types, into packages/types/schemas.
//   node tools/schemas.mjs [--check]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  createFormatter,
  createParser,
  createProgram,
  SchemaGenerator
} from 'ts-json-schema-generator'
import { fileOf, finished, without } from './schemas/finished.mjs'

const root = new URL('../', import.meta.url)
const folder = new URL('packages/types/schemas/', root)
const { version } = JSON.parse(readFileSync(new URL('packages/types/package.json', root), 'utf8'))
const home = `https://toolfault.dev/schemas/${version.split('.').slice(0, 2).join('.')}/`

/** The generator takes `never` in an intersection from its other side; this member leaves for nobody. */
const quiet = new Set(['fault.json', 'fault-carrier.json'])

/** The exported types of a file, as schemas. Wires are open, as their texts leave them; the model is ours. */
const schemasOf = (name, additionalProperties) => {
  const path = fileURLToPath(new URL(`tools/schemas/${name}.ts`, root))
  const config = {
    path,
    tsconfig: fileURLToPath(new URL('tools/schemas/tsconfig.json', root)),
    expose: 'export',
    topRef: false,
    jsDoc: 'extended',
    sortProps: false,
    encodeRefs: false,
    additionalProperties,
    extraTags: ['additionalProperties']
  }
  const program = createProgram(config)
  const generator = new SchemaGenerator(
    program,
    createParser(program, config),
    createFormatter(config),
    config
  )
  const types = program.getTypeChecker()
  const exported = types.getExportsOfModule(types.getSymbolAtLocation(program.getSourceFile(path)))
  return exported.map(({ name: type }) => {
    const file = `${name === 'model' ? 'model/' : ''}${fileOf(type)}.json`
    const schema = finished(generator.createSchema(type), `${home}${file}`)
    const told = quiet.has(file) ? without('developerMessage', schema) : schema
    return [file, `${JSON.stringify(told, null, 2)}\n`]
  })
}

const wanted = new Map([...schemasOf('model', false), ...schemasOf('wires', true)])
const found = existsSync(folder)
  ? readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.json'))
  : []
const surplus = found.filter((file) => !wanted.has(file))
const behind = [...wanted].filter(
  ([file, text]) => !found.includes(file) || readFileSync(new URL(file, folder), 'utf8') !== text
)

if (process.argv.includes('--check')) {
  for (const file of [...surplus, ...behind.map(([file]) => file)]) {
    console.error(`packages/types/schemas/${file} is not what the types say: npm run schemas`)
  }
  process.exit(surplus.length + behind.length > 0 ? 1 : 0)
}

mkdirSync(new URL('model/', folder), { recursive: true })
for (const file of surplus) rmSync(new URL(file, folder))
for (const [file, text] of behind) writeFileSync(new URL(file, folder), text)
console.log(`${wanted.size} schemas, ${behind.length} written`)

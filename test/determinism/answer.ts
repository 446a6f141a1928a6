import { advise } from '@toolfault/advice/advise'
import { requestedSchema } from '@toolfault/advice/form'
import { judge } from '@toolfault/advice/judge'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { failureOf } from '@toolfault/client/failure'
import { reply } from '@toolfault/client/reply'
import { callKey, type Fault, invalid, invalidArguments, type Tool } from '@toolfault/model'
import { translate } from '@toolfault/protocols/translate'
import { read } from '@toolfault/protocols/translate/read'
import { wires } from '@toolfault/protocols/wires'
import * as ajv from '@toolfault/validators/ajv'
import * as cfworker from '@toolfault/validators/cfworker'
import * as typebox from '@toolfault/validators/typebox'
import { digest } from '@toolfault/words/digest'
import { readerOf } from '../sources/recorded/readers.js'
import { rowOf } from '../sources/recorded/row.js'
import type { Call, Case, Payload, Recorded } from './case.js'
import { told } from './told.js'

/** The judges of a process, each with what it remembers. */
const judges = {
  ajv: judge(ajv.compile),
  typebox: judge(typebox.compile),
  cfworker: judge(cfworker.compile)
}

/** All that is made of a case, where it is a call with its schema; the JSON of it must be the same everywhere. */
export const answer = (one: Case, schema: unknown): object => {
  switch (one.kind) {
    case 'call':
      return judged(one, schema)
    case 'recorded':
      return heard(one)
    case 'payload':
      return handedOn(one)
    case 'decided':
      return told(one.verdict)
  }
}

const judged = ({ args, tool: name }: Call, inputSchema: unknown): object => {
  const tool: Tool = { name, inputSchema }
  const verdict = judges.ajv(tool, args)
  const others = [judges.typebox(tool, args), judges.cfworker(tool, args)]
  return {
    key: callKey(tool, args, 'someone'),
    // Of very many calls each is read back on a third of the wires.
    ...told(
      verdict,
      wires.filter((_, at) => at % 3 === name.length % 3)
    ),
    others: others.map((other) => (other.valid ? other : [other, digest(other.fault)])),
    ...(verdict.valid ? {} : mended(verdict.fault, inputSchema, args))
  }
}

/** What each schema that has been asked for is compiled to: a schema is compiled once. */
const compiled = new WeakMap<object, ReturnType<typeof ajv.compile>>()

const mended = (fault: Fault, schema: unknown, value: unknown): object => {
  const checked = compiled.get(Object(schema)) ?? ajv.compile(schema)
  compiled.set(Object(schema), checked)
  const about =
    checked._tag === 'Left' ? { schema, value } : { schema, value, check: checked.right }
  const found = repairs(fault, about)
  return {
    repairs: found,
    unproven: repairs(fault, { schema, value }),
    mended: applyRepair(value, found, { least: 'guess' }),
    form: requestedSchema(fault, schema)
  }
}

/** What a validator said, with advice of the value alone. */
const heard = ({ row: json }: Recorded): object => {
  const row = rowOf(json)
  const fault = invalidArguments('tool', readerOf(row).read(row.output))
  return { bare: digest(fault), ...told(invalid(advise(fault, { value: row.input }))) }
}

/** What another house sent, as it is read and on every wire that it can go on to. */
const handedOn = ({ from, wire }: Payload): object => {
  const failed = failureOf(wire)
  return {
    read: read(wire, from),
    failed,
    reply: failed === undefined ? undefined : reply(failed),
    wires: wires.map((to) => translate(wire, from, to, { baseUrl: 'https://agent.example.com' }))
  }
}

import { type Compile, own, schemaOf, type Tool } from '@toolfault/model'
import { line } from '@toolfault/words/escape'
import { quoted } from '../flags.js'

/** To compile more would keep a server from its start. */
const MOST = 100

/** What to say of tools whose schema no validator can compile: each of their calls fails. */
export const unusableSchemas = (
  tools: ReadonlyArray<Tool>,
  compile: Compile
): ReadonlyArray<string> =>
  tools.slice(0, MOST).flatMap((tool) => {
    const made = compile(schemaOf(tool))
    return made._tag === 'Right'
      ? []
      : [
          `the schema of the tool ${quoted(tool.name)} cannot be used, so that each of its calls fails: ${line(String(own(made.left, 'detail')))}`
        ]
  })

import type { Json } from '@toolfault/types/json'
import { beside, listedMeaning } from './beside.js'
import { type Meaning, meaningOf } from './meaning.js'
import { ofMcp } from './of-mcp.js'
import { ofParams } from './of-params.js'
import { ofServer } from './of-server.js'

/**
 * What an error of a server of any house means: by a code of MCP's own, by the errors that its data list, by what it says where no
 * data do, and else as Agentopia means it.
 */
export const errorMeaning = (
  code: number | undefined,
  message: string,
  data: Json | undefined
): Meaning => {
  const said = beside(code, message, data)
  return (
    ofMcp(code, message, data) ??
    listedMeaning(said) ??
    (said.isTold ? undefined : (ofServer(code, said.text, data) ?? ofParams(code, said.text))) ??
    meaningOf(code, said.text, data)
  )
}

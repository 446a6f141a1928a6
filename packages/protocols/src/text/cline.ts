import { own } from '@toolfault/model'
import { lacking } from '../reading/lacking.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'
import { parsed } from './zod.js'

/**
 * Cline and what was made of it (Roo Code, Kilo Code) name the first argument that lacks, and say how tools are used behind
 * that; all else that failed has the same words around it. Roo Code has them as JSON, too.
 */
export const clineSaid: Recogniser = (body, text) => {
  const error = own(parsed(body), 'error')
  const said = typeof error === 'string' ? error : body.replace(frame, '')
  const [sentence] =
    /^Missing value for required parameter '[^'\n]{1,100}'(?=\. Please retry with complete response\.)/.exec(
      said
    ) ?? []
  return sentence === undefined
    ? undefined
    : wrong(undefined, { issues: lacking(sentence), whole: true }, text)
}

/** For which call, and that it failed. */
const frame =
  /^(?:\[\w{1,100}(?: for '[^'\n]{0,500}')?\] Result:\n{1,3})?(?:The tool execution failed with the following error:\n<error>\n|Error: )/

import { raised } from './raised.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/** What handlers write before what a decoder or a check of theirs said of the arguments, with the name of the tool or without. */
const head =
  /^(?:error: )?(?:(?:invalid|bad|malformed)|(?:(?:failed|unable) to |could not |cannot |error |failed )?(?:parse|parsing|decode|decoding|deserializ(?:e|ing)|unmarshal(?:l?ing)?|bind|binding|validat(?:e|ing))) (?:the )?(?:(?:tool|call|request|input|function) ){0,2}"?(?:arguments|args|parameters|params|tool input)"?(?: for (tool )?(["'`]?)([\w./-]{1,128})\2)?: /i

/** One may stand behind another. */
const MOST = 3

/**
 * What is of the arguments, as what stands before it says. That a file or an answer could not be read is said in the same
 * sentences, so that none alone counts. Where it names the tool, and not as we do, they are wrong whatever
 * is said of them.
 */
export const argumentsSaid: Recogniser = (body, text) => {
  let rest = body
  let tool: string | undefined
  let isOfTool = false
  for (let at = 0; at < MOST; at++) {
    const [heading, before, mark, named] = head.exec(rest) ?? []
    if (heading === undefined) break
    isOfTool ||= before !== undefined && (mark === "'" || mark === '"' || /^[a-z]/.test(rest))
    rest = rest.slice(heading.length)
    tool ??= named
  }
  if (rest === body) return undefined
  const told = raised(rest, tool)
  if (told !== undefined && told.issues.length > 0) return wrong(tool, told, text, 'likely')
  return isOfTool && rest.trim() !== ''
    ? wrong(tool, { issues: [], whole: false }, text)
    : undefined
}

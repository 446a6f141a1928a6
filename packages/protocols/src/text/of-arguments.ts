import type { Recogniser } from './recognise.js'
import { spoken } from './spoken.js'
import { wrong } from './told.js'

/** What handlers write before what a decoder or a check of theirs said of the arguments, with the name of the tool or without. */
const head =
  /^(?:error: )?(?:(?:invalid|bad|malformed)|(?:(?:failed|unable) to |could not |cannot |error |failed )?(?:parse|parsing|decode|decoding|deserializ(?:e|ing)|unmarshal(?:l?ing)?|bind|binding|validat(?:e|ing))) (?:the )?(?:(?:tool|call|request|input|function) ){0,2}"?(?:arguments|args|parameters|params|tool input)"?(?: for (?:tool )?["'`]?([\w./-]{1,128}?)["'`]?)?: /i

/** One may stand behind another. */
const MOST = 3

/**
 * A sentence that is of the arguments, as what stands before it says. That a file or an answer could not be read is said
 * in the same sentences, so that none alone counts.
 */
export const argumentsSaid: Recogniser = (body, text) => {
  let rest = body
  let tool: string | undefined
  for (let at = 0; at < MOST; at++) {
    const [heading, named] = head.exec(rest) ?? []
    if (heading === undefined) break
    rest = rest.slice(heading.length)
    tool ??= named
  }
  const told = rest === body ? undefined : spoken(rest)
  return told === undefined || told.issues.length === 0
    ? undefined
    : wrong(tool, told, text, 'likely')
}

import { type UnknownTool, unknownTool } from '@toolfault/model'
import { questions } from '@toolfault/words/en'

/** How others say in one sentence that no tool has a name (facts, Appendix B; seams, A): SDKs, OXP's examples. */
const forms: ReadonlyArray<RegExp> = [
  /^Tool ["'`]([^"'`\n]{1,200})["'`] (?:was )?(?:not found(?:: tool not found)?|does not exist)\.?$/i,
  /^Tool ([^\s"'`]{1,200}) (?:was )?(?:not found|disabled)\.?$/i
]

/** The name, and behind it the tools that there are or what else to do. */
const advised: ReadonlyArray<RegExp> = [
  // Gemini CLI, Goose.
  /^Tool ["'`]([^"'`\n]{1,200})["'`] (?:not found(?: in registry)?|does not exist)\. (?:Tools must use the exact names |(?:Available|Known|Valid) tools\b|Did you mean )/i,
  // The AI SDK, and opencode before it.
  /^(?:The arguments provided to the tool are invalid: )?Model tried to call unavailable tool '([^'\n]{1,200})'\. (?:Available tools: |No tools are available\.)/,
  // Claude Code, which says so of what exists as well.
  /^(?:<tool_use_error>)?(?:Error: )?No such tool available: ([\w.:/-]{1,200}?)(?=\.? |\.?$|<)/,
  // Pydantic AI, smolagents, Zed, the Agents SDK of OpenAI.
  /^Unknown tool name: '([^'\n]{1,200})'\. (?:Available tools: |No tools available\.)/,
  /^Unknown tool (\S{1,200}), should be (?:instead )?one of:? /,
  /^No tool named (\S{1,128}) exists$/,
  /^Tool (\S{1,128}) not found in agent \S/
]

/** The SDK of Rust names none, and who called knows it. */
const nameless = /^(?:Unknown tool|Tool not found)(?:: {0,4})?(?=\.?(?:\n|$)|\. )/i

/**
 * The wording of MCP (Tools, "Error Handling") and of F7: a name, quoted or alone, and what goes on behind it. Without a
 * colon it is quoted, or the last word, and none of those that speak of a tool.
 */
const wording =
  /^(?:Unknown tool:|Tool not found:|Unknown tool(?= ["'`]| (?!(?:error|call|name|type|input|output|result|arguments?|parameters?|execution|failure)\b)\S{1,200}$)) {1,4}(?:(["'`])([^"'`\n]{1,200})\1|([^\s"'`]\S{0,199}?)(?=[.,;:?!]{0,8}(?:\s|$)))/i

/** What may follow a name and says no more than that: the end of a sentence, or the tool that was meant. */
const ending = /^\.?(?: Did you mean (["'`])([^"'`\n]{1,200})\1\?)?$/i

/** Behind a name, other words than the end of its sentence: a name may have spaces. */
const spaced =
  /^(?: [^\s"'`.,;:?!()]{1,40}){1,3}(?=$|\n|\. (?:Did you mean|Available|Known|Valid) )/

/**
 * The tool that a text calls unknown, in the wording of MCP or of another house, with the one that was meant.
 * Lines that follow are guidance; where more is said behind the name, all of the text is the message.
 */
export const unknownIn = (text: string): UnknownTool | undefined => {
  const [head, _, quoted, bare] = nameless.exec(text) ?? wording.exec(text) ?? []
  if (head === undefined) return inSentence(text)
  const more = bare === undefined ? '' : (spaced.exec(text.slice(head.length))?.[0] ?? '')
  const rest = text.slice(head.length + more.length)
  const cut = rest.indexOf('\n')
  const line = cut < 0 ? rest : rest.slice(0, cut)
  const end = ` ${questions.whichTool}`
  const said = ending.exec(line.endsWith(end) ? line.slice(0, -end.length) : line)
  const tool = `${quoted ?? bare ?? ''}${more}`
  if (said === null)
    return tool === '' ? undefined : unknownTool(tool, undefined, { message: text })
  return unknownTool(tool, said[2], cut < 0 ? {} : { guidance: rest.slice(cut + 1) })
}

/** Where an address may be what is not there, a text that names no tool is kept, so that it is seen to speak of one. */
export const unnamed = (unknown: UnknownTool, text: string): UnknownTool =>
  unknown.tool === '' ? { ...unknown, message: text } : unknown

const inSentence = (text: string): UnknownTool | undefined => {
  const cut = text.indexOf('\n')
  const first = cut < 0 ? text : text.slice(0, cut)
  for (const form of forms) {
    const name = form.exec(first)?.[1]
    if (name !== undefined)
      return unknownTool(name, undefined, cut < 0 ? {} : { guidance: text.slice(cut + 1) })
  }
  return unknownBefore(text)
}

/** The same where it stands before the tools that there are, or before what else to do; the text is kept for that. */
export const unknownBefore = (text: string): UnknownTool | undefined => {
  const start = text.slice(0, 300)
  if (!/tool/i.test(start)) return undefined
  const name = advised.map((form) => form.exec(start)?.[1]).find((one) => one !== undefined)
  return name === undefined ? undefined : unknownTool(name, undefined, { message: text })
}

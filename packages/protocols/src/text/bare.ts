import { coding, fromCode } from './code-in.js'

/** That it is an error, before what says so itself; FastMCP logs what it refuses as a warning. */
const passed =
  /^(?:Error: |WARNING {1,9})(?=\[\s{0,9}\{|(?:Error|Input validation error|InputValidationError|Invalid (?:arguments|input|parameters|params)(?= for|: )|\d{1,6} validation errors? for|The \S{1,128} tool was called with invalid arguments)\b)/

/** Opencode, before what the AI SDK says. */
const HANDED = 'The arguments provided to the tool are invalid: '

/**
 * A text without what stands before what it says: the SDKs put the code before the message, some of them twice (seams, A1); who
 * passes it on that it is an error.
 */
export const bare = (text: string): string =>
  fromCode(text)
    .replace(HANDED, '')
    .replace(/^\[?AI_InvalidTool(?:Input|Arguments)Error\]?: /, '')
    .replace(passed, '')
    .replace(coding, '')

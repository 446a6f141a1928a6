/**
 * What who passes an error on writes before it: that it is one, the class that version 1 of the SDK has for it, and which
 * request failed, as Electron and the SDK of C# put it.
 */
const passedOn =
  /^(?:(?:Error|McpError|Error invoking remote method '[\w.:/-]{1,128}'|Failed to call tool [\w./-]{1,128}|Request failed \(remote\)): ){1,5}(?=MCP error -?\d)/

/** A text without what stands before the code of JSON-RPC that the SDKs put first. */
export const fromCode = (text: string): string => text.replace(passedOn, '')

/** The digits of that code; `undefined` for a text that has none. */
export const codeIn = (text: string): string | undefined =>
  /^MCP error (-?\d{1,9}): /.exec(fromCode(text))?.[1]

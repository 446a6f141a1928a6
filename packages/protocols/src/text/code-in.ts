/**
 * What who passes an error on writes before it: that it is one, the class that version 1 of the SDK has for it, and which
 * request failed, as Electron, the SDK of C# and LibreChat put it.
 */
const passedOn =
  /^(?:(?:Error|McpError|Error invoking remote method '[\w.:/-]{1,128}'|Failed to call tool [\w./-]{1,128}|Request failed \(remote\)|(?:\[[^[\]\n]{1,128}\]){2,3} tool call failed): ){1,5}(?=M(?:CP error|cp error:) -?\d)/

/** A text without what stands before the code of JSON-RPC that the SDKs put first. */
export const fromCode = (text: string): string => text.replace(passedOn, '')

/** The code as the SDK of TypeScript puts it first, as that of Rust does, and as errors of JSON-RPC are printed in Rust. */
export const coding: RegExp =
  /^(?:(?:MCP error (-?\d{1,9})|Mcp error: (-?\d{1,9})|(-32\d{3})): ){1,4}/

/** The digits of that code; `undefined` for a text that has none. */
export const codeIn = (text: string): string | undefined => {
  const [head = ''] = coding.exec(fromCode(text)) ?? []
  return /-?\d{1,9}(?=: )/.exec(head)?.[0]
}

/** Every way in, as it is shown when the server starts and at its root. */
export const places: ReadonlyArray<string> = [
  'GET  /playground            the playground; a browser gets it at / as well',
  'POST /mcp                    MCP, streamable HTTP, 2025-03-26 to 2026-07-28',
  'POST /tools/{name}/validate  F7, validation',
  'POST /tools/{name}/call      F7, execution (--allow-execute)',
  'POST /tools/call             OXP with tool_id, Agentopia with name, JSON-RPC',
  'GET  /challenges/{id}        OXP, check_url (--challenge)',
  'GET  /tools, /tools/{name}   the tools, as F7 lists them',
  'GET  /oxp/tools              the tools, as OXP lists them; POST /oxp/tools/call'
]

import { wires } from '@toolfault/protocols/wires'

/** A text on as many lines of an option's column as it needs. */
const wrapped = (text: string): string =>
  (text.match(/.{1,71}(?: |$)/g) ?? []).map((line) => line.trimEnd()).join('\n'.padEnd(22))

/** What `--help` says: every command, and every option of any of them. */
export const usage: string = `toolfault check --tool FILE [--name TOOL] --args FILE|-  [--to LIST]
toolfault check --ndjson        one case per line in, one answer per line out
toolfault translate --from WIRE --to WIRE [--name TOOL] [--call-id ID] [--mcp-version V] [--loss]
toolfault translate --ndjson    {"id"?, "from", "to", "wire", "tool"?, "callId"?} per line in, one answer out
toolfault serve --tools FILE [--port N] [--host H]    the playground, and live MCP, F7 and OXP endpoints
toolfault probe --mcp COMMAND|URL [--all] [--limit N] [--timeout MS] [--json]
toolfault probe --f7 URL [--tools FILE]        or: probe --oxp URL

  --tool FILE        a tool, an array of tools, or {"tools": [...]}, as JSON
  --name TOOL        which of them; for translate the tool that was called, where the wire names none
  --args FILE        the arguments of the call as JSON; - is standard input
  --to LIST          ${wrapped(`${wires.join(', ')}; several with commas; one of them for translate`)}
  --validator NAME   ajv (the default), typebox, or cfworker, which makes no code from text
  --mcp-version V    2024-11-05 to 2026-07-28 (the default)
  --call-id ID       the id of the call, where a wire has room for it
  --verbosity LEVEL  brief, normal or full
  --from WIRE        what stands on standard input
  --loss             also say which fields of the model the other wire has no room for
  --base-url URL     what the address of a setting's page is relative to
  --tools FILE       what serve offers: as --tool; a valid call is answered with its own arguments
  --port N           4170 when left out; 0 takes one that is free
  --host H           127.0.0.1 when left out, which nobody else can reach
  --latency MS       how long each call takes
  --fail KIND[:N]    each (N-th) valid call fails: execution_failed, unavailable, misconfigured, internal
  --challenge TOOLS  names, with commas: calls that need an authorization first
  --elicit           ask the user over MCP, where the client can
  --allow-execute    open F7's POST /tools/{name}/call
  --max-body BYTES   1048576 when left out; --max-requests N at once, 256
  --mcp, --f7, --oxp whose server is sent calls that must fail
  --all              probe tools too that may change something
  --limit N          at most so many tools
  --timeout MS       for each call of probe, 10000; for each body that serve waits for, 30000
  --ndjson           {"id"?, "tool"?, "schema", "args", "to"?, "mcpVersion"?, "callId"?}

Ends with 0 when the call is valid, translated or probed, 1 when it is not valid, 2 when the input is of no use.
`

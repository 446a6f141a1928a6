import { isList, own, total } from '@toolfault/model'
import type { ToolCall } from './call.js'

/**
 * Which calls may be made twice, by what the tools of `tools/list` say of themselves: `readOnlyHint`, or
 * `idempotentHint` (MCP, Tools, "Tool Annotations"). They are hints: use it for servers that you trust.
 * No call may, where there is no such list.
 */
export const repeatable = (tools: unknown): ((call: ToolCall) => boolean) => {
  const list = isList(tools) ? tools : own(tools, 'tools')
  const names = new Set(
    total(
      () =>
        Array.from(isList(list) ? list : [])
          .filter((tool) => {
            const hints = own(tool, 'annotations')
            return own(hints, 'readOnlyHint') === true || own(hints, 'idempotentHint') === true
          })
          .map((tool) => own(tool, 'name')),
      () => []
    )
  )
  return (call) => names.has(own(call, 'tool'))
}

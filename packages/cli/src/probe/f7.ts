import { own, readTool, type Tool, toolsIn } from '@toolfault/model'
import { decode } from '@toolfault/protocols/f7/read'
import { Unusable } from '../flags.js'
import { readTools } from '../tools.js'
import { type Answer, accepted, gone, junk, late } from './answer.js'
import { addressOf, ask, type HttpAnswer, list, reach } from './http.js'
import type { ProbeOptions } from './options.js'
import { listOf } from './schema.js'
import type { Listed, Target } from './target.js'

/** A server that answers `POST {url}/tools/{name}/validate`; it runs no tool, so each may be asked. */
export const f7 = async ({ limit, target, timeout, tools }: ProbeOptions): Promise<Target> => ({
  tools:
    tools === undefined ? await listed(target, timeout, limit) : await told(target, timeout, tools),
  call: async ({ args, mistake, tool }) => {
    const url = addressOf(target, 'tools', tool, 'validate')
    if (url === undefined) return junk('not sent', '')
    const answer = await ask(url, { timeout, body: args })
    if (typeof answer === 'string') return answer === 'late' ? late(timeout) : gone()
    return heard(answer, mistake === 'unknown tool')
  },
  close: async () => undefined
})

/** The file says which tools there are; whether there is a server is asked all the same. */
const told = async (
  base: string,
  timeout: number,
  file: string
): Promise<ReadonlyArray<Listed>> => {
  const tools = await readTools(file, '--tools')
  await reach(base, { timeout })
  return tools.map((tool) => ({ tool, readOnly: true }))
}

/** So many pages in a row that cannot be read, and the others are not asked for. */
const SILENT = 3

const UNREAD = 'its page cannot be read'

/** The list says the names, and the page of each its schema (F7, "Protocol"). */
const listed = async (
  base: string,
  timeout: number,
  limit = Number.POSITIVE_INFINITY
): Promise<ReadonlyArray<Listed>> => {
  const json = await list(addressOf(base, 'tools') ?? base, { timeout })
  const definitions = toolsIn(json) ?? []
  const tools: Array<Listed> = []
  let unread = 0
  for (const definition of definitions) {
    const tool = readTool(definition)
    if (tool === undefined) continue
    const isWhole = own(definition, 'inputSchema') !== undefined || tools.length >= limit
    if (isWhole) tools.push({ tool, readOnly: true })
    else if (unread >= SILENT) tools.push({ tool, readOnly: true, unfit: UNREAD })
    else {
      const found = await detailed(base, tool, timeout)
      unread = found.unfit === UNREAD ? unread + 1 : 0
      tools.push(found)
    }
  }
  return tools
}

const detailed = async (base: string, tool: Tool, timeout: number): Promise<Listed> => {
  const url = addressOf(base, 'tools', tool.name)
  const readOnly = true
  if (url === undefined) return { tool, readOnly, unfit: 'no address can hold its name' }
  try {
    const detail = readTool(await list(url, { timeout }))
    return detail === undefined
      ? { tool, readOnly, unfit: 'its page shows no tool' }
      : { tool: { ...detail, name: tool.name }, readOnly }
  } catch (error) {
    if (error instanceof Unusable) return { tool, readOnly, unfit: UNREAD }
    throw error
  }
}

/** Grade the way: 200 for what was validated, 404 for no such tool (F7, "Response"). */
export const heard = ({ json, status, text }: HttpAnswer, isStranger: boolean): Answer => {
  const read = json === undefined ? undefined : decode({ status, body: json })
  if (read === undefined || read._tag === 'Left') return junk(`HTTP ${status}, no F7 answer`, text)
  const { value } = read.right
  if (value.valid) return accepted('valid: true')
  const { fault } = value
  const right = isStranger ? 404 : 200
  return {
    channel: status === right ? 'yes' : status === 400 || status === 422 ? 'part' : 'no',
    way: `HTTP ${status}`,
    refused: true,
    text: said(json),
    wire: json,
    fault
  }
}

const said = (body: unknown): string => {
  const error = own(body, 'error')
  const lines = listOf(own(body, 'errors')).map(
    (it) => `${textOf(own(it, 'path'))}: ${textOf(own(it, 'message'))}`
  )
  return [...(typeof error === 'string' ? [error] : []), ...lines].join('\n')
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

import type { Tool } from '@toolfault/model'
import { readTruths, type Truth } from '../../corpus/measure/truths.js'

/** A case of the corpus under a name of its own, so that one server can hold all tools. */
export interface Meant {
  readonly id: string
  readonly tool: string
  readonly args: unknown
}

/** All tools of the corpus as one file of `serve`, each bad call under the name of its tool there, and a valid call of each. */
export const loadCorpus = (): {
  readonly tools: ReadonlyArray<Tool>
  readonly cases: ReadonlyArray<Meant>
  readonly valid: ReadonlyArray<Meant>
} => {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  const tools: Array<Tool & { readonly annotations: object }> = []
  const valid: Array<Meant> = []
  const cases = readTruths().map((truth): Meant => {
    const key = JSON.stringify([truth.tool, truth.schema])
    let name = names.get(key)
    if (name === undefined) {
      name = freeName(truth, taken)
      names.set(key, name)
      taken.add(name)
      tools.push({ name, inputSchema: truth.schema, annotations: { readOnlyHint: true } })
    }
    valid.push({ id: truth.id, tool: name, args: truth.valid })
    return { id: truth.id, tool: name, args: truth.bad }
  })
  return { tools, cases, valid: [...new Map(valid.map((one) => [one.tool, one])).values()] }
}

/** Several servers have a tool of one name. */
const freeName = ({ tool }: Truth, taken: ReadonlySet<string>): string => {
  const bare = tool.replace(/[^\w-]/g, '_').slice(0, 100)
  let name = bare
  for (let count = 2; taken.has(name); count++) name = `${bare}_${count}`
  return name
}

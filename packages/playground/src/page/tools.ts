import { readJson, readTool, toolsIn } from '@toolfault/model'
import { examples } from '../examples/examples.js'

/** A tool that can be chosen, with the call that is shown first. */
export interface Offered {
  readonly id: string
  readonly label: string
  readonly definition: string
  readonly args: string
  /** Whose it is, and under which licence it may be shown. */
  readonly source: string
}

/** All that can be chosen: what comes with the page, and what the server has beside. */
export interface Offering {
  readonly real: ReadonlyArray<Offered>
  readonly served: ReadonlyArray<Offered>
}

/** The real tools that come with the page. */
export const real: ReadonlyArray<Offered> = examples.map(({ args, id, origin, title, tool }) => ({
  id,
  label: `${tool.name}: ${title}`,
  definition: pretty(tool),
  args: pretty(args),
  source: `From ${origin.repository} (${origin.server}), ${origin.licence}, at ${origin.commit.slice(0, 7)}.`
}))

/** All tools, in groups: one that the server has and that comes with the page is offered once, with its bad call. */
export const offering = (text: string): Offering => {
  const theirs = served(text)
  const has = (list: ReadonlyArray<Offered>, { definition }: Offered): boolean =>
    list.some((one) => one.definition === definition)
  return {
    served: theirs.filter((one) => !has(real, one)),
    real: real.map((one) =>
      has(theirs, one) ? { ...one, source: `${one.source} This server has it, too.` } : one
    )
  }
}

/** The tools of the server that sent this page, from the text that it put in; none where it is no list of tools. */
export const served = (text: string): ReadonlyArray<Offered> => {
  const read = readJson(text)
  const listed = read._tag === 'Right' ? toolsIn(read.right) : undefined
  return (listed ?? []).flatMap((definition, at) => {
    const tool = readTool(definition)
    return tool === undefined
      ? []
      : [
          {
            id: `server-${at}`,
            label: tool.name,
            definition: pretty(definition),
            args: '{}',
            source: 'A tool of the server that sent this page.'
          }
        ]
  })
}

function pretty(json: unknown): string {
  return JSON.stringify(json, null, 2)
}

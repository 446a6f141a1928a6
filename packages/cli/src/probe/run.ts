import { making } from './making.js'
import type { ProbeOptions } from './options.js'
import { probe } from './probe.js'
import { data, report } from './report.js'
import type { Target } from './target.js'

/** Only the wire that is asked for is loaded. */
const targets: {
  readonly [wire in ProbeOptions['wire']]: (options: ProbeOptions) => Promise<Target>
} = {
  mcp: async (options) => (await import('./mcp.js')).mcp(options),
  f7: async (options) => (await import('./f7.js')).f7(options),
  oxp: async (options) => (await import('./oxp.js')).oxp(options)
}

/** Probe somebody's server; what is printed. Throws `Unusable` where the other side cannot be reached. */
export const runProbe = async (options: ProbeOptions): Promise<string> => {
  const target = await targets[options.wire](options)
  const maker = making()
  try {
    const found = await probe(target, maker, options)
    return options.json ? `${JSON.stringify(data(found), null, 2)}\n` : report(found)
  } finally {
    await maker.close()
    await target.close()
  }
}

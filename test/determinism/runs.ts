import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { root } from '../house.js'
import type { Answered, Asked, Order } from './engine.js'
import { inChromium } from './in-chromium.js'
import { inNode } from './in-node.js'

/** An engine, where it believes to be, and the orders in which it is asked. */
export interface Run {
  readonly name: string
  readonly orders: ReadonlyArray<Order>
  readonly locale: string
  readonly zone: string
  readonly ask: (script: string, asked: Asked) => Promise<Answered>
}

/** Where `i` and `I` are no pair, and the day is another one. */
const far = { locale: 'tr-TR', zone: 'Pacific/Kiritimati' }
const near = { locale: 'en-US', zone: 'UTC' }

const environment = ({ locale, zone }: typeof far): Readonly<Record<string, string>> => {
  const posix = `${locale.replace('-', '_')}.UTF-8`
  return { LANG: posix, LC_ALL: posix, TZ: zone }
}

/** The Nodes that are installed for this, beside that of the project. */
const nodes = ['node-22', 'node-24']

/** npm has those of this platform alone. */
const nodeOf = (alias: string): string =>
  fileURLToPath(new URL(`tools/engines/node_modules/${alias}/bin/node`, root))

const node = (
  name: string,
  path: string,
  orders: ReadonlyArray<Order>,
  place: typeof far
): Run => ({
  name,
  orders,
  ...place,
  ask: (script, asked) => inNode(path, script, asked, environment(place))
})

/** All engines; the first order of the first is what the others are held to. */
export const runs = (
  first: ReadonlyArray<Order>,
  others: ReadonlyArray<Order>
): ReadonlyArray<Run> => {
  const aliases = nodes.filter((alias) => existsSync(nodeOf(alias)))
  return [
    node('this Node', process.execPath, ['forwards', ...first], near),
    ...aliases.map((alias, at) =>
      at === 0
        ? node(alias, nodeOf(alias), ['mixed', ...others], far)
        : node(alias, nodeOf(alias), ['backwards', ...others], near)
    ),
    {
      name: 'Chromium',
      orders: ['mixed', ...others],
      ...far,
      ask: (script, asked) =>
        inChromium(script, asked, { locale: far.locale, timezoneId: far.zone })
    }
  ]
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { own } from '@toolfault/model'
import type { Row, Table } from './table.js'

const root = new URL('../../../', import.meta.url)
const pathOf = (file: string): string => fileURLToPath(new URL(file, root))

/** Bytes, minified and gzipped, as `tools/sizes.mjs` weighs them: the one rule for all. */
export const sizesOf = (file: string): ReadonlyMap<string, number> => {
  const tool = [pathOf('tools/sizes.mjs'), '--json', pathOf(file)]
  const printed = execFileSync(process.execPath, tool, { cwd: pathOf('.'), encoding: 'utf8' })
  return new Map(Object.entries(JSON.parse(printed)).map(([name, size]) => [name, Number(size)]))
}

/** A member of a budget of `tools/sizes.json`; `undefined` when it has none. */
export const budgetOf = (name: string, member: 'max' | 'goal'): number | undefined => {
  const budgets: unknown = JSON.parse(readFileSync(pathOf('tools/sizes.json'), 'utf8'))
  const value = own(own(budgets, name), member)
  return typeof value === 'number' ? value : undefined
}

export const sizes = (): Table => {
  const ours = sizesOf('tools/sizes.json')
  const whole = ours.get('model + ajv + advice + words + MCP writing')
  const bare = ours.get('the same without advice')
  return {
    title: 'Size',
    note: 'Bytes, minified and gzipped by esbuild, validators left out.',
    head: ['', 'bytes'],
    rows: [
      ...[...ours].map(([name, size]): Row => {
        const goal = budgetOf(name, 'goal')
        const met = goal === undefined || size <= goal ? '' : ' !'
        return [`toolfault: ${name}`, `${size}${met}${goal === undefined ? '' : ` (≤ ${goal})`}`]
      }),
      ...[...sizesOf('test/bench/sizes.json')].map(([name, size]): Row => [name, `${size}`])
    ],
    measured: {
      ...(whole === undefined ? {} : { 'size of an MCP server with ajv': whole }),
      ...(bare === undefined ? {} : { 'the same without advice': bare })
    }
  }
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)
const budgets = new URL('tools/sizes/entries.json', root)

type Budgets = Readonly<Record<string, number>>

/** What the gate of `npm run sizes` says of every entry point. */
export interface Gate {
  readonly lines: ReadonlyArray<string>
  readonly sizes: ReadonlyMap<string, number>
  readonly status: number | null
}

/** Put every entry point to the gate, with other budgets than those of the repository. */
export const gateWith = (change: (budgets: Budgets) => Budgets): Gate => {
  const folder = mkdtempSync(join(tmpdir(), 'toolfault-sizes-'))
  try {
    const file = join(folder, 'entries.json')
    const ours: { readonly budgets: Budgets } = JSON.parse(readFileSync(budgets, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...ours, budgets: change(ours.budgets) }))
    const tool = [fileURLToPath(new URL('tools/sizes.mjs', root)), '--entries', file]
    const { status, stdout } = spawnSync(process.execPath, tool, { encoding: 'utf8' })
    const lines = stdout.trim().split('\n')
    return { lines, sizes: new Map(lines.flatMap(sizeIn)), status }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const sizeIn = (line: string): ReadonlyArray<[string, number]> => {
  const [, name, size] = /^(?:ok|OVER) +(\S+) +(\d+) (?:of|and) /.exec(line) ?? []
  return name === undefined ? [] : [[name, Number(size)]]
}

/** The entry points of docs/sizes.md, in its order, each with its bytes. */
export const onPage = (): ReadonlyMap<string, number> =>
  new Map(
    readFileSync(new URL('docs/sizes.md', root), 'utf8')
      .split('\n')
      .flatMap((row): ReadonlyArray<[string, number]> => {
        const [, name, size] = /^\| `(@[^`]+)` \| (\d+) \|/.exec(row) ?? []
        return name === undefined ? [] : [[name, Number(size)]]
      })
  )

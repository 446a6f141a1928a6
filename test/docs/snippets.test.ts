import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read, root } from '../house.js'
import {
  bashLines,
  docstringSnippets,
  pageSnippets,
  pages,
  type Snippet,
  shellSnippets
} from './snippets.js'

const home = fileURLToPath(root)
const folder = join(home, 'docs/.snippets')

const test = suite('docs/snippets')

const nameOf = ({ line, page }: Snippet): string => `${page.replace(/\W+/g, '_')}_L${line}`

const typescript = [...pageSnippets(), ...docstringSnippets()]

/** All of them in one go: starting the compiler costs more than what it compiles. */
const compiled = (): string => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const snippet of typescript) {
    const blank = '\n'.repeat(Math.max(0, snippet.line - 1))
    writeFileSync(join(folder, `${nameOf(snippet)}.ts`), `${blank}${snippet.code}\nexport {}\n`)
  }
  const compilerOptions = {
    rootDir: '.',
    outDir: 'js',
    composite: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: false,
    declarationMap: false,
    isolatedDeclarations: false,
    // As in the tests: a framework's own types need not be right.
    skipLibCheck: true,
    types: ['node']
  }
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions,
    include: ['*.ts', '../dom.d.ts']
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(home, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
    .stdout
}

test('every ts block and every @example compiles', () => {
  assert.ok(pageSnippets().length > 0 && docstringSnippets().length > 0)
  assert.is(compiled(), '')
})

/** Those that are no file of their reader's. */
const loose = typescript.filter(({ file }) => file === undefined)

/** A server goes on when its module has been read: only with its process does it end. */
const listens = ({ code }: Snippet): boolean => code.includes('.listen(')

/** What one of them printed, and what it complained of. */
interface Printed {
  readonly out: string
  readonly err: string
}

/** Run a module to its end. */
const run = (file: string): Printed => {
  const { signal, stderr, stdout } = spawnSync(process.execPath, [file], {
    encoding: 'utf8',
    cwd: home,
    timeout: 100_000
  })
  assert.is(signal, null, 'it does not end')
  return { out: stdout, err: stderr }
}

const mark = '\u0001'

/** What each prints, by its name: one process imports most of them in turn, as the packages cost more to load than to run. */
const printed = (): ReadonlyMap<string, Printed> => {
  const [alone, together] = [loose.filter(listens), loose.filter((one) => !listens(one))]
  const names = together.map(nameOf)
  const program = `
    for (const name of ${JSON.stringify(names)}) {
      for (const stream of [process.stdout, process.stderr]) stream.write('${mark}' + name + '${mark}')
      try {
        await import('./' + name + '.js')
      } catch (error) {
        console.error(error)
      }
      // What it left for the next turn is still its own.
      await new Promise((done) => setTimeout(done, 5))
    }`
  const file = join(folder, 'js/all.js')
  writeFileSync(file, program)
  const { err, out } = run(file)
  const errors = pieces(err)
  return new Map([
    ...[...pieces(out)].map(
      ([name, text]) => [name, { out: text, err: errors.get(name) ?? 'none' }] as const
    ),
    ...alone.map((one) => [nameOf(one), run(join(folder, 'js', `${nameOf(one)}.js`))] as const)
  ])
}

const pieces = (text: string): ReadonlyMap<string, string> => {
  const parts = text.split(mark).slice(1)
  return new Map(
    parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ''] as const] : []))
  )
}

let all: ReadonlyMap<string, Printed> = new Map()

test('every block that is no file runs to its end, and all of them end', () => {
  all = printed()
  assert.equal([...all.keys()].sort(), loose.map(nameOf).sort())
})

for (const snippet of loose) {
  test(`${snippet.page}:${snippet.line} runs, and prints what it says`, () => {
    const { err, out } = all.get(nameOf(snippet)) ?? { err: 'it did not run', out: '' }
    assert.is(err, '')
    const lines = out.trimEnd().split('\n')
    if (snippet.page.endsWith('.md')) {
      assert.equal(snippet.prints.length > 0 ? lines : [], snippet.prints)
    } else {
      assert.ok(lines.length > 0)
      for (const line of lines) {
        const [got, claimed]: ReadonlyArray<unknown> = JSON.parse(line)
        assert.equal(got, claimed)
      }
    }
  })
}

/** A folder outside of the checkout, as its reader has: what was installed, and the page's files. */
const readersFolder = (page: string): string => {
  const made = mkdtempSync(join(tmpdir(), 'toolfault-reader-'))
  writeFileSync(join(made, 'package.json'), '{"private":true,"type":"module"}')
  symlinkSync(join(home, 'node_modules'), join(made, 'node_modules'))
  for (const snippet of typescript) {
    if (snippet.page === page && snippet.file !== undefined) {
      copyFileSync(join(folder, 'js', `${nameOf(snippet)}.js`), join(made, snippet.file))
    }
  }
  return made
}

/** A server that a block which fails has left behind would keep our end of its pipe open for ever. */
const ending = "trap 'kill $(jobs -p) 2>/dev/null || true' EXIT"

for (const snippet of shellSnippets()) {
  test(`${snippet.page}:${snippet.line} runs in a shell, and prints what it says`, () => {
    // The other Node of the checkout, for its tests, is not the reader's.
    const PATH = (process.env['PATH'] ?? '').replaceAll(join(home, 'node_modules/.bin'), '')
    const env = { ...process.env, PATH, npm_config_loglevel: 'error' }
    const cwd = snippet.file === undefined ? home : readersFolder(snippet.page)
    const run = spawnSync('bash', ['-e', '-c', `${ending}\n${snippet.code}`], {
      encoding: 'utf8',
      cwd,
      env
    })
    if (cwd !== home) rmSync(cwd, { recursive: true })
    assert.is(run.status, 0, run.stderr)
    // What a server of somebody else says there is not ours.
    if (snippet.file === undefined) assert.is(run.stderr, '')
    for (const line of snippet.prints)
      assert.ok(run.stdout.includes(line), `${line}\n${run.stdout}`)
    assert.ok(snippet.prints.length > 0, 'a shell block says what it prints')
  })
}

test('every named file of a page is run by commands of the page', () => {
  const started = shellSnippets().flatMap(({ code, file, page }) =>
    file !== undefined && code.includes(file) ? [`${page} ${file}`] : []
  )
  const named = typescript.flatMap(({ file, page }) =>
    file === undefined ? [] : [`${page} ${file}`]
  )
  assert.equal(named.sort(), started.sort())
})

test('every bash block holds commands of .ci/run, which runs them on a fresh clone', () => {
  const ci = read('.ci/run')
  const commands = pages.flatMap((page) => bashLines(page))
  assert.ok(commands.length > 0)
  assert.equal(
    commands.filter((command) => !ci.includes(command)),
    []
  )
})

test.run()

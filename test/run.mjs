// Runs uvu test files in N processes at a time, and refuses a run that tested nothing.
//   node test/run.mjs [--jobs N] [--timeout S] [--bail] [dir] [pattern]
import { fork } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

if (process.argv[2] === '--shard') await child()
else await parent()

/** One process: import each file, refuse a file that registered nothing, then let uvu run them all. */
async function child() {
  const { files, root, bail } = await new Promise((done) => process.once('message', done))
  globalThis.UVU_DEFER = 1
  const uvu = await import('uvu')
  for (const [i, file] of files.entries()) {
    globalThis.UVU_INDEX = i
    globalThis.UVU_QUEUE.push([relative(root, file)])
    await import(pathToFileURL(file).href)
    if (globalThis.UVU_QUEUE[i].length === 1) {
      console.error(`${relative(root, file)}: no tests ran (is test.run() missing?)`)
      process.exit(1)
    }
  }
  await uvu.exec(bail)
  process.disconnect()
}

async function parent() {
  // The mark of an earlier run must not stand for this one.
  rmSync(new URL('.dist/shared-used', import.meta.url), { force: true })
  const args = process.argv.slice(2)
  const opt = (name, fallback) => {
    const i = args.indexOf(`--${name}`)
    return i < 0 ? fallback : Number(args.splice(i, 2)[1])
  }
  const bailAt = args.indexOf('--bail')
  const bail = bailAt >= 0 && args.splice(bailAt, 1).length > 0
  const jobs = opt('jobs', availableParallelism())
  const timeout = opt('timeout', 120) * 1000
  const root = resolve(args[0] ?? fileURLToPath(new URL('.dist', import.meta.url)))
  const pattern = new RegExp(args[1] ?? '\\.test\\.js$')

  const files = readdirSync(root, { recursive: true })
    .map((f) => join(root, f))
    .filter((f) => pattern.test(f) && !f.includes('node_modules') && statSync(f).isFile())
    .sort((a, b) => statSync(b).size - statSync(a).size)
  if (files.length === 0) {
    console.error(`no test file under ${relative('.', root) || '.'} matches ${pattern}`)
    process.exit(1)
  }
  // More than processes, so that none ends long before the others; few, as each loads all that it uses anew.
  const parts = Math.min(jobs === 1 ? 1 : jobs * 3, files.length)
  const shards = Array.from({ length: parts }, (_, i) =>
    files.filter((_f, k) => k % parts === i).sort()
  )
  const waiting = shards.values()
  const results = []
  const worker = async () => {
    for (const shard of waiting) results.push(await runShard(shard, root, bail, timeout))
  }
  await Promise.all(Array.from({ length: jobs }, worker))
  let total = 0
  let passed = 0
  let skipped = 0
  for (const { counts } of results) {
    total += Number(counts?.[1] ?? 0)
    passed += Number(counts?.[2] ?? 0)
    skipped += Number(counts?.[3] ?? 0)
  }
  const bad = results.filter((r) => r.code !== 0)
  console.log(`${files.length} files, ${Math.min(jobs, parts)} processes at a time`)
  console.log(`${passed} passed, ${total - passed} failed, ${skipped} skipped`)
  const dead = results.filter(({ counts }) => counts === null).length
  if (dead > 0) console.log(`${dead} of the processes ended before its tests did`)
  if (!existsSync(new URL('../../shared/', import.meta.url)))
    console.log('../shared is not here: the corpus and the official schemas were not used')
  if (bad.length > 0 || total === 0 || passed !== total) process.exitCode = 1
}

function runShard(files, root, bail, timeout) {
  return new Promise((done) => {
    const env = process.stdout.isTTY
      ? { ...process.env, FORCE_COLOR: '1' }
      : { ...process.env, NO_COLOR: '1' }
    const p = fork(fileURLToPath(import.meta.url), ['--shard'], {
      env,
      // npm puts the other Node of the checkout, which the suite of MCP needs, before the reader's own.
      execPath: process.env.npm_node_execpath ?? process.execPath,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [...process.execArgv, '--enable-source-maps']
    })
    let out = ''
    let timer
    // Each test that ends prints a mark: a slow machine is no test that hangs.
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        out += `\nkilled: a test did not end within ${timeout / 1000} s\n`
        p.kill('SIGKILL')
        // A program that a test started has the pipes too, and would keep us waiting.
        p.stdout.destroy()
        p.stderr.destroy()
      }, timeout)
    }
    const note = (b) => {
      out += b
      wait()
    }
    p.stdout.on('data', note)
    p.stderr.on('data', note)
    wait()
    p.send({ files, root, bail })
    p.on('close', (code) => {
      clearTimeout(timer)
      // uvu swallows an error thrown by a before hook (its runner returns from `finally`), so compare the counts too.
      const counts = /Total:\s+(\d+)[\s\S]*Passed:\s+(\d+)\s+Skipped:\s+(\d+)/.exec(
        stripVTControlCharacters(out)
      )
      const failed = code !== 0 || counts === null || counts[1] !== counts[2]
      // Quiet when green: only failures are worth a reader's time.
      if (failed || process.env.VERBOSE)
        process.stdout.write(
          out
            .replace(/^\s+at .*node_modules\/uvu\/.*\n/gm, '')
            .replace(/^\s+at .*test\/run\.mjs.*\n/gm, '')
        )
      done({ code: failed ? code || 1 : 0, counts })
    })
  })
}

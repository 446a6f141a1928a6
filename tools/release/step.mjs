import { spawnSync } from 'node:child_process'

/** Run a program in a folder, say in what time, and end the release where it fails. */
export const step = (label, file, args, cwd, env = {}) => {
  const begun = performance.now()
  const ended = spawnSync(file, args, {
    cwd,
    encoding: 'utf8',
    // What is said at length must not end a release half-way.
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, npm_config_update_notifier: 'false', ...env }
  })
  if (ended.status !== 0) {
    stop(`${label} failed\n${ended.stdout ?? ''}${ended.stderr ?? ''}${ended.error ?? ''}`)
  }
  console.log(`ok   ${label} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  return ended.stdout
}

/** End the release with a sentence that says why. */
export const stop = (why) => {
  console.error(why)
  process.exit(1)
}

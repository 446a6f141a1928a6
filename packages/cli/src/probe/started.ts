import { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { own } from '@toolfault/model'

/** The SDK's client ends standard input, asks the program to end 2 s later, and kills it after 2 s more. */
const PATIENCE = 5_000

/** Who stops the probe itself does not want to wait so long. */
const HURRY = 1_000

/** How often is looked whether they are there. */
const PAUSE = 25

/**
 * See to it that no program that is started from here outlives this one, however this one ends: each is asked to
 * end when we are, and killed where it is still there at our end. Resolves when they have ended, or are not going to
 * of their own accord.
 *
 * The SDK hands out no program that it starts, and starts one more to ask for the revision.
 */
export const started = (): (() => Promise<void>) => {
  const programs: Array<ChildProcess> = []
  const alive = (): ReadonlyArray<ChildProcess> =>
    programs.filter(
      ({ exitCode, pid, signalCode }) =>
        pid !== undefined && exitCode === null && signalCode === null
    )
  const gone = async (patience: number): Promise<void> => {
    for (let waited = 0; alive().length > 0 && waited < patience; waited += PAUSE)
      await sleep(PAUSE)
  }
  const all = (signal: NodeJS.Signals): void => {
    for (const program of alive()) program.kill(signal)
  }
  subscribe('child_process', (message) => {
    const program = own(message, 'process')
    if (program instanceof ChildProcess) programs.push(program)
  })
  let isEnding = false
  for (const [signal, code] of signals) {
    process.on(signal, () => {
      // Told twice, we end at once.
      if (isEnding) process.exit(code)
      isEnding = true
      all('SIGTERM')
      void gone(HURRY).then(() => process.exit(code))
    })
  }
  process.on('exit', () => all('SIGKILL'))
  return () => gone(PATIENCE)
}

/** 128 and the number of the signal, as shells have it. */
const signals: ReadonlyArray<readonly [NodeJS.Signals, number]> = [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143]
]

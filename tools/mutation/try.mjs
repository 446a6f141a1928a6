// One mutant, file by file, until a test notices it.
import { rest, tries } from './plan.mjs'

/** `killed` and by whom, `late` where the mutant ran on without end, `survived`, or `unreached` by every test. */
export const outcome = async (mutant, { files, further }, worker, folder, hurried) => {
  if (files === undefined && further === undefined) return { status: 'unreached' }
  const plan = files === undefined ? [] : tries(files, folder, hurried)
  const first = await tried(mutant, plan, worker)
  if (first.status !== 'survived' || hurried) return first
  const all = new Map([...(files ?? []), ...(further ?? [])])
  const more = rest(all, plan)
  const second = await tried(mutant, more, worker)
  const spoilt = [...first.spoilt, ...(second.spoilt ?? [])]
  return second.status === 'survived'
    ? {
        status: 'survived',
        by: `${plan.length} and ${more.length} of ${all.size} files`,
        ...(spoilt.length > 0 ? { spoilt } : {})
      }
    : { ...second, second: true }
}

const tried = async (mutant, plan, worker) => {
  const spoilt = []
  for (const { file, tests, cost, hits } of plan) {
    // On a busy machine a millisecond of the processor may last twenty.
    const limit = 10_000 + cost * 20
    const question = {
      id: mutant.id,
      file,
      tests,
      limit,
      hits: hits * 100 + 10_000
    }
    const answer = await worker.ask(question, limit * 2 + 20_000)
    if (answer.hung) return { status: 'late', by: file }
    if (answer.killed) return { status: answer.late ? 'late' : 'killed', by: answer.by }
    if (answer.spoilt !== undefined) {
      // The test failed without the mutant too: what an earlier mutant left behind is gone in a new process.
      worker.stop()
      const again = await worker.ask(question, limit * 2 + 20_000)
      if (again.hung) return { status: 'late', by: file }
      if (again.killed) return { status: again.late ? 'late' : 'killed', by: again.by }
      if (again.spoilt !== undefined) spoilt.push(`${file}: ${again.spoilt}`)
    }
  }
  return { status: 'survived', spoilt }
}

import { attempt, attempted, type Fault } from '@toolfault/model'

/** A fault as it stands at the nth failure in the same way. */
export const repeated = <F extends Fault>(fault: F, times: number): F => {
  let previous: unknown
  let told = fault
  for (let time = 0; time < times; time++) {
    told = attempted(fault, previous)
    previous = attempt(fault, previous)
  }
  return told
}

/** A fault after an attempt that failed in another way. */
export const changed = <F extends Fault>(fault: F, before: Fault): F =>
  attempted(fault, attempt(before))

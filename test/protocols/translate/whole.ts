import { readFileSync } from 'node:fs'
import type { Fault } from '@toolfault/model'

/** A fault of each kind with all that it can say. A border: the matrix holds them to their reader. */
export const whole = JSON.parse(
  readFileSync(new URL('../../../protocols/translate/whole.json', import.meta.url), 'utf8')
) as ReadonlyArray<Fault>

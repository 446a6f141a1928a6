import { isRecord } from '@toolfault/model'
import { type Unit, unitAtEnd, unitSaid } from '../names/unit.js'
import { once } from '../once.js'
import { descriptionOf } from '../schema/description.js'
import { sole } from '../union/sole.js'

/** The unit in which a place counts: by its name (`timeout_seconds`), else by what its author says ("Time to wait in seconds"). */
export const unitFor = (
  place: string | undefined,
  schemas: ReadonlyArray<unknown>
): Unit | undefined =>
  (place === undefined ? undefined : unitAtEnd(place)) ??
  sole(schemas.flatMap((schema) => (isRecord(schema) ? saidBy(schema) : [])))

/** Whether an author says that a number is a moment, and not how long something takes: "Unix timestamp in milliseconds". */
export const isMoment = (schemas: ReadonlyArray<unknown>): boolean =>
  schemas.some(
    (schema) => isRecord(schema) && /\b(?:epoch|timestamp|unix)\b/i.test(descriptionOf(schema))
  )

const saidBy: (schema: object) => ReadonlyArray<Unit> = /* @__PURE__ */ once((schema) => {
  const unit = unitSaid(descriptionOf(schema))
  return unit === undefined ? [] : [unit]
})

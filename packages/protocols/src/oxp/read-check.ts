import { own, right, total } from '@toolfault/model'
import type { AuthorizationChallengeCheckResponse } from '@toolfault/types/oxp'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'
import { asJson, type Refused, readAs, refuse } from '../reading/json.js'
import { isCheck, saysState } from './check.js'
import { opened, within } from './envelope.js'
import { check } from './shape.js'

/** Read what a `check_url` answers, with its status or without; it is no fault. */
export const decodeCheck = (wire: unknown): Either<Refused, AuthorizationChallengeCheckResponse> =>
  total<Either<Refused, AuthorizationChallengeCheckResponse>>(
    () => {
      const json = asJson(wire)
      if (json._tag === 'Left') return json
      const { at, body } = opened(json.right)
      const status = at.length === 0 ? undefined : own(json.right, 'status')
      const isWell = typeof status === 'number' && status >= 200 && status < 300
      if (!(isWell ? saysState(body) : isCheck(body))) {
        return refuse([...at, 'status'], readings.oxpNoCheck)
      }
      const read = within(at, readAs(check, body ?? null))
      return read._tag === 'Left' ? read : right({ status: read.right.status })
    },
    () => refuse([], readings.notJson)
  )

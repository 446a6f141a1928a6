import {
  type AuthorizationRequired,
  authorizationRequired,
  type Challenge,
  type Fault,
  isList,
  misconfigured
} from '@toolfault/model'
import { faults } from '@toolfault/words/en'
import type { ReadChallenge, Requirements } from './shape.js'
import { understood } from './understood.js'

/**
 * What `missing_requirements` and the message beside it tell, as faults to choose from: the first that
 * is written as it was read, else the last, which has the whole message (seed 003; row O6 for secrets).
 * None where nothing is missing.
 */
export const needsOf = (missing: Requirements, message: string): ReadonlyArray<Fault> => {
  const { authorization, secrets, user_id } = missing
  const challenges = (authorization ?? []).map(challengeOf)
  // Who lists no page lists all members, and says that nothing is missing; `user_id: false` alone is ours.
  const isAccess = isList(authorization)
    ? challenges.length > 0 || user_id === true
    : typeof user_id === 'boolean'
  if (isAccess) {
    const userId = typeof user_id === 'boolean' ? { userId: user_id } : {}
    return access(challenges, userId, message)
  }
  const names = isList(secrets) ? secrets.filter((name) => typeof name === 'string') : []
  return names.length > 0 ? settings(names, message) : []
}

/** Whether somebody has to do something before the call can be repeated. */
export const isPressing = ({ authorization, secrets, user_id }: Requirements): boolean =>
  (authorization ?? []).length > 0 || user_id === true || (isList(secrets) && secrets.length > 0)

const challengeOf = ({ check_url, id, url }: ReadChallenge): Challenge => ({
  id,
  url,
  ...(typeof check_url === 'string' ? { checkUrl: check_url } : {})
})

const access = (
  challenges: ReadonlyArray<Challenge>,
  userId: Pick<AuthorizationRequired, 'userId'>,
  message: string
): ReadonlyArray<Fault> => {
  const told = understood(message)
  const [first] = challenges
  const found: Array<Fault> = []
  if (told?.kind === 'authorization_required') {
    const { kind: _, of: __, challenges: ___, ...more } = told
    found.push(authorizationRequired('tool', challenges, { ...more, ...userId }))
  }
  // Written of a place of set-up, which is no challenge (row A15).
  if (challenges.length === 1 && first !== undefined && message.includes(faults.setUp(first.url))) {
    const { id, url } = first
    const setup = { setupUrl: url, ...(id === 'setup' ? {} : { service: id }), ...userId }
    const guidance = told?.guidance === undefined ? {} : { guidance: told.guidance }
    found.push(authorizationRequired('tool', [], { ...setup, ...guidance }))
    found.push(authorizationRequired('tool', [], { ...setup, message }))
  }
  return [...found, authorizationRequired('tool', challenges, { ...userId, message })]
}

const settings = (names: ReadonlyArray<string>, message: string): ReadonlyArray<Fault> => {
  const told = understood(message)
  const found: ReadonlyArray<Fault> =
    told?.kind === 'misconfigured' ? [{ ...told, requirements: names }] : []
  return [...found, misconfigured('', names, { message })]
}

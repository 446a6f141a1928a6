import type { AuthorizationRequired, Challenge, Fault, Misconfigured } from '@toolfault/model'
import type { MissingRequirements, ToolAuthorizationChallenge } from '@toolfault/types/oxp'
import { link } from '@toolfault/words/escape'

/**
 * What must be there before the tool can be called (seed 003, "Server Error Response"). A missing
 * credential without a challenge has its `setup_url` as one, where that is absolute (row A15); the
 * names of missing secrets stand in a private member (row O6). `undefined` when there is nothing.
 */
export const requirementsOf = (
  fault: Fault,
  baseUrl: string | undefined
): MissingRequirements | undefined => {
  switch (fault.kind) {
    case 'authorization_required':
      return access(fault, baseUrl)
    case 'misconfigured':
      return secrets(fault)
    default:
      return undefined
  }
}

const secrets = ({ requirements }: Misconfigured): MissingRequirements | undefined => {
  const names = requirements.filter((name) => typeof name === 'string')
  return names.length > 0 ? { secrets: names } : undefined
}

const access = (
  fault: AuthorizationRequired,
  baseUrl: string | undefined
): MissingRequirements | undefined => {
  const challenges = challengesOf(fault, baseUrl)
  const found = {
    ...(challenges.length > 0 ? { authorization: challenges } : {}),
    ...(typeof fault.userId === 'boolean' ? { user_id: fault.userId } : {})
  }
  return Object.keys(found).length > 0 ? found : undefined
}

const challengesOf = (
  { challenges, service, setupUrl }: AuthorizationRequired,
  baseUrl: string | undefined
): ReadonlyArray<ToolAuthorizationChallenge> => {
  const known = challenges.flatMap(challengeOf)
  if (known.length > 0) return known
  const url = link(setupUrl, baseUrl)
  return url === undefined ? [] : [{ id: typeof service === 'string' ? service : 'setup', url }]
}

/** Both members are required in OXP, and any text will do (row O10). */
const challengeOf = ({
  checkUrl,
  id,
  url
}: Challenge): ReadonlyArray<ToolAuthorizationChallenge> =>
  typeof id === 'string' && typeof url === 'string'
    ? [{ id, url, ...(typeof checkUrl === 'string' ? { check_url: checkUrl } : {}) }]
    : []

import type { AuthorizationRequired, Fault } from '@toolfault/model'
import type { MissingRequirements, ToolAuthorizationChallenge } from '@toolfault/types/oxp'
import { resolved } from '@toolfault/words/digest'

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
      return fault.requirements.length > 0 ? { secrets: fault.requirements } : undefined
    default:
      return undefined
  }
}

const access = (
  fault: AuthorizationRequired,
  baseUrl: string | undefined
): MissingRequirements | undefined => {
  const challenges = challengesOf(fault, baseUrl)
  const found = {
    ...(challenges.length > 0 ? { authorization: challenges } : {}),
    ...(fault.userId === undefined ? {} : { user_id: fault.userId })
  }
  return Object.keys(found).length > 0 ? found : undefined
}

const challengesOf = (
  { challenges, service, setupUrl }: AuthorizationRequired,
  baseUrl: string | undefined
): ReadonlyArray<ToolAuthorizationChallenge> => {
  if (challenges.length > 0) {
    return challenges.map(({ checkUrl, id, url }) => ({
      id,
      url,
      ...(checkUrl === undefined ? {} : { check_url: checkUrl })
    }))
  }
  const url = resolved(setupUrl, baseUrl)
  return url === undefined ? [] : [{ id: service ?? 'setup', url }]
}

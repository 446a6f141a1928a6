import type { AuthorizationRequired, Misconfigured } from '@toolfault/model'
import type { Pack } from './en.js'
import { atom, link } from './escape.js'
import { FEW, few } from './few.js'
import { join } from './join.js'

/** What a user must do before the call can be repeated; `head` is what another party said of it. */
export const authorization = (
  fault: AuthorizationRequired,
  head: string,
  say: Pack['faults'],
  baseUrl: string | undefined
): string => {
  const urls = fault.challenges
    .slice(0, FEW)
    .map(({ url }) => link(url))
    .filter((url) => url !== undefined)
  const isSent = urls.length > 0 || sends(head, say)
  const setUp = isSent ? undefined : unshown(head, link(fault.setupUrl, baseUrl))
  return join(
    head || say.authorization(atom(fault.service ?? '')),
    ...urls.map((url) => say.visit(url)),
    setUp === undefined ? '' : say.setUp(setUp),
    fault.userId === true ? say.userId : ''
  )
}

/** Whether a message that was read sends the user to a page already. */
const sends = (head: string, { visit }: Pack['faults']): boolean =>
  visit('\n')
    .split('\n')
    .every((part) => head.includes(part))

/** An address that the message does not show already, whole and not as the beginning of another. */
const unshown = (head: string, url: string | undefined): string | undefined =>
  url !== undefined &&
  head
    .split(url)
    .slice(1)
    .some((rest) => !/^[.,:)]{0,2}[\w\-~/?#&=%+@]/.test(rest))
    ? undefined
    : url

/** What an operator must add; `head` is what another party said of it. */
export const settings = (
  fault: Misconfigured,
  head: string,
  say: Pack['faults'],
  baseUrl: string | undefined
): string => {
  const names = few(fault.requirements)
  const setUp = unshown(head, link(fault.setupUrl, baseUrl))
  return join(
    head || say.misconfigured(atom(fault.service)),
    names.every((name) => head.includes(name)) ? '' : say.requires(names),
    setUp === undefined ? '' : say.setUp(setUp)
  )
}

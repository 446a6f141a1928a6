/**
 * Whether a text says first that nobody knows who calls, in the words of HTTP (RFC 9110, section 15.5.2) or in those
 * that servers have for it. What goes on about a value (`Forbidden character`) says no such thing.
 */
export const saysUnauthorized = (text: string): boolean => phrase.test(text.trimStart())

const phrase =
  /^(?:(?:http )?40[13][:,]? )?(?:(?:unauthorized|unauthenticated|not authenticated)(?=[.:!,]|$| -| \()|forbidden[.!]?$|(?:authentication|authorization|login|sign-?in) (?:is )?required(?=[.:!,]|$)|(?:invalid|expired|missing|invalid or expired|missing or invalid) (?:(?:access|bearer|auth|authentication|authorization) token|api[ -]?key|credentials|authorization header)(?=[.:!,]|$)|(?:(?:access|bearer|auth) )?token (?:has |is )?expired(?=[.:!,]|$))/i

/** Whether it says so of what was asked for (RFC 9110, section 15.5.4). */
export const isForbidden = (text: string): boolean =>
  /^\s*(?:(?:http )?403[:,]? )?forbidden\b/i.test(text)

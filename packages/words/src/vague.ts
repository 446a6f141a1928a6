import type { Advice } from '@toolfault/model'
import { filled, isLeavable, isRenamable } from './leaving.js'
import { textRule } from './text-rule.js'

/** Whether a command says nothing without what was expected: `send one of them`, `send another value`. */
export const isVague = (advice: Advice): boolean => {
  const { expected, fix, kind } = advice
  if (isLeavable(advice)) return isVague(filled(advice))
  if (fix?.id === 'choose') return true
  if (fix?.id === 'remove') return kind === 'unexpected' && isRenamable(expected)
  if (fix?.id === 'send') return textRule(advice)?.id === 'pattern'
  if (fix?.id !== 'meet') return false
  if (expected?.id === 'other_than') return expected.keys === undefined
  return expected?.id === 'one_branch' || expected?.id === 'pattern'
}

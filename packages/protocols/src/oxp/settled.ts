import { type Fault, internal, own } from '@toolfault/model'
import { stands } from '../fault/carried.js'
import type { OxpForm } from './form.js'
import type { Failing } from './shape.js'
import { encode } from './write.js'

/** The first fault that would be written as it was read, else the last; with what operators are told. */
export const settled = (faults: ReadonlyArray<Fault>, error: Failing, form: OxpForm): Fault => {
  const found = faults.slice(0, -1).find((fault) => isWritten(fault, error, form))
  return { ...(found ?? faults.at(-1) ?? internal()), ...developer(error) }
}

/** What operators are told; OXP is the one wire that has a member for it. */
export const developer = ({
  developer_message: text
}: Failing): { readonly developerMessage?: string } =>
  typeof text === 'string' ? { developerMessage: text } : {}

const isWritten = (fault: Fault, error: Failing, form: OxpForm): boolean => {
  const body = own(encode(fault, form), 'body')
  const written = own(body, 'error') ?? body
  return (
    own(written, 'message') === error.message &&
    stands(own(written, 'missing_requirements') ?? {}, error.missing_requirements ?? {})
  )
}

import { type Advice, type Fault, type InvalidArguments, isList, isRecord } from '@toolfault/model'

/** Whether a fault is about arguments. */
export const isInvalid = <F extends Fault>(fault: F): fault is F & InvalidArguments =>
  fault.kind === 'invalid_arguments'

/** What is to be mended: the advice, or the issues where nobody advised. What is none is passed over. */
export const pointsOf = ({
  advice,
  issues
}: InvalidArguments): ReadonlyArray<
  Pick<Advice, 'because' | 'fix' | 'kind' | 'path' | 'received'>
> => (advice ?? issues).filter((point) => isRecord(point) && isList(point.path))

/**
 * Whether a parameter has to be given: it is not there, or blank where it is required (row A16), or
 * another one's presence asks for it.
 */
export const isLacking = ({
  because,
  kind,
  received
}: Pick<Advice, 'because' | 'kind' | 'received'>): boolean =>
  kind === 'missing' || received?.id === 'blank' || (kind === 'dependency' && because !== undefined)

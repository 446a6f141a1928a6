import { type Advice, type InvalidArguments, isList, isRecord } from '@toolfault/model'

/** What is to be mended: the advice, or the issues where nobody advised. What is none is passed over. */
export const pointsOf = ({
  advice,
  issues
}: InvalidArguments): ReadonlyArray<
  Pick<Advice, 'because' | 'fix' | 'kind' | 'path' | 'received'>
> => (advice ?? issues).filter((point) => isRecord(point) && isList(point.path))

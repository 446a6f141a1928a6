import { type Issue, isList } from '@toolfault/model'

/** Whether an issue says that more branches than one of a union matched. */
export const isTooMany = ({ params }: Issue): boolean => isList(params?.['passingSchemas'])

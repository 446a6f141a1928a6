/** The keywords by which the value decides which subschema speaks. */
export const deciding = ['anyOf', 'oneOf', 'if', 'dependentSchemas', 'dependencies'] as const

/** Whether a keyword is one of them. */
export const isDeciding = (keyword: string): boolean => deciding.some((name) => name === keyword)

/** The keywords by which the value decides which subschema speaks. */
export const deciding = ['anyOf', 'oneOf', 'if', 'dependentSchemas', 'dependencies'] as const

/** The seven JSON Schema types (JSON Schema 2020-12, section 4.2.1 and `integer`). */
export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

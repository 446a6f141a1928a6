import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'

/** The example that is told of each key, where all of them are missing. */
export const examplesOf = (properties: object): Readonly<Record<string, unknown>> => {
  const required = Object.keys(properties)
  const issues = required.map(
    (key) => ({ path: [key], kind: 'missing', keyword: 'required' }) as const
  )
  const about = { schema: { properties, required }, value: {} }
  const { advice = [] } = advise(invalidArguments('t', { issues }), about)
  return Object.fromEntries(advice.map(({ about, path }) => [path.join('/'), about?.example]))
}

import { type Fault, type Issue, invalidSchema, kindOf, malformedRequest } from '@toolfault/model'
import { unknownBefore, unknownIn } from '../no-tool.js'
import { goType } from '../reading/go-type.js'
import { lacking } from '../reading/lacking.js'
import { laravelSaid } from './checked/laravel.js'
import { goArgument } from './go-argument.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

interface Parameter {
  readonly form: RegExp
  readonly keyword: string
  /** What stands before what came, with which it ends. */
  readonly before?: string
}

/** A parameter in one sentence: NCP's two wordings, and those of servers in Go (appendix B). */
const parameters: ReadonlyArray<Parameter> = [
  {
    form: /^missing required parameter: "?([^"\n]{1,200})"?$/i,
    keyword: 'required'
  },
  // AIFunctionFactory of .NET, alone and as the SDK of C# passes it on.
  {
    form: /^(?:An error occurred invoking '[^'\n]{1,200}': )?The arguments dictionary is missing a value for the required parameter '([^'\n]{1,200})'\.(?: \(Parameter '\w{1,40}'\))?$/,
    keyword: 'required'
  },
  {
    form: /^Parameter "([^"\n]{1,200})"(?: type mismatch)?: expected (\w{1,20}), got \w{1,20}$/,
    keyword: 'type'
  },
  {
    form: /^Parameter "([^"\n]{1,200})" must be an (integer), got ./,
    keyword: 'type',
    before: ', got '
  },
  { form: /^Parameter "([^"\n]{1,200})" must be one of: ./, keyword: 'enum' },
  {
    form: /^Parameter "([^"\n]{1,200})" not in schema\b/,
    keyword: 'additionalProperties'
  },
  // Cursor.
  {
    form: /^Parameter '([^'\n]{1,200})' must be of type (\w{1,20}), got \w{1,20}$/,
    keyword: 'type'
  },
  {
    form: /^parameter (\S{1,200}) is not of type (\S{1,60}?)(?:, is \S{1,60})?$/,
    keyword: 'type'
  },
  {
    form: /^parameter (\S{1,200}) could not be coerced to (\S{1,60}), is \S{1,60}$/,
    keyword: 'type'
  },
  {
    form: /^parameter (\S{1,200}) is not a valid (number): ./,
    keyword: 'type',
    before: ': '
  }
]

/** Texts of one line that name a tool or a parameter, and those that F7 fixes. */
export const named: Recogniser = (body, text) => {
  if (body.length > 1_000 || body.includes('\n')) {
    const advised = unknownBefore(body)
    return advised === undefined ? undefined : likely(advised)
  }
  const unknown = unknownIn(body)
  if (unknown !== undefined) return likely(unknown)
  const missing = lacking(body)
  if (missing.length > 0) return wrong(undefined, { issues: missing, whole: true }, text, 'likely')
  for (const { before, form, keyword } of parameters) {
    const match = form.exec(body)
    if (match === null) continue
    const [, name = '', type] = match
    const json = type === undefined ? undefined : goType(type)
    const issue: Issue = {
      path: [name],
      kind: kindOf(keyword),
      keyword,
      message: before === undefined ? body : match[0].slice(0, -before.length - 1),
      ...(json === undefined ? {} : { params: { type: json } })
    }
    return wrong(undefined, { issues: [issue], whole: true }, text, 'likely')
  }
  const required = goArgument(body)
  if (required !== undefined) {
    return wrong(undefined, { issues: [required], whole: true }, text, 'likely')
  }
  // What Laravel's server of MCP has alone; of what is no field others speak as well.
  const fields = /^The [\w.$-]{1,200} field (?:is|must) /.test(body) ? laravelSaid(body) : undefined
  if (fields !== undefined && fields.issues.length > 0)
    return wrong(undefined, fields, text, 'likely')
  // F7 (rows V4, V15): a prefix, and the detail of a parser. What goes on in another way is all detail.
  if (body.startsWith('Invalid JSON')) {
    const [, syntax = ''] = /^Invalid JSON(?:: (.*))?$/.exec(body) ?? [body, body]
    return likely(malformedRequest('syntax', syntax))
  }
  return body.startsWith('Invalid schema: ') ? likely(invalidSchema(body.slice(16))) : undefined
}

const likely = (fault: Fault): ReturnType<Recogniser> => ({ fault, confidence: 'likely' })

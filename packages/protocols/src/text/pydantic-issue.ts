import { type Issue, kindOf, type Path } from '@toolfault/model'
import { withoutCame } from './pydantic-came.js'
import { paramsIn } from './pydantic-params.js'

/** Errors by pydantic's own word for them, as keywords of JSON Schema. */
const keywords: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['missing', 'required'],
  ['missing_argument', 'required'],
  ['missing_keyword_only_argument', 'required'],
  ['missing_positional_only_argument', 'required'],
  ['extra_forbidden', 'additionalProperties'],
  ['unexpected_keyword_argument', 'additionalProperties'],
  ['literal_error', 'enum'],
  ['enum', 'enum'],
  ['union_tag_invalid', 'discriminator'],
  ['union_tag_not_found', 'discriminator'],
  ['greater_than', 'exclusiveMinimum'],
  ['greater_than_equal', 'minimum'],
  ['less_than', 'exclusiveMaximum'],
  ['less_than_equal', 'maximum'],
  ['multiple_of', 'multipleOf'],
  ['string_too_short', 'minLength'],
  ['string_too_long', 'maxLength'],
  ['string_pattern_mismatch', 'pattern']
])

/** Words for a value of another type: the type, and what was wrong with it. */
const typed =
  /^(string|int|float|bool|list|dict|set|tuple|none_required|model|dataclass|mapping)(?:_(?:type|parsing|from_float|attributes_type|parsing_size|sub_type))?$/
const formatted =
  /^(?:datetime|date|time|time_delta|timezone|url|uuid|ip_any|ip_v4|ip_v6|json|decimal|bytes)_/

/** What an error says by its place, its sentence, pydantic's word for it, and what came, of which nothing is kept. */
export const issueOf = (path: Path, message: string, type: string, came: string): Issue => {
  const keyword = keywords.get(type)
  const kind =
    keyword !== undefined
      ? kindOf(keyword)
      : typed.test(type)
        ? 'type'
        : formatted.test(type)
          ? 'format'
          : type === 'too_short' || type === 'too_long'
            ? 'size'
            : type === 'value_error' || type === 'assertion_error'
              ? 'rule'
              : 'unknown'
  const params = keyword === undefined ? undefined : paramsIn(keyword, message)
  return {
    path,
    kind,
    ...(keyword === undefined ? (kind === 'type' ? { keyword: 'type' } : {}) : { keyword }),
    ...(message === '' ? {} : isAuthors(kind) ? withoutCame(message, came) : { message }),
    ...(params === undefined ? {} : { params })
  }
}

/** Libraries do not repeat what came. */
const isAuthors = (kind: Issue['kind']): boolean => kind === 'rule' || kind === 'unknown'

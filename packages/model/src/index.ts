export type { Either } from 'fp-ts/lib/Either.js'
export type * from './advice.js'
export { type Attempt, attempt, attempted } from './attempt.js'
export { callKey } from './call-key.js'
export { type Codec, type Decoded, type Encoder, losses } from './codec.js'
export { left, right } from './either.js'
export type * from './fault/fault.js'
export { faultKinds } from './fault/kinds.js'
export { isMade } from './fault/made.js'
export * from './fault/make.js'
export { isStuck, type Mender, mendedBy, retryCapable } from './fault/mender.js'
export type * from './fix.js'
export { foldIndexes } from './fold-indexes.js'
export { hash32 } from './hash.js'
export { holderOf } from './holder.js'
export {
  causeOf,
  type Findings,
  type Issue,
  type IssueKind,
  isOfKey,
  issueKinds,
  lacksKey,
  type Params,
  unjudged,
  unreadable
} from './issue.js'
export { issued } from './issued.js'
export { isJsonObject, toJson, writeJson } from './json.js'
export type { Break, JsonWanted } from './json-break.js'
export { breakIn, brokenAt, readJson } from './json-text.js'
export type * from './json-type.js'
export { isVerdict, judged } from './judged.js'
export { blamesOwner, comparisonOf, keywordOf, kindOf } from './keyword.js'
export { isInvalidArguments, isLacking } from './lacking.js'
export { fingerprint, marks } from './marks.js'
export { dateTimeOf, momentOf } from './moment.js'
export { isIndex, isWithin, type Path, parsePointer, printPointer, valueAt } from './path.js'
export type { Progress } from './progress.js'
export { findTool, LONGEST_NAME, type Meaning, type Registry, toolNames } from './registry.js'
export { LISTED, SHOWN, shownValues } from './shown-values.js'
export { someObject } from './some-object.js'
export {
  type Decide,
  faultGiven,
  faultIn,
  faultOf,
  isFault,
  type ToolFault,
  toolFault
} from './thrown.js'
export { type Compile, type Judge, readTool, schemaOf, type Tool, toolsIn } from './tool.js'
export {
  isList,
  isRecord,
  keysOf,
  own,
  owns,
  part,
  STEPS,
  type Steps,
  step,
  steps,
  total
} from './total.js'
export { unquoted } from './unquoted.js'
export {
  type InvalidVerdict,
  invalid,
  type Remark,
  type ValidVerdict,
  type Verdict,
  valid
} from './verdict.js'

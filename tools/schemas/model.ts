// Every type that is exported here becomes a file of packages/types/schemas/model.
import type * as model from '@toolfault/model'

/** One rule, broken once, in one place, as a source read it. */
export type Issue = model.Issue

/** All that a source read; no issue means the value is valid. */
export type Findings = model.Findings

/** One thing to mend. */
export type Advice = model.Advice

/** Why a call did not succeed. */
export type Fault = model.Fault

/** The answer to a question asked before a call. */
export type Verdict = model.Verdict

/** One failed attempt as a server remembers it until the next. */
export type Attempt = model.Attempt

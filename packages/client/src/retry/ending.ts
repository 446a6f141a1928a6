import type { Fault, Mender } from '@toolfault/model'

/** Why a call is not tried again. */
export type Because =
  /** A user must authorize, fill in or decide; or has tried to, and it came to nothing. */
  | 'user_must_act'
  /** An operator must set something up. */
  | 'operator_must_act'
  /** Nobody can mend it. */
  | 'nobody_can'
  /** It failed in the same way as often as the policy allows. */
  | 'same_failure'
  | 'no_more_retries'
  | 'no_more_time'
  /** The server wants a longer wait than the policy allows. */
  | 'too_long_a_wait'
  | 'cancelled'
  /** The tool may have run: to call it again could do it twice. */
  | 'may_have_run'
  /** There is no model that could be asked. */
  | 'nobody_to_ask'
  /** The model did not make the call again. */
  | 'model_stopped'
  /** The user declined. */
  | 'declined'

/** How one call ended. */
export type Ending =
  | { readonly end: 'succeeded' }
  | {
      readonly end: 'given_up'
      readonly because: Because
      /** Who has to act now. */
      readonly by: Mender
      /** What went wrong at last; absent where the call was never answered. */
      readonly fault?: Fault
      /** The tool may have run all the same. */
      readonly unsure?: true
    }

/** Given up, and who is next. */
export const givenUp = (because: Because, by: Mender, fault?: Fault, unsure?: boolean): Ending => ({
  end: 'given_up',
  because,
  by,
  ...(fault === undefined ? {} : { fault }),
  ...(unsure === true ? { unsure } : {})
})

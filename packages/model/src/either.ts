import type { Either } from 'fp-ts/lib/Either.js'

/** An fp-ts `Left`, made without loading fp-ts. */
export const left = <E>(left: E): Either<E, never> => ({ _tag: 'Left', left })

/** An fp-ts `Right`, made without loading fp-ts. */
export const right = <A>(right: A): Either<never, A> => ({ _tag: 'Right', right })

import type fc from 'fast-check'

/** A public function, what it is given, and what must hold of what it says. */
export interface Target {
  /** Subpath and name: `@toolfault/model own`. */
  readonly name: string
  readonly args: fc.Arbitrary<ReadonlyArray<unknown>>
  readonly run: (...args: ReadonlyArray<unknown>) => unknown
  readonly traits: Traits
}

export interface Traits {
  /** Sound arguments alone: its author promises nothing of others. */
  readonly isTyped?: boolean
  /** What its author's code hands over and has written as JSON: no part of it is there twice. */
  readonly isTree?: boolean
  /** Whether the answer is plain JSON: for sound arguments (`sound`), for any (`always`), or not at all. */
  readonly plain?: 'always' | 'sound' | 'never'
  /** Which argument is its author's options; with others than these the answer is plain as it ever is. */
  readonly options?: number
  /** Whether it counts in its input, which is there for that. */
  readonly counts?: true
  /** What a model or a user reads of the answer to sound arguments. */
  readonly read?: (answer: unknown) => ReadonlyArray<string>
  /** Laws of sound arguments; throws where one is broken. */
  readonly holds?: (args: ReadonlyArray<unknown>, answer: unknown) => void
  /** Laws of arguments of whatever sort. */
  readonly always?: (args: ReadonlyArray<unknown>, answer: unknown) => void
}

/** Not fuzzed in this process, and why. */
export interface Unfuzzed {
  readonly because: string
}

/** How one function is called: with what, by what way, and its traits. */
export interface Spec extends Traits {
  readonly args: fc.Arbitrary<ReadonlyArray<unknown>>
  /** Where the arguments are not handed over as they are. */
  readonly via?: (...args: ReadonlyArray<never>) => unknown
}

/** The functions of a module; each has a row, or the build fails. */
export type Specs<M> = {
  readonly [K in keyof M as M[K] extends (...args: never) => unknown ? K : never]: Spec | Unfuzzed
}

/** The targets of a module, and the functions that have none. */
export interface Targets {
  readonly targets: ReadonlyArray<Target>
  readonly unfuzzed: Readonly<Record<string, string>>
}

export const targetsOf = <M extends object>(
  subpath: string,
  module: M,
  specs: Specs<M>
): Targets => {
  const targets: Array<Target> = []
  const unfuzzed: Record<string, string> = {}
  for (const [key, spec] of Object.entries<Spec | Unfuzzed>(specs)) {
    const name = `${subpath} ${key}`
    if ('because' in spec) {
      unfuzzed[name] = spec.because
      continue
    }
    const { args, via, ...traits } = spec
    // A border: what is generated for a function fits it, and what is wrecked is not meant to.
    const run = (via ?? Reflect.get(module, key)) as Target['run']
    targets.push({ name, args, run, traits })
  }
  return { targets, unfuzzed }
}

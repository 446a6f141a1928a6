import type { Entry } from '../retry/transcript.js'
import type { Figures, Measured } from './figures.js'

/** Attributes as OpenTelemetry takes them. */
export type Attributes = { readonly [name: string]: string | number | boolean }

/** One attempt as a span; moments in milliseconds by the run's clock. */
export interface Span {
  readonly name: string
  readonly startAt: number
  readonly endAt: number
  /** `ERROR` where the attempt failed (OpenTelemetry, "Recording errors"). */
  readonly status: 'UNSET' | 'ERROR'
  readonly attributes: Attributes
}

/**
 * An answered attempt as a span of OpenTelemetry's conventions for tools (`gen_ai.execute_tool`, status
 * Development): `error.type` is the kind of the fault, of which there are nine. What the conventions have
 * no name for stands under `toolfault.`. `undefined` for an entry that is no attempt.
 */
export const spanOf = (entry: Entry): Span | undefined => {
  if (entry.event !== 'answered') return undefined
  const { at, attempt, error, id, ms, tool } = entry
  return {
    name: `execute_tool ${tool}`,
    startAt: at - ms,
    endAt: at,
    status: error === undefined ? 'UNSET' : 'ERROR',
    attributes: {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': tool,
      'gen_ai.tool.call.id': id,
      'toolfault.attempt': attempt,
      ...(error === undefined
        ? {}
        : {
            'error.type': error.fault.kind,
            'toolfault.mended_by': error.mendedBy,
            'toolfault.fingerprint': error.fingerprint,
            'toolfault.question': error.question
          })
    }
  }
}

/** One measurement: a name, a unit of UCUM, a value and its attributes. */
export interface TelemetryPoint {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly attributes: Attributes
}

/** What was measured, as points of OpenTelemetry: of all, of each tool and of each kind of fault. */
export const pointsOf = (measured: Measured): ReadonlyArray<TelemetryPoint> => [
  ...points(measured, {}),
  ...measured.byTool.flatMap((part) => points(part, { 'gen_ai.tool.name': part.name })),
  ...measured.byKind.flatMap((part) => points(part, { 'error.type': part.name }))
]

const points = (figures: Figures, attributes: Attributes): ReadonlyArray<TelemetryPoint> => {
  const { givenUp, msToSuccess } = figures
  const counts = [
    ['toolfault.calls', '{call}', figures.threads],
    ['toolfault.attempts', '{attempt}', figures.attempts],
    ['toolfault.errors', '{error}', figures.errors],
    ['toolfault.retry.success_ratio', '1', figures.retrySuccess],
    ['toolfault.retry.second_attempt_success_ratio', '1', figures.secondAttemptSuccess],
    ['toolfault.errors.question_ratio', '1', figures.questions],
    ['toolfault.handed_over_ratio', '1', figures.handedOver],
    ['toolfault.retry.attempts_to_success', '{attempt}', figures.attemptsToSuccess?.median],
    [
      'toolfault.retry.time_to_success',
      's',
      msToSuccess === undefined ? undefined : msToSuccess.median / 1_000
    ]
  ] as const
  return [
    ...counts.flatMap(([name, unit, value]) =>
      value === undefined ? [] : [{ name, unit, value, attributes }]
    ),
    ...Object.entries(givenUp).map(([by, value]) => ({
      name: 'toolfault.given_up',
      unit: '{call}',
      value,
      attributes: { ...attributes, 'toolfault.mended_by': by }
    }))
  ]
}

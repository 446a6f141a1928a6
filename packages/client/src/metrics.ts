import { isList, type Mender } from '@toolfault/model'
import { type Course, coursesOf } from './metrics/course.js'
import { type Figures, type Measured, type Part, share, spread } from './metrics/figures.js'
import type { Transcript } from './retry/transcript.js'

export type { Figures, Measured, Part, Spread } from './metrics/figures.js'
export { pointsOf, type Span, spanOf, type TelemetryPoint } from './metrics/telemetry.js'

/**
 * Count what transcripts tell: how many retries succeed and when, how many errors are put as questions,
 * how many calls end with a user or an operator (seed 001, "Success Metrics"). Plain data. What is no
 * transcript counts as an empty one.
 */
export const measure = (transcripts: ReadonlyArray<Transcript>): Measured => {
  const given = isList(transcripts) ? transcripts.filter(isList) : []
  // A border: an element that is a list is a transcript.
  const courses = (given as ReadonlyArray<Transcript>).flatMap(coursesOf)
  return {
    runs: given.length,
    ...figuresOf(courses),
    byTool: parts(courses, ({ tool }) => tool),
    byKind: parts(courses, ({ errors }) => errors[0]?.fault.kind)
  }
}

const parts = (
  courses: ReadonlyArray<Course>,
  nameOf: (course: Course) => string | undefined
): ReadonlyArray<Part> => {
  const groups = new Map<string, Array<Course>>()
  for (const course of courses) {
    const name = nameOf(course)
    if (name === undefined) continue
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [course])
    else group.push(course)
  }
  return [...groups.keys()].sort().map((name) => ({ name, ...figuresOf(groups.get(name) ?? []) }))
}

const figuresOf = (courses: ReadonlyArray<Course>): Figures => {
  const count = (fits: (course: Course) => boolean): number => courses.filter(fits).length
  const errors = courses.flatMap((course) => course.errors)
  const retried = courses.filter((it) => it.attempts > 1 && it.errors.length > 0)
  const recovered = retried.filter(({ succeeded }) => succeeded)
  const atSecond = recovered.filter(({ attempts }) => attempts === 2).length
  const givenUp = (by: Mender): number => count((it) => !it.succeeded && it.by === by)
  const attemptsToSuccess = spread(recovered.map(({ attempts }) => attempts))
  const msToSuccess = spread(recovered.map(({ first, last }) => last - first))
  return {
    threads: courses.length,
    attempts: courses.reduce((sum, { attempts }) => sum + attempts, 0),
    errors: errors.length,
    retried: retried.length,
    recovered: recovered.length,
    recoveredAtSecond: atSecond,
    ...share('retrySuccess', recovered.length, retried.length),
    ...share('secondAttemptSuccess', atSecond, retried.length),
    ...share('questions', errors.filter(({ question }) => question).length, errors.length),
    ...(attemptsToSuccess === undefined ? {} : { attemptsToSuccess }),
    ...(msToSuccess === undefined ? {} : { msToSuccess }),
    succeeded: count(({ succeeded }) => succeeded),
    givenUp: {
      caller: givenUp('caller'),
      user: givenUp('user'),
      operator: givenUp('operator'),
      time: givenUp('time'),
      nobody: givenUp('nobody')
    },
    ...share('handedOver', givenUp('user') + givenUp('operator'), courses.length)
  }
}

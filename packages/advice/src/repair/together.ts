import { printPointer } from '@toolfault/model'
import { grouped } from '../grouped.js'
import { isUnwrapping } from '../select/piece.js'
import { type Found, followed, joined } from './followed.js'
import { type Grade, grades, isAtLeast, type Repair } from './grade.js'
import type { Job } from './job.js'
import type { Meant } from './may-be-meant.js'
import { proven } from './prove.js'
import type { Mend } from './site.js'

/** In so many objects what is said of the places that are written is followed, */
const FEW = 64

/** and in no more is anything made. */
const MANY = 1_000

/**
 * Repairs that only hold together: all that is moved into one object that has to be made, and what is said of a
 * place where nothing stands before something is moved there or gets another form. Those of rows are one.
 */
export const together = (
  job: Job,
  found: ReadonlyArray<Found>,
  mayBeMeant: Meant
): ReadonlyArray<Repair> => {
  const adding = addingIn(found)
  return likeCompanies(found).flatMap((companies) => {
    const wholes = companies.flatMap(([{ mend: first, nth }, ...others]) => {
      const moved = others.reduce((all, { mend }) => joined(all, mend), first)
      const piece = found[nth]?.piece
      const whole = piece !== undefined && isUnwrapping(piece) ? filled(moved, adding) : moved
      const grown = (least: Grade): Mend =>
        companies.length > FEW ? whole : followed(job, whole, found, mayBeMeant, least)
      const all = grown('guess')
      const surer = all.grade === whole.grade ? [] : [grown(whole.grade)]
      return [all, ...surer].filter((one) => one.ops.length > first.ops.length && areApart(one))
    })
    // Who asks for less gets the whole, and what is surer in it stands behind that.
    return [...grades].reverse().flatMap((grade) => {
      const alike = wholes.filter((whole) => whole.grade === grade)
      const [first] = alike
      return first === undefined ? [] : proven(job, first.place, grade, alike)
    })
  })
}

/** A mend, and which piece of advice it is of. */
interface Numbered {
  readonly nth: number
  readonly mend: Mend
}

/** Mends that make the same object, and every other by itself; those of the same pieces of advice beside each other. */
const likeCompanies = (found: ReadonlyArray<Found>): ReadonlyArray<ReadonlyArray<Company>> => {
  const numbered = found.flatMap(({ mends, piece }, nth) =>
    piece.fix?.id === 'rename' || piece.fix?.id === 'convert'
      ? mends.map((mend): Numbered => ({ nth, mend }))
      : []
  )
  const companies = grouped(numbered, ({ mend }) => madeBy(mend) ?? JSON.stringify(mend.ops))
  if (companies.size > MANY) return []
  const alike = grouped([...companies.values()].flatMap(byGrade), (company) =>
    company.map(({ nth }) => nth).join(' ')
  )
  return [...alike.values()]
}

/** All of a company, and then what is surer in it without the rest: none is surer than the least sure of its mends. */
const byGrade = (company: Company): ReadonlyArray<Company> =>
  [...new Set(company.map(({ mend }) => mend.grade))]
    .sort((a, b) => grades.indexOf(b) - grades.indexOf(a))
    .flatMap((least) => {
      const [first, ...others] = company.filter(({ mend }) => isAtLeast(mend.grade, least))
      return first === undefined ? [] : [[first, ...others]]
    })

type Company = readonly [Numbered, ...ReadonlyArray<Numbered>]

/** The place where a mend makes an object first. */
const madeBy = ({ ops }: Mend): string | undefined => ops.find(({ op }) => op === 'add')?.path

/** What adds a key, by the place of its object. */
const addingIn = (found: ReadonlyArray<Found>): ReadonlyMap<string, ReadonlyArray<Mend>> =>
  grouped(
    found.flatMap(({ mends, piece }) => (piece.fix?.id === 'add' ? mends : [])),
    ownerOf
  )

const ownerOf = ({ place }: Mend): string => printPointer(place.slice(0, -1))

/** What comes in place of its wrapper with what is to be added beside it, as the tag that the wrapper told. */
const filled = (mend: Mend, adding: ReadonlyMap<string, ReadonlyArray<Mend>>): Mend => {
  const written = new Set(mend.ops.map(({ path }) => path))
  return (adding.get(ownerOf(mend)) ?? [])
    .filter(({ grade, place }) => isAtLeast(grade, mend.grade) && !written.has(printPointer(place)))
    .reduce(joined, mend)
}

/** Whether no two values are moved to one place; what stands in a value may come in place of it. */
const areApart = ({ ops }: Mend): boolean => {
  const places = ops.flatMap((one) =>
    one.op === 'move' && !one.from.startsWith(`${one.path}/`) ? [one.path] : []
  )
  return new Set(places).size === places.length
}

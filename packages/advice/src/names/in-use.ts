import { isGrouped } from './groups.js'
import { singulars } from './spelling.js'

/** Words in use that a slip could make of another one; not all words there are. */
const others = `a across action affect altitude am an and api as auction auto b back bad band bank bar base
basic basis batch bid bill black block book border bot bound brand build built bus by call
callback car care cart case cash cast cat cause cell center char charge chart chat clause
clean clear clock clone code color context continent contract core county course cover cpu cross
deal debit delay depth desk device drive driver effect election emit even event exit external
face fact fair fallback far fare farm fast feed field fill film find fine fire fixed flag flat
flight float fold font food for fork found frame free fuel fund game gate gene genre getter gift
git gpu grid guest hand hard hash head heat home hot hotel house idea if in infer inner
intent internal interval into ip is it item jan job join jun just k key land lane late latitude
launch layer lead lease leave lender let letter level lever life lift light like line lint live
loan local lock log logic logo long look loop lost mac macro main man map mark market mask mass
match math me mean media merge meta metal micro modal mode model money motion move my net new next
node not notice now of office officer old one only or orange other out over own p pack paid pair
pan paper parent park part party pass past patch patent pause pay peer per phase phrase pick pid
pin ping pipe plan plane plate play player plus point police policy port power preview
prime prod push put quota quote race radio rank rate ratio raw reach react ready real reason
red remote render rent report resort rest review ride rider risk role room root round route router
row rule run safe sale same sample save scale scan schema scheme scope score season seat seed
selection sell sensor set setter setting shape share sheet shift ship shop show side sign site
skill slice slide slot slow socket sound space speed spot stack staff stage star stat station step
stock store story stream strike strip strong sub suit suite swap tab table tail tank task
tax taxi test than that the them theme then there thread three through tier tile tip tire tone
tool track trade trail train treat tree trial trip trough truck under union unit use used v
vat vector very via view wage wait wall want was waste watch wave way we weak weight where wide
will wind wine with wood word work world would write writer x z zone`

const used: ReadonlySet<string> = /* @__PURE__ */ new Set(others.split(/\s/))

/** Whether a word is in use, so that it is no slip of the pen. */
export const isWord = (word: string): boolean =>
  singulars(word).some((one) => isGrouped(one) || used.has(one))

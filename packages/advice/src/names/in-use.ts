import { isGrouped } from './groups.js'
import { singulars } from './spelling.js'

/** Words in use that a slip could make of another one; not all words there are. */
const others = `a across action affect alone alter altitude am an and api aria as asset auction
audit auto b back bad band bank bar bare base bash basic basis batch bid bill bind black bloat
block blue book border bot bound brand build built bus by call callback car care cart case cash
cast cat catch cause cell center char charge chart chat clause clean clear clock clone code cold
color context continent contract core county course court cover cpu cross dead deal debit delay
depth desk device drawn drip drive driver dual effect election emit enter even event exit external
face fact fair fall fallback far fare farm fast feed field fill film find fine fire fixed flag
flat flight float fold font food for fork found frame free fuel full fund game gate gene genre
getter gift git gpu grid guest hand hard hash head heat holder home hot hotel house idea if in
infer inner intent internal interval into ip is it item jan job join jun just k key land lane late
latitude launch layer lead lease leave lender let letter level lever life lift light like line
lint live loan local lock log logic logo long look loop loss lost mac macro main man map mark
marked market mask mass match math me mean media median merge meta metal micro mini modal mode
model money motion move my net new next night node not notice now of office officer old older one
only or orange other out over own p pack paid pair pan paper parent park parse part party pass
past patch patent pause pay peer per phase phrase pick pid pin ping pink pipe plan plane plate
play player plus point police policy port power preference preview prime print prod protection
push put quota quote race radio range rank rate ratio raw reach react reading ready real reason
red relaxed remote render rent replay report resort rest review revoke ride rider risk road role
room root round route router row rule run safe sale same sample save scale scan schema scheme
scope score season seat seed selection sell sending sensor set setter setting shape share sharing
sheet shell shift ship shop shopping short show shown side sign simple site skill slack slice
slide slot slow smart socket sound space speed spot spring stack staff stage stale star stat
station step stick stock store story stream strike strip stripe strong stuck sub suit suite swap
tab table tail tank task tax taxi teal test than that the them theme then there these thread three
through tier tile tip tire tone tool track trade trail train treat tree trial trip trough truck
under union unit unix use used v vat vector very via view wage wait wall want warm was waste watch
wave way we weak weight where white wide will wind wine with wood word work world would write
writer x z zone`

const used: ReadonlySet<string> = /* @__PURE__ */ new Set(others.split(/\s/))

/** Whether a word is in use, so that it is no slip of the pen. */
export const isWord = (word: string): boolean =>
  singulars(word).some((one) => isGrouped(one) || used.has(one))

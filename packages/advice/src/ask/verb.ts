import { setOf } from '../set-of.js'
/**
 * The verb that a word is, as an infinitive: `send` and `sends` are `send`. `undefined` for what is no
 * verb that tools begin with, or may as well be a noun here (`Email templates`).
 */
export const verbOf = (word: string, next = ''): string | undefined => {
  const lower = word.toLowerCase()
  const forms = [
    lower,
    lower.replace(/ies$/, 'y'),
    lower.replace(/es$/, ''),
    lower.replace(/s$/, '')
  ]
  const isVerb = (form: string): boolean =>
    verbs.has(form) || (nouns.has(form) && determiners.test(next))
  return next.toLowerCase() === 'of' ? undefined : forms.find(isVerb)
}

/** Only before one of these is a word that may be a noun a verb. */
const determiners =
  /^(?:an?|the|all|any|your|my|our|their|one|this|these|each|every|some|multiple|several|new)$/i

const verbs: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'accept activate add adjust allocate analyse analyze append apply approve archive ask assign attach authenticate authorize block browse buy calculate cancel capture change check choose classify clear click clone close collect combine compare compile complete compose compress compute configure confirm connect convert copy count create deactivate debug decline decode decrypt delete deliver deny deploy describe detect determine disable disconnect dismiss display do download draft duplicate edit enable encode encrypt enter erase estimate evaluate exchange execute expand explain explore export extract fetch fill filter find finish fix follow format forward gather generate get give go grant group handle hide hover identify import include increase initialize insert inspect install investigate invite invoke join launch leave list load locate login look lookup make manage merge modify move navigate notify obtain open parse pause pay perform pick ping place play predict prepare press preview print provide publish pull purchase push put query read receive recommend record redirect refresh refund register reject release reload remove rename render reopen reprioritize replace replay reply resend reserve reset resize resolve respond restart restore resume retrieve retry return revert revoke rewrite roll rotate run save scan scrape scroll search select send set show sign simulate solve sort split star start stop submit subscribe suggest summarise summarize suspend switch sync synchronize tag take tell terminate transcribe transform translate trigger type unassign unlock unmark unresolve unstar unsubscribe update upgrade upload upsert validate verify view visualize wait withdraw write'
)

const nouns: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'book call comment email file fork label lock log mail mark message note order plan post process quote rate report request review schedule share store test track trade transfer watch'
)

import { capital, small } from '../../first-letter.ts'
import { nameTo, nounAt } from './dutch-phrases.ts'
import {
  ABOUT,
  CITIZEN,
  COMMON,
  EVENT,
  HOLDER,
  isAge,
  isCapital,
  isLower,
  isNameLike,
  isNotAdjective,
  isOfPlaceFirst,
  isOne,
  isPlural,
  isRole,
  NUMBER,
  PERSON,
  THE,
  THING,
} from './dutch-words.ts'

type Subject = { said: string; next: number; isMany: boolean; isSet: boolean; isThing?: boolean }
const MANY =
  /^(?:Agenten|Militairen|Activisten|Demonstranten|Mensen|Kinderen|Mannen|Vrouwen|Jongeren|Toeristen|Huizen|Woningen|Appartementen|Scholen|Treinen|Inwoners|Bewoners|Omwonenden|Reizigers|Passagiers|Soldaten|Supporters|Hooligans|Verdachten|Tieners|Studenten|Vluchten|Wegen|Nederlanders|Belgen|Britten|Duitsers|Inbrekers|Drugs|Wapens|Migranten|Vluchtelingen|Asielzoekers|Gevangenen|Medewerkers)$/iu

/** Who it is about, at the beginning of a headline. */
export const subjectOf = (words: readonly string[]): Subject | undefined => {
  const [first = '', second = ''] = words
  let at = 0
  while (ABOUT.test(words[at] ?? '') && at < 3) at += 1
  if (NUMBER.test(words[at] ?? '') && !/^(?:één|1)$/iu.test(words[at] ?? '')) {
    const counted = nounAt(words, at)
    const noun = words[(counted?.next ?? 0) - 1] ?? ''
    return counted &&
      /(?:en|s|personen)$/u.test(noun) &&
      (isLower(noun) || CITIZEN.test(noun.replace(/s$|(?<=Belg)en$|(?<=Brit)ten$/u, '')))
      ? {
          said: words.slice(0, counted.next).join(' '),
          next: counted.next,
          isMany: true,
          isSet: false,
          isThing:
            /(?:woningen|huizen|dorpen|flats|appartementen|scholen|wegen|auto's|treinen|straten|kerken|winkels|panden|boten|schepen)$/u.test(
              noun,
            ),
        }
      : undefined
  }
  if (at > 0) return undefined
  if (/^(?:Aantal|Dodental)$/u.test(first) && isPlural(second))
    return { said: `Het ${small(first)} ${second}`, next: 2, isMany: false, isSet: true, isThing: true }
  if (MANY.test(first) && !isCapital(second))
    return {
      said: first,
      next: 1,
      isMany: true,
      isSet: false,
      isThing: /^(?:Huizen|Woningen|Appartementen|Scholen|Treinen|Wegen)$/u.test(first),
    }
  const body = /^\p{Lu}{2}/u.test(first) ? first : small(first)
  if (Object.hasOwn(THE, body)) {
    return { said: capital(`${THE[body]} ${body}`), next: 1, isMany: false, isSet: true }
  }
  // 'Britse acteur John Hill': the one of that name.
  const named = nameTo(words, 2)
  if (/^\p{Lu}\p{L}+e$/u.test(first) && isRole(second) && named >= 3 && !COMMON.test(words.slice(2, named).join(' ')))
    return {
      said: `De ${isOfPlaceFirst(first) ? first : small(first)} ${words.slice(1, named).join(' ')}`,
      next: named,
      isMany: false,
      isSet: true,
    }
  // 'Amerikaanse acteur en regisseur John Hill'.
  const both = nameTo(words, 4)
  if (
    /^\p{Lu}\p{L}+e$/u.test(first) &&
    isRole(second) &&
    words[2] === 'en' &&
    isRole(words[3] ?? '') &&
    both >= 5 &&
    !COMMON.test(words.slice(4, both).join(' '))
  )
    return {
      said: `De ${isOfPlaceFirst(first) ? first : small(first)} ${words.slice(1, both).join(' ')}`,
      next: both,
      isMany: false,
      isSet: true,
    }
  // 'Zoon van Noorse prinses Anna': the child of somebody named.
  if (/^(?:Zoon|Dochter|Vader|Moeder|Weduwe|Broer|Zus)$/u.test(first) && second === 'van') {
    const of = nounAt(words, 2)
    return of && isCapital(words[of.next - 1])
      ? { said: `De ${small(first)} van ${of.said}`, next: of.next, isMany: false, isSet: true }
      : undefined
  }
  if (HOLDER.test(first) && second === 'van' && isCapital(words[2])) {
    const held = nameTo(words, 2)
    return { said: `De ${small(first)} ${words.slice(1, held).join(' ')}`, next: held, isMany: false, isSet: true }
  }
  const citizen = isAge(second) ? `${first} ${second}` : first
  if (CITIZEN.test(first) && !isCapital(second))
    return { said: `Een ${citizen}`, next: citizen === first ? 1 : 2, isMany: false, isSet: true }
  const end = nameTo(words, 0)
  if (words[end] === 'tot' && isCapital(words[end + 1])) return undefined
  if (isCapital(second) && isNotAdjective(first))
    return end >= 2 ? { said: words.slice(0, end).join(' '), next: end, isMany: false, isSet: false } : undefined
  const begun = [small(first), ...words.slice(1)]
  const isDescribed =
    /^\p{Lu}\p{L}+(?:e|ig|s)$/u.test(first) &&
    !isOne(small(first)) &&
    !/^\d/u.test(first) &&
    (PERSON.test(second) || THING.test(second) || EVENT.test(second))
  if (isDescribed && /ste$/u.test(first) && !/^(?:Eerste|Trieste|Verwoeste|Geliefste|Zes|Acht)/u.test(first)) return undefined
  const noun = isDescribed ? second : small(first)
  let next = isDescribed ? 2 : 1
  const two = begun.slice(next - 1, next + 1).join(' ')
  if (PERSON.test(two) && !isDescribed) next += 1
  if ((!isOne(noun) && !PERSON.test(two)) || (!isDescribed && isNameLike(noun))) return undefined
  while (isAge(words[next])) next += 1
  const described = isDescribed ? `${isOfPlaceFirst(first) ? first : small(first)} ` : ''
  return {
    said: `Een ${described}${[...begun.slice(isDescribed ? 1 : 0, next)].join(' ')}`,
    next,
    isMany: false,
    isSet: true,
    isThing: !PERSON.test(noun) && !PERSON.test(two),
  }
}

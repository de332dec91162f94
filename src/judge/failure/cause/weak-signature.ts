/** Words that every assertion may use. */
const assertionWords = new Set(
  [
    'a an the to be of is are was were not no but and or got get has have had that this it its with for in on at by as than',
    'expect expected expects received actual actually equal equals equality assert asserts assertion assertions asserting failed fail fails',
    'failure error errors exception exceptions true false null undefined none nil nan value values strictly deep deeply same different differ',
    'differs identical match matches matching left right object found find matched wrong unexpected instead should returned return condition',
    'require requires check critical compared comparing using eql strict loosely greater less contain contains include includes empty length size',
    'type string number list array boolean int integer float double truthy falsy tobe toequal tostrictequal tomatch tobetruthy tobefalsy',
    'must tests test case times did operand operands both structures begin differing xctassertequal assertequal areequal istrue isfalse',
    'difference structure fatal panic unknown failing thrown threw want wanted called unwrap option err ok result',
  ].flatMap((line) => line.split(' ')),
)

/** Errors of the language, which any line may raise. */
const runtimeErrors =
  /null ?(?:reference|pointer)|object reference not set|nil pointer|division by zero|divide by zero|\bby zero\b|(?:index|range|list|string|array).{0,20}\bout of (?:range|bounds)|Value cannot be null|not in a correct format|sequence contains (?:no|more)|current state of the object|stack overflow|maximum call stack/i

/** The limit of a whole test, whose reason is unknown. The text may go on with advice. */
const testTimeout =
  /^(?:\w{0,20}(?:Error|Exception): |: )?(?:test |hook )?(?:timed out (?:in|after)|time-?out (?:of|-)|exceeded timeout|timeout(?: value)? #)/i

/** A process that failed, or the advice to read on. The reason is elsewhere. */
const otherPlace =
  /(?:\b(?:the )?(?:child |sub)?(?:process|command|script|program|worker|task|step) )?(?:(?:has|was|have) )?(?:(?:ended|finished|completed|failed|terminated|crashed|stopped|returned)[:,]? )?(?:with )?(?:an? )?(?:non-?zero )?\bexit(?:ed)?\b(?: with)?(?: (?:status|code|value))?(?:[ :=(]{1,3}-?[#\d]{1,10})?|\bsee (?:the )?(?:full |attached |complete )?(?:stack ?traces?|logs?|output|details)(?: (?:below|above|output|file))?(?: for (?:more |further )?(?:details|information))?/gi
const hasOtherPlace = /\bexit|\bsee /i

const typeName = /[\w$.:\\]{0,300}(?:Error|Exception|Failure|Fault|Panic|Throwable)\b/g
const hasTypeName = /Error|Exception|Failure|Fault|Panic|Throwable/
const quotedValue = /"[^"]{0,300}"|'[^']{0,300}'|`[^`]{0,300}`|<[^<>]{0,100}>|\{.{0,300}\}|\[.{0,300}\]/g

/** A file, as in `cart_test.go:#`. */
const place = /\S{1,200}\.\w{1,5}:#/g

/** The sentences of assertion libraries, which have words of their own. */
const assertion =
  /^(?:Failed asserting|Compared |Compare |expect\(|Expect(?:ed|ing)?\b|Assert\.|assert(?:ion|ed)?\b|XCTAssert|check\b|REQUIRE|CHECK|Not equal|(?:Lists?|Dicts?|Tuples?|Sets?|Sequences?|Items?|Strings?|Arrays?|Objects?|Values?) (?:in the|differ|contain|are))/i

/** A signature needs this number of words of its own, and an assertion more, because its library has written most of them. */
const minimumWords = 2
const minimumOfAssertion = 4

/** Returns whether a signature begins like the sentence of an assertion library. */
export const isAssertion = (signature: string): boolean => assertion.test(signature)

/**
 * Returns whether different causes may have the same signature: it has hardly more than the words of an assertion and the compared
 * values, or it is an error of the language without a name.
 */
export function isWeakSignature(signature: string): boolean {
  if (runtimeErrors.test(signature) || (testTimeout.test(signature) && !/waiting|locator|selector|expect/i.test(signature))) return true
  const untyped = hasTypeName.test(signature) ? signature.replace(typeName, ' ') : signature
  const reason = hasOtherPlace.test(untyped) ? untyped.replace(otherPlace, ' ') : untyped
  const words =
    reason
      .replace(quotedValue, ' ')
      .replace(place, ' ')
      .match(/[\p{L}_$][\p{L}\p{N}_$.-]+/gu) ?? []
  const minimum = isAssertion(signature) ? minimumOfAssertion : minimumWords
  let own = 0
  for (const word of words) {
    if (!assertionWords.has(word.toLowerCase())) own += 1
    if (own >= minimum) return false
  }
  return true
}

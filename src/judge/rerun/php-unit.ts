import { endingInOneOf, exactPattern } from './exact-pattern.js'
import { defineRerun, type RerunTarget } from './rerun-target.js'

/** `--filter` is a regular expression for `Class::method with data set …`. See https://docs.phpunit.de/en/12.4/textui.html */
export const phpUnit = defineRerun(select, (patterns) => [['vendor/bin/phpunit', '--filter', `/\\A${endingInOneOf(patterns, '\\z')}/`]])

const className = /^[\p{L}_][\p{L}\p{N}_]*(?:[.\\][\p{L}_][\p{L}\p{N}_]*)*$/u
const testName = /^[\p{L}_][\p{L}\p{N}_]*(?: with data set .*)?$/u

function select({ name, suite }: RerunTarget): string | undefined {
  // A data provider has a suite of its own: `Shop\CartTest::testAdds`. PHPUnit 5 wrote the class with dots only.
  const type = suite.at(-1)?.split('::', 1)[0] ?? ''
  if (!className.test(type) || !testName.test(name)) return undefined
  return exactPattern(`${type.replaceAll('.', '\\')}::${name}`).replaceAll('/', '\\/')
}

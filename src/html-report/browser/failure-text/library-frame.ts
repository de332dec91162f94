/** Paths of libraries, runtimes and test frameworks, with the name for their frames. */
const paths: readonly (readonly [name: string, path: RegExp])[] = [
  ['node_modules', /(?:^|[\s\\/(])(?:node_modules|\.yarn|\.pnpm)[\\/]/],
  ['Node.js', /(?:^|[\s(])(?:node:|internal\/)/],
  ['Python', /(?:^|[\\/"])(?:site-packages|dist-packages|lib[\\/]python\d(?:\.\d{1,3})?)[\\/]|<frozen /],
  ['Ruby', /(?:^|[\\/])(?:gems|lib[\\/]ruby)[\\/]/],
  ['vendor', /(?:^|[\s\\/("])vendor[\\/]/],
  ['Go', /(?:^|[\\/])(?:go[\\/]src|pkg[\\/]mod|libexec[\\/]src)[\\/]/],
  ['Rust', /(?:^|[\\/])(?:rustc[\\/]|\.cargo[\\/]registry[\\/]|library[\\/](?:std|core|alloc|test)[\\/])/],
  ['Dart', /(?:^|[\s(])(?:dart:|package:(?:test|test_api|flutter|flutter_test|stack_trace|matcher|async)\/)|[\\/]\.pub-cache[\\/]/],
  ['/usr', /(?:^|[\s"(])\/usr\/(?:include|lib|lib64)\//],
]

/** Packages and namespaces at the start of the called function. */
const calls: readonly (readonly [name: string, prefixes: readonly string[]])[] = [
  [
    'Java',
    [
      'java. javax. jdk. sun. com.sun. junit. kotlin. kotlinx. scala. groovy. clojure. reactor. worker.org.gradle. org.junit. org.testng.',
      'org.hamcrest. org.assertj. org.mockito. org.gradle. org.apache.maven. org.apache.tomcat. org.codehaus. org.opentest4j.',
      'org.springframework. org.hibernate. org.spockframework. org.scalatest. org.graalvm. io.kotest. io.mockk. io.netty.',
      'io.cucumber.core. io.cucumber.junit. io.cucumber.testng. io.cucumber.java. io.cucumber.runtime. cucumber.runtime.',
      'cucumber.runner. cucumber.api. com.google.common. com.google.inject.',
    ].flatMap((line) => line.split(' ')),
  ],
  [
    '.NET',
    [
      'System. Microsoft. Xunit. NUnit. FluentAssertions. Shouldly. Moq. NSubstitute. Castle. TUnit. NFluent. TechTalk.SpecFlow.',
      'Reqnroll. InvokeStub_ lambda_method(',
    ].flatMap((line) => line.split(' ')),
  ],
]

// `at java.base/java.util.List.of(…)`, `at System.String.Join(…)`, in other languages `bei System.…`.
const called = /^\s*\p{L}{1,5} (?:[\w.@-]{1,80}\/{1,2})?([\w.]{1,200}\(?)/u

/** Returns the library that a frame of a stack trace belongs to; undefined for code of the project. */
export function libraryOf(line: string): string | undefined {
  const path = paths.find(([, each]) => each.test(line))
  if (path !== undefined) return path[0]
  const call = called.exec(line)?.[1]
  return call === undefined ? undefined : calls.find(([, prefixes]) => prefixes.some((prefix) => call.startsWith(prefix)))?.[0]
}

/** Paths of libraries, runtimes and test frameworks, with the name for their frames. */
const paths: readonly (readonly [name: string, path: RegExp])[] = [
  ['node_modules', /(?:^|[\\/])node_modules[\\/]|(?:^|[\\/])\.yarn[\\/]|(?:^|[\\/])\.pnpm[\\/]/],
  ['Node.js', /(?:^|[\s(])(?:node:|internal\/)/],
  ['Python', /(?:^|[\\/"])(?:site-packages|dist-packages|lib[\\/]python\d(?:\.\d{1,3})?)[\\/]|<frozen /],
  ['Ruby', /(?:^|[\\/])(?:gems|lib[\\/]ruby)[\\/]/],
  ['vendor', /(?:^|[\\/])vendor[\\/]/],
  ['Go', /(?:^|[\\/])(?:go[\\/]src|pkg[\\/]mod|libexec[\\/]src)[\\/]/],
  ['Rust', /(?:^|[\\/])(?:rustc[\\/]|\.cargo[\\/]registry[\\/]|library[\\/](?:std|core|alloc|test)[\\/])/],
  ['Dart', /(?:^|[\s(])(?:dart:|package:(?:test|test_api|flutter|flutter_test|stack_trace|matcher|async)\/)|[\\/]\.pub-cache[\\/]/],
  ['/usr', /(?:^|[\s"(])\/usr\/(?:include|lib|lib64)\//],
]

/** Qualified names at the start of a frame. */
const names: readonly (readonly [name: string, call: RegExp])[] = [
  [
    'Java',
    /^\s*at (?:[\w.@-]{1,80}\/{1,2})?(?:javax?|jdk|sun|com\.sun|junit|kotlin|kotlinx|scala|groovy|clojure|org\.(?:junit|testng|hamcrest|assertj|mockito|gradle|apache\.(?:maven|tomcat)|codehaus|opentest4j|springframework|hibernate|spockframework|scalatest|graalvm)|io\.(?:kotest|mockk|netty)|reactor|worker\.org\.gradle|com\.google\.(?:common|inject))\./,
  ],
  [
    '.NET',
    /^\s*\p{L}{1,5} (?:System|Microsoft|Xunit|NUnit|FluentAssertions|Shouldly|Moq|NSubstitute|Castle|TUnit|InvokeStub_\w{0,200})\./u,
  ],
]

/** Returns the library that a frame of a stack trace belongs to; undefined for code of the project. */
export const libraryOf = (line: string): string | undefined =>
  (paths.find(([, path]) => path.test(line)) ?? names.find(([, call]) => call.test(line)))?.[0]

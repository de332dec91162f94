import { countOf } from '../../base/text/counts.js'

/** Folders of libraries that readers know by name. */
const namedFolder = /(?:^|[\\/(])(node_modules|bower_components|site-packages|dist-packages|vendor|gems)[\\/]/

/** Other paths of libraries, runtimes and package caches. */
const libraryPath =
  /^(?:node:|dart:|<|internal\/[\w/]{1,200}\.js$)|^package:(?:test|test_api|test_core|flutter|flutter_test|stack_trace|matcher|async)\/|[\\/](?:\.yarn|\.pnpm|\.pub-cache|\.m2|\.gradle|\.nuget|lib[\\/](?:python\d[\d.]{0,5}|ruby[\\/]\d[\d.]{0,8})|go[\\/]src(?=[\\/][^\\/.]{1,100}[\\/])|pkg[\\/]mod|libexec[\\/]src|rustc|\.cargo[\\/]registry|Library[\\/]PackageCache|library[\\/](?:std|core|alloc|test)[\\/]src)[\\/]|^\/usr\/(?:include|lib|lib64)\//

/** Qualified names of functions of Java, Kotlin, Scala, Groovy and .NET, whose frames have no path of a library. */
const libraryCall =
  /^(?:[\w.@-]{1,80}\/{1,2})?(?:javax?|jdk|sun|com\.sun|junit|kotlinx?|scala|groovy|clojure|cucumber|org\.(?:junit|testng|hamcrest|assertj|mockito|gradle|codehaus|opentest4j|springframework|hibernate|spockframework|scalatest|graalvm|jetbrains|apache\.(?:maven|tomcat|groovy))|io\.(?:cucumber|kotest|mockk|netty)|reactor|worker\.org\.gradle|com\.google\.(?:common|inject|truth)|System|Microsoft|Xunit|NUnit|FluentAssertions|Shouldly|Moq|NSubstitute|Castle|TUnit|UnityEngine|UnityEditor)[.:]/

/** Returns the name of the library folder of a frame; empty for a library without such a folder; undefined for code of the project. */
export function libraryOf(file: string | undefined, call: string | undefined): string | undefined {
  // Runtimes write frames of their own without a place.
  if (file === undefined) return ''
  const folder = namedFolder.exec(file)?.[1]
  if (folder !== undefined) return folder
  return libraryPath.test(file) || (call !== undefined && libraryCall.test(call)) ? '' : undefined
}

/** Describes frames by their folders: `4 frames of node_modules`. Without one folder that all of them are in, they are `of libraries`. */
export function libraryFrameCount(frames: number, folders: Iterable<string>): string {
  const [folder = '', ...others] = new Set(folders)
  return `${countOf(frames, 'frame')} of ${folder === '' || others.length > 0 ? 'libraries' : folder}`
}

// Parts of paths, with forward slashes, of code that does not belong to the project: packages, standard libraries and test runners.
const javascript = String.raw`(?:^|/)node_modules/|^node:|(?:^|/)\.(?:yarn|pnpm)/|^(?:internal|native|<anonymous>)|__cypress/|cypress_runner|deno\.land/`
const python = String.raw`/(?:site|dist)-packages/|/lib(?:64)?/python[23]|^<|/_pytest/|/pluggy/|(?:^|/)(?:unittest|importlib|asyncio)/\w{1,40}\.py`
const rust = String.raw`/\.cargo/registry/|^/?rustc/|/rustlib/|/library/(?:std|core|alloc|test)/src/`
const go =
  '/go/src/(?:testing|runtime|net|reflect|sync|os|io|context|encoding|database|errors|time)/|/go/[^/]{1,40}/x64/src/|(?:^|/)pkg/mod/'
const ruby = String.raw`/gems/|/ruby/\d|/lib/ruby/|/(?:bin|exe)/(?:rspec|rake|ruby|bundle)`
const php = '(?:^|/)vendor/|^phar:|/usr/(?:share|bin)/|/php(?:unit)?/'
const dart = String.raw`^dart:|^package:(?:test|test_api|test_core|matcher|flutter|flutter_test|stack_trace|async|mockito|mocktail)\b|^org-dartlang-sdk|/flutter/packages/|/\.pub-cache/`
const cpp = String.raw`/(?:gtest|gmock|googletest|googlemock|catch2|boost)/|(?:^|/)(?:gtest|gmock|catch|doctest)[\w.-]{0,20}\.(?:h|hpp|cc|cpp)$|/usr/(?:include|lib|local/include)/|/_deps/|/vcpkg/`
const others = String.raw`/\.(?:m2|gradle|nuget|conan)/|^/_/(?:src|sources?)/|/Xcode\.app/|/deps/\w{1,40}/lib/|(?:^|/)Library/PackageCache/|/Program Files(?: \(x86\))?/(?:dotnet|Microsoft|nodejs|Python|Git|Java)`

const libraryPath = new RegExp(`${javascript}|${python}|${rust}|${go}|${ruby}|${php}|${dart}|${cpp}|${others}`)

/** Returns whether a file, with forward slashes, is not a source of the project. */
export const isLibraryPath = (path: string): boolean => libraryPath.test(path)

/** Packages and namespaces of standard libraries, test runners, assertion libraries and common frameworks. */
const libraryNames = new Set(
  [
    'java javax jakarta jdk sun com.sun kotlin kotlinx scala groovy clojure dalvik android androidx com.android junit cucumber',
    'org.junit org.testng org.hamcrest org.assertj org.mockito org.opentest4j org.spockframework org.scalatest org.gradle org.apache',
    'org.codehaus org.springframework org.hibernate org.postgresql org.openqa org.jetbrains org.eclipse org.slf4j org.powermock',
    'org.robolectric org.specs2 org.easymock org.awaitility org.xmlunit org.skyscreamer org.json org.h2 org.jboss io.cucumber io.kotest',
    'io.mockk io.netty io.micronaut io.quarkus io.restassured io.vertx io.appium io.grpc com.google.common com.google.truth com.mysql',
    'com.zaxxer com.intellij com.fasterxml com.codeborne com.microsoft.playwright com.github.tomakehurst net.bytebuddy net.sf okhttp3',
    'retrofit2 reactor zio cats munit utest worker worker.org com.datastax com.mongodb redis.clients',
    'System NUnit Xunit Shouldly FluentAssertions NFluent Moq NSubstitute FakeItEasy TechTalk.SpecFlow Reqnroll Newtonsoft.Json MbUnit',
    'UnityEngine UnityEditor Unity.PerformanceTesting Cysharp Zenject DG.Tweening UniRx',
    'Castle.DynamicProxy Castle.Core Telerik.JustMock OpenQA.Selenium Polly Dapper Npgsql Autofac Rhino.Mocks Machine.Specifications TUnit',
    'Microsoft.VisualStudio Microsoft.Xml Microsoft.TestPlatform Microsoft.Testing Microsoft.Extensions Microsoft.AspNetCore Microsoft.Playwright',
    'Microsoft.EntityFrameworkCore Microsoft.Data Microsoft.CSharp Microsoft.Win32 Interop',
    'testing runtime reflect panic testify github.com/stretchr/testify gotest.tools github.com/onsi std core alloc test rust_begin_unwind',
    'PHPUnit Symfony\\Component Illuminate Mockery Pest',
  ].flatMap((line) => line.split(' ')),
)

/** Returns whether a qualified function, such as `org.junit.Assert.fail`, is not a function of the project. */
export function isLibraryFunction(name: string): boolean {
  for (let end = nextEnd(name, 0); end !== -1; end = nextEnd(name, end + 1)) {
    if (libraryNames.has(name.slice(0, end))) return true
  }
  return false
}

/** Returns the end of the next part of a qualified name. The function itself, after the last separator, is not a part. */
function nextEnd(name: string, from: number): number {
  for (let index = from; index < name.length; index += 1) {
    const character = name[index]
    if (character === '.' || (character === ':' && name[index + 1] === ':') || (character === '\\' && index > 0)) return index
  }
  return -1
}

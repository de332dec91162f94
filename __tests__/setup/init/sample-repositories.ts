/** The files of a repository by path, and the tools that `init` must find in it, as `title` or `title in folder`. */
export interface SampleRepository {
  readonly files: Readonly<Record<string, string>>
  readonly tools: readonly string[]
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** One repository for each ecosystem, and some monorepos. */
export const sampleRepositories: Readonly<Record<string, SampleRepository>> = {
  vitest: {
    files: {
      'package.json': json({ scripts: { test: 'vitest' }, devDependencies: { vitest: '^4.1.0' }, engines: { node: '>=22' } }),
      'package-lock.json': '{}',
    },
    tools: ['Vitest'],
  },
  jest: {
    files: {
      'package.json': json({
        scripts: { test: 'npm run build && jest --coverage' },
        devDependencies: { jest: '30' },
        packageManager: 'pnpm@10.2.0',
      }),
      'pnpm-lock.yaml': '',
      '.nvmrc': '22\n',
    },
    tools: ['Jest'],
  },
  'node-test': { files: { 'package.json': json({ scripts: { test: 'node --test' } }) }, tools: ['node:test'] },
  'mocha-and-browsers': {
    files: {
      'package.json': json({
        scripts: { test: 'mocha && eslint .', 'test:watch': 'mocha --watch', e2e: 'playwright test' },
        devDependencies: { mocha: '11', '@playwright/test': '1', cypress: '15', '@cucumber/cucumber': '12' },
      }),
      'yarn.lock': '',
    },
    tools: ['Mocha', 'Cucumber', 'Playwright', 'Cypress'],
  },
  mochawesome: {
    files: { 'package.json': json({ scripts: { e2e: 'cypress run' }, devDependencies: { cypress: '15', mochawesome: '7' } }) },
    tools: ['Cypress'],
  },
  ava: { files: { 'package.json': json({ scripts: { test: 'tsc && ava' }, devDependencies: { ava: '7' } }) }, tools: ['AVA'] },
  karma: {
    files: {
      'package.json': json({ devDependencies: { karma: '6', 'karma-chrome-launcher': '3', 'karma-junit-reporter': '2' } }),
      'karma.conf.js': "module.exports = (config) => config.set({ frameworks: ['jasmine'] })\n",
    },
    tools: ['Karma'],
  },
  angular: {
    files: {
      'package.json': json({
        scripts: { test: 'ng test' },
        devDependencies: { '@angular/cli': '20', karma: '6', 'karma-chrome-launcher': '3' },
      }),
    },
    tools: ['Karma'],
  },
  bun: {
    files: { 'package.json': json({ scripts: { test: 'bun test' } }), 'bun.lock': '' },
    tools: ['Bun test runner'],
  },
  'node-tap': { files: { 'package.json': json({ scripts: { test: 'tap' }, devDependencies: { tap: '21' } }) }, tools: ['node-tap'] },
  deno: {
    files: { 'deno.json': json({ tasks: { test: 'deno test --allow-read' } }), 'src/cart_test.ts': "Deno.test('adds', () => {})\n" },
    tools: ['Deno'],
  },
  meson: {
    files: {
      'meson.build': "project('shop', 'c')\nsubdir('tests')\n",
      'tests/meson.build': "e = executable('cart', 'cart.c')\ntest('adds', e)\n",
    },
    tools: ['Meson'],
  },
  workspaces: {
    files: {
      'package.json': json({
        workspaces: ['packages/*'],
        scripts: { test: 'yarn workspaces foreach run test' },
        devDependencies: { vitest: '4' },
        packageManager: 'yarn@4.9.1',
      }),
      'yarn.lock': '',
      '.yarnrc.yml': '',
      'packages/cart/package.json': json({ scripts: { test: 'vitest run' } }),
      'packages/check out/package.json': json({ scripts: { test: 'vitest run' } }),
      'packages/docs/package.json': json({ scripts: { build: 'astro build' } }),
      'packages/cart/node_modules/other/package.json': json({ scripts: { test: 'jest' } }),
    },
    tools: ['Vitest in packages/cart', 'Vitest in packages/check out'],
  },
  maven: {
    files: {
      mvnw: '',
      'pom.xml': '<project><properties><maven.compiler.release>17</maven.compiler.release></properties></project>',
      'api/pom.xml': '<project/>',
      'web/pom.xml': '<project><plugin><artifactId>maven-failsafe-plugin</artifactId></plugin></project>',
    },
    tools: ['Maven'],
  },
  gradle: {
    files: {
      gradlew: '',
      'settings.gradle': "include 'api'",
      'build.gradle': 'java { toolchain { languageVersion = JavaLanguageVersion.of(25) } }',
      'api/build.gradle': '',
    },
    tools: ['Gradle'],
  },
  android: {
    files: { gradlew: '', 'settings.gradle.kts': '', 'app/build.gradle.kts': 'plugins { id("com.android.application") }' },
    tools: ['Gradle, for Android'],
  },
  kotlin: {
    files: { 'build.gradle.kts': 'plugins { kotlin("jvm") version "2.2.0" }\nkotlin { jvmToolchain(21) }', '.java-version': '21\n' },
    tools: ['Kotlin, with Gradle'],
  },
  sbt: { files: { 'build.sbt': 'scalaVersion := "3.7.1"' }, tools: ['sbt'] },
  dotnet: {
    files: {
      'Shop.sln': '',
      'src/Shop/Shop.csproj': '<Project><PropertyGroup><TargetFramework>net9.0</TargetFramework></PropertyGroup></Project>',
      'tests/Shop.Tests/Shop.Tests.csproj':
        '<Project><PropertyGroup><TargetFramework>net9.0</TargetFramework></PropertyGroup><PackageReference Include="Microsoft.NET.Test.Sdk" /><PackageReference Include="NUnit" /></Project>',
    },
    tools: ['.NET, with NUnit'],
  },
  'dotnet-testing-platform': {
    files: {
      'global.json': json({ sdk: { version: '10.0.100' }, test: { runner: 'Microsoft.Testing.Platform' } }),
      'Shop.Tests/Shop.Tests.csproj': '<Project><PackageReference Include="xunit.v3" /></Project>',
      'Cart.Tests/Cart.Tests.csproj': '<Project><PackageReference Include="NUnit" /></Project>',
    },
    tools: ['.NET, with NUnit in Cart.Tests', '.NET, with xUnit.net v3 in Shop.Tests'],
  },
  'dotnet-tunit': {
    files: {
      'Cart.Tests/Cart.Tests.csproj': '<Project><TargetFramework>net10.0</TargetFramework><PackageReference Include="TUnit" /></Project>',
      'Shop.Tests/Shop.Tests.csproj': '<Project><TargetFramework>net10.0</TargetFramework><PackageReference Include="TUnit" /></Project>',
    },
    tools: ['.NET, with TUnit in Cart.Tests', '.NET, with TUnit in Shop.Tests'],
  },
  go: {
    files: { 'go.mod': 'module shop\n\ngo 1.25\n', 'cart/cart_test.go': 'package cart', 'tools/go.mod': 'module tools\n' },
    tools: ['go test'],
  },
  rust: {
    files: { 'Cargo.toml': '[workspace]\nmembers = ["cart"]\n', 'cart/Cargo.toml': '[package]\nname = "cart"\n' },
    tools: ['Rust, with cargo-nextest'],
  },
  'rust-with-nextest': {
    files: { 'Cargo.toml': '[package]\n', '.config/nextest.toml': '[profile.ci.junit]\npath = "junit.xml"\n' },
    tools: ['Rust, with cargo-nextest'],
  },
  pytest: {
    files: {
      'pyproject.toml':
        '[build-system]\nrequires = ["hatchling"]\n\n[project]\nname = "shop"\nrequires-python = ">=3.12"\n\n[project.optional-dependencies]\ntest = ["pytest>=8"]\n',
      'tests/test_cart.py': 'def test_adds():\n    assert 1 + 1 == 2\n',
    },
    tools: ['pytest'],
  },
  'pytest-with-uv': {
    files: { 'pyproject.toml': '[dependency-groups]\ndev = [\n  "pytest",\n]\n', 'uv.lock': '', '.python-version': '3.13\n' },
    tools: ['pytest'],
  },
  'pytest-with-requirements': {
    files: { 'requirements.txt': 'flask\n', 'requirements-dev.txt': 'pytest==9.0.3\n', 'tox.ini': '[testenv]\ncommands = pytest\n' },
    tools: ['pytest, with tox'],
  },
  tox: {
    files: {
      'tox.ini': '[tox]\nenvlist =\n    py{310,313}\n    lint\n\n[testenv]\ndeps = pytest\ncommands = pytest {posargs}\n',
      'setup.cfg': '[metadata]\nname = shop\n',
    },
    tools: ['pytest, with tox'],
  },
  'tox-in-toml': {
    files: {
      'pyproject.toml':
        '[tool.tox]\nenv_list = ["unit", "lint"]\n[tool.tox.env.unit]\ncommands = [["pytest", "tests"]]\n[tool.tox.env.lint]\ncommands = [["ruff", "check"]]\n',
    },
    tools: ['pytest, with tox'],
  },
  nox: {
    files: {
      'noxfile.py':
        'import nox\n\n@nox.session(python=["3.12", "3.13"])\ndef tests(session):\n    session.install("pytest")\n    session.run("pytest", *session.posargs)\n\n@nox.session\ndef lint(session):\n    session.install("ruff", "pytest")\n    session.run("ruff", "check")\n',
      'pyproject.toml': '[project]\nname = "shop"\nrequires-python = ">=3.12"\n',
    },
    tools: ['pytest, with nox'],
  },
  unittest: {
    files: { 'setup.py': '', 'tests/test_cart.py': 'import unittest\n\nclass Cart(unittest.TestCase):\n    pass\n' },
    tools: ['unittest'],
  },
  'robot-and-behave': {
    files: {
      'requirements.txt': '# pytest\nrobotframework>=7\nbehave\n',
      'acceptance/cart.robot': '*** Test Cases ***\n',
      'features/cart.feature': 'Feature: Cart\n',
    },
    tools: ['Robot Framework', 'Behave'],
  },
  cpp: {
    files: {
      'CMakeLists.txt': 'project(shop)\nenable_testing()\nadd_subdirectory(tests)\n',
      'tests/CMakeLists.txt': 'find_package(GTest REQUIRED)\ngtest_discover_tests(cart)\n',
    },
    tools: ['CTest, with GoogleTest'],
  },
  'cpp-without-ctest': { files: { 'CMakeLists.txt': 'find_package(Catch2 3 REQUIRED)\n' }, tools: ['CTest, with Catch2'] },
  dart: { files: { 'pubspec.yaml': 'name: shop\n', 'test/cart_test.dart': '' }, tools: ['Dart'] },
  flutter: {
    files: { 'app/pubspec.yaml': 'name: shop\ndependencies:\n  flutter:\n    sdk: flutter\n', 'app/test/cart_test.dart': '' },
    tools: ['Flutter in app'],
  },
  php: {
    files: { 'composer.json': json({ require: { php: '^8.3' }, 'require-dev': { 'phpunit/phpunit': '^12' } }) },
    tools: ['PHPUnit'],
  },
  rspec: {
    files: { Gemfile: "gem 'rspec'\n", 'spec/cart_spec.rb': '', '.ruby-version': '3.4.5\n' },
    tools: ['RSpec'],
  },
  minitest: { files: { Gemfile: "gem 'rake'\n", 'test/cart_test.rb': '' }, tools: ['Minitest'] },
  'minitest-gem': {
    files: {
      Gemfile: "source 'https://rubygems.org'\ngemspec\n",
      'shop.gemspec': "s.add_development_dependency 'minitest'\ns.add_development_dependency 'rake'\n",
      Rakefile: 'task default: :test\n',
      'test/helper.rb': '',
      'test/spec_cart.rb': '',
    },
    tools: ['Minitest'],
  },
  'gem-without-gemfile': {
    files: {
      'shop.gemspec': "s.add_development_dependency 'minitest'\n",
      Rakefile: 'Minitest::TestTask.new(:spec)\n',
      'spec/cart_spec.rb': '',
    },
    tools: ['Minitest'],
  },
  'gems-with-one-gemfile': {
    files: { Gemfile: "gem 'rake'\n", 'cart/cart.gemspec': '', 'cart/test/cart_test.rb': '', 'shop/shop.gemspec': '' },
    tools: ['Minitest'],
  },
  swift: { files: { 'Package.swift': '.testTarget(name: "CartTests")' }, tools: ['Swift'] },
  'swift-built-by-cmake': {
    files: {
      'Package.swift': '.testTarget(name: "CartTests")',
      'CMakeLists.txt': 'project(shop\n  LANGUAGES Swift)\ninclude(CTest)\n',
    },
    tools: ['Swift'],
  },
  bats: { files: { 'test/cart.bats': '' }, tools: ['bats'] },
  perl: { files: { cpanfile: '', 't/cart.t': '' }, tools: ['Perl, with prove'] },
  bazel: { files: { 'MODULE.bazel': '', 'web/package.json': json({ devDependencies: { jest: '30' } }) }, tools: ['Bazel'] },
  'several-languages': {
    files: {
      'web/package.json': json({ scripts: { test: 'vitest' }, devDependencies: { vitest: '4' }, volta: { node: '22.1.0' } }),
      'web/package-lock.json': '{}',
      'api/pyproject.toml': '[tool.pytest.ini_options]\n',
      'api/requirements.txt': 'pytest\n',
      'worker/go.mod': 'module worker\n',
      'worker/worker_test.go': '',
    },
    tools: ['Vitest in web', 'go test in worker', 'pytest in api'],
  },
}

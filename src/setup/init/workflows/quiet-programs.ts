/** Programs that run no tests. A script named `test` that consists only of them does not run tests either. */
export const quietPrograms: ReadonlySet<string> = new Set(
  [
    'echo printf exit true false cd pushd popd export set unset source . test [ [[ rm rmdir mkdir cp mv ln cat tee ls touch chmod chown sleep sed awk grep find head tail cut sort jq yq curl wget tar unzip zip',
    'git gh apt apt-get apk dnf yum brew choco winget port snap pip gem pod which where type',
    'eslint oxlint tsc tsgo vue-tsc svelte-check prettier biome xo standard semistandard stylelint markdownlint markdownlint-cli2 cspell knip publint attw depcheck madge typedoc tsup tsdown rollup vite webpack esbuild babel swc rimraf cpy husky lint-staged commitlint changeset',
    'ruff mypy pyright flake8 black isort pylint pydocstyle bandit pre-commit prek sphinx-build mkdocs twine build',
    'rubocop standardrb brakeman bundle-audit phpstan psalm php-cs-fixer phpcs pint rector',
    'golangci-lint gofmt gofumpt staticcheck govulncheck shellcheck shfmt hadolint yamllint actionlint codespell clang-format clang-tidy cppcheck swiftlint swiftformat ktlint detekt',
  ].flatMap((programs) => programs.split(' ')),
)

/** The actions that prepare a job, pinned to the commits of their versions. */
export const setupActions = {
  checkout: 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0',
  node: 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0',
  pnpm: 'pnpm/action-setup@a7487c7e89a18df4991f7f222e4898a00d66ddda # v4.1.0',
  bun: 'oven-sh/setup-bun@735343b667d3e6f658f44d0eca948eb6282f2b76 # v2.0.2',
  deno: 'denoland/setup-deno@e95548e56dfa95d4e1a28d6f422fafe75c4c26fb # v2.0.3',
  java: 'actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0',
  sbt: 'sbt/setup-sbt@6444f4c8111de4b9059c3975def104b03cfaa5f0 # v1.5.2',
  dotnet: 'actions/setup-dotnet@d4c94342e560b34958eacfc5d055d21461ed1c5d # v5.0.0',
  go: 'actions/setup-go@44694675825211faa026b3c33043df3e48a5fa00 # v6.0.0',
  rustTools: 'taiki-e/install-action@ba47c86ac325773530516bb756137ac718732518 # v2.86.5',
  python: 'actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0',
  php: 'shivammathur/setup-php@bf6b4fbd49ca58e4608c9c89fba0b8d90bd2a39f # 2.35.5',
  ruby: 'ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0',
  dart: 'dart-lang/setup-dart@65eb853c7ba17dde3be364c3d2858773e7144260 # v1.7.2',
  flutter: 'subosito/flutter-action@1a449444c387b1966244ae4d4f8c696479add0b2 # v2.23.0',
} as const

/** The name of an action that prepares a job. */
export type SetupAction = keyof typeof setupActions

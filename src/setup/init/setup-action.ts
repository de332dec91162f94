/** The actions that prepare a job, pinned to the commits of their versions. */
export const setupActions = {
  checkout: 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0',
  node: 'actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0',
  pnpm: 'pnpm/action-setup@a7487c7e89a18df4991f7f222e4898a00d66ddda # v4.1.0',
  bun: 'oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6 # v2.2.0',
  deno: 'denoland/setup-deno@667a34cdef165d8d2b2e98dde39547c9daac7282 # v2.0.4',
  java: 'actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0',
  sbt: 'sbt/setup-sbt@6444f4c8111de4b9059c3975def104b03cfaa5f0 # v1.5.2',
  dotnet: 'actions/setup-dotnet@d4c94342e560b34958eacfc5d055d21461ed1c5d # v5.0.0',
  go: 'actions/setup-go@924ae3a1cded613372ab5595356fb5720e22ba16 # v6.5.0',
  rustTools: 'taiki-e/install-action@ba47c86ac325773530516bb756137ac718732518 # v2.86.5',
  python: 'actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0',
  php: 'shivammathur/setup-php@f3e473d116dcccaddc5834248c87452386958240 # 2.37.2',
  ruby: 'ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0',
  dart: 'dart-lang/setup-dart@65eb853c7ba17dde3be364c3d2858773e7144260 # v1.7.2',
  flutter: 'subosito/flutter-action@1a449444c387b1966244ae4d4f8c696479add0b2 # v2.23.0',
} as const

/** The name of an action that prepares a job. */
export type SetupAction = keyof typeof setupActions

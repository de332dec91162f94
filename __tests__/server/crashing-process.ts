/** The kinds of crashes that a test can trigger. */
export type Crash = 'abort' | 'memory' | 'fault'

/** WebAssembly for `(memory 1) (func (export "f") (param i32) (result i32) local.get 0 i32.load)`. */
const loadFromAddress = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 6, 1, 0x60, 1, 0x7f, 1, 0x7f, 3, 2, 1, 0, 5, 3, 1, 0, 1],
  ...[7, 5, 1, 1, 0x66, 0, 0, 0x0a, 9, 1, 7, 0, 0x20, 0, 0x28, 2, 0, 0x0b],
])

/** TypeScript only declares WebAssembly in its browser types. */
interface WebAssemblyRuntime {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: { readonly f: (address: number) => number } }
}
const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyRuntime }

const crashes: Readonly<Record<Crash, () => void>> = {
  abort: () => process.abort(),
  memory() {
    const kept: number[][] = []
    for (;;) kept.push(new Array<number>(1000).fill(Math.random()))
  },
  // V8 does not check the address. It relies on an inaccessible page after the memory and on its own SIGSEGV handler.
  fault() {
    new WebAssembly.Instance(new WebAssembly.Module(loadFromAddress)).exports.f(0x7fff0000)
  },
}

// Runs the real server, which crashes on SIGUSR2 as the third argument requests.
process.on('SIGUSR2', () => crashes[process.argv[4] as Crash]())
await import('./server-process.js')

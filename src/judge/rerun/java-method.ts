import type { RerunTarget } from './rerun-target.js'

const className = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u
/** Parameters may follow the name: `adds(int, int)[1]`, `works [DISK]`, `adds{int}[2]`. */
const methodName = /^([\p{L}_$][\p{L}\p{N}_$]*)(?:\s*[([{<].*)?$/su

/** Returns the class and the method of a Java test. Undefined for a display name, which no build tool selects tests by. */
export function javaMethod({ name, suite }: RerunTarget): { readonly type: string; readonly method: string } | undefined {
  const type = suite.at(-1) ?? ''
  const method = methodName.exec(name)?.[1]
  return method === undefined || !className.test(type) ? undefined : { type, method }
}

import type { ListedTest } from './listed-test.js'

/** Returns a function that calls another one only once for each test. */
export function oncePerTest<Value>(make: (test: ListedTest) => Value): (test: ListedTest) => Value {
  const made = new WeakMap<ListedTest, { readonly value: Value }>()
  return (test) => {
    const known = made.get(test)
    if (known !== undefined) return known.value
    const value = make(test)
    made.set(test, { value })
    return value
  }
}

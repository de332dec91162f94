import { expect, test } from 'vitest'
import { createUploadMemory, type Upload } from '../../src/server/upload-memory.js'

/** Creates a memory of 100 bytes, with at most 70 per organisation. */
function setUp() {
  let time = 0
  const memory = createUploadMemory({ maximumBytes: 100, maximumBytesPerOrganisation: 70, now: () => time })
  return {
    open(organisation: string, bytes: number): Upload {
      const body = memory.open(organisation)
      try {
        body.add(bytes)
      } catch (error) {
        body.close()
        throw error
      }
      return body
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

const busy = expect.objectContaining({ statusCode: 503, headers: { 'retry-after': '2' } })
const thrownBy = (act: () => unknown): unknown => {
  try {
    act()
    return undefined
  } catch (error) {
    return error
  }
}

test('refuses bytes beyond the share of an organisation until others are freed', () => {
  const { open } = setUp()
  const first = open('acme', 40)
  const second = open('acme', 30)
  expect(thrownBy(() => second.add(1))).toEqual(busy)
  second.close()
  expect(thrownBy(() => open('acme', 31))).toEqual(busy)
  first.close()
})

test('accepts an upload of another organisation when one has used up its share', () => {
  const { open } = setUp()
  const own = open('acme', 70)
  open('globex', 30)
  expect(own.signal.aborted).toBe(false)
})

test('takes memory from the organisation that uses most when it is full', () => {
  const { open } = setUp()
  const large = open('acme', 30)
  const larger = [open('globex', 30), open('globex', 35)]
  open('initech', 10)
  expect([large, ...larger].map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  expect(larger[0]?.signal.reason).toEqual(busy)
  expect(thrownBy(() => larger[0]?.add(1))).toEqual(busy)
  // The memory of the aborted upload is free.
  open('initech', 25)
})

test('aborts the upload without progress for the longest time', () => {
  const { open, pass } = setUp()
  const bodies = [open('acme', 20), open('acme', 20), open('acme', 20)]
  pass(1)
  bodies[0]?.add(1)
  open('globex', 39)
  open('initech', 1)
  expect(bodies.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
})

test('does not abort uploads that have arrived completely', () => {
  const { open } = setUp()
  const complete = open('acme', 60)
  complete.complete()
  open('globex', 40)
  expect(thrownBy(() => open('initech', 1))).toBeUndefined()
  expect(complete.signal.aborted).toBe(false)
  const other = setUp()
  other.open('acme', 60).complete()
  other.open('globex', 40).complete()
  expect(thrownBy(() => other.open('initech', 1))).toEqual(busy)
})

test('aborts an idle upload of the same organisation, but not one that makes progress', () => {
  const { open, pass } = setUp()
  const idle = open('acme', 40)
  const slow = open('acme', 20)
  pass(999)
  expect(thrownBy(() => open('acme', 20))).toEqual(busy)
  slow.add(1)
  pass(1)
  open('acme', 10)
  expect([idle, slow].map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('counts an organisation from zero when an aborted upload ends late', () => {
  const { open, pass } = setUp()
  const idle = open('acme', 70)
  pass(1000)
  open('acme', 60).close()
  const next = open('acme', 60)
  idle.close()
  expect(thrownBy(() => next.add(11))).toEqual(busy)
})

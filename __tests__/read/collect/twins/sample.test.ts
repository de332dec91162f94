import { expect, test } from 'vitest'
import {
  createSampler,
  overlapOf,
  results,
  resultsIn,
  sampleSize,
  sizeOf,
  uniteSamples,
} from '../../../../src/read/collect/twins/sample.js'
import { hashWords, joinedNumber, noWords } from '../../../../src/read/collect/twins/title-hash.js'

const hashes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => joinedNumber(noWords, hashWords(`test ${from + index}`)))

function sampleOf(values: readonly number[], bits: number = results.successful) {
  const sampler = createSampler()
  for (const value of values) sampler.add(value, bits)
  return sampler.take()
}

test('holds the whole set when it is small', () => {
  const sample = sampleOf(hashes(0, sampleSize))
  expect(sample.entries).toHaveLength(sampleSize)
  expect(sizeOf(sample)).toBe(sampleSize)
})

test('counts repeated elements once and unites their results', () => {
  const sampler = createSampler()
  for (let index = 0; index < 20_000; index += 1) sampler.add(7, index % 2 === 0 ? results.successful : results.failed)
  const sample = sampler.take()
  expect(sizeOf(sample)).toBe(1)
  expect(resultsIn(sample, 7)).toBe(results.successful | results.failed)
})

test('stays bounded and estimates the size when the set is large', () => {
  const sample = sampleOf(hashes(0, 100_000))
  expect(sample.entries).toHaveLength(sampleSize)
  expect(sizeOf(sample) / 100_000).toBeCloseTo(1, 0)
  expect(resultsIn(sample, 2 ** 48 - 1)).toBeUndefined()
})

test('begins again after a sample was taken', () => {
  const sampler = createSampler()
  for (const value of hashes(0, 50_000)) sampler.add(value, results.successful)
  sampler.take()
  sampler.add(2 ** 48 - 1, results.successful)
  expect(sizeOf(sampler.take())).toBe(1)
})

test('gives the union of samples as if one sampler had seen all elements', () => {
  const parts = [sampleOf(hashes(0, 30_000)), sampleOf(hashes(30_000, 40_000)), sampleOf(hashes(40_000, 40_010))]
  const whole = sampleOf(hashes(0, 40_010))
  const united = uniteSamples(parts)
  const limit = Math.min(united.limit, whole.limit)
  const below = ({ entries }: typeof whole) => [...entries].filter((entry) => Math.floor(entry / 32) < limit)
  expect(below(united)).toEqual(below(whole))
  expect(below(united).length).toBeGreaterThan(900)
})

test('finds the share of common elements of two large sets', () => {
  const { ofFirst, ofSecond, ofBoth } = overlapOf(sampleOf(hashes(0, 40_000)), sampleOf(hashes(20_000, 60_000)))
  expect(ofBoth / Math.min(ofFirst, ofSecond)).toBeGreaterThan(0.45)
  expect(ofBoth / Math.min(ofFirst, ofSecond)).toBeLessThan(0.55)
})

test('finds elements that failed only in the first set', () => {
  const all = hashes(0, 10)
  expect(overlapOf(sampleOf(all, results.failed), sampleOf(all)).contradicting).toBe(10)
  expect(overlapOf(sampleOf(all), sampleOf(all, results.failed)).contradicting).toBe(0)
  expect(overlapOf(sampleOf(all, results.failed), sampleOf(all, results.successful | results.failedBefore)).contradicting).toBe(0)
})

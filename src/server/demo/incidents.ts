import { type DemoModule, type DemoTest, demoDays } from './catalogue.js'

/** A day of the demo. */
export interface DemoDay {
  /** Its begin in UTC, in Unix ms. */
  readonly start: number
  /** How many days ago it was; today is 0. */
  readonly age: number
}

/** 0 is Sunday. */
export const weekdayOf = ({ start }: DemoDay): number => new Date(start).getUTCDay()

/** The bank's answers became slow three weeks ago, and have been more than twice as slow for a fortnight. */
export function slownessOf({ name }: DemoModule, { suite }: DemoTest, { age }: DemoDay): number {
  if (name !== 'checkout' || !suite.includes('Payment')) return 1
  return 1 + 1.2 * Math.min(Math.max((21 - age) / 7, 0), 1)
}

/** The one Wednesday on which the machine room had no network. */
export const isOutage = (day: DemoDay): boolean => day.age >= 34 && day.age <= 40 && weekdayOf(day) === 3

/** For a few days no QR code was read. */
export const isBroken = ({ name }: DemoTest, { age }: DemoDay): boolean => age >= 3 && age <= 5 && name.startsWith('reads a QR code')

/** Somebody imported a whole library for one function. */
export const bundleGrowth = ({ age }: DemoDay): number => (1 + (demoDays - age) * 0.0004) * (age <= 26 ? 1.09 : 1)

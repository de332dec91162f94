import { type DemoModule, type DemoTest, demoDays } from './catalogue.js'

/** A day of the demo. */
export interface DemoDay {
  /** The start of the day in UTC, in Unix ms. */
  readonly start: number
  /** The age in days; 0 is today. */
  readonly age: number
}

/** 0 is Sunday. */
export const weekdayOf = ({ start }: DemoDay): number => new Date(start).getUTCDay()

/** The payment tests of checkout have been slowing down since three weeks ago, and have taken more than twice as long for two weeks. */
export function slownessOf({ name }: DemoModule, { suite }: DemoTest, { age }: DemoDay): number {
  if (name !== 'checkout' || !suite.includes('Payment')) return 1
  return 1 + 1.2 * Math.min(Math.max((21 - age) / 7, 0), 1)
}

/** Returns whether the network failed on this day: one Wednesday. */
export const isOutage = (day: DemoDay): boolean => day.age >= 34 && day.age <= 40 && weekdayOf(day) === 3

/** Returns whether a test was broken on this day: the QR code tests, for three days. */
export const isBroken = ({ name }: DemoTest, { age }: DemoDay): boolean => age >= 3 && age <= 5 && name.startsWith('reads a QR code')

/** Returns the growth factor of the bundle, with a jump when a large dependency was added. */
export const bundleGrowth = ({ age }: DemoDay): number => (1 + (demoDays - age) * 0.0004) * (age <= 26 ? 1.09 : 1)

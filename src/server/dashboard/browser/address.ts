import { createHashAddress, type HashAddress } from '../../../browser/hash-address.js'
import { type DashboardState, readHash, writeHash } from './state.js'

/** What the dashboard shows, kept in the page's address. */
export type Address = HashAddress<DashboardState>

/** Reads what is shown from the address, and follows it there and back. */
export const createAddress = (window: Window, onChange: (state: DashboardState) => void): Address =>
  createHashAddress(window, { read: readHash, write: writeHash }, onChange)

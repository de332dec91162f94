import { createHashAddress, type HashAddress } from '../../browser/hash-address.js'
import { readHash, type ViewState, writeHash } from './view-state.js'

/** The view's state, kept in the page's address. */
export type Address = HashAddress<ViewState>

/** Reads the view's state from the address, and follows it there and back. */
export const createAddress = (window: Window, onChange: (state: ViewState) => void): Address =>
  createHashAddress(window, { read: readHash, write: writeHash }, onChange)

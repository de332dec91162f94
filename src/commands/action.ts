import * as core from '../host/process/actions-core.js'
import { runAction } from './action/run-action.js'

/** Runs the GitHub Action in this process. */
export const start = () => runAction({ core, env: process.env })

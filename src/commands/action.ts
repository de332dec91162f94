import * as core from '@actions/core'
import { runAction } from './action/run-action.js'

await runAction({ core, env: process.env })

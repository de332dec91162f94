import * as core from '../host/process/actions-core.js'
import { runPost } from './action/run-post.js'

/** Runs the end of the GitHub Action in this process. */
export const start = () => runPost({ core, env: process.env })

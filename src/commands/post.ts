import * as core from '@actions/core'
import { runPost } from './action/run-post.js'

await runPost({ core, env: process.env })

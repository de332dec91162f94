#!/usr/bin/env node
import { startCommand } from '../bundle/index.js'

await startCommand()

'use strict'

if (process.env.STATE_comment) require('./bundle/start.cjs')('startPost')

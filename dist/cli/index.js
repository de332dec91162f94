#!/usr/bin/env node
'use strict'

var version = process.versions.node
var parts = version.split('.').map(Number)
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 12)) {
  console.error('Build Report needs Node 20.12 or later; this is ' + version + '.')
  process.exitCode = 2
} else {
  require('../bundle/start.cjs')('startCommand')
}

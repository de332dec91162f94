#!/usr/bin/env bash
set -euo pipefail
echo "1 mug 17.95"

rounds_to() {
  run bin/round-price "$1"
  echo "expected $2 but was $output"
  [ "$output" = "$2" ]
}

@test "keeps whole cents" {
  rounds_to 17.95 17.95
}

@test "rounds half a cent up" {
  rounds_to 17.955 17.96
}

@test "converts currencies" {
  skip "the bank's rates are not ready"
}

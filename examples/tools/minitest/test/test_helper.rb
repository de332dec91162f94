# frozen_string_literal: true

require 'minitest/autorun'
require 'minitest/reporters'

reporters = [Minitest::Reporters::DefaultReporter.new]
reporters << Minitest::Reporters::JUnitReporter.new('test-reports') if ENV['CI']
Minitest::Reporters.use! reporters

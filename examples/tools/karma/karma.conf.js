module.exports = (config) =>
  config.set({
    frameworks: ['jasmine'],
    files: ['src/*.js', 'test/*.js'],
    browsers: ['Chrome'],
    // Chrome does not start its sandbox as root, which is the user in most containers.
    customLaunchers: { Chrome: { base: 'ChromeHeadless', flags: ['--no-sandbox'] } },
    reporters: ['progress', 'junit'],
    junitReporter: { outputDir: 'test-results', outputFile: 'junit.xml', useBrowserName: false, nameFormatter: (_, { description }) => description },
  })

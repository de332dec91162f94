import jetbrains.buildServer.configs.kotlin.BuildType
import jetbrains.buildServer.configs.kotlin.DslContext
import jetbrains.buildServer.configs.kotlin.buildSteps.script
import jetbrains.buildServer.configs.kotlin.project
import jetbrains.buildServer.configs.kotlin.triggers.vcs
import jetbrains.buildServer.configs.kotlin.version

version = "2024.12"

// Stores the report as an artifact. Its page can be shown as a report tab of the project.
project {
  buildType(UnitTests)
}

object UnitTests : BuildType({
  name = "Unit tests"
  artifactRules = "report.html"
  vcs {
    root(DslContext.settingsRoot)
  }
  triggers {
    vcs {}
  }
  steps {
    script {
      name = "Test and report"
      scriptContent = """
        make test || true
        npx build-report report test-results/ --html report.html
      """.trimIndent()
    }
  }
})

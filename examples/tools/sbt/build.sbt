scalaVersion := "3.3.6"

libraryDependencies += "org.scalatest" %% "scalatest" % "3.2.19" % Test

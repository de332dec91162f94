import { base64, type ImageSource, junitFile, marker, ofBytes, ofText } from './image-source.js'

const property = (name: string, path: string) => `<properties><property name="${name}" value="${path}"/></properties>`

const nunitFile = (name: string, ofCase: string, ofSuite = '') =>
  `<test-run id="2" testcasecount="1" result="Failed"><test-suite type="TestFixture" id="1" name="Cart" fullname="Shop.Cart" result="Failed">${ofSuite}` +
  `<test-case id="2" name="${name}" fullname="Shop.Cart.${name}" classname="Shop.Cart" result="Failed"><failure><message>not shown</message></failure>${ofCase}</test-case></test-suite></test-run>`

const nunitAttachment = (path: string) => `<attachments><attachment><filePath>${path}</filePath></attachment></attachments>`

const trxFile = (name: string, ofResult: string, ofRun = '') =>
  `<TestRun id="1" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><TestSettings><Deployment runDeploymentRoot="run_1"/></TestSettings>${ofRun}` +
  `<Results><UnitTestResult executionId="e1" testId="t1" testName="${name}" outcome="Failed" relativeResultsDirectory="e1-files"><Output><ErrorInfo><Message>not shown</Message></ErrorInfo></Output>${ofResult}</UnitTestResult></Results>` +
  `<TestDefinitions><UnitTest name="${name}" id="t1"><TestMethod className="Shop.Cart" name="${name}"/></UnitTest></TestDefinitions></TestRun>`

const robotFile = (name: string, message: string, flag = 'html="true"') =>
  `<robot generator="Robot 7.3 (Python 3.12.0 on linux)" schemaversion="5"><suite id="s1" name="Shop" source="/home/ci/shop.robot"><test id="s1-t1" name="${name}" line="7"><kw name="Click" owner="Browser">` +
  `<msg time="2026-03-02T10:00:00.400000" level="INFO" ${flag}>${message.replaceAll('<', '&lt;')}</msg><status status="FAIL" start="2026-03-02T10:00:00.400000" elapsed="0.1">not shown</status></kw>` +
  '<status status="FAIL" start="2026-03-02T10:00:00.400000" elapsed="0.2">not shown</status></test><status status="FAIL"/></suite></robot>'

const testngFile = (name: string, line: string) =>
  `<testng-results total="1" failed="1"><suite name="Shop"><test name="Cart"><class name="demo.CartTest"><test-method signature="${name}()" name="${name}" status="FAIL" duration-ms="2"><exception class="E"><message>not shown</message></exception>` +
  `<reporter-output><line><![CDATA[${line}]]></line></reporter-output></test-method></class></test></suite></testng-results>`

const qtFile = (name: string, path: string) =>
  `<TestCase name="tst_Cart"><Environment><QtVersion>6.5.0</QtVersion></Environment><TestFunction name="${name}"><Message type="qdebug" file="" line="0"><Description>${marker(path)}</Description></Message><Incident type="fail" file="tst_cart.cpp" line="12"><Description>not shown</Description></Incident></TestFunction></TestCase>`

/** A screenshot in the deployment folder of MSTest. */
const inDeployment = (title: string, write: (path: string) => string): ImageSource => ({
  title,
  results: 'run.trx',
  files: ({ name }) => ({ 'run.trx': trxFile(name, write('HOST\\page.png')), 'run_1/In/e1-files/HOST/page.png': '' }),
  hasPath: false,
})

const resultFile = (path: string) => `<ResultFiles><ResultFile path="${path}"/></ResultFiles>`
const collectorFile = (path: string) =>
  `<CollectorDataEntries><Collector collectorDisplayName="Screenshots"><UriAttachments><UriAttachment><A href="${path}"></A></UriAttachment></UriAttachments></Collector></CollectorDataEntries>`

/** The formats in XML. */
export const xmlSources: readonly ImageSource[] = [
  ...(['system-out', 'system-err', 'system.out'] as const).flatMap((element) => [
    ofText(`${element} of a JUnit test`, 'junit.xml', ({ name, path }) => junitFile(name, `<${element}>${marker(path)}</${element}>`)),
    ofText(`${element} of a JUnit suite`, 'junit.xml', ({ name, path }) => junitFile(name, '', `<${element}>${marker(path)}</${element}>`)),
  ]),
  ...['attachment', 'attachments', 'attachment_1', 'testrail_attachment'].map((key) =>
    ofText(`the property ${key} of a JUnit test`, 'junit.xml', ({ name, path }) => junitFile(name, property(key, path))),
  ),
  ofText('the property attachment of a JUnit suite', 'junit.xml', ({ name, path }) => junitFile(name, '', property('attachment', path))),
  ofBytes('evidence of Xray in a JUnit file', 'junit.xml', ({ name }) =>
    junitFile(name, `<properties><property name="testrun_evidence"><item name="page.png">${base64}</item></property></properties>`),
  ),
  ofText('attachments of NUnit in a JUnit file', 'junit.xml', ({ name, path }) => junitFile(name, nunitAttachment(path))),
  ofBytes('attachments of xUnit.net in a JUnit file', 'junit.xml', ({ name }) =>
    junitFile(name, `<attachments><attachment name="page.png" media-type="image/png">${base64}</attachment></attachments>`),
  ),
  ofText('an attachment of an NUnit test', 'nunit.xml', ({ name, path }) => nunitFile(name, nunitAttachment(path))),
  ofText('an attachment of an NUnit suite', 'nunit.xml', ({ name, path }) => nunitFile(name, '', nunitAttachment(path))),
  ofText('an address of a file in an NUnit file', 'nunit.xml', ({ name }) =>
    nunitFile(name, nunitAttachment('file:///agent/work/shots/cart%20page.png')),
  ),
  ofBytes(
    'an attachment of xUnit.net',
    'xunit.xml',
    ({ name }) =>
      `<assemblies schema-version="3"><assembly name="/src/Shop.dll" total="1" failed="1"><collection name="c" total="1"><test name="${name}" type="Shop.Cart" method="Pays" result="Fail" time="1"><failure><message>not shown</message></failure><attachments><attachment name="page" media-type="image/png"><![CDATA[${base64}]]></attachment></attachments></test></collection></assembly></assemblies>`,
  ),
  ofText('a result file in a TRX file', 'run.trx', ({ name, path }) => trxFile(name, resultFile(path))),
  ofText('an entry of a data collector in a TRX file', 'run.trx', ({ name, path }) => trxFile(name, collectorFile(path))),
  inDeployment('a result file in the deployment folder of MSTest', resultFile),
  inDeployment('an entry of a data collector in the deployment folder of MSTest', collectorFile),
  ofText('an image in a message of Robot Framework', 'output.xml', ({ name, path }) =>
    robotFile(name, `<img src="${path}" width="800px">`),
  ),
  ofText('a link in a message of Robot Framework', 'output.xml', ({ name, path }) => robotFile(name, `<a href="${path}">page</a>`)),
  ofText('an image in a message of Robot Framework 3', 'output.xml', ({ name, path }) =>
    robotFile(name, `<a href="${path}"><img src="${path}"></a>`, 'html="yes"'),
  ),
  ofBytes('data in a message of Robot Framework', 'output.xml', ({ name }) =>
    robotFile(name, `<img alt="screenshot" src="data:image/png;base64,${base64}">`),
  ),
  ofText('an image in the output of TestNG', 'testng-results.xml', ({ name, path }) => testngFile(name, `<img src="${path}">`)),
  ofText('a link in the output of TestNG', 'testng-results.xml', ({ name, path }) => testngFile(name, `<a href="${path}">page</a>`)),
  ofText('a marker in the output of TestNG', 'testng-results.xml', ({ name, path }) => testngFile(name, `[[ATTACHMENT|${path}]]`)),
  ofText('a message of Qt', 'qt.xml', ({ name, path }) => qtFile(name, path)),
]

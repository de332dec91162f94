"use strict";
exports.id = 5671;
exports.ids = [5671];
exports.modules = {
11504: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.NodeClickHouseClient = void 0;
exports.createClient = createClient;
const index_1 = __webpack_require__(61349);
const config_1 = __webpack_require__(68637);
class NodeClickHouseClient extends index_1.ClickHouseClient {
query(params) {
return super.query(params);
}
}
exports.NodeClickHouseClient = NodeClickHouseClient;
function createClient(config) {
const injected = config?.connection;
const impl = injected !== undefined ? {
...config_1.NodeConfigImpl,
make_connection: () => injected
} : config_1.NodeConfigImpl;
return new index_1.ClickHouseClient({
impl,
...config || {}
});
}
}),
98287: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.isProgressRow = isProgressRow;
exports.isRow = isRow;
exports.isException = isException;
function isProgressRow(row) {
return row !== null && typeof row === "object" && "progress" in row && Object.keys(row).length === 1;
}
function isRow(row) {
return row !== null && typeof row === "object" && "row" in row && Object.keys(row).length === 1;
}
function isException(row) {
return row !== null && typeof row === "object" && "exception" in row && Object.keys(row).length === 1;
}
}),
67646: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.ClickHouseClient = void 0;
const parse_1 = __webpack_require__(40953);
const logger_1 = __webpack_require__(67581);
const config_1 = __webpack_require__(79367);
const tracing_1 = __webpack_require__(37739);
class ClickHouseClient {
clientClickHouseSettings;
connectionParams;
connection;
makeResultSet;
valuesEncoder;
sessionId;
role;
jsonHandling;
tracer;
constructor(config) {
const logger = config?.log?.LoggerClass ? new config.log.LoggerClass() : new logger_1.DefaultLogger();
const configWithURL = (0, config_1.prepareConfigWithURL)(config, logger, config.impl.handle_specific_url_params ?? null);
this.connectionParams = (0, config_1.getConnectionParams)(configWithURL, logger);
this.clientClickHouseSettings = this.connectionParams.clickhouse_settings;
this.sessionId = config.session_id;
this.role = config.role;
this.connection = config.impl.make_connection(configWithURL, this.connectionParams);
this.makeResultSet = config.impl.make_result_set;
this.jsonHandling = {
...parse_1.defaultJSONHandling,
...config.json
};
this.valuesEncoder = config.impl.values_encoder(this.jsonHandling);
this.tracer = config.tracer ?? tracing_1.NoopClickHouseTracer;
}
async query(params) {
const format = params.format ?? "JSON";
const query = formatQuery(params.query, format);
const queryParams = this.withClientQueryParams(params);
const { log_writer, log_level } = this.connectionParams;
return this.tracer.startActiveSpan(tracing_1.ClickHouseSpanNames.query, {
kind: tracing_1.ClickHouseSpanKind.CLIENT,
attributes: this.withBaseSpanAttributes({
"clickhouse.response.format": format,
"clickhouse.request.query_id": queryParams.query_id,
"clickhouse.request.session_id": queryParams.session_id
})
}, async (span) => {
let queryResult;
try {
queryResult = await this.connection.query({
query,
...queryParams
});
} catch (err) {
(0, tracing_1.recordSpanError)(span, err);
span.end();
throw err;
}
const { stream, query_id, response_headers, http_status_code } = queryResult;
span.setAttributes({ "clickhouse.request.query_id": query_id });
setResponseSpanAttributes(span, { http_status_code });
span.end();
return this.tracer.startActiveSpan(tracing_1.ClickHouseSpanNames.query_stream, { kind: tracing_1.ClickHouseSpanKind.CLIENT }, (streamSpan) => {
try {
return this.makeResultSet(stream, format, query_id, (err) => {
if (log_level <= logger_1.ClickHouseLogLevel.ERROR) {
log_writer.error({
err,
module: "Client",
message: "Error while processing the ResultSet.",
args: {
session_id: queryParams.session_id,
role: queryParams.role,
query_id
}
});
}
}, response_headers, this.jsonHandling, streamSpan);
} catch (err) {
(0, tracing_1.recordSpanError)(streamSpan, err);
streamSpan.end();
throw err;
}
});
});
}
async command(params) {
const query = removeTrailingSemi(params.query.trim());
const ignore_error_response = params.ignore_error_response ?? false;
const queryParams = this.withClientQueryParams(params);
return this.tracer.startActiveSpan(tracing_1.ClickHouseSpanNames.command, {
kind: tracing_1.ClickHouseSpanKind.CLIENT,
attributes: this.withBaseSpanAttributes({
"clickhouse.request.query_id": queryParams.query_id,
"clickhouse.request.session_id": queryParams.session_id
})
}, async (span) => {
try {
const result = await this.connection.command({
query,
ignore_error_response,
...queryParams
});
span.setAttributes({ "clickhouse.request.query_id": result.query_id });
setResponseSpanAttributes(span, result);
return result;
} catch (err) {
(0, tracing_1.recordSpanError)(span, err);
throw err;
} finally {
span.end();
}
});
}
async exec(params) {
const query = removeTrailingSemi(params.query.trim());
const values = "values" in params ? params.values : undefined;
const decompress_response_stream = params.decompress_response_stream ?? true;
const ignore_error_response = params.ignore_error_response ?? false;
const queryParams = this.withClientQueryParams(params);
return this.tracer.startActiveSpan(tracing_1.ClickHouseSpanNames.exec, {
kind: tracing_1.ClickHouseSpanKind.CLIENT,
attributes: this.withBaseSpanAttributes({
"clickhouse.request.query_id": queryParams.query_id,
"clickhouse.request.session_id": queryParams.session_id
})
}, async (span) => {
try {
const result = await this.connection.exec({
query,
values,
decompress_response_stream,
ignore_error_response,
...queryParams
});
span.setAttributes({ "clickhouse.request.query_id": result.query_id });
setResponseSpanAttributes(span, result);
return result;
} catch (err) {
(0, tracing_1.recordSpanError)(span, err);
throw err;
} finally {
span.end();
}
});
}
async insert(params) {
if (Array.isArray(params.values) && params.values.length === 0) {
return {
executed: false,
query_id: "",
response_headers: {}
};
}
const format = params.format || "JSONCompactEachRow";
this.valuesEncoder.validateInsertValues(params.values, format);
const query = getInsertQuery(params, format);
const queryParams = this.withClientQueryParams(params);
return this.tracer.startActiveSpan(tracing_1.ClickHouseSpanNames.insert, {
kind: tracing_1.ClickHouseSpanKind.CLIENT,
attributes: this.withBaseSpanAttributes({
"db.operation.name": "INSERT",
"db.collection.name": params.table,
"clickhouse.request.format": format,
"clickhouse.request.query_id": queryParams.query_id,
"clickhouse.request.session_id": queryParams.session_id,
"clickhouse.request.sent_rows": Array.isArray(params.values) ? params.values.length : undefined
})
}, async (span) => {
try {
const values = this.valuesEncoder.encodeValues(params.values, format);
const result = await this.connection.insert({
query,
values,
...queryParams
});
span.setAttributes({ "clickhouse.request.query_id": result.query_id });
setResponseSpanAttributes(span, result);
return {
...result,
executed: true
};
} catch (err) {
(0, tracing_1.recordSpanError)(span, err);
throw err;
} finally {
span.end();
}
});
}
async ping(params) {
const select = params?.select ?? false;
return this.tracer.startActiveSpan(tracing_1.ClickHouseSpanNames.ping, {
kind: tracing_1.ClickHouseSpanKind.CLIENT,
attributes: this.withBaseSpanAttributes({ "clickhouse.ping.select": select })
}, async (span) => {
try {
return await this.connection.ping(params ?? { select: false });
} catch (err) {
(0, tracing_1.recordSpanError)(span, err);
throw err;
} finally {
span.end();
}
});
}
async close() {
return await this.connection.close();
}
async [Symbol.asyncDispose]() {
await this.close();
}
withBaseSpanAttributes(extra) {
const url = this.connectionParams.url;
const attrs = {
"db.system.name": "clickhouse",
"server.address": url.hostname,
"server.port": getServerPort(url),
"db.namespace": this.connectionParams.database
};
if (this.connectionParams.application_id !== undefined) {
attrs["clickhouse.application"] = this.connectionParams.application_id;
}
for (const [k, v] of Object.entries(extra)) {
if (v !== undefined) attrs[k] = v;
}
return attrs;
}
withClientQueryParams(params) {
return {
clickhouse_settings: {
...this.clientClickHouseSettings,
...params.clickhouse_settings
},
query_params: params.query_params,
abort_signal: params.abort_signal,
query_id: params.query_id,
session_id: params.session_id ?? this.sessionId,
role: params.role ?? this.role,
auth: params.auth,
http_headers: params.http_headers,
use_multipart_params: params.use_multipart_params,
use_multipart_params_auto: params.use_multipart_params_auto
};
}
}
exports.ClickHouseClient = ClickHouseClient;
function getServerPort(url) {
if (url.port !== "") {
return Number(url.port);
}
return url.protocol === "https:" ? 443 : 80;
}
function setResponseSpanAttributes(span, result) {
const attributes = {};
if (result.http_status_code !== undefined) {
attributes["db.response.status_code"] = result.http_status_code;
}
const summary = result.summary;
if (summary !== undefined) {
attributes["clickhouse.summary.read_rows"] = summary.read_rows;
attributes["clickhouse.summary.read_bytes"] = summary.read_bytes;
attributes["clickhouse.summary.written_rows"] = summary.written_rows;
attributes["clickhouse.summary.written_bytes"] = summary.written_bytes;
attributes["clickhouse.summary.result_rows"] = summary.result_rows;
attributes["clickhouse.summary.result_bytes"] = summary.result_bytes;
attributes["clickhouse.summary.elapsed_ns"] = summary.elapsed_ns;
}
span.setAttributes(attributes);
}
function formatQuery(query, format) {
query = query.trim();
query = removeTrailingSemi(query);
return query + " \nFORMAT " + format;
}
function removeTrailingSemi(query) {
let lastNonSemiIdx = query.length;
for (let i = lastNonSemiIdx; i > 0; i--) {
if (query[i - 1] !== ";") {
lastNonSemiIdx = i;
break;
}
}
if (lastNonSemiIdx !== query.length) {
return query.slice(0, lastNonSemiIdx);
}
return query;
}
function isInsertColumnsExcept(obj) {
return obj !== undefined && obj !== null && typeof obj === "object" && Object.prototype.hasOwnProperty.call(obj, "except");
}
function getInsertQuery(params, format) {
let columnsPart = "";
if (params.columns !== undefined) {
if (Array.isArray(params.columns) && params.columns.length > 0) {
columnsPart = ` (${params.columns.join(", ")})`;
} else if (isInsertColumnsExcept(params.columns) && params.columns.except.length > 0) {
columnsPart = ` (* EXCEPT (${params.columns.except.join(", ")}))`;
}
}
return `INSERT INTO ${params.table.trim()}${columnsPart} FORMAT ${format}`;
}
}),
79367: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.prepareConfigWithURL = prepareConfigWithURL;
exports.getConnectionParams = getConnectionParams;
exports.mergeConfigs = mergeConfigs;
exports.createUrl = createUrl;
exports.loadConfigOptionsFromURL = loadConfigOptionsFromURL;
exports.booleanConfigURLValue = booleanConfigURLValue;
exports.numberConfigURLValue = numberConfigURLValue;
exports.enumConfigURLValue = enumConfigURLValue;
const logger_1 = __webpack_require__(67581);
const json_handling_1 = __webpack_require__(72735);
function normalizeRequestCompression(value) {
if (!value) {
return undefined;
}
if (value === true) {
return { codec: "gzip" };
}
return value;
}
function normalizeResponseCompression(value) {
if (!value) {
return undefined;
}
if (value === true) {
return { codec: "gzip" };
}
return { codec: value.codec };
}
function prepareConfigWithURL(baseConfigOptions, logger, handleImplURLParams) {
const baseConfig = { ...baseConfigOptions };
if (baseConfig.additional_headers !== undefined) {
logger.warn({
module: "Config",
message: "\"additional_headers\" is deprecated. Use \"http_headers\" instead."
});
baseConfig.http_headers = baseConfig.additional_headers;
delete baseConfig.additional_headers;
}
let configURL;
if (baseConfig.host !== undefined) {
logger.warn({
module: "Config",
message: "\"host\" is deprecated. Use \"url\" instead."
});
configURL = createUrl(baseConfig.host);
delete baseConfig.host;
} else {
configURL = createUrl(baseConfig.url);
}
const [url, configFromURL] = loadConfigOptionsFromURL(configURL, handleImplURLParams);
const config = mergeConfigs(baseConfig, configFromURL, logger);
if (config.pathname !== undefined) {
url.pathname = config.pathname;
}
config.url = url;
return config;
}
function getConnectionParams(config, logger) {
let auth;
if (config.access_token !== undefined) {
if (config.username !== undefined || config.password !== undefined) {
throw new Error("Both access token and username/password are provided in the configuration. Please use only one authentication method.");
}
auth = {
access_token: config.access_token,
type: "JWT"
};
} else {
auth = {
username: config.username ?? "default",
password: config.password ?? "",
type: "Credentials"
};
}
const log_level = config.log?.level ?? logger_1.ClickHouseLogLevel.WARN;
const request_timeout = config.request_timeout ?? 3e4;
const clickhouse_settings = config.clickhouse_settings ?? {};
if (log_level <= logger_1.ClickHouseLogLevel.WARN) {
const THRESHOLD_MS = 6e4;
if (request_timeout > THRESHOLD_MS) {
const send_progress = String(clickhouse_settings.send_progress_in_http_headers) === "1";
const progress_interval = clickhouse_settings.http_headers_progress_interval_ms;
if (!send_progress) {
logger.warn({
module: "Config",
message: `request_timeout is set to ${request_timeout}ms, but send_progress_in_http_headers is not enabled. Long-running queries may fail with socket hang-up errors if they exceed the load balancer idle timeout. Consider enabling progress headers with clickhouse_settings: { send_progress_in_http_headers: 1, http_headers_progress_interval_ms: '<interval>' }. See https://github.com/ClickHouse/clickhouse-js/blob/main/docs/howto/long_running_queries.md for more details.`
});
} else if (progress_interval === undefined) {
logger.warn({
module: "Config",
message: `request_timeout is set to ${request_timeout}ms and send_progress_in_http_headers is enabled, but http_headers_progress_interval_ms is not set. It is recommended to set http_headers_progress_interval_ms to a value slightly below your load balancer's idle timeout (e.g., '110000' for a 120s LB timeout). See https://github.com/ClickHouse/clickhouse-js/blob/main/docs/howto/long_running_queries.md for more details.`
});
}
}
}
return {
auth,
url: config.url,
application_id: config.application,
request_timeout,
max_open_connections: config.max_open_connections ?? 10,
compression: {
decompress_response: normalizeResponseCompression(config.compression?.response),
compress_request: normalizeRequestCompression(config.compression?.request)
},
database: config.database ?? "default",
log_writer: new logger_1.LogWriter(logger, "Connection", log_level),
log_level,
keep_alive: { enabled: config.keep_alive?.enabled ?? true },
clickhouse_settings,
http_headers: config.http_headers ?? {},
json: {
...json_handling_1.defaultJSONHandling,
...config.json
},
...config.use_multipart_params ? { use_multipart_params: true } : {},
...config.use_multipart_params_auto ? { use_multipart_params_auto: true } : {}
};
}
function mergeConfigs(baseConfig, configFromURL, logger) {
function deepMerge(base, fromURL, path = []) {
for (const key of Object.keys(fromURL)) {
if (typeof fromURL[key] === "object") {
deepMerge(base, fromURL[key], path.concat(key));
} else {
let baseAtPath = base;
for (const key of path) {
if (baseAtPath[key] === undefined) {
baseAtPath[key] = {};
}
baseAtPath = baseAtPath[key];
}
const baseAtKey = baseAtPath[key];
if (baseAtKey !== undefined) {
const fullPath = path.concat(key).join(".");
logger.warn({
module: "Config",
message: `"${fullPath}" is overridden by a URL parameter.`
});
}
baseAtPath[key] = fromURL[key];
}
}
}
const config = { ...baseConfig };
deepMerge(config, configFromURL);
return config;
}
function createUrl(configURL) {
let url;
try {
if (typeof configURL === "string" || configURL instanceof URL) {
url = new URL(configURL);
} else {
return new URL("http://localhost:8123");
}
} catch (err) {
throw new Error("ClickHouse URL is malformed. Expected format: http[s]://[username:password@]hostname:port[/database][?param1=value1&param2=value2]", { cause: err });
}
if (url.protocol !== "http:" && url.protocol !== "https:") {
throw new Error(`ClickHouse URL protocol must be either http or https. Got: ${url.protocol}`);
}
return url;
}
function loadConfigOptionsFromURL(url, handleExtraURLParams) {
let config = {};
if (url.username !== "") {
config.username = decodeURIComponent(url.username);
}
if (url.password !== "") {
config.password = decodeURIComponent(url.password);
}
if (url.pathname.trim().length > 1) {
config.database = url.pathname.slice(1);
}
const urlSearchParamsKeys = [...url.searchParams.keys()];
if (urlSearchParamsKeys.length > 0) {
const unknownParams = new Set();
const settingPrefix = "clickhouse_setting_";
const settingShortPrefix = "ch_";
const httpHeaderPrefix = "http_header_";
urlSearchParamsKeys.forEach((key) => {
let paramWasProcessed = true;
const value = url.searchParams.get(key);
if (key.startsWith(settingPrefix)) {
const settingKey = key.slice(settingPrefix.length);
if (config.clickhouse_settings === undefined) {
config.clickhouse_settings = {};
}
config.clickhouse_settings[settingKey] = value;
} else if (key.startsWith(settingShortPrefix)) {
const settingKey = key.slice(settingShortPrefix.length);
if (config.clickhouse_settings === undefined) {
config.clickhouse_settings = {};
}
config.clickhouse_settings[settingKey] = value;
} else if (key.startsWith(httpHeaderPrefix)) {
const headerKey = key.slice(httpHeaderPrefix.length);
if (config.http_headers === undefined) {
config.http_headers = {};
}
config.http_headers[headerKey] = value;
} else {
switch (key) {
case "application":
config.application = value;
break;
case "pathname":
config.pathname = value;
break;
case "session_id":
config.session_id = value;
break;
case "request_timeout":
config.request_timeout = numberConfigURLValue({
key,
value,
min: 0
});
break;
case "max_open_connections":
config.max_open_connections = numberConfigURLValue({
key,
value,
min: 1
});
break;
case "compression_request":
if (config.compression === undefined) {
config.compression = {};
}
config.compression.request = booleanConfigURLValue({
key,
value
});
break;
case "compression_response":
if (config.compression === undefined) {
config.compression = {};
}
config.compression.response = booleanConfigURLValue({
key,
value
});
break;
case "log_level":
if (config.log === undefined) {
config.log = {};
}
config.log.level = enumConfigURLValue({
key,
value,
enumObject: logger_1.ClickHouseLogLevel
});
break;
case "keep_alive_enabled":
if (config.keep_alive === undefined) {
config.keep_alive = {};
}
config.keep_alive.enabled = booleanConfigURLValue({
key,
value
});
break;
case "access_token":
config.access_token = value;
break;
default:
paramWasProcessed = false;
unknownParams.add(key);
break;
}
}
if (paramWasProcessed) {
url.searchParams.delete(key);
}
});
if (handleExtraURLParams !== null) {
const res = handleExtraURLParams(config, url);
config = res.config;
if (unknownParams.size > 0) {
res.handled_params.forEach((k) => unknownParams.delete(k));
}
if (res.unknown_params.size > 0) {
res.unknown_params.forEach((k) => unknownParams.add(k));
}
}
if (unknownParams.size > 0) {
throw new Error(`Unknown URL parameters: ${Array.from(unknownParams).join(", ")}`);
}
}
const clickHouseURL = new URL(`${url.protocol}//${url.host}`);
return [clickHouseURL, config];
}
function booleanConfigURLValue({ key, value }) {
const trimmed = value.trim();
if (trimmed === "true" || trimmed === "1") return true;
if (trimmed === "false" || trimmed === "0") return false;
throw new Error(`"${key}" has invalid boolean value: ${trimmed}. Expected one of: 0, 1, true, false.`);
}
function numberConfigURLValue({ key, value, min, max }) {
const trimmed = value.trim();
const number = Number(trimmed);
if (isNaN(number)) throw new Error(`"${key}" has invalid numeric value: ${trimmed}`);
if (min !== undefined && number < min) {
throw new Error(`"${key}" value ${trimmed} is less than min allowed ${min}`);
}
if (max !== undefined && number > max) {
throw new Error(`"${key}" value ${trimmed} is greater than max allowed ${max}`);
}
return number;
}
function enumConfigURLValue({ key, value, enumObject }) {
const values = Object.keys(enumObject).filter((item) => isNaN(Number(item)));
const trimmed = value.trim();
if (!values.includes(trimmed)) {
const expected = values.join(", ");
throw new Error(`"${key}" has invalid value: ${trimmed}. Expected one of: ${expected}.`);
}
return enumObject[trimmed];
}
}),
21784: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.TupleParam = void 0;
exports.formatQueryParams = formatQueryParams;
class TupleParam {
values;
constructor(values) {
this.values = values;
}
}
exports.TupleParam = TupleParam;
function formatQueryParams({ value, wrapStringInQuotes, printNullAsKeyword }) {
return formatQueryParamsInternal({
value,
wrapStringInQuotes,
printNullAsKeyword,
isInArrayOrTuple: false
});
}
function formatQueryParamsInternal({ value, wrapStringInQuotes, printNullAsKeyword, isInArrayOrTuple }) {
if (value === null || value === undefined) {
if (printNullAsKeyword) return "NULL";
return "\\N";
}
if (Number.isNaN(value)) return "nan";
if (value === Number.POSITIVE_INFINITY) return "+inf";
if (value === Number.NEGATIVE_INFINITY) return "-inf";
if (typeof value === "number" || typeof value === "bigint") return String(value);
if (typeof value === "boolean") {
if (isInArrayOrTuple) {
return value ? "TRUE" : "FALSE";
}
return value ? "1" : "0";
}
if (typeof value === "string") {
let result = "";
for (let i = 0; i < value.length; i++) {
switch (value.charCodeAt(i)) {
case TabASCII:
result += "\\t";
break;
case NewlineASCII:
result += "\\n";
break;
case CarriageReturnASCII:
result += "\\r";
break;
case SingleQuoteASCII:
result += `\\'`;
break;
case BackslashASCII:
result += "\\\\";
break;
default: result += value[i];
}
}
return wrapStringInQuotes ? `'${result}'` : result;
}
if (Array.isArray(value)) {
return `[${value.map((v) => formatQueryParamsInternal({
value: v,
wrapStringInQuotes: true,
printNullAsKeyword: true,
isInArrayOrTuple: true
})).join(",")}]`;
}
if (value instanceof Date) {
const unixTimestamp = Math.floor(value.getTime() / 1e3).toString().padStart(10, "0");
const milliseconds = value.getUTCMilliseconds();
return milliseconds === 0 ? unixTimestamp : `${unixTimestamp}.${milliseconds.toString().padStart(3, "0")}`;
}
if (value instanceof TupleParam) {
return `(${value.values.map((v) => formatQueryParamsInternal({
value: v,
wrapStringInQuotes: true,
printNullAsKeyword: true,
isInArrayOrTuple: true
})).join(",")})`;
}
if (value instanceof Map) {
return formatObjectLikeParam(value.entries());
}
if (typeof value === "object") {
return formatObjectLikeParam(Object.entries(value));
}
throw new Error(`Unsupported value in query parameters: [${value}].`);
}
function formatObjectLikeParam(entries) {
const formatted = [];
for (const [key, val] of entries) {
formatted.push(`${formatQueryParamsInternal({
value: key,
wrapStringInQuotes: true,
printNullAsKeyword: true,
isInArrayOrTuple: true
})}:${formatQueryParamsInternal({
value: val,
wrapStringInQuotes: true,
printNullAsKeyword: true,
isInArrayOrTuple: true
})}`);
}
return `{${formatted.join(",")}}`;
}
const TabASCII = 9;
const NewlineASCII = 10;
const CarriageReturnASCII = 13;
const SingleQuoteASCII = 39;
const BackslashASCII = 92;
}),
59815: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.formatQuerySettings = formatQuerySettings;
const settings_1 = __webpack_require__(95272);
function formatQuerySettings(value) {
if (typeof value === "boolean") return value ? "1" : "0";
if (typeof value === "number") return String(value);
if (typeof value === "string") return value;
if (value instanceof settings_1.SettingsMap) {
return value.toString();
}
throw new Error(`Unsupported value in query settings: [${value}].`);
}
}),
37393: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.StreamableFormats = exports.SupportedRawFormats = exports.SupportedJSONFormats = exports.SingleDocumentJSONFormats = exports.RecordsJSONFormats = exports.StreamableJSONFormats = void 0;
exports.isNotStreamableJSONFamily = isNotStreamableJSONFamily;
exports.isStreamableJSONFamily = isStreamableJSONFamily;
exports.isSupportedRawFormat = isSupportedRawFormat;
exports.validateStreamFormat = validateStreamFormat;
exports.encodeJSON = encodeJSON;
exports.StreamableJSONFormats = [
"JSONEachRow",
"JSONStringsEachRow",
"JSONCompactEachRow",
"JSONCompactStringsEachRow",
"JSONCompactEachRowWithNames",
"JSONCompactEachRowWithNamesAndTypes",
"JSONCompactStringsEachRowWithNames",
"JSONCompactStringsEachRowWithNamesAndTypes",
"JSONEachRowWithProgress"
];
exports.RecordsJSONFormats = ["JSONObjectEachRow"];
exports.SingleDocumentJSONFormats = [
"JSON",
"JSONStrings",
"JSONCompact",
"JSONCompactStrings",
"JSONColumnsWithMetadata"
];
exports.SupportedJSONFormats = [
...exports.RecordsJSONFormats,
...exports.SingleDocumentJSONFormats,
...exports.StreamableJSONFormats
];
exports.SupportedRawFormats = [
"CSV",
"CSVWithNames",
"CSVWithNamesAndTypes",
"TabSeparated",
"TabSeparatedRaw",
"TabSeparatedWithNames",
"TabSeparatedWithNamesAndTypes",
"CustomSeparated",
"CustomSeparatedWithNames",
"CustomSeparatedWithNamesAndTypes",
"Parquet"
];
exports.StreamableFormats = [...exports.StreamableJSONFormats, ...exports.SupportedRawFormats];
function isNotStreamableJSONFamily(format) {
return exports.SingleDocumentJSONFormats.includes(format) || exports.RecordsJSONFormats.includes(format);
}
function isStreamableJSONFamily(format) {
return exports.StreamableJSONFormats.includes(format);
}
function isSupportedRawFormat(dataFormat) {
return exports.SupportedRawFormats.includes(dataFormat);
}
function validateStreamFormat(format) {
if (!exports.StreamableFormats.includes(format)) {
throw new Error(`${format} format is not streamable. Streamable formats: ${exports.StreamableFormats.join(",")}`);
}
return true;
}
function encodeJSON(value, format, stringifyFn) {
if (exports.SupportedJSONFormats.includes(format)) {
return stringifyFn(value) + "\n";
}
throw new Error(`The client does not support JSON encoding in [${format}] format.`);
}
}),
73195: (function(__unused_webpack_module, exports, __webpack_require__) {
var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
var desc = Object.getOwnPropertyDescriptor(m, k);
if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
desc = {
enumerable: true,
get: function() {
return m[k];
}
};
}
Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
o[k2] = m[k];
}));
var __exportStar = this && this.__exportStar || function(m, exports) {
for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.formatQuerySettings = exports.formatQueryParams = exports.TupleParam = void 0;
__exportStar(__webpack_require__(37393), exports);
var format_query_params_1 = __webpack_require__(21784);
Object.defineProperty(exports, "TupleParam", {
enumerable: true,
get: function() {
return format_query_params_1.TupleParam;
}
});
Object.defineProperty(exports, "formatQueryParams", {
enumerable: true,
get: function() {
return format_query_params_1.formatQueryParams;
}
});
var format_query_settings_1 = __webpack_require__(59815);
Object.defineProperty(exports, "formatQuerySettings", {
enumerable: true,
get: function() {
return format_query_settings_1.formatQuerySettings;
}
});
}),
33914: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.ClickHouseError = void 0;
exports.parseError = parseError;
exports.getCurrentStackTrace = getCurrentStackTrace;
exports.enhanceStackTrace = enhanceStackTrace;
const errorRe = /(Code|Error): (?<code>\d+).*Exception: (?<message>.+?)\((?<type>(?=[A-Z0-9_]*[A-Z]{3})[A-Z0-9_]+)\)/s;
class ClickHouseError extends Error {
code;
type;
constructor({ message, code, type }) {
super(message);
this.code = code;
this.type = type;
Object.setPrototypeOf(this, ClickHouseError.prototype);
}
}
exports.ClickHouseError = ClickHouseError;
function parseError(input) {
const inputIsError = input instanceof Error;
const message = inputIsError ? input.message : input;
const match = message.match(errorRe);
const groups = match?.groups;
if (groups) {
return new ClickHouseError(groups);
} else {
return inputIsError ? input : new Error(input);
}
}
function getCurrentStackTrace() {
const stack = new Error().stack;
if (!stack) return "";
return stack.split("\n").slice(3).reverse().join("\n");
}
function enhanceStackTrace(err, stackTrace) {
if (err.stack && stackTrace) {
const firstNewlineIndex = err.stack.indexOf("\n");
const firstLine = err.stack.substring(0, firstNewlineIndex);
const errStack = err.stack.substring(firstNewlineIndex + 1);
err.stack = `${firstLine}\n${stackTrace}\n${errStack}`;
}
return err;
}
}),
90280: (function(__unused_webpack_module, exports, __webpack_require__) {
var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
var desc = Object.getOwnPropertyDescriptor(m, k);
if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
desc = {
enumerable: true,
get: function() {
return m[k];
}
};
}
Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
o[k2] = m[k];
}));
var __exportStar = this && this.__exportStar || function(m, exports) {
for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
};
Object.defineProperty(exports, "__esModule", { value: true });
__exportStar(__webpack_require__(33914), exports);
}),
61349: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.getCurrentStackTrace = exports.DefaultLogger = exports.LogWriter = exports.CARET_RETURN = exports.extractErrorAtTheEndOfChunk = exports.isJWTAuth = exports.isCredentialsAuth = exports.withHttpSettings = exports.withCompressionHeaders = exports.transformUrl = exports.toSearchParams = exports.serializeQueryParamsForUrl = exports.MAX_URL_BIND_PARAM_LENGTH = exports.buildMultipartBody = exports.sleep = exports.isSuccessfulResponse = exports.EXCEPTION_TAG_HEADER_NAME = exports.numberConfigURLValue = exports.getConnectionParams = exports.enumConfigURLValue = exports.booleanConfigURLValue = exports.validateStreamFormat = exports.isNotStreamableJSONFamily = exports.isStreamableJSONFamily = exports.isSupportedRawFormat = exports.encodeJSON = exports.formatQueryParams = exports.formatQuerySettings = exports.recordSpanError = exports.ClickHouseSpanNames = exports.ClickHouseSpanKind = exports.ClickHouseSpanStatusCode = exports.defaultJSONHandling = exports.parseColumnType = exports.SimpleColumnTypes = exports.SettingsMap = exports.isException = exports.isRow = exports.isProgressRow = exports.ClickHouseLogLevel = exports.parseError = exports.ClickHouseError = exports.TupleParam = exports.RecordsJSONFormats = exports.SingleDocumentJSONFormats = exports.StreamableJSONFormats = exports.StreamableFormats = exports.SupportedRawFormats = exports.SupportedJSONFormats = exports.ClickHouseClient = void 0;
exports.enhanceStackTrace = void 0;
var client_1 = __webpack_require__(67646);
Object.defineProperty(exports, "ClickHouseClient", {
enumerable: true,
get: function() {
return client_1.ClickHouseClient;
}
});
var data_formatter_1 = __webpack_require__(73195);
Object.defineProperty(exports, "SupportedJSONFormats", {
enumerable: true,
get: function() {
return data_formatter_1.SupportedJSONFormats;
}
});
Object.defineProperty(exports, "SupportedRawFormats", {
enumerable: true,
get: function() {
return data_formatter_1.SupportedRawFormats;
}
});
Object.defineProperty(exports, "StreamableFormats", {
enumerable: true,
get: function() {
return data_formatter_1.StreamableFormats;
}
});
Object.defineProperty(exports, "StreamableJSONFormats", {
enumerable: true,
get: function() {
return data_formatter_1.StreamableJSONFormats;
}
});
Object.defineProperty(exports, "SingleDocumentJSONFormats", {
enumerable: true,
get: function() {
return data_formatter_1.SingleDocumentJSONFormats;
}
});
Object.defineProperty(exports, "RecordsJSONFormats", {
enumerable: true,
get: function() {
return data_formatter_1.RecordsJSONFormats;
}
});
Object.defineProperty(exports, "TupleParam", {
enumerable: true,
get: function() {
return data_formatter_1.TupleParam;
}
});
var error_1 = __webpack_require__(90280);
Object.defineProperty(exports, "ClickHouseError", {
enumerable: true,
get: function() {
return error_1.ClickHouseError;
}
});
Object.defineProperty(exports, "parseError", {
enumerable: true,
get: function() {
return error_1.parseError;
}
});
var logger_1 = __webpack_require__(67581);
Object.defineProperty(exports, "ClickHouseLogLevel", {
enumerable: true,
get: function() {
return logger_1.ClickHouseLogLevel;
}
});
var clickhouse_types_1 = __webpack_require__(98287);
Object.defineProperty(exports, "isProgressRow", {
enumerable: true,
get: function() {
return clickhouse_types_1.isProgressRow;
}
});
Object.defineProperty(exports, "isRow", {
enumerable: true,
get: function() {
return clickhouse_types_1.isRow;
}
});
Object.defineProperty(exports, "isException", {
enumerable: true,
get: function() {
return clickhouse_types_1.isException;
}
});
var settings_1 = __webpack_require__(95272);
Object.defineProperty(exports, "SettingsMap", {
enumerable: true,
get: function() {
return settings_1.SettingsMap;
}
});
var parse_1 = __webpack_require__(40953);
Object.defineProperty(exports, "SimpleColumnTypes", {
enumerable: true,
get: function() {
return parse_1.SimpleColumnTypes;
}
});
Object.defineProperty(exports, "parseColumnType", {
enumerable: true,
get: function() {
return parse_1.parseColumnType;
}
});
Object.defineProperty(exports, "defaultJSONHandling", {
enumerable: true,
get: function() {
return parse_1.defaultJSONHandling;
}
});
var tracing_1 = __webpack_require__(37739);
Object.defineProperty(exports, "ClickHouseSpanStatusCode", {
enumerable: true,
get: function() {
return tracing_1.ClickHouseSpanStatusCode;
}
});
Object.defineProperty(exports, "ClickHouseSpanKind", {
enumerable: true,
get: function() {
return tracing_1.ClickHouseSpanKind;
}
});
Object.defineProperty(exports, "ClickHouseSpanNames", {
enumerable: true,
get: function() {
return tracing_1.ClickHouseSpanNames;
}
});
Object.defineProperty(exports, "recordSpanError", {
enumerable: true,
get: function() {
return tracing_1.recordSpanError;
}
});
var data_formatter_2 = __webpack_require__(73195);
Object.defineProperty(exports, "formatQuerySettings", {
enumerable: true,
get: function() {
return data_formatter_2.formatQuerySettings;
}
});
Object.defineProperty(exports, "formatQueryParams", {
enumerable: true,
get: function() {
return data_formatter_2.formatQueryParams;
}
});
Object.defineProperty(exports, "encodeJSON", {
enumerable: true,
get: function() {
return data_formatter_2.encodeJSON;
}
});
Object.defineProperty(exports, "isSupportedRawFormat", {
enumerable: true,
get: function() {
return data_formatter_2.isSupportedRawFormat;
}
});
Object.defineProperty(exports, "isStreamableJSONFamily", {
enumerable: true,
get: function() {
return data_formatter_2.isStreamableJSONFamily;
}
});
Object.defineProperty(exports, "isNotStreamableJSONFamily", {
enumerable: true,
get: function() {
return data_formatter_2.isNotStreamableJSONFamily;
}
});
Object.defineProperty(exports, "validateStreamFormat", {
enumerable: true,
get: function() {
return data_formatter_2.validateStreamFormat;
}
});
var config_1 = __webpack_require__(79367);
Object.defineProperty(exports, "booleanConfigURLValue", {
enumerable: true,
get: function() {
return config_1.booleanConfigURLValue;
}
});
Object.defineProperty(exports, "enumConfigURLValue", {
enumerable: true,
get: function() {
return config_1.enumConfigURLValue;
}
});
Object.defineProperty(exports, "getConnectionParams", {
enumerable: true,
get: function() {
return config_1.getConnectionParams;
}
});
Object.defineProperty(exports, "numberConfigURLValue", {
enumerable: true,
get: function() {
return config_1.numberConfigURLValue;
}
});
var utils_1 = __webpack_require__(92759);
Object.defineProperty(exports, "EXCEPTION_TAG_HEADER_NAME", {
enumerable: true,
get: function() {
return utils_1.EXCEPTION_TAG_HEADER_NAME;
}
});
Object.defineProperty(exports, "isSuccessfulResponse", {
enumerable: true,
get: function() {
return utils_1.isSuccessfulResponse;
}
});
Object.defineProperty(exports, "sleep", {
enumerable: true,
get: function() {
return utils_1.sleep;
}
});
Object.defineProperty(exports, "buildMultipartBody", {
enumerable: true,
get: function() {
return utils_1.buildMultipartBody;
}
});
Object.defineProperty(exports, "MAX_URL_BIND_PARAM_LENGTH", {
enumerable: true,
get: function() {
return utils_1.MAX_URL_BIND_PARAM_LENGTH;
}
});
Object.defineProperty(exports, "serializeQueryParamsForUrl", {
enumerable: true,
get: function() {
return utils_1.serializeQueryParamsForUrl;
}
});
Object.defineProperty(exports, "toSearchParams", {
enumerable: true,
get: function() {
return utils_1.toSearchParams;
}
});
Object.defineProperty(exports, "transformUrl", {
enumerable: true,
get: function() {
return utils_1.transformUrl;
}
});
Object.defineProperty(exports, "withCompressionHeaders", {
enumerable: true,
get: function() {
return utils_1.withCompressionHeaders;
}
});
Object.defineProperty(exports, "withHttpSettings", {
enumerable: true,
get: function() {
return utils_1.withHttpSettings;
}
});
Object.defineProperty(exports, "isCredentialsAuth", {
enumerable: true,
get: function() {
return utils_1.isCredentialsAuth;
}
});
Object.defineProperty(exports, "isJWTAuth", {
enumerable: true,
get: function() {
return utils_1.isJWTAuth;
}
});
Object.defineProperty(exports, "extractErrorAtTheEndOfChunk", {
enumerable: true,
get: function() {
return utils_1.extractErrorAtTheEndOfChunk;
}
});
Object.defineProperty(exports, "CARET_RETURN", {
enumerable: true,
get: function() {
return utils_1.CARET_RETURN;
}
});
var logger_2 = __webpack_require__(67581);
Object.defineProperty(exports, "LogWriter", {
enumerable: true,
get: function() {
return logger_2.LogWriter;
}
});
Object.defineProperty(exports, "DefaultLogger", {
enumerable: true,
get: function() {
return logger_2.DefaultLogger;
}
});
var error_2 = __webpack_require__(90280);
Object.defineProperty(exports, "getCurrentStackTrace", {
enumerable: true,
get: function() {
return error_2.getCurrentStackTrace;
}
});
Object.defineProperty(exports, "enhanceStackTrace", {
enumerable: true,
get: function() {
return error_2.enhanceStackTrace;
}
});
}),
67581: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.ClickHouseLogLevel = exports.LogWriter = exports.DefaultLogger = void 0;
class DefaultLogger {
trace({ module, message, args }) {
const params = [formatMessage({
module,
message,
level: "TRACE"
})];
if (args) {
params.push("\nArguments:", args);
}
console.debug(...params);
}
debug({ module, message, args }) {
const params = [formatMessage({
module,
message,
level: "DEBUG"
})];
if (args) {
params.push("\nArguments:", args);
}
console.debug(...params);
}
info({ module, message, args }) {
const params = [formatMessage({
module,
message,
level: "INFO"
})];
if (args) {
params.push("\nArguments:", args);
}
console.info(...params);
}
warn({ module, message, args, err }) {
const params = [formatMessage({
module,
message,
level: "WARN"
})];
if (args) {
params.push("\nArguments:", args);
}
if (err) {
params.push("\nCaused by:", err);
}
console.warn(...params);
}
error({ module, message, args, err }) {
const params = [formatMessage({
module,
message,
level: "ERROR"
})];
if (args) {
params.push("\nArguments:", args);
}
params.push("\nCaused by:", err);
console.error(...params);
}
}
exports.DefaultLogger = DefaultLogger;
class LogWriter {
logger;
module;
logLevel;
constructor(logger, module, logLevel) {
this.logger = logger;
this.module = module;
this.logLevel = logLevel;
this.info({ message: `Log level is set to ${exports.ClickHouseLogLevel[this.logLevel]}` });
}
trace(params) {
if (this.logLevel <= exports.ClickHouseLogLevel.TRACE) {
this.logger.trace({
...params,
module: params.module ?? this.module
});
}
}
debug(params) {
if (this.logLevel <= exports.ClickHouseLogLevel.DEBUG) {
this.logger.debug({
...params,
module: params.module ?? this.module
});
}
}
info(params) {
if (this.logLevel <= exports.ClickHouseLogLevel.INFO) {
this.logger.info({
...params,
module: params.module ?? this.module
});
}
}
warn(params) {
if (this.logLevel <= exports.ClickHouseLogLevel.WARN) {
this.logger.warn({
...params,
module: params.module ?? this.module
});
}
}
error(params) {
if (this.logLevel <= exports.ClickHouseLogLevel.ERROR) {
this.logger.error({
...params,
module: params.module ?? this.module
});
}
}
}
exports.LogWriter = LogWriter;
exports.ClickHouseLogLevel = {
TRACE: 0,
DEBUG: 1,
INFO: 2,
WARN: 3,
ERROR: 4,
OFF: 127,
0: "TRACE",
1: "DEBUG",
2: "INFO",
3: "WARN",
4: "ERROR",
127: "OFF"
};
function formatMessage({ level, module, message }) {
const ts = new Date().toISOString();
return `[${ts}][${level}][@clickhouse/client][${module}] ${message}`;
}
}),
42749: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.SimpleColumnTypes = exports.ColumnTypeParseError = void 0;
exports.parseColumnType = parseColumnType;
exports.parseDecimalType = parseDecimalType;
exports.parseEnumType = parseEnumType;
exports.parseMapType = parseMapType;
exports.parseTupleType = parseTupleType;
exports.parseArrayType = parseArrayType;
exports.parseDateTimeType = parseDateTimeType;
exports.parseDateTime64Type = parseDateTime64Type;
exports.parseFixedStringType = parseFixedStringType;
exports.asNullableType = asNullableType;
exports.getElementsTypes = getElementsTypes;
class ColumnTypeParseError extends Error {
args;
constructor(message, args) {
super(message);
this.args = args ?? {};
Object.setPrototypeOf(this, ColumnTypeParseError.prototype);
}
}
exports.ColumnTypeParseError = ColumnTypeParseError;
exports.SimpleColumnTypes = [
"Bool",
"UInt8",
"Int8",
"UInt16",
"Int16",
"UInt32",
"Int32",
"UInt64",
"Int64",
"UInt128",
"Int128",
"UInt256",
"Int256",
"Float32",
"Float64",
"String",
"UUID",
"Date",
"Date32",
"IPv4",
"IPv6"
];
function parseColumnType(sourceType) {
let columnType = sourceType;
let isNullable = false;
if (columnType.startsWith(LowCardinalityPrefix)) {
columnType = columnType.slice(LowCardinalityPrefix.length, -1);
}
if (columnType.startsWith(NullablePrefix)) {
columnType = columnType.slice(NullablePrefix.length, -1);
isNullable = true;
}
let result;
if (exports.SimpleColumnTypes.includes(columnType)) {
result = {
type: "Simple",
columnType,
sourceType
};
} else if (columnType.startsWith(DecimalPrefix)) {
result = parseDecimalType({
sourceType,
columnType
});
} else if (columnType.startsWith(DateTime64Prefix)) {
result = parseDateTime64Type({
sourceType,
columnType
});
} else if (columnType.startsWith(DateTimePrefix)) {
result = parseDateTimeType({
sourceType,
columnType
});
} else if (columnType.startsWith(FixedStringPrefix)) {
result = parseFixedStringType({
sourceType,
columnType
});
} else if (columnType.startsWith(Enum8Prefix) || columnType.startsWith(Enum16Prefix)) {
result = parseEnumType({
sourceType,
columnType
});
} else if (columnType.startsWith(ArrayPrefix)) {
result = parseArrayType({
sourceType,
columnType
});
} else if (columnType.startsWith(MapPrefix)) {
result = parseMapType({
sourceType,
columnType
});
} else if (columnType.startsWith(TuplePrefix)) {
result = parseTupleType({
sourceType,
columnType
});
} else {
throw new ColumnTypeParseError("Unsupported column type", { columnType });
}
if (isNullable) {
return asNullableType(result, sourceType);
} else {
return result;
}
}
function parseDecimalType({ columnType, sourceType }) {
if (!columnType.startsWith(DecimalPrefix) || columnType.length < DecimalPrefix.length + 5) {
throw new ColumnTypeParseError("Invalid Decimal type", {
sourceType,
columnType
});
}
const split = columnType.slice(DecimalPrefix.length, -1).split(", ");
if (split.length !== 2) {
throw new ColumnTypeParseError("Expected Decimal type to have both precision and scale", {
sourceType,
columnType,
split
});
}
const [precisionStr, scaleStr] = split;
let intSize = 32;
const precision = parseInt(precisionStr, 10);
if (Number.isNaN(precision) || precision < 1 || precision > 76) {
throw new ColumnTypeParseError("Invalid Decimal precision", {
columnType,
sourceType,
precision
});
}
const scale = parseInt(scaleStr, 10);
if (Number.isNaN(scale) || scale < 0 || scale > precision) {
throw new ColumnTypeParseError("Invalid Decimal scale", {
columnType,
sourceType,
precision,
scale
});
}
if (precision > 38) {
intSize = 256;
} else if (precision > 18) {
intSize = 128;
} else if (precision > 9) {
intSize = 64;
}
return {
type: "Decimal",
params: {
precision,
scale,
intSize
},
sourceType
};
}
function unescapeEnumName(escaped) {
let unescaped = "";
let i = 0;
while (i < escaped.length) {
if (escaped.charCodeAt(i) === BackslashASCII && i + 1 < escaped.length) {
i++;
switch (escaped[i]) {
case "n":
unescaped += "\n";
break;
case "t":
unescaped += "	";
break;
case "r":
unescaped += "\r";
break;
case "\\":
unescaped += "\\";
break;
case "'":
unescaped += "'";
break;
default:
unescaped += escaped[i];
break;
}
} else {
unescaped += escaped[i];
}
i++;
}
return unescaped;
}
function parseEnumType({ columnType, sourceType }) {
let intSize;
if (columnType.startsWith(Enum8Prefix)) {
columnType = columnType.slice(Enum8Prefix.length, -1);
intSize = 8;
} else if (columnType.startsWith(Enum16Prefix)) {
columnType = columnType.slice(Enum16Prefix.length, -1);
intSize = 16;
} else {
throw new ColumnTypeParseError("Expected Enum to be either Enum8 or Enum16", {
columnType,
sourceType
});
}
if (columnType.length < 6) {
throw new ColumnTypeParseError("Invalid Enum type values", {
columnType,
sourceType
});
}
const names = [];
const indices = [];
let parsingName = true;
let charEscaped = false;
let startIndex = 1;
for (let i = 1; i < columnType.length; i++) {
if (parsingName) {
if (charEscaped) {
charEscaped = false;
} else {
if (columnType.charCodeAt(i) === BackslashASCII) {
charEscaped = true;
} else if (columnType.charCodeAt(i) === SingleQuoteASCII) {
const rawName = columnType.slice(startIndex, i);
const name = unescapeEnumName(rawName);
if (names.includes(name)) {
throw new ColumnTypeParseError("Duplicate Enum name", {
columnType,
sourceType,
name,
names,
indices
});
}
names.push(name);
i += 4;
startIndex = i;
parsingName = false;
}
}
} else if (columnType.charCodeAt(i) < ZeroASCII || columnType.charCodeAt(i) > NineASCII) {
pushEnumIndex(startIndex, i);
i += 2;
startIndex = i + 1;
parsingName = true;
charEscaped = false;
}
}
pushEnumIndex(startIndex, columnType.length);
if (names.length !== indices.length) {
throw new ColumnTypeParseError("Expected Enum to have the same number of names and indices", {
columnType,
sourceType,
names,
indices
});
}
const values = {};
for (let i = 0; i < names.length; i++) {
const idx = indices[i];
const name = names[i];
values[idx] = name;
}
return {
type: "Enum",
values,
intSize,
sourceType
};
function pushEnumIndex(start, end) {
const index = parseInt(columnType.slice(start, end), 10);
if (Number.isNaN(index) || index < 0) {
throw new ColumnTypeParseError("Expected Enum index to be a valid number", {
columnType,
sourceType,
names,
indices,
index,
start,
end
});
}
if (indices.includes(index)) {
throw new ColumnTypeParseError("Duplicate Enum index", {
columnType,
sourceType,
index,
names,
indices
});
}
indices.push(index);
}
}
function parseMapType({ columnType, sourceType }) {
if (!columnType.startsWith(MapPrefix) || columnType.length < MapPrefix.length + 11) {
throw new ColumnTypeParseError("Invalid Map type", {
columnType,
sourceType
});
}
columnType = columnType.slice(MapPrefix.length, -1);
const [keyType, valueType] = getElementsTypes({
columnType,
sourceType
}, 2);
const key = parseColumnType(keyType);
if (key.type === "DateTime64" || key.type === "Nullable" || key.type === "Array" || key.type === "Map" || key.type === "Decimal" || key.type === "Tuple") {
throw new ColumnTypeParseError("Invalid Map key type", {
key,
sourceType
});
}
const value = parseColumnType(valueType);
return {
type: "Map",
key,
value,
sourceType
};
}
function parseTupleType({ columnType, sourceType }) {
if (!columnType.startsWith(TuplePrefix) || columnType.length < TuplePrefix.length + 5) {
throw new ColumnTypeParseError("Invalid Tuple type", {
columnType,
sourceType
});
}
columnType = columnType.slice(TuplePrefix.length, -1);
const elements = getElementsTypes({
columnType,
sourceType
}, 1).map((type) => parseColumnType(type));
return {
type: "Tuple",
elements,
sourceType
};
}
function parseArrayType({ columnType, sourceType }) {
if (!columnType.startsWith(ArrayPrefix) || columnType.length < ArrayPrefix.length + 5) {
throw new ColumnTypeParseError("Invalid Array type", {
columnType,
sourceType
});
}
let dimensions = 0;
while (columnType.length > 0) {
if (columnType.startsWith(ArrayPrefix)) {
columnType = columnType.slice(ArrayPrefix.length, -1);
dimensions++;
} else {
break;
}
}
if (dimensions === 0 || dimensions > 10) {
throw new ColumnTypeParseError("Expected Array to have between 1 and 10 dimensions", { columnType });
}
const value = parseColumnType(columnType);
if (value.type === "Array") {
throw new ColumnTypeParseError("Unexpected Array as value type", {
columnType,
sourceType
});
}
return {
type: "Array",
value,
dimensions,
sourceType
};
}
function parseDateTimeType({ columnType, sourceType }) {
if (columnType.startsWith(DateTimeWithTimezonePrefix) && columnType.length > DateTimeWithTimezonePrefix.length + 4) {
const timezone = columnType.slice(DateTimeWithTimezonePrefix.length + 1, -2);
return {
type: "DateTime",
timezone,
sourceType
};
} else if (columnType.startsWith(DateTimePrefix) && columnType.length === DateTimePrefix.length) {
return {
type: "DateTime",
timezone: null,
sourceType
};
} else {
throw new ColumnTypeParseError("Invalid DateTime type", {
columnType,
sourceType
});
}
}
function parseDateTime64Type({ columnType, sourceType }) {
if (!columnType.startsWith(DateTime64Prefix) || columnType.length < DateTime64Prefix.length + 2) {
throw new ColumnTypeParseError("Invalid DateTime64 type", {
columnType,
sourceType
});
}
const precision = parseInt(columnType[DateTime64Prefix.length] ?? "", 10);
if (Number.isNaN(precision) || precision < 0 || precision > 9) {
throw new ColumnTypeParseError("Invalid DateTime64 precision", {
columnType,
sourceType,
precision
});
}
let timezone = null;
if (columnType.length > DateTime64Prefix.length + 2) {
timezone = columnType.slice(DateTime64Prefix.length + 4, -2);
}
return {
type: "DateTime64",
timezone,
precision,
sourceType
};
}
function parseFixedStringType({ columnType, sourceType }) {
if (!columnType.startsWith(FixedStringPrefix) || columnType.length < FixedStringPrefix.length + 2) {
throw new ColumnTypeParseError("Invalid FixedString type", {
columnType,
sourceType
});
}
const sizeBytes = parseInt(columnType.slice(FixedStringPrefix.length, -1), 10);
if (Number.isNaN(sizeBytes) || sizeBytes < 1) {
throw new ColumnTypeParseError("Invalid FixedString size in bytes", {
columnType,
sourceType,
sizeBytes
});
}
return {
type: "FixedString",
sizeBytes,
sourceType
};
}
function asNullableType(value, sourceType) {
if (value.type === "Array" || value.type === "Map" || value.type === "Tuple" || value.type === "Nullable") {
throw new ColumnTypeParseError(`${value.type} cannot be Nullable`, { sourceType });
}
if (value.sourceType.startsWith(NullablePrefix)) {
value.sourceType = value.sourceType.slice(NullablePrefix.length, -1);
}
return {
type: "Nullable",
sourceType,
value
};
}
function getElementsTypes({ columnType, sourceType }, minElements) {
const elements = [];
let openParens = 0;
let quoteOpen = false;
let charEscaped = false;
let lastElementIndex = 0;
for (let i = 0; i < columnType.length; i++) {
if (charEscaped) {
charEscaped = false;
} else if (columnType.charCodeAt(i) === BackslashASCII) {
charEscaped = true;
} else if (columnType.charCodeAt(i) === SingleQuoteASCII) {
quoteOpen = !quoteOpen;
} else {
if (!quoteOpen) {
if (columnType.charCodeAt(i) === LeftParenASCII) {
openParens++;
} else if (columnType.charCodeAt(i) === RightParenASCII) {
openParens--;
} else if (columnType.charCodeAt(i) === CommaASCII) {
if (openParens === 0) {
elements.push(columnType.slice(lastElementIndex, i));
i += 2;
lastElementIndex = i;
}
}
}
}
}
if (!openParens && lastElementIndex < columnType.length - 1) {
elements.push(columnType.slice(lastElementIndex));
}
if (elements.length < minElements) {
throw new ColumnTypeParseError("Expected more elements in the type", {
sourceType,
columnType,
elements,
minElements
});
}
return elements;
}
const NullablePrefix = "Nullable(";
const LowCardinalityPrefix = "LowCardinality(";
const DecimalPrefix = "Decimal(";
const ArrayPrefix = "Array(";
const MapPrefix = "Map(";
const Enum8Prefix = "Enum8(";
const Enum16Prefix = "Enum16(";
const TuplePrefix = "Tuple(";
const DateTimePrefix = "DateTime";
const DateTimeWithTimezonePrefix = "DateTime(";
const DateTime64Prefix = "DateTime64(";
const FixedStringPrefix = "FixedString(";
const SingleQuoteASCII = 39;
const LeftParenASCII = 40;
const RightParenASCII = 41;
const CommaASCII = 44;
const ZeroASCII = 48;
const NineASCII = 57;
const BackslashASCII = 92;
}),
40953: (function(__unused_webpack_module, exports, __webpack_require__) {
var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
var desc = Object.getOwnPropertyDescriptor(m, k);
if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
desc = {
enumerable: true,
get: function() {
return m[k];
}
};
}
Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
o[k2] = m[k];
}));
var __exportStar = this && this.__exportStar || function(m, exports) {
for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
};
Object.defineProperty(exports, "__esModule", { value: true });
__exportStar(__webpack_require__(42749), exports);
__exportStar(__webpack_require__(72735), exports);
}),
72735: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.defaultJSONHandling = void 0;
exports.defaultJSONHandling = {
parse: JSON.parse,
stringify: JSON.stringify
};
}),
95272: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.SettingsMap = void 0;
class SettingsMap {
record;
constructor(record) {
this.record = record;
}
toString() {
return `{${Object.entries(this.record).map(([k, v]) => `'${k}':'${v}'`).join(",")}}`;
}
static from(record) {
return new this(record);
}
}
exports.SettingsMap = SettingsMap;
}),
37739: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.NoopClickHouseTracer = exports.NoopClickHouseSpan = exports.ClickHouseSpanNames = exports.ClickHouseSpanKind = exports.ClickHouseSpanStatusCode = void 0;
exports.recordSpanError = recordSpanError;
const error_1 = __webpack_require__(90280);
exports.ClickHouseSpanStatusCode = {
UNSET: 0,
OK: 1,
ERROR: 2
};
exports.ClickHouseSpanKind = {
INTERNAL: 0,
SERVER: 1,
CLIENT: 2,
PRODUCER: 3,
CONSUMER: 4
};
exports.ClickHouseSpanNames = {
query: "clickhouse.query",
query_stream: "clickhouse.query.stream",
command: "clickhouse.command",
exec: "clickhouse.exec",
insert: "clickhouse.insert",
ping: "clickhouse.ping"
};
const noop = () => undefined;
exports.NoopClickHouseSpan = {
setAttributes: noop,
setStatus: noop,
recordException: noop,
end: noop
};
exports.NoopClickHouseTracer = { startActiveSpan: (_name, _options, fn) => fn(exports.NoopClickHouseSpan) };
function recordSpanError(span, err) {
const error = err instanceof Error ? err : new Error(String(err));
const attributes = { "error.type": error.constructor.name };
if (error instanceof error_1.ClickHouseError) {
const code = Number(error.code);
attributes["clickhouse.error.code"] = Number.isNaN(code) ? error.code : code;
}
span.setAttributes(attributes);
span.recordException(error);
span.setStatus({
code: exports.ClickHouseSpanStatusCode.ERROR,
message: error.message
});
}
}),
20123: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.EXCEPTION_TAG_HEADER_NAME = void 0;
exports.withCompressionHeaders = withCompressionHeaders;
exports.withHttpSettings = withHttpSettings;
exports.isSuccessfulResponse = isSuccessfulResponse;
exports.isJWTAuth = isJWTAuth;
exports.isCredentialsAuth = isCredentialsAuth;
function withCompressionHeaders({ headers, request_compression_codec, response_compression_codec }) {
return {
...headers,
...response_compression_codec ? { "Accept-Encoding": response_compression_codec } : {},
...request_compression_codec ? { "Content-Encoding": request_compression_codec } : {}
};
}
function withHttpSettings(clickhouse_settings, compression) {
return {
...compression ? { enable_http_compression: 1 } : {},
...clickhouse_settings
};
}
function isSuccessfulResponse(statusCode) {
return Boolean(statusCode && 200 <= statusCode && statusCode < 300);
}
function isJWTAuth(auth) {
return auth !== null && typeof auth === "object" && "access_token" in auth;
}
function isCredentialsAuth(auth) {
return auth !== null && typeof auth === "object" && "username" in auth && "password" in auth;
}
exports.EXCEPTION_TAG_HEADER_NAME = "x-clickhouse-exception-tag";
}),
92759: (function(__unused_webpack_module, exports, __webpack_require__) {
var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
var desc = Object.getOwnPropertyDescriptor(m, k);
if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
desc = {
enumerable: true,
get: function() {
return m[k];
}
};
}
Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
o[k2] = m[k];
}));
var __exportStar = this && this.__exportStar || function(m, exports) {
for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
};
Object.defineProperty(exports, "__esModule", { value: true });
__exportStar(__webpack_require__(20123), exports);
__exportStar(__webpack_require__(68511), exports);
__exportStar(__webpack_require__(70204), exports);
__exportStar(__webpack_require__(95955), exports);
__exportStar(__webpack_require__(22590), exports);
}),
68511: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.MAX_URL_BIND_PARAM_LENGTH = void 0;
exports.serializeQueryParamsForUrl = serializeQueryParamsForUrl;
exports.buildMultipartBody = buildMultipartBody;
const data_formatter_1 = __webpack_require__(73195);
const SAFE_PART_NAME = /^[A-Za-z0-9_.-]+$/;
exports.MAX_URL_BIND_PARAM_LENGTH = 4096;
function serializeQueryParamsForUrl(query_params) {
const entries = [];
let rawLength = 0;
for (const [key, value] of Object.entries(query_params)) {
const name = `param_${key}`;
const formatted = (0, data_formatter_1.formatQueryParams)({ value });
rawLength += name.length + formatted.length;
if (rawLength > exports.MAX_URL_BIND_PARAM_LENGTH) {
return null;
}
entries.push([name, formatted]);
}
if (new URLSearchParams(entries).toString().length > exports.MAX_URL_BIND_PARAM_LENGTH) {
return null;
}
return entries;
}
function buildMultipartBody(parts, boundary) {
const chunks = [];
for (const [name, value] of Object.entries(parts)) {
if (!SAFE_PART_NAME.test(name)) {
throw new Error(`Invalid multipart part name: "${name}". ` + `Part names must match ${SAFE_PART_NAME}.`);
}
chunks.push(`--${boundary}\r\n` + `Content-Disposition: form-data; name="${name}"\r\n` + `\r\n` + `${value}\r\n`);
}
chunks.push(`--${boundary}--\r\n`);
return chunks.join("");
}
}),
70204: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.sleep = sleep;
async function sleep(ms) {
await new Promise((resolve) => setTimeout(() => {
resolve(void 0);
}, ms));
}
}),
95955: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.CARET_RETURN = void 0;
exports.extractErrorAtTheEndOfChunk = extractErrorAtTheEndOfChunk;
const error_1 = __webpack_require__(90280);
const EXCEPTION_MARKER = "__exception__";
const NEWLINE = 10;
exports.CARET_RETURN = 13;
function extractErrorAtTheEndOfChunk(chunk, exceptionTag) {
try {
const bytesCountAfterErrLenHint = 1 + EXCEPTION_MARKER.length + 2 + exceptionTag.length + 2;
let errMsgLenStartIdx = chunk.length - bytesCountAfterErrLenHint;
if (errMsgLenStartIdx < 1) {
return new Error("there was an error in the stream, but the last chunk is malformed");
}
do {
--errMsgLenStartIdx;
} while (chunk[errMsgLenStartIdx] !== NEWLINE);
const textDecoder = new TextDecoder("utf-8");
const errMsgLen = parseInt(textDecoder.decode(chunk.subarray(errMsgLenStartIdx, -bytesCountAfterErrLenHint)));
if (isNaN(errMsgLen) || errMsgLen <= 0) {
return new Error("there was an error in the stream; failed to parse the message length");
}
const errMsg = textDecoder.decode(chunk.subarray(errMsgLenStartIdx - errMsgLen + 1, errMsgLenStartIdx));
return (0, error_1.parseError)(errMsg);
} catch (err) {
return err;
}
}
}),
22590: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.transformUrl = transformUrl;
exports.toSearchParams = toSearchParams;
const data_formatter_1 = __webpack_require__(73195);
function transformUrl({ url, pathname, searchParams }) {
const newUrl = new URL(url);
if (pathname) {
if (newUrl.pathname === "/") {
newUrl.pathname = pathname;
} else {
newUrl.pathname += pathname;
}
}
if (searchParams) {
newUrl.search = searchParams?.toString();
}
return newUrl;
}
function toSearchParams({ database, query, query_params, param_entries, clickhouse_settings, session_id, query_id, role }) {
let entries;
if (param_entries) {
entries = param_entries;
entries.push(["query_id", query_id]);
} else {
entries = [["query_id", query_id]];
if (query_params !== undefined) {
for (const [key, value] of Object.entries(query_params)) {
const formattedParam = (0, data_formatter_1.formatQueryParams)({ value });
entries.push([`param_${key}`, formattedParam]);
}
}
}
if (clickhouse_settings !== undefined) {
for (const [key, value] of Object.entries(clickhouse_settings)) {
if (value !== undefined) {
entries.push([key, (0, data_formatter_1.formatQuerySettings)(value)]);
}
}
}
if (database !== undefined && database !== "default") {
entries.push(["database", database]);
}
if (query) {
entries.push(["query", query]);
}
if (session_id) {
entries.push(["session_id", session_id]);
}
if (role) {
if (typeof role === "string") {
entries.push(["role", role]);
} else if (Array.isArray(role)) {
for (const r of role) {
entries.push(["role", r]);
}
}
}
return new URLSearchParams(entries);
}
}),
68637: (function(__unused_webpack_module, exports, __webpack_require__) {
var __importDefault = this && this.__importDefault || function(mod) {
return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.NodeConfigImpl = void 0;
const index_1 = __webpack_require__(61349);
const zlib_1 = __importDefault(__webpack_require__(43106));
const connection_1 = __webpack_require__(62724);
const result_set_1 = __webpack_require__(45657);
const utils_1 = __webpack_require__(54977);
function unknownCodecError(value, direction) {
return new Error(`Unknown ${direction} compression codec "${value}". ` + `Supported codecs: gzip, zstd, br.`);
}
function ensureRequestCodecSupported(value) {
if (value === "zstd") {
if (typeof zlib_1.default.createZstdCompress !== "function") {
throw new Error("zstd compression is not supported by this Node.js runtime (v" + process.versions.node + "): the built-in zlib module does not provide `createZstdCompress` " + "(the zstd APIs were added in Node.js 22.15.0). Use gzip compression instead.");
}
} else if (value !== "gzip" && value !== "br") {
throw unknownCodecError(value, "request");
}
}
function ensureResponseCodecSupported(value) {
if (value === "zstd") {
if (typeof zlib_1.default.createZstdDecompress !== "function") {
throw new Error("zstd compression is not supported by this Node.js runtime (v" + process.versions.node + "): the built-in zlib module does not provide `createZstdDecompress` " + "(the zstd APIs were added in Node.js 22.15.0). Use gzip compression instead.");
}
} else if (value !== "gzip" && value !== "br") {
throw unknownCodecError(value, "response");
}
}
exports.NodeConfigImpl = {
handle_specific_url_params: (config, url) => {
const nodeConfig = { ...config };
const unknownParams = new Set();
const handledParams = new Set();
const urlSearchParamsKeys = [...url.searchParams.keys()];
if (urlSearchParamsKeys.length > 0) {
urlSearchParamsKeys.forEach((key) => {
const value = url.searchParams.get(key);
switch (key) {
case "keep_alive_idle_socket_ttl":
if (nodeConfig.keep_alive === undefined) {
nodeConfig.keep_alive = {};
}
nodeConfig.keep_alive.idle_socket_ttl = (0, index_1.numberConfigURLValue)({
key,
value,
min: 0
});
handledParams.add(key);
break;
default: unknownParams.add(key);
}
});
}
return {
config: nodeConfig,
unknown_params: unknownParams,
handled_params: handledParams
};
},
make_connection: (nodeConfig, params) => {
const { compress_request, decompress_response } = params.compression;
if (compress_request) {
ensureRequestCodecSupported(compress_request.codec);
}
if (decompress_response) {
ensureResponseCodecSupported(decompress_response.codec);
}
let tls = undefined;
if (nodeConfig.tls !== undefined) {
if ("cert" in nodeConfig.tls && "key" in nodeConfig.tls) {
tls = {
type: "Mutual",
...nodeConfig.tls
};
} else {
tls = {
type: "Basic",
...nodeConfig.tls
};
}
}
const keep_alive = {
enabled: nodeConfig?.keep_alive?.enabled ?? true,
idle_socket_ttl: nodeConfig?.keep_alive?.idle_socket_ttl ?? 2500
};
return connection_1.NodeConnectionFactory.create({
connection_params: params,
set_basic_auth_header: nodeConfig.set_basic_auth_header ?? true,
capture_enhanced_stack_trace: nodeConfig.capture_enhanced_stack_trace ?? false,
eagerly_destroy_stale_sockets: nodeConfig.keep_alive?.eagerly_destroy_stale_sockets ?? false,
http_agent: nodeConfig.http_agent,
keep_alive,
tls,
max_response_headers_size: nodeConfig.max_response_headers_size
});
},
values_encoder: (jsonHandling) => new utils_1.NodeValuesEncoder(jsonHandling),
make_result_set: ((stream, format, query_id, log_error, response_headers, jsonHandling, span) => result_set_1.ResultSet.instance({
stream,
format,
query_id,
log_error,
response_headers,
jsonHandling,
span
}))
};
}),
63290: (function(__unused_webpack_module, exports, __webpack_require__) {
var __importDefault = this && this.__importDefault || function(mod) {
return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.decompressResponse = decompressResponse;
exports.isDecompressionError = isDecompressionError;
exports.createRequestCompressor = createRequestCompressor;
const index_1 = __webpack_require__(61349);
const stream_1 = __importDefault(__webpack_require__(2203));
const zlib_1 = __importDefault(__webpack_require__(43106));
function decompressResponse(response, log_writer, log_level) {
const encoding = response.headers["content-encoding"];
if (encoding === undefined) {
return { response };
}
if (encoding === "gzip") {
return { response: stream_1.default.pipeline(response, zlib_1.default.createGunzip(), function pipelineCb(err) {
if (err && log_level <= index_1.ClickHouseLogLevel.ERROR) {
log_writer.error({
message: "An error occurred while decompressing the response",
err
});
}
}) };
}
if (encoding === "zstd") {
if (typeof zlib_1.default.createZstdDecompress !== "function") {
return { error: new Error("Received a zstd-compressed response, but this Node.js runtime (v" + process.versions.node + ") does not support zstd decompression: the built-in zlib module " + "does not provide the zstd APIs (added in Node.js 22.15.0). Use gzip " + "compression instead, or upgrade Node.js.") };
}
return { response: stream_1.default.pipeline(response, zlib_1.default.createZstdDecompress(), function pipelineCb(err) {
if (err && log_level <= index_1.ClickHouseLogLevel.ERROR) {
log_writer.error({
message: "An error occurred while decompressing the response",
err
});
}
}) };
}
if (encoding === "br") {
return { response: stream_1.default.pipeline(response, zlib_1.default.createBrotliDecompress(), function pipelineCb(err) {
if (err && log_level <= index_1.ClickHouseLogLevel.ERROR) {
log_writer.error({
message: "An error occurred while decompressing the response",
err
});
}
}) };
}
return { error: new Error(`Unexpected encoding: ${encoding}`) };
}
function isDecompressionError(result) {
return result.error !== undefined;
}
function createRequestCompressor(compression) {
switch (compression.codec) {
case "gzip": return zlib_1.default.createGzip(compression.level !== undefined ? { level: compression.level } : undefined);
case "zstd": return zlib_1.default.createZstdCompress(compression.level !== undefined ? { params: { [zlib_1.default.constants.ZSTD_c_compressionLevel]: compression.level } } : undefined);
case "br": return zlib_1.default.createBrotliCompress({ params: { [zlib_1.default.constants.BROTLI_PARAM_QUALITY]: compression.quality ?? 4 } });
default: {
const exhaustiveCheck = compression;
throw new Error(`Unsupported request compression codec: ${String(exhaustiveCheck.codec)}`);
}
}
}
}),
43241: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.NodeConnectionFactory = void 0;
const node_custom_agent_connection_1 = __webpack_require__(67055);
const node_http_connection_1 = __webpack_require__(62540);
const node_https_connection_1 = __webpack_require__(10083);
class NodeConnectionFactory {
static create({ connection_params, tls, keep_alive, http_agent, set_basic_auth_header, capture_enhanced_stack_trace, eagerly_destroy_stale_sockets = false, max_response_headers_size }) {
if (http_agent !== undefined) {
return new node_custom_agent_connection_1.NodeCustomAgentConnection({
...connection_params,
set_basic_auth_header,
capture_enhanced_stack_trace,
keep_alive,
http_agent,
eagerly_destroy_stale_sockets,
max_response_headers_size
});
}
switch (connection_params.url.protocol) {
case "http:": return new node_http_connection_1.NodeHttpConnection({
...connection_params,
set_basic_auth_header,
capture_enhanced_stack_trace,
keep_alive,
eagerly_destroy_stale_sockets,
max_response_headers_size
});
case "https:": return new node_https_connection_1.NodeHttpsConnection({
...connection_params,
set_basic_auth_header,
capture_enhanced_stack_trace,
keep_alive,
tls,
eagerly_destroy_stale_sockets,
max_response_headers_size
});
default: throw new Error("Only HTTP and HTTPS protocols are supported");
}
}
}
exports.NodeConnectionFactory = NodeConnectionFactory;
}),
62724: (function(__unused_webpack_module, exports, __webpack_require__) {
var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
var desc = Object.getOwnPropertyDescriptor(m, k);
if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
desc = {
enumerable: true,
get: function() {
return m[k];
}
};
}
Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
o[k2] = m[k];
}));
var __exportStar = this && this.__exportStar || function(m, exports) {
for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
};
Object.defineProperty(exports, "__esModule", { value: true });
__exportStar(__webpack_require__(79431), exports);
__exportStar(__webpack_require__(62540), exports);
__exportStar(__webpack_require__(10083), exports);
__exportStar(__webpack_require__(43241), exports);
}),
79431: (function(__unused_webpack_module, exports, __webpack_require__) {
var __importDefault = this && this.__importDefault || function(mod) {
return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.NodeBaseConnection = void 0;
const index_1 = __webpack_require__(61349);
const crypto_1 = __importDefault(__webpack_require__(76982));
const utils_1 = __webpack_require__(54977);
const stream_1 = __webpack_require__(86394);
const socket_pool_1 = __webpack_require__(29296);
class NodeBaseConnection {
defaultAuthHeader;
defaultHeaders;
connectionId = crypto_1.default.randomUUID();
socketPool;
params;
agent;
constructor(params, agent) {
this.params = params;
this.agent = agent;
this.socketPool = new socket_pool_1.SocketPool(this.connectionId, this.params, this.createClientRequest.bind(this), this.agent);
if (params.auth.type === "Credentials") {
this.defaultAuthHeader = `Basic ${Buffer.from(`${params.auth.username}:${params.auth.password}`).toString("base64")}`;
} else if (params.auth.type === "JWT") {
this.defaultAuthHeader = `Bearer ${params.auth.access_token}`;
} else {
throw new Error(`Unknown auth type: ${params.auth.type}`);
}
this.defaultHeaders = {
Connection: this.params.keep_alive.enabled ? "keep-alive" : "close",
"User-Agent": (0, utils_1.getUserAgent)(this.params.application_id)
};
}
async ping(params) {
const { log_writer, log_level } = this.params;
const query_id = this.getQueryId(params.query_id);
const { controller, controllerCleanup } = this.getAbortController(params);
try {
let result;
if (params.select) {
const searchParams = (0, index_1.toSearchParams)({
database: undefined,
query: PingQuery,
query_id
});
result = await this.request({
query: PingQuery,
method: "GET",
url: (0, index_1.transformUrl)({
url: this.params.url,
searchParams
}),
abort_signal: controller.signal,
headers: this.buildRequestHeaders(),
query_id,
log_writer,
log_level
}, "Ping");
} else {
result = await this.request({
query: "ping",
method: "GET",
url: (0, index_1.transformUrl)({
url: this.params.url,
pathname: "/ping"
}),
abort_signal: controller.signal,
headers: this.buildRequestHeaders(),
query_id,
log_writer,
log_level
}, "Ping");
}
await (0, stream_1.drainStreamInternal)({
op: "Ping",
log_writer,
query_id,
log_level
}, result.stream);
return { success: true };
} catch (error) {
controller.abort("Ping failed");
if (log_level <= index_1.ClickHouseLogLevel.WARN) {
log_writer.warn({
message: this.httpRequestErrorMessage("Ping"),
err: error,
args: {
connection_id: this.connectionId,
query_id
}
});
}
return {
success: false,
error
};
} finally {
controllerCleanup();
}
}
async query(params) {
const { log_writer, log_level } = this.params;
const query_id = this.getQueryId(params.query_id);
const clickhouse_settings = (0, index_1.withHttpSettings)(params.clickhouse_settings, this.params.compression.decompress_response);
const queryParams = params.query_params;
const hasQueryParams = queryParams !== undefined && Object.keys(queryParams).length > 0;
let useMultipart = hasQueryParams && (params.use_multipart_params ?? this.params.use_multipart_params);
let urlParamEntries;
if (hasQueryParams && !useMultipart && (params.use_multipart_params_auto ?? this.params.use_multipart_params_auto)) {
const entries = (0, index_1.serializeQueryParamsForUrl)(queryParams);
if (entries === null) {
useMultipart = true;
} else {
urlParamEntries = entries;
}
}
const searchParams = (0, index_1.toSearchParams)({
database: this.params.database,
query_params: useMultipart ? undefined : params.query_params,
param_entries: urlParamEntries,
session_id: params.session_id,
clickhouse_settings,
query_id,
role: params.role
});
const { controller, controllerCleanup } = this.getAbortController(params);
const responseCompressionCodec = clickhouse_settings.enable_http_compression === 1 ? this.params.compression.decompress_response?.codec ?? "gzip" : undefined;
let body = params.query;
const headers = this.buildRequestHeaders(params);
if (useMultipart && params.query_params !== undefined) {
const boundary = `----clickhouse-js-${crypto_1.default.randomUUID()}`;
const parts = { query: params.query };
for (const [key, value] of Object.entries(params.query_params)) {
parts[`param_${key}`] = (0, index_1.formatQueryParams)({ value });
}
body = (0, index_1.buildMultipartBody)(parts, boundary);
headers["Content-Type"] = `multipart/form-data; boundary=${boundary}`;
}
try {
const { response_headers, stream, http_status_code } = await this.request({
method: "POST",
url: (0, index_1.transformUrl)({
url: this.params.url,
searchParams
}),
body,
abort_signal: controller.signal,
response_compression_codec: responseCompressionCodec,
headers,
query: params.query,
query_id,
log_writer,
log_level
}, "Query");
return {
stream,
response_headers,
query_id,
http_status_code
};
} catch (err) {
controller.abort("Query HTTP request failed");
this.logRequestError({
op: "Query",
query_id,
query_params: params,
search_params: searchParams,
err,
extra_args: {
decompress_response: responseCompressionCodec,
clickhouse_settings
}
});
throw err;
} finally {
controllerCleanup();
}
}
async insert(params) {
const { log_writer, log_level } = this.params;
const query_id = this.getQueryId(params.query_id);
const searchParams = (0, index_1.toSearchParams)({
database: this.params.database,
clickhouse_settings: params.clickhouse_settings,
query_params: params.query_params,
query: params.query,
session_id: params.session_id,
role: params.role,
query_id
});
const { controller, controllerCleanup } = this.getAbortController(params);
try {
const { stream, summary, response_headers, http_status_code } = await this.request({
method: "POST",
url: (0, index_1.transformUrl)({
url: this.params.url,
searchParams
}),
body: params.values,
abort_signal: controller.signal,
request_compression: this.params.compression.compress_request,
parse_summary: true,
headers: this.buildRequestHeaders(params),
query: params.query,
query_id,
log_writer,
log_level
}, "Insert");
await (0, stream_1.drainStreamInternal)({
op: "Insert",
log_writer,
query_id,
log_level
}, stream);
return {
query_id,
summary,
response_headers,
http_status_code
};
} catch (err) {
controller.abort("Insert HTTP request failed");
this.logRequestError({
op: "Insert",
query_id,
query_params: params,
search_params: searchParams,
err,
extra_args: { clickhouse_settings: params.clickhouse_settings ?? {} }
});
throw err;
} finally {
controllerCleanup();
}
}
async exec(params) {
const query_id = this.getQueryId(params.query_id);
return this.runExec({
...params,
query_id,
op: "Exec"
});
}
async command(params) {
const { log_writer, log_level } = this.params;
const query_id = this.getQueryId(params.query_id);
const commandStartTime = Date.now();
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
log_writer.trace({
message: "Command: operation started",
args: {
operation: "Command",
connection_id: this.connectionId,
query_id
}
});
}
const { stream, summary, response_headers } = await this.runExec({
...params,
query_id,
op: "Command"
});
const runExecDuration = Date.now() - commandStartTime;
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
log_writer.trace({
message: "Command: runExec completed, starting stream drain",
args: {
operation: "Command",
connection_id: this.connectionId,
query_id,
runExec_duration_ms: runExecDuration,
stream_state: {
readable: stream.readable,
readableEnded: stream.readableEnded,
readableLength: stream.readableLength
}
}
});
}
const drainStartTime = Date.now();
await (0, stream_1.drainStreamInternal)({
op: "Command",
log_writer,
query_id,
log_level
}, stream);
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
const drainDuration = Date.now() - drainStartTime;
const totalDuration = Date.now() - commandStartTime;
log_writer.trace({
message: "Command: operation completed",
args: {
operation: "Command",
connection_id: this.connectionId,
query_id,
drain_duration_ms: drainDuration,
total_duration_ms: totalDuration
}
});
}
return {
query_id,
summary,
response_headers
};
}
async close() {
if (this.agent !== undefined && this.agent.destroy !== undefined) {
this.agent.destroy();
}
}
defaultHeadersWithOverride(params) {
return {
...this.params.http_headers ?? {},
...params?.http_headers ?? {},
...this.defaultHeaders
};
}
buildRequestHeaders(params) {
const headers = this.defaultHeadersWithOverride(params);
if ((0, index_1.isJWTAuth)(params?.auth)) {
return {
...headers,
Authorization: `Bearer ${params.auth.access_token}`
};
}
if (this.params.set_basic_auth_header) {
if ((0, index_1.isCredentialsAuth)(params?.auth)) {
return {
...headers,
Authorization: `Basic ${Buffer.from(`${params.auth.username}:${params.auth.password}`).toString("base64")}`
};
} else {
return {
...headers,
Authorization: this.defaultAuthHeader
};
}
}
return { ...headers };
}
getQueryId(query_id) {
return query_id || crypto_1.default.randomUUID();
}
getAbortController(params) {
const controller = new AbortController();
function onAbort() {
controller.abort();
}
params.abort_signal?.addEventListener("abort", onAbort);
return {
controller,
controllerCleanup: () => {
params.abort_signal?.removeEventListener("abort", onAbort);
}
};
}
logRequestError({ op, err, query_id, query_params, extra_args }) {
if (this.params.log_level <= index_1.ClickHouseLogLevel.ERROR) {
this.params.log_writer.error({
message: this.httpRequestErrorMessage(op),
err,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
with_abort_signal: query_params.abort_signal !== undefined,
session_id: query_params.session_id,
...extra_args
}
});
}
}
httpRequestErrorMessage(op) {
return `${op}: HTTP request error.`;
}
async runExec(params) {
const { log_writer, log_level } = this.params;
const query_id = params.query_id;
const sendQueryInParams = params.values !== undefined;
const clickhouse_settings = (0, index_1.withHttpSettings)(params.clickhouse_settings, this.params.compression.decompress_response);
const toSearchParamsOptions = {
query: sendQueryInParams ? params.query : undefined,
database: this.params.database,
query_params: params.query_params,
session_id: params.session_id,
role: params.role,
clickhouse_settings,
query_id
};
const searchParams = (0, index_1.toSearchParams)(toSearchParamsOptions);
const { controller, controllerCleanup } = this.getAbortController(params);
const tryDecompressResponseStream = params.op === "Exec" ? params.decompress_response_stream ?? Boolean(this.params.compression.decompress_response) : false;
const ignoreErrorResponse = params.ignore_error_response ?? false;
try {
const { stream, summary, response_headers, http_status_code } = await this.request({
method: "POST",
url: (0, index_1.transformUrl)({
url: this.params.url,
searchParams
}),
body: sendQueryInParams ? params.values : params.query,
abort_signal: controller.signal,
parse_summary: true,
request_compression: this.params.compression.compress_request,
response_compression_codec: this.params.compression.decompress_response?.codec,
try_decompress_response_stream: tryDecompressResponseStream,
ignore_error_response: ignoreErrorResponse,
headers: this.buildRequestHeaders(params),
query: params.query,
query_id,
log_writer,
log_level
}, params.op);
return {
stream,
query_id,
summary,
response_headers,
http_status_code
};
} catch (err) {
controller.abort(`${params.op} HTTP request failed`);
this.logRequestError({
op: params.op,
query_id,
query_params: params,
search_params: searchParams,
err,
extra_args: { clickhouse_settings: params.clickhouse_settings ?? {} }
});
throw err;
} finally {
controllerCleanup();
}
}
async request(params, op) {
return this.socketPool.request(params, op);
}
}
exports.NodeBaseConnection = NodeBaseConnection;
const PingQuery = `SELECT 'ping'`;
}),
67055: (function(__unused_webpack_module, exports, __webpack_require__) {
var __importDefault = this && this.__importDefault || function(mod) {
return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.NodeCustomAgentConnection = void 0;
const http_1 = __importDefault(__webpack_require__(58611));
const https_1 = __importDefault(__webpack_require__(65692));
const node_base_connection_1 = __webpack_require__(79431);
const index_1 = __webpack_require__(61349);
class NodeCustomAgentConnection extends node_base_connection_1.NodeBaseConnection {
httpRequestFn;
constructor(params) {
if (!params.http_agent) {
throw new Error("http_agent is required to create NodeCustomAgentConnection");
}
super(params, params.http_agent);
if (params.url.protocol.startsWith("https")) {
this.httpRequestFn = https_1.default.request;
} else {
this.httpRequestFn = http_1.default.request;
}
}
createClientRequest(params) {
const headers = (0, index_1.withCompressionHeaders)({
headers: params.headers,
request_compression_codec: params.request_compression?.codec,
response_compression_codec: params.response_compression_codec
});
return this.httpRequestFn(params.url, {
method: params.method,
agent: this.agent,
timeout: this.params.request_timeout,
signal: params.abort_signal,
headers,
...this.params.max_response_headers_size !== undefined && { maxHeaderSize: this.params.max_response_headers_size }
});
}
}
exports.NodeCustomAgentConnection = NodeCustomAgentConnection;
}),
62540: (function(__unused_webpack_module, exports, __webpack_require__) {
var __importDefault = this && this.__importDefault || function(mod) {
return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.NodeHttpConnection = void 0;
const index_1 = __webpack_require__(61349);
const http_1 = __importDefault(__webpack_require__(58611));
const node_base_connection_1 = __webpack_require__(79431);
class NodeHttpConnection extends node_base_connection_1.NodeBaseConnection {
constructor(params) {
const agent = new http_1.default.Agent({
keepAlive: params.keep_alive.enabled,
maxSockets: params.max_open_connections
});
super(params, agent);
}
createClientRequest(params) {
const headers = (0, index_1.withCompressionHeaders)({
headers: params.headers,
request_compression_codec: params.request_compression?.codec,
response_compression_codec: params.response_compression_codec
});
return http_1.default.request(params.url, {
method: params.method,
agent: this.agent,
timeout: this.params.request_timeout,
signal: params.abort_signal,
headers,
...this.params.max_response_headers_size !== undefined && { maxHeaderSize: this.params.max_response_headers_size }
});
}
}
exports.NodeHttpConnection = NodeHttpConnection;
}),
10083: (function(__unused_webpack_module, exports, __webpack_require__) {
var __importDefault = this && this.__importDefault || function(mod) {
return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.NodeHttpsConnection = void 0;
const index_1 = __webpack_require__(61349);
const https_1 = __importDefault(__webpack_require__(65692));
const node_base_connection_1 = __webpack_require__(79431);
class NodeHttpsConnection extends node_base_connection_1.NodeBaseConnection {
constructor(params) {
const agent = new https_1.default.Agent({
keepAlive: params.keep_alive.enabled,
maxSockets: params.max_open_connections,
ca: params.tls?.ca_cert,
key: params.tls?.type === "Mutual" ? params.tls.key : undefined,
cert: params.tls?.type === "Mutual" ? params.tls.cert : undefined
});
super(params, agent);
}
buildRequestHeaders(params) {
if (this.params.tls !== undefined) {
if (this.params.auth.type === "JWT") {
throw new Error("JWT auth is not supported with HTTPS connection using custom certificates");
}
let headers;
if ((0, index_1.isCredentialsAuth)(params?.auth)) {
headers = {
...this.defaultHeadersWithOverride(params),
"X-ClickHouse-User": params.auth.username,
"X-ClickHouse-Key": params.auth.password
};
} else {
headers = {
...this.defaultHeadersWithOverride(params),
"X-ClickHouse-User": this.params.auth.username,
"X-ClickHouse-Key": this.params.auth.password
};
}
const tlsType = this.params.tls.type;
switch (tlsType) {
case "Basic": return headers;
case "Mutual": return {
...headers,
"X-ClickHouse-SSL-Certificate-Auth": "on"
};
default: throw new Error(`Unknown TLS type: ${tlsType}`);
}
}
return super.buildRequestHeaders(params);
}
createClientRequest(params) {
const headers = (0, index_1.withCompressionHeaders)({
headers: params.headers,
request_compression_codec: params.request_compression?.codec,
response_compression_codec: params.response_compression_codec
});
return https_1.default.request(params.url, {
method: params.method,
agent: this.agent,
timeout: this.params.request_timeout,
signal: params.abort_signal,
headers,
...this.params.max_response_headers_size !== undefined && { maxHeaderSize: this.params.max_response_headers_size }
});
}
}
exports.NodeHttpsConnection = NodeHttpsConnection;
}),
29296: (function(__unused_webpack_module, exports, __webpack_require__) {
var __importDefault = this && this.__importDefault || function(mod) {
return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.SocketPool = void 0;
const http_1 = __importDefault(__webpack_require__(58611));
const stream_1 = __importDefault(__webpack_require__(2203));
const index_1 = __webpack_require__(61349);
const utils_1 = __webpack_require__(54977);
const compression_1 = __webpack_require__(63290);
class SocketPool {
jsonHandling;
knownSockets = new WeakMap();
requestCounter = 0;
getNewRequestId() {
this.requestCounter += 1;
return `${this.connectionId}:${this.requestCounter}`;
}
socketCounter = 0;
getNewSocketId() {
this.socketCounter += 1;
return `${this.connectionId}:${this.socketCounter}`;
}
connectionId;
params;
createClientRequest;
agent;
constructor(connectionId, params, createClientRequest, agent) {
this.connectionId = connectionId;
this.params = params;
this.createClientRequest = createClientRequest;
this.agent = agent;
this.jsonHandling = params.json ?? {
parse: JSON.parse,
stringify: JSON.stringify
};
}
async request(params, op) {
await (0, index_1.sleep)(0);
const { log_writer, query_id, log_level } = params;
const currentStackTrace = this.params.capture_enhanced_stack_trace ? (0, index_1.getCurrentStackTrace)() : undefined;
const requestTimeout = this.params.request_timeout;
if (this.params.eagerly_destroy_stale_sockets && this.params.keep_alive.enabled && this.params.keep_alive.idle_socket_ttl > 0) {
if (this.agent instanceof http_1.default.Agent) {
for (const host of Object.keys(this.agent.freeSockets)) {
const byHostSockets = this.agent.freeSockets[host];
if (byHostSockets) {
for (const socket of [...byHostSockets]) {
const socketInfo = this.knownSockets.get(socket);
if (socketInfo) {
const freedAt = socketInfo.freed_at_timestamp_ms;
if (freedAt) {
const socketAge = Date.now() - freedAt;
if (socketAge >= this.params.keep_alive.idle_socket_ttl) {
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
log_writer.trace({
message: `${op}: socket TTL expired based on timestamp, destroying socket`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
socket_id: socketInfo.id,
socket_age_ms: socketAge,
idle_socket_ttl_ms: this.params.keep_alive.idle_socket_ttl
}
});
}
clearTimeout(socketInfo.idle_timeout_handle);
this.knownSockets.delete(socket);
socket.destroy();
}
}
}
}
}
}
}
}
const start = Date.now();
const request = this.createClientRequest(params);
const request_id = this.getNewRequestId();
return new Promise((resolve, reject) => {
const onError = (e) => {
removeRequestListeners();
if (e instanceof Error) {
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
if (e.code === "ECONNRESET") {
log_writer.trace({
message: `${op}: connection reset by peer`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id
},
module: "HTTP Adapter"
});
}
}
if (log_level <= index_1.ClickHouseLogLevel.WARN) {
if (this.params.keep_alive.enabled) {
if (e.code === "ECONNRESET") {
const socket = request.socket;
if (socket) {
const socketInfo = this.knownSockets.get(socket);
if (socketInfo) {
const serverTimeoutMs = socketInfo.server_keep_alive_timeout_ms;
if (serverTimeoutMs !== undefined) {
if (this.params.keep_alive.idle_socket_ttl > serverTimeoutMs) {
log_writer.warn({
message: `${op}: idle socket TTL is greater than server keep-alive timeout, try setting idle socket TTL to a value lower than the server keep-alive timeout to prevent unexpected connection resets, see https://github.com/ClickHouse/clickhouse-js/blob/main/docs/howto/keep_alive_timeout.md for more details.`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
socket_id: socketInfo.id,
server_keep_alive_timeout_ms: serverTimeoutMs,
idle_socket_ttl: this.params.keep_alive.idle_socket_ttl
},
module: "HTTP Adapter"
});
}
}
}
}
}
}
}
const err = (0, index_1.enhanceStackTrace)(e, currentStackTrace);
reject(err);
} else {
reject(e);
}
};
let responseStream;
const onResponse = async (_response) => {
if (this.params.log_level <= index_1.ClickHouseLogLevel.DEBUG) {
const duration = Date.now() - start;
this.params.log_writer.debug({
module: "HTTP Adapter",
message: `${op}: got a response from ClickHouse`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
request_method: params.method,
request_path: params.url.pathname,
response_status: _response.statusCode,
response_time_ms: duration
}
});
}
if (this.params.keep_alive.enabled) {
const keepAliveHeader = _response.headers["keep-alive"];
if (keepAliveHeader) {
const [, timeout] = /timeout=(\d+)/i.exec(String(keepAliveHeader)) ?? [];
if (timeout) {
const socketInfo = this.knownSockets.get(_response.socket);
if (socketInfo) {
const timeoutMs = Number(timeout) * 1e3;
socketInfo.server_keep_alive_timeout_ms = timeoutMs;
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
this.params.log_writer.trace({
module: "HTTP Adapter",
message: `${op}: updated server sent socket keep-alive timeout`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
socket_id: socketInfo.id,
server_keep_alive_timeout_ms: timeoutMs
}
});
}
}
}
}
}
const tryDecompressResponseStream = params.try_decompress_response_stream ?? true;
const ignoreErrorResponse = params.ignore_error_response ?? false;
const isFailedResponse = !(0, index_1.isSuccessfulResponse)(_response.statusCode) || _response.headers["x-clickhouse-exception-code"] !== undefined;
if (tryDecompressResponseStream || isFailedResponse && !ignoreErrorResponse) {
const decompressionResult = (0, compression_1.decompressResponse)(_response, log_writer, log_level);
if ((0, compression_1.isDecompressionError)(decompressionResult)) {
const err = (0, index_1.enhanceStackTrace)(decompressionResult.error, currentStackTrace);
return reject(err);
}
responseStream = decompressionResult.response;
} else {
responseStream = _response;
}
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
log_writer.trace({
message: `${op}: response stream created`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
stream_state: {
readable: responseStream.readable,
readableEnded: responseStream.readableEnded,
readableLength: responseStream.readableLength
},
is_failed_response: isFailedResponse,
will_decompress: tryDecompressResponseStream
}
});
}
if (isFailedResponse && !ignoreErrorResponse) {
try {
const errorMessage = await (0, utils_1.getAsText)(responseStream);
const err = (0, index_1.enhanceStackTrace)((0, index_1.parseError)(errorMessage), currentStackTrace);
reject(err);
} catch (e) {
const err = (0, index_1.enhanceStackTrace)(e, currentStackTrace);
reject(err);
}
} else {
return resolve({
stream: responseStream,
summary: params.parse_summary ? this.parseSummary(op, _response) : undefined,
response_headers: { ..._response.headers },
http_status_code: _response.statusCode ?? undefined
});
}
};
function onAbort() {
removeRequestListeners();
request.once("error", function() {});
const err = (0, index_1.enhanceStackTrace)(new Error("The user aborted a request."), currentStackTrace);
reject(err);
}
function onClose() {
removeRequestListeners();
}
function pipeStream() {
if (request.writableEnded) {
return;
}
const bodyStream = (0, utils_1.isStream)(params.body) ? params.body : stream_1.default.Readable.from([params.body]);
const callback = (e) => {
if (e) {
removeRequestListeners();
const err = (0, index_1.enhanceStackTrace)(e, currentStackTrace);
reject(err);
}
};
if (params.request_compression) {
const compressor = (0, compression_1.createRequestCompressor)(params.request_compression);
stream_1.default.pipeline(bodyStream, compressor, request, callback);
} else {
stream_1.default.pipeline(bodyStream, request, callback);
}
}
const onSocket = (socket) => {
try {
if (this.params.keep_alive.enabled && this.params.keep_alive.idle_socket_ttl > 0) {
const socketInfo = this.knownSockets.get(socket);
if (socketInfo === undefined) {
const socket_id = this.getNewSocketId();
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
log_writer.trace({
message: `${op}: using a fresh socket, setting up a new 'free' listener`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
socket_id
}
});
}
const newSocketInfo = {
id: socket_id,
idle_timeout_handle: undefined,
usage_count: 1
};
this.knownSockets.set(socket, newSocketInfo);
socket.on("free", () => {
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
log_writer.trace({
message: `${op}: socket was released`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
socket_id
}
});
}
const freed_at_timestamp_ms = Date.now();
newSocketInfo.freed_at_timestamp_ms = freed_at_timestamp_ms;
const idleTimeoutHandle = setTimeout(() => {
const freedAfter = Date.now() - freed_at_timestamp_ms;
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
log_writer.trace({
message: `${op}: removing idle socket`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
socket_id,
idle_socket_ttl_ms: this.params.keep_alive.idle_socket_ttl,
freed_after_ms: freedAfter
}
});
}
this.knownSockets.delete(socket);
socket.destroy();
}, this.params.keep_alive.idle_socket_ttl).unref();
newSocketInfo.idle_timeout_handle = idleTimeoutHandle;
});
const cleanup = (eventName) => () => {
const maybeSocketInfo = this.knownSockets.get(socket);
if (maybeSocketInfo?.idle_timeout_handle) {
clearTimeout(maybeSocketInfo.idle_timeout_handle);
}
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
log_writer.trace({
message: `${op}: received '${eventName}' event, 'free' listener removed`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
socket_id,
event: eventName
}
});
}
if (log_level <= index_1.ClickHouseLogLevel.WARN) {
if (responseStream && !responseStream.readableEnded) {
log_writer.warn({
message: `${op}: socket was closed or ended before the response was fully read. This can potentially result in an uncaught ECONNRESET error! Consider fully consuming, draining, or destroying the response stream.`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
socket_id,
event: eventName
}
});
}
}
};
socket.once("end", cleanup("end"));
socket.once("close", cleanup("close"));
} else {
const freedAt = socketInfo.freed_at_timestamp_ms;
if (freedAt) {
const socketAge = Date.now() - freedAt;
const overdueBy = socketAge - this.params.keep_alive.idle_socket_ttl;
if (overdueBy > 1e3) {
if (log_level <= index_1.ClickHouseLogLevel.WARN) {
log_writer.warn({
message: `${op}: reusing socket with TTL expired based on timestamp; this may indicate a starved Node.js process or delayed event loop; set keep_alive.eagerly_destroy_stale_sockets=true to mitigate, see more details at https://github.com/ClickHouse/clickhouse-js/blob/main/docs/howto/keep_alive_timeout.md`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
socket_id: socketInfo.id,
socket_age_ms: socketAge,
idle_socket_ttl_ms: this.params.keep_alive.idle_socket_ttl
}
});
}
}
}
clearTimeout(socketInfo.idle_timeout_handle);
socketInfo.idle_timeout_handle = undefined;
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
log_writer.trace({
message: `${op}: reusing socket`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
socket_id: socketInfo.id,
usage_count: socketInfo.usage_count
}
});
}
socketInfo.usage_count++;
}
}
} catch (e) {
if (log_level <= index_1.ClickHouseLogLevel.ERROR) {
log_writer.error({
message: `${op}: an error occurred while housekeeping the idle sockets`,
err: e,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id
}
});
}
}
pipeStream();
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
const socketInfo = this.knownSockets.get(socket);
if (socketInfo) {
log_writer.trace({
message: `${op}: setting up request timeout`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
socket_id: socketInfo.id,
timeout_ms: requestTimeout
}
});
} else {
log_writer.trace({
message: `${op}: setting up request timeout on a socket`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
timeout_ms: requestTimeout
}
});
}
}
socket.setTimeout(this.params.request_timeout, onTimeout);
};
const onTimeout = () => {
removeRequestListeners();
if (log_level <= index_1.ClickHouseLogLevel.TRACE) {
const socket = request.socket;
const maybeSocketInfo = socket ? this.knownSockets.get(socket) : undefined;
const socketState = request.socket ? {
connecting: request.socket.connecting,
pending: request.socket.pending,
destroyed: request.socket.destroyed,
readyState: request.socket.readyState
} : undefined;
const responseStreamState = responseStream ? {
readable: responseStream.readable,
readableEnded: responseStream.readableEnded,
readableLength: responseStream.readableLength
} : undefined;
log_writer.trace({
message: `${op}: timeout occurred`,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id,
socket_id: maybeSocketInfo?.id,
timeout_ms: requestTimeout,
socket_state: socketState,
response_stream_state: responseStreamState,
has_response_stream: responseStream !== undefined
}
});
}
const err = (0, index_1.enhanceStackTrace)(new Error("Timeout error."), currentStackTrace);
try {
request.destroy();
} catch (e) {
if (log_level <= index_1.ClickHouseLogLevel.ERROR) {
log_writer.error({
message: `${op}: An error occurred while destroying the request`,
err: e,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id
}
});
}
}
reject(err);
};
function removeRequestListeners() {
if (request.socket) {
request.socket.setTimeout(0);
request.socket.removeListener("timeout", onTimeout);
}
request.removeListener("socket", onSocket);
request.removeListener("response", onResponse);
request.removeListener("error", onError);
request.removeListener("close", onClose);
if (params.abort_signal) {
request.removeListener("abort", onAbort);
}
}
request.on("socket", onSocket);
request.on("response", onResponse);
request.on("error", onError);
request.on("close", onClose);
if (params.abort_signal) {
params.abort_signal.addEventListener("abort", onAbort, { once: true });
}
if (!params.body) {
try {
return request.end();
} catch (e) {
if (log_level <= index_1.ClickHouseLogLevel.ERROR) {
log_writer.error({
message: `${op}: an error occurred while ending the request without body`,
err: e,
args: {
operation: op,
connection_id: this.connectionId,
query_id,
request_id
}
});
}
}
}
});
}
parseSummary(op, response) {
const summaryHeader = response.headers["x-clickhouse-summary"];
if (typeof summaryHeader === "string") {
try {
return this.jsonHandling.parse(summaryHeader);
} catch (err) {
if (this.params.log_level <= index_1.ClickHouseLogLevel.ERROR) {
this.params.log_writer.error({
message: `${op}: failed to parse X-ClickHouse-Summary header.`,
args: {
operation: op,
connection_id: this.connectionId,
"X-ClickHouse-Summary": summaryHeader
},
err
});
}
}
}
}
}
exports.SocketPool = SocketPool;
}),
86394: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.drainStream = drainStream;
exports.drainStreamInternal = drainStreamInternal;
const index_1 = __webpack_require__(61349);
async function drainStream(stream) {
return new Promise((resolve, reject) => {
if (stream.errored) {
reject(stream.errored);
return;
}
if (stream.readableEnded) {
resolve();
return;
}
if (stream.closed) {
resolve();
return;
}
function dropData() {}
function onEnd() {
removeListeners();
resolve();
}
function onError(err) {
removeListeners();
reject(err);
}
function onClose() {
removeListeners();
resolve();
}
function removeListeners() {
stream.removeListener("data", dropData);
stream.removeListener("end", onEnd);
stream.removeListener("error", onError);
stream.removeListener("close", onClose);
}
stream.on("data", dropData);
stream.on("end", onEnd);
stream.on("error", onError);
stream.on("close", onClose);
});
}
async function drainStreamInternal(ctx, stream) {
return new Promise((resolve, reject) => {
const startTime = Date.now();
let bytesReceived = 0;
let chunkCount = 0;
if (ctx.log_level <= index_1.ClickHouseLogLevel.TRACE) {
ctx.log_writer.trace({
message: `${ctx.op}: starting stream drain`,
args: {
query_id: ctx.query_id,
stream_state: {
readable: stream.readable,
readableEnded: stream.readableEnded,
readableLength: stream.readableLength
}
}
});
}
if (stream.errored) {
if (ctx.log_level <= index_1.ClickHouseLogLevel.TRACE) {
ctx.log_writer.trace({
message: `${ctx.op}: stream already errored before drain`,
args: {
query_id: ctx.query_id,
chunk_number: chunkCount,
total_bytes_received: bytesReceived
}
});
}
reject(stream.errored);
return;
}
if (stream.readableEnded) {
if (ctx.log_level <= index_1.ClickHouseLogLevel.TRACE) {
ctx.log_writer.trace({
message: `${ctx.op}: stream already ended before drain`,
args: {
query_id: ctx.query_id,
chunk_number: chunkCount,
total_bytes_received: bytesReceived
}
});
}
resolve();
return;
}
if (stream.closed) {
if (ctx.log_level <= index_1.ClickHouseLogLevel.TRACE) {
ctx.log_writer.trace({
message: `${ctx.op}: stream already closed before drain`,
args: {
query_id: ctx.query_id,
chunk_number: chunkCount,
total_bytes_received: bytesReceived
}
});
}
resolve();
return;
}
function dropData(chunk) {
if (ctx.log_level <= index_1.ClickHouseLogLevel.TRACE) {
chunkCount++;
const chunk_size = Buffer.byteLength(chunk);
bytesReceived += chunk_size;
ctx.log_writer.trace({
message: `${ctx.op}: received data chunk during drain`,
args: {
query_id: ctx.query_id,
chunk_number: chunkCount,
chunk_size,
total_bytes_received: bytesReceived
}
});
}
}
function onEnd() {
removeListeners();
if (ctx.log_level <= index_1.ClickHouseLogLevel.TRACE) {
const duration = Date.now() - startTime;
ctx.log_writer.trace({
message: `${ctx.op}: stream drain completed (end event)`,
args: {
query_id: ctx.query_id,
duration_ms: duration,
total_bytes_received: bytesReceived,
total_chunks: chunkCount
}
});
}
resolve();
}
function onError(err) {
removeListeners();
if (ctx.log_level <= index_1.ClickHouseLogLevel.TRACE) {
const duration = Date.now() - startTime;
ctx.log_writer.trace({
message: `${ctx.op}: stream drain failed (error event)`,
args: {
query_id: ctx.query_id,
duration_ms: duration,
total_bytes_received: bytesReceived,
total_chunks: chunkCount,
error: err.message
}
});
}
reject(err);
}
function onClose() {
removeListeners();
if (ctx.log_level <= index_1.ClickHouseLogLevel.TRACE) {
const duration = Date.now() - startTime;
ctx.log_writer.trace({
message: `${ctx.op}: stream closed during drain (close event)`,
args: {
query_id: ctx.query_id,
duration_ms: duration,
total_bytes_received: bytesReceived,
total_chunks: chunkCount
}
});
}
resolve();
}
function removeListeners() {
stream.removeListener("data", dropData);
stream.removeListener("end", onEnd);
stream.removeListener("error", onError);
stream.removeListener("close", onClose);
}
stream.on("data", dropData);
stream.on("end", onEnd);
stream.on("error", onError);
stream.on("close", onClose);
});
}
}),
95671: (function(__unused_webpack_module, exports, __webpack_require__) {
var __webpack_unused_export__;
__webpack_unused_export__ = { value: true };
__webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = exports.P1 = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = exports.UU = __webpack_unused_export__ = void 0;
var client_1 = __webpack_require__(11504);
__webpack_unused_export__ = {
enumerable: true,
get: function() {
return client_1.NodeClickHouseClient;
}
};
var client_2 = __webpack_require__(11504);
Object.defineProperty(exports, "UU", {
enumerable: true,
get: function() {
return client_2.createClient;
}
});
var result_set_1 = __webpack_require__(45657);
__webpack_unused_export__ = {
enumerable: true,
get: function() {
return result_set_1.ResultSet;
}
};
var stream_1 = __webpack_require__(86394);
__webpack_unused_export__ = {
enumerable: true,
get: function() {
return stream_1.drainStream;
}
};
const index_1 = __webpack_require__(61349);
__webpack_unused_export__ = index_1.ClickHouseError;
__webpack_unused_export__ = index_1.parseError;
exports.P1 = index_1.ClickHouseLogLevel;
__webpack_unused_export__ = index_1.SettingsMap;
__webpack_unused_export__ = index_1.SupportedJSONFormats;
__webpack_unused_export__ = index_1.SupportedRawFormats;
__webpack_unused_export__ = index_1.StreamableFormats;
__webpack_unused_export__ = index_1.StreamableJSONFormats;
__webpack_unused_export__ = index_1.SingleDocumentJSONFormats;
__webpack_unused_export__ = index_1.RecordsJSONFormats;
__webpack_unused_export__ = index_1.parseColumnType;
__webpack_unused_export__ = index_1.SimpleColumnTypes;
__webpack_unused_export__ = index_1.isProgressRow;
__webpack_unused_export__ = index_1.isRow;
__webpack_unused_export__ = index_1.isException;
__webpack_unused_export__ = index_1.TupleParam;
__webpack_unused_export__ = index_1.ClickHouseSpanNames;
__webpack_unused_export__ = index_1.ClickHouseSpanStatusCode;
__webpack_unused_export__ = index_1.ClickHouseSpanKind;
__webpack_unused_export__ = index_1.defaultJSONHandling;
__webpack_unused_export__ = index_1.EXCEPTION_TAG_HEADER_NAME;
__webpack_unused_export__ = index_1.extractErrorAtTheEndOfChunk;
}),
45657: (function(__unused_webpack_module, exports, __webpack_require__) {
var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
var desc = Object.getOwnPropertyDescriptor(m, k);
if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
desc = {
enumerable: true,
get: function() {
return m[k];
}
};
}
Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
o[k2] = m[k];
}));
var __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
Object.defineProperty(o, "default", {
enumerable: true,
value: v
});
}) : function(o, v) {
o["default"] = v;
});
var __importStar = this && this.__importStar || (function() {
var ownKeys = function(o) {
ownKeys = Object.getOwnPropertyNames || function(o) {
var ar = [];
for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
return ar;
};
return ownKeys(o);
};
return function(mod) {
if (mod && mod.__esModule) return mod;
var result = {};
if (mod != null) {
for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
}
__setModuleDefault(result, mod);
return result;
};
})();
Object.defineProperty(exports, "__esModule", { value: true });
exports.ResultSet = void 0;
const index_1 = __webpack_require__(61349);
const index_2 = __webpack_require__(61349);
const buffer_1 = __webpack_require__(20181);
const stream_1 = __importStar(__webpack_require__(2203));
const utils_1 = __webpack_require__(54977);
const NEWLINE = 10;
class ResultSet {
response_headers = {};
exceptionTag = undefined;
log_error;
jsonHandling;
_consumed = false;
_stream;
format;
span;
span_bytes = 0;
span_rows = 0;
span_rows_counted = false;
span_finished = false;
query_id;
constructor(_stream, format, query_id, log_error, _response_headers, jsonHandling, span) {
this._stream = _stream;
this.format = format;
this.query_id = query_id;
this.span = span;
this.jsonHandling = {
...index_1.defaultJSONHandling,
...jsonHandling
};
this.log_error = log_error ?? ((err) => console.error(err));
if (_response_headers !== undefined) {
this.response_headers = Object.freeze(_response_headers);
this.exceptionTag = _response_headers[index_1.EXCEPTION_TAG_HEADER_NAME];
}
}
consume() {
if (this._consumed) {
throw new Error(streamAlreadyConsumedMessage);
}
this._consumed = true;
return this._stream;
}
addSpanRows(count) {
this.span_rows_counted = true;
this.span_rows += count;
}
finishSpan(err) {
if (!this.span || this.span_finished) {
return;
}
this.span_finished = true;
const attributes = { "clickhouse.response.decoded_bytes": this.span_bytes };
if (this.span_rows_counted) {
attributes["db.response.returned_rows"] = this.span_rows;
}
this.span.setAttributes(attributes);
if (err) {
(0, index_1.recordSpanError)(this.span, err);
}
this.span.end();
}
async text() {
const stream = this.consume();
try {
const text = await (0, utils_1.getAsText)(stream);
this.span_bytes += buffer_1.Buffer.byteLength(text);
this.finishSpan();
return text;
} catch (err) {
this.finishSpan(err);
throw err;
}
}
async json() {
if ((0, index_2.isStreamableJSONFamily)(this.format)) {
const result = [];
const stream = this.stream();
for await (const rows of stream) {
for (const row of rows) {
result.push(row.json());
}
}
return result;
}
if ((0, index_2.isNotStreamableJSONFamily)(this.format)) {
const stream = this.consume();
try {
const text = await (0, utils_1.getAsText)(stream);
this.span_bytes += buffer_1.Buffer.byteLength(text);
this.finishSpan();
return this.jsonHandling.parse(text);
} catch (err) {
this.finishSpan(err);
throw err;
}
}
throw new Error(`Cannot decode ${this.format} as JSON`);
}
stream() {
(0, index_2.validateStreamFormat)(this.format);
const incompleteChunks = [];
const logError = this.log_error;
const exceptionTag = this.exceptionTag;
const jsonHandling = this.jsonHandling;
const resultSet = this;
const toRows = new stream_1.Transform({
transform(chunk, _encoding, callback) {
resultSet.span_bytes += chunk.length;
const rows = [];
let lastIdx = 0;
let currentChunkPart;
while (true) {
const idx = chunk.indexOf(NEWLINE, lastIdx);
if (idx === -1) {
incompleteChunks.push(chunk.subarray(lastIdx));
if (rows.length > 0) {
resultSet.addSpanRows(rows.length);
this.push(rows);
}
break;
} else {
if (exceptionTag !== undefined && idx >= 1 && chunk[idx - 1] === index_1.CARET_RETURN) {
return callback((0, index_1.extractErrorAtTheEndOfChunk)(chunk, exceptionTag));
}
if (incompleteChunks.length > 0) {
incompleteChunks.push(chunk.subarray(lastIdx, idx));
currentChunkPart = buffer_1.Buffer.concat(incompleteChunks);
incompleteChunks.length = 0;
} else {
currentChunkPart = chunk.subarray(lastIdx, idx);
}
const text = currentChunkPart.toString();
rows.push({
text,
json() {
return jsonHandling.parse(text);
}
});
lastIdx = idx + 1;
}
}
callback();
},
autoDestroy: true,
objectMode: true
});
const pipeline = stream_1.default.pipeline(this.consume(), toRows, function pipelineCb(err) {
if (err && err.name !== "AbortError" && err.message !== resultSetClosedMessage) {
logError(err);
resultSet.finishSpan(err);
} else {
resultSet.finishSpan();
}
});
return pipeline;
}
close() {
this._stream.destroy(new Error(resultSetClosedMessage));
this.finishSpan();
}
[Symbol.dispose]() {
this.close();
}
static instance({ stream, format, query_id, log_error, response_headers, jsonHandling, span }) {
return new ResultSet(stream, format, query_id, log_error, response_headers, jsonHandling, span);
}
}
exports.ResultSet = ResultSet;
const streamAlreadyConsumedMessage = "Stream has been already consumed";
const resultSetClosedMessage = "ResultSet has been closed";
}),
67881: (function(__unused_webpack_module, exports, __webpack_require__) {
var __importDefault = this && this.__importDefault || function(mod) {
return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.NodeValuesEncoder = void 0;
const index_1 = __webpack_require__(61349);
const stream_1 = __importDefault(__webpack_require__(2203));
const stream_2 = __webpack_require__(89253);
class NodeValuesEncoder {
json;
constructor(customJSONConfig) {
this.json = customJSONConfig;
}
encodeValues(values, format) {
if ((0, stream_2.isStream)(values)) {
if (!values.readableObjectMode) {
return values;
}
return stream_1.default.pipeline(values, (0, stream_2.mapStream)((value) => (0, index_1.encodeJSON)(value, format, this.json.stringify)), pipelineCb);
}
if (Array.isArray(values)) {
return values.map((value) => (0, index_1.encodeJSON)(value, format, this.json.stringify)).join("");
}
if (typeof values === "object") {
return (0, index_1.encodeJSON)(values, format, this.json.stringify);
}
throw new Error(`Cannot encode values of type ${typeof values} with ${format} format`);
}
validateInsertValues(values, format) {
if (!Array.isArray(values) && !(0, stream_2.isStream)(values) && typeof values !== "object") {
throw new Error("Insert expected \"values\" to be an array, a stream of values or a JSON object, " + `got: ${typeof values}`);
}
if ((0, stream_2.isStream)(values)) {
if ((0, index_1.isSupportedRawFormat)(format)) {
if (values.readableObjectMode) {
throw new Error(`Insert for ${format} expected Readable Stream with disabled object mode.`);
}
} else if (!values.readableObjectMode) {
throw new Error(`Insert for ${format} expected Readable Stream with enabled object mode.`);
}
}
}
}
exports.NodeValuesEncoder = NodeValuesEncoder;
function pipelineCb(err) {
if (err) {
console.error(err);
}
}
}),
54977: (function(__unused_webpack_module, exports, __webpack_require__) {
var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
var desc = Object.getOwnPropertyDescriptor(m, k);
if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
desc = {
enumerable: true,
get: function() {
return m[k];
}
};
}
Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
o[k2] = m[k];
}));
var __exportStar = this && this.__exportStar || function(m, exports) {
for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
};
Object.defineProperty(exports, "__esModule", { value: true });
__exportStar(__webpack_require__(89253), exports);
__exportStar(__webpack_require__(67881), exports);
__exportStar(__webpack_require__(39236), exports);
__exportStar(__webpack_require__(95960), exports);
}),
39236: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.getProcessVersion = getProcessVersion;
function getProcessVersion() {
return process.version;
}
}),
83469: (function(__unused_webpack_module, exports, __webpack_require__) {
var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
var desc = Object.getOwnPropertyDescriptor(m, k);
if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
desc = {
enumerable: true,
get: function() {
return m[k];
}
};
}
Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
if (k2 === undefined) k2 = k;
o[k2] = m[k];
}));
var __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
Object.defineProperty(o, "default", {
enumerable: true,
value: v
});
}) : function(o, v) {
o["default"] = v;
});
var __importStar = this && this.__importStar || (function() {
var ownKeys = function(o) {
ownKeys = Object.getOwnPropertyNames || function(o) {
var ar = [];
for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
return ar;
};
return ownKeys(o);
};
return function(mod) {
if (mod && mod.__esModule) return mod;
var result = {};
if (mod != null) {
for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
}
__setModuleDefault(result, mod);
return result;
};
})();
var __importDefault = this && this.__importDefault || function(mod) {
return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.Runtime = void 0;
const os = __importStar(__webpack_require__(48161));
const version_1 = __importDefault(__webpack_require__(28679));
class Runtime {
static package = version_1.default;
static node = process.version;
static os = os.platform();
}
exports.Runtime = Runtime;
}),
89253: (function(__unused_webpack_module, exports, __webpack_require__) {
var __importDefault = this && this.__importDefault || function(mod) {
return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.isStream = isStream;
exports.getAsText = getAsText;
exports.mapStream = mapStream;
const stream_1 = __importDefault(__webpack_require__(2203));
const buffer_1 = __webpack_require__(20181);
const { MAX_STRING_LENGTH } = buffer_1.constants;
function isStream(obj) {
return typeof obj === "object" && obj !== null && "pipe" in obj && typeof obj.pipe === "function" && "on" in obj && typeof obj.on === "function";
}
async function getAsText(stream) {
try {
let text = "";
const textDecoder = new TextDecoder();
for await (const chunk of stream) {
text += textDecoder.decode(chunk, { stream: true });
}
text += textDecoder.decode();
return text;
} catch (err) {
if (err instanceof RangeError && (err.message.includes("Invalid string length") || err.message.includes("Out of memory"))) {
throw new Error(`The response length exceeds the maximum allowed size of a string: ${MAX_STRING_LENGTH} characters.`, { cause: err });
}
throw err;
}
}
function mapStream(mapper) {
return new stream_1.default.Transform({
objectMode: true,
transform(chunk, encoding, callback) {
callback(null, mapper(chunk));
}
});
}
}),
95960: (function(__unused_webpack_module, exports, __webpack_require__) {
Object.defineProperty(exports, "__esModule", { value: true });
exports.getUserAgent = getUserAgent;
const runtime_1 = __webpack_require__(83469);
function getUserAgent(application_id) {
const defaultUserAgent = `clickhouse-js/${runtime_1.Runtime.package} (lv:nodejs/${runtime_1.Runtime.node}; os:${runtime_1.Runtime.os})`;
return application_id ? `${application_id} ${defaultUserAgent}` : defaultUserAgent;
}
}),
28679: (function(__unused_webpack_module, exports) {
Object.defineProperty(exports, "__esModule", { value: true });
exports["default"] = "1.23.1";
})
};
;

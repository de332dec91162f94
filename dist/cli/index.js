#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 59800:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
exports.wT = __webpack_unused_export__ = void 0;
const ed5 = __nccwpck_require__(96950);
const ed2 = __nccwpck_require__(24488);
const NSed3 = __nccwpck_require__(85699);
var isS = ed5.isS;
var isChar10 = ed5.isChar;
var isNameStartChar = ed5.isNameStartChar;
var isNameChar = ed5.isNameChar;
var S_LIST = ed5.S_LIST;
var NAME_RE = ed5.NAME_RE;
var isChar11 = ed2.isChar;
var isNCNameStartChar = NSed3.isNCNameStartChar;
var isNCNameChar = NSed3.isNCNameChar;
var NC_NAME_RE = NSed3.NC_NAME_RE;
const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
const rootNS = {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-assignment
    __proto__: null,
    xml: XML_NAMESPACE,
    xmlns: XMLNS_NAMESPACE,
};
const XML_ENTITIES = {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-assignment
    __proto__: null,
    amp: "&",
    gt: ">",
    lt: "<",
    quot: "\"",
    apos: "'",
};
// EOC: end-of-chunk
const EOC = -1;
const NL_LIKE = -2;
const S_BEGIN = 0; // Initial state.
const S_BEGIN_WHITESPACE = 1; // leading whitespace
const S_DOCTYPE = 2; // <!DOCTYPE
const S_DOCTYPE_QUOTE = 3; // <!DOCTYPE "//blah
const S_DTD = 4; // <!DOCTYPE "//blah" [ ...
const S_DTD_QUOTED = 5; // <!DOCTYPE "//blah" [ "foo
const S_DTD_OPEN_WAKA = 6;
const S_DTD_OPEN_WAKA_BANG = 7;
const S_DTD_COMMENT = 8; // <!--
const S_DTD_COMMENT_ENDING = 9; // <!-- blah -
const S_DTD_COMMENT_ENDED = 10; // <!-- blah --
const S_DTD_PI = 11; // <?
const S_DTD_PI_ENDING = 12; // <?hi "there" ?
const S_TEXT = 13; // general stuff
const S_ENTITY = 14; // &amp and such
const S_OPEN_WAKA = 15; // <
const S_OPEN_WAKA_BANG = 16; // <!...
const S_COMMENT = 17; // <!--
const S_COMMENT_ENDING = 18; // <!-- blah -
const S_COMMENT_ENDED = 19; // <!-- blah --
const S_CDATA = 20; // <![CDATA[ something
const S_CDATA_ENDING = 21; // ]
const S_CDATA_ENDING_2 = 22; // ]]
const S_PI_FIRST_CHAR = 23; // <?hi, first char
const S_PI_REST = 24; // <?hi, rest of the name
const S_PI_BODY = 25; // <?hi there
const S_PI_ENDING = 26; // <?hi "there" ?
const S_XML_DECL_NAME_START = 27; // <?xml
const S_XML_DECL_NAME = 28; // <?xml foo
const S_XML_DECL_EQ = 29; // <?xml foo=
const S_XML_DECL_VALUE_START = 30; // <?xml foo=
const S_XML_DECL_VALUE = 31; // <?xml foo="bar"
const S_XML_DECL_SEPARATOR = 32; // <?xml foo="bar"
const S_XML_DECL_ENDING = 33; // <?xml ... ?
const S_OPEN_TAG = 34; // <strong
const S_OPEN_TAG_SLASH = 35; // <strong /
const S_ATTRIB = 36; // <a
const S_ATTRIB_NAME = 37; // <a foo
const S_ATTRIB_NAME_SAW_WHITE = 38; // <a foo _
const S_ATTRIB_VALUE = 39; // <a foo=
const S_ATTRIB_VALUE_QUOTED = 40; // <a foo="bar
const S_ATTRIB_VALUE_CLOSED = 41; // <a foo="bar"
const S_ATTRIB_VALUE_UNQUOTED = 42; // <a foo=bar
const S_CLOSE_TAG = 43; // </a
const S_CLOSE_TAG_SAW_WHITE = 44; // </a   >
const TAB = 9;
const NL = 0xA;
const CR = 0xD;
const SPACE = 0x20;
const BANG = 0x21;
const DQUOTE = 0x22;
const AMP = 0x26;
const SQUOTE = 0x27;
const MINUS = 0x2D;
const FORWARD_SLASH = 0x2F;
const SEMICOLON = 0x3B;
const LESS = 0x3C;
const EQUAL = 0x3D;
const GREATER = 0x3E;
const QUESTION = 0x3F;
const OPEN_BRACKET = 0x5B;
const CLOSE_BRACKET = 0x5D;
const NEL = 0x85;
const LS = 0x2028; // Line Separator
const isQuote = (c) => c === DQUOTE || c === SQUOTE;
const QUOTES = [DQUOTE, SQUOTE];
const DOCTYPE_TERMINATOR = [...QUOTES, OPEN_BRACKET, GREATER];
const DTD_TERMINATOR = [...QUOTES, LESS, CLOSE_BRACKET];
const XML_DECL_NAME_TERMINATOR = [EQUAL, QUESTION, ...S_LIST];
const ATTRIB_VALUE_UNQUOTED_TERMINATOR = [...S_LIST, GREATER, AMP, LESS];
function nsPairCheck(parser, prefix, uri) {
    switch (prefix) {
        case "xml":
            if (uri !== XML_NAMESPACE) {
                parser.fail(`xml prefix must be bound to ${XML_NAMESPACE}.`);
            }
            break;
        case "xmlns":
            if (uri !== XMLNS_NAMESPACE) {
                parser.fail(`xmlns prefix must be bound to ${XMLNS_NAMESPACE}.`);
            }
            break;
        default:
    }
    switch (uri) {
        case XMLNS_NAMESPACE:
            parser.fail(prefix === "" ?
                `the default namespace may not be set to ${uri}.` :
                `may not assign a prefix (even "xmlns") to the URI \
${XMLNS_NAMESPACE}.`);
            break;
        case XML_NAMESPACE:
            switch (prefix) {
                case "xml":
                    // Assinging the XML namespace to "xml" is fine.
                    break;
                case "":
                    parser.fail(`the default namespace may not be set to ${uri}.`);
                    break;
                default:
                    parser.fail("may not assign the xml namespace to another prefix.");
            }
            break;
        default:
    }
}
function nsMappingCheck(parser, mapping) {
    for (const local of Object.keys(mapping)) {
        nsPairCheck(parser, local, mapping[local]);
    }
}
const isNCName = (name) => NC_NAME_RE.test(name);
const isName = (name) => NAME_RE.test(name);
const FORBIDDEN_START = 0;
const FORBIDDEN_BRACKET = 1;
const FORBIDDEN_BRACKET_BRACKET = 2;
/**
 * The list of supported events.
 */
__webpack_unused_export__ = [
    "xmldecl",
    "text",
    "processinginstruction",
    "doctype",
    "comment",
    "opentagstart",
    "attribute",
    "opentag",
    "closetag",
    "cdata",
    "error",
    "end",
    "ready",
];
const EVENT_NAME_TO_HANDLER_NAME = {
    xmldecl: "xmldeclHandler",
    text: "textHandler",
    processinginstruction: "piHandler",
    doctype: "doctypeHandler",
    comment: "commentHandler",
    opentagstart: "openTagStartHandler",
    attribute: "attributeHandler",
    opentag: "openTagHandler",
    closetag: "closeTagHandler",
    cdata: "cdataHandler",
    error: "errorHandler",
    end: "endHandler",
    ready: "readyHandler",
};
// eslint-disable-next-line @typescript-eslint/ban-types
class SaxesParser {
    /**
     * @param opt The parser options.
     */
    constructor(opt) {
        this.opt = opt !== null && opt !== void 0 ? opt : {};
        this.fragmentOpt = !!this.opt.fragment;
        const xmlnsOpt = this.xmlnsOpt = !!this.opt.xmlns;
        this.trackPosition = this.opt.position !== false;
        this.fileName = this.opt.fileName;
        if (xmlnsOpt) {
            // This is the function we use to perform name checks on PIs and entities.
            // When namespaces are used, colons are not allowed in PI target names or
            // entity names. So the check depends on whether namespaces are used. See:
            //
            // https://www.w3.org/XML/xml-names-19990114-errata.html
            // NE08
            //
            this.nameStartCheck = isNCNameStartChar;
            this.nameCheck = isNCNameChar;
            this.isName = isNCName;
            // eslint-disable-next-line @typescript-eslint/unbound-method
            this.processAttribs = this.processAttribsNS;
            // eslint-disable-next-line @typescript-eslint/unbound-method
            this.pushAttrib = this.pushAttribNS;
            // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-assignment
            this.ns = Object.assign({ __proto__: null }, rootNS);
            const additional = this.opt.additionalNamespaces;
            if (additional != null) {
                nsMappingCheck(this, additional);
                Object.assign(this.ns, additional);
            }
        }
        else {
            this.nameStartCheck = isNameStartChar;
            this.nameCheck = isNameChar;
            this.isName = isName;
            // eslint-disable-next-line @typescript-eslint/unbound-method
            this.processAttribs = this.processAttribsPlain;
            // eslint-disable-next-line @typescript-eslint/unbound-method
            this.pushAttrib = this.pushAttribPlain;
        }
        //
        // The order of the members in this table needs to correspond to the state
        // numbers given to the states that correspond to the methods being recorded
        // here.
        //
        this.stateTable = [
            /* eslint-disable @typescript-eslint/unbound-method */
            this.sBegin,
            this.sBeginWhitespace,
            this.sDoctype,
            this.sDoctypeQuote,
            this.sDTD,
            this.sDTDQuoted,
            this.sDTDOpenWaka,
            this.sDTDOpenWakaBang,
            this.sDTDComment,
            this.sDTDCommentEnding,
            this.sDTDCommentEnded,
            this.sDTDPI,
            this.sDTDPIEnding,
            this.sText,
            this.sEntity,
            this.sOpenWaka,
            this.sOpenWakaBang,
            this.sComment,
            this.sCommentEnding,
            this.sCommentEnded,
            this.sCData,
            this.sCDataEnding,
            this.sCDataEnding2,
            this.sPIFirstChar,
            this.sPIRest,
            this.sPIBody,
            this.sPIEnding,
            this.sXMLDeclNameStart,
            this.sXMLDeclName,
            this.sXMLDeclEq,
            this.sXMLDeclValueStart,
            this.sXMLDeclValue,
            this.sXMLDeclSeparator,
            this.sXMLDeclEnding,
            this.sOpenTag,
            this.sOpenTagSlash,
            this.sAttrib,
            this.sAttribName,
            this.sAttribNameSawWhite,
            this.sAttribValue,
            this.sAttribValueQuoted,
            this.sAttribValueClosed,
            this.sAttribValueUnquoted,
            this.sCloseTag,
            this.sCloseTagSawWhite,
            /* eslint-enable @typescript-eslint/unbound-method */
        ];
        this._init();
    }
    /**
     * Indicates whether or not the parser is closed. If ``true``, wait for
     * the ``ready`` event to write again.
     */
    get closed() {
        return this._closed;
    }
    _init() {
        var _a;
        this.openWakaBang = "";
        this.text = "";
        this.name = "";
        this.piTarget = "";
        this.entity = "";
        this.q = null;
        this.tags = [];
        this.tag = null;
        this.topNS = null;
        this.chunk = "";
        this.chunkPosition = 0;
        this.i = 0;
        this.prevI = 0;
        this.carriedFromPrevious = undefined;
        this.forbiddenState = FORBIDDEN_START;
        this.attribList = [];
        // The logic is organized so as to minimize the need to check
        // this.opt.fragment while parsing.
        const { fragmentOpt } = this;
        this.state = fragmentOpt ? S_TEXT : S_BEGIN;
        // We want these to be all true if we are dealing with a fragment.
        this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot =
            this.sawRoot = fragmentOpt;
        // An XML declaration is intially possible only when parsing whole
        // documents.
        this.xmlDeclPossible = !fragmentOpt;
        this.xmlDeclExpects = ["version"];
        this.entityReturnState = undefined;
        let { defaultXMLVersion } = this.opt;
        if (defaultXMLVersion === undefined) {
            if (this.opt.forceXMLVersion === true) {
                throw new Error("forceXMLVersion set but defaultXMLVersion is not set");
            }
            defaultXMLVersion = "1.0";
        }
        this.setXMLVersion(defaultXMLVersion);
        this.positionAtNewLine = 0;
        this.doctype = false;
        this._closed = false;
        this.xmlDecl = {
            version: undefined,
            encoding: undefined,
            standalone: undefined,
        };
        this.line = 1;
        this.column = 0;
        this.ENTITIES = Object.create(XML_ENTITIES);
        (_a = this.readyHandler) === null || _a === void 0 ? void 0 : _a.call(this);
    }
    /**
     * The stream position the parser is currently looking at. This field is
     * zero-based.
     *
     * This field is not based on counting Unicode characters but is to be
     * interpreted as a plain index into a JavaScript string.
     */
    get position() {
        return this.chunkPosition + this.i;
    }
    /**
     * The column number of the next character to be read by the parser.  *
     * This field is zero-based. (The first column in a line is 0.)
     *
     * This field reports the index at which the next character would be in the
     * line if the line were represented as a JavaScript string.  Note that this
     * *can* be different to a count based on the number of *Unicode characters*
     * due to how JavaScript handles astral plane characters.
     *
     * See [[column]] for a number that corresponds to a count of Unicode
     * characters.
     */
    get columnIndex() {
        return this.position - this.positionAtNewLine;
    }
    /**
     * Set an event listener on an event. The parser supports one handler per
     * event type. If you try to set an event handler over an existing handler,
     * the old handler is silently overwritten.
     *
     * @param name The event to listen to.
     *
     * @param handler The handler to set.
     */
    on(name, handler) {
        // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-member-access
        this[EVENT_NAME_TO_HANDLER_NAME[name]] = handler;
    }
    /**
     * Unset an event handler.
     *
     * @parma name The event to stop listening to.
     */
    off(name) {
        // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-member-access
        this[EVENT_NAME_TO_HANDLER_NAME[name]] = undefined;
    }
    /**
     * Make an error object. The error object will have a message that contains
     * the ``fileName`` option passed at the creation of the parser. If position
     * tracking was turned on, it will also have line and column number
     * information.
     *
     * @param message The message describing the error to report.
     *
     * @returns An error object with a properly formatted message.
     */
    makeError(message) {
        var _a;
        let msg = (_a = this.fileName) !== null && _a !== void 0 ? _a : "";
        if (this.trackPosition) {
            if (msg.length > 0) {
                msg += ":";
            }
            msg += `${this.line}:${this.column}`;
        }
        if (msg.length > 0) {
            msg += ": ";
        }
        return new Error(msg + message);
    }
    /**
     * Report a parsing error. This method is made public so that client code may
     * check for issues that are outside the scope of this project and can report
     * errors.
     *
     * @param message The error to report.
     *
     * @returns this
     */
    fail(message) {
        const err = this.makeError(message);
        const handler = this.errorHandler;
        if (handler === undefined) {
            throw err;
        }
        else {
            handler(err);
        }
        return this;
    }
    /**
     * Write a XML data to the parser.
     *
     * @param chunk The XML data to write.
     *
     * @returns this
     */
    // We do need object for the type here. Yes, it often causes problems
    // but not in this case.
    write(chunk) {
        if (this.closed) {
            return this.fail("cannot write after close; assign an onready handler.");
        }
        let end = false;
        if (chunk === null) {
            // We cannot return immediately because carriedFromPrevious may need
            // processing.
            end = true;
            chunk = "";
        }
        else if (typeof chunk === "object") {
            chunk = chunk.toString();
        }
        // We checked if performing a pre-decomposition of the string into an array
        // of single complete characters (``Array.from(chunk)``) would be faster
        // than the current repeated calls to ``charCodeAt``. As of August 2018, it
        // isn't. (There may be Node-specific code that would perform faster than
        // ``Array.from`` but don't want to be dependent on Node.)
        if (this.carriedFromPrevious !== undefined) {
            // The previous chunk had char we must carry over.
            chunk = `${this.carriedFromPrevious}${chunk}`;
            this.carriedFromPrevious = undefined;
        }
        let limit = chunk.length;
        const lastCode = chunk.charCodeAt(limit - 1);
        if (!end &&
            // A trailing CR or surrogate must be carried over to the next
            // chunk.
            (lastCode === CR || (lastCode >= 0xD800 && lastCode <= 0xDBFF))) {
            // The chunk ends with a character that must be carried over. We cannot
            // know how to handle it until we get the next chunk or the end of the
            // stream. So save it for later.
            this.carriedFromPrevious = chunk[limit - 1];
            limit--;
            chunk = chunk.slice(0, limit);
        }
        const { stateTable } = this;
        this.chunk = chunk;
        this.i = 0;
        while (this.i < limit) {
            // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument
            stateTable[this.state].call(this);
        }
        this.chunkPosition += limit;
        return end ? this.end() : this;
    }
    /**
     * Close the current stream. Perform final well-formedness checks and reset
     * the parser tstate.
     *
     * @returns this
     */
    close() {
        return this.write(null);
    }
    /**
     * Get a single code point out of the current chunk. This updates the current
     * position if we do position tracking.
     *
     * This is the algorithm to use for XML 1.0.
     *
     * @returns The character read.
     */
    getCode10() {
        const { chunk, i } = this;
        this.prevI = i;
        // Yes, we do this instead of doing this.i++. Doing it this way, we do not
        // read this.i again, which is a bit faster.
        this.i = i + 1;
        if (i >= chunk.length) {
            return EOC;
        }
        // Using charCodeAt and handling the surrogates ourselves is faster
        // than using codePointAt.
        const code = chunk.charCodeAt(i);
        this.column++;
        if (code < 0xD800) {
            if (code >= SPACE || code === TAB) {
                return code;
            }
            switch (code) {
                case NL:
                    this.line++;
                    this.column = 0;
                    this.positionAtNewLine = this.position;
                    return NL;
                case CR:
                    // We may get NaN if we read past the end of the chunk, which is fine.
                    if (chunk.charCodeAt(i + 1) === NL) {
                        // A \r\n sequence is converted to \n so we have to skip over the
                        // next character. We already know it has a size of 1 so ++ is fine
                        // here.
                        this.i = i + 2;
                    }
                    // Otherwise, a \r is just converted to \n, so we don't have to skip
                    // ahead.
                    // In either case, \r becomes \n.
                    this.line++;
                    this.column = 0;
                    this.positionAtNewLine = this.position;
                    return NL_LIKE;
                default:
                    // If we get here, then code < SPACE and it is not NL CR or TAB.
                    this.fail("disallowed character.");
                    return code;
            }
        }
        if (code > 0xDBFF) {
            // This is a specialized version of isChar10 that takes into account
            // that in this context code > 0xDBFF and code <= 0xFFFF. So it does not
            // test cases that don't need testing.
            if (!(code >= 0xE000 && code <= 0xFFFD)) {
                this.fail("disallowed character.");
            }
            return code;
        }
        const final = 0x10000 + ((code - 0xD800) * 0x400) +
            (chunk.charCodeAt(i + 1) - 0xDC00);
        this.i = i + 2;
        // This is a specialized version of isChar10 that takes into account that in
        // this context necessarily final >= 0x10000.
        if (final > 0x10FFFF) {
            this.fail("disallowed character.");
        }
        return final;
    }
    /**
     * Get a single code point out of the current chunk. This updates the current
     * position if we do position tracking.
     *
     * This is the algorithm to use for XML 1.1.
     *
     * @returns {number} The character read.
     */
    getCode11() {
        const { chunk, i } = this;
        this.prevI = i;
        // Yes, we do this instead of doing this.i++. Doing it this way, we do not
        // read this.i again, which is a bit faster.
        this.i = i + 1;
        if (i >= chunk.length) {
            return EOC;
        }
        // Using charCodeAt and handling the surrogates ourselves is faster
        // than using codePointAt.
        const code = chunk.charCodeAt(i);
        this.column++;
        if (code < 0xD800) {
            if ((code > 0x1F && code < 0x7F) || (code > 0x9F && code !== LS) ||
                code === TAB) {
                return code;
            }
            switch (code) {
                case NL: // 0xA
                    this.line++;
                    this.column = 0;
                    this.positionAtNewLine = this.position;
                    return NL;
                case CR: { // 0xD
                    // We may get NaN if we read past the end of the chunk, which is
                    // fine.
                    const next = chunk.charCodeAt(i + 1);
                    if (next === NL || next === NEL) {
                        // A CR NL or CR NEL sequence is converted to NL so we have to skip
                        // over the next character. We already know it has a size of 1.
                        this.i = i + 2;
                    }
                    // Otherwise, a CR is just converted to NL, no skip.
                }
                /* yes, fall through */
                case NEL: // 0x85
                case LS: // Ox2028
                    this.line++;
                    this.column = 0;
                    this.positionAtNewLine = this.position;
                    return NL_LIKE;
                default:
                    this.fail("disallowed character.");
                    return code;
            }
        }
        if (code > 0xDBFF) {
            // This is a specialized version of isCharAndNotRestricted that takes into
            // account that in this context code > 0xDBFF and code <= 0xFFFF. So it
            // does not test cases that don't need testing.
            if (!(code >= 0xE000 && code <= 0xFFFD)) {
                this.fail("disallowed character.");
            }
            return code;
        }
        const final = 0x10000 + ((code - 0xD800) * 0x400) +
            (chunk.charCodeAt(i + 1) - 0xDC00);
        this.i = i + 2;
        // This is a specialized version of isCharAndNotRestricted that takes into
        // account that in this context necessarily final >= 0x10000.
        if (final > 0x10FFFF) {
            this.fail("disallowed character.");
        }
        return final;
    }
    /**
     * Like ``getCode`` but with the return value normalized so that ``NL`` is
     * returned for ``NL_LIKE``.
     */
    getCodeNorm() {
        const c = this.getCode();
        return c === NL_LIKE ? NL : c;
    }
    unget() {
        this.i = this.prevI;
        this.column--;
    }
    /**
     * Capture characters into a buffer until encountering one of a set of
     * characters.
     *
     * @param chars An array of codepoints. Encountering a character in the array
     * ends the capture. (``chars`` may safely contain ``NL``.)
     *
     * @return The character code that made the capture end, or ``EOC`` if we hit
     * the end of the chunk. The return value cannot be NL_LIKE: NL is returned
     * instead.
     */
    captureTo(chars) {
        let { i: start } = this;
        const { chunk } = this;
        // eslint-disable-next-line no-constant-condition
        while (true) {
            const c = this.getCode();
            const isNLLike = c === NL_LIKE;
            const final = isNLLike ? NL : c;
            if (final === EOC || chars.includes(final)) {
                this.text += chunk.slice(start, this.prevI);
                return final;
            }
            if (isNLLike) {
                this.text += `${chunk.slice(start, this.prevI)}\n`;
                start = this.i;
            }
        }
    }
    /**
     * Capture characters into a buffer until encountering a character.
     *
     * @param char The codepoint that ends the capture. **NOTE ``char`` MAY NOT
     * CONTAIN ``NL``.** Passing ``NL`` will result in buggy behavior.
     *
     * @return ``true`` if we ran into the character. Otherwise, we ran into the
     * end of the current chunk.
     */
    captureToChar(char) {
        let { i: start } = this;
        const { chunk } = this;
        // eslint-disable-next-line no-constant-condition
        while (true) {
            let c = this.getCode();
            switch (c) {
                case NL_LIKE:
                    this.text += `${chunk.slice(start, this.prevI)}\n`;
                    start = this.i;
                    c = NL;
                    break;
                case EOC:
                    this.text += chunk.slice(start);
                    return false;
                default:
            }
            if (c === char) {
                this.text += chunk.slice(start, this.prevI);
                return true;
            }
        }
    }
    /**
     * Capture characters that satisfy ``isNameChar`` into the ``name`` field of
     * this parser.
     *
     * @return The character code that made the test fail, or ``EOC`` if we hit
     * the end of the chunk. The return value cannot be NL_LIKE: NL is returned
     * instead.
     */
    captureNameChars() {
        const { chunk, i: start } = this;
        // eslint-disable-next-line no-constant-condition
        while (true) {
            const c = this.getCode();
            if (c === EOC) {
                this.name += chunk.slice(start);
                return EOC;
            }
            // NL is not a name char so we don't have to test specifically for it.
            if (!isNameChar(c)) {
                this.name += chunk.slice(start, this.prevI);
                return c === NL_LIKE ? NL : c;
            }
        }
    }
    /**
     * Skip white spaces.
     *
     * @return The character that ended the skip, or ``EOC`` if we hit
     * the end of the chunk. The return value cannot be NL_LIKE: NL is returned
     * instead.
     */
    skipSpaces() {
        // eslint-disable-next-line no-constant-condition
        while (true) {
            const c = this.getCodeNorm();
            if (c === EOC || !isS(c)) {
                return c;
            }
        }
    }
    setXMLVersion(version) {
        this.currentXMLVersion = version;
        /*  eslint-disable @typescript-eslint/unbound-method */
        if (version === "1.0") {
            this.isChar = isChar10;
            this.getCode = this.getCode10;
        }
        else {
            this.isChar = isChar11;
            this.getCode = this.getCode11;
        }
        /* eslint-enable @typescript-eslint/unbound-method */
    }
    // STATE ENGINE METHODS
    // This needs to be a state separate from S_BEGIN_WHITESPACE because we want
    // to be sure never to come back to this state later.
    sBegin() {
        // We are essentially peeking at the first character of the chunk. Since
        // S_BEGIN can be in effect only when we start working on the first chunk,
        // the index at which we must look is necessarily 0. Note also that the
        // following test does not depend on decoding surrogates.
        // If the initial character is 0xFEFF, ignore it.
        if (this.chunk.charCodeAt(0) === 0xFEFF) {
            this.i++;
            this.column++;
        }
        this.state = S_BEGIN_WHITESPACE;
    }
    sBeginWhitespace() {
        // We need to know whether we've encountered spaces or not because as soon
        // as we run into a space, an XML declaration is no longer possible. Rather
        // than slow down skipSpaces even in places where we don't care whether it
        // skipped anything or not, we check whether prevI is equal to the value of
        // i from before we skip spaces.
        const iBefore = this.i;
        const c = this.skipSpaces();
        if (this.prevI !== iBefore) {
            this.xmlDeclPossible = false;
        }
        switch (c) {
            case LESS:
                this.state = S_OPEN_WAKA;
                // We could naively call closeText but in this state, it is not normal
                // to have text be filled with any data.
                if (this.text.length !== 0) {
                    throw new Error("no-empty text at start");
                }
                break;
            case EOC:
                break;
            default:
                this.unget();
                this.state = S_TEXT;
                this.xmlDeclPossible = false;
        }
    }
    sDoctype() {
        var _a;
        const c = this.captureTo(DOCTYPE_TERMINATOR);
        switch (c) {
            case GREATER: {
                (_a = this.doctypeHandler) === null || _a === void 0 ? void 0 : _a.call(this, this.text);
                this.text = "";
                this.state = S_TEXT;
                this.doctype = true; // just remember that we saw it.
                break;
            }
            case EOC:
                break;
            default:
                this.text += String.fromCodePoint(c);
                if (c === OPEN_BRACKET) {
                    this.state = S_DTD;
                }
                else if (isQuote(c)) {
                    this.state = S_DOCTYPE_QUOTE;
                    this.q = c;
                }
        }
    }
    sDoctypeQuote() {
        const q = this.q;
        if (this.captureToChar(q)) {
            this.text += String.fromCodePoint(q);
            this.q = null;
            this.state = S_DOCTYPE;
        }
    }
    sDTD() {
        const c = this.captureTo(DTD_TERMINATOR);
        if (c === EOC) {
            return;
        }
        this.text += String.fromCodePoint(c);
        if (c === CLOSE_BRACKET) {
            this.state = S_DOCTYPE;
        }
        else if (c === LESS) {
            this.state = S_DTD_OPEN_WAKA;
        }
        else if (isQuote(c)) {
            this.state = S_DTD_QUOTED;
            this.q = c;
        }
    }
    sDTDQuoted() {
        const q = this.q;
        if (this.captureToChar(q)) {
            this.text += String.fromCodePoint(q);
            this.state = S_DTD;
            this.q = null;
        }
    }
    sDTDOpenWaka() {
        const c = this.getCodeNorm();
        this.text += String.fromCodePoint(c);
        switch (c) {
            case BANG:
                this.state = S_DTD_OPEN_WAKA_BANG;
                this.openWakaBang = "";
                break;
            case QUESTION:
                this.state = S_DTD_PI;
                break;
            default:
                this.state = S_DTD;
        }
    }
    sDTDOpenWakaBang() {
        const char = String.fromCodePoint(this.getCodeNorm());
        const owb = this.openWakaBang += char;
        this.text += char;
        if (owb !== "-") {
            this.state = owb === "--" ? S_DTD_COMMENT : S_DTD;
            this.openWakaBang = "";
        }
    }
    sDTDComment() {
        if (this.captureToChar(MINUS)) {
            this.text += "-";
            this.state = S_DTD_COMMENT_ENDING;
        }
    }
    sDTDCommentEnding() {
        const c = this.getCodeNorm();
        this.text += String.fromCodePoint(c);
        this.state = c === MINUS ? S_DTD_COMMENT_ENDED : S_DTD_COMMENT;
    }
    sDTDCommentEnded() {
        const c = this.getCodeNorm();
        this.text += String.fromCodePoint(c);
        if (c === GREATER) {
            this.state = S_DTD;
        }
        else {
            this.fail("malformed comment.");
            // <!-- blah -- bloo --> will be recorded as
            // a comment of " blah -- bloo "
            this.state = S_DTD_COMMENT;
        }
    }
    sDTDPI() {
        if (this.captureToChar(QUESTION)) {
            this.text += "?";
            this.state = S_DTD_PI_ENDING;
        }
    }
    sDTDPIEnding() {
        const c = this.getCodeNorm();
        this.text += String.fromCodePoint(c);
        if (c === GREATER) {
            this.state = S_DTD;
        }
    }
    sText() {
        //
        // We did try a version of saxes where the S_TEXT state was split in two
        // states: one for text inside the root element, and one for text
        // outside. This was avoiding having to test this.tags.length to decide
        // what implementation to actually use.
        //
        // Peformance testing on gigabyte-size files did not show any advantage to
        // using the two states solution instead of the current one. Conversely, it
        // made the code a bit more complicated elsewhere. For instance, a comment
        // can appear before the root element so when a comment ended it was
        // necessary to determine whether to return to the S_TEXT state or to the
        // new text-outside-root state.
        //
        if (this.tags.length !== 0) {
            this.handleTextInRoot();
        }
        else {
            this.handleTextOutsideRoot();
        }
    }
    sEntity() {
        // This is essentially a specialized version of captureToChar(SEMICOLON...)
        let { i: start } = this;
        const { chunk } = this;
        // eslint-disable-next-line no-labels, no-restricted-syntax
        loop: 
        // eslint-disable-next-line no-constant-condition
        while (true) {
            switch (this.getCode()) {
                case NL_LIKE:
                    this.entity += `${chunk.slice(start, this.prevI)}\n`;
                    start = this.i;
                    break;
                case SEMICOLON: {
                    const { entityReturnState } = this;
                    const entity = this.entity + chunk.slice(start, this.prevI);
                    this.state = entityReturnState;
                    let parsed;
                    if (entity === "") {
                        this.fail("empty entity name.");
                        parsed = "&;";
                    }
                    else {
                        parsed = this.parseEntity(entity);
                        this.entity = "";
                    }
                    if (entityReturnState !== S_TEXT || this.textHandler !== undefined) {
                        this.text += parsed;
                    }
                    // eslint-disable-next-line no-labels
                    break loop;
                }
                case EOC:
                    this.entity += chunk.slice(start);
                    // eslint-disable-next-line no-labels
                    break loop;
                default:
            }
        }
    }
    sOpenWaka() {
        // Reminder: a state handler is called with at least one character
        // available in the current chunk. So the first call to get code inside of
        // a state handler cannot return ``EOC``. That's why we don't test
        // for it.
        const c = this.getCode();
        // either a /, ?, !, or text is coming next.
        if (isNameStartChar(c)) {
            this.state = S_OPEN_TAG;
            this.unget();
            this.xmlDeclPossible = false;
        }
        else {
            switch (c) {
                case FORWARD_SLASH:
                    this.state = S_CLOSE_TAG;
                    this.xmlDeclPossible = false;
                    break;
                case BANG:
                    this.state = S_OPEN_WAKA_BANG;
                    this.openWakaBang = "";
                    this.xmlDeclPossible = false;
                    break;
                case QUESTION:
                    this.state = S_PI_FIRST_CHAR;
                    break;
                default:
                    this.fail("disallowed character in tag name");
                    this.state = S_TEXT;
                    this.xmlDeclPossible = false;
            }
        }
    }
    sOpenWakaBang() {
        this.openWakaBang += String.fromCodePoint(this.getCodeNorm());
        switch (this.openWakaBang) {
            case "[CDATA[":
                if (!this.sawRoot && !this.reportedTextBeforeRoot) {
                    this.fail("text data outside of root node.");
                    this.reportedTextBeforeRoot = true;
                }
                if (this.closedRoot && !this.reportedTextAfterRoot) {
                    this.fail("text data outside of root node.");
                    this.reportedTextAfterRoot = true;
                }
                this.state = S_CDATA;
                this.openWakaBang = "";
                break;
            case "--":
                this.state = S_COMMENT;
                this.openWakaBang = "";
                break;
            case "DOCTYPE":
                this.state = S_DOCTYPE;
                if (this.doctype || this.sawRoot) {
                    this.fail("inappropriately located doctype declaration.");
                }
                this.openWakaBang = "";
                break;
            default:
                // 7 happens to be the maximum length of the string that can possibly
                // match one of the cases above.
                if (this.openWakaBang.length >= 7) {
                    this.fail("incorrect syntax.");
                }
        }
    }
    sComment() {
        if (this.captureToChar(MINUS)) {
            this.state = S_COMMENT_ENDING;
        }
    }
    sCommentEnding() {
        var _a;
        const c = this.getCodeNorm();
        if (c === MINUS) {
            this.state = S_COMMENT_ENDED;
            (_a = this.commentHandler) === null || _a === void 0 ? void 0 : _a.call(this, this.text);
            this.text = "";
        }
        else {
            this.text += `-${String.fromCodePoint(c)}`;
            this.state = S_COMMENT;
        }
    }
    sCommentEnded() {
        const c = this.getCodeNorm();
        if (c !== GREATER) {
            this.fail("malformed comment.");
            // <!-- blah -- bloo --> will be recorded as
            // a comment of " blah -- bloo "
            this.text += `--${String.fromCodePoint(c)}`;
            this.state = S_COMMENT;
        }
        else {
            this.state = S_TEXT;
        }
    }
    sCData() {
        if (this.captureToChar(CLOSE_BRACKET)) {
            this.state = S_CDATA_ENDING;
        }
    }
    sCDataEnding() {
        const c = this.getCodeNorm();
        if (c === CLOSE_BRACKET) {
            this.state = S_CDATA_ENDING_2;
        }
        else {
            this.text += `]${String.fromCodePoint(c)}`;
            this.state = S_CDATA;
        }
    }
    sCDataEnding2() {
        var _a;
        const c = this.getCodeNorm();
        switch (c) {
            case GREATER: {
                (_a = this.cdataHandler) === null || _a === void 0 ? void 0 : _a.call(this, this.text);
                this.text = "";
                this.state = S_TEXT;
                break;
            }
            case CLOSE_BRACKET:
                this.text += "]";
                break;
            default:
                this.text += `]]${String.fromCodePoint(c)}`;
                this.state = S_CDATA;
        }
    }
    // We need this separate state to check the first character fo the pi target
    // with this.nameStartCheck which allows less characters than this.nameCheck.
    sPIFirstChar() {
        const c = this.getCodeNorm();
        // This is first because in the case where the file is well-formed this is
        // the branch taken. We optimize for well-formedness.
        if (this.nameStartCheck(c)) {
            this.piTarget += String.fromCodePoint(c);
            this.state = S_PI_REST;
        }
        else if (c === QUESTION || isS(c)) {
            this.fail("processing instruction without a target.");
            this.state = c === QUESTION ? S_PI_ENDING : S_PI_BODY;
        }
        else {
            this.fail("disallowed character in processing instruction name.");
            this.piTarget += String.fromCodePoint(c);
            this.state = S_PI_REST;
        }
    }
    sPIRest() {
        // Capture characters into a piTarget while ``this.nameCheck`` run on the
        // character read returns true.
        const { chunk, i: start } = this;
        // eslint-disable-next-line no-constant-condition
        while (true) {
            const c = this.getCodeNorm();
            if (c === EOC) {
                this.piTarget += chunk.slice(start);
                return;
            }
            // NL cannot satisfy this.nameCheck so we don't have to test specifically
            // for it.
            if (!this.nameCheck(c)) {
                this.piTarget += chunk.slice(start, this.prevI);
                const isQuestion = c === QUESTION;
                if (isQuestion || isS(c)) {
                    if (this.piTarget === "xml") {
                        if (!this.xmlDeclPossible) {
                            this.fail("an XML declaration must be at the start of the document.");
                        }
                        this.state = isQuestion ? S_XML_DECL_ENDING : S_XML_DECL_NAME_START;
                    }
                    else {
                        this.state = isQuestion ? S_PI_ENDING : S_PI_BODY;
                    }
                }
                else {
                    this.fail("disallowed character in processing instruction name.");
                    this.piTarget += String.fromCodePoint(c);
                }
                break;
            }
        }
    }
    sPIBody() {
        if (this.text.length === 0) {
            const c = this.getCodeNorm();
            if (c === QUESTION) {
                this.state = S_PI_ENDING;
            }
            else if (!isS(c)) {
                this.text = String.fromCodePoint(c);
            }
        }
        // The question mark character is not valid inside any of the XML
        // declaration name/value pairs.
        else if (this.captureToChar(QUESTION)) {
            this.state = S_PI_ENDING;
        }
    }
    sPIEnding() {
        var _a;
        const c = this.getCodeNorm();
        if (c === GREATER) {
            const { piTarget } = this;
            if (piTarget.toLowerCase() === "xml") {
                this.fail("the XML declaration must appear at the start of the document.");
            }
            (_a = this.piHandler) === null || _a === void 0 ? void 0 : _a.call(this, {
                target: piTarget,
                body: this.text,
            });
            this.piTarget = this.text = "";
            this.state = S_TEXT;
        }
        else if (c === QUESTION) {
            // We ran into ?? as part of a processing instruction. We initially took
            // the first ? as a sign that the PI was ending, but it is not. So we have
            // to add it to the body but we take the new ? as a sign that the PI is
            // ending.
            this.text += "?";
        }
        else {
            this.text += `?${String.fromCodePoint(c)}`;
            this.state = S_PI_BODY;
        }
        this.xmlDeclPossible = false;
    }
    sXMLDeclNameStart() {
        const c = this.skipSpaces();
        // The question mark character is not valid inside any of the XML
        // declaration name/value pairs.
        if (c === QUESTION) {
            // It is valid to go to S_XML_DECL_ENDING from this state.
            this.state = S_XML_DECL_ENDING;
            return;
        }
        if (c !== EOC) {
            this.state = S_XML_DECL_NAME;
            this.name = String.fromCodePoint(c);
        }
    }
    sXMLDeclName() {
        const c = this.captureTo(XML_DECL_NAME_TERMINATOR);
        // The question mark character is not valid inside any of the XML
        // declaration name/value pairs.
        if (c === QUESTION) {
            this.state = S_XML_DECL_ENDING;
            this.name += this.text;
            this.text = "";
            this.fail("XML declaration is incomplete.");
            return;
        }
        if (!(isS(c) || c === EQUAL)) {
            return;
        }
        this.name += this.text;
        this.text = "";
        if (!this.xmlDeclExpects.includes(this.name)) {
            switch (this.name.length) {
                case 0:
                    this.fail("did not expect any more name/value pairs.");
                    break;
                case 1:
                    this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
                    break;
                default:
                    this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
            }
        }
        this.state = c === EQUAL ? S_XML_DECL_VALUE_START : S_XML_DECL_EQ;
    }
    sXMLDeclEq() {
        const c = this.getCodeNorm();
        // The question mark character is not valid inside any of the XML
        // declaration name/value pairs.
        if (c === QUESTION) {
            this.state = S_XML_DECL_ENDING;
            this.fail("XML declaration is incomplete.");
            return;
        }
        if (isS(c)) {
            return;
        }
        if (c !== EQUAL) {
            this.fail("value required.");
        }
        this.state = S_XML_DECL_VALUE_START;
    }
    sXMLDeclValueStart() {
        const c = this.getCodeNorm();
        // The question mark character is not valid inside any of the XML
        // declaration name/value pairs.
        if (c === QUESTION) {
            this.state = S_XML_DECL_ENDING;
            this.fail("XML declaration is incomplete.");
            return;
        }
        if (isS(c)) {
            return;
        }
        if (!isQuote(c)) {
            this.fail("value must be quoted.");
            this.q = SPACE;
        }
        else {
            this.q = c;
        }
        this.state = S_XML_DECL_VALUE;
    }
    sXMLDeclValue() {
        const c = this.captureTo([this.q, QUESTION]);
        // The question mark character is not valid inside any of the XML
        // declaration name/value pairs.
        if (c === QUESTION) {
            this.state = S_XML_DECL_ENDING;
            this.text = "";
            this.fail("XML declaration is incomplete.");
            return;
        }
        if (c === EOC) {
            return;
        }
        const value = this.text;
        this.text = "";
        switch (this.name) {
            case "version": {
                this.xmlDeclExpects = ["encoding", "standalone"];
                const version = value;
                this.xmlDecl.version = version;
                // This is the test specified by XML 1.0 but it is fine for XML 1.1.
                if (!/^1\.[0-9]+$/.test(version)) {
                    this.fail("version number must match /^1\\.[0-9]+$/.");
                }
                // When forceXMLVersion is set, the XML declaration is ignored.
                else if (!this.opt.forceXMLVersion) {
                    this.setXMLVersion(version);
                }
                break;
            }
            case "encoding":
                if (!/^[A-Za-z][A-Za-z0-9._-]*$/.test(value)) {
                    this.fail("encoding value must match \
/^[A-Za-z0-9][A-Za-z0-9._-]*$/.");
                }
                this.xmlDeclExpects = ["standalone"];
                this.xmlDecl.encoding = value;
                break;
            case "standalone":
                if (value !== "yes" && value !== "no") {
                    this.fail("standalone value must match \"yes\" or \"no\".");
                }
                this.xmlDeclExpects = [];
                this.xmlDecl.standalone = value;
                break;
            default:
            // We don't need to raise an error here since we've already raised one
            // when checking what name was expected.
        }
        this.name = "";
        this.state = S_XML_DECL_SEPARATOR;
    }
    sXMLDeclSeparator() {
        const c = this.getCodeNorm();
        // The question mark character is not valid inside any of the XML
        // declaration name/value pairs.
        if (c === QUESTION) {
            // It is valid to go to S_XML_DECL_ENDING from this state.
            this.state = S_XML_DECL_ENDING;
            return;
        }
        if (!isS(c)) {
            this.fail("whitespace required.");
            this.unget();
        }
        this.state = S_XML_DECL_NAME_START;
    }
    sXMLDeclEnding() {
        var _a;
        const c = this.getCodeNorm();
        if (c === GREATER) {
            if (this.piTarget !== "xml") {
                this.fail("processing instructions are not allowed before root.");
            }
            else if (this.name !== "version" &&
                this.xmlDeclExpects.includes("version")) {
                this.fail("XML declaration must contain a version.");
            }
            (_a = this.xmldeclHandler) === null || _a === void 0 ? void 0 : _a.call(this, this.xmlDecl);
            this.name = "";
            this.piTarget = this.text = "";
            this.state = S_TEXT;
        }
        else {
            // We got here because the previous character was a ?, but the question
            // mark character is not valid inside any of the XML declaration
            // name/value pairs.
            this.fail("The character ? is disallowed anywhere in XML declarations.");
        }
        this.xmlDeclPossible = false;
    }
    sOpenTag() {
        var _a;
        const c = this.captureNameChars();
        if (c === EOC) {
            return;
        }
        const tag = this.tag = {
            name: this.name,
            attributes: Object.create(null),
        };
        this.name = "";
        if (this.xmlnsOpt) {
            this.topNS = tag.ns = Object.create(null);
        }
        (_a = this.openTagStartHandler) === null || _a === void 0 ? void 0 : _a.call(this, tag);
        this.sawRoot = true;
        if (!this.fragmentOpt && this.closedRoot) {
            this.fail("documents may contain only one root.");
        }
        switch (c) {
            case GREATER:
                this.openTag();
                break;
            case FORWARD_SLASH:
                this.state = S_OPEN_TAG_SLASH;
                break;
            default:
                if (!isS(c)) {
                    this.fail("disallowed character in tag name.");
                }
                this.state = S_ATTRIB;
        }
    }
    sOpenTagSlash() {
        if (this.getCode() === GREATER) {
            this.openSelfClosingTag();
        }
        else {
            this.fail("forward-slash in opening tag not followed by >.");
            this.state = S_ATTRIB;
        }
    }
    sAttrib() {
        const c = this.skipSpaces();
        if (c === EOC) {
            return;
        }
        if (isNameStartChar(c)) {
            this.unget();
            this.state = S_ATTRIB_NAME;
        }
        else if (c === GREATER) {
            this.openTag();
        }
        else if (c === FORWARD_SLASH) {
            this.state = S_OPEN_TAG_SLASH;
        }
        else {
            this.fail("disallowed character in attribute name.");
        }
    }
    sAttribName() {
        const c = this.captureNameChars();
        if (c === EQUAL) {
            this.state = S_ATTRIB_VALUE;
        }
        else if (isS(c)) {
            this.state = S_ATTRIB_NAME_SAW_WHITE;
        }
        else if (c === GREATER) {
            this.fail("attribute without value.");
            this.pushAttrib(this.name, this.name);
            this.name = this.text = "";
            this.openTag();
        }
        else if (c !== EOC) {
            this.fail("disallowed character in attribute name.");
        }
    }
    sAttribNameSawWhite() {
        const c = this.skipSpaces();
        switch (c) {
            case EOC:
                return;
            case EQUAL:
                this.state = S_ATTRIB_VALUE;
                break;
            default:
                this.fail("attribute without value.");
                // Should we do this???
                // this.tag.attributes[this.name] = "";
                this.text = "";
                this.name = "";
                if (c === GREATER) {
                    this.openTag();
                }
                else if (isNameStartChar(c)) {
                    this.unget();
                    this.state = S_ATTRIB_NAME;
                }
                else {
                    this.fail("disallowed character in attribute name.");
                    this.state = S_ATTRIB;
                }
        }
    }
    sAttribValue() {
        const c = this.getCodeNorm();
        if (isQuote(c)) {
            this.q = c;
            this.state = S_ATTRIB_VALUE_QUOTED;
        }
        else if (!isS(c)) {
            this.fail("unquoted attribute value.");
            this.state = S_ATTRIB_VALUE_UNQUOTED;
            this.unget();
        }
    }
    sAttribValueQuoted() {
        // We deliberately do not use captureTo here. The specialized code we use
        // here is faster than using captureTo.
        const { q, chunk } = this;
        let { i: start } = this;
        // eslint-disable-next-line no-constant-condition
        while (true) {
            switch (this.getCode()) {
                case q:
                    this.pushAttrib(this.name, this.text + chunk.slice(start, this.prevI));
                    this.name = this.text = "";
                    this.q = null;
                    this.state = S_ATTRIB_VALUE_CLOSED;
                    return;
                case AMP:
                    this.text += chunk.slice(start, this.prevI);
                    this.state = S_ENTITY;
                    this.entityReturnState = S_ATTRIB_VALUE_QUOTED;
                    return;
                case NL:
                case NL_LIKE:
                case TAB:
                    this.text += `${chunk.slice(start, this.prevI)} `;
                    start = this.i;
                    break;
                case LESS:
                    this.text += chunk.slice(start, this.prevI);
                    this.fail("disallowed character.");
                    return;
                case EOC:
                    this.text += chunk.slice(start);
                    return;
                default:
            }
        }
    }
    sAttribValueClosed() {
        const c = this.getCodeNorm();
        if (isS(c)) {
            this.state = S_ATTRIB;
        }
        else if (c === GREATER) {
            this.openTag();
        }
        else if (c === FORWARD_SLASH) {
            this.state = S_OPEN_TAG_SLASH;
        }
        else if (isNameStartChar(c)) {
            this.fail("no whitespace between attributes.");
            this.unget();
            this.state = S_ATTRIB_NAME;
        }
        else {
            this.fail("disallowed character in attribute name.");
        }
    }
    sAttribValueUnquoted() {
        // We don't do anything regarding EOL or space handling for unquoted
        // attributes. We already have failed by the time we get here, and the
        // contract that saxes upholds states that upon failure, it is not safe to
        // rely on the data passed to event handlers (other than
        // ``onerror``). Passing "bad" data is not a problem.
        const c = this.captureTo(ATTRIB_VALUE_UNQUOTED_TERMINATOR);
        switch (c) {
            case AMP:
                this.state = S_ENTITY;
                this.entityReturnState = S_ATTRIB_VALUE_UNQUOTED;
                break;
            case LESS:
                this.fail("disallowed character.");
                break;
            case EOC:
                break;
            default:
                if (this.text.includes("]]>")) {
                    this.fail("the string \"]]>\" is disallowed in char data.");
                }
                this.pushAttrib(this.name, this.text);
                this.name = this.text = "";
                if (c === GREATER) {
                    this.openTag();
                }
                else {
                    this.state = S_ATTRIB;
                }
        }
    }
    sCloseTag() {
        const c = this.captureNameChars();
        if (c === GREATER) {
            this.closeTag();
        }
        else if (isS(c)) {
            this.state = S_CLOSE_TAG_SAW_WHITE;
        }
        else if (c !== EOC) {
            this.fail("disallowed character in closing tag.");
        }
    }
    sCloseTagSawWhite() {
        switch (this.skipSpaces()) {
            case GREATER:
                this.closeTag();
                break;
            case EOC:
                break;
            default:
                this.fail("disallowed character in closing tag.");
        }
    }
    // END OF STATE ENGINE METHODS
    handleTextInRoot() {
        // This is essentially a specialized version of captureTo which is optimized
        // for performing the ]]> check. A previous version of this code, checked
        // ``this.text`` for the presence of ]]>. It simplified the code but was
        // very costly when character data contained a lot of entities to be parsed.
        //
        // Since we are using a specialized loop, we also keep track of the presence
        // of ]]> in text data. The sequence ]]> is forbidden to appear as-is.
        //
        let { i: start, forbiddenState } = this;
        const { chunk, textHandler: handler } = this;
        // eslint-disable-next-line no-labels, no-restricted-syntax
        scanLoop: 
        // eslint-disable-next-line no-constant-condition
        while (true) {
            switch (this.getCode()) {
                case LESS: {
                    this.state = S_OPEN_WAKA;
                    if (handler !== undefined) {
                        const { text } = this;
                        const slice = chunk.slice(start, this.prevI);
                        if (text.length !== 0) {
                            handler(text + slice);
                            this.text = "";
                        }
                        else if (slice.length !== 0) {
                            handler(slice);
                        }
                    }
                    forbiddenState = FORBIDDEN_START;
                    // eslint-disable-next-line no-labels
                    break scanLoop;
                }
                case AMP:
                    this.state = S_ENTITY;
                    this.entityReturnState = S_TEXT;
                    if (handler !== undefined) {
                        this.text += chunk.slice(start, this.prevI);
                    }
                    forbiddenState = FORBIDDEN_START;
                    // eslint-disable-next-line no-labels
                    break scanLoop;
                case CLOSE_BRACKET:
                    switch (forbiddenState) {
                        case FORBIDDEN_START:
                            forbiddenState = FORBIDDEN_BRACKET;
                            break;
                        case FORBIDDEN_BRACKET:
                            forbiddenState = FORBIDDEN_BRACKET_BRACKET;
                            break;
                        case FORBIDDEN_BRACKET_BRACKET:
                            break;
                        default:
                            throw new Error("impossible state");
                    }
                    break;
                case GREATER:
                    if (forbiddenState === FORBIDDEN_BRACKET_BRACKET) {
                        this.fail("the string \"]]>\" is disallowed in char data.");
                    }
                    forbiddenState = FORBIDDEN_START;
                    break;
                case NL_LIKE:
                    if (handler !== undefined) {
                        this.text += `${chunk.slice(start, this.prevI)}\n`;
                    }
                    start = this.i;
                    forbiddenState = FORBIDDEN_START;
                    break;
                case EOC:
                    if (handler !== undefined) {
                        this.text += chunk.slice(start);
                    }
                    // eslint-disable-next-line no-labels
                    break scanLoop;
                default:
                    forbiddenState = FORBIDDEN_START;
            }
        }
        this.forbiddenState = forbiddenState;
    }
    handleTextOutsideRoot() {
        // This is essentially a specialized version of captureTo which is optimized
        // for a specialized task. We keep track of the presence of non-space
        // characters in the text since these are errors when appearing outside the
        // document root element.
        let { i: start } = this;
        const { chunk, textHandler: handler } = this;
        let nonSpace = false;
        // eslint-disable-next-line no-labels, no-restricted-syntax
        outRootLoop: 
        // eslint-disable-next-line no-constant-condition
        while (true) {
            const code = this.getCode();
            switch (code) {
                case LESS: {
                    this.state = S_OPEN_WAKA;
                    if (handler !== undefined) {
                        const { text } = this;
                        const slice = chunk.slice(start, this.prevI);
                        if (text.length !== 0) {
                            handler(text + slice);
                            this.text = "";
                        }
                        else if (slice.length !== 0) {
                            handler(slice);
                        }
                    }
                    // eslint-disable-next-line no-labels
                    break outRootLoop;
                }
                case AMP:
                    this.state = S_ENTITY;
                    this.entityReturnState = S_TEXT;
                    if (handler !== undefined) {
                        this.text += chunk.slice(start, this.prevI);
                    }
                    nonSpace = true;
                    // eslint-disable-next-line no-labels
                    break outRootLoop;
                case NL_LIKE:
                    if (handler !== undefined) {
                        this.text += `${chunk.slice(start, this.prevI)}\n`;
                    }
                    start = this.i;
                    break;
                case EOC:
                    if (handler !== undefined) {
                        this.text += chunk.slice(start);
                    }
                    // eslint-disable-next-line no-labels
                    break outRootLoop;
                default:
                    if (!isS(code)) {
                        nonSpace = true;
                    }
            }
        }
        if (!nonSpace) {
            return;
        }
        // We use the reportedTextBeforeRoot and reportedTextAfterRoot flags
        // to avoid reporting errors for every single character that is out of
        // place.
        if (!this.sawRoot && !this.reportedTextBeforeRoot) {
            this.fail("text data outside of root node.");
            this.reportedTextBeforeRoot = true;
        }
        if (this.closedRoot && !this.reportedTextAfterRoot) {
            this.fail("text data outside of root node.");
            this.reportedTextAfterRoot = true;
        }
    }
    pushAttribNS(name, value) {
        var _a;
        const { prefix, local } = this.qname(name);
        const attr = { name, prefix, local, value };
        this.attribList.push(attr);
        (_a = this.attributeHandler) === null || _a === void 0 ? void 0 : _a.call(this, attr);
        if (prefix === "xmlns") {
            const trimmed = value.trim();
            if (this.currentXMLVersion === "1.0" && trimmed === "") {
                this.fail("invalid attempt to undefine prefix in XML 1.0");
            }
            this.topNS[local] = trimmed;
            nsPairCheck(this, local, trimmed);
        }
        else if (name === "xmlns") {
            const trimmed = value.trim();
            this.topNS[""] = trimmed;
            nsPairCheck(this, "", trimmed);
        }
    }
    pushAttribPlain(name, value) {
        var _a;
        const attr = { name, value };
        this.attribList.push(attr);
        (_a = this.attributeHandler) === null || _a === void 0 ? void 0 : _a.call(this, attr);
    }
    /**
     * End parsing. This performs final well-formedness checks and resets the
     * parser to a clean state.
     *
     * @returns this
     */
    end() {
        var _a, _b;
        if (!this.sawRoot) {
            this.fail("document must contain a root element.");
        }
        const { tags } = this;
        while (tags.length > 0) {
            const tag = tags.pop();
            this.fail(`unclosed tag: ${tag.name}`);
        }
        if ((this.state !== S_BEGIN) && (this.state !== S_TEXT)) {
            this.fail("unexpected end.");
        }
        const { text } = this;
        if (text.length !== 0) {
            (_a = this.textHandler) === null || _a === void 0 ? void 0 : _a.call(this, text);
            this.text = "";
        }
        this._closed = true;
        (_b = this.endHandler) === null || _b === void 0 ? void 0 : _b.call(this);
        this._init();
        return this;
    }
    /**
     * Resolve a namespace prefix.
     *
     * @param prefix The prefix to resolve.
     *
     * @returns The namespace URI or ``undefined`` if the prefix is not defined.
     */
    resolve(prefix) {
        var _a, _b;
        let uri = this.topNS[prefix];
        if (uri !== undefined) {
            return uri;
        }
        const { tags } = this;
        for (let index = tags.length - 1; index >= 0; index--) {
            uri = tags[index].ns[prefix];
            if (uri !== undefined) {
                return uri;
            }
        }
        uri = this.ns[prefix];
        if (uri !== undefined) {
            return uri;
        }
        return (_b = (_a = this.opt).resolvePrefix) === null || _b === void 0 ? void 0 : _b.call(_a, prefix);
    }
    /**
     * Parse a qname into its prefix and local name parts.
     *
     * @param name The name to parse
     *
     * @returns
     */
    qname(name) {
        // This is faster than using name.split(":").
        const colon = name.indexOf(":");
        if (colon === -1) {
            return { prefix: "", local: name };
        }
        const local = name.slice(colon + 1);
        const prefix = name.slice(0, colon);
        if (prefix === "" || local === "" || local.includes(":")) {
            this.fail(`malformed name: ${name}.`);
        }
        return { prefix, local };
    }
    processAttribsNS() {
        var _a;
        const { attribList } = this;
        const tag = this.tag;
        {
            // add namespace info to tag
            const { prefix, local } = this.qname(tag.name);
            tag.prefix = prefix;
            tag.local = local;
            const uri = tag.uri = (_a = this.resolve(prefix)) !== null && _a !== void 0 ? _a : "";
            if (prefix !== "") {
                if (prefix === "xmlns") {
                    this.fail("tags may not have \"xmlns\" as prefix.");
                }
                if (uri === "") {
                    this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
                    tag.uri = prefix;
                }
            }
        }
        if (attribList.length === 0) {
            return;
        }
        const { attributes } = tag;
        const seen = new Set();
        // Note: do not apply default ns to attributes:
        //   http://www.w3.org/TR/REC-xml-names/#defaulting
        for (const attr of attribList) {
            const { name, prefix, local } = attr;
            let uri;
            let eqname;
            if (prefix === "") {
                uri = name === "xmlns" ? XMLNS_NAMESPACE : "";
                eqname = name;
            }
            else {
                uri = this.resolve(prefix);
                // if there's any attributes with an undefined namespace,
                // then fail on them now.
                if (uri === undefined) {
                    this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
                    uri = prefix;
                }
                eqname = `{${uri}}${local}`;
            }
            if (seen.has(eqname)) {
                this.fail(`duplicate attribute: ${eqname}.`);
            }
            seen.add(eqname);
            attr.uri = uri;
            attributes[name] = attr;
        }
        this.attribList = [];
    }
    processAttribsPlain() {
        const { attribList } = this;
        // eslint-disable-next-line prefer-destructuring
        const attributes = this.tag.attributes;
        for (const { name, value } of attribList) {
            if (attributes[name] !== undefined) {
                this.fail(`duplicate attribute: ${name}.`);
            }
            attributes[name] = value;
        }
        this.attribList = [];
    }
    /**
     * Handle a complete open tag. This parser code calls this once it has seen
     * the whole tag. This method checks for well-formeness and then emits
     * ``onopentag``.
     */
    openTag() {
        var _a;
        this.processAttribs();
        const { tags } = this;
        const tag = this.tag;
        tag.isSelfClosing = false;
        // There cannot be any pending text here due to the onopentagstart that was
        // necessarily emitted before we get here. So we do not check text.
        (_a = this.openTagHandler) === null || _a === void 0 ? void 0 : _a.call(this, tag);
        tags.push(tag);
        this.state = S_TEXT;
        this.name = "";
    }
    /**
     * Handle a complete self-closing tag. This parser code calls this once it has
     * seen the whole tag. This method checks for well-formeness and then emits
     * ``onopentag`` and ``onclosetag``.
     */
    openSelfClosingTag() {
        var _a, _b, _c;
        this.processAttribs();
        const { tags } = this;
        const tag = this.tag;
        tag.isSelfClosing = true;
        // There cannot be any pending text here due to the onopentagstart that was
        // necessarily emitted before we get here. So we do not check text.
        (_a = this.openTagHandler) === null || _a === void 0 ? void 0 : _a.call(this, tag);
        (_b = this.closeTagHandler) === null || _b === void 0 ? void 0 : _b.call(this, tag);
        const top = this.tag = (_c = tags[tags.length - 1]) !== null && _c !== void 0 ? _c : null;
        if (top === null) {
            this.closedRoot = true;
        }
        this.state = S_TEXT;
        this.name = "";
    }
    /**
     * Handle a complete close tag. This parser code calls this once it has seen
     * the whole tag. This method checks for well-formeness and then emits
     * ``onclosetag``.
     */
    closeTag() {
        const { tags, name } = this;
        // Our state after this will be S_TEXT, no matter what, and we can clear
        // tagName now.
        this.state = S_TEXT;
        this.name = "";
        if (name === "") {
            this.fail("weird empty close tag.");
            this.text += "</>";
            return;
        }
        const handler = this.closeTagHandler;
        let l = tags.length;
        while (l-- > 0) {
            const tag = this.tag = tags.pop();
            this.topNS = tag.ns;
            handler === null || handler === void 0 ? void 0 : handler(tag);
            if (tag.name === name) {
                break;
            }
            this.fail("unexpected close tag.");
        }
        if (l === 0) {
            this.closedRoot = true;
        }
        else if (l < 0) {
            this.fail(`unmatched closing tag: ${name}.`);
            this.text += `</${name}>`;
        }
    }
    /**
     * Resolves an entity. Makes any necessary well-formedness checks.
     *
     * @param entity The entity to resolve.
     *
     * @returns The parsed entity.
     */
    parseEntity(entity) {
        // startsWith would be significantly slower for this test.
        if (entity[0] !== "#") {
            const defined = this.ENTITIES[entity];
            if (defined !== undefined) {
                return defined;
            }
            this.fail(this.isName(entity) ? "undefined entity." :
                "disallowed character in entity name.");
            return `&${entity};`;
        }
        let num = NaN;
        if (entity[1] === "x" && /^#x[0-9a-f]+$/i.test(entity)) {
            num = parseInt(entity.slice(2), 16);
        }
        else if (/^#[0-9]+$/.test(entity)) {
            num = parseInt(entity.slice(1), 10);
        }
        // The character reference is required to match the CHAR production.
        if (!this.isChar(num)) {
            this.fail("malformed character entity.");
            return `&${entity};`;
        }
        return String.fromCodePoint(num);
    }
}
exports.wT = SaxesParser;
//# sourceMappingURL=saxes.js.map

/***/ }),

/***/ 96950:
/***/ ((__unused_webpack_module, exports) => {


/**
 * Character classes and associated utilities for the 5th edition of XML 1.0.
 *
 * @author Louis-Dominique Dubeau
 * @license MIT
 * @copyright Louis-Dominique Dubeau
 */
Object.defineProperty(exports, "__esModule", ({ value: true }));
//
// Fragments.
//
exports.CHAR = "\t\n\r -\uD7FF\uE000-\uFFFD\uD800\uDC00-\uDBFF\uDFFF";
exports.S = " \t\r\n";
// tslint:disable-next-line:max-line-length
exports.NAME_START_CHAR = ":A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\uD800\uDC00-\uDB7F\uDFFF";
exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9\u00B7\u0300-\u036F\u203F-\u2040";
//
// Regular expressions.
//
exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
var TAB = 9;
var NL = 0xA;
var CR = 0xD;
var SPACE = 0x20;
//
// Lists.
//
/** All characters in the ``S`` production. */
exports.S_LIST = [SPACE, NL, CR, TAB];
/**
 * Determines whether a codepoint matches the ``CHAR`` production.
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches ``CHAR``.
 */
function isChar(c) {
    return (c >= SPACE && c <= 0xD7FF) ||
        c === NL || c === CR || c === TAB ||
        (c >= 0xE000 && c <= 0xFFFD) ||
        (c >= 0x10000 && c <= 0x10FFFF);
}
exports.isChar = isChar;
/**
 * Determines whether a codepoint matches the ``S`` (space) production.
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches ``S``.
 */
function isS(c) {
    return c === SPACE || c === NL || c === CR || c === TAB;
}
exports.isS = isS;
/**
 * Determines whether a codepoint matches the ``NAME_START_CHAR`` production.
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches ``NAME_START_CHAR``.
 */
function isNameStartChar(c) {
    return ((c >= 0x41 && c <= 0x5A) ||
        (c >= 0x61 && c <= 0x7A) ||
        c === 0x3A ||
        c === 0x5F ||
        c === 0x200C ||
        c === 0x200D ||
        (c >= 0xC0 && c <= 0xD6) ||
        (c >= 0xD8 && c <= 0xF6) ||
        (c >= 0x00F8 && c <= 0x02FF) ||
        (c >= 0x0370 && c <= 0x037D) ||
        (c >= 0x037F && c <= 0x1FFF) ||
        (c >= 0x2070 && c <= 0x218F) ||
        (c >= 0x2C00 && c <= 0x2FEF) ||
        (c >= 0x3001 && c <= 0xD7FF) ||
        (c >= 0xF900 && c <= 0xFDCF) ||
        (c >= 0xFDF0 && c <= 0xFFFD) ||
        (c >= 0x10000 && c <= 0xEFFFF));
}
exports.isNameStartChar = isNameStartChar;
/**
 * Determines whether a codepoint matches the ``NAME_CHAR`` production.
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches ``NAME_CHAR``.
 */
function isNameChar(c) {
    return isNameStartChar(c) ||
        (c >= 0x30 && c <= 0x39) ||
        c === 0x2D ||
        c === 0x2E ||
        c === 0xB7 ||
        (c >= 0x0300 && c <= 0x036F) ||
        (c >= 0x203F && c <= 0x2040);
}
exports.isNameChar = isNameChar;
//# sourceMappingURL=ed5.js.map

/***/ }),

/***/ 24488:
/***/ ((__unused_webpack_module, exports) => {


/**
 * Character classes and associated utilities for the 2nd edition of XML 1.1.
 *
 * @author Louis-Dominique Dubeau
 * @license MIT
 * @copyright Louis-Dominique Dubeau
 */
Object.defineProperty(exports, "__esModule", ({ value: true }));
//
// Fragments.
//
exports.CHAR = "\u0001-\uD7FF\uE000-\uFFFD\uD800\uDC00-\uDBFF\uDFFF";
exports.RESTRICTED_CHAR = "\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F";
exports.S = " \t\r\n";
// tslint:disable-next-line:max-line-length
exports.NAME_START_CHAR = ":A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\uD800\uDC00-\uDB7F\uDFFF";
exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9\u00B7\u0300-\u036F\u203F-\u2040";
//
// Regular expressions.
//
exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
exports.RESTRICTED_CHAR_RE = new RegExp("^[" + exports.RESTRICTED_CHAR + "]$", "u");
exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
var TAB = 9;
var NL = 0xA;
var CR = 0xD;
var SPACE = 0x20;
//
// Lists.
//
/** All characters in the ``S`` production. */
exports.S_LIST = [SPACE, NL, CR, TAB];
/**
 * Determines whether a codepoint matches the ``CHAR`` production.
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches ``CHAR``.
 */
function isChar(c) {
    return (c >= 0x0001 && c <= 0xD7FF) ||
        (c >= 0xE000 && c <= 0xFFFD) ||
        (c >= 0x10000 && c <= 0x10FFFF);
}
exports.isChar = isChar;
/**
 * Determines whether a codepoint matches the ``RESTRICTED_CHAR`` production.
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches ``RESTRICTED_CHAR``.
 */
function isRestrictedChar(c) {
    return (c >= 0x1 && c <= 0x8) ||
        c === 0xB ||
        c === 0xC ||
        (c >= 0xE && c <= 0x1F) ||
        (c >= 0x7F && c <= 0x84) ||
        (c >= 0x86 && c <= 0x9F);
}
exports.isRestrictedChar = isRestrictedChar;
/**
 * Determines whether a codepoint matches the ``CHAR`` production and does not
 * match the ``RESTRICTED_CHAR`` production. ``isCharAndNotRestricted(x)`` is
 * equivalent to ``isChar(x) && !isRestrictedChar(x)``. This function is faster
 * than running the two-call equivalent.
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches ``CHAR`` and does not match
 * ``RESTRICTED_CHAR``.
 */
function isCharAndNotRestricted(c) {
    return (c === 0x9) ||
        (c === 0xA) ||
        (c === 0xD) ||
        (c > 0x1F && c < 0x7F) ||
        (c === 0x85) ||
        (c > 0x9F && c <= 0xD7FF) ||
        (c >= 0xE000 && c <= 0xFFFD) ||
        (c >= 0x10000 && c <= 0x10FFFF);
}
exports.isCharAndNotRestricted = isCharAndNotRestricted;
/**
 * Determines whether a codepoint matches the ``S`` (space) production.
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches ``S``.
 */
function isS(c) {
    return c === SPACE || c === NL || c === CR || c === TAB;
}
exports.isS = isS;
/**
 * Determines whether a codepoint matches the ``NAME_START_CHAR`` production.
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches ``NAME_START_CHAR``.
 */
// tslint:disable-next-line:cyclomatic-complexity
function isNameStartChar(c) {
    return ((c >= 0x41 && c <= 0x5A) ||
        (c >= 0x61 && c <= 0x7A) ||
        c === 0x3A ||
        c === 0x5F ||
        c === 0x200C ||
        c === 0x200D ||
        (c >= 0xC0 && c <= 0xD6) ||
        (c >= 0xD8 && c <= 0xF6) ||
        (c >= 0x00F8 && c <= 0x02FF) ||
        (c >= 0x0370 && c <= 0x037D) ||
        (c >= 0x037F && c <= 0x1FFF) ||
        (c >= 0x2070 && c <= 0x218F) ||
        (c >= 0x2C00 && c <= 0x2FEF) ||
        (c >= 0x3001 && c <= 0xD7FF) ||
        (c >= 0xF900 && c <= 0xFDCF) ||
        (c >= 0xFDF0 && c <= 0xFFFD) ||
        (c >= 0x10000 && c <= 0xEFFFF));
}
exports.isNameStartChar = isNameStartChar;
/**
 * Determines whether a codepoint matches the ``NAME_CHAR`` production.
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches ``NAME_CHAR``.
 */
function isNameChar(c) {
    return isNameStartChar(c) ||
        (c >= 0x30 && c <= 0x39) ||
        c === 0x2D ||
        c === 0x2E ||
        c === 0xB7 ||
        (c >= 0x0300 && c <= 0x036F) ||
        (c >= 0x203F && c <= 0x2040);
}
exports.isNameChar = isNameChar;
//# sourceMappingURL=ed2.js.map

/***/ }),

/***/ 85699:
/***/ ((__unused_webpack_module, exports) => {


/**
 * Character class utilities for XML NS 1.0 edition 3.
 *
 * @author Louis-Dominique Dubeau
 * @license MIT
 * @copyright Louis-Dominique Dubeau
 */
Object.defineProperty(exports, "__esModule", ({ value: true }));
//
// Fragments.
//
// tslint:disable-next-line:max-line-length
exports.NC_NAME_START_CHAR = "A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\uD800\uDC00-\uDB7F\uDFFF";
exports.NC_NAME_CHAR = "-" + exports.NC_NAME_START_CHAR + ".0-9\u00B7\u0300-\u036F\u203F-\u2040";
//
// Regular expressions.
//
exports.NC_NAME_START_CHAR_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "]$", "u");
exports.NC_NAME_CHAR_RE = new RegExp("^[" + exports.NC_NAME_CHAR + "]$", "u");
exports.NC_NAME_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "][" + exports.NC_NAME_CHAR + "]*$", "u");
/**
 * Determines whether a codepoint matches [[NC_NAME_START_CHAR]].
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches.
 */
// tslint:disable-next-line:cyclomatic-complexity
function isNCNameStartChar(c) {
    return ((c >= 0x41 && c <= 0x5A) ||
        c === 0x5F ||
        (c >= 0x61 && c <= 0x7A) ||
        (c >= 0xC0 && c <= 0xD6) ||
        (c >= 0xD8 && c <= 0xF6) ||
        (c >= 0x00F8 && c <= 0x02FF) ||
        (c >= 0x0370 && c <= 0x037D) ||
        (c >= 0x037F && c <= 0x1FFF) ||
        (c >= 0x200C && c <= 0x200D) ||
        (c >= 0x2070 && c <= 0x218F) ||
        (c >= 0x2C00 && c <= 0x2FEF) ||
        (c >= 0x3001 && c <= 0xD7FF) ||
        (c >= 0xF900 && c <= 0xFDCF) ||
        (c >= 0xFDF0 && c <= 0xFFFD) ||
        (c >= 0x10000 && c <= 0xEFFFF));
}
exports.isNCNameStartChar = isNCNameStartChar;
/**
 * Determines whether a codepoint matches [[NC_NAME_CHAR]].
 *
 * @param c The code point.
 *
 * @returns ``true`` if the codepoint matches.
 */
function isNCNameChar(c) {
    return isNCNameStartChar(c) ||
        (c === 0x2D ||
            c === 0x2E ||
            (c >= 0x30 && c <= 0x39) ||
            c === 0x00B7 ||
            (c >= 0x0300 && c <= 0x036F) ||
            (c >= 0x203F && c <= 0x2040));
}
exports.isNCNameChar = isNCNameChar;
//# sourceMappingURL=ed3.js.map

/***/ }),

/***/ 95581:
/***/ ((module, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _cli_program_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(75140);

// "build-report \u2026 | head" closes the pipe early, which is no error.
for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
        if (error.code !== 'EPIPE')
            throw error;
    });
}
// The first signal ends the run tidily, without half a records file; a second one ends it at once.
const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'])
    process.once(name, () => interruption.abort(name));
// Never process.exit: it would cut off what is still being written to a pipe.
process.exitCode = await (0,_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .main */ .i)(process.argv.slice(2), {
    env: process.env,
    cwd: process.cwd(),
    stdout: process.stdout,
    stderr: process.stderr,
    signal: interruption.signal,
});
// Whoever waits for the process must see that a signal ended it (POSIX shells stop their script then); a server that was told to end did well.
if (interruption.signal.aborted && process.exitCode !== 0)
    process.kill(process.pid, interruption.signal.reason);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 87644:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* unused harmony export formatPlace */
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(57336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(81849);
/* harmony import */ var _render_text_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(69047);



const progressIntervalMs = 100;
/** Shorter work needs no progress line, which would only flicker. */
const patienceMs = 300;
const clearLine = '\r\u001b[2K';
/** `file:line:column`, as editors and terminals turn into a link. */
const formatPlace = ({ path, line, column }) => path === undefined ? '' : `${(0,_display_text_js__WEBPACK_IMPORTED_MODULE_0__/* .displayLine */ .p)(path)}${line === undefined ? '' : `:${line}${column === undefined ? '' : `:${column}`}`}`;
/** A line that wraps could not be taken away again. */
function cut(line, columns) {
    let shown = line.slice(0, columns);
    while ((0,_render_text_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .textColumns */ .L)(shown) > columns)
        shown = shown.slice(0, -1);
    return shown;
}
/** Makes the log of a command. The progress line appears on a terminal alone, ten times a second at most. */
function createLog({ stream, color, quiet }) {
    const colors = picocolors__WEBPACK_IMPORTED_MODULE_2___default().createColors(color);
    const showsProgress = stream.isTTY === true && !quiet;
    let nextShownAtMs = Date.now() + patienceMs;
    let shown = false;
    const progressDone = () => {
        if (shown)
            stream.write(clearLine);
        shown = false;
    };
    return {
        problem({ severity, message, ...place }) {
            if (quiet && severity === 'warning')
                return;
            progressDone();
            const label = severity === 'error' ? colors.red('error') : colors.yellow('warning');
            const at = formatPlace(place);
            stream.write(`${at === '' ? '' : `${colors.bold(at)} `}${label} ${(0,_display_text_js__WEBPACK_IMPORTED_MODULE_0__/* .displayText */ .W)(message)}\n`);
        },
        info(text) {
            if (quiet)
                return;
            progressDone();
            stream.write(`${(0,_display_text_js__WEBPACK_IMPORTED_MODULE_0__/* .displayText */ .W)(text)}\n`);
        },
        progress({ path, done, total, share }) {
            if (!showsProgress || Date.now() < nextShownAtMs)
                return;
            nextShownAtMs = Date.now() + progressIntervalMs;
            shown = true;
            const percent = share === undefined ? '' : ` ${Math.floor(share * 100)}%`;
            stream.write(clearLine + cut(`Reading ${done + 1}/${total}${percent} ${(0,_display_text_js__WEBPACK_IMPORTED_MODULE_0__/* .displayLine */ .p)(path)}`, Math.max(20, (stream.columns ?? 80) - 1)));
        },
        progressDone,
    };
}


/***/ }),

/***/ 60776:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitStatus),
/* harmony export */   c: () => (/* binding */ usesColor)
/* harmony export */ });
/** The statuses that a command ends with. */
const exitStatus = { ok: 0, failed: 1, usage: 2, internal: 3 };
/** Whether a stream is shown in colour: `NO_COLOR` and `FORCE_COLOR` decide, else whether it is a terminal (no-color.org). */
function usesColor(stream, env, quiet) {
    if (quiet || env.NO_COLOR)
        return false;
    if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '')
        return env.FORCE_COLOR !== '0';
    return stream.isTTY === true && env.TERM !== 'dumb';
}


/***/ }),

/***/ 75140:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js
var commander = __nccwpck_require__(18909);
;// CONCATENATED MODULE: ./node_modules/commander/esm.mjs


// wrapper to provide named exports for ESM.
const {
  /* program */ "DM": program,
  /* createCommand */ "gu": createCommand,
  /* createArgument */ "er": createArgument,
  /* createOption */ "Ww": createOption,
  /* CommanderError */ "b7": CommanderError,
  /* InvalidArgumentError */ "Di": InvalidArgumentError,
  /* InvalidOptionArgumentError */ "a2": InvalidOptionArgumentError, // deprecated old name
  /* Command */ "uB": Command,
  /* Argument */ "ef": Argument,
  /* Option */ "c$": Option,
  /* Help */ "_V": Help,
} = commander;

// EXTERNAL MODULE: ./package.json
var package_0 = __nccwpck_require__(8330);
// EXTERNAL MODULE: ./src/config/config-error.ts
var config_error = __nccwpck_require__(85877);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __nccwpck_require__(83916);
// EXTERNAL MODULE: ./src/run/heap.ts + 1 modules
var heap = __nccwpck_require__(62659);
;// CONCATENATED MODULE: ./src/run/inert-text.ts
/**
 * Text that a runner of GitHub Actions shows and never obeys: it takes a line that begins with `::`, after any white space, and one
 * with `##[` anywhere, for a workflow command (`ActionCommand` of actions/runner). A zero-width space breaks both.
 */
const inertText = (text) => text.replace(/^([^\S\n]*:)(?=:)/gm, '$1\u200b').replace(/##(?=\[)/g, '##\u200b');
/** The same for JSON, which stays the JSON that it was. */
const inertJson = (json) => json.replaceAll('##[', '##\\u005b');

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./src/config/config.ts
var config_config = __nccwpck_require__(81122);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
;// CONCATENATED MODULE: ./src/config/config-source.ts



/** The names that are looked for in the working directory; the first one that exists is taken. */
const configFileNames = ['.service.json', 'service.json'];
const maximumSizeBytes = 1024 * 1024;
/**
 * Finds and reads the configuration file; undefined where none has one of the usual names.
 * @param path the file to take instead, relative to `cwd`
 * @throws UserError if that file is missing, or the file found is no file, too large or not UTF-8
 */
async function readConfigSource(cwd, path) {
    for (const name of path === undefined ? configFileNames : [path]) {
        const source = await readSource((0,external_node_path_.resolve)(cwd, name), (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(cwd, name)).split(external_node_path_.sep).join('/'));
        if (source !== undefined)
            return source;
    }
    if (path === undefined)
        return undefined;
    throw new errors/* UserError */.y(`The configuration file "${path}" does not exist in ${cwd}.`, { cure: 'Correct its path, or leave it out.' });
}
async function readSource(file, path) {
    try {
        const problem = unusable(await (0,promises_.stat)(file));
        if (problem !== undefined)
            throw new errors/* UserError */.y(`The configuration file ${path} ${problem}.`, { place: { path } });
        return { path, text: decode(await (0,promises_.readFile)(file), path) };
    }
    catch (cause) {
        if (cause instanceof errors/* UserError */.y)
            throw cause;
        const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        throw new errors/* UserError */.y(`The configuration file ${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, {
            cause,
        });
    }
}
function unusable(stats) {
    if (!stats.isFile())
        return 'is not a file';
    if (stats.size > maximumSizeBytes)
        return `has ${stats.size} bytes; at most ${maximumSizeBytes} are read`;
    return undefined;
}
function decode(bytes, path) {
    try {
        // It takes the byte order mark away.
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new errors/* UserError */.y(`The configuration file ${path} is not UTF-8.`, { place: { path }, cure: 'Save it in that encoding.', cause });
    }
}

;// CONCATENATED MODULE: ./src/config/load.ts


/**
 * Finds, reads and checks the configuration file. Without a file the default is used.
 * @param options.path the file to take instead of the usual ones, relative to `cwd`
 * @throws ConfigError with everything that is wrong in the file; UserError if it cannot be read
 */
async function loadConfig(options) {
    const source = await readConfigSource(options.cwd, options.path);
    if (source === undefined)
        return { config: (0,config_config/* defaultConfig */.sb)(), warnings: [] };
    // Half of the start-up time would be its libraries, and most runs have no file.
    const { parseConfig } = await Promise.all(/* import() */[__nccwpck_require__.e(174), __nccwpck_require__.e(547), __nccwpck_require__.e(120)]).then(__nccwpck_require__.bind(__nccwpck_require__, 48120));
    return parseConfig(source);
}

// EXTERNAL MODULE: ./src/config/collector-key.ts
var collector_key = __nccwpck_require__(92859);
// EXTERNAL MODULE: ./src/config/glob.ts
var glob = __nccwpck_require__(33334);
;// CONCATENATED MODULE: ./src/config/path-config.ts






/**
 * Puts paths in the place of every `include`: all test collectors and `events` look there, and `files` stays as it is.
 * A folder means everything in it; what does not exist is a glob. Metadata, excludes and reporters are kept.
 * @throws UserError that names a path that cannot be used
 */
async function configForPaths(config, paths, cwd) {
    const targets = await Promise.all(paths.map((path) => targetOf(path, cwd)));
    const include = [...new Set(targets.map(({ glob }) => glob))];
    const named = new Set(targets.filter(({ isFolder }) => !isFolder).map(({ glob }) => glob));
    const folders = include.filter((glob) => !named.has(glob));
    const collectors = collector_key/* collectorKeys */.o.flatMap((key) => {
        const given = config.collect.collectors.find((collector) => collector.key === key);
        if (key === 'files')
            return given === undefined ? [] : [given];
        return [{ exclude: [], metadata: {}, ...given, key, include, ...(folders.length > 0 && { folders }) }];
    });
    return (0,config_config/* createConfig */.Z3)({ ...config, collect: { ...config.collect, collectors } });
}
async function targetOf(path, cwd) {
    if (path.trim() === '')
        throw new errors/* UserError */.y('A path of results is empty.', { cure: 'Name a file, a folder or a glob.' });
    const kind = path.includes('\0') ? undefined : await kindOf((0,external_node_path_.resolve)(cwd, path));
    const slashed = process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
    if (kind !== undefined) {
        const plain = (0,glob/* escapeGlob */.y)(external_node_path_.posix.normalize(slashed).replace(/(?<=.)\/$/, ''));
        if (kind === 'file')
            return { glob: plain, isFolder: false };
        return { glob: plain === '.' ? '**' : `${plain.replace(/\/$/, '')}/**`, isFolder: true };
    }
    const fault = (0,glob/* checkGlob */.p)(slashed);
    if (fault === undefined || fault.severity === 'warning')
        return { glob: slashed, isFolder: false };
    throw new errors/* UserError */.y(`The path "${path}" is neither a file nor a glob: ${fault.message}.`);
}
async function kindOf(file) {
    try {
        return (await (0,promises_.stat)(file)).isDirectory() ? 'folder' : 'file';
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/origin/origin.ts
/** Drops what is undefined or empty. */
function known(value) {
    return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== ''));
}

;// CONCATENATED MODULE: ./src/origin/environment.ts

/** Reads the origin that the `SERVICE_\u2026` variables give; they stand for whatever build service there is. */
function environmentOrigin({ env }) {
    return known({
        org: env.SERVICE_ORG,
        project: env.SERVICE_PROJECT,
        module: env.SERVICE_MODULE,
        pipeline: env.SERVICE_PIPELINE,
        job: env.SERVICE_JOB,
        leg: env.SERVICE_JOB,
        ref: env.SERVICE_REF,
        build: known({ id: env.SERVICE_BUILD }),
    });
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(31421);
;// CONCATENATED MODULE: ./src/origin/git.ts


/** Reads the origin from a git checkout: its commit, its branch, and the owner and name in the address of its remote. */
function gitOrigin({ cwd }) {
    const git = (...words) => {
        try {
            return (0,external_node_child_process_.execFileSync)('git', words, { cwd, encoding: 'utf8', timeout: 10_000, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
        }
        catch {
            // No git, no repository, no commit yet, no remote: then nothing is known.
            return undefined;
        }
    };
    const commit = git('rev-parse', 'HEAD');
    if (commit === undefined)
        return {};
    const branch = git('symbolic-ref', '--short', '--quiet', 'HEAD');
    const remote = parseRemote(git('remote', 'get-url', 'origin'));
    return known({ org: remote?.org, project: remote?.project, ref: branch, source: known({ branch, commit }) });
}
/** Takes owner and repository from `https://host/owner/name.git` or `git@host:owner/name.git`; never what stands before the host, which may be a password. */
function parseRemote(address) {
    const match = /([^/:@]+)\/([^/]+?)(?:\.git)?\/?$/.exec(address?.trim() ?? '');
    const [, org, project] = match ?? [];
    return org === undefined || project === undefined ? undefined : { org, project };
}

// EXTERNAL MODULE: ./src/github/event.ts
var github_event = __nccwpck_require__(85015);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
;// CONCATENATED MODULE: ./src/origin/leg.ts

/** Longer names are cut, in UTF-16 units: every record carries one. */
const maximumLength = 200;
/**
 * What tells a job from every other of its run: its name and, as GitHub shows them, the values of its matrix:
 * `unit (ubuntu-latest, 20)`. Undefined where the matrix is not known, since the legs of one could then not be told apart.
 * @param matrix what GitHub's `toJSON(matrix)` gives: an object, or `null` where the job has no matrix
 */
function legName(job, matrix) {
    if (!job || !matrix)
        return undefined;
    try {
        const values = JSON.parse(matrix);
        if (typeof values !== 'object' || Array.isArray(values))
            return undefined;
        const shown = Object.values(values ?? {}).map(shownValue);
        return shown.length === 0 ? job : bounded(`${job} (${shown.join(', ')})`);
    }
    catch {
        // Somebody set the input by hand.
        return undefined;
    }
}
/** Texts as they are, but those that would look like two values. */
const shownValue = (value) => (typeof value === 'string' && !value.includes(', ') ? value : JSON.stringify(value));
/** What is cut off still tells two legs apart. */
const bounded = (name) => name.length <= maximumLength ? name : `${name.slice(0, maximumLength - 14)}\u2026 ${(0,external_node_crypto_.hash)('sha256', name, 'hex').slice(0, 12)}`;

;// CONCATENATED MODULE: ./src/origin/github-actions.ts



/** Reads the origin of a step of GitHub Actions; undefined elsewhere. */
function githubActionsOrigin({ env, matrix }) {
    if (env.GITHUB_ACTIONS !== 'true')
        return undefined;
    const event = (0,github_event/* readEvent */.j)(env.GITHUB_EVENT_PATH);
    const { pull_request: pull, workflow_run: workflowRun, merge_group: mergeGroup } = event;
    const [owner, repository] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const repositoryUrl = env.GITHUB_REPOSITORY ? `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${env.GITHUB_REPOSITORY}` : undefined;
    // A pull request is built at a merge commit that exists nowhere else; people know its head.
    const branch = pull?.head?.ref ??
        workflowRun?.head_branch ??
        (env.GITHUB_HEAD_REF || (env.GITHUB_REF_TYPE === 'branch' ? env.GITHUB_REF_NAME : undefined));
    const runUrl = repositoryUrl && env.GITHUB_RUN_ID ? `${repositoryUrl}/actions/runs/${env.GITHUB_RUN_ID}` : undefined;
    return known({
        org: env.GITHUB_REPOSITORY_OWNER || owner,
        project: repository,
        pipeline: env.GITHUB_WORKFLOW,
        job: env.GITHUB_JOB,
        // A command in a step is not told the matrix; whoever runs it may say which leg it is.
        leg: legName(env.GITHUB_JOB, matrix) ?? env.SERVICE_JOB,
        ref: branch ?? env.GITHUB_REF_NAME,
        build: known({
            id: env.GITHUB_RUN_ID && `${env.GITHUB_RUN_ID}.${env.GITHUB_RUN_ATTEMPT || '1'}`,
            number: env.GITHUB_RUN_NUMBER,
            url: runUrl && (Number(env.GITHUB_RUN_ATTEMPT) > 1 ? `${runUrl}/attempts/${env.GITHUB_RUN_ATTEMPT}` : runUrl),
        }),
        source: known({
            url: repositoryUrl,
            ref: env.GITHUB_REF,
            branch,
            commit: pull?.head?.sha ?? workflowRun?.head_sha ?? mergeGroup?.head_sha ?? env.GITHUB_SHA,
            pullRequest: pull?.number ?? workflowRun?.pull_requests?.[0]?.number,
            baseBranch: env.GITHUB_BASE_REF ||
                pull?.base?.ref ||
                workflowRun?.pull_requests?.[0]?.base?.ref ||
                mergeGroup?.base_ref?.replace(/^refs\/heads\//, ''),
        }),
    });
}

;// CONCATENATED MODULE: ./src/origin/read-origin.ts



/**
 * Finds out where a run comes from: from GitHub Actions, else from the `SERVICE_\u2026` variables and git.
 * @param module the module the user names; without it, the variables' or the project's name
 */
function readOrigin(surroundings, module) {
    const found = githubActionsOrigin(surroundings) ?? elsewhere(surroundings);
    const ownModule = module || found.module || found.project;
    const whole = { ...found, build: found.build ?? {}, source: found.source ?? {} };
    return ownModule === undefined ? whole : { ...whole, module: ownModule };
}
/** What somebody set by hand wins over what git says. */
const elsewhere = (surroundings) => ({ ...gitOrigin(surroundings), ...environmentOrigin(surroundings) });

// EXTERNAL MODULE: ./src/records/read-records.ts + 1 modules
var read_records = __nccwpck_require__(17579);
;// CONCATENATED MODULE: ./src/collect/digest.ts


const bufferLength = 256 * 1024;
/** Hashes a file of any size in constant memory. Throws what `openSync` and `readSync` throw. */
function digestFile(absolutePath) {
    return withOpen(absolutePath, (descriptor) => {
        const before = (0,external_node_fs_.fstatSync)(descriptor);
        const hash = (0,external_node_crypto_.createHash)('sha256');
        const buffer = Buffer.allocUnsafeSlow(Math.min(bufferLength, before.size + 1));
        let size = 0;
        for (let length = -1; length !== 0; size += length) {
            length = (0,external_node_fs_.readSync)(descriptor, buffer, 0, buffer.length, size);
            hash.update(buffer.subarray(0, length));
        }
        const after = (0,external_node_fs_.fstatSync)(descriptor);
        return { size, sha256: hash.digest('hex'), unchanged: after.size === before.size && after.mtimeMs === before.mtimeMs };
    });
}
const sampleLength = 4096;
/** Hashes the first and the last 4 KiB: enough to tell nearly all files of one size apart. */
function digestEnds(absolutePath) {
    return withOpen(absolutePath, (descriptor) => {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        const end = Math.max(0, (0,external_node_fs_.fstatSync)(descriptor).size - sampleLength);
        hashAt(descriptor, hash, 0);
        hashAt(descriptor, hash, end);
        return hash.digest('hex');
    });
}
function hashAt(descriptor, hash, position) {
    const buffer = Buffer.allocUnsafe(sampleLength);
    hash.update(buffer.subarray(0, (0,external_node_fs_.readSync)(descriptor, buffer, 0, sampleLength, position)));
}
function withOpen(absolutePath, use) {
    const descriptor = (0,external_node_fs_.openSync)(absolutePath, 'r');
    try {
        return use(descriptor);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

;// CONCATENATED MODULE: external "node:path/posix"
const posix_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");
;// CONCATENATED MODULE: ./src/collect/media-type.ts

/** The media types (IANA, and those in wide use) of what builds produce, by extension. */
const mediaTypes = new Map(Object.entries({
    'application/gzip': 'gz tgz',
    'application/java-archive': 'jar war ear',
    'application/json': 'json map',
    'application/pdf': 'pdf',
    'application/sarif+json': 'sarif',
    'application/vnd.android.package-archive': 'apk',
    'application/vnd.debian.binary-package': 'deb',
    'application/vnd.microsoft.portable-executable': 'exe dll',
    'application/wasm': 'wasm',
    'application/x-7z-compressed': '7z',
    'application/x-ndjson': 'ndjson jsonl',
    'application/x-rpm': 'rpm',
    'application/x-tar': 'tar',
    'application/x-xz': 'xz',
    'application/xml': 'xml trx xsd xsl',
    'application/yaml': 'yaml yml',
    'application/zip': 'zip whl nupkg vsix aar',
    'application/zstd': 'zst',
    'font/woff2': 'woff2',
    'image/gif': 'gif',
    'image/jpeg': 'jpg jpeg',
    'image/png': 'png',
    'image/svg+xml': 'svg',
    'image/webp': 'webp',
    'text/css': 'css',
    'text/csv': 'csv',
    'text/html': 'html htm',
    'text/javascript': 'js mjs cjs',
    'text/markdown': 'md markdown',
    'text/plain': 'txt log out tap lcov info toml ini properties',
    'video/mp4': 'mp4',
    'video/webm': 'webm',
}).flatMap(([type, extensions]) => extensions.split(' ').map((extension) => [`.${extension}`, type])));
/** The media type that a file's name stands for; `application/octet-stream` where it says nothing. */
const mediaTypeOf = (path) => mediaTypes.get((0,posix_namespaceObject.extname)(path).toLowerCase()) ?? 'application/octet-stream';

// EXTERNAL MODULE: ./src/collect/read-results.ts + 1 modules
var read_results = __nccwpck_require__(8807);
;// CONCATENATED MODULE: ./src/collect/artifact-record.ts



/** Describes a file that is kept as an artifact; undefined, and a problem, where it cannot be read. */
function describeArtifact({ absolutePath, path }, { metadata }, problems) {
    try {
        const { size, sha256, unchanged } = digestFile(absolutePath);
        if (!unchanged)
            problems.add({ severity: 'warning', message: 'The file changed while its checksum was computed.', path });
        return {
            kind: 'file',
            path,
            size,
            sha256,
            mediaType: mediaTypeOf(path),
            ...(Object.keys(metadata).length > 0 && { metadata: { ...metadata } }),
        };
    }
    catch (error) {
        problems.add({ severity: 'error', message: `The file could not be read, and is not kept: ${(0,read_results/* reasonOf */.A3)(error)}.`, path });
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/formats/captured-text.ts
/** How much of one captured text is kept: half of it from the front, half from the end. In UTF-16 units. */
const maximumCapturedLength = 64 * 1024;
const headLength = maximumCapturedLength / 2;
const tailLength = maximumCapturedLength / 2;
const isHighSurrogate = (code) => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code) => code >= 0xdc00 && code <= 0xdfff;
/** Cuts at `length` units from the front, never inside a surrogate pair. */
function headOf(text, length) {
    return text.slice(0, isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length);
}
/** Cuts at `length` units from the end, never inside a surrogate pair. */
function tailOf(text, length) {
    const start = text.length - length;
    return text.slice(isLowSurrogate(text.charCodeAt(start)) ? start + 1 : start);
}
const joined = (head, leftOut, tail) => `${head}\n\u2026 ${leftOut} characters left out \u2026\n${tail}`;
/** Caps a text that is already whole. */
function capText(text) {
    if (text.length <= maximumCapturedLength)
        return text;
    const head = headOf(text, headLength);
    const tail = tailOf(text, tailLength);
    return joined(head, text.length - head.length - tail.length, tail);
}
/** A collector for text that arrives in pieces; its memory does not grow with the text. */
function createCapturedText() {
    let kept = '';
    let head;
    let total = 0;
    return {
        append(piece) {
            total += piece.length;
            kept += piece;
            if (head === undefined && total > maximumCapturedLength) {
                head = headOf(kept, headLength);
                kept = kept.slice(head.length);
            }
            if (head !== undefined && kept.length > 2 * tailLength)
                kept = tailOf(kept, tailLength);
        },
        take() {
            const text = head === undefined ? kept : finish(head, kept, total);
            kept = '';
            head = undefined;
            total = 0;
            return text;
        },
    };
}
function finish(head, rest, total) {
    const tail = rest.length > tailLength ? tailOf(rest, tailLength) : rest;
    const leftOut = total - head.length - tail.length;
    return leftOut === 0 ? head + tail : joined(head, leftOut, tail);
}

;// CONCATENATED MODULE: ./src/formats/numbers.ts
/**
 * Reads a number as producers of any locale print it: `1,234.56` (Surefire), `0,016` (a German .NET), `1.234,5`, `1.5E-5`.
 * The last separator is the decimal one, and a lone comma is decimal; several equal separators are thousands.
 * Returns undefined for text, NaN, an infinity and the empty string.
 */
function parseNumber(text) {
    if (text === undefined || text === '')
        return undefined;
    // The usual case first: nearly every number is plain.
    const decimal = parseDecimal(text);
    if (decimal >= 0)
        return decimal;
    const plain = Number(text);
    if (Number.isFinite(plain))
        return text.trim() === '' ? undefined : plain;
    const compact = text.replace(/[\s\u00a0\u202f'\u2019_]/g, '');
    const comma = compact.lastIndexOf(',');
    const dot = compact.lastIndexOf('.');
    let normal = compact;
    if (comma !== -1 && dot !== -1)
        normal = comma > dot ? compact.replaceAll('.', '').replace(',', '.') : compact.replaceAll(',', '');
    else if (comma !== -1)
        normal = compact.indexOf(',') === comma ? compact.replace(',', '.') : compact.replaceAll(',', '');
    else if (dot !== -1 && compact.indexOf('.') !== dot)
        normal = compact.replaceAll('.', '');
    return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(normal) ? Number(normal) : undefined;
}
const powersOfTen = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];
/**
 * The value of up to 15 digits with at most one point, else -1. As digits and power of ten are exact, their quotient is the
 * nearest number, as `Number` gives it, in a fifth of the time.
 */
function parseDecimal(text) {
    const { length } = text;
    if (length > 16)
        return -1;
    let digits = 0;
    let point = -1;
    for (let index = 0; index < length; index += 1) {
        const code = text.charCodeAt(index);
        if (code >= 0x30 && code <= 0x39)
            digits = digits * 10 + code - 0x30;
        else if (code === 0x2e && point === -1 && length > 1)
            point = index;
        else
            return -1;
    }
    return point === -1 ? (length <= 15 ? digits : -1) : digits / (powersOfTen[length - point - 1] ?? Number.NaN);
}
const unitsInMs = {
    ns: 1e-6,
    us: 1e-3,
    µs: 1e-3,
    \u03bcs: 1e-3,
    ms: 1,
    s: 1000,
    sec: 1000,
    m: 60_000,
    min: 60_000,
    h: 3_600_000,
};
/** A length of time, in ms, from a number of `unitMs` or one that names its unit (`12ms`); undefined where it is missing, negative or no number. */
function parseDuration(text, unitMs) {
    if (text === undefined)
        return undefined;
    let value = parseNumber(text);
    let unit = unitMs;
    if (value === undefined) {
        const match = /^(.*?[\d.,])\s*([a-zµ\u03bc]+)$/i.exec(text.trim());
        const named = match === null ? undefined : unitsInMs[match[2]?.toLowerCase() ?? ''];
        if (match === null || named === undefined)
            return undefined;
        value = parseNumber(match[1]);
        unit = named;
    }
    return value === undefined ? undefined : durationOf(value * unit);
}
/** A length of time in ms as records keep it: never negative (a clock jumped), never finer than a nanosecond; undefined where it is unusable. */
function durationOf(ms) {
    if (ms === undefined || !(ms >= 0) || ms === Number.POSITIVE_INFINITY)
        return undefined;
    return Math.round(ms * 1e6) / 1e6;
}
/** Reads a .NET time span, `[d.]hh:mm:ss[.fffffff]`, in ms; a plain number is seconds. */
function parseTimeSpan(text) {
    if (text === undefined)
        return undefined;
    const match = /^\s*(?:(\d+)\.)?(\d+):(\d+):(\d+(?:[.,]\d+)?)\s*$/.exec(text);
    if (match === null)
        return parseDuration(text, 1000);
    const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = match;
    return durationOf(((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000 + Number(seconds.replace(',', '.')) * 1000);
}

;// CONCATENATED MODULE: ./src/formats/timestamps.ts
/** What is earlier is a placeholder (`1969-12-31T19:00:00`, `0001-01-01T00:00:00`), what is later a mistake. In Unix ms. */
const earliest = Date.UTC(1971, 0, 1);
const latest = Date.UTC(10_000, 0, 1) - 1;
const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;
// The abbreviations that Java's `z` prints most. Where one is used twice, RFC 5322 decides ("CST" is American), else the larger country.
const zonesInHours = {
    ...{ UTC: 0, GMT: 0, UT: 0, Z: 0, WET: 0, WEST: 1, BST: 1, CET: 1, CEST: 2, MEZ: 1, MESZ: 2, EET: 2, EEST: 3, MSK: 3, TRT: 3 },
    ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7, AKST: -9, AKDT: -8, HST: -10, BRT: -3, ART: -3 },
    ...{
        SAST: 2,
        GST: 4,
        PKT: 5,
        IST: 5.5,
        ICT: 7,
        WIB: 7,
        SGT: 8,
        HKT: 8,
        PHT: 8,
        AWST: 8,
        JST: 9,
        KST: 9,
        AEST: 10,
        AEDT: 11,
        NZST: 12,
        NZDT: 13,
    },
};
/**
 * Reads a moment as result files print it, in Unix ms: ISO 8601 with `Z`, an offset, a Java zone (`2026-11-20T20:40:16 CEST`) or none
 * (then it is UTC), Robot's `20261120 20:39:08.505`, the American `11/28/2025 19:10:25`, and seconds or milliseconds since 1970.
 * Undefined for placeholders, unknown zones, and what lacks a day or a time of day.
 */
function parseTimestamp(text) {
    if (text === undefined || text.length > 100)
        return undefined;
    let ms = readIso(text);
    if (Number.isNaN(ms))
        ms = readOther(text);
    return ms >= earliest && ms <= latest ? Math.trunc(ms) : undefined;
}
/** The number that digits spell, or NaN. */
function digits(text, start, count) {
    let value = 0;
    for (let index = start; index < start + count; index += 1) {
        const digit = text.charCodeAt(index) - 0x30;
        if (!(digit >= 0 && digit <= 9))
            return Number.NaN;
        value = value * 10 + digit;
    }
    return value;
}
/** `2026-11-20T20:39:08[.5050000][zone]`, read by hand: large files have one for each of 100,000s of tests. */
function readIso(text) {
    if (text.charCodeAt(4) !== 0x2d || text.charCodeAt(7) !== 0x2d)
        return Number.NaN;
    let start = 10;
    const separator = text[start];
    if (separator !== 'T' && separator !== ' ' && separator !== 't')
        return Number.NaN;
    // xharness writes "2023-07-28T 22:32:13Z".
    do
        start += 1;
    while (text.charCodeAt(start) === 0x20);
    return utc(digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2)) + readTimeOfDay(text, start);
}
function utc(year, month, day) {
    return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? Date.UTC(year, month - 1, day) : Number.NaN;
}
/** `20:39:08[.505][zone]` at `start` to the end, in ms since midnight UTC; may be negative by its zone. */
function readTimeOfDay(text, start) {
    const hours = digits(text, start, 2);
    const minutes = digits(text, start + 3, 2);
    const seconds = digits(text, start + 6, 2);
    if (text[start + 2] !== ':' || text[start + 5] !== ':' || !(hours <= 24 && minutes <= 59 && seconds <= 60))
        return Number.NaN;
    let ms = hours * hourInMs + minutes * minuteInMs + seconds * 1000;
    let index = start + 8;
    if (text[index] === '.' || text[index] === ',') {
        index += 1;
        for (let unit = 100;; unit /= 10) {
            const digit = text.charCodeAt(index) - 0x30;
            if (!(digit >= 0 && digit <= 9))
                break;
            if (unit >= 1)
                ms += digit * unit;
            index += 1;
        }
    }
    return ms - readZone(text, index);
}
/** The offset that a zone has from UTC, in ms. */
function readZone(text, start) {
    if (start === text.length)
        return 0;
    if (start === text.length - 1 && text[start] === 'Z')
        return 0;
    const sign = text[start];
    if ((sign === '+' || sign === '-') && text[start + 3] === ':' && text.length === start + 6) {
        return (digits(text, start + 1, 2) * hourInMs + digits(text, start + 4, 2) * minuteInMs) * (sign === '-' ? -1 : 1);
    }
    return readRareZone(text.slice(start).trim());
}
function readRareZone(zone) {
    // Java prints a zone without a name as "GMT+05:45".
    const offset = /^(?:GMT|UTC)?([+-])(\d\d?)(?::?(\d\d))?$/.exec(zone);
    if (offset !== null)
        return (Number(offset[2]) * hourInMs + Number(offset[3] ?? 0) * minuteInMs) * (offset[1] === '-' ? -1 : 1);
    if (zone === '')
        return 0;
    const hours = Object.hasOwn(zonesInHours, zone) ? zonesInHours[zone] : undefined;
    return (hours ?? Number.NaN) * hourInMs;
}
const robotForm = /^(\d{4})(\d\d)(\d\d) (.*)$/;
const localForm = /^(\d\d?)([/.])(\d\d?)[/.](\d{4}),? (\d\d?)(:\d\d)(:\d\d.*?)?(?: ?([AP])M)?$/i;
const epochForm = /^\d{9,13}(?:\.\d+)?$/;
function readOther(original) {
    // .NET puts invisible direction marks between the parts of a date in some locales.
    const text = original.replace(/[\u200e\u200f]/g, '').trim();
    if (text !== original) {
        const iso = readIso(text);
        if (!Number.isNaN(iso))
            return iso;
    }
    if (epochForm.test(text)) {
        const value = Number(text);
        return value < 1e11 ? value * 1000 : value;
    }
    const robot = robotForm.exec(text);
    if (robot !== null)
        return utc(Number(robot[1]), Number(robot[2]), Number(robot[3])) + readTimeOfDay(robot[4] ?? '', 0);
    const local = localForm.exec(text);
    return local === null ? Number.NaN : readLocal(local);
}
function readLocal([, first, separator, second, year, hour, minutes, rest = ':00', half]) {
    // Dots are European; with slashes the month is first unless it cannot be.
    const dayFirst = separator === '.' || Number(first) > 12;
    const [month, day] = dayFirst ? [Number(second), Number(first)] : [Number(first), Number(second)];
    let hours = Number(hour);
    if (half !== undefined)
        hours = (hours % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
    return utc(Number(year), month, day) + readTimeOfDay(`${String(hours).padStart(2, '0')}${minutes}${rest}`, 0);
}

;// CONCATENATED MODULE: ./src/formats/json-fields.ts



/** Whether a value is an object with keys. */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The objects of a list; nothing where it is missing, null or something else. */
const recordsOf = (value) => !Array.isArray(value) ? [] : value.every(isRecord) ? value : value.filter(isRecord);
/** A string, or a number or truth value as text. */
function textOf(value) {
    return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
/** The texts of a list that are not empty, at most `limit`. */
function listOfStrings(list, limit) {
    const texts = [];
    for (const element of list) {
        const text = textOf(element);
        if (text && texts.length < limit)
            texts.push(text);
    }
    return texts;
}
/** The entries of an object that are plain, or lists of plain values; what is nested deeper is left out. */
function entriesOf(record, limit) {
    const entries = [];
    for (const [key, value] of Object.entries(record)) {
        const text = Array.isArray(value) ? listOfStrings(value, limit).join(', ') : textOf(value);
        if (text && entries.length < limit)
            entries.push([key, text]);
    }
    return entries;
}
/** Captured output: a text, or its lines in a list, which may hold lists; capped. */
function outputOf(value) {
    if (!Array.isArray(value))
        return capText(textOf(value) ?? '');
    return capText(value.map((line) => (Array.isArray(line) ? line.map((part) => textOf(part) ?? '').join(' ') : (textOf(line) ?? ''))).join('\n'));
}
/** A length of time in ms, of a number or a text of ms. */
function durationOfJson(value, unitMs = 1) {
    return typeof value === 'number' ? durationOf(value * unitMs) : typeof value === 'string' ? parseDuration(value, unitMs) : undefined;
}
/** A moment in Unix ms, of milliseconds, of seconds (what is below 1e11), or of a text. */
function timestampOfJson(value) {
    if (typeof value === 'string')
        return parseTimestamp(value);
    if (typeof value !== 'number')
        return undefined;
    const ms = Math.trunc(value < 1e11 ? value * 1000 : value);
    return ms >= json_fields_earliest && ms <= json_fields_latest ? ms : undefined;
}
/** What is earlier is a placeholder, what is later is in no unit that is known. */
const json_fields_earliest = Date.UTC(1971, 0, 1);
const json_fields_latest = Date.UTC(10_000, 0, 1) - 1;
/** A line number from 1. */
function lineOfJson(value) {
    const line = typeof value === 'string' ? Number(value) : value;
    return typeof line === 'number' && Number.isSafeInteger(line) && line > 0 ? line : undefined;
}

;// CONCATENATED MODULE: ./src/formats/json-text.ts
const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
/** `{` and, by its 0x20 bit, `[`. */
const json_text_opener = 0x7b;
/** `}` and, by its 0x20 bit, `]`. */
const closer = 0x7d;
/** Whether a character is white space; a byte order mark counts as such. */
const isJsonSpace = (code) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0xfeff;
/** The index of the quote that ends the string whose inside is at `from`, or -1. */
function closingQuote(text, from) {
    for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 1)) {
        if (!endsEscaped(text, from, end))
            return end;
    }
    return -1;
}
/** Whether an odd number of backslashes stands before `end`. */
function endsEscaped(text, from, end) {
    let first = end;
    while (first > from && text.charCodeAt(first - 1) === backslash)
        first -= 1;
    return (end - first) % 2 === 1;
}
/** Parses a text; undefined, which JSON cannot spell, where it is broken or nested too deep for the engine. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The index behind the value at `start`; `complete` is false where the text ends inside it. */
function endOfValue(text, start) {
    let depth = 0;
    for (let index = start; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        const bracket = code | 0x20;
        if (code === quote) {
            const end = closingQuote(text, index + 1);
            if (end === -1)
                return { end: text.length, complete: false };
            index = end;
        }
        else if (bracket === json_text_opener) {
            if (depth === 0 && index > start)
                return { end: index, complete: true };
            depth += 1;
        }
        else if (bracket === closer) {
            if (depth === 0)
                return { end: Math.max(index, start + 1), complete: true };
            depth -= 1;
            if (depth === 0)
                return { end: index + 1, complete: true };
        }
        else if (code === comma && depth === 0) {
            return { end: index, complete: true };
        }
    }
    return { end: text.length, complete: depth === 0 };
}

;// CONCATENATED MODULE: ./src/formats/json-recovery.ts


const json_recovery_comma = 0x2c;
const openingBrace = 0x7b;
const closingBracket = 0x5d;
/** How much more than the text itself may be looked at in search of the next good element, as a multiple of its length. */
const maximumEffort = 8;
/**
 * Takes what can be had of a run of elements that does not parse as a whole: every element that parses by itself, and behind a broken
 * one whatever looks like the next element, even where a lost quote or brace has made the rest of the file a part of it.
 */
function recoverElements(broken, shape, faults) {
    const { text, start, isEnd, patience } = broken;
    let { state } = broken;
    let effort = text.length * maximumEffort;
    let index = 0;
    const valueAt = (from) => {
        const { end, complete } = endOfValue(text, from);
        effort -= end - from;
        const value = complete ? parseJson(text.slice(from, end)) : undefined;
        if (value === undefined)
            patience.brokenValues -= 1;
        return { end, complete, value };
    };
    /** Seeks an element behind `index` and before `before`, and takes it; says where to go on, or that the text ends inside of it. */
    const resume = (before) => {
        const separator = /,\s*\{/g;
        separator.lastIndex = index;
        while (effort > 0 && patience.brokenValues > 0 && separator.test(text) && separator.lastIndex <= before) {
            const begin = separator.lastIndex - 1;
            const { end, complete, value } = valueAt(begin);
            if (!complete && !isEnd)
                return { next: begin, found: false };
            if (isRecord(value) && shape.accepts(value)) {
                shape.take(value);
                return { next: end, found: true };
            }
            separator.lastIndex = begin + 1;
        }
        return undefined;
    };
    while (index < text.length && effort > 0 && patience.brokenValues > 0) {
        const code = text.charCodeAt(index);
        if (code === json_recovery_comma || isJsonSpace(code)) {
            index += 1;
            continue;
        }
        // Behind something broken only this tells that the array has ended.
        if (code === closingBracket && index > 0)
            return { consumed: index, state: 'good' };
        const { end, complete, value } = valueAt(index);
        if (isRecord(value) ? state === 'good' || shape.accepts(value) : value !== undefined && state === 'good') {
            if (isRecord(value))
                shape.take(value);
            else
                faults.stranger(start + index);
            state = 'good';
            index = end;
            continue;
        }
        if (!complete && !isEnd && index > 0)
            return { consumed: index, state };
        const resumed = resume(end);
        const isCut = !complete && isEnd && resumed === undefined;
        // What is left of an element that was given up is no further fault, and neither is the element that the end of the file cuts.
        const isFurther = state === 'good' || (state === 'broken' && code === openingBrace && value === undefined);
        if (isFurther && !isCut)
            faults.malformed(start + index);
        if (shape.inner !== undefined && resumed === undefined && (isCut || isFurther)) {
            const piece = text.slice(index, isCut ? text.length : end);
            effort -= piece.length;
            takeBrokenElement(piece, shape, shape.inner);
        }
        if (resumed !== undefined && !resumed.found)
            return { consumed: resumed.next, state: 'seeking' };
        if (resumed !== undefined)
            state = 'good';
        else if (state === 'good')
            state = 'broken';
        index = resumed?.next ?? end;
    }
    // Patience came to its end.
    if (index < text.length)
        faults.malformed(start + index);
    return { consumed: text.length, state };
}
/** Hands over what is left of an element that is broken or cut: what stands before its inner array, and the good items of that. */
function takeBrokenElement(text, shape, inner) {
    if (text.charCodeAt(0) !== openingBrace)
        return;
    const start = findArray(text, inner.key);
    if (start === undefined)
        return;
    const items = [];
    for (let index = start; index < text.length;) {
        const code = text.charCodeAt(index);
        if (code === json_recovery_comma || isJsonSpace(code)) {
            index += 1;
            continue;
        }
        if (code !== openingBrace)
            break;
        const { end, complete } = endOfValue(text, index);
        const item = text.slice(index, end);
        const value = complete ? parseJson(item) : undefined;
        if (isRecord(value) && inner.accepts(value))
            items.push(item);
        index = end;
    }
    if (items.length === 0)
        return;
    const value = parseJson(`${text.slice(0, start)}${items.join(',')}]}`);
    if (isRecord(value) && shape.accepts(value))
        shape.take(value);
}
/** The index behind the bracket that opens the array `key` of the object that the text begins with. */
function findArray(text, key) {
    for (let index = 1; index < text.length;) {
        const code = text.charCodeAt(index);
        if (code === json_recovery_comma || isJsonSpace(code)) {
            index += 1;
            continue;
        }
        const keyEnd = closingQuote(text, index + 1);
        const colon = keyEnd === -1 ? -1 : text.indexOf(':', keyEnd);
        if (colon === -1)
            return undefined;
        let valueStart = colon + 1;
        while (isJsonSpace(text.charCodeAt(valueStart)))
            valueStart += 1;
        if (text.slice(index + 1, keyEnd) === key)
            return text[valueStart] === '[' ? valueStart + 1 : undefined;
        const { end, complete } = endOfValue(text, valueStart);
        if (!complete || end <= index)
            return undefined;
        index = end;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/formats/json-run.ts

const json_run_quote = 0x22;
const json_run_comma = 0x2c;
const json_run_backslash = 0x5c;
/** `{` and, by its 0x20 bit, `[`. */
const json_run_opener = 0x7b;
/** `}` and, by its 0x20 bit, `]`. */
const json_run_closer = 0x7d;
const json_run_closingBracket = 0x5d;
/** A character of a number or of a literal; `NaN` and the like are let pass where nobody wants the value. */
const isWordCharacter = (code) => code !== json_run_quote && code !== json_run_comma && (code | 0x20) !== json_run_opener && (code | 0x20) !== json_run_closer && !isJsonSpace(code);
/** @param isElements whether it is the elements of an array; in an array, a stray `}` is a part of a broken element */
function createJsonRun(isElements) {
    let depth = 0;
    let goesOn = isElements;
    let inString = false;
    let escaped = false;
    let ended = false;
    let lastEnd = -1;
    /** Whether the value is neither bracketed nor a string, and has begun. */
    let isWord = false;
    /** The bracket that the value began with. */
    let outermost = 0;
    let isMismatched = false;
    /** Hops over the inside of a string at `from`; the index behind its quote, or the chunk's length. */
    const leaveString = (chunk, from) => {
        const inside = escaped ? from + 1 : from;
        const end = closingQuote(chunk, inside);
        inString = end === -1;
        escaped = inString && endsEscaped(chunk, inside, chunk.length);
        return inString ? chunk.length : end + 1;
    };
    /** A value that is a string, from its quote or, in a further chunk, from inside it. */
    const scanString = (chunk, from) => {
        const index = leaveString(chunk, inString ? from : from + 1);
        ended = !inString;
        return index;
    };
    /** A number or a literal, which is over where its characters are, even where the comma is missing. */
    const scanWord = (chunk, from) => {
        isWord = true;
        let index = from;
        while (index < chunk.length && isWordCharacter(chunk.charCodeAt(index)))
            index += 1;
        ended = index < chunk.length;
        return index;
    };
    return {
        get ended() {
            return ended;
        },
        get isMismatched() {
            return isMismatched;
        },
        get lastEnd() {
            return lastEnd;
        },
        get depth() {
            return depth;
        },
        stopBehindElement() {
            goesOn = false;
        },
        scan(chunk, from) {
            const isMany = goesOn;
            if (depth === 0 && !isMany) {
                const isBracketed = !inString && !isWord && (chunk.charCodeAt(from) | 0x20) === json_run_opener;
                if (!isBracketed)
                    return inString || (!isWord && chunk.charCodeAt(from) === json_run_quote) ? scanString(chunk, from) : scanWord(chunk, from);
            }
            const { length } = chunk;
            let index = inString ? leaveString(chunk, from) : from;
            let level = depth;
            lastEnd = -1;
            while (index < length) {
                const code = chunk.charCodeAt(index);
                const bracket = code | 0x20;
                if (code === json_run_quote) {
                    const end = chunk.indexOf('"', index + 1);
                    index = end !== -1 && chunk.charCodeAt(end - 1) !== json_run_backslash ? end + 1 : leaveString(chunk, index + 1);
                    continue;
                }
                if (bracket === json_run_opener) {
                    if (level === 0)
                        outermost = code;
                    level += 1;
                }
                else if (bracket === json_run_closer) {
                    if (level > 0) {
                        level -= 1;
                        if (level === 0) {
                            lastEnd = index + 1;
                            ended = !isMany;
                            // The code of a bracket's counterpart is greater by two.
                            isMismatched = ended && code !== outermost + 2;
                        }
                    }
                    else if (code === json_run_closingBracket) {
                        ended = true;
                        break;
                    }
                }
                index += 1;
                if (ended)
                    break;
            }
            depth = level;
            return index;
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/json-elements.ts




/** The longest element that is held, in UTF-16 units. */
const maximumElementLength = 256 * 1024 * 1024;
const json_elements_comma = 0x2c;
const separatorForm = /^\s*,\s*\{\s*"[^"\\]{1,100}"\s*:/;
/** After so many misses no more separators are tried. */
const maximumMisses = 8;
/**
 * Makes a reader of the elements of an array. It parses all elements that are complete in a chunk at once. Where it knows how elements
 * are separated it does not even seek their ends: if the text up to the last separator parses, that was the end of an element.
 * @param start where the first element, or the white space before it, begins
 * @param initialState that of the reader before, where its end is read again
 */
function createJsonElements(shape, start, faults, patience, habits, initialState) {
    const run = createJsonRun(true);
    /** The text from `heldStart` on, as far as it lies in earlier chunks. */
    let held = [];
    let heldLength = 0;
    let heldStart = start;
    let state = initialState;
    let isDropping = false;
    let deferred;
    let ended = false;
    let again;
    const takeHeld = () => {
        const text = held.length === 1 ? (held[0] ?? '') : held.join('');
        held = [];
        heldLength = 0;
        return text;
    };
    const hold = (piece) => {
        if (piece === '' || isDropping)
            return;
        held.push(piece);
        heldLength += piece.length;
        if (heldLength <= maximumElementLength)
            return;
        faults.oversized(heldStart + behindSeparator(held[0] ?? ''));
        takeHeld();
        isDropping = true;
        // From here on only the end of this element is sought.
        run.stopBehindElement();
    };
    /** Takes elements if all of the text is elements. */
    const takeWhole = (text, first) => {
        const elements = parseJson(`[${first === 0 ? text : text.slice(first)}]`);
        if (!Array.isArray(elements) || !elements.every(isRecord))
            return false;
        for (const element of elements)
            shape.take(element);
        return true;
    };
    /** Takes elements; returns how much of the text's end must be read again. */
    const takeElements = (text, isEnd) => {
        const first = behindSeparator(text);
        if (first === text.length)
            return 0;
        if (state === 'good' && takeWhole(text, first)) {
            if (first > 0)
                habits.separator ??= separatorForm.exec(text)?.[0];
            return 0;
        }
        if (patience.brokenValues <= 0) {
            faults.malformed(heldStart + first);
            return 0;
        }
        const recovery = recoverElements({ text, start: heldStart, isEnd, state, patience }, shape, faults);
        state = recovery.state;
        const rest = text.length - recovery.consumed;
        patience.rereadLength -= rest;
        if (rest === 0 || patience.rereadLength > 0)
            return rest;
        // A hostile file could have everything read again for each of its characters.
        faults.malformed(heldStart + recovery.consumed);
        return 0;
    };
    /** Takes what stands before the last separator of the chunk, and leaves what is behind it to the next. */
    const takeBySeparator = (chunk, from, chunkStart) => {
        const { separator, misses } = habits;
        if (separator === undefined || state !== 'good' || isDropping || misses > maximumMisses)
            return false;
        const end = chunk.lastIndexOf(separator);
        if (end <= from)
            return false;
        const text = (deferred?.text ?? held.join('')) + chunk.slice(from, end);
        const first = behindSeparator(text);
        if (first < text.length && !takeWhole(text, first)) {
            habits.misses += 1;
            return false;
        }
        takeHeld();
        deferred = { text: chunk.slice(end), start: chunkStart + end, state };
        return true;
    };
    /** Has what the last separator left, and what follows it, read by a reader that seeks the end of each element. */
    const readDeferred = (following) => {
        if (deferred === undefined)
            return false;
        again = { ...deferred, text: deferred.text + following };
        deferred = undefined;
        return true;
    };
    return {
        get ended() {
            return ended;
        },
        get again() {
            return again;
        },
        read(chunk, from, chunkStart) {
            if (takeBySeparator(chunk, from, chunkStart) || readDeferred(chunk.slice(from)))
                return chunk.length;
            const stop = run.scan(chunk, from);
            if (isDropping) {
                if (run.ended)
                    again = { text: chunk.slice(stop), start: chunkStart + stop, state: 'good' };
                return chunk.length;
            }
            const end = run.ended ? stop : run.lastEnd;
            if (end === -1) {
                hold(chunk.slice(from));
                return chunk.length;
            }
            const text = takeHeld() + chunk.slice(from, end);
            const rest = takeElements(text, false);
            heldStart = chunkStart + end;
            if (rest > 0) {
                again = { text: text.slice(-rest) + chunk.slice(end), start: heldStart - rest, state };
                return chunk.length;
            }
            ended = run.ended;
            if (ended)
                return stop + 1;
            hold(chunk.slice(end));
            return chunk.length;
        },
        end() {
            if (readDeferred(''))
                return;
            const text = takeHeld();
            const rest = takeElements(text, true);
            if (rest > 0)
                again = { text: text.slice(-rest), start: heldStart + text.length - rest, state };
        },
    };
}
/** The index behind white space and the comma that follows the element before. */
function behindSeparator(text) {
    let index = 0;
    let seenComma = false;
    for (; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (code === json_elements_comma && !seenComma)
            seenComma = true;
        else if (!isJsonSpace(code))
            break;
    }
    return index;
}

;// CONCATENATED MODULE: ./src/formats/json-place.ts
/**
 * Finds the places of offsets by reading the file once more, up to the last of them: counting the lines of every file would cost
 * a tenth of its reading, and only files with problems need it.
 * @param offsets in UTF-16 units, in any order
 */
async function placesOf(source, offsets) {
    const places = new Map();
    const sorted = [...offsets].sort((a, b) => a - b);
    let next = 0;
    let start = 0;
    let line = 1;
    let lineStart = 0;
    for await (const chunk of source.chunks()) {
        const end = start + chunk.length;
        let lineBreak = chunk.indexOf('\n');
        for (let offset = sorted[next]; offset !== undefined && offset <= end; offset = sorted[next]) {
            while (lineBreak !== -1 && start + lineBreak < offset) {
                line += 1;
                lineStart = start + lineBreak + 1;
                lineBreak = chunk.indexOf('\n', lineBreak + 1);
            }
            // What begins at the very end of a chunk is found by its end as well: nothing lies between.
            places.set(offset, { line, column: offset - lineStart + 1 });
            next += 1;
        }
        if (next === sorted.length)
            break;
        while (lineBreak !== -1) {
            line += 1;
            lineStart = start + lineBreak + 1;
            lineBreak = chunk.indexOf('\n', lineBreak + 1);
        }
        start = end;
    }
    return places;
}

;// CONCATENATED MODULE: ./src/formats/json-splitter.ts



/** The longest value outside of the elements that is held, in UTF-16 units. */
const maximumValueLength = 1024 * 1024;
const maximumKeyLength = 1000;
const maximumDepth = 1000;
/** After so many values that do not parse, runs with a broken one in them are given up whole. */
const maximumBrokenValues = 100_000;
/** How deep, and how much in all beyond a multiple of the file, text is read again behind broken elements. */
const maximumRereads = 100;
const maximumRereadLength = 16 * 1024 * 1024;
const maximumRereadShare = 4;
const json_splitter_quote = 0x22;
const json_splitter_comma = 0x2c;
const colon = 0x3a;
const openingBracket = 0x5b;
const json_splitter_closingBracket = 0x5d;
const json_splitter_openingBrace = 0x7b;
const closingBrace = 0x7d;
/** Whether a value may begin with the character: a bracket, a quote, a sign, a digit or, as in `NaN` too, a letter. */
const beginsValue = (code) => code === json_splitter_quote || code === 0x2d || (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= json_splitter_openingBrace);
/** Makes a splitter of one file, which may hold several documents behind each other. */
function createJsonSplitter(root, faults) {
    const containers = [];
    const keys = [];
    let expectation = 'value';
    let wanted = root;
    let chunkStart = 0;
    let isEmpty = true;
    let key = '';
    let keyEscaped = false;
    let run = createJsonRun(false);
    /** Whom the value is for; nobody, where it is skipped. */
    let runShape;
    let held = '';
    let elements;
    let elementsShape;
    let elementsHabits = { separator: undefined, misses: 0 };
    const patience = { brokenValues: maximumBrokenValues, rereadLength: maximumRereadLength };
    let rereads = 0;
    /** Whether nothing good came since the last fault: what follows from it is not told again. */
    let isAstray = false;
    const reportBroken = (at) => {
        if (!isAstray)
            faults.broken(at);
        isAstray = true;
    };
    const afterValue = () => {
        expectation = containers.length === 0 ? 'value' : 'separator';
        wanted = root;
    };
    const leaveContainer = () => {
        isAstray = false;
        const container = containers.pop();
        if (container?.kind === 'object') {
            keys.pop();
            container.close?.();
        }
        afterValue();
    };
    const enter = (container) => {
        isAstray = false;
        containers.push(container);
        if (container.kind === 'object') {
            keys.push('');
            expectation = 'key';
            container.open?.();
        }
        else {
            expectation = 'value';
            wanted = container.items;
        }
    };
    const beginRun = (shape) => {
        runShape = shape;
        run = createJsonRun(false);
        held = '';
        expectation = 'rest of value';
    };
    const beginElements = (shape, start, state, habits) => {
        elementsHabits = habits;
        elementsShape = shape;
        elements = createJsonElements(shape, start, faults, patience, habits, state);
        expectation = 'elements';
    };
    const beginValue = (chunk, index) => {
        const code = chunk.charCodeAt(index);
        const shape = wanted;
        const isFurther = containers.length === 0 && !isEmpty;
        isEmpty = false;
        if (code === openingBracket && shape?.kind === 'elements') {
            shape.open?.();
            beginElements(shape, chunkStart + index + 1, 'good', { separator: undefined, misses: 0 });
            return index + 1;
        }
        if ((code === json_splitter_openingBrace && shape?.kind === 'object') || (code === openingBracket && shape?.kind === 'array')) {
            if (containers.length < maximumDepth) {
                enter(shape);
                return index + 1;
            }
            reportBroken(chunkStart + index);
        }
        if (code === json_splitter_comma || code === colon || code === json_splitter_closingBracket || code === closingBrace) {
            // A value is missing; an array may end behind a comma.
            if (code !== json_splitter_closingBracket || containers.at(-1)?.kind !== 'array')
                reportBroken(chunkStart + index);
            if (containers.length === 0)
                return index + 1;
            expectation = 'separator';
            return code === colon ? index + 1 : index;
        }
        if (!beginsValue(code)) {
            reportBroken(chunkStart + index);
            return index + 1;
        }
        // Behind a document another one may follow, but no text.
        if (isFurther && code !== json_splitter_openingBrace && code !== openingBracket)
            reportBroken(chunkStart + index);
        beginRun(shape?.kind === 'value' ? shape : undefined);
        return index;
    };
    const beginKey = (chunk, index) => {
        const code = chunk.charCodeAt(index);
        if (code === closingBrace) {
            leaveContainer();
            return index + 1;
        }
        if (code === json_splitter_quote) {
            key = '';
            keyEscaped = false;
            expectation = 'key text';
            return index + 1;
        }
        reportBroken(chunkStart + index);
        if (code === json_splitter_closingBracket || code === json_splitter_comma)
            return index + 1;
        beginRun(undefined);
        return index;
    };
    const continueKey = (chunk, index) => {
        const inside = keyEscaped ? Math.min(index + 1, chunk.length) : index;
        const end = closingQuote(chunk, inside);
        const stop = end === -1 ? chunk.length : end;
        if (key.length < maximumKeyLength)
            key += chunk.slice(index, Math.min(stop, index + maximumKeyLength));
        keyEscaped = end === -1 && endsEscaped(chunk, inside, chunk.length);
        if (end === -1)
            return chunk.length;
        if (key.includes('\\'))
            key = String(parseJson(`"${key}"`) ?? '');
        keys[keys.length - 1] = key;
        expectation = 'colon';
        return end + 1;
    };
    const separate = (chunk, index) => {
        const code = chunk.charCodeAt(index);
        const container = containers.at(-1);
        const isObject = container?.kind === 'object';
        if (code === (isObject ? closingBrace : json_splitter_closingBracket)) {
            leaveContainer();
            return index + 1;
        }
        if (code === json_splitter_comma)
            isAstray = false;
        else
            reportBroken(chunkStart + index);
        // The bracket of what is around: the one of this container is missing.
        if (code === json_splitter_closingBracket || code === closingBrace) {
            if (containers.length > 1 && containers.some((outer) => (outer.kind === 'object') === (code === closingBrace))) {
                leaveContainer();
                return index;
            }
            return index + 1;
        }
        expectation = isObject ? 'key' : 'value';
        wanted = container?.kind === 'array' ? container.items : undefined;
        return code === json_splitter_comma ? index + 1 : index;
    };
    const expectColon = (chunk, index) => {
        if (chunk.charCodeAt(index) !== colon) {
            reportBroken(chunkStart + index);
            expectation = 'separator';
            return index;
        }
        const container = containers.at(-1);
        wanted = container?.kind === 'object' ? container.fields.get(key) : undefined;
        expectation = 'value';
        return index + 1;
    };
    const continueElements = (chunk, from) => {
        if (elements === undefined)
            return chunk.length;
        const next = elements.read(chunk, from, chunkStart);
        if (elements.again !== undefined) {
            readAgain(elements.again);
            return chunk.length;
        }
        if (elements.ended)
            afterValue();
        return next;
    };
    /** Reads on among elements, with nothing known of what was before; the text reaches to the end of the chunk. */
    const readAgain = ({ text, start, state }) => {
        const outerStart = chunkStart;
        if (elementsShape !== undefined)
            beginElements(elementsShape, start, state, elementsHabits);
        chunkStart = start;
        rereads += 1;
        // So deep only a hostile file leads.
        if (rereads > maximumRereads)
            faults.malformed(start);
        else
            for (let index = 0; index < text.length;)
                index = step(text, index);
        rereads -= 1;
        chunkStart = outerStart;
    };
    const continueValue = (chunk, from) => {
        const stop = run.scan(chunk, from);
        if (runShape !== undefined) {
            held += chunk.slice(from, stop);
            if (held.length > maximumValueLength) {
                runShape = undefined;
                held = '';
            }
        }
        if (!run.ended)
            return chunk.length;
        if (run.isMismatched)
            reportBroken(chunkStart + stop - 1);
        if (runShape !== undefined) {
            const value = parseJson(held);
            if (value === undefined)
                reportBroken(chunkStart + stop);
            else
                runShape.take(value);
        }
        afterValue();
        return stop;
    };
    const step = (chunk, index) => {
        switch (expectation) {
            case 'elements':
                return continueElements(chunk, index);
            case 'rest of value':
                return continueValue(chunk, index);
            case 'key text':
                return continueKey(chunk, index);
        }
        if (isJsonSpace(chunk.charCodeAt(index)))
            return index + 1;
        switch (expectation) {
            case 'value':
                return beginValue(chunk, index);
            case 'key':
                return beginKey(chunk, index);
            case 'colon':
                return expectColon(chunk, index);
            case 'separator':
                return separate(chunk, index);
        }
    };
    return {
        write(chunk) {
            patience.rereadLength += maximumRereadShare * chunk.length;
            for (let index = 0; index < chunk.length;)
                index = step(chunk, index);
            chunkStart += chunk.length;
        },
        end() {
            while (expectation === 'elements' && elements !== undefined) {
                elements.end();
                if (elements.again === undefined)
                    break;
                readAgain(elements.again);
            }
            const inside = keys.at(-1);
            const isCut = containers.length > 0 || expectation === 'elements' || (expectation === 'rest of value' && run.depth > 0);
            for (let container = containers.pop(); container !== undefined; container = containers.pop()) {
                if (container.kind === 'object')
                    container.close?.();
            }
            if (isCut)
                return inside ? `inside of "${inside.slice(0, 100)}"` : 'inside of its outermost value';
            return isEmpty ? 'before its first value' : undefined;
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/json.ts



const maximumReported = 10;
/**
 * Cuts a JSON file into what a shape wants of it, in one pass and in constant memory, and goes on behind what is broken. It reports each
 * element that it left out (the first 10), and an `incomplete` error where the file ends inside of its document.
 * @returns whether nothing of the file was lost
 */
async function readJson(source, sink, shape) {
    const faults = { malformed: noFault(), oversized: noFault(), broken: noFault(), stranger: noFault() };
    const splitter = createJsonSplitter(shape, {
        malformed: (at) => addFault(faults.malformed, at),
        oversized: (at) => addFault(faults.oversized, at),
        broken: (at) => addFault(faults.broken, at),
        stranger: (at) => addFault(faults.stranger, at),
    });
    let length = 0;
    for await (const chunk of source.chunks()) {
        splitter.write(chunk);
        length += chunk.length;
    }
    const cut = splitter.end();
    const problems = [];
    for (const [fault, { count, reported }] of Object.entries(faults)) {
        reported.forEach((at, index) => {
            const more = index === reported.length - 1 && count > reported.length ? ` and ${count - reported.length} more` : '';
            problems.push({ message: faultTexts[fault](more), at });
        });
    }
    if (cut !== undefined) {
        problems.push({
            message: `The file ends ${cut}: it was cut, or its writer was stopped. The complete tests before are kept.`,
            at: length,
        });
    }
    if (problems.length === 0)
        return true;
    problems.sort((a, b) => a.at - b.at);
    const places = await placesOf(source, problems.map(({ at }) => at));
    for (const { message, at } of problems)
        sink.problem({ severity: 'error', kind: 'incomplete', message, ...places.get(at) });
    return false;
}
const faultTexts = {
    malformed: (more) => `The result that begins here${more} is malformed and was left out; the others are kept.`,
    oversized: (more) => `The result that begins here${more} is larger than ${maximumElementLength / 1024 / 1024} MiB and was left out.`,
    stranger: (more) => `The result that begins here${more} is not an object, and was left out.`,
    broken: (more) => `The JSON is broken here${more ? `, and in${more.slice(4)} places` : ''}; what is complete around it is kept.`,
};
const noFault = () => ({ count: 0, reported: [] });
function addFault(fault, at) {
    fault.count += 1;
    if (fault.reported.length < maximumReported)
        fault.reported.push(at);
}

;// CONCATENATED MODULE: ./src/formats/metadata.ts

const maximumEntries = 200;
/**
 * Adds an entry and returns the metadata, which is made where there was none. The values of a name that comes again
 * stand behind each other, one a line.
 */
function addMetadata(metadata, name, value) {
    const entries = metadata ?? {};
    // An own property of this name cannot be assigned.
    const key = name === '__proto__' ? '_proto_' : name;
    const before = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (before !== undefined)
        entries[key] = capText(`${before}\n${value}`);
    else if (Object.keys(entries).length < maximumEntries)
        entries[key] = capText(value);
    return entries;
}

;// CONCATENATED MODULE: ./src/formats/stated-totals.ts
/**
 * Warns where a total that a file states contradicts the cases that it lists. The listed ones count: totals are often stale
 * (hand-merged files), inflated (Surefire counts every rerun) or leave something out.
 * @param stated the total as the file states it; nothing is checked where it is undefined
 * @param listed how many cases were read
 */
function checkStatedTotal(sink, stated, listed, what = 'tests') {
    if (stated === undefined || stated === listed)
        return;
    sink.problem({ severity: 'warning', message: `The file states ${stated} ${what}, but lists ${listed}; the listed ones count.` });
}

;// CONCATENATED MODULE: ./src/formats/ctrf.ts





const maximumTags = 200;
const maximumAttempts = 100;
const maximumProperties = 200;
const maximumSuites = 100;
/** The Common Test Report Format. Source: `spec/ctrf.md` and `schema/ctrf.schema.json` of ctrf-io/ctrf, and what reporters older than these wrote. */
const ctrf = {
    id: 'ctrf',
    title: 'CTRF JSON',
    include: ['**/ctrf*.json', '**/*-ctrf.json', '**/*.ctrf.json', '**/ctrf/*.json'],
    matches(head) {
        if (head.kind !== 'json')
            return undefined;
        if (head.keys.has('reportFormat') && /"reportFormat"\s*:\s*"CTRF"/i.test(head.text))
            return 'reportFormat "CTRF"';
        // Reporters older than the specification name no format.
        return head.keys.has('results.tests') ? 'an array results.tests' : undefined;
    },
    async read(source, sink) {
        let stated;
        let listed = 0;
        let hasTests = false;
        const suiteOf = createSuitePaths();
        const summary = {
            kind: 'value',
            take(value) {
                if (isRecord(value) && typeof value.tests === 'number')
                    stated = (stated ?? 0) + value.tests;
            },
        };
        const results = new Map([
            [
                'tests',
                {
                    kind: 'elements',
                    open() {
                        hasTests = true;
                    },
                    take(test) {
                        listed += 1;
                        sink.test(resultOf(test, suiteOf));
                    },
                    accepts: ({ name, status, duration }) => typeof name === 'string' && typeof status === 'string' && duration !== undefined,
                },
            ],
            ['summary', summary],
            // Before the specification, Playwright's reporter called it so.
            ['totals', summary],
        ]);
        const complete = await readJson(source, sink, { kind: 'object', fields: new Map([['results', { kind: 'object', fields: results }]]) });
        if (!complete)
            return;
        if (hasTests)
            checkStatedTotal(sink, stated, listed);
        else
            sink.problem({ severity: 'error', kind: 'unreadable', message: 'The report holds no list of tests, "results.tests".' });
    },
};
const statuses = new Map([
    ['passed', 'successful'],
    ['failed', 'failed'],
    ['skipped', 'skipped'],
    ['pending', 'skipped'],
]);
// "other", a Jest todo or what Playwright interrupted, and words that the specification does not know.
const statusOf = (word) => statuses.get(word) ?? 'unknown';
function resultOf(test, suiteOf) {
    const status = statusOf(test.status);
    const { name, retryAttempts, parameters } = test;
    const result = { name: typeof name === 'string' ? name : (textOf(name) ?? ''), suite: suiteOf(test.suite), status };
    if (parameters !== undefined)
        result.name = nameWithParameters(result.name, parameters);
    const duration = durationOfJson(test.duration);
    if (duration !== undefined)
        result.duration = duration;
    const timestamp = timestampOfJson(test.start);
    if (timestamp !== undefined)
        result.timestamp = timestamp;
    describeFailure(result, test);
    if (typeof test.filePath === 'string' && test.filePath !== '')
        result.file = test.filePath;
    const line = lineOfJson(test.line);
    if (line !== undefined)
        result.line = line;
    const { tags } = test;
    if (Array.isArray(tags) && tags.length > 0) {
        const texts = listOfStrings(tags, maximumTags);
        if (texts.length > 0)
            result.tags = texts;
    }
    const metadata = metadataOf(test);
    if (metadata !== undefined)
        result.metadata = metadata;
    if (Array.isArray(retryAttempts) && retryAttempts.length > 0) {
        const attempts = attemptsOf(retryAttempts, status, test.retries);
        if (attempts.length > 0)
            result.attempts = attempts;
        if (status === 'successful' && attempts.some((attempt) => attempt.status === 'failed'))
            result.flaky = true;
    }
    if (test.flaky === true && status === 'successful')
        result.flaky = true;
    return result;
}
function describeFailure(result, test) {
    const { message, trace, snippet, stdout, stderr } = test;
    if (typeof message === 'string' && message !== '')
        result.message = capText(message);
    const details = typeof trace === 'string' && trace !== '' ? trace : undefined;
    if (typeof snippet === 'string' && snippet !== '')
        result.details = capText(details === undefined ? snippet : `${details}\n\n${snippet}`);
    else if (details !== undefined)
        result.details = capText(details);
    if (stdout !== undefined) {
        const text = outputOf(stdout);
        if (text !== '')
            result.stdout = text;
    }
    if (stderr !== undefined) {
        const text = outputOf(stderr);
        if (text !== '')
            result.stderr = text;
    }
}
/** The attempts before the last one: reporters list them with the last one or without. */
function attemptsOf(list, status, retries) {
    const attempts = [];
    for (const element of list) {
        if (!isRecord(element) || attempts.length === maximumAttempts)
            continue;
        const attempt = { status: statusOf(element.status) };
        const duration = durationOfJson(element.duration);
        if (duration !== undefined)
            attempt.duration = duration;
        const timestamp = timestampOfJson(element.start);
        if (timestamp !== undefined)
            attempt.timestamp = timestamp;
        describeFailure(attempt, element);
        attempts.push(attempt);
    }
    const last = attempts.at(-1);
    const hasLast = typeof retries === 'number' ? attempts.length > retries : status === 'successful' && last?.status === status;
    if (hasLast && last?.status === status)
        attempts.pop();
    return attempts;
}
/** Cases of a parameterised test share their name; one that spells its parameters is left as it is. */
function nameWithParameters(name, parameters) {
    const entries = isRecord(parameters) ? entriesOf(parameters, maximumProperties) : [];
    if (entries.every(([, value]) => name.includes(value)))
        return name;
    return `${name} [${entries
        .map(([key, value]) => `${key}=${value}`)
        .join(', ')
        .slice(0, 1000)}]`;
}
const metadataFields = ['browser', 'device', 'type', 'threadId', 'ai', 'id', 'testId'];
function metadataOf(test) {
    let metadata;
    const add = (key, value) => {
        metadata = addMetadata(metadata, key, value);
    };
    for (const key of metadataFields) {
        const value = test[key];
        if (typeof value === 'string' && value !== '')
            add(key, value);
    }
    const { rawStatus, retries, labels, extra } = test;
    if (typeof rawStatus === 'string' && rawStatus !== test.status)
        add('rawStatus', rawStatus);
    if (typeof retries === 'number' && retries > 0)
        add('retries', String(retries));
    // `extra` is anybody's: only what is plain in it, and never a report that it holds.
    if (isRecord(labels))
        for (const [key, value] of entriesOf(labels, maximumProperties))
            add(key, value);
    if (isRecord(extra))
        for (const [key, value] of entriesOf(extra, maximumProperties))
            add(key, value);
    return metadata;
}
const noSuite = [];
/** Makes paths of suites: an array, or in older reporters one string with ` > `; equal neighbours share one path. */
function createSuitePaths() {
    let lastText;
    let lastPath = noSuite;
    return (suite) => {
        if (typeof suite === 'string') {
            if (suite !== lastText) {
                lastText = suite;
                lastPath = segmentsOf(suite.split(' > ', maximumSuites));
            }
            return lastPath;
        }
        if (!Array.isArray(suite))
            return noSuite;
        if (lastText !== undefined || !isSamePath(suite, lastPath)) {
            lastText = undefined;
            lastPath = segmentsOf(listOfStrings(suite, maximumSuites));
        }
        return lastPath;
    };
}
function isSamePath(suite, path) {
    if (suite.length !== path.length)
        return false;
    for (let index = 0; index < path.length; index += 1)
        if (suite[index] !== path[index])
            return false;
    return true;
}
/** Of a suite that is a file with its folders on this machine, the name alone: the path is part of the test's identity. */
const segmentsOf = (names) => names
    .map((name) => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(name) ? name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1) : name.trim())
    .filter((name) => name !== '');

;// CONCATENATED MODULE: ./src/formats/cucumber-output.ts


/** Four characters of Base64 are three bytes; what is longer than is kept anyway is decoded only to there. */
const maximumEncodedLength = 4 * maximumCapturedLength;
/** Adds what a step or hook wrote: its `output` and its text attachments. Pictures and the like are dropped. */
function cucumberOutput({ output, embeddings }, texts) {
    if (output !== undefined) {
        const text = outputOf(output);
        if (text !== '')
            texts.push(text);
    }
    for (const embedding of recordsOf(embeddings)) {
        const media = isRecord(embedding.media) ? embedding.media.type : undefined;
        const type = textOf(embedding.mime_type) ?? textOf(embedding.media_type) ?? textOf(media) ?? '';
        const data = textOf(embedding.data);
        if (data && type.startsWith('text/'))
            texts.push(decodeData(data));
    }
}
/** Text attachments are Base64 in most implementations, and plain in some versions of cucumber-js. */
function decodeData(data) {
    const text = data.slice(0, maximumEncodedLength);
    if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text))
        return text;
    const decoded = Buffer.from(text, 'base64').toString('utf8');
    // A word of plain text may look like Base64; what comes of it is no text.
    return /[\ufffd\0-\x08]/.test(decoded) ? text : decoded;
}

;// CONCATENATED MODULE: ./src/formats/cucumber-uri.ts
/**
 * Reads where a feature is from its `uri` (`file:features/a.feature`, `classpath:features/a.feature`, backslashes) or from what behave
 * writes in its place, a `location` (`features/a.feature:3`).
 */
function featureFile(uri, location) {
    const match = /^(.*):(\d{1,9})$/s.exec(location);
    const line = match === null ? undefined : Number(match[2]);
    const path = (uri || (match?.[1] ?? location)).replaceAll('\\', '/');
    const scheme = /^(?:classpath:\/*|file:\/\/(?=\/)|file:)/.exec(path)?.[0] ?? '';
    const file = path.slice(scheme.length);
    // A path of Windows in a URI has a slash before its drive.
    return { file: /^\/[A-Za-z]:\//.test(file) ? file.slice(1) : file, line: line === 0 ? undefined : line };
}

;// CONCATENATED MODULE: ./src/formats/cucumber-scenario.ts






const nanosecondMs = 1e-6;
/** A fraction of more seconds than these is one of nanoseconds. */
const maximumSeconds = 100_000;
/** Tells by what is particular to it which implementation wrote a feature. */
function implementationOf(elements) {
    let isJs = false;
    let hasTypes = false;
    let hasFractions = false;
    for (const element of elements) {
        if (element.type !== undefined)
            hasTypes = true;
        for (const step of recordsOf(element.steps)) {
            // Hooks as hidden steps, and arguments of the step (of old cucumber-jvm, of the match).
            if (step.hidden !== undefined || Array.isArray(step.arguments))
                isJs = true;
            const seconds = isRecord(step.result) ? step.result.duration : undefined;
            if (typeof seconds === 'number' && !Number.isInteger(seconds) && seconds < maximumSeconds)
                hasFractions = true;
        }
    }
    // cucumber-js wrote milliseconds up to version 2, which knew no types; behave writes seconds; all others write nanoseconds.
    return { unitMs: isJs && !hasTypes ? 1 : hasFractions ? 1000 : nanosecondMs, writesAttempts: !isJs };
}
// Strict, as cucumber-jvm and cucumber-js are: what is not defined or not finished fails.
const failing = new Set(['failed', 'ambiguous', 'undefined', 'pending']);
/** The statuses of a scenario as a whole, which only behave writes: its steps have no result where they were not reached. */
const wholeStatuses = new Map([
    ['passed', 'successful'],
    ['failed', 'failed'],
    ['skipped', 'skipped'],
    ['untested', 'skipped'],
]);
/** Makes a reader of scenarios. @param unitMs the unit of their durations, in ms */
function createScenarioReader(unitMs) {
    let total = 0;
    let hasDuration = false;
    let worst;
    let unfinished;
    let skipped;
    let output = [];
    const add = (step, kind) => {
        const result = isRecord(step.result) ? step.result : undefined;
        const written = result?.duration;
        const duration = typeof written === 'number' ? written : parseNumber(textOf(written));
        if (duration !== undefined && duration >= 0) {
            total += duration;
            hasDuration = true;
        }
        if (result?.status !== 'passed') {
            const status = textOf(result?.status)?.toLowerCase() ?? '';
            if (failing.has(status))
                worst ??= describePart(step, kind, status);
            else if (status !== 'skipped')
                unfinished ??= describePart(step, kind, status);
            else if (skipped === undefined || skipped.error === '')
                skipped = describePart(step, kind, status);
        }
        if (step.output !== undefined || step.embeddings !== undefined)
            cucumberOutput(step, output);
    };
    const addElement = (element) => {
        for (const hook of recordsOf(element.before))
            add(hook, 'Before');
        for (const step of recordsOf(element.steps)) {
            for (const hook of recordsOf(step.before))
                add(hook, 'BeforeStep');
            add(step, '');
            for (const hook of recordsOf(step.after))
                add(hook, 'AfterStep');
        }
        for (const hook of recordsOf(element.after))
            add(hook, 'After');
    };
    return (element, background) => {
        total = 0;
        hasDuration = false;
        worst = undefined;
        unfinished = undefined;
        skipped = undefined;
        output = [];
        if (background !== undefined)
            addElement(background);
        addElement(element);
        let status = worst ? 'failed' : unfinished ? 'unknown' : skipped ? 'skipped' : 'successful';
        if (status === 'unknown')
            status = wholeStatuses.get(element.status) ?? status;
        const { message, details } = explain(worst ?? (status === 'unknown' ? unfinished : status === 'skipped' ? skipped : undefined));
        return {
            status,
            duration: hasDuration ? durationOf(total * unitMs) : undefined,
            timestamp: parseTimestamp(textOf(background?.start_timestamp)) ?? parseTimestamp(textOf(element.start_timestamp)),
            line: lineOfJson(element.line) ?? featureFile('', textOf(element.location) ?? '').line,
            message,
            details,
            stdout: output.length === 0 ? undefined : capText(output.join('\n')),
        };
    };
}
function describePart(step, kind, status) {
    const { result, match, error_message: own } = step;
    const error = isRecord(result) ? (result.error_message ?? own) : own;
    const keyword = (textOf(step.keyword) ?? kind).trim();
    const name = textOf(step.name)?.trim() ?? '';
    return {
        title: `${keyword} ${name}`.trim(),
        what: kind === '' && step.hidden === undefined && name !== '' ? 'step' : 'hook',
        status,
        // behave writes the lines of an error in a list.
        error: Array.isArray(error) ? error.map((line) => textOf(line) ?? '').join('\n') : (textOf(error) ?? ''),
        location: isRecord(match) ? (textOf(match.location) ?? '') : '',
    };
}
function explain(part) {
    if (part === undefined)
        return { message: undefined, details: undefined };
    const { title, what, status, location } = part;
    const error = part.error.trim();
    if (status === 'skipped' && error === '')
        return { message: undefined, details: undefined };
    const lineEnd = error.indexOf('\n');
    const first = (lineEnd === -1 ? error : error.slice(0, lineEnd)).trim();
    const rest = lineEnd === -1 ? '' : error.slice(lineEnd + 1);
    const verdict = status === '' || status === 'unknown' ? 'has no result' : status === 'failed' ? 'failed' : `is ${status}`;
    const isUnwritten = status === 'undefined' || status === 'pending';
    // Of a step that is not written, an error says no more than that; which step it is says more.
    const message = first === '' || isUnwritten ? `The ${what} "${title}" ${verdict}.` : first;
    const where = location === '' ? title : `${title} (${location})`;
    return { message: capText(message), details: capText([where, isUnwritten ? error : rest].filter((text) => text !== '').join('\n')) };
}

;// CONCATENATED MODULE: ./src/formats/cucumber.ts




const cucumber_maximumAttempts = 100;
const cucumber_maximumTags = 200;
/**
 * Cucumber's JSON, which each implementation writes in its own way. Sources: cucumber/cucumber-json-schema and the files that
 * cucumber-jvm, cucumber-js, cucumber-ruby, godog and behave write.
 */
const cucumber = {
    id: 'cucumber',
    title: 'Cucumber',
    include: [
        '**/cucumber*.json',
        '**/*-cucumber.json',
        '**/*.cucumber.json',
        '**/cucumber-reports/**/*.json',
        '**/cucumber*.ndjson',
        '**/*-cucumber.ndjson',
        '**/*.cucumber.ndjson',
    ],
    matches(head) {
        if (head.kind !== 'json')
            return undefined;
        // The object inside of the list is a segment without a name.
        const has = (key) => head.keys.has(`[].${key}`) || head.keys.has(`[]..${key}`);
        if (has('elements') && /"(?:keyword|steps)"\s*:/.test(head.text))
            return 'a list of features with elements';
        if (has('keyword') && (has('uri') || has('location')))
            return 'a list of features with keyword and uri';
        // Nothing was run; the text alone could be anything.
        return /^\s*\[\s*\]\s*$/.test(head.text) && /cucumber/i.test(head.path) ? 'an empty list, and a path that says "cucumber"' : undefined;
    },
    async read(source, sink) {
        await readJson(source, sink, {
            kind: 'elements',
            take: (feature) => readFeature(feature, sink),
            accepts: ({ elements, keyword, uri }) => Array.isArray(elements) || (typeof keyword === 'string' && typeof uri === 'string'),
            inner: { key: 'elements', accepts: (item) => 'steps' in item || 'type' in item },
        });
    },
};
function readFeature(feature, sink) {
    const elements = recordsOf(feature.elements);
    const { file, line: featureLine } = featureFile(textOf(feature.uri) ?? '', textOf(feature.location) ?? '');
    const name = textOf(feature.name)?.trim() || file.slice(file.lastIndexOf('/') + 1);
    const suite = name === '' ? [] : [name];
    const featureTags = tagsOf(feature.tags);
    const implementation = implementationOf(elements);
    const read = createScenarioReader(implementation.unitMs);
    const counts = new Map();
    let background;
    let pending;
    const flush = () => {
        if (pending === undefined)
            return;
        const { result } = pending;
        // The rows of an outline share their name.
        const count = (counts.get(result.name) ?? 0) + 1;
        counts.set(result.name, count);
        if (count > 1)
            result.name = `${result.name} #${count}`;
        sink.test(result);
        pending = undefined;
    };
    for (const element of elements) {
        if (isBackground(element)) {
            background = element;
            continue;
        }
        const scenario = read(element, background);
        background = undefined;
        const result = {
            name: (textOf(element.name) ?? '').trim() || (textOf(element.keyword) ?? '').trim(),
            suite,
            status: scenario.status,
        };
        fill(result, scenario);
        if (file !== '')
            result.file = file;
        const line = scenario.line ?? (elements.length === 1 ? featureLine : undefined);
        if (line !== undefined)
            result.line = line;
        const tags = tagsOf(element.tags);
        const allTags = featureTags.length === 0 ? tags : [...new Set([...featureTags, ...tags])];
        if (allTags.length > 0)
            result.tags = allTags;
        const { id } = element;
        const isAttempt = pending?.result.status === 'failed' &&
            id !== undefined &&
            pending.id === id &&
            pending.line === element.line &&
            !isRow(element) &&
            implementation.writesAttempts;
        if (isAttempt && pending !== undefined)
            addAttempts(result, pending.result);
        else
            flush();
        pending = { id, line: element.line, result };
    }
    flush();
}
const isBackground = ({ type, keyword }) => type === 'background' || (type === undefined && textOf(keyword)?.trim() === 'Background');
/** A row of an outline: cucumber-js gives all rows the same id and line, others tell them apart by `;;2` at the id's end. */
const isRow = ({ keyword, id }) => /outline/i.test(textOf(keyword) ?? '') && !(textOf(id) ?? '').includes(';;');
/** cucumber-ruby writes each attempt of a retried scenario as a scenario of its own, one behind the other. */
function addAttempts(result, earlier) {
    const attempt = { status: earlier.status };
    fill(attempt, earlier);
    result.attempts = [...(earlier.attempts ?? []), attempt].slice(-cucumber_maximumAttempts);
    if (result.status === 'successful')
        result.flaky = true;
}
function fill(target, { duration, timestamp, message, details, stdout }) {
    if (duration !== undefined)
        target.duration = duration;
    if (timestamp !== undefined)
        target.timestamp = timestamp;
    if (message !== undefined)
        target.message = message;
    if (details !== undefined)
        target.details = details;
    if (stdout !== undefined)
        target.stdout = stdout;
}
/** Objects with a name; behave writes the names alone. */
function tagsOf(tags) {
    return Array.isArray(tags)
        ? listOfStrings(tags.map((tag) => (isRecord(tag) ? tag.name : tag)), cucumber_maximumTags)
        : [];
}

// EXTERNAL MODULE: ./src/records/ndjson.ts
var ndjson = __nccwpck_require__(96968);
;// CONCATENATED MODULE: ./src/formats/event-fields.ts

/** The value, if it is an object. */
const asObject = (value) => (isRecord(value) ? value : undefined);
/** The value, if it is a string that is not empty. */
const asText = (value) => (typeof value === 'string' && value !== '' ? value : undefined);
/** The value, if it is a finite number. */
const asNumber = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

;// CONCATENATED MODULE: ./src/formats/run-errors.ts
const run_errors_maximumReported = 10;
const maximumReasonLength = 300;
/** Reports the first ten as they come, as `incomplete`. */
function createRunErrors(sink) {
    let count = 0;
    return {
        add(what, reason, line) {
            count += 1;
            if (count > run_errors_maximumReported)
                return;
            const first = firstLine(reason, maximumReasonLength);
            sink.problem({ severity: 'error', kind: 'incomplete', message: first === '' ? `${what}.` : `${what}: ${first}`, line });
        },
        finish() {
            const more = count - run_errors_maximumReported;
            if (more <= 0)
                return;
            const message = more === 1 ? 'There is 1 more error outside of the tests.' : `There are ${more} more errors outside of the tests.`;
            sink.problem({ severity: 'error', kind: 'incomplete', message });
        },
    };
}
/** The first line that is not blank, without its indentation, and at most this much of it. */
function firstLine(text, maximumLength) {
    const trimmed = text.trimStart();
    const end = trimmed.search(/[\r\n]/);
    const line = (end === -1 ? trimmed : trimmed.slice(0, end)).trimEnd();
    return line.length <= maximumLength ? line : `${line.slice(0, maximumLength)}\u2026`;
}

;// CONCATENATED MODULE: ./src/formats/cucumber-attempt.ts




/** Undefined and pending steps fail a run, unless it is not strict, which no message says. */
const stepStatuses = {
    PASSED: 'successful',
    SKIPPED: 'skipped',
    FAILED: 'failed',
    AMBIGUOUS: 'failed',
    UNDEFINED: 'failed',
    PENDING: 'failed',
};
const ranks = { successful: 0, skipped: 1, unknown: 2, failed: 3, cancelled: 0, running: 0 };
const maximumMessageLength = 1000;
/** Begins an attempt from its `testCaseStarted`. */
const beginAttempt = (testCase, started) => ({
    testCase,
    timestamp: timeOf(started.timestamp),
    status: 'successful',
    duration: undefined,
    message: undefined,
    details: undefined,
    output: undefined,
    willBeRetried: false,
});
/**
 * Adds the result of a step or a hook.
 * @param textOf the text of the step, if it has one
 */
function addStepResult(attempt, result, textOf) {
    const word = asText(result.status) ?? 'UNKNOWN';
    const status = (Object.hasOwn(stepStatuses, word) ? stepStatuses[word] : undefined) ?? 'unknown';
    const duration = durationIn(result.duration);
    if (duration !== undefined)
        attempt.duration = (attempt.duration ?? 0) + duration;
    // Ruby wrote it here until messages 17.
    if (result.willBeRetried === true)
        attempt.willBeRetried = true;
    if (ranks[status] <= ranks[attempt.status])
        return;
    attempt.status = status;
    const fault = faultOf(result);
    attempt.message = fault.message ?? (status === 'failed' && word !== 'FAILED' ? describeStep(word, textOf()) : undefined);
    attempt.details = fault.details;
}
/** Adds an attachment, if it is text: what a scenario logs comes this way. */
function addAttachment(attempt, attachment) {
    const type = asText(attachment.mediaType) ?? '';
    const body = asText(attachment.body);
    if (body === undefined || !(type.startsWith('text/') || type === 'application/json'))
        return;
    const text = attachment.contentEncoding === 'BASE64' ? decodedText(body) : body;
    if (text === undefined)
        return;
    if (attempt.output === undefined)
        attempt.output = createCapturedText();
    else
        attempt.output.append('\n');
    attempt.output.append(text.trimEnd());
}
/** What came out of an attempt that ended; its output is taken from it. */
function attemptResult(attempt) {
    const duration = durationOf(attempt.duration);
    return {
        status: attempt.status,
        ...(duration === undefined ? {} : { duration }),
        ...(attempt.message === undefined ? {} : { message: attempt.message }),
        ...(attempt.details === undefined ? {} : { details: attempt.details }),
        ...(attempt.output === undefined ? {} : { stdout: attempt.output.take() }),
        ...(attempt.timestamp === undefined ? {} : { timestamp: attempt.timestamp }),
    };
}
/** What a result says of its fault; since messages 20 there is an `exception` beside the text. */
function faultOf(result) {
    const text = asText(result.message);
    const exception = asObject(result.exception);
    const full = asText(exception?.stackTrace) ?? text;
    const message = asText(exception?.message) ?? (text === undefined ? asText(exception?.type) : firstLine(text, maximumMessageLength));
    return {
        ...(message === undefined ? {} : { message: capText(message.trimEnd()) }),
        ...(full === undefined || full.trimEnd() === message?.trimEnd() ? {} : { details: capText(full) }),
    };
}
const describeStep = (word, text) => `${text === undefined ? 'A step' : `The step "${text}"`} is ${word.toLowerCase()}.`;
function decodedText(body) {
    // Four characters are three bytes, and what is longer than captured text is cut anyway.
    const text = Buffer.from(body.slice(0, 256 * 1024), 'base64').toString('utf8');
    return text.includes('\0') ? undefined : text;
}
/** What is earlier is a clock that was made up. */
const earliestTime = Date.UTC(1971, 0, 1);
function timeOf(value) {
    const time = durationIn(value);
    return time === undefined || time < earliestTime || !Number.isSafeInteger(Math.floor(time)) ? undefined : Math.floor(time);
}
/** In ms; old protocols write the seconds as a string. */
function durationIn(value) {
    const given = asObject(value);
    if (given === undefined)
        return undefined;
    const ms = Number(given.seconds ?? 0) * 1000 + Number(given.nanos ?? 0) / 1e6;
    return Number.isFinite(ms) ? ms : undefined;
}

;// CONCATENATED MODULE: ./src/formats/recent-map.ts
/**
 * Makes a map that keeps at least the last `maximum` entries, and at most twice as many: two generations, of which the older is
 * dropped when the younger is full. Deleting the first key of one Map again and again is quadratic in V8.
 */
function createRecentMap(maximum) {
    let young = new Map();
    let old = new Map();
    return {
        get: (key) => young.get(key) ?? old.get(key),
        set(key, value) {
            if (young.size >= maximum) {
                old = young;
                young = new Map();
            }
            old.delete(key);
            young.set(key, value);
        },
        delete(key) {
            const wasOld = old.delete(key);
            return young.delete(key) || wasOld;
        },
        *entries() {
            yield* old;
            yield* young;
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/gherkin-features.ts




const maximumNodes = 100_000;
const maximumRowLength = 200;
const gherkin_features_maximumTags = 200;
/** Makes the memory of one run: it keeps the scenarios and rows of the latest documents. */
function createGherkinFeatures() {
    const nodes = createRecentMap(maximumNodes);
    return {
        add(document) {
            const uri = asText(document.uri) ?? '';
            const feature = asObject(document.feature);
            const suite = [asText(feature?.name) ?? pathOfUri(uri)];
            for (const child of recordsOf(feature?.children)) {
                const rule = asObject(child.rule);
                if (rule === undefined) {
                    addScenario(nodes, uri, child, suite);
                    continue;
                }
                const name = asText(rule.name);
                const inner = name === undefined ? suite : [...suite, name];
                for (const ruleChild of recordsOf(rule.children))
                    addScenario(nodes, uri, ruleChild, inner);
            }
        },
        describe(pickle) {
            const uri = asText(pickle.uri) ?? '';
            const [scenarioId, rowId] = Array.isArray(pickle.astNodeIds) ? pickle.astNodeIds : [];
            const scenario = nodes.get(nodeKey(uri, scenarioId));
            const row = nodes.get(nodeKey(uri, rowId));
            const name = asText(pickle.name) ?? '';
            return {
                // The rows of an outline often share its name.
                name: row?.row === undefined ? name : `${name} (${row.row})`,
                suite: scenario?.suite ?? (uri === '' ? [] : [pathOfUri(uri)]),
                file: uri === '' ? undefined : pathOfUri(uri),
                line: lineOf(pickle) ?? row?.line ?? scenario?.line,
                tags: recordsOf(pickle.tags)
                    .flatMap((tag) => asText(tag.name) ?? [])
                    .slice(0, gherkin_features_maximumTags),
            };
        },
    };
}
/** Some implementations number the nodes of each document anew. */
const nodeKey = (uri, id) => `${uri}\n${typeof id === 'string' ? id : ''}`;
function addScenario(nodes, uri, child, suite) {
    const scenario = asObject(child.scenario);
    const id = asText(scenario?.id);
    if (scenario === undefined || id === undefined)
        return;
    nodes.set(nodeKey(uri, id), { line: lineOf(scenario), suite });
    for (const examples of recordsOf(scenario.examples)) {
        for (const row of recordsOf(examples.tableBody)) {
            const rowId = asText(row.id);
            if (rowId === undefined)
                continue;
            const cells = recordsOf(row.cells).map((cell) => asText(cell.value) ?? '');
            nodes.set(nodeKey(uri, rowId), { line: lineOf(row), row: cells.join(', ').slice(0, maximumRowLength) });
        }
    }
}
const lineOf = (node) => lineOfJson(asObject(node.location)?.line);
const pathOfUri = (uri) => featureFile(uri, '').file;

;// CONCATENATED MODULE: ./src/formats/cucumber-run.ts





// All pickles and test cases come before the first test starts; these bounds are for hostile files.
const maximumPickles = 250_000;
const maximumSteps = 200_000;
const maximumOpenAttempts = 2000;
const cucumber_run_maximumAttempts = 100;
const noSteps = new Map();
/** Follows one run; everything of a test case is forgotten when it ends. */
function createCucumberRun(sink, errors, revisits) {
    const features = createGherkinFeatures();
    const pickles = createRecentMap(maximumPickles);
    const testCases = createRecentMap(maximumPickles);
    const open = new Map();
    let keptSteps = 0;
    let failed = false;
    let runErrors = false;
    let unfinished = 0;
    let isFinished = false;
    const addRunError = (what, reason, line) => {
        runErrors = true;
        errors.add(what, reason, line);
    };
    const addPickle = (body) => {
        const id = asText(body.id);
        if (id === undefined)
            return;
        const steps = keptSteps < maximumSteps ? pairsOf(body.steps, 'id', 'text') : noSteps;
        keptSteps += steps.size;
        pickles.set(id, { scenario: features.describe(body), steps });
    };
    const addTestCase = (body) => {
        const id = asText(body.id);
        if (id === undefined)
            return;
        const pickleId = asText(body.pickleId) ?? '';
        const pickle = pickles.get(pickleId);
        const steps = pickle === undefined || pickle.steps === noSteps ? noSteps : pairsOf(body.testSteps, 'id', 'pickleStepId');
        testCases.set(id, { pickleId, pickle, steps, attempts: [] });
    };
    const forget = (id, { pickleId, pickle }) => {
        testCases.delete(id);
        if (pickles.delete(pickleId))
            keptSteps -= pickle?.steps.size ?? 0;
    };
    const emit = (id, testCase, last, attempts) => {
        forget(id, testCase);
        if (last.status === 'failed')
            failed = true;
        if (last.status === 'running')
            unfinished += 1;
        sink.test(cucumber_run_resultOf(testCase.pickle?.scenario, last, attempts));
    };
    const start = (body) => {
        const id = asText(body.id);
        const testCaseId = asText(body.testCaseId);
        if (id === undefined || testCaseId === undefined)
            return;
        if (testCases.get(testCaseId) === undefined) {
            // Ended already, as it seemed, or never announced; the second reading tells them apart.
            revisits.add(testCaseId);
            testCases.set(testCaseId, { pickleId: '', pickle: undefined, steps: noSteps, attempts: [] });
        }
        if (open.size >= maximumOpenAttempts) {
            const [oldest] = open;
            if (oldest !== undefined)
                abandon(...oldest);
        }
        open.set(id, beginAttempt(testCaseId, body));
    };
    const abandon = (id, attempt) => {
        open.delete(id);
        const testCase = testCases.get(attempt.testCase);
        if (testCase === undefined)
            return;
        const { duration: _, ...result } = attemptResult(attempt);
        emit(attempt.testCase, testCase, { ...result, status: 'running' }, testCase.attempts);
    };
    const finish = (body) => {
        const id = asText(body.testCaseStartedId) ?? '';
        const attempt = open.get(id);
        const testCase = attempt && testCases.get(attempt.testCase);
        if (attempt === undefined || testCase === undefined)
            return;
        open.delete(id);
        const result = attemptResult(attempt);
        if (body.willBeRetried === true || attempt.willBeRetried) {
            if (testCase.attempts.length < cucumber_run_maximumAttempts)
                testCase.attempts.push(result);
        }
        else if (revisits.expected(attempt.testCase)) {
            // Held until the end of the run: which attempt is the last is not known before.
            if (testCase.attempts.length < cucumber_run_maximumAttempts)
                testCase.attempts.push(result);
        }
        else {
            emit(attempt.testCase, testCase, result, testCase.attempts);
        }
    };
    const finishStep = (body) => {
        const attempt = open.get(asText(body.testCaseStartedId) ?? '');
        const result = asObject(body.testStepResult);
        if (attempt === undefined || result === undefined)
            return;
        addStepResult(attempt, result, () => {
            const testCase = testCases.get(attempt.testCase);
            return testCase?.pickle?.steps.get(testCase.steps.get(asText(body.testStepId) ?? '') ?? '');
        });
    };
    const finishRun = (body, line) => {
        isFinished = true;
        if (body.success !== false || failed || runErrors)
            return;
        addRunError('The run failed, though none of its tests did', faultOf(body).message ?? '', line);
    };
    return {
        message(name, body, line) {
            switch (name) {
                case 'gherkinDocument':
                    features.add(body);
                    break;
                case 'pickle':
                    addPickle(body);
                    break;
                case 'testCase':
                    addTestCase(body);
                    break;
                case 'testCaseStarted':
                    start(body);
                    break;
                case 'testStepFinished':
                    finishStep(body);
                    break;
                case 'attachment': {
                    const attempt = open.get(asText(body.testCaseStartedId) ?? '');
                    if (attempt !== undefined)
                        addAttachment(attempt, body);
                    break;
                }
                case 'testCaseFinished':
                    finish(body);
                    break;
                case 'testRunHookFinished': {
                    const result = asObject(body.result);
                    if (result?.status === 'FAILED')
                        addRunError('A hook of the whole run failed', faultOf(result).message ?? '', line);
                    break;
                }
                case 'parseError':
                    addRunError(`The feature file${placeOf(body)} cannot be parsed`, asText(body.message) ?? '', line);
                    break;
                case 'testRunFinished':
                    finishRun(body, line);
                    break;
            }
        },
        end(line) {
            for (const [id, attempt] of open)
                abandon(id, attempt);
            for (const [id, testCase] of testCases.entries()) {
                const last = testCase.attempts.at(-1);
                if (last === undefined)
                    continue;
                if (revisits.expected(id))
                    emit(id, testCase, last, testCase.attempts.slice(0, -1));
                // The attempt that was announced never began.
                else
                    emit(id, testCase, { status: 'running' }, testCase.attempts);
            }
            if (!isFinished) {
                const began = unfinished === 0 ? '' : `, and ${unfinished} ${unfinished === 1 ? 'test' : 'tests'} began and did not end`;
                addRunError(`The run was stopped, or the file was cut: there is no "testRunFinished" message${began}`, '', line);
            }
        },
    };
}
function cucumber_run_resultOf(scenario, last, attempts) {
    const result = {
        name: scenario?.name ?? 'A scenario that was not announced',
        suite: scenario?.suite ?? [],
        ...last,
    };
    if (scenario?.file !== undefined)
        result.file = scenario.file;
    if (scenario?.line !== undefined)
        result.line = scenario.line;
    if (scenario !== undefined && scenario.tags.length > 0)
        result.tags = [...scenario.tags];
    if (attempts.length > 0) {
        result.attempts = [...attempts];
        if (last.status === 'successful')
            result.flaky = true;
    }
    return result;
}
function pairsOf(list, key, value) {
    const pairs = new Map();
    for (const item of recordsOf(list)) {
        const from = asText(item[key]);
        const to = asText(item[value]);
        if (from !== undefined && to !== undefined)
            pairs.set(from, to.slice(0, 200));
    }
    return pairs;
}
function placeOf(parseError) {
    const source = asObject(parseError.source);
    const uri = asText(source?.uri);
    const line = lineOfJson(asObject(source?.location)?.line);
    return uri === undefined ? '' : ` "${uri}${line === undefined ? '' : `:${line}`}"`;
}

;// CONCATENATED MODULE: ./src/formats/cucumber-shortcut.ts
const field = '"\\w+":(?:"[^"\\\\\\x00-\\x1f]*"|\\{"seconds":(?:0|[1-9]\\d*),"nanos":(?:0|[1-9]\\d*)\\})';
/** A step that begins, whole: strings without escapes, and a timestamp. Nothing in it matters to a result. */
const stepBegins = new RegExp(`^\\{"testStepStarted":\\{${field}(?:,${field})*\\}\\}$`);
const envelope = { testStepStarted: {} };
/** The envelope of a third of all lines without `JSON.parse`; undefined for every other line, and for one that is damaged. */
const cucumberShortcut = (line) => line.startsWith('{"testStepStarted"') && stepBegins.test(line) ? envelope : undefined;

;// CONCATENATED MODULE: ./src/formats/stray-lines.ts

const texts = {
    foreign: (count) => count === 1 ? 'This line is no event and was left out.' : `${count} lines are no events and were left out, the first here.`,
    damaged: (count) => count === 1
        ? 'The event in this line is damaged and was left out; the others are kept.'
        : `The events in ${count} lines are damaged and were left out, the first here; the others are kept.`,
    'cut-off': () => 'The file ends inside of this line: it was cut, or its writer was stopped. The complete tests before are kept.',
    'too-long': (count) => {
        const limit = `longer than ${ndjson/* maximumLineLength */.nY / 1024 / 1024} MiB`;
        return count === 1 ? `This line is ${limit} and was left out.` : `${count} lines are ${limit} and were left out, the first here.`;
    },
};
/** Makes a counter that reports to `sink`. */
function createStrayLines(sink) {
    const tallies = new Map();
    return {
        add(fault) {
            const kind = stray_lines_kindOf(fault);
            const tally = tallies.get(kind);
            if (tally !== undefined)
                tally.count += 1;
            else
                tallies.set(kind, { count: 1, line: fault.line, column: kind === 'cut-off' ? fault.text.length + 1 : 1 });
        },
        report() {
            for (const [kind, { count, line, column }] of tallies) {
                const message = texts[kind](count);
                if (kind === 'foreign')
                    sink.problem({ severity: 'warning', message, line });
                else
                    sink.problem({ severity: 'error', kind: 'incomplete', message, line, column });
            }
        },
    };
}
// An event may stand behind the output of a tool that ended without a line break, and damage may hit its front.
function stray_lines_kindOf({ kind, text }) {
    if (kind === 'too-long')
        return kind;
    if (kind === 'cut-off' && text.startsWith('{'))
        return kind;
    return text.includes('{"') || (text.startsWith('{') && text.includes('":')) ? 'damaged' : 'foreign';
}

;// CONCATENATED MODULE: ./src/formats/cucumber-messages.ts






/** How many test cases are remembered for the second reading. */
const maximumRevisits = 10_000;
/** The messages that a stream begins with or that tools cut it to, and a field that each has. */
const firstMessages = {
    meta: 'protocolVersion',
    source: 'mediaType',
    gherkinDocument: 'uri',
    parseError: 'source',
    pickle: 'astNodeIds',
    hook: 'sourceReference',
    stepDefinition: 'pattern',
    parameterType: 'regularExpressions',
    undefinedParameterType: 'expression',
    testRunStarted: 'timestamp',
    testRunHookStarted: 'hookId',
    testCase: 'pickleId',
    testCaseStarted: 'testCaseId',
};
/**
 * Cucumber Messages: one envelope a line, whose only key says what it holds
 * (cucumber/messages, and the samples of its compatibility kit).
 */
const cucumberMessages = {
    id: 'cucumber',
    title: 'Cucumber Messages',
    include: ['**/*cucumber*.ndjson', '**/*messages*.ndjson'],
    matches(head) {
        if (head.kind !== 'json')
            return undefined;
        const [name, ...others] = [...head.keys].filter((key) => !key.includes('.'));
        if (name === undefined || others.length > 0 || !Object.hasOwn(firstMessages, name))
            return undefined;
        return head.keys.has(`${name}.${firstMessages[name]}`) ? `first message "${name}" of Cucumber` : undefined;
    },
    async read(source, sink) {
        const revisits = new Set();
        await readRuns(source, sink, (run) => ({
            add(testCase) {
                if (revisits.size < maximumRevisits)
                    revisits.add(`${run}:${testCase}`);
            },
            expected: () => false,
        }));
        if (revisits.size === 0)
            return;
        // Attempts at test cases that were passed on already: read again, knowing which.
        sink.restart();
        await readRuns(source, sink, (run) => ({ add() { }, expected: (testCase) => revisits.has(`${run}:${testCase}`) }));
    },
};
async function readRuns(source, sink, revisits) {
    const errors = createRunErrors(sink);
    const strays = createStrayLines(sink);
    let number = 0;
    let isFresh = true;
    let run = createCucumberRun(sink, errors, revisits(number));
    const lines = await (0,ndjson/* readNdjson */.J2)(source.chunks(), {
        value(value, line) {
            const envelope = asObject(value);
            const [name] = envelope === undefined ? [] : Object.keys(envelope);
            const body = name === undefined ? undefined : asObject(envelope?.[name]);
            if (name === undefined || body === undefined) {
                strays.add({ kind: 'not-json', line, text: '' });
                return;
            }
            // Files of several runs hold them one behind the other, and each counts its ids from 0.
            if (name === 'meta' && !isFresh) {
                run.end(line);
                number += 1;
                run = createCucumberRun(sink, errors, revisits(number));
            }
            isFresh = false;
            run.message(name, body, line);
        },
        fault: strays.add,
        shortcut: cucumberShortcut,
    });
    run.end(lines);
    errors.finish();
    strays.report();
}

;// CONCATENATED MODULE: ./src/formats/dart-places.ts
/** The folders of a Dart package that hold tests, by convention. */
const testFolder = /^.*\/((?:test|integration_test|test_driver)\/.*)$/s;
/**
 * The path of a test file as it is the same on every machine: from its package's test folder on, or its name alone.
 * `dart test` writes paths relative to the package, `flutter test` absolute ones.
 */
function portablePath(path) {
    const slashed = withSlashes(path);
    if (!slashed.startsWith('/') && !/^[A-Za-z]:\//.test(slashed))
        return slashed.startsWith('./') ? slashed.slice(2) : slashed;
    return testFolder.exec(slashed)?.[1] ?? slashed.slice(slashed.lastIndexOf('/') + 1);
}
/** The path in a `file:` URL; other URLs (`package:`, `dart:`) stay what they are. */
function pathOfUrl(url) {
    if (!url.startsWith('file:'))
        return withSlashes(url);
    const path = decoded(url.replace(/^file:(?:\/\/[^/]*)?/, ''));
    return /^\/[A-Za-z]:\//.test(path) ? path.slice(1) : path;
}
/** Windows writes its own separators. */
const withSlashes = (path) => (path.includes('\\') ? path.replaceAll('\\', '/') : path);
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./src/formats/dart-suites.ts



/** Both are announced when their first test starts, so that only the latest matter. */
const maximumRemembered = 10_000;
const dart_suites_maximumDepth = 100;
/** Makes the memory of one run. */
function createDartSuites() {
    const suites = createRecentMap(maximumRemembered);
    const groups = createRecentMap(maximumRemembered);
    let lastUrl = '';
    let lastFile = '';
    const suiteOf = (id) => suites.get(asNumber(id) ?? -1);
    const groupOf = (id) => groups.get(asNumber(id) ?? -1);
    return {
        addSuite(suite) {
            const id = asNumber(suite?.id);
            if (suite === undefined || id === undefined)
                return;
            const file = withSlashes(asText(suite.path) ?? '');
            const path = file === '' ? [] : [portablePath(file)];
            const platform = asText(suite.platform);
            // `dart test -p vm,chrome` runs every file once for each platform.
            if (platform !== undefined && platform !== 'vm')
                path.unshift(platform);
            suites.set(id, { path, file });
        },
        addGroup(group) {
            const id = asNumber(group?.id);
            if (group === undefined || id === undefined)
                return;
            const parent = groupOf(group.parentID);
            const outer = parent?.path ?? suiteOf(group.suiteID)?.path ?? [];
            // The name of the root group is null or empty.
            const name = asText(group.name) ?? '';
            const isRoot = name === '' || outer.length >= dart_suites_maximumDepth;
            groups.set(id, { name, path: isRoot ? outer : [...outer, withoutPrefix(name, parent?.name)] });
        },
        suite: suiteOf,
        group: groupOf,
        fileOf(url) {
            if (url !== lastUrl) {
                lastUrl = url;
                lastFile = pathOfUrl(url);
            }
            return lastFile;
        },
    };
}
/** Every name begins with those of the groups around it. */
function withoutPrefix(name, prefix = '') {
    if (prefix === '' || !name.startsWith(prefix) || name.charCodeAt(prefix.length) !== 0x20)
        return name;
    return name.slice(prefix.length + 1);
}

;// CONCATENATED MODULE: ./src/formats/dart-test.ts






const dart_test_maximumAttempts = 100;
/** Begins a test from the `test` of its `testStart`. */
function beginTest(test, start, suites, lateErrors) {
    const fullName = asText(test.name) ?? '';
    const groupIds = Array.isArray(test.groupIDs) ? test.groupIDs : [];
    const suite = suites.suite(test.suiteID);
    const group = suites.group(groupIds.at(-1));
    const isLoading = groupIds.length === 0 && fullName.startsWith('loading ');
    // Without a root URL, the test itself stands at the URL; with one, a helper such as testWidgets does.
    const rootUrl = asText(test.root_url);
    const url = rootUrl ?? asText(test.url);
    return {
        // The path behind "loading" is absolute in Flutter.
        name: isLoading && suite !== undefined ? `loading ${portablePath(suite.file)}` : withoutPrefix(fullName, group?.name),
        fullName,
        suite: group?.path ?? suite?.path ?? [],
        file: url === undefined ? suite?.file || undefined : suites.fileOf(url),
        line: url === undefined ? undefined : lineOfJson(rootUrl === undefined ? test.line : test.root_line),
        start,
        isLoading,
        lateErrors,
        errorCount: 0,
        end: undefined,
        skipReason: asText(asObject(test.metadata)?.skipReason),
        output: undefined,
        errors: undefined,
        traces: undefined,
        attempts: undefined,
    };
}
/** Adds what an `error` event says. */
function addError(test, event) {
    test.errorCount += 1;
    test.errors = appended(test.errors, asText(event.error) ?? 'An error without a message', '\n\n');
    const trace = asText(event.stackTrace);
    if (trace !== undefined)
        test.traces = appended(test.traces, trace, '\n\n');
}
/** Adds what a `print` event says: output, the reason to skip the test, or that it is tried again. */
function addPrint(test, event) {
    const message = asText(event.message);
    if (message === undefined)
        return;
    if (event.messageType === 'skip') {
        test.skipReason = message.startsWith('Skip: ') ? message.slice(6) : message;
    }
    else if (test.errors !== undefined && message === `Retry: ${test.fullName}`) {
        // The only trace of an attempt that failed (package:test_api, invoker.dart).
        test.attempts ??= [];
        if (test.attempts.length < dart_test_maximumAttempts)
            test.attempts.push({ status: 'failed', ...takeErrors(test) });
        test.errors = undefined;
        test.traces = undefined;
    }
    else {
        test.output = appended(test.output, message, '\n');
    }
}
/**
 * What came out of a test; nothing where it is none: hidden ones that succeed, and files that were still loading.
 * @param unfinished the status of a test that did not end
 */
function dart_test_resultOf(test, unfinished) {
    const { end, file, line, attempts } = test;
    const status = end === undefined ? unfinished : dart_test_statusOf(test, end);
    if (end === undefined ? test.isLoading : end.hidden === true && status === 'successful')
        return undefined;
    const result = { name: test.name, suite: test.suite, status };
    if (end !== undefined && test.start !== undefined) {
        const duration = durationOf((asNumber(end.time) ?? test.start) - test.start);
        if (duration !== undefined)
            result.duration = duration;
    }
    if (test.errors !== undefined)
        Object.assign(result, takeErrors(test));
    else if (status === 'skipped' && test.skipReason !== undefined)
        result.message = capText(test.skipReason);
    if (test.output !== undefined)
        result.stdout = test.output.take();
    if (file !== undefined)
        result.file = file;
    if (line !== undefined)
        result.line = line;
    if (attempts !== undefined) {
        result.attempts = attempts;
        if (status === 'successful')
            result.flaky = true;
    }
    return result;
}
/** An error behind the end of a test makes it failed, whatever its end said. */
function dart_test_statusOf({ lateErrors }, { result, skipped }) {
    if (result === 'failure' || result === 'error' || lateErrors > 0)
        return 'failed';
    if (skipped === true)
        return 'skipped';
    return result === 'success' ? 'successful' : 'unknown';
}
function appended(text, piece, separator) {
    const captured = text ?? createCapturedText();
    if (text !== undefined)
        captured.append(separator);
    captured.append(piece.trimEnd());
    return captured;
}
const takeErrors = ({ errors, traces }) => ({
    ...(errors === undefined ? {} : { message: errors.take() }),
    ...(traces === undefined ? {} : { details: traces.take() }),
});

;// CONCATENATED MODULE: ./src/formats/dart-run.ts



/** A runner has as many tests open as it has workers. */
const maximumOpenTests = 2000;
/** Follows one run; everything of a test is forgotten when it ends. */
function createDartRun(sink, errors, late) {
    const suites = createDartSuites();
    const tests = new Map();
    let failed = false;
    let unfinished = 0;
    let isDone = false;
    const finish = (id, test) => {
        tests.delete(id);
        const result = dart_test_resultOf(test, isDone ? 'cancelled' : 'running');
        if (result === undefined)
            return;
        if (test.end === undefined)
            unfinished += 1;
        if (result.status === 'failed')
            failed = true;
        sink.test(result);
    };
    const begin = (event) => {
        const test = asObject(event.test);
        const id = asNumber(test?.id);
        if (test === undefined || id === undefined)
            return;
        if (tests.size >= maximumOpenTests) {
            const [oldest] = tests;
            if (oldest !== undefined)
                finish(...oldest);
        }
        tests.set(id, beginTest(test, asNumber(event.time), suites, late.expected(id)));
    };
    const end = (event) => {
        const id = asNumber(event.testID) ?? -1;
        const test = tests.get(id);
        if (test === undefined)
            return;
        test.end = event;
        if (test.lateErrors === 0)
            finish(id, test);
        // From here on, errors are late.
        else
            test.errorCount = 0;
    };
    const fail = (event) => {
        const id = asNumber(event.testID);
        if (id === undefined)
            return;
        const test = tests.get(id);
        if (test === undefined) {
            late.add(id);
            return;
        }
        addError(test, event);
        if (test.end !== undefined && test.errorCount >= test.lateErrors)
            finish(id, test);
    };
    const done = (event, line) => {
        isDone = true;
        for (const [id, test] of tests)
            if (test.end === undefined)
                finish(id, test);
        // The runner writes null where it was closed early.
        if (event.success === null)
            errors.add(`The run was stopped before its end${began(unfinished)}`, '', line);
        else if (event.success === false && !failed)
            errors.add('The run failed, though none of its tests did', '', line);
    };
    return {
        event(event, line) {
            switch (event.type) {
                case 'testStart':
                    begin(event);
                    break;
                case 'testDone':
                    end(event);
                    break;
                case 'print': {
                    const test = tests.get(asNumber(event.testID) ?? -1);
                    if (test !== undefined)
                        addPrint(test, event);
                    break;
                }
                case 'error':
                    fail(event);
                    break;
                case 'suite':
                    suites.addSuite(asObject(event.suite));
                    break;
                case 'group':
                    suites.addGroup(asObject(event.group));
                    break;
                case 'done':
                    done(event, line);
                    break;
            }
        },
        end(line) {
            for (const [id, test] of tests)
                finish(id, test);
            if (!isDone)
                errors.add(`The run was stopped, or the file was cut: there is no "done" event${began(unfinished)}`, '', line);
        },
    };
}
const began = (count) => (count === 0 ? '' : `, and ${count} ${count === 1 ? 'test' : 'tests'} began and did not end`);

;// CONCATENATED MODULE: ./src/formats/dart-shortcut.ts
const number = '(\\d{1,15})';
/** A string without escapes. */
const plain = '"([^"\\\\]*)"';
const testDone = new RegExp(`^\\{"testID":${number},"result":${plain},"skipped":(true|false),"hidden":(true|false),"type":"testDone","time":${number}\\}$`);
const testStart = new RegExp(`^\\{"test":\\{"id":${number},"name":${plain},"suiteID":${number},"groupIDs":\\[(?:\\d+,)*${number}\\],` +
    `"metadata":\\{"skip":false,"skipReason":null\\},"line":${number},"column":\\d+,"url":${plain}` +
    `(?:,"root_line":${number},"root_column":\\d+,"root_url":${plain})?\\},"type":"testStart","time":${number}\\}$`);
/**
 * Reads the two lines that every test has, in the very form in which the runner writes them, in a third of the time of JSON.parse;
 * undefined for everything else. Of the groups it gives the innermost, and no columns.
 */
function dartShortcut(line) {
    if (line.startsWith('{"testID"'))
        return doneEvent(line);
    return line.startsWith('{"test"') ? startEvent(line) : undefined;
}
function doneEvent(line) {
    const match = testDone.exec(line);
    if (match === null)
        return undefined;
    return {
        testID: Number(match[1]),
        result: match[2],
        skipped: match[3] === 'true',
        hidden: match[4] === 'true',
        type: 'testDone',
        time: Number(match[5]),
    };
}
function startEvent(line) {
    const match = testStart.exec(line);
    if (match === null)
        return undefined;
    const test = {
        id: Number(match[1]),
        name: match[2],
        suiteID: Number(match[3]),
        groupIDs: [Number(match[4])],
        line: Number(match[5]),
        url: match[6],
        root_line: Number(match[7]),
        root_url: match[8],
    };
    return { test, type: 'testStart', time: Number(match[9]) };
}

;// CONCATENATED MODULE: ./src/formats/dart.ts






/** How many tests with an error behind their end are remembered for the second reading. */
const maximumLateTests = 10_000;
/** What each event carries besides its type and its time. */
const payloads = {
    start: 'protocolVersion',
    allSuites: 'count',
    suite: 'suite',
    group: 'group',
    testStart: 'test',
    print: 'testID',
    error: 'testID',
    testDone: 'testID',
    done: 'success',
};
/**
 * The JSON reporter of `dart test` and `flutter test --machine`, protocol 0.1.1: one event a line
 * (dart-lang/test, pkgs/test/doc/json_reporter.md).
 */
const dart = {
    id: 'dart',
    title: 'Dart and Flutter JSON reporter',
    include: [
        '**/tests.output',
        '**/machine.log',
        '**/report.jsonl',
        '**/*dart*.jsonl',
        '**/*flutter*.jsonl',
        '**/dart-*.json',
        '**/flutter-*.json',
    ],
    matches({ text }) {
        if (text.trimStart().startsWith('<'))
            return undefined;
        // The output of pub and Gradle may stand before the first event, and the last line may be cut.
        for (const line of text.split(/\r\n?|\n/)) {
            if (!line.startsWith('{'))
                continue;
            const event = parsed(line);
            if (event !== undefined && isEvent(event))
                return `event {"type":"${event.type}"} of the Dart test runner`;
        }
        return undefined;
    },
    async read(source, sink) {
        const late = new Map();
        let forgotten = 0;
        await dart_readRuns(source, sink, (run) => ({
            add(test) {
                const key = `${run}:${test}`;
                const count = late.get(key) ?? 0;
                if (count > 0 || late.size < maximumLateTests)
                    late.set(key, count + 1);
                else
                    forgotten += 1;
            },
            expected: () => 0,
        }));
        if (late.size === 0)
            return;
        // Errors of tests that were passed on already, as it seems: read again, knowing which.
        sink.restart();
        await dart_readRuns(source, sink, (run) => ({ add() { }, expected: (test) => late.get(`${run}:${test}`) ?? 0 }));
        if (forgotten > 0) {
            const message = `${forgotten} errors came after the end of their tests and were left out.`;
            sink.problem({ severity: 'error', kind: 'incomplete', message });
        }
    },
};
async function dart_readRuns(source, sink, lateErrors) {
    const errors = createRunErrors(sink);
    const strays = createStrayLines(sink);
    let number = 0;
    let isFresh = true;
    let run = createDartRun(sink, errors, lateErrors(number));
    const lines = await (0,ndjson/* readNdjson */.J2)(source.chunks(), {
        value(value, line) {
            const event = asObject(value);
            if (event === undefined) {
                // Flutter writes events of its daemon as arrays: [{"event":"test.startedProcess",\u2026}].
                if (!Array.isArray(value))
                    strays.add({ kind: 'not-json', line, text: '' });
                return;
            }
            // Files of several runs hold them one behind the other, and each counts its tests from 0.
            if (event.type === 'start' && !isFresh) {
                run.end(line);
                number += 1;
                run = createDartRun(sink, errors, lateErrors(number));
            }
            isFresh = false;
            run.event(event, line);
        },
        fault: strays.add,
        shortcut: dartShortcut,
    });
    run.end(lines);
    errors.finish();
    strays.report();
}
function parsed(line) {
    try {
        return asObject(JSON.parse(line));
    }
    catch {
        return undefined;
    }
}
function isEvent(event) {
    if (typeof event.type !== 'string' || asNumber(event.time) === undefined || !Object.hasOwn(payloads, event.type))
        return false;
    return Object.hasOwn(event, payloads[event.type] ?? '');
}

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __nccwpck_require__(59800);
;// CONCATENATED MODULE: ./src/formats/character-codes.ts
// The characters that the quick paths of the XML parser look at, as UTF-16 units.
const newline = 0x0a;
const tab = 0x09;
const space = 0x20;
const doubleQuote = 0x22;
const numberSign = 0x23;
const ampersand = 0x26;
const singleQuote = 0x27;
const slash = 0x2f;
const semicolon = 0x3b;
const lessThan = 0x3c;
const equals = 0x3d;
const greaterThan = 0x3e;
const closeBracket = 0x5d;
/** Ends every scan of a chunk: it stands behind the last character. */
const sentinel = 0;
/** Characters that saxes treats alone: C0 and C1 controls, line separators, surrogates, and with them the sentinel. */
const isSpecial = (code) => code < 0x20 || (code >= 0x7f && (code < 0xa0 || code === 0x2028 || code >= 0xd800));
/** A name of ASCII letters, digits and `_ : - .`, as nearly all are. */
const isPlainNameCharacter = (code) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x2d && code <= 0x3a && code !== slash) || code === 0x5f;
const isPlainNameStart = (code) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;

;// CONCATENATED MODULE: ./src/formats/known-names.ts
/**
 * Gives the same string for the same name. V8 must hash and look up a fresh slice each time it is used as a property name,
 * which took a quarter of the whole parse; a name that it knows already costs nothing.
 */
function createKnownNames() {
    const names = new Array(512).fill('');
    return (chunk, start, end) => {
        const length = end - start;
        const middle = chunk.charCodeAt(start + (length >> 1));
        const slot = (chunk.charCodeAt(start) * 31 + chunk.charCodeAt(end - 1) * 7 + middle * 131 + length * 67) & 511;
        const first = names[slot] ?? '';
        if (first.length === length && chunk.startsWith(first, start))
            return first;
        // Two places for each name: "source-file" and "source-line" would otherwise take turns.
        const second = names[slot ^ 1] ?? '';
        if (second.length === length && chunk.startsWith(second, start))
            return second;
        const [name = ''] = Object.keys({ [chunk.slice(start, end)]: 0 });
        names[slot ^ 1] = first;
        names[slot] = name;
        return name;
    };
}

;// CONCATENATED MODULE: ./src/formats/xml-reference.ts

const references = new Map([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
]);
/** The longest reference that is resolved here, with its ampersand and semicolon: `&#x10FFFF;`. */
const maximumReference = 10;
/**
 * The index of the semicolon that ends a reference to a predefined entity or to a character of XML 1.0, where the chunk holds
 * all of it; else -1. What it stands for is found in `found`.
 */
function endOfReference(chunk, codes, start, found) {
    let end = start + 1;
    const limit = start + maximumReference;
    while (end < limit && (isPlainNameCharacter(codes[end] ?? sentinel) || codes[end] === numberSign))
        end += 1;
    if (codes[end] !== semicolon)
        return -1;
    if (codes[start + 1] !== numberSign) {
        const text = references.get(chunk.slice(start + 1, end));
        if (text === undefined)
            return -1;
        found.text = text;
        return end;
    }
    const digits = chunk.slice(start + 2, end);
    const code = /^[0-9]+$/.test(digits)
        ? Number.parseInt(digits, 10)
        : /^x[0-9a-f]+$/i.test(digits)
            ? Number.parseInt(digits.slice(1), 16)
            : 0;
    const isCharacter = code === tab || code === newline || code === 0x0d || (code >= space && code < 0xd800) || (code >= 0xe000 && code <= 0xfffd);
    if (!isCharacter)
        return -1;
    found.text = String.fromCharCode(code);
    return end;
}

;// CONCATENATED MODULE: ./src/formats/saxes-quick.ts




const states = { begin: 0, beginWhitespace: 1, text: 13, openWaka: 15, openTagSlash: 35, attribute: 36 };
const endOfChunk = -1;
const forbiddenStart = 0;
const forbiddenBracket = 1;
const forbiddenBracketBracket = 2;
/** An object without a prototype's names on it that V8 still keeps in its fast mode, unlike `Object.create(null)`. */
const AttributeBag = function AttributeBag() { };
AttributeBag.prototype = Object.create(null);
const Base = saxes/* SaxesParser */.wT;
/**
 * The codes of a chunk of usual size. All parsers share it: what is in it lives no longer than one `write`, and 128 KiB for each
 * of two thousand small files would cost more time than reading them.
 */
const scratch = new Uint16Array(64 * 1024 + 1);
/**
 * saxes with quick paths through what makes up nearly all of a document: plain text, CDATA, and whole tags that lie within
 * one chunk. Each looks ahead without touching the parser, and leaves to saxes whatever is out of the ordinary.
 * They read the chunk as an array of character codes: that is three times faster than `charCodeAt`.
 */
class QuickSaxesParser extends Base {
    /** How many attributes the element that is being read has so far. */
    attributeCount = 0;
    nameOf = createKnownNames();
    codes = scratch;
    codesAreCurrent = false;
    reference = { text: '' };
    constructor() {
        super({ xmlns: false, position: true });
        // `on` would add these one by one; with a few more V8 moves the parser into dictionary mode, six times slower.
        this.textHandler = undefined;
        this.openTagHandler = undefined;
        this.closeTagHandler = undefined;
    }
    write(chunk) {
        this.codesAreCurrent = false;
        return super.write(chunk);
    }
    /** The codes of the current chunk, which is not quite what was written: saxes holds back a character that may belong to the next. */
    currentCodes() {
        if (this.codesAreCurrent)
            return this.codes;
        const { chunk } = this;
        if (this.codes.length <= chunk.length)
            this.codes = new Uint16Array(chunk.length + 1);
        const { codes } = this;
        Buffer.from(codes.buffer, codes.byteOffset, codes.byteLength).write(chunk, 'utf16le');
        codes[chunk.length] = sentinel;
        this.codesAreCurrent = true;
        return codes;
    }
    handleTextInRoot() {
        const codes = this.currentCodes();
        do {
            if (this.forbiddenState !== forbiddenStart || !this.readText(codes)) {
                super.handleTextInRoot();
                return;
            }
        } while (this.state === states.openWaka &&
            (this.readCloseTag(codes) || this.readOpenTag(codes)) &&
            this.tags.length > 0 &&
            this.i < this.chunk.length);
    }
    /** Moves on to `stop`, past text that may hold line feeds; `afterBreak` is where its last line begins. */
    moveTo(start, stop, lineBreaks, afterBreak) {
        if (lineBreaks > 0) {
            this.line += lineBreaks;
            this.column = stop - afterBreak;
        }
        else {
            this.column += stop - start;
        }
        this.prevI = stop - 1;
        this.i = stop;
    }
    /** Reads text up to and including `<`, or to the end of the chunk. False: saxes must go on from where it got to. */
    readText(codes) {
        const { chunk, i: start, textHandler, reference } = this;
        let i = start;
        let pieceStart = start;
        let lineBreaks = 0;
        let afterBreak = start;
        let code = codes[i] ?? sentinel;
        while (code !== lessThan) {
            if (code === newline) {
                lineBreaks += 1;
                afterBreak = i + 1;
            }
            else if (code === ampersand) {
                const end = endOfReference(chunk, codes, i, reference);
                if (end === -1)
                    break;
                if (textHandler !== undefined)
                    this.text += chunk.slice(pieceStart, i) + reference.text;
                i = end;
                pieceStart = end + 1;
            }
            else if (isSpecial(code) && code !== tab)
                break;
            else if (code === greaterThan && i - start >= 2 && codes[i - 1] === closeBracket && codes[i - 2] === closeBracket)
                break;
            i += 1;
            code = codes[i] ?? sentinel;
        }
        const found = code === lessThan;
        this.moveTo(start, found ? i + 1 : i, lineBreaks, afterBreak);
        if (textHandler !== undefined && (i > pieceStart || this.text.length > 0)) {
            const text = this.text.length === 0 ? chunk.slice(pieceStart, i) : this.text + chunk.slice(pieceStart, i);
            this.text = found ? '' : text;
            if (found)
                textHandler(text);
        }
        if (found) {
            this.state = states.openWaka;
            return true;
        }
        // The text may go on with the end of "]]>", which saxes faults.
        if (i > start && codes[i - 1] === closeBracket) {
            this.forbiddenState = i - 1 > start && codes[i - 2] === closeBracket ? forbiddenBracketBracket : forbiddenBracket;
        }
        return i >= chunk.length;
    }
    /** Reads `/name>` where it closes the innermost element. */
    readCloseTag(codes) {
        const { chunk, i: start, tags } = this;
        if (codes[start] !== slash)
            return false;
        const tag = tags[tags.length - 1];
        if (tag === undefined)
            return false;
        const after = start + 1 + tag.name.length;
        if (codes[after] !== greaterThan || after >= chunk.length || !chunk.startsWith(tag.name, start + 1))
            return false;
        this.moveTo(start, after + 1, 0, 0);
        this.state = states.text;
        tags.pop();
        this.tag = tag;
        this.closeTagHandler?.(tag);
        if (tags.length === 0)
            this.closedRoot = true;
        return true;
    }
    /** Reads a whole start tag, or nothing where anything in it is out of the ordinary. */
    readOpenTag(codes) {
        const { chunk, i: start, nameOf, reference } = this;
        let i = start;
        let code = codes[i] ?? sentinel;
        if (!isPlainNameStart(code))
            return false;
        while (isPlainNameCharacter(code))
            code = codes[++i] ?? sentinel;
        const name = nameOf(chunk, start, i);
        const attributes = new AttributeBag();
        let isSelfClosing = false;
        while (code !== greaterThan) {
            if (code === slash) {
                if (codes[++i] !== greaterThan)
                    return false;
                isSelfClosing = true;
                break;
            }
            if (code !== space)
                return false;
            while (code === space)
                code = codes[++i] ?? sentinel;
            if (code === slash || code === greaterThan)
                continue;
            const keyStart = i;
            if (!isPlainNameStart(code))
                return false;
            while (isPlainNameCharacter(code))
                code = codes[++i] ?? sentinel;
            if (code !== equals)
                return false;
            const key = nameOf(chunk, keyStart, i);
            const quote = codes[++i] ?? sentinel;
            if ((quote !== doubleQuote && quote !== singleQuote) || attributes[key] !== undefined)
                return false;
            let valueStart = i + 1;
            let value = '';
            code = codes[++i] ?? sentinel;
            while (code !== quote) {
                if (code === ampersand) {
                    const end = endOfReference(chunk, codes, i, reference);
                    if (end === -1)
                        return false;
                    value += chunk.slice(valueStart, i) + reference.text;
                    i = end;
                    valueStart = end + 1;
                }
                else if (code === lessThan || isSpecial(code))
                    return false;
                code = codes[++i] ?? sentinel;
            }
            attributes[key] = value === '' ? chunk.slice(valueStart, i) : value + chunk.slice(valueStart, i);
            code = codes[++i] ?? sentinel;
        }
        const tag = { name, attributes, isSelfClosing };
        this.moveTo(start, i + 1, 0, 0);
        this.state = states.text;
        this.tag = tag;
        this.openTagHandler?.(tag);
        if (isSelfClosing) {
            this.closeTagHandler?.(tag);
            this.tag = this.tags[this.tags.length - 1] ?? null;
        }
        else {
            this.tags.push(tag);
        }
        return true;
    }
    // Reads up to a character that is neither special nor the wanted one; saxes goes on where something special comes.
    captureToChar(wanted) {
        const codes = this.currentCodes();
        const { chunk, i: start } = this;
        let i = start;
        let lineBreaks = 0;
        let afterBreak = start;
        let code = codes[i] ?? sentinel;
        while (code !== wanted) {
            if (code === newline) {
                lineBreaks += 1;
                afterBreak = i + 1;
            }
            else if (isSpecial(code) && code !== tab)
                break;
            i += 1;
            code = codes[i] ?? sentinel;
        }
        const found = code === wanted;
        this.text += chunk.slice(start, i);
        this.moveTo(start, found ? i + 1 : i, lineBreaks, afterBreak);
        if (found)
            return true;
        return i < chunk.length ? super.captureToChar(wanted) : false;
    }
    // saxes gathers attributes in a list of objects and copies them afterwards into a slow object.
    sOpenTag() {
        const code = this.captureNameChars();
        if (code === endOfChunk)
            return;
        this.tag = { name: this.name, attributes: new AttributeBag(), isSelfClosing: false };
        this.attributeCount = 0;
        this.name = '';
        this.sawRoot = true;
        // saxes faults every element of a second document; its root is enough.
        if (this.closedRoot && this.tags.length === 0)
            this.fail('documents may contain only one root.');
        if (code === greaterThan) {
            this.openTag();
        }
        else if (code === slash) {
            this.state = states.openTagSlash;
        }
        else {
            if (code !== space && code !== newline && code !== tab)
                this.fail('disallowed character in tag name.');
            this.state = states.attribute;
        }
    }
    pushAttribPlain(name, value) {
        const attributes = this.tag?.attributes;
        if (attributes === undefined)
            return;
        if (attributes[name] !== undefined)
            this.fail(`duplicate attribute: ${name}.`);
        attributes[name] = value;
        this.attributeCount += 1;
    }
    processAttribsPlain() { }
}

;// CONCATENATED MODULE: ./src/formats/tolerant-parser.ts

const tolerant_parser_semicolon = 0x3b;
const tolerant_parser_lessThan = 0x3c;
/** The longest name of an entity or a character reference that is waited for. */
const maximumReferenceLength = 40;
/** The most text that one markup construct (an attribute, a comment, a declaration) keeps: half its head, half its tail. */
const maximumConstructLength = 512 * 1024;
/** How many attributes one element may have, how long a name may be and how many elements may be open. */
const maximumAttributes = 10_000;
const maximumNameLength = 64 * 1024;
const tolerant_parser_maximumDepth = 200_000;
/** A document so strange that reading on would cost more than it can bring. */
class MarkupLimitError extends Error {
}
const lateDeclaration = 'an XML declaration must be at the start of the document.';
const strayText = 'text data outside of root node.';
const isSpace = (code) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
const isReferenceCharacter = (code) => (code >= 0x30 && code <= 0x39) ||
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === 0x23 ||
    code > 0x7f ||
    code === 0x5f ||
    code === 0x2d ||
    code === 0x2e;
const untidyFaults = new Set([
    'the string "]]>" is disallowed in char data.',
    'malformed comment.',
    'no whitespace between attributes.',
    'inappropriately located doctype declaration.',
]);
function tolerant_parser_faultOf(message, parser) {
    switch (message) {
        case 'disallowed character.':
            return parser.chunk.charCodeAt(parser.prevI) === tolerant_parser_lessThan ? 'broken' : 'illegal-character';
        case 'undefined entity.':
        case 'malformed character entity.':
        case 'disallowed character in entity name.':
        case 'empty entity name.':
        case 'bare ampersand.':
            return 'bad-reference';
        case 'documents may contain only one root.':
            return 'second-root';
        case strayText:
            return 'stray-text';
        case lateDeclaration:
            return 'stray-declaration';
    }
    // It ends with the name of the tag, which the expression below must not see.
    if (message.startsWith('unmatched closing tag'))
        return 'broken';
    if (untidyFaults.has(message) ||
        message.startsWith('duplicate attribute') ||
        /\bxml declaration\b|\bversion\b|\bencoding\b|\bstandalone\b/i.test(message)) {
        return 'untidy';
    }
    return 'broken';
}
/** saxes with its holes closed: no error objects, mismatched tags mended, references and sizes bounded. */
class MendingParser extends QuickSaxesParser {
    events;
    toldStrayText = false;
    constructor(events) {
        super();
        this.events = events;
        this.openTagHandler = (tag) => events.open(tag.name, tag.attributes);
        this.closeTagHandler = (tag) => events.close(tag.name, true);
    }
    // saxes makes an Error with a stack for every fault; a file of a million control characters would take minutes.
    fail(message) {
        if (message === strayText) {
            // saxes takes the CDATA of a second document for text between documents.
            if (this.toldStrayText || this.tags.length > 0)
                return this;
            this.toldStrayText = true;
        }
        // That of a further document is one of its own.
        if (message === lateDeclaration)
            this.xmlDeclExpects = ['version'];
        this.events.fault(tolerant_parser_faultOf(message, this), message);
        return this;
    }
    // saxes faults text outside of the root where it ends, which may be the end of a chunk, and not where it begins.
    handleTextOutsideRoot() {
        const { chunk } = this;
        while (this.i < chunk.length && isSpace(chunk.charCodeAt(this.i)))
            this.getCodeNorm();
        if (this.i >= chunk.length)
            return;
        if (chunk.charCodeAt(this.i) !== tolerant_parser_lessThan)
            this.faultStrayText();
        super.handleTextOutsideRoot();
    }
    faultStrayText() {
        // Faults are told behind their character.
        this.column += 1;
        this.fail(strayText);
        this.column -= 1;
    }
    // saxes reads on to the next semicolon, wherever that is; "R&D" would swallow the tags that follow.
    sEntity() {
        while (true) {
            const code = this.getCodeNorm();
            if (code === endOfChunk)
                return;
            if (code === tolerant_parser_semicolon) {
                const { entity } = this;
                this.entity = '';
                this.leaveReference(entity === '' ? '&;' : this.parseEntity(entity));
                return;
            }
            if (!isReferenceCharacter(code) || this.entity.length >= maximumReferenceLength) {
                const literal = `&${this.entity}`;
                this.entity = '';
                this.unget();
                this.fail('bare ampersand.');
                this.leaveReference(literal);
                return;
            }
            this.entity += String.fromCodePoint(code);
        }
    }
    leaveReference(text) {
        this.state = this.entityReturnState;
        if (this.state !== states.text || this.textHandler !== undefined)
            this.text += text;
    }
    // A reference to a character that XML 1.0 does not allow is how producers write colours ("&#x1B;[31m"):
    // the character is kept. An entity of a DTD is never resolved and becomes nothing.
    parseEntity(entity) {
        const resolved = super.parseEntity(entity);
        if (resolved !== `&${entity};`)
            return resolved;
        const number = /^#(?:x([0-9a-f]+)|([0-9]+))$/i.exec(entity);
        if (number !== null) {
            const code = number[1] === undefined ? Number.parseInt(number[2] ?? '', 10) : Number.parseInt(number[1], 16);
            return code > 0 && code < 0x20 ? String.fromCharCode(code) : '';
        }
        return this.doctype ? '' : resolved;
    }
    // Past seven characters saxes keeps comparing an ever longer string and never leaves the state.
    sOpenWakaBang() {
        super.sOpenWakaBang();
        if (this.openWakaBang.length >= 7) {
            this.openWakaBang = '';
            this.state = states.text;
        }
    }
    // saxes closes every open element when an end tag matches none of them.
    closeTag() {
        const { tags, name } = this;
        const top = tags.at(-1);
        if (top === undefined || top.name === name) {
            super.closeTag();
            return;
        }
        this.state = states.text;
        this.name = '';
        const match = tags.findLastIndex((tag) => tag.name === name);
        this.fail(match === -1 ? `unmatched closing tag: ${name}.` : 'unexpected close tag.');
        if (match === -1)
            return;
        while (tags.length > match + 1)
            this.events.close(tags.pop().name, false);
        this.name = name;
        super.closeTag();
    }
    /** Keeps what saxes gathers between two chunks within bounds. */
    boundState() {
        if (this.text.length > maximumConstructLength) {
            const isContent = this.q === null && this.textHandler !== undefined;
            if (isContent && this.state >= states.text) {
                this.textHandler?.(this.text);
                this.text = '';
            }
            else {
                const half = maximumConstructLength / 2;
                this.text = this.text.slice(0, half) + this.text.slice(-half);
            }
        }
        if (this.name.length > maximumNameLength || this.piTarget.length > maximumNameLength) {
            throw new MarkupLimitError(`a name is longer than ${maximumNameLength} characters`);
        }
        if (this.attributeCount > maximumAttributes) {
            throw new MarkupLimitError(`an element has more than ${maximumAttributes} attributes`);
        }
        if (this.tags.length > tolerant_parser_maximumDepth) {
            throw new MarkupLimitError(`more than ${tolerant_parser_maximumDepth} elements are nested`);
        }
    }
}
/** Makes a parser that pushes `events`. `write` throws only a {@link MarkupLimitError}. */
function createTolerantParser(events) {
    const parser = new MendingParser(events);
    const onText = (piece) => events.text(piece);
    // saxes accumulates CDATA whether or not anybody listens.
    parser.on('cdata', (piece) => {
        if (parser.textHandler !== undefined)
            events.text(piece);
    });
    return {
        get line() {
            return parser.line;
        },
        get column() {
            return parser.column;
        },
        write(chunk) {
            parser.write(chunk);
            parser.boundState();
        },
        collectText(on) {
            parser.textHandler = on ? onText : undefined;
        },
        depth: () => parser.tags.length,
        insideMarkup: () => parser.state !== states.text && parser.state !== states.begin && parser.state !== states.beginWhitespace,
        abandonOpenElements() {
            while (parser.tags.length > 0)
                events.close(parser.tags.pop().name, false);
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/xml.ts


/** The part of a name behind its prefix. */
const localName = (name) => name.slice(name.indexOf(':') + 1);
function createLookup(handlers) {
    const plain = new Map();
    const nested = new Map();
    for (const [key, handler] of Object.entries(handlers)) {
        const slash = key.indexOf('/');
        if (slash === -1) {
            plain.set(key, handler);
        }
        else {
            const local = key.slice(slash + 1);
            const byParent = nested.get(local) ?? new Map();
            nested.set(local, byParent.set(key.slice(0, slash), handler));
        }
    }
    const entries = new Map();
    const makeEntry = (name) => {
        const local = localName(name);
        const entry = { local, handler: plain.get(local), byParent: nested.get(local) };
        // A hostile file has a million names; those of the format are few.
        if (entries.size < 1000)
            entries.set(name, entry);
        return entry;
    };
    return (name) => entries.get(name) ?? makeEntry(name);
}
const none = {};
/** Each for one, and for several of which the first is told. */
const xml_faultTexts = {
    'illegal-character': ['character that XML does not allow (kept)', 'characters that XML does not allow (kept)'],
    'bad-reference': ['reference that cannot be resolved (kept as text)', 'references that cannot be resolved (kept as text)'],
    'second-root': ['further document in the same file (read as well)', 'further documents in the same file (read as well)'],
    'stray-text': ['piece of text outside of the document (left out)', 'pieces of text outside of the document (left out)'],
    'stray-declaration': [
        'XML declaration behind the front of the file (skipped)',
        'XML declarations behind the front of the file (skipped)',
    ],
    untidy: ['small fault of markup (mended)', 'small faults of markup (mended)'],
};
const fragmentFaults = new Set(['second-root', 'stray-text', 'stray-declaration']);
/**
 * Drives `handlers` over the elements of a file, in constant memory. The problems it reports: one warning for each kind of
 * tolerated fault, and an `incomplete` error where markup is broken or the file ends inside it or before it.
 */
async function readXml(source, sink, makeHandlers, { fragments = false } = {}) {
    const faults = new Map();
    const names = [];
    const frames = [];
    const captured = createCapturedText();
    const outerTexts = [];
    let capturing = false;
    let hasElements = false;
    const parser = createTolerantParser({
        open(name, attributes) {
            hasElements = true;
            const entry = lookup(name);
            const parent = names.at(-1);
            const handler = (parent === undefined ? undefined : entry.byParent?.get(parent)) ?? entry.handler ?? none;
            names.push(entry.local);
            frames.push(handler);
            if (handler.text) {
                if (capturing)
                    outerTexts.push(captured.take());
                else
                    parser.collectText(true);
                capturing = true;
            }
            handler.open?.(attributes);
        },
        close(_name, complete) {
            names.pop();
            const handler = frames.pop() ?? none;
            if (!handler.text) {
                handler.close?.('', complete);
                return;
            }
            const text = captured.take();
            const outer = outerTexts.pop();
            if (outer === undefined) {
                capturing = false;
                parser.collectText(false);
            }
            else {
                captured.append(outer);
            }
            handler.close?.(text, complete);
        },
        text(piece) {
            captured.append(piece);
        },
        fault(fault, message) {
            if (fragments && fragmentFaults.has(fault))
                return;
            const tally = faults.get(fault);
            if (tally === undefined)
                faults.set(fault, { count: 1, line: parser.line, column: parser.column, message });
            else
                tally.count += 1;
        },
    });
    const cursor = {
        get line() {
            return parser.line;
        },
        get column() {
            return parser.column + 1;
        },
    };
    const lookup = createLookup(makeHandlers(cursor));
    let limit;
    let begun = false;
    try {
        for await (const chunk of source.chunks()) {
            begun = writeFrom(parser, chunk, begun, () => {
                if (!fragments)
                    faults.set('stray-text', { count: 1, line: 1, column: 1, message: '' });
            });
        }
    }
    catch (error) {
        if (!(error instanceof MarkupLimitError))
            throw error;
        limit = error;
    }
    const end = { line: cursor.line, column: cursor.column };
    const openElement = names.at(-1);
    const cut = parser.depth() > 0 || parser.insideMarkup();
    parser.abandonOpenElements();
    reportFaults(faults, sink);
    if (limit !== undefined) {
        sink.problem({ severity: 'error', kind: 'incomplete', message: `The file was not read to its end: ${limit.message}.`, ...end });
    }
    else if (cut || !hasElements) {
        const where = openElement !== undefined ? `inside <${openElement}>` : cut ? 'inside a tag' : 'before its first element';
        sink.problem({
            severity: 'error',
            kind: 'incomplete',
            message: `The file ends ${where}: it was cut, or its writer was stopped. The complete tests before are kept.`,
            ...end,
        });
    }
}
/** Leaves out what stands before the first `<` (a log line, blank lines), which no XML parser accepts. */
function writeFrom(parser, chunk, begun, onStray) {
    if (begun) {
        parser.write(chunk);
        return true;
    }
    const start = chunk.indexOf('<');
    const before = start === -1 ? chunk : chunk.slice(0, start);
    if (before.trim() !== '')
        onStray();
    const lineBreaks = before.split('\n').length - 1;
    // Blank lines in its place keep the line numbers right.
    if (lineBreaks > 0)
        parser.write('\n'.repeat(lineBreaks));
    if (start !== -1)
        parser.write(start === 0 ? chunk : chunk.slice(start));
    return start !== -1;
}
function reportFaults(faults, sink) {
    for (const [fault, { count, line, column, message }] of faults) {
        const place = { line, column: Math.max(1, column) };
        if (fault === 'broken') {
            const more = count === 1 ? '' : `, and ${count - 1} more`;
            sink.problem({
                severity: 'error',
                kind: 'incomplete',
                message: `The markup is broken (${message.replace(/\.$/, '')}${more}). The complete tests are kept.`,
                ...place,
            });
        }
        else {
            const [one, several] = xml_faultTexts[fault];
            sink.problem({ severity: 'warning', message: count === 1 ? `1 ${one}.` : `${count} ${several}, the first here.`, ...place });
        }
    }
}

;// CONCATENATED MODULE: ./src/formats/head.ts


/** How much of an XML file is looked at, in characters. */
const xmlHeadLength = 4096;
const maximumElements = 24;
/** Looks at the first characters of a file. `text` may be cut anywhere; a chunk of 64 KiB is enough. */
function describeHead(path, text) {
    const first = /\S/.exec(text)?.[0];
    if (first === undefined)
        return { path, text, kind: 'empty' };
    if (first === '{' || first === '[')
        return { path, text, kind: 'json', keys: jsonKeys(text) };
    const elements = first === '<' || /<\?xml|<[A-Za-z]/.test(text.slice(0, xmlHeadLength)) ? xmlElements(text) : [];
    if (first === '<' || elements.length > 0)
        return { path, text, kind: 'xml', root: elements[0], elements };
    return { path, text, kind: 'text' };
}
/** Whether the file holds an element of this name, under this parent where one is given, near its front. */
function hasElement(head, local, parent) {
    return (head.kind === 'xml' && head.elements.some((element) => element.local === local && (parent === undefined || element.parent === parent)));
}
function xmlElements(text) {
    const elements = [];
    const open = [];
    const parser = createTolerantParser({
        open(name, attributes) {
            if (elements.length === maximumElements)
                throw new MarkupLimitError('enough is known');
            const outer = open.at(-1);
            let namespaces = outer?.namespaces ?? {};
            for (const key in attributes) {
                if (key === 'xmlns')
                    namespaces = { ...namespaces, '': attributes[key] };
                else if (key.startsWith('xmlns:'))
                    namespaces = { ...namespaces, [key.slice(6)]: attributes[key] };
            }
            const local = localName(name);
            const prefix = name.slice(0, Math.max(0, name.length - local.length - 1));
            elements.push({ local, namespace: namespaces[prefix] ?? '', attributes, parent: outer?.local ?? '', depth: open.length });
            open.push({ local, namespaces });
        },
        close() {
            open.pop();
        },
        text() { },
        fault() { },
    });
    const start = text.indexOf('<');
    try {
        parser.write(text.slice(start, start + xmlHeadLength));
    }
    catch (error) {
        if (!(error instanceof MarkupLimitError))
            throw error;
    }
    return elements;
}
const maximumKeyDepth = 3;
const token = /["{}[\]]/g;
/** The paths of the object keys of a JSON text that may be cut anywhere; never parses the whole. */
function jsonKeys(text) {
    const keys = new Set();
    const path = [];
    let key = '';
    token.lastIndex = 0;
    for (let match = token.exec(text); match !== null; match = token.exec(text)) {
        switch (match[0]) {
            case '{':
                path.push(path.length === 0 ? '' : key);
                break;
            case '[':
                path.push(`${path.length === 0 ? '' : key}[]`);
                break;
            case '"': {
                const end = endOfString(text, match.index + 1);
                if (end === -1)
                    return keys;
                token.lastIndex = end + 1;
                if (/^\s*:/.test(text.slice(end + 1, end + 40))) {
                    key = text.slice(match.index + 1, end);
                    const full = [...path.slice(1), key];
                    if (path.length <= maximumKeyDepth && keys.size < 1000)
                        keys.add((path[0] ?? '') + (path[0] ? '.' : '') + full.join('.'));
                }
                break;
            }
            default:
                path.pop();
                // NDJSON: what follows the first value is another file's worth.
                if (path.length === 0)
                    return keys;
        }
    }
    return keys;
}
/** The index of the quote that ends a JSON string, or -1 where the text is cut before it. */
function endOfString(text, start) {
    for (let from = start;;) {
        const quote = text.indexOf('"', from);
        if (quote === -1)
            return -1;
        let backslashes = 0;
        while (text.charCodeAt(quote - 1 - backslashes) === 0x5c)
            backslashes += 1;
        if (backslashes % 2 === 0)
            return quote;
        from = quote + 1;
    }
}

;// CONCATENATED MODULE: ./src/formats/junit-outcome.ts

const skippedStatuses = new Set(['notrun', 'disabled', 'skipped', 'skip', 'ignored', 'pending']);
/** The first line of a text that says something. */
const junit_outcome_firstLine = (text) => text.trim().split('\n', 1)[0]?.trim() ?? '';
/** A test that did not run says so in `status` (GoogleTest, CTest) or `result` (GoogleTest), without a child element. */
function isSkipped({ status, result }) {
    if (status !== undefined && status !== 'run' && skippedStatuses.has(status.toLowerCase()))
        return true;
    return result !== undefined && result !== 'completed' && (result.toLowerCase() === 'suppressed' || result.toLowerCase() === 'skipped');
}
/** What a `<failure>` and its like say: the message as an attribute, else in the first line of the text, else the type alone. */
function junit_outcome_faultOf(own, text) {
    const details = text.trim() === '' ? '' : text;
    const message = own.message || junit_outcome_firstLine(details) || own.type || '';
    return { ...(message ? { message: capText(message) } : {}), ...(details ? { details } : {}) };
}
/** Several failures of one case (newman, mocha) are one failed test: the first message, and the details of all. */
function describeFailures(result, failures) {
    const message = failures.find((fault) => fault.message !== undefined)?.message;
    const details = failures.flatMap((fault) => (fault.details === undefined ? [] : [fault.details]));
    if (message !== undefined)
        result.message = message;
    if (details.length > 0)
        result.details = capText(details.join('\n\n'));
}
/**
 * Surefire: a flaky success lists its failures; a failure lists the first run as `failure` and the reruns behind it,
 * so that the last rerun is the result.
 */
function describeAttempts(result, reruns, flakyAttempts) {
    if (result.status !== 'failed') {
        if (flakyAttempts > 0 && result.status === 'successful')
            result.flaky = true;
        result.attempts = reruns;
        return;
    }
    const { message, details } = result;
    const first = { status: 'failed' };
    if (message !== undefined)
        first.message = message;
    if (details !== undefined)
        first.details = details;
    const last = reruns.at(-1);
    result.attempts = [first, ...reruns.slice(0, -1)];
    if (last?.message !== undefined)
        result.message = last.message;
    if (last?.details !== undefined)
        result.details = last.details;
}

;// CONCATENATED MODULE: ./src/formats/junit-suite-output.ts
/** How many failed tests of one suite wait for the suite's output. */
const maximumHeld = 20;
/**
 * TestNG's JUnit writer puts `<system-out>` behind each `<testcase>`, as its sibling; Gradle and Ant put one for the whole suite
 * behind the last. Which of the two it is shows only when the next element comes, so one test, and the failed ones of a suite, wait.
 */
function createSuiteOutput(sink) {
    let last;
    let pending;
    let interleaved = false;
    let held = [];
    let tooMany = false;
    const emitHeld = () => {
        for (const test of held)
            sink.test(test);
        if (held.length > 0)
            held = [];
    };
    const pass = (test) => {
        const waits = test.status === 'failed' && test.stdout === undefined && test.stderr === undefined && !tooMany;
        if (waits && held.length < maximumHeld) {
            held.push(test);
            return;
        }
        // A suite with so many failures is not explained by its output; they keep their order.
        if (waits) {
            tooMany = true;
            emitHeld();
        }
        sink.test(test);
    };
    const give = (test) => {
        if (pending?.stdout !== undefined)
            test.stdout ??= pending.stdout;
        if (pending?.stderr !== undefined)
            test.stderr ??= pending.stderr;
    };
    const flush = () => {
        if (last !== undefined)
            held.push(last);
        emitHeld();
        last = undefined;
        pending = undefined;
        interleaved = false;
        tooMany = false;
    };
    return {
        beforeCase() {
            if (last === undefined)
                return;
            if (pending !== undefined) {
                interleaved = true;
                give(last);
                pending = undefined;
            }
            pass(last);
            last = undefined;
        },
        take(test) {
            last = test;
        },
        add(stream, text) {
            pending ??= {};
            pending[stream] ??= text;
        },
        closeSuite() {
            if (pending !== undefined && last !== undefined) {
                if (interleaved || (held.length === 0 && last.status !== 'failed')) {
                    if (interleaved)
                        give(last);
                }
                else {
                    if (last.status === 'failed')
                        give(last);
                    for (const test of held)
                        give(test);
                }
            }
            flush();
        },
        flush,
    };
}

;// CONCATENATED MODULE: ./src/formats/junit-totals.ts


/** Compares totals over the suites that hold tests and no suites: others state their children's too. */
function createJunitTotals(sink) {
    let stated;
    let listed = 0;
    let skipped = 0;
    let reruns = false;
    return {
        addSuite(suiteStated, suiteListed) {
            stated = (stated ?? 0) + suiteStated;
            listed += suiteListed;
        },
        addSkipped() {
            skipped += 1;
        },
        sawReruns() {
            reruns = true;
        },
        check() {
            // Surefire counts every rerun; Ginkgo leaves out what was skipped.
            if (!reruns && stated !== listed - skipped)
                checkStatedTotal(sink, stated, listed);
        },
    };
}
/** A suite that states tests and lists none lost them; where it states failures too, nobody may call the run successful. */
function reportMissingCases(sink, own, total, line) {
    const bad = (parseNumber(own.failures) ?? 0) + (parseNumber(own.errors) ?? 0);
    const name = own.name ? ` "${own.name}"` : '';
    if (bad > 0) {
        sink.problem({
            severity: 'error',
            kind: 'incomplete',
            message: `The suite${name} states ${total} tests, ${bad} of them failed, but lists none.`,
            line,
        });
    }
    else {
        sink.problem({ severity: 'warning', message: `The suite${name} states ${total} tests, but lists none.`, line });
    }
}

;// CONCATENATED MODULE: ./src/formats/junit.ts










/** How deep suites nest in a path; deeper ones are counted to the last that fits. */
const junit_maximumSuites = 100;
const maximumFaults = 20;
const junit_maximumProperties = 200;
const tagProperties = new Set(['tag', 'tags', 'group', 'groups', 'category', 'categories', 'label']);
/**
 * JUnit XML. Nobody owns the format: every attribute is optional, suites nest to any depth or are missing, and totals are hints.
 * Sources: Ant's junit.xsl, Surefire's surefire-test-report.xsd, the Jenkins JUnit plug-in and what some forty producers write.
 */
const junit = {
    id: 'junit',
    title: 'JUnit XML',
    include: [
        '**/junit*.xml',
        '**/TEST-*.xml',
        '**/*.junit.xml',
        '**/*-junit.xml',
        '**/test-results/**/*.xml',
        '**/test-reports/**/*.xml',
        '**/surefire-reports/*.xml',
        '**/failsafe-reports/*.xml',
    ],
    matches(head) {
        if (head.kind !== 'xml' || head.root === undefined)
            return undefined;
        const { local, namespace } = head.root;
        if (local !== 'testsuites' && local !== 'testsuite')
            return undefined;
        // Check, the unit test library for C, has a root of the same name.
        if (namespace.includes('check.sourceforge.net') || (local === 'testsuites' && hasElement(head, 'suite', 'testsuites')))
            return undefined;
        return `root element <${local}>`;
    },
    async read(source, sink) {
        const totals = createJunitTotals(sink);
        const errors = createRunErrors(sink);
        await readXml(source, sink, (cursor) => handlersFor(sink, cursor, totals, errors));
        errors.finish();
        totals.check();
    },
};
function handlersFor(sink, cursor, totals, errors) {
    const suites = [];
    const rootSuite = {
        path: [],
        attributes: {},
        tags: [],
        line: 1,
        timestamp: undefined,
        className: undefined,
        classPath: [],
        hasSuites: true,
        cases: 0,
    };
    const output = createSuiteOutput(sink);
    let suite = rootSuite;
    let test;
    let failures = [];
    let reruns = [];
    let rerun;
    let flakyAttempts = 0;
    let skipped = false;
    let attributes = {};
    const openSuite = (suiteAttributes) => {
        output.flush();
        suite.hasSuites = true;
        suites.push(suite);
        const name = suiteAttributes.name ?? '';
        const { path } = suite;
        const isNew = name !== '' && name !== path.at(-1) && path.length < junit_maximumSuites;
        suite = {
            path: isNew ? [...path, name] : path,
            attributes: suiteAttributes,
            tags: [...suite.tags],
            line: cursor.line,
            timestamp: parseTimestamp(suiteAttributes.timestamp),
            className: undefined,
            classPath: [],
            hasSuites: false,
            cases: 0,
        };
    };
    const closeSuite = (_text, complete) => {
        output.closeSuite();
        const { attributes: own, cases, hasSuites, line } = suite;
        const total = parseNumber(own.tests);
        if (complete && !hasSuites && total !== undefined) {
            if (cases > 0)
                totals.addSuite(total, cases);
            else if (total > 0)
                reportMissingCases(sink, own, total, line);
        }
        suite = suites.pop() ?? rootSuite;
    };
    const addTag = (tag) => {
        if (test === undefined) {
            if (suite.tags.length < junit_maximumProperties)
                suite.tags.push(tag);
        }
        else if ((test.tags?.length ?? 0) < junit_maximumProperties) {
            test.tags = [...(test.tags ?? []), tag];
        }
    };
    const addFault = (fault) => {
        if (rerun === undefined && test !== undefined && failures.length < maximumFaults)
            failures.push(fault);
        if (test === undefined) {
            const name = suite.path.at(-1);
            errors.add(`The suite${name ? ` "${name}"` : ''} reports an error outside of its tests`, fault.message ?? '', cursor.line);
        }
    };
    const faultElement = {
        open(own) {
            attributes = own;
            if (test !== undefined)
                placeTest(test, own);
        },
        close(text, complete) {
            if (complete)
                addFault(junit_outcome_faultOf(attributes, text));
        },
        text: true,
    };
    const skippedElement = {
        open(own) {
            attributes = own;
        },
        close(text) {
            if (test === undefined)
                return;
            skipped = true;
            const reason = attributes.message ?? junit_outcome_firstLine(text);
            if (reason && failures.length === 0)
                test.message = capText(reason);
        },
        text: true,
    };
    // Surefire writes the trace in <stackTrace>, cargo-nextest as the element's own text.
    const rerunElement = (isFlaky) => ({
        open(own) {
            attributes = own;
            rerun = { status: 'failed' };
            const duration = parseDuration(own.time, 1000);
            const timestamp = parseTimestamp(own.timestamp);
            if (duration !== undefined)
                rerun.duration = duration;
            if (timestamp !== undefined)
                rerun.timestamp = timestamp;
            if (own.message)
                rerun.message = capText(own.message);
        },
        close(text, complete) {
            if (rerun === undefined || !complete)
                return;
            const fault = junit_outcome_faultOf(rerun.message === undefined ? attributes : { message: rerun.message }, text);
            if (fault.message !== undefined)
                rerun.message ??= fault.message;
            if (fault.details !== undefined)
                rerun.details ??= fault.details;
            if (reruns.length < maximumFaults)
                reruns.push(rerun);
            if (isFlaky)
                flakyAttempts += 1;
            rerun = undefined;
            totals.sawReruns();
        },
        text: true,
    });
    const outputElement = (stream) => ({
        close(text) {
            if (text.trim() === '')
                return;
            if (rerun !== undefined)
                rerun[stream] = text;
            else if (test !== undefined)
                test[stream] = test[stream] === undefined ? text : capText(`${test[stream]}\n${text}`);
            else
                output.add(stream, text);
        },
        text: true,
    });
    const openCase = (own) => {
        output.beforeCase();
        suite.cases += 1;
        test = { name: own.name ?? '', suite: pathOf(suite, own), status: 'successful' };
        const duration = parseDuration(own.time, 1000);
        if (duration !== undefined)
            test.duration = duration;
        const timestamp = own.timestamp === undefined ? suite.timestamp : (parseTimestamp(own.timestamp) ?? suite.timestamp);
        if (timestamp !== undefined)
            test.timestamp = timestamp;
        placeTest(test, own);
        if (test.file === undefined) {
            const file = suite.attributes.file ?? suite.attributes.filepath;
            if (file)
                test.file = file;
        }
        if (own.group)
            test.tags = [...suite.tags, ...own.group.split(',').map((group) => group.trim())];
        else if (suite.tags.length > 0)
            test.tags = [...suite.tags];
        skipped = isSkipped(own);
    };
    const closeCase = (_text, complete) => {
        const result = test;
        test = undefined;
        rerun = undefined;
        if (result !== undefined && complete) {
            const status = failures.length > 0 ? 'failed' : skipped ? 'skipped' : 'successful';
            result.status = status;
            if (status === 'skipped')
                totals.addSkipped();
            if (failures.length > 0)
                describeFailures(result, failures);
            if (reruns.length > 0)
                describeAttempts(result, reruns, flakyAttempts);
            output.take(result);
        }
        if (failures.length > 0)
            failures = [];
        if (reruns.length > 0)
            reruns = [];
        flakyAttempts = 0;
    };
    const addProperty = (own, text) => {
        const { name } = own;
        const value = own.value ?? text;
        if (!name)
            return;
        if (tagProperties.has(name)) {
            if (value)
                addTag(value);
        }
        else if (test !== undefined)
            test.metadata = addMetadata(test.metadata, name, value);
    };
    return {
        testsuite: { open: openSuite, close: closeSuite },
        testsuites: {
            close() {
                output.closeSuite();
            },
        },
        testcase: { open: openCase, close: closeCase },
        failure: faultElement,
        error: faultElement,
        skipped: skippedElement,
        disabled: skippedElement,
        ignored: skippedElement,
        rerunFailure: rerunElement(false),
        rerunError: rerunElement(false),
        flakyFailure: rerunElement(true),
        flakyError: rerunElement(true),
        stackTrace: {
            close(text) {
                if (rerun !== undefined && text !== '')
                    rerun.details = text;
            },
            text: true,
        },
        'system-out': outputElement('stdout'),
        'system-err': outputElement('stderr'),
        'properties/property': {
            open(own) {
                attributes = own;
            },
            close(text) {
                addProperty(attributes, text);
            },
            text: true,
        },
    };
}
/** The suite's path and, where it says more than the suite's name, the class. */
function pathOf(suite, own) {
    const className = own.classname ?? own.class;
    if (className === undefined || className === '')
        return suite.path;
    if (suite.className !== className) {
        suite.className = className;
        const last = suite.path.at(-1);
        // jest-junit repeats the test's name as its class.
        suite.classPath = className === last || className === own.name ? suite.path : [...suite.path, className];
    }
    return suite.classPath;
}
/** Takes `file` and `line` from the case, else from the failure (CTest and Qt write them there). */
function placeTest(test, own) {
    if (own.file)
        test.file ??= own.file;
    if (own.line !== undefined && test.line === undefined) {
        const line = Number(own.line);
        if (Number.isSafeInteger(line) && line > 0)
            test.line = line;
    }
}

;// CONCATENATED MODULE: ./src/formats/dotnet-stack.ts
const maximumLines = 200;
const maximumLineLength = 2000;
/** The longest word for "line" and what stands around it. */
const maximumWordLength = 20;
/**
 * Finds the place of a test in a .NET stack trace of any language: `at Shop.Cart.Adds() in C:\Shop\Cart.cs:line 12`,
 * `bei \u2026 in \u2026:Zeile 12.`, `at \u2026 in /shop/Cart.cs:12` (Mono).
 * @param method the test's method: its own frame wins over those of what it calls, which stand above it
 */
function placeInDotnetStack(stack, method) {
    // An async test runs in a class of its own: `Shop.Cart.<Adds>d__5.MoveNext()`.
    const signs = method ? [`.${method}(`, `<${method}>`, `.${method} (`] : [''];
    let topmost;
    let start = 0;
    for (let count = 0; count < maximumLines && start < stack.length; count += 1) {
        const end = stack.indexOf('\n', start);
        const next = end === -1 ? stack.length : end;
        const frame = stack.slice(start, Math.min(next, start + maximumLineLength));
        const isOwn = signs.some((sign) => frame.includes(sign));
        // Of the frames of others only the topmost counts.
        const place = isOwn || topmost === undefined ? placeInFrame(frame) : undefined;
        if (place !== undefined && isOwn)
            return place;
        topmost ??= place;
        start = next + 1;
    }
    return topmost;
}
const isDigit = (code) => code >= 0x30 && code <= 0x39;
function placeInFrame(frame) {
    let end = frame.trimEnd().length;
    // German .NET ends the sentence.
    if (frame[end - 1] === '.')
        end -= 1;
    let digits = end;
    while (digits > 0 && isDigit(frame.charCodeAt(digits - 1)))
        digits -= 1;
    const line = Number(frame.slice(digits, end));
    const colon = frame.lastIndexOf(':', digits);
    if (digits === end || colon === -1 || digits - colon > maximumWordLength || !(line > 0) || !Number.isSafeInteger(line))
        return undefined;
    const path = pathBefore(frame, colon);
    return path === undefined ? undefined : { file: path, line };
}
/** The absolute path that ends at `end`: what begins with a slash, a backslash or a drive behind a space. */
function pathBefore(frame, end) {
    for (let space = frame.indexOf(' '); space !== -1 && space < end; space = frame.indexOf(' ', space + 1)) {
        const first = frame[space + 1];
        const isDrive = frame[space + 2] === ':' && (frame[space + 3] === '\\' || frame[space + 3] === '/');
        if (first === '/' || first === '\\' || isDrive)
            return space + 1 < end ? frame.slice(space + 1, end) : undefined;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/formats/nunit-status.ts
const nunit_status_statuses = {
    passed: 'successful',
    success: 'successful',
    warning: 'successful',
    failed: 'failed',
    failure: 'failed',
    error: 'failed',
    skipped: 'skipped',
    ignored: 'skipped',
    // NUnit 2 prints these under "not run".
    notrunnable: 'skipped',
    inconclusive: 'skipped',
    cancelled: 'cancelled',
};
/** Whether a failed case, suite or run was stopped from outside. */
const isCancelled = ({ label }) => label === 'Cancelled' || label === 'Canceled';
/**
 * The status of a test case of NUnit 3 or 2. A case without any result, as `--explore` lists it, is unknown.
 * @param hasFailure whether it holds a `failure`; NUnit 2.4 and older have no `result`, but `executed` and `success`
 */
function nunitStatus(attributes, hasFailure) {
    const { result, executed } = attributes;
    // The usual words first, without a copy in lower case.
    if (result === 'Passed' || result === 'Success')
        return 'successful';
    if (result === undefined || result === '') {
        if (executed === undefined)
            return 'unknown';
        if (executed.toLowerCase() === 'false')
            return 'skipped';
        return hasFailure || attributes.success?.toLowerCase() === 'false' ? 'failed' : 'successful';
    }
    const word = result.toLowerCase();
    const status = (Object.hasOwn(nunit_status_statuses, word) ? nunit_status_statuses[word] : undefined) ?? 'unknown';
    return status === 'failed' && isCancelled(attributes) ? 'cancelled' : status;
}

;// CONCATENATED MODULE: ./src/formats/nunit-suites.ts
/** The suite around all others. */
const noNunitSuite = () => ({ path: [], outer: [], fullName: '', name: '', site: undefined, tags: [] });
const maximumPathLength = 100;
const maximumFullNameLength = 10_000;
const containers = new Set(['Assemblies', 'Assembly', 'Project', 'Test Project']);
// They group the cases of one method or the arguments of one fixture; what they hold repeats their name.
const transparent = new Set([
    'ParameterizedMethod',
    'ParameterizedTest',
    'GenericMethod',
    'Theory',
    'ParameterizedFixture',
    'GenericFixture',
]);
/**
 * NUnit nests a suite for every part of a namespace. A path keeps the assembly's file name, without the folder of the machine,
 * and the full name of the innermost fixture.
 */
function openNunitSuite(parent, attributes) {
    const type = attributes.type ?? '';
    const name = attributes.name ?? '';
    const site = attributes.site;
    const inherited = {
        path: parent.path,
        outer: parent.outer,
        fullName: parent.fullName,
        name: name || parent.name,
        site,
        tags: parent.tags,
    };
    if (containers.has(type) || (type === '' && isAssemblyPath(name))) {
        // xharness writes "N/A " where it does not know the assembly.
        const file = type === 'Assemblies' || name.startsWith('N/A') ? '' : baseName(name);
        // NUnit 2.2 nests an assembly in itself.
        const isNew = file !== '' && file !== parent.path.at(-1);
        const path = isNew ? extended(parent.path, file) : parent.path;
        return { ...inherited, path, outer: path, fullName: '' };
    }
    if (transparent.has(type) || name === '' || name === '[default namespace]')
        return inherited;
    const fullName = fullNameOf(parent, type, name, attributes.fullname);
    if (fullName === parent.fullName)
        return inherited;
    const outer = isWithin(fullName, parent.fullName) ? parent.outer : parent.path;
    return { ...inherited, path: extended(outer, fullName), outer, fullName };
}
/**
 * Splits what a test case is called. NUnit 3 writes the short name into `name`; NUnit 2 the full name, which is also the better source
 * of the fixture: before 2.5.3 suites had no type, and those of generic fixtures and of methods looked like any other.
 */
function placeNunitCase(attributes, suite) {
    const name = attributes.name ?? '';
    const { fullname } = attributes;
    if (fullname !== undefined)
        return { name: name || fullname, suite: suite.path };
    const { length } = suite.fullName;
    if (length > 0 && name.charCodeAt(length) === 0x2e && name.startsWith(suite.fullName) && !hasQualifier(name, length + 1)) {
        return { name: name.slice(length + 1), suite: suite.path };
    }
    const dot = endOfQualifier(name);
    if (dot === -1)
        return { name, suite: suite.path };
    const qualifier = name.slice(0, dot);
    if (suite.qualified?.at(-1) !== qualifier)
        suite.qualified = extended(suite.outer, qualifier);
    return { name: name.slice(dot + 1), suite: suite.qualified };
}
/** Whether a dot follows before the arguments. */
function hasQualifier(name, start) {
    const dot = name.indexOf('.', start);
    if (dot === -1)
        return false;
    const parenthesis = name.indexOf('(', start);
    return parenthesis === -1 || dot < parenthesis;
}
const nunit_suites_maximumNameLength = 10_000;
/** The last dot outside of arguments (`Fixture("a.b").Adds(1.5)`), or -1. A sentence is a name of somebody's choice and has none. */
function endOfQualifier(name) {
    let dot = -1;
    let depth = 0;
    let quote = '';
    const length = Math.min(name.length, nunit_suites_maximumNameLength);
    for (let index = 0; index < length; index += 1) {
        const character = name[index] ?? '';
        if (quote !== '') {
            if (character === '\\')
                index += 1;
            else if (character === quote)
                quote = '';
        }
        else if (depth > 0 && (character === '"' || character === "'"))
            quote = character;
        else if ('(<['.includes(character))
            depth += 1;
        else if (')>]'.includes(character))
            depth -= 1;
        else if (depth === 0 && /\s/.test(character))
            return -1;
        else if (depth === 0 && character === '.')
            dot = index;
    }
    return dot > 0 && dot < name.length - 1 ? dot : -1;
}
const extended = (path, name) => (path.length < maximumPathLength ? [...path, name] : path);
const isAssemblyPath = (name) => /[\\/]/.test(name) && /\.(?:dll|exe)$/i.test(name);
const baseName = (path) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
function fullNameOf(parent, type, name, fullname) {
    // A SetUpFixture stands for its namespace, and its full name is that of a class beside the others.
    if (fullname && type !== 'SetUpFixture')
        return fullname;
    // NUnit 2 run by xUnit.net's own transformation.
    if (type === 'TestCollection')
        return name.replace(/^Test collection for /, '');
    const outer = parent.fullName;
    // NUnit 2.2 writes full names, later ones the last part.
    if (outer === '' || name.startsWith(`${outer}.`) || outer.length > maximumFullNameLength)
        return name;
    return isIdentifier(outer) && isIdentifier(name) ? `${outer}.${name}` : name;
}
/** Whether a name may be a namespace or a class with or without arguments; a heading is not. */
const isIdentifier = (name) => /^[^\s(/\\]+(?:\(|$)/.test(name);
function isWithin(inner, outer) {
    return outer !== '' && inner.length > outer.length && '.+(<`'.includes(inner.charAt(outer.length)) && inner.startsWith(outer);
}

;// CONCATENATED MODULE: ./src/formats/nunit.ts











/** Suites deeper than this count as the last that fits. */
const nunit_maximumDepth = 500;
const nunit_maximumTags = 200;
/**
 * NUnit 3 (`test-run`) and NUnit 2 (`test-results`), also wrapped by TouchUnit or cut to a `test-suite`.
 * Sources: "Test Result XML Format" on docs.nunit.org, `Results.xsd` of NUnit 2.5.
 */
const nunit = {
    id: 'nunit',
    title: 'NUnit XML',
    include: ['**/TestResult*.xml', '**/*nunit*.xml', '**/*NUnit*.xml'],
    matches(head) {
        if (head.kind !== 'xml' || head.root === undefined)
            return undefined;
        const { local, namespace, attributes } = head.root;
        // Allure 1 has a root <test-suite> in a namespace of its own.
        if (namespace !== '')
            return undefined;
        if (local === 'test-run' || local === 'test-results')
            return `root element <${local}>`;
        if (local === 'test-suite') {
            const isNunit = attributes.runstate ?? attributes.result ?? attributes.executed ?? attributes.testcasecount;
            return isNunit !== undefined || hasElement(head, 'test-case') ? 'root element <test-suite>' : undefined;
        }
        return hasElement(head, 'test-results') || hasElement(head, 'test-run') ? `NUnit results in an element <${local}>` : undefined;
    },
    async read(source, sink) {
        const errors = createRunErrors(sink);
        const totals = createTotals(sink);
        await readXml(source, sink, (cursor) => nunit_handlersFor(sink, cursor, errors, totals));
        errors.finish();
        totals.check();
    },
};
function nunit_handlersFor(sink, cursor, errors, totals) {
    const suites = [];
    let suite = noNunitSuite();
    let runTimestamp;
    let cancelled = false;
    let run = {};
    let attributes = {};
    let test;
    let failure;
    let reason;
    let assertions = '';
    const checkCancelled = (own) => {
        if (cancelled || !isCancelled(own))
            return;
        cancelled = true;
        errors.add('The run was cancelled before its end', '', cursor.line);
    };
    const openRun = (own) => {
        run = own;
        runTimestamp = timestampOfRun(own);
        checkCancelled(own);
    };
    const closeRun = (_text, complete) => {
        if (complete)
            totals.addRun(run);
    };
    const openCase = (own) => {
        attributes = own;
        const place = placeNunitCase(own, suite);
        test = { name: place.name, suite: place.suite, status: 'unknown' };
        const duration = durationOfCase(own.duration ?? own.time);
        if (duration !== undefined)
            test.duration = duration;
        const start = own['start-time'];
        const timestamp = (start === undefined ? undefined : parseTimestamp(start)) ?? runTimestamp;
        if (timestamp !== undefined)
            test.timestamp = timestamp;
        if (suite.tags.length > 0)
            test.tags = suite.tags;
        if (own.description)
            test.metadata = addMetadata(test.metadata, 'Description', own.description);
        reason = undefined;
        assertions = '';
    };
    const closeCase = (_text, complete) => {
        const result = test;
        const fault = failure;
        test = undefined;
        failure = undefined;
        if (result === undefined || !complete)
            return;
        result.status = nunitStatus(attributes, fault !== undefined);
        totals.addCase(attributes, result);
        const { label } = attributes;
        // Some loggers write a sentence there.
        const message = (fault?.message || reason || assertions || (label?.includes(' ') ? label : ''))?.trimEnd();
        if (message)
            result.message = capText(message);
        if (fault?.trace) {
            result.details = fault.trace;
            if (result.status === 'failed')
                nunit_placeTest(result, attributes);
        }
        sink.test(result);
    };
    const closeFailure = (text, complete) => {
        if (test !== undefined || !complete)
            return;
        const message = failure?.message ?? text.trim();
        failure = undefined;
        reportSuiteFailure(errors, suite, message, cursor.line);
    };
    const addTag = (tag) => {
        const owner = test ?? suite;
        const tags = owner.tags ?? [];
        if (tag !== '' && tags.length < nunit_maximumTags && !tags.includes(tag))
            owner.tags = [...tags, tag];
    };
    const addProperty = ({ name, value = '' }) => {
        if (name === 'Category')
            addTag(value);
        else if (test === undefined || !name)
            return;
        else if (name === '_SKIPREASON' || name === '_IGNOREREASON')
            reason ??= value;
        else if (!name.startsWith('_'))
            test.metadata = addMetadata(test.metadata, name, value);
    };
    const runElement = { open: openRun, close: closeRun };
    return {
        'test-run': runElement,
        'test-results': runElement,
        'test-suite': {
            open(own) {
                checkCancelled(own);
                suites.push(suite);
                if (suites.length < nunit_maximumDepth)
                    suite = openNunitSuite(suite, own);
            },
            close() {
                suite = suites.pop() ?? suite;
            },
        },
        'test-case': { open: openCase, close: closeCase },
        property: { open: addProperty },
        category: {
            open({ name = '' }) {
                addTag(name);
            },
        },
        failure: {
            open() {
                failure ??= {};
            },
            close: closeFailure,
            text: true,
        },
        'failure/message': {
            close(text) {
                if (failure !== undefined)
                    failure.message = text;
            },
            text: true,
        },
        'failure/stack-trace': {
            close(text) {
                if (failure !== undefined && text.trim() !== '')
                    failure.trace = text;
            },
            text: true,
        },
        'reason/message': {
            close(text) {
                if (text !== '')
                    reason = text;
            },
            text: true,
        },
        // They repeat the failure, but are all that a warning has.
        'assertion/message': {
            close(text) {
                if (text !== '')
                    assertions = assertions === '' ? text : capText(`${assertions}\n${text}`);
            },
            text: true,
        },
        'test-case/output': {
            close(text) {
                if (test !== undefined && text !== '')
                    test.stdout = text;
            },
            text: true,
        },
        'attachment/filePath': {
            close(text) {
                if (test !== undefined && text !== '')
                    test.metadata = addMetadata(test.metadata, 'Attachment', text);
            },
            text: true,
        },
        // NUnitXml.TestLogger.
        'errors/error': {
            close(text, complete) {
                if (complete)
                    errors.add('The run reports an error', text, cursor.line);
            },
            text: true,
        },
    };
}
/** NUnit 3 dates every case; NUnit 2 and the first NUnit 3 date the run, in two attributes. */
function timestampOfRun(own) {
    const date = own.date ?? own['run-date'];
    const start = own.time === undefined || own.date === undefined ? own['start-time'] : own.time;
    return date === undefined ? parseTimestamp(start) : parseTimestamp(`${date} ${start ?? ''}`);
}
/** Seconds; NUnitLite's first NUnit 3 writes time spans. */
function durationOfCase(text) {
    return text?.includes(':') ? parseTimeSpan(text) : parseDuration(text, 1000);
}
/** Takes file and line from the stack trace, the only place that has them. */
function nunit_placeTest(result, { methodname }) {
    const parenthesis = result.name.indexOf('(');
    const method = methodname ?? (parenthesis === -1 ? result.name : result.name.slice(0, parenthesis));
    const place = placeInDotnetStack(result.details ?? '', method);
    if (place === undefined)
        return;
    result.file = place.file;
    result.line = place.line;
}
/** A suite also fails because its children do, or the suite around it; only what is its own is an error of the run. */
function reportSuiteFailure(errors, suite, message, line) {
    const { site, name } = suite;
    if (site === 'Child' || site === 'Parent' || /^(?:One or more child tests|Child test)\b/.test(message))
        return;
    if (site === 'SetUp')
        errors.add(`The set-up of the suite "${name}" failed`, message, line);
    else if (site === 'TearDown')
        errors.add(`The tear-down of the suite "${name}" failed`, message.replace(/^TearDown : /, ''), line);
    else if (message !== '')
        errors.add(`The suite "${name}" failed outside of its tests`, message, line);
}
function createTotals(sink) {
    let listed = 0;
    let unknown = 0;
    let warnings = 0;
    let stated;
    let notRun = 0;
    let isList = false;
    return {
        addCase(attributes, { status }) {
            listed += 1;
            if (status === 'unknown')
                unknown += 1;
            if (attributes.result === 'Warning')
                warnings += 1;
        },
        addRun(run) {
            const total = parseNumber(run.total);
            if (total !== undefined)
                stated = (stated ?? 0) + total;
            notRun += parseNumber(run['not-run']) ?? 0;
            isList ||= run.result === undefined && total === undefined;
        },
        check() {
            if (isList && listed > 0 && unknown === listed) {
                sink.problem({ severity: 'warning', message: 'The file lists tests without results, as nunit3-console --explore does.' });
            }
            // NUnit 2 leaves out what was not run, early loggers for NUnit 3 the warnings.
            if (stated !== listed - notRun && stated !== listed - warnings)
                checkStatedTotal(sink, stated, listed);
        },
    };
}

// EXTERNAL MODULE: ./src/records/detach.ts
var detach = __nccwpck_require__(34071);
;// CONCATENATED MODULE: ./src/formats/qt.ts







const unknownWord = 0;
const good = 1;
const skip = 2;
const blacklisted = 3;
const bad = 4;
const weights = new Map([
    ['pass', good],
    // An expected failure; a pass of the same row usually follows.
    ['xfail', good],
    ['bpass', good],
    ['bxfail', good],
    ['skip', skip],
    // Blacklisted failures do not count for Qt's own exit status.
    ['bfail', blacklisted],
    ['bxpass', blacklisted],
    ['fail', bad],
    ['xpass', bad],
]);
const qt_statuses = ['unknown', 'successful', 'skipped', 'skipped', 'failed'];
/**
 * Qt Test XML, with and without a root element (`-o file,xml` and `-o file,lightxml`), of Qt 4 to 6, and several documents behind each
 * other. A test is a data row, as in the totals that Qt prints. Source: qtbase, `qxmltestlogger.cpp`.
 */
const qt = {
    id: 'qt',
    title: 'Qt Test XML',
    include: ['**/tst_*.xml', '**/tst_*.lightxml', '**/*.lightxml', '**/qtest*.xml', '**/qt-test*.xml'],
    matches(head) {
        if (head.kind !== 'xml' || head.root === undefined)
            return undefined;
        const { local } = head.root;
        if (local === 'TestCase' && (hasElement(head, 'Environment', 'TestCase') || hasElement(head, 'TestFunction', 'TestCase')))
            return 'root element <TestCase>';
        // Light XML is the same without the root element.
        if (local === 'Environment' && hasElement(head, 'QtVersion', 'Environment'))
            return 'element <QtVersion> inside of <Environment>';
        return local === 'TestFunction' && hasElement(head, 'Incident', 'TestFunction')
            ? 'element <Incident> inside of <TestFunction>'
            : undefined;
    },
    async read(source, sink) {
        const runErrors = createRunErrors(sink);
        await readXml(source, sink, (cursor) => qt_handlersFor(sink, runErrors, cursor, qt_baseName(source.path)), { fragments: true });
        runErrors.finish();
    },
};
/** Light XML does not name the test class; the file is usually called after it. */
function qt_baseName(path) {
    const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    const dot = name.indexOf('.');
    return dot > 0 ? name.slice(0, dot) : name;
}
function qt_handlersFor(sink, runErrors, cursor, fileName) {
    const noCase = fileName === '' ? [] : [fileName];
    let suite = noCase;
    let functionName;
    let row;
    let entry;
    let duration;
    let crash;
    // Messages stand before the incident that ends their row, or behind it.
    let rowOutput = createOutput();
    let nextOutput = createOutput();
    let nextMetadata;
    const details = createCapturedText();
    let faults = 0;
    const finishRow = () => {
        if (row === undefined)
            return;
        const { result, weight, reason } = row;
        result.status = qt_statuses[weight === -1 ? unknownWord : weight];
        if (reason !== undefined && reason.description !== '')
            result.message = reason.description;
        if (reason?.attributes.file)
            qt_placeTest(result, reason.attributes);
        const stdout = rowOutput.take();
        if (stdout !== undefined)
            result.stdout = stdout;
        if (faults > 0)
            result.details = details.take();
        faults = 0;
        row = undefined;
        sink.test(result);
    };
    const beginRow = (tag) => {
        finishRow();
        const name = functionName ?? '';
        const own = {
            tag,
            weight: -1,
            reason: undefined,
            result: { name: tag === '' ? name : `${name}(${tag})`, suite, status: 'unknown' },
        };
        const output = rowOutput;
        rowOutput = nextOutput;
        nextOutput = output;
        if (nextMetadata !== undefined)
            own.result.metadata = nextMetadata;
        nextMetadata = undefined;
        row = own;
        return own;
    };
    const takeIncident = (incident) => {
        const { attributes, tag, description } = incident;
        const current = row === undefined || row.tag !== tag ? beginRow(tag) : row;
        const weight = weights.get(attributes.type) ?? unknownWord;
        if (weight === bad)
            addFault(attributes, description);
        // Of incidents that weigh the same, the first.
        if (weight <= current.weight)
            return;
        current.weight = weight;
        current.reason = incident;
    };
    const addFault = ({ file, line }, description) => {
        if (description === '' && !file)
            return;
        if (faults > 0)
            details.append('\n');
        faults += 1;
        details.append(description);
        if (file)
            details.append(`\n   Loc: [${file}(${line ?? 0})]`);
    };
    const takeMessage = ({ attributes, tag, description }) => {
        const type = attributes.type ?? 'message';
        if (functionName === undefined) {
            if (type === 'qfatal')
                runErrors.add('The program ended with a fatal error outside of a test function', description, cursor.line);
            return;
        }
        if (type === 'qfatal')
            crash = description;
        const output = row !== undefined && row.tag === tag ? rowOutput : nextOutput;
        output.add(`${type}: ${description}`);
    };
    const entryHandler = (isMessage) => ({
        open(attributes) {
            entry = { attributes, isMessage, tag: '', description: '' };
        },
        close(_text, complete) {
            const own = entry;
            entry = undefined;
            if (own === undefined || !complete)
                return;
            // Up to Qt 6.2 a skipped row has no incident.
            const isIncident = !own.isMessage || own.attributes.type === 'skip';
            if (!isIncident)
                takeMessage(own);
            else if (functionName !== undefined)
                takeIncident(own);
        },
    });
    return {
        TestCase: {
            open({ name }) {
                suite = name ? [(0,detach/* detach */.Y)(name)] : noCase;
            },
            close() {
                suite = noCase;
            },
        },
        TestFunction: {
            open({ name }) {
                functionName = name === undefined ? '' : (0,detach/* detach */.Y)(name);
                duration = undefined;
                crash = undefined;
            },
            close(_text, complete) {
                if (row === undefined) {
                    // Without an incident, no test stands for it.
                    if (crash !== undefined && complete)
                        runErrors.add(`The program ended with a fatal error in "${functionName?.slice(0, 200)}"`, crash, cursor.line);
                }
                else {
                    // Qt times the function as a whole; its last row stands for it.
                    if (duration !== undefined)
                        row.result.duration = duration;
                    const rest = nextOutput.take();
                    if (rest !== undefined)
                        rowOutput.add(rest);
                    finishRow();
                }
                nextOutput.take();
                nextMetadata = undefined;
                functionName = undefined;
            },
        },
        'TestFunction/Duration': {
            open({ msecs }) {
                duration = parseDuration(msecs, 1);
            },
        },
        Incident: entryHandler(false),
        Message: entryHandler(true),
        DataTag: {
            close(text) {
                if (entry !== undefined)
                    entry.tag = text;
            },
            text: true,
        },
        Description: {
            close(text) {
                if (entry !== undefined)
                    entry.description = text;
            },
            text: true,
        },
        BenchmarkResult: {
            open({ metric = '', tag = '', value = '', iterations }) {
                const isOfRow = row !== undefined && row.tag === tag;
                let metadata = addMetadata(isOfRow ? row?.result.metadata : nextMetadata, `benchmark ${metric}`, value);
                if (iterations !== undefined)
                    metadata = addMetadata(metadata, `benchmark ${metric} iterations`, iterations);
                if (isOfRow && row !== undefined)
                    row.result.metadata = metadata;
                else
                    nextMetadata = metadata;
            },
        },
    };
}
function qt_placeTest(result, { file = '', line }) {
    result.file = file;
    const number = Number(line);
    if (Number.isSafeInteger(number) && number > 0)
        result.line = number;
}
function createOutput() {
    const text = createCapturedText();
    let isEmpty = true;
    return {
        add(line) {
            text.append(isEmpty ? line : `\n${line}`);
            isEmpty = false;
        },
        take() {
            if (isEmpty)
                return undefined;
            isEmpty = true;
            return text.take();
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/robot-keywords.ts


/** Robot itself allows 140; what is deeper keeps no names. */
const robot_keywords_maximumDepth = 1000;
const maximumFailures = 20;
const maximumArguments = 20;
const maximumArgumentLength = 500;
/** How many of the innermost keywords a failure names. */
const maximumPath = 12;
/** Makes a follower of the keywords of test after test. */
function createRobotKeywords() {
    const names = [];
    const argumentLists = [];
    const stdout = createCapturedText();
    const stderr = createCapturedText();
    let hasStdout = false;
    let hasStderr = false;
    const tries = [];
    let failures = [];
    /** The innermost keyword of the failure that is on its way out, and how far out it has come. */
    let failing;
    let failingDepth = 0;
    let reason = '';
    const endFailure = () => {
        if (failing !== undefined && failures.length < maximumFailures)
            failures.push(failing);
        failing = undefined;
    };
    return {
        open(name, owner) {
            // A keyword of the test itself failed, and the test went on.
            if (names.length === 0)
                endFailure();
            const isKept = names.length < robot_keywords_maximumDepth;
            if (isKept)
                argumentLists[names.length] = undefined;
            names.push(isKept ? (owner === undefined ? name : `${owner}.${name}`) : '');
        },
        argument(text) {
            const index = names.length - 1;
            if (index < 0 || index >= robot_keywords_maximumDepth)
                return;
            const list = argumentLists[index];
            const kept = (0,detach/* detach */.Y)(text.slice(0, maximumArgumentLength));
            if (list === undefined)
                argumentLists[index] = [kept];
            else if (list.length < maximumArguments)
                list.push(kept);
        },
        status(word) {
            const depth = names.length;
            if (depth > robot_keywords_maximumDepth)
                return;
            if (word !== 'FAIL') {
                // What failed inside was caught, by TRY or Run Keyword And Ignore Error.
                if (failing !== undefined && failingDepth > depth)
                    failing = undefined;
                return;
            }
            if (failing === undefined || failingDepth <= depth) {
                const path = names.slice(-maximumPath);
                const own = [path.pop() ?? '', ...(argumentLists[depth - 1] ?? [])].join('    ');
                failing = [own, ...path.reverse().map((name) => `  in ${name}`), ...(reason === '' ? [] : [reason])].join('\n');
            }
            failingDepth = depth;
            reason = '';
        },
        message(level, text) {
            switch (level) {
                case 'INFO':
                    hasStdout = append(stdout, hasStdout, text);
                    break;
                case 'WARN':
                case 'ERROR':
                    hasStderr = append(stderr, hasStderr, `${level}: ${text}`);
                    break;
                case 'FAIL':
                    reason = text.trim();
                    break;
                case 'DEBUG':
                    // With --loglevel DEBUG the Python traceback follows the message of a failure.
                    if (reason !== '' && text.startsWith('Traceback '))
                        reason += `\n${text}`;
            }
        },
        close() {
            names.pop();
        },
        openTry() {
            if (names.length === 0)
                endFailure();
            tries.push(failures.length);
        },
        forgiveTry() {
            failures.length = tries.at(-1) ?? 0;
            failing = undefined;
        },
        closeTry() {
            tries.pop();
        },
        depth: () => names.length,
        take() {
            endFailure();
            const taken = {
                details: failures.length === 0 ? undefined : failures.join('\n\n'),
                stdout: hasStdout ? stdout.take() : undefined,
                stderr: hasStderr ? stderr.take() : undefined,
            };
            if (failures.length > 0)
                failures = [];
            hasStdout = false;
            hasStderr = false;
            reason = '';
            return taken;
        },
    };
}
function append(output, hasText, text) {
    if (hasText)
        output.append('\n');
    output.append(text);
    return true;
}

;// CONCATENATED MODULE: ./src/formats/robot-status.ts

const robot_status_statuses = {
    PASS: 'successful',
    FAIL: 'failed',
    SKIP: 'skipped',
    'NOT RUN': 'skipped',
    NOT_RUN: 'skipped',
};
/** The status of a test by its own word, `PASS`, `FAIL`, `SKIP` or `NOT RUN`. */
function robotStatus(word) {
    return word !== undefined && Object.hasOwn(robot_status_statuses, word) ? (robot_status_statuses[word] ?? 'unknown') : 'unknown';
}
/** The word as a suite teardown, or undefined where it leaves the tests as they are. */
function teardownStatus(word) {
    return word === 'FAIL' || word === 'SKIP' ? word : undefined;
}
/**
 * Changes a test as Robot Framework itself does when it reads a result: a failed suite teardown fails every test below that was not
 * skipped, a skipped one skips all; the test's own element says neither. Words and order are those of `robot.result.SuiteTeardownFailed`.
 * @param teardowns those that did not pass, of the suites around the test, outermost first
 */
function applySuiteTeardowns(test, teardowns) {
    for (const teardown of teardowns.toReversed()) {
        const earlier = test.message;
        if (teardown.status === 'SKIP') {
            test.status = 'skipped';
            test.message = capText(`Skipped in parent suite teardown:\n${teardown.message}${earlier ? `\n\nEarlier message:\n${earlier}` : ''}`);
        }
        else if (test.status !== 'skipped') {
            test.status = 'failed';
            test.message = capText(`${earlier ? `${earlier}\n\nAlso parent` : 'Parent'} suite teardown failed:\n${teardown.message}`);
        }
    }
}

;// CONCATENATED MODULE: ./src/formats/robot-message.ts


const htmlMark = '*HTML*';
const mergeMark = / has been re-executed and results merged\.<\/span><hr>/;
const robot_message_maximumAttempts = 20;
/** Reads the message of a test, which may be HTML and may tell of runs that `rebot --merge` merged. */
function readRobotMessage(text) {
    const trimmed = text.trim();
    if (!trimmed.startsWith(htmlMark))
        return { message: capText(trimmed), attempts: [] };
    const html = capText(trimmed.slice(htmlMark.length));
    const merge = mergeMark.exec(html);
    if (merge === null)
        return { message: plainText(html), attempts: [] };
    // One part for each run, the newest first.
    const [last = '', ...earlier] = html.slice(merge.index + merge[0].length).split('<hr>', robot_message_maximumAttempts + 1);
    return { message: messageOf(last), attempts: earlier.map(attemptOf).reverse() };
}
function attemptOf(part) {
    const word = /<span class="(?:pass|fail|skip|not-run)">([A-Z _]{1,20})<\/span>/.exec(part)?.[1];
    const message = messageOf(part);
    return { status: robotStatus(word), ...(message === '' ? {} : { message }) };
}
function messageOf(part) {
    const start = part.indexOf('-message">');
    return start === -1 ? '' : plainText(part.slice(part.indexOf('</span>', start) + '</span>'.length));
}
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
/** The text that an HTML message shows. */
function plainText(html) {
    return html
        .replace(/<[bh]r\s?\/?>/gi, '\n')
        .replace(/<[^<>]*>/g, '')
        .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
        .trim();
}

;// CONCATENATED MODULE: ./src/formats/robot.ts











/** How deep suites nest in a path; deeper ones are part of the last that fits. It bounds the teardowns that act on a test as well. */
const robot_maximumSuites = 100;
const robot_maximumTags = 200;
const maximumTeardowns = 1_000_000;
/** How many suite teardowns keep their message, and how much of it. */
const maximumTeardownMessages = 1000;
const maximumTeardownMessageLength = 4000;
const maximumLoggedErrors = 10;
const maximumErrorLength = 300;
/**
 * Robot Framework's output.xml, versions 2 to 7. Sources: `doc/schema/result.xsd` and, for what becomes of tests below a suite
 * teardown that fails, Robot's own reader.
 */
const robot = {
    id: 'robot',
    title: 'Robot Framework',
    include: ['**/output.xml', '**/robot*.xml', '**/rebot*.xml', '**/*.robot.xml'],
    matches(head) {
        if (head.kind !== 'xml' || head.root === undefined)
            return undefined;
        const { local, attributes } = head.root;
        // A robot of ROS (URDF) has links and joints. A result without the element around it is what `TestSuite.to_xml` writes.
        if (local === 'robot')
            return attributes.generator !== undefined || hasElement(head, 'suite', 'robot') ? 'root element <robot>' : undefined;
        return local === 'suite' && attributes.id === 's1' ? 'root element <suite id="s1">' : undefined;
    },
    async read(source, sink) {
        const teardowns = new Map();
        await readOnce(source, sink, new Map(), teardowns);
        if (teardowns.size === 0)
            return;
        // A suite's teardown stands behind its tests, and its failure is theirs.
        sink.restart();
        await readOnce(source, sink, teardowns, new Map());
    },
};
/** @param known what an earlier reading found; @param found where this one puts what it finds */
async function readOnce(source, sink, known, found) {
    const totals = { stated: undefined, listed: 0, loggedErrors: 0 };
    await readXml(source, sink, () => robot_handlersFor(sink, known, found, totals));
    if (totals.loggedErrors > maximumLoggedErrors) {
        sink.problem({ severity: 'warning', message: `Robot Framework logged ${totals.loggedErrors - maximumLoggedErrors} more errors.` });
    }
    checkStatedTotal(sink, totals.stated, totals.listed);
}
function robot_handlersFor(sink, known, found, totals) {
    const suites = [];
    const keywords = createRobotKeywords();
    let suite = { path: [], file: undefined, ordinal: 0, teardowns: [], ownTeardown: undefined };
    let suiteCount = 0;
    let test;
    let tags;
    let isTeardown = false;
    let level;
    let total = 0;
    let lastTotal;
    const openSuite = ({ name, source }) => {
        suites.push(suite);
        suiteCount += 1;
        const isNew = name !== undefined && name !== '' && suite.path.length < robot_maximumSuites;
        const teardown = known.get(suiteCount);
        suite = {
            path: isNew ? [...suite.path, (0,detach/* detach */.Y)(name)] : suite.path,
            file: source ? (0,detach/* detach */.Y)(source) : undefined,
            ordinal: suiteCount,
            teardowns: teardown === undefined || suite.teardowns.length >= robot_maximumSuites ? suite.teardowns : [...suite.teardowns, teardown],
            ownTeardown: undefined,
        };
    };
    const openTest = ({ name, line }) => {
        test = { name: name ?? '', suite: suite.path, status: 'unknown' };
        if (suite.file !== undefined)
            test.file = suite.file;
        if (line !== undefined) {
            const number = Number(line);
            if (Number.isSafeInteger(number) && number > 0)
                test.line = number;
        }
    };
    const closeTest = (complete) => {
        const result = test;
        const log = keywords.take();
        test = undefined;
        if (result === undefined || !complete) {
            tags = undefined;
            return;
        }
        totals.listed += 1;
        if (tags !== undefined)
            result.tags = tags;
        tags = undefined;
        if (log.stdout !== undefined)
            result.stdout = log.stdout;
        if (log.stderr !== undefined)
            result.stderr = log.stderr;
        if (log.details !== undefined && result.status !== 'successful')
            result.details = capText(log.details);
        if (suite.teardowns.length > 0)
            applySuiteTeardowns(result, suite.teardowns);
        sink.test(result);
    };
    const addTag = (text) => {
        if (text === '' || test === undefined || keywords.depth() > 0)
            return;
        if (tags === undefined)
            tags = [text];
        else if (tags.length < robot_maximumTags)
            tags.push(text);
    };
    return {
        suite: {
            open: openSuite,
            close() {
                // A file that was cut has no message of the suite.
                if (suite.ownTeardown !== undefined && !found.has(suite.ordinal))
                    remember(found, suite.ordinal, suite.ownTeardown, '');
                suite = suites.pop() ?? suite;
            },
        },
        'statistics/suite': {},
        test: {
            open: openTest,
            close(_text, complete) {
                closeTest(complete);
            },
        },
        kw: {
            open({ name, owner, library, type }) {
                // Upper case since Robot Framework 4.
                if (test === undefined && keywords.depth() === 0)
                    isTeardown = type !== undefined && type.toLowerCase() === 'teardown';
                keywords.open(name ?? '', owner ?? library);
            },
            close() {
                keywords.close();
            },
        },
        try: {
            open() {
                keywords.openTry();
            },
            close() {
                keywords.closeTry();
            },
        },
        'try/status': {
            open({ status }) {
                if (status === 'PASS')
                    keywords.forgiveTry();
            },
        },
        'kw/status': {
            open({ status }) {
                if (test !== undefined)
                    keywords.status(status);
                else if (isTeardown && keywords.depth() === 1)
                    suite.ownTeardown = teardownStatus(status);
            },
        },
        'suite/status': {
            close(text) {
                if (suite.ownTeardown !== undefined)
                    remember(found, suite.ordinal, suite.ownTeardown, text);
            },
            text: true,
        },
        'test/status': {
            open(attributes) {
                if (test === undefined)
                    return;
                test.status = robotStatus(attributes.status);
                setTimes(test, attributes);
            },
            close(text) {
                if (test === undefined || text === '')
                    return;
                const { message, attempts } = readRobotMessage(text);
                if (message !== '')
                    test.message = message;
                if (attempts.length === 0)
                    return;
                test.attempts = [...attempts];
                if (test.status === 'successful' && attempts.some((attempt) => attempt.status === 'failed'))
                    test.flaky = true;
            },
            text: true,
        },
        msg: {
            open(attributes) {
                level = attributes.level;
            },
            close(text) {
                if (test !== undefined)
                    keywords.message(level, text);
            },
            text: true,
        },
        'errors/msg': {
            open(attributes) {
                level = attributes.level;
            },
            close(text) {
                if (level !== 'ERROR')
                    return;
                totals.loggedErrors += 1;
                // Settings that Robot could not read, such as a library that is missing: the tests decide whether the run failed.
                // The whole import path follows the first line.
                if (totals.loggedErrors <= maximumLoggedErrors) {
                    sink.problem({ severity: 'warning', message: `Robot Framework logged an error: ${firstLine(text, maximumErrorLength)}` });
                }
            },
            text: true,
        },
        arg: {
            close(text) {
                if (test !== undefined)
                    keywords.argument(text);
            },
            text: true,
        },
        'test/tag': { close: addTag, text: true },
        'tags/tag': { close: addTag, text: true },
        // Up to version 3 a total of the critical tests stands before that of all.
        'total/stat': {
            open({ pass, fail, skip }) {
                const stated = parseNumber(pass);
                lastTotal = stated === undefined ? undefined : stated + (parseNumber(fail) ?? 0) + (parseNumber(skip) ?? 0);
            },
        },
        'statistics/total': {
            close() {
                if (lastTotal === undefined)
                    return;
                total += lastTotal;
                lastTotal = undefined;
                totals.stated = total;
            },
        },
    };
}
/** @param text the suite's own message, such as "Suite teardown failed:\nConnection lost" */
function remember(found, ordinal, status, text) {
    if (found.size >= maximumTeardowns)
        return;
    const mark = status === 'FAIL' ? 'uite teardown failed:\n' : 'in suite teardown:\n';
    const start = text.lastIndexOf(mark);
    const message = start === -1 ? text : text.slice(start + mark.length);
    found.set(ordinal, {
        status,
        message: found.size < maximumTeardownMessages ? (0,detach/* detach */.Y)(message.trim().slice(0, maximumTeardownMessageLength)) : '',
    });
}
/** Since version 7 a start and the seconds that passed; before, a start and an end, or `N/A`. */
function setTimes(test, { start, elapsed, starttime, endtime }) {
    const begin = parseTimestamp(start ?? starttime);
    if (begin !== undefined)
        test.timestamp = begin;
    const end = elapsed === undefined ? parseTimestamp(endtime) : undefined;
    const duration = elapsed === undefined ? durationOf(end === undefined || begin === undefined ? undefined : end - begin) : parseDuration(elapsed, 1000);
    if (duration !== undefined)
        test.duration = duration;
}

;// CONCATENATED MODULE: ./src/formats/robot-json.ts








const robot_json_maximumSuites = 1_000_000;
const robot_json_maximumDepth = 100;
const robot_json_maximumTags = 200;
const maximumTextLength = 4000;
const robot_json_maximumLoggedErrors = 10;
/** Robot Framework's output.json, since version 7.2. Source: `doc/schema/result.json`. */
const robotJson = {
    id: 'robot',
    title: 'Robot Framework JSON',
    include: ['**/output.json', '**/robot*.json', '**/rebot*.json'],
    matches(head) {
        if (head.kind !== 'json')
            return undefined;
        if (head.keys.has('suite') && /"generator"\s*:\s*"(?:Robot|Rebot)\b/.test(head.text))
            return 'generator "Robot" and a suite';
        // What `TestSuite.to_json` writes.
        return /^\s*\{\s*"id"\s*:\s*"s1"/.test(head.text) && (head.keys.has('suites') || head.keys.has('tests'))
            ? 'a suite with id "s1"'
            : undefined;
    },
    async read(source, sink) {
        // Names, sources and teardowns of suites stand behind the tests, so the file is read for them first.
        const suites = [];
        const outlineProblems = [];
        const outlineSink = { test() { }, problem: (problem) => void outlineProblems.push(problem), restart() { } };
        await readJson(source, outlineSink, documentShape(createOutline(suites), {}));
        const tests = createTests(suites, sink);
        let loggedErrors = 0;
        let stated;
        const complete = await readJson(source, sink, documentShape(tests.suite, {
            error(message) {
                loggedErrors += 1;
                // Settings that Robot could not read, such as a library that is missing: the tests decide whether the run failed.
                if (loggedErrors <= robot_json_maximumLoggedErrors)
                    sink.problem({ severity: 'warning', message: `Robot Framework logged an error: ${message}` });
            },
            total(count) {
                stated = (stated ?? 0) + count;
            },
        }));
        if (loggedErrors > robot_json_maximumLoggedErrors) {
            sink.problem({ severity: 'warning', message: `Robot Framework logged ${loggedErrors - robot_json_maximumLoggedErrors} more errors.` });
        }
        // What is broken in a suite itself is seen by the first reading alone.
        if (complete)
            for (const problem of outlineProblems)
                sink.problem(problem);
        if (complete)
            checkStatedTotal(sink, stated, tests.listed());
    },
};
/** The document of `robot --output x.json`, or a suite alone: the document itself is read as a suite too, in the former without a name. */
function documentShape(suite, events) {
    const statistics = new Map([
        [
            'total',
            {
                kind: 'value',
                take(value) {
                    if (!isRecord(value))
                        return;
                    const counts = [value.pass, value.fail, value.skip].map((count) => (typeof count === 'number' ? count : 0));
                    events.total?.(counts.reduce((sum, count) => sum + count, 0));
                },
            },
        ],
    ]);
    const errors = {
        kind: 'elements',
        take(value) {
            if (value.level === 'ERROR')
                events.error?.((textOf(value.message) ?? '').trim().slice(0, 1000));
        },
        accepts: (value) => value.level !== undefined,
    };
    return {
        kind: 'object',
        fields: new Map([
            ...suite.fields,
            ['suite', suite],
            ['statistics', { kind: 'object', fields: statistics }],
            ['errors', errors],
        ]),
        ...(suite.open ? { open: suite.open } : {}),
        ...(suite.close ? { close: suite.close } : {}),
    };
}
/** The shape that gathers what suites say of themselves, in the order in which they begin. */
function createOutline(suites) {
    const open = [];
    const text = (key) => ({
        kind: 'value',
        take(value) {
            const suite = open.at(-1);
            if (suite !== undefined && typeof value === 'string')
                suite[key] = (0,detach/* detach */.Y)(value.slice(0, maximumTextLength));
        },
    });
    const fields = new Map([
        ['name', text('name')],
        ['source', text('source')],
        ['message', text('message')],
        ['teardown', { kind: 'object', fields: new Map([['status', text('teardown')]]) }],
    ]);
    const shape = {
        kind: 'object',
        fields,
        open() {
            const suite = { name: '', source: '', message: '', teardown: '' };
            if (suites.length < robot_json_maximumSuites)
                suites.push(suite);
            open.push(suite);
        },
        close() {
            open.pop();
        },
    };
    fields.set('suites', { kind: 'array', items: shape });
    return shape;
}
/** The shape that makes results of the tests, with what is known of their suites. */
function createTests(suites, sink) {
    const keywords = createRobotKeywords();
    const open = [];
    let current = { path: [], file: '', teardowns: [] };
    let ordinal = 0;
    let listed = 0;
    const fields = new Map([
        [
            'tests',
            {
                kind: 'elements',
                take(value) {
                    listed += 1;
                    sink.test(robot_json_resultOf(value, current, keywords));
                },
                // Keywords have a name and a status too.
                accepts: (value) => typeof value.name === 'string' && typeof value.id === 'string' && /-t\d+$/.test(value.id),
            },
        ],
    ]);
    const suite = {
        kind: 'object',
        fields,
        open() {
            open.push(current);
            const known = suites[ordinal];
            ordinal += 1;
            if (known === undefined)
                return;
            const { name, source, message } = known;
            const teardown = teardownStatus(known.teardown);
            const own = teardown === undefined ? undefined : { status: teardown, message: teardownMessage(teardown, message) };
            current = {
                path: name === '' || current.path.length >= robot_json_maximumDepth ? current.path : [...current.path, name],
                file: source,
                teardowns: own === undefined ? current.teardowns : [...current.teardowns, own],
            };
        },
        close() {
            current = open.pop() ?? current;
        },
    };
    fields.set('suites', { kind: 'array', items: suite });
    return { suite, listed: () => listed };
}
/** @param text the suite's own message, such as "Suite teardown failed:\nConnection lost" */
function teardownMessage(status, text) {
    const mark = status === 'FAIL' ? 'uite teardown failed:\n' : 'in suite teardown:\n';
    const start = text.lastIndexOf(mark);
    return (start === -1 ? text : text.slice(start + mark.length)).trim();
}
function robot_json_resultOf(test, suite, keywords) {
    const status = robotStatus(textOf(test.status));
    const result = { name: textOf(test.name) ?? '', suite: suite.path, status };
    const duration = durationOfJson(test.elapsed_time, 1000);
    if (duration !== undefined)
        result.duration = duration;
    const timestamp = timestampOfJson(test.start_time);
    if (timestamp !== undefined)
        result.timestamp = timestamp;
    if (suite.file !== '')
        result.file = suite.file;
    const line = lineOfJson(test.lineno);
    if (line !== undefined)
        result.line = line;
    const tags = Array.isArray(test.tags) ? listOfStrings(test.tags, robot_json_maximumTags) : [];
    if (tags.length > 0)
        result.tags = tags;
    if (typeof test.message === 'string' && test.message !== '') {
        const { message, attempts } = readRobotMessage(test.message);
        if (message !== '')
            result.message = message;
        if (attempts.length > 0) {
            result.attempts = [...attempts];
            if (status === 'successful' && attempts.some((attempt) => attempt.status === 'failed'))
                result.flaky = true;
        }
    }
    followKeywords(test, keywords);
    const log = keywords.take();
    if (log.stdout !== undefined)
        result.stdout = log.stdout;
    if (log.stderr !== undefined)
        result.stderr = log.stderr;
    if (log.details !== undefined && status !== 'successful')
        result.details = capText(log.details);
    if (suite.teardowns.length > 0)
        applySuiteTeardowns(result, suite.teardowns);
    return result;
}
const keywordTypes = new Set(['KEYWORD', 'SETUP', 'TEARDOWN']);
/** Walks the keywords of a test in the order in which they ran; without recursion, since they nest as deep as their author likes. */
function followKeywords(test, keywords) {
    const steps = [];
    const push = (elements) => {
        if (Array.isArray(elements))
            for (let index = elements.length - 1; index >= 0; index -= 1)
                if (isRecord(elements[index]))
                    steps.push({ element: elements[index] });
    };
    const pushBody = (element) => {
        if (isRecord(element.teardown))
            steps.push({ element: element.teardown });
        push(element.body);
        if (isRecord(element.setup))
            steps.push({ element: element.setup });
    };
    pushBody(test);
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        if ('leave' in step) {
            step.leave();
            continue;
        }
        const { element } = step;
        const { type } = element;
        if (type === 'MESSAGE') {
            keywords.message(textOf(element.level), textOf(element.message) ?? '');
        }
        else if (type === undefined || keywordTypes.has(type)) {
            keywords.open(textOf(element.name) ?? '', textOf(element.owner));
            if (Array.isArray(element.args))
                for (const argument of listOfStrings(element.args, robot_json_maximumTags))
                    keywords.argument(argument);
            steps.push({
                leave() {
                    keywords.status(textOf(element.status));
                    keywords.close();
                },
            });
            pushBody(element);
        }
        else if (type === 'TRY/EXCEPT ROOT') {
            keywords.openTry();
            steps.push({
                leave() {
                    if (element.status === 'PASS')
                        keywords.forgiveTry();
                    keywords.closeTry();
                },
            });
            pushBody(element);
        }
        else {
            pushBody(element);
        }
    }
}

;// CONCATENATED MODULE: ./src/formats/testng-attempts.ts

const maximumTests = 10_000;
const testng_attempts_maximumAttempts = 20;
/** How much of messages, traces and output is held; further attempts keep their status alone. In UTF-16 units. */
const maximumHeldLength = 8 * 1024 * 1024;
const keyIn = (test, key) => `${test} ${key}`;
/**
 * TestNG sorts the methods of a class by the second of their start, so that the last attempt of a quick test stands before
 * those before it as often as behind. Such attempts are only found at the end of the `<test>`; a second reading, with
 * what was found `late`, knows them in time.
 */
function createTestngAttempts(found) {
    const pending = new Map();
    const late = new Map();
    const taken = new Set();
    let test = 0;
    let orphans = 0;
    let heldLength = 0;
    const held = ({ status, duration, timestamp, message, details, stdout }) => {
        const length = (message?.length ?? 0) + (details?.length ?? 0) + (stdout?.length ?? 0);
        const isKept = heldLength + length <= maximumHeldLength;
        if (isKept)
            heldLength += length;
        return {
            status: status === 'skipped' ? 'failed' : status,
            ...(duration === undefined ? {} : { duration }),
            ...(timestamp === undefined ? {} : { timestamp }),
            ...(message === undefined || !isKept ? {} : { message: (0,detach/* detach */.Y)(message) }),
            ...(details === undefined || !isKept ? {} : { details: (0,detach/* detach */.Y)(details) }),
            ...(stdout === undefined || !isKept ? {} : { stdout: (0,detach/* detach */.Y)(stdout) }),
        };
    };
    return {
        add(key, attempt) {
            const attempts = pending.get(key);
            if (attempts === undefined) {
                if (pending.size + late.size < maximumTests)
                    pending.set((0,detach/* detach */.Y)(key), [held(attempt)]);
            }
            else if (attempts.length < testng_attempts_maximumAttempts) {
                attempts.push(held(attempt));
            }
        },
        take(key) {
            const before = pending.get(key);
            if (before !== undefined)
                pending.delete(key);
            const lateKey = keyIn(test, key);
            const behind = taken.has(lateKey) ? undefined : found.get(lateKey);
            if (behind === undefined)
                return before;
            taken.add(lateKey);
            const attempts = [...(before ?? []), ...behind];
            return attempts.sort((one, other) => (one.timestamp ?? 0) - (other.timestamp ?? 0));
        },
        closeTest() {
            for (const [key, attempts] of pending) {
                const lateKey = keyIn(test, key);
                late.set(lateKey, attempts);
                if (!taken.has(lateKey))
                    orphans += 1;
            }
            pending.clear();
            test += 1;
        },
        isEmpty: () => pending.size === 0 && found.size === 0,
        late: () => late,
        orphans: () => orphans,
    };
}

;// CONCATENATED MODULE: ./src/formats/testng-groups.ts

const maximumMethods = 50_000;
const maximumGroups = 200;
const testng_groups_maximumKeyLength = 2000;
/**
 * TestNG lists groups with their methods at the head of a suite: `BasicTest.passes()[pri:0, instance:demo.BasicTest@43a0cee9]`
 * is the test method `passes()[pri:0, \u2026]` of `demo.BasicTest`.
 */
function createTestngGroups() {
    const groups = new Map();
    return {
        add(group, className, signature) {
            const key = keyOf(className, signature);
            const known = groups.get(key);
            if (known === undefined) {
                if (groups.size < maximumMethods)
                    groups.set(key, [(0,detach/* detach */.Y)(group)]);
            }
            else if (known.length < maximumGroups && !known.includes(group)) {
                known.push((0,detach/* detach */.Y)(group));
            }
        },
        of: (className, signature) => (groups.size === 0 ? undefined : groups.get(keyOf(className, signature))),
        clear() {
            if (groups.size > 0)
                groups.clear();
        },
    };
}
/** The class and the method with its parameter types, without priority and instance. */
function keyOf(className, signature) {
    const end = signature.indexOf('[pri:');
    const method = end === -1 ? signature : signature.slice(0, end);
    const parenthesis = method.indexOf('(');
    const dot = method.lastIndexOf('.', parenthesis === -1 ? method.length : parenthesis);
    return `${className}#${method.slice(dot + 1)}`.slice(0, testng_groups_maximumKeyLength);
}

;// CONCATENATED MODULE: ./src/formats/testng-name.ts
const maximumParameterLength = 200;
const maximumParametersLength = 2000;
/**
 * The name of a test with what tells it from others of its method: the values of its parameters and the name of its instance
 * (of a class that implements `ITest`), which TestNG also writes in the place of the method's name.
 */
function testngName(attributes, className, parameters) {
    const { name = '', signature = '' } = attributes;
    const instance = attributes['test-instance-name'];
    // The usual case first: a method without any of it.
    if (parameters.length === 0 && instance === undefined)
        return name.includes('@') ? withoutHashes(name) : name;
    let full = name === instance ? methodOf(signature) || name : name;
    if (parameters.length > 0)
        full += `(${shortened(parameters.map(onOneLine).join(', '), maximumParametersLength)})`;
    if (instance && instance !== className)
        full += ` [${instance}]`;
    return withoutHashes(full);
}
/** `demo.Basic.adds(int)[pri:0, \u2026]` is `adds`. */
function methodOf(signature) {
    const parenthesis = signature.indexOf('(');
    const method = parenthesis === -1 ? signature : signature.slice(0, parenthesis);
    return method.slice(method.lastIndexOf('.') + 1);
}
const shortened = (text, length) => (text.length <= length ? text : `${text.slice(0, length)}\u2026`);
const onOneLine = (value) => shortened(value, maximumParameterLength).replace(/\s+/g, ' ');
/** Java prints an object without a text of its own as `demo.Cart@43a0cee9`: its class and a hash that is another one in every run. */
const withoutHashes = (text) => text.replace(/([\w$]\.[\w$]+;?|\[[A-Z])@[0-9a-f]{5,8}\b/g, '$1');

;// CONCATENATED MODULE: ./src/formats/testng-references.ts


const maximumUrlLength = 300;
/** Keeps the first and counts the others. */
function createTestngReferences() {
    let first = '';
    let count = 0;
    return {
        add(url) {
            if (!url)
                return;
            if (count === 0)
                first = (0,detach/* detach */.Y)(firstLine(url, maximumUrlLength));
            count += 1;
        },
        report(sink) {
            if (count === 0)
                return;
            const files = count === 1 ? first : `${count} files, the first of them ${first}`;
            sink.problem({
                severity: 'warning',
                message: `The report is split and refers to ${files}. What is there counts only if it is collected too.`,
            });
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/testng-totals.ts


/** Counts the tests of one reading. */
function createTestngTotals(sink) {
    let listed = 0;
    let allowedFailures = 0;
    let attempts = 0;
    let ignored = 0;
    let stated;
    return {
        addTest({ status }) {
            listed += 1;
            if (status === 'SUCCESS_PERCENTAGE_FAILURE')
                allowedFailures += 1;
        },
        addAttempt() {
            attempts += 1;
        },
        addResults(results) {
            const total = parseNumber(results.total);
            if (total !== undefined)
                stated = (stated ?? 0) + total;
            ignored += parseNumber(results.ignored) ?? 0;
        },
        check() {
            if (stated === undefined)
                return;
            // Allowed failures are in no total; whether ignored methods and attempts are depends on the version.
            for (const extra of [0, attempts, ignored, attempts + ignored]) {
                const total = stated - extra;
                if (total <= listed && total >= listed - allowedFailures)
                    return;
            }
            checkStatedTotal(sink, stated - attempts, listed);
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/testng.ts











const maximumParameters = 100;
const testng_maximumMessageLength = 2000;
const testng_maximumKeyLength = 4000;
const testng_maximumTags = 200;
/**
 * TestNG's own report, `testng-results.xml`, and the files of single suites and tests that it can be split into.
 * Sources: `XMLReporter`, `XMLReporterConfig` and `XMLSuiteResultWriter` of TestNG.
 */
const testng = {
    id: 'testng',
    title: 'TestNG results',
    include: ['**/testng-results.xml', '**/testng-*.xml'],
    matches(head) {
        if (head.kind !== 'xml' || head.root === undefined)
            return undefined;
        const { local, namespace, attributes } = head.root;
        if (namespace !== '')
            return undefined;
        if (local === 'testng-results')
            return 'root element <testng-results>';
        // The part of a split report; `testng-failed.xml` and other suites to run have neither attribute.
        const isPart = (local === 'suite' || local === 'test') && attributes['started-at'] !== undefined && attributes['duration-ms'] !== undefined;
        return isPart ? `root element <${local}> with the times of a TestNG report` : undefined;
    },
    async read(source, sink) {
        const first = await testng_readOnce(source, sink, new Map());
        if (first.size === 0)
            return;
        sink.restart();
        await testng_readOnce(source, sink, first);
    },
};
/** Reads the file and returns the attempts that came too late for their test. */
async function testng_readOnce(source, sink, late) {
    const attempts = createTestngAttempts(late);
    const errors = createRunErrors(sink);
    const totals = createTestngTotals(sink);
    const references = createTestngReferences();
    await readXml(source, sink, (cursor) => testng_handlersFor({ sink, cursor, attempts, errors, totals, references }));
    errors.finish();
    totals.check();
    reportOrphans(sink, attempts.orphans());
    references.report(sink);
    return attempts.late();
}
function reportOrphans(sink, count) {
    if (count === 0)
        return;
    const [tests, them] = count === 1 ? ['1 test was', 'it'] : [`${count} tests were`, 'them'];
    sink.problem({ severity: 'warning', message: `${tests} to be retried, but the file has no last attempt of ${them}; left out.` });
}
function testng_handlersFor({ sink, cursor, attempts, errors, totals, references }) {
    const groups = createTestngGroups();
    let results = {};
    let group = '';
    let suiteName = '';
    let testName = '';
    let className = '';
    let path = [];
    let attributes = {};
    let test;
    let parameters = [];
    let isNull = false;
    let exceptionClass;
    let message;
    let fullTrace;
    let shortTrace;
    let custom = {};
    const openMethod = (own) => {
        attributes = own;
        test = { name: own.name ?? '', suite: path, status: testng_statusOf(own.status) };
        const duration = parseDuration(own['duration-ms'], 1);
        if (duration !== undefined)
            test.duration = duration;
        const start = own['started-at'];
        const timestamp = start === undefined ? undefined : parseTimestamp(start);
        if (timestamp !== undefined)
            test.timestamp = timestamp;
        if (parameters.length > 0)
            parameters = [];
        exceptionClass = undefined;
        message = undefined;
        fullTrace = undefined;
        shortTrace = undefined;
    };
    const closeMethod = (_text, complete) => {
        const result = test;
        test = undefined;
        if (result === undefined || !complete)
            return;
        // Expected exceptions leave their trace on a test that passed.
        if (attributes.status !== 'PASS')
            describeFault(result);
        result.name = testngName(attributes, className, parameters);
        if (attributes['is-config'] === 'true') {
            if (result.status === 'failed')
                errors.add(`The configuration method "${result.name}" of the class "${className}" failed`, result.message ?? '', cursor.line);
        }
        else if (attributes.retried === 'true') {
            totals.addAttempt();
            attempts.add(keyOf(result), result);
        }
        else {
            finish(result);
        }
    };
    const describeFault = (result) => {
        const trace = fullTrace || shortTrace;
        const short = message || (trace && firstLine(trace, testng_maximumMessageLength)) || exceptionClass;
        if (short)
            result.message = short;
        if (trace)
            result.details = trace;
    };
    // Equal for all attempts of a test: TestNG invokes them on one instance, whose hash is in the signature.
    const keyOf = ({ name }) => `${className}#${attributes.signature ?? ''}#${name}`.slice(0, testng_maximumKeyLength);
    const finish = (result) => {
        totals.addTest(attributes);
        const { name = '', signature = name, groups: own } = attributes;
        const tags = own ? listOf(own) : groups.of(className, signature);
        if (tags !== undefined && tags.length > 0)
            result.tags = tags;
        for (const name of described) {
            const value = attributes[name];
            if (value)
                result.metadata = addMetadata(result.metadata, name, value);
        }
        if (!attempts.isEmpty()) {
            const earlier = attempts.take(keyOf(result));
            if (earlier !== undefined) {
                result.attempts = earlier;
                if (result.status === 'successful')
                    result.flaky = true;
            }
        }
        sink.test(result);
    };
    const addCustom = (text) => {
        const { name, value, values } = custom;
        if (test !== undefined && name)
            test.metadata = addMetadata(test.metadata, name, value ?? values ?? text.trim());
    };
    const customAttribute = {
        open(own) {
            custom = own;
        },
        close: addCustom,
        text: true,
    };
    return {
        'testng-results': {
            open(own) {
                results = own;
            },
            close(_text, complete) {
                if (complete)
                    totals.addResults(results);
            },
        },
        suite: {
            open(own) {
                references.add(own.url);
                suiteName = own.name ?? '';
                groups.clear();
            },
        },
        'groups/group': {
            open({ name = '' }) {
                group = name;
            },
        },
        'group/method': {
            open(own) {
                groups.add(group, own.class ?? '', own.signature ?? own.name ?? '');
            },
        },
        test: {
            open(own) {
                references.add(own.url);
                testName = own.name ?? '';
            },
            close: attempts.closeTest,
        },
        class: {
            open({ name = '', package: inPackage }) {
                // TestNG can be told to write both apart.
                className = inPackage ? `${inPackage}.${name}` : name;
                path = [suiteName, testName, className].filter((part) => part !== '');
            },
        },
        'test-method': { open: openMethod, close: closeMethod },
        'param/value': {
            open(own) {
                isNull = own['is-null'] === 'true';
            },
            close(text) {
                if (parameters.length < maximumParameters)
                    parameters.push(isNull ? 'null' : text.trim());
            },
            text: true,
        },
        exception: {
            open(own) {
                exceptionClass = own.class;
            },
        },
        'exception/message': {
            close(text) {
                message = text.trim();
            },
            text: true,
        },
        'exception/full-stacktrace': {
            close(text) {
                fullTrace = text.trim();
            },
            text: true,
        },
        'exception/short-stacktrace': {
            close(text) {
                shortTrace = text.trim();
            },
            text: true,
        },
        'reporter-output/line': {
            close(text) {
                if (test === undefined)
                    return;
                const line = text.trim();
                if (line === '' && test.stdout === undefined)
                    return;
                test.stdout = test.stdout === undefined ? line : capText(`${test.stdout}\n${line}`);
            },
            text: true,
        },
        'attributes/attribute': customAttribute,
        'custom-attribute': customAttribute,
    };
}
/** The attributes of a method that are kept as metadata. */
const described = ['description', 'data-provider', 'depends-on-methods', 'depends-on-groups'];
const listOf = (groups) => groups
    .split(',', testng_maximumTags)
    .map((group) => group.trim())
    .filter((group) => group !== '');
function testng_statusOf(status) {
    switch (status) {
        case 'PASS':
        // So many failures were allowed. Surefire counts it like this; TestNG's console adds it to the failures.
        case 'SUCCESS_PERCENTAGE_FAILURE':
            return 'successful';
        case 'FAIL':
            return 'failed';
        case 'SKIP':
            return 'skipped';
        case 'STARTED':
        case 'CREATED':
            return 'running';
        default:
            return 'unknown';
    }
}

;// CONCATENATED MODULE: ./src/formats/trx-definitions.ts

/** At about 100 bytes each; tests beyond take their suite from their own name. */
const maximumDefinitions = 4_000_000;
/** How many different objects are shared. */
const maximumShared = 200_000;
/** Makes an empty table of definitions. */
function createTrxDefinitions() {
    const byId = new Map();
    const suites = new Map();
    const shared = new Map();
    const suiteOf = (className) => {
        const known = suites.get(className);
        if (known !== undefined)
            return known;
        const name = (0,detach/* detach */.Y)(className);
        const suite = name === '' ? [] : [name];
        if (suites.size < maximumShared)
            suites.set(name, suite);
        return suite;
    };
    return {
        add(id, { className: fullName, tags, metadata }) {
            if (byId.size >= maximumDefinitions)
                return;
            const comma = fullName.indexOf(',');
            const className = (comma === -1 ? fullName : fullName.slice(0, comma)).trim();
            const key = tags.length === 0 && metadata === undefined ? className : JSON.stringify([className, tags, metadata]);
            let definition = shared.get(key);
            if (definition === undefined) {
                const suite = suiteOf(className);
                definition = {
                    suite,
                    className: suite[0] ?? '',
                    tags: tags.length === 0 ? undefined : tags.map(detach/* detach */.Y),
                    metadata: metadata && Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, (0,detach/* detach */.Y)(value)])),
                };
                if (shared.size < maximumShared)
                    shared.set((0,detach/* detach */.Y)(key), definition);
            }
            byId.set((0,detach/* detach */.Y)(id), definition);
        },
        get: (id) => byId.get(id),
    };
}

;// CONCATENATED MODULE: ./src/formats/trx-held-results.ts

const maximumResults = 200_000;
const maximumCharacters = 48 * 1024 * 1024;
/** Makes an empty store. It keeps columns: a hundred thousand objects that live long cost more time than reading the file. */
function createTrxHeldResults() {
    let ids = [];
    let names = [];
    let statuses = [];
    let durations = [];
    let timestamps = [];
    let texts = new Map();
    let characters = 0;
    const clear = () => {
        ids = [];
        names = [];
        statuses = [];
        durations = [];
        timestamps = [];
        texts = new Map();
        characters = 0;
    };
    return {
        hold(result) {
            if (result.texts !== undefined) {
                const kept = detachTexts(result.texts);
                characters += (kept.message?.length ?? 0) + (kept.details?.length ?? 0) + (kept.stdout?.length ?? 0) + (kept.stderr?.length ?? 0);
                texts.set(ids.length, kept);
            }
            characters += result.name.length + result.testId.length;
            ids.push((0,detach/* detach */.Y)(result.testId));
            names.push((0,detach/* detach */.Y)(result.name));
            statuses.push(result.status);
            durations.push(result.duration);
            timestamps.push(result.timestamp);
            if (ids.length <= maximumResults && characters <= maximumCharacters)
                return true;
            clear();
            return false;
        },
        release(pass) {
            for (let index = 0; index < ids.length; index += 1) {
                pass({
                    testId: ids[index] ?? '',
                    name: names[index] ?? '',
                    status: statuses[index] ?? 'unknown',
                    duration: durations[index] ?? Number.NaN,
                    timestamp: timestamps[index] ?? Number.NaN,
                    texts: texts.get(index),
                });
            }
            clear();
        },
    };
}
function detachTexts(texts) {
    const kept = {};
    if (texts.message !== undefined)
        kept.message = (0,detach/* detach */.Y)(texts.message);
    if (texts.details !== undefined)
        kept.details = (0,detach/* detach */.Y)(texts.details);
    if (texts.stdout !== undefined)
        kept.stdout = (0,detach/* detach */.Y)(texts.stdout);
    if (texts.stderr !== undefined)
        kept.stderr = (0,detach/* detach */.Y)(texts.stderr);
    return kept;
}

;// CONCATENATED MODULE: ./src/formats/trx-run.ts


const badOutcomes = new Set(['Error', 'Failed', 'Aborted', 'Timeout', 'Disconnected']);
/** Makes the tally of one file. */
function createTrxRun(sink) {
    const runErrors = createRunErrors(sink);
    let elements = 0;
    let topElements = 0;
    let tests = 0;
    let failed = 0;
    let running = 0;
    let stated;
    let badOutcome;
    let badOutcomeLine = 1;
    let hasRunInfo = false;
    return {
        addElement(isTop) {
            elements += 1;
            if (isTop)
                topElements += 1;
        },
        addTest(status) {
            tests += 1;
            if (status === 'failed')
                failed += 1;
            else if (status === 'running')
                running += 1;
        },
        setOutcome(outcome, line) {
            if (outcome === undefined || !badOutcomes.has(outcome))
                return;
            badOutcome = outcome;
            badOutcomeLine = line;
        },
        addStatedTotal(total) {
            if (total !== undefined)
                stated = (stated ?? 0) + total;
        },
        addRunInfo(outcome, text, line) {
            if (outcome === undefined || !badOutcomes.has(outcome) || isEchoOfTest(text))
                return;
            hasRunInfo = true;
            runErrors.add('The run reports an error outside of its tests', text, line);
        },
        finish() {
            if (badOutcome === 'Aborted')
                runErrors.add('The run was aborted', '', badOutcomeLine);
            else if (badOutcome !== undefined && failed === 0 && !hasRunInfo) {
                runErrors.add(`The run has the outcome "${badOutcome}", but none of its tests failed`, '', badOutcomeLine);
            }
            runErrors.finish();
            if (running > 0) {
                const message = running === 1 ? '1 test began and did not end.' : `${running} tests began and did not end.`;
                sink.problem({ severity: 'error', kind: 'incomplete', message });
            }
            // MSTest counts a data-driven test and its rows, other loggers one of the two.
            if (stated !== elements && stated !== topElements)
                checkStatedTotal(sink, stated, tests);
        },
    };
}
/** xUnit and the Microsoft testing platform (exit code 2) log what the results say anyway. */
function isEchoOfTest(text) {
    if (text.startsWith('[xUnit.net'))
        return text.endsWith('[FAIL]') || text.endsWith('[SKIP]');
    return text.startsWith("Exit code indicates failure: '2'");
}

;// CONCATENATED MODULE: ./src/formats/trx-test.ts

/** Makes a test of a result and its definition, which may be missing: then its name tells its class. */
function describeTrxTest({ name: fullName, status, duration, timestamp, texts }, definition) {
    const { suite, name } = definition === undefined ? splitName(fullName) : { suite: definition.suite, name: shortName(fullName, definition.className) };
    const result = { name, suite, status };
    if (!Number.isNaN(duration))
        result.duration = duration;
    if (!Number.isNaN(timestamp))
        result.timestamp = timestamp;
    if (definition?.tags !== undefined)
        result.tags = [...definition.tags];
    if (definition?.metadata !== undefined)
        result.metadata = { ...definition.metadata };
    if (texts === undefined)
        return result;
    if (texts.message !== undefined)
        result.message = texts.message;
    if (texts.details !== undefined) {
        result.details = texts.details;
        trx_test_placeTest(result, texts.details);
    }
    if (texts.stdout !== undefined)
        result.stdout = texts.stdout;
    if (texts.stderr !== undefined)
        result.stderr = texts.stderr;
    return result;
}
/** Only the stack says where a test is. */
function trx_test_placeTest(result, stack) {
    const place = placeInDotnetStack(stack, /^[^\s(]*/.exec(result.name)?.[0]);
    if (place === undefined)
        return;
    result.file = place.file;
    result.line = place.line;
}
/** xUnit names a test with its class. */
function shortName(name, className) {
    const { length } = className;
    return length > 0 && name.length > length + 1 && name.charCodeAt(length) === 0x2e && name.startsWith(className)
        ? name.slice(length + 1)
        : name;
}
/** The class as the name of a test without a definition tells it, `Shop.CartTests.Adds(count: 1.5)`. */
function splitName(name) {
    const parenthesis = name.indexOf('(');
    const dot = name.lastIndexOf('.', parenthesis === -1 ? name.length : parenthesis);
    const className = dot > 0 ? name.slice(0, dot) : '';
    return className === '' || /\s/.test(className) || dot === name.length - 1
        ? { suite: [], name }
        : { suite: [className], name: name.slice(dot + 1) };
}

;// CONCATENATED MODULE: ./src/formats/trx.ts









const resultElements = [
    'UnitTestResult',
    'TestResultAggregation',
    'GenericTestResult',
    'WebTestResult',
    'LoadTestResult',
    'ManualTestResult',
    'TestResult',
];
const definitionElements = ['UnitTest', 'OrderedTest', 'GenericTest', 'WebTest', 'LoadTest', 'ManualTest', 'TestElement'];
const trx_statuses = new Map([
    ['Passed', 'successful'],
    ['Warning', 'successful'],
    ['Completed', 'successful'],
    ['PassedButRunAborted', 'successful'],
    ['Failed', 'failed'],
    ['Error', 'failed'],
    ['Timeout', 'failed'],
    ['NotRunnable', 'failed'],
    // MSTest leaves out the default of its schema, which is Error; its counters confirm it.
    [undefined, 'failed'],
    ['NotExecuted', 'skipped'],
    ['Inconclusive', 'skipped'],
    ['Blocked', 'skipped'],
    ['NotApplicable', 'skipped'],
    ['Aborted', 'cancelled'],
    ['Disconnected', 'cancelled'],
    ['InProgress', 'running'],
    ['Pending', 'running'],
]);
const trx_maximumTags = 200;
/**
 * TRX: the results of MSTest, VSTest and the Microsoft testing platform. Sources: `vstst.xsd` of Visual Studio and the
 * TrxLogger of microsoft/vstest.
 */
const trx = {
    id: 'trx',
    title: 'TRX (MSTest, VSTest)',
    include: ['**/*.trx'],
    matches(head) {
        if (head.kind !== 'xml' || head.root === undefined)
            return undefined;
        const { local, namespace } = head.root;
        // CppUnit and AUnit have a root of the same name, without a namespace.
        if (local !== 'TestRun' || !namespace.includes('microsoft.com/schemas/VisualStudio/TeamTest'))
            return undefined;
        return 'root element <TestRun>';
    },
    async read(source, sink) {
        const definitions = createTrxDefinitions();
        if (await trx_readOnce(source, sink, definitions, false))
            return;
        sink.restart();
        await trx_readOnce(source, sink, definitions, true);
    },
};
/**
 * @param isKnown whether `definitions` are those of the whole file already
 * @returns false where results had to be dropped before their definitions came
 */
async function trx_readOnce(source, sink, definitions, isKnown) {
    const run = createTrxRun(sink);
    const held = createTrxHeldResults();
    let isSealed = isKnown;
    let isOverfull = false;
    const pass = (result) => sink.test(describeTrxTest(result, definitions.get(result.testId)));
    const take = (result) => {
        run.addTest(result.status);
        if (isSealed)
            pass(result);
        else if (!isOverfull)
            isOverfull = !held.hold(result);
    };
    const seal = (sealed) => {
        held.release(pass);
        isSealed = sealed || isKnown;
    };
    await readXml(source, sink, (cursor) => ({
        ...resultHandlers(take, run.addElement),
        ...definitionHandlers(definitions),
        TestDefinitions: {
            close(_text, complete) {
                if (complete)
                    seal(true);
            },
        },
        TestRun: {
            close() {
                seal(false);
            },
        },
        ...summaryHandlers(run, cursor),
    }));
    held.release(pass);
    if (!isOverfull)
        run.finish();
    return !isOverfull;
}
function resultHandlers(take, addElement) {
    const frames = [];
    const result = {
        open(attributes) {
            const parent = frames.at(-1);
            if (parent !== undefined)
                parent.isContainer = true;
            addElement(parent === undefined);
            frames.push({
                attributes,
                status: trx_statuses.get(attributes.outcome) ?? 'unknown',
                texts: undefined,
                isContainer: false,
                isExplained: false,
            });
        },
        close(_text, complete) {
            const frame = frames.pop();
            if (frame === undefined)
                return;
            const parent = frames.at(-1);
            const isBad = frame.status === 'failed' || frame.status === 'cancelled';
            const counts = complete && (frame.isContainer ? isBad && !frame.isExplained : true);
            if (counts)
                take(trx_resultOf(frame, parent));
            if (parent !== undefined && (frame.isExplained || (counts && isBad)))
                parent.isExplained = true;
        },
    };
    const textElement = (field, separator = '\n') => ({
        close(text, complete) {
            const frame = frames.at(-1);
            if (frame === undefined || !complete || text.trim() === '')
                return;
            const texts = frame.texts ?? {};
            frame.texts = texts;
            const earlier = texts[field];
            texts[field] = earlier === undefined ? text : capText(earlier + separator + text);
        },
        text: true,
    });
    return {
        ...Object.fromEntries(resultElements.map((name) => [name, result])),
        'ErrorInfo/Message': textElement('message'),
        'ErrorInfo/StackTrace': textElement('details'),
        'Output/StdOut': textElement('stdout'),
        'Output/StdErr': textElement('stderr'),
        'Output/DebugTrace': textElement('stdout'),
        'TextMessages/Message': textElement('stdout'),
    };
}
function trx_resultOf({ attributes, status, texts }, parent) {
    const { testId = '', testName = '', duration, startTime, dataRowInfo } = attributes;
    // MSTest of Visual Studio gives every data row the name of its test.
    const isNamedByRow = dataRowInfo !== undefined && testName === parent?.attributes.testName;
    // xUnit writes the reason of a skip to the output.
    if (status === 'skipped' && texts?.stdout !== undefined)
        texts.message ??= texts.stdout.trim().split('\n', 1)[0] ?? '';
    return {
        testId,
        name: isNamedByRow ? `${testName} (Data Row ${dataRowInfo})` : testName,
        status,
        duration: parseTimeSpan(duration) ?? Number.NaN,
        timestamp: parseTimestamp(startTime) ?? Number.NaN,
        texts,
    };
}
function definitionHandlers(definitions) {
    let definition;
    let key = '';
    const addTag = (tag) => {
        if (definition !== undefined && tag !== '' && definition.tags.length < trx_maximumTags)
            definition.tags.push(tag);
    };
    const describeBy = (name, value) => {
        if (definition !== undefined && value)
            definition.metadata = addMetadata(definition.metadata, name, value);
    };
    const element = {
        open({ id, priority }) {
            definition = id === undefined ? undefined : { id, tags: [], className: '', metadata: undefined };
            describeBy('priority', priority);
        },
        close() {
            if (definition !== undefined)
                definitions.add(definition.id, definition);
            definition = undefined;
        },
    };
    return {
        ...Object.fromEntries(definitionElements.map((name) => [name, element])),
        TestMethod: {
            open({ className }) {
                if (definition !== undefined && className !== undefined)
                    definition.className = className;
            },
        },
        TestCategoryItem: {
            open({ TestCategory }) {
                addTag(TestCategory ?? '');
            },
        },
        'Owners/Owner': {
            open({ name }) {
                describeBy('owner', name);
            },
        },
        'Property/Key': {
            close(text) {
                key = text.trim();
            },
            text: true,
        },
        'Property/Value': {
            close(text) {
                // MSTest notes the compiler's own types this way.
                if (key !== '' && !key.startsWith('__'))
                    addTag(`${key}:${text.trim()}`);
                key = '';
            },
            text: true,
        },
    };
}
function summaryHandlers(run, cursor) {
    let infoOutcome;
    return {
        ResultSummary: {
            open({ outcome }) {
                run.setOutcome(outcome, cursor.line);
            },
        },
        // A data-driven result has counters of its own.
        'ResultSummary/Counters': {
            open({ total }) {
                run.addStatedTotal(parseNumber(total));
            },
        },
        RunInfo: {
            open({ outcome }) {
                infoOutcome = outcome;
            },
        },
        'RunInfo/Text': {
            close(text) {
                run.addRunInfo(infoOutcome, text.trim(), cursor.line);
            },
            text: true,
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/xunit-escapes.ts
/** The escapes, a backslash itself first, so that what stands behind one is not taken for another. */
const escapes = /\\(?:\\|r\\n|[rn]|[t"0abvf]|x[0-9a-f]{2,4})/g;
const meanings = { '\\\\': '\\', '\\r\\n': '\n', '\\r': '\n', '\\n': '\n', '\\t': '\t', '\\"': '"' };
/**
 * A message as it was written: the console runner of xUnit.net 2 escapes line ends, quotes and backslashes (`XmlEscape` in
 * xunit.runner.utility). Others do not: their line ends are line ends, and their Windows paths have single backslashes.
 */
function unescapeMessage(text) {
    const isEscaped = text.includes('\\n') && !text.includes('\n') && !/\b[a-z]:\\(?!\\)/i.test(text);
    return isEscaped ? text.replace(escapes, (found) => meanings[found] ?? '') : text;
}

;// CONCATENATED MODULE: ./src/formats/xunit-suites.ts

const maximumNames = 10_000;
const xunit_suites_maximumNameLength = 4000;
const defaultCollection = 'Test collection for ';
/**
 * The path of a test is the assembly's file name, its collection where somebody named that, and its class.
 * The collection that xUnit.net makes for every class says nothing more.
 */
function createXunitSuites() {
    let assembly = '';
    let group = '';
    let path = [];
    let pathType;
    return {
        openAssembly(name) {
            assembly = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
            group = '';
            pathType = undefined;
        },
        openGroup(name) {
            group = withoutId(name);
            pathType = undefined;
        },
        pathOf(type = '') {
            if (type !== pathType) {
                pathType = type;
                path = pathIn(assembly, group, type);
            }
            return path;
        },
        assemblyName: () => assembly,
        groupName: () => group,
    };
}
/** Collections end in an id that is another one in every run: `Cart (id: 9d8f0c\u2026)`. */
const withoutId = (name) => name.replace(/ \(id: [^()]*\)$/, '');
function pathIn(assembly, group, type) {
    const isDefault = group.startsWith(defaultCollection);
    const className = type || (isDefault ? group.slice(defaultCollection.length) : '');
    const named = isDefault || group === className ? '' : group;
    return [assembly, named, className].filter((name) => name !== '');
}
/** Remembers the cut names of one collection, as many as are reasonable. */
function createRowNames() {
    const counts = new Map();
    return {
        // Three middle dots since v2.4, three dots before.
        isCut: (name) => name.endsWith(')') && name.length <= xunit_suites_maximumNameLength && (name.includes('···') || name.includes('...')),
        numbered(name) {
            const count = (counts.get(name) ?? 0) + 1;
            if (count > 1 || counts.size < maximumNames)
                counts.set((0,detach/* detach */.Y)(name), count);
            return count === 1 ? name : `${name} #${count}`;
        },
        clear() {
            if (counts.size > 0)
                counts.clear();
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/xunit.ts











const xunit_maximumTags = 200;
/**
 * xUnit.net v1 (`assembly` \u203a `class`), v2 and v3 (`assemblies` \u203a `assembly` \u203a `collection`).
 * Sources: "XML Format v1" and "XML Format v2" on xunit.net; the latter covers what v3 adds.
 */
const xunit = {
    id: 'xunit',
    title: 'xUnit.net XML',
    include: ['**/*xunit*.xml', '**/*xUnit*.xml'],
    matches(head) {
        if (head.kind !== 'xml' || head.root === undefined)
            return undefined;
        const { local, namespace, attributes } = head.root;
        // Maven describes its archives with a root <assembly> in a namespace.
        if (namespace !== '')
            return undefined;
        if (local === 'assemblies')
            return 'root element <assemblies>';
        const isXunit = attributes['test-framework'] !== undefined || hasElement(head, 'class', 'assembly') || hasElement(head, 'collection', 'assembly');
        return local === 'assembly' && isXunit ? 'root element <assembly>' : undefined;
    },
    async read(source, sink) {
        const errors = createRunErrors(sink);
        const totals = xunit_createTotals(sink);
        await readXml(source, sink, (cursor) => xunit_handlersFor(sink, cursor, errors, totals));
        errors.finish();
        totals.check();
    },
};
function xunit_handlersFor(sink, cursor, errors, totals) {
    const suites = createXunitSuites();
    const rows = createRowNames();
    let assembly = {};
    let assemblyErrors = 0;
    let fallbackTimestamp;
    let runTimestamp;
    let attributes = {};
    let runError;
    let exceptionType;
    let test;
    let message;
    let trace;
    let reason;
    const openAssembly = (own) => {
        assembly = own;
        assemblyErrors = 0;
        suites.openAssembly(own.name ?? '');
        const start = own['start-rtf'] ?? (own['run-date'] === undefined ? undefined : `${own['run-date']} ${own['run-time'] ?? ''}`);
        runTimestamp = parseTimestamp(start) ?? fallbackTimestamp;
    };
    const closeAssembly = (_text, complete) => {
        if (complete)
            totals.addAssembly(assembly);
        const stated = parseNumber(assembly.errors) ?? 0;
        if (complete && stated > 0 && assemblyErrors === 0) {
            errors.add(`The assembly "${suites.assemblyName()}" states ${stated} errors outside of its tests, but lists none`, '', cursor.line);
        }
    };
    const openGroup = (name) => {
        suites.openGroup(name ?? '');
        rows.clear();
    };
    const openTest = (own) => {
        attributes = own;
        const suite = suites.pathOf(own.type);
        const name = xunit_shortName(own, own.type || (suite.at(-1) ?? ''));
        test = { name: rows.isCut(name) ? rows.numbered(name) : name, suite, status: xunit_statusOf(own.result) };
        const seconds = parseDuration(own.time, 1000);
        // A writer that has only the time span writes `time="0"` beside it.
        const duration = seconds || (parseTimeSpan(own['time-rtf']) ?? seconds);
        if (duration !== undefined)
            test.duration = duration;
        const start = own['start-rtf'];
        const timestamp = (start === undefined ? undefined : parseTimestamp(start)) ?? runTimestamp;
        if (timestamp !== undefined)
            test.timestamp = timestamp;
        const file = own['source-file'];
        if (file) {
            test.file = file;
            const line = Number(own['source-line']);
            if (Number.isSafeInteger(line) && line > 0)
                test.line = line;
        }
        message = undefined;
        trace = undefined;
        reason = undefined;
    };
    const closeTest = (_text, complete) => {
        const result = test;
        test = undefined;
        if (result === undefined || !complete)
            return;
        totals.addTest();
        describe(result);
        sink.test(result);
    };
    const describe = (result) => {
        // Runners older than the feature report a test that skipped itself as failed.
        if (result.status === 'failed' && message?.startsWith(dynamicSkip)) {
            result.status = 'skipped';
            message = message.slice(dynamicSkip.length);
            trace = undefined;
        }
        const text = (message || reason)?.trimEnd();
        if (text)
            result.message = capText(text);
        if (!trace)
            return;
        result.details = trace;
        if (result.file !== undefined)
            return;
        const place = placeInDotnetStack(trace, attributes.method);
        if (place === undefined)
            return;
        result.file = place.file;
        result.line = place.line;
    };
    const closeFailure = (text, complete) => {
        if (test !== undefined) {
            message ||= text.trim() || exceptionType;
            return;
        }
        if (!complete)
            return;
        assemblyErrors += 1;
        errors.add(whatFailed(runError, suites.groupName()), message ?? text, cursor.line);
        runError = undefined;
    };
    const addTrait = ({ name, value = '' }) => {
        if (test === undefined || !name)
            return;
        const tag = name === 'Category' ? value : `${name}:${value}`;
        if (tag === '' || (test.tags?.length ?? 0) >= xunit_maximumTags)
            return;
        if (test.tags === undefined)
            test.tags = [tag];
        else
            test.tags.push(tag);
    };
    const addText = (name, text) => {
        if (test !== undefined && text !== '')
            test.metadata = addMetadata(test.metadata, name, text);
    };
    return {
        assemblies: {
            open(own) {
                // `timestamp` is printed in the order of the machine's language.
                fallbackTimestamp = parseTimestamp(own['start-rtf']) ?? parseTimestamp(own.timestamp);
            },
        },
        assembly: { open: openAssembly, close: closeAssembly },
        collection: {
            open(own) {
                openGroup(own.name);
            },
        },
        'assembly/class': {
            open(own) {
                openGroup(own.name);
            },
        },
        test: { open: openTest, close: closeTest },
        trait: { open: addTrait },
        error: {
            open(own) {
                runError = own;
            },
            close(_text, complete) {
                // A failure inside has reported it.
                if (runError !== undefined && complete) {
                    assemblyErrors += 1;
                    errors.add(whatFailed(runError, ''), '', cursor.line);
                }
                runError = undefined;
            },
        },
        failure: {
            open(own) {
                exceptionType = own['exception-type'];
                message = undefined;
            },
            close: closeFailure,
            text: true,
        },
        'failure/message': {
            close(text) {
                message = unescapeMessage(text);
            },
            text: true,
        },
        'failure/stack-trace': {
            close(text) {
                trace = text.trim() === '' ? undefined : text;
            },
            text: true,
        },
        reason: {
            close(text) {
                reason ??= text.trim() === '' ? undefined : text;
            },
            text: true,
        },
        // v1.
        'reason/message': {
            close(text) {
                reason = text;
            },
            text: true,
        },
        'test/output': {
            close(text) {
                if (test !== undefined && text !== '')
                    test.stdout = text;
            },
            text: true,
        },
        warning: {
            close(text) {
                addText('Warning', text);
            },
            text: true,
        },
        attachment: {
            open({ name = '' }) {
                addText('Attachment', name);
            },
        },
    };
}
const dynamicSkip = '$XunitDynamicSkip$';
function xunit_statusOf(result) {
    switch (result) {
        case 'Pass':
            return 'successful';
        case 'Fail':
            return 'failed';
        case 'Skip':
        // An explicit test that was not asked for.
        case 'NotRun':
            return 'skipped';
        default:
            return 'unknown';
    }
}
/** The display name without the class that stands before it, unless somebody chose another name. */
function xunit_shortName({ name = '', method }, className) {
    const { length } = className;
    const isQualified = length > 0 && name.charCodeAt(length) === 0x2e && name.length > length + 1 && name.startsWith(className);
    return isQualified ? name.slice(length + 1) : name || (method ?? '');
}
/** What failed outside of the tests; v1 lets a class fail, v2 and v3 tell the kind: `assembly-cleanup`, `test-class-cleanup`, `fatal` \u2026 */
function whatFailed(error, group) {
    if (error === undefined)
        return `The class "${group}" failed outside of its tests`;
    return `The run reports an error${error.type ? ` (${error.type})` : ''}${error.name ? ` in "${error.name}"` : ''}`;
}
function xunit_createTotals(sink) {
    let stated;
    let notRun = 0;
    let listed = 0;
    return {
        addTest() {
            listed += 1;
        },
        addAssembly(assembly) {
            const total = parseNumber(assembly.total);
            if (total !== undefined)
                stated = (stated ?? 0) + total;
            notRun += parseNumber(assembly['not-run']) ?? 0;
        },
        check() {
            if (stated !== listed - notRun)
                checkStatedTotal(sink, stated, listed);
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/index.ts













/** Every format, in the order in which they are asked whether a file is theirs. One line each. */
const formats = [junit, qt, robotJson, robot, trx, nunit, xunit, testng, ctrf, cucumberMessages, cucumber, dart];
/**
 * Says of which format a file is, by its content alone.
 * @param path the file's path, for the few cases in which content says nothing
 * @param text its first characters; 64 KiB are enough
 */
function recognise(path, text) {
    const head = describeHead(path, text);
    if (head.kind === 'empty')
        return { because: text === '' ? 'the file is empty' : 'the file holds nothing but white space' };
    for (const format of formats) {
        const because = format.matches(head);
        if (because !== undefined)
            return { format, because };
    }
    return { because: describe(head) };
}
function describe(head) {
    switch (head.kind) {
        case 'xml':
            return head.root === undefined
                ? 'an XML file without an element'
                : `the root element <${head.root.local.slice(0, 100)}>${head.root.namespace ? ` in namespace ${head.root.namespace.slice(0, 200)}` : ''} belongs to no known format`;
        case 'json':
            return `a JSON file whose keys (${[...head.keys].slice(0, 5).join(', ').slice(0, 200) || 'none'}) belong to no known format`;
        default:
            return 'neither XML nor JSON';
    }
}

;// CONCATENATED MODULE: ./src/collect/bystander.ts
/** Names under which nobody keeps anything but data: whatever is in such a file, it was meant to be read. */
const resultName = /\.(?:xml|json|jsonl|ndjson|trx)(?:\.gz)?$/i;
/** The front of XML that is no web page. */
const xmlFront = /^<(?!!doctype\s+html|html[\s>])/i;
/** The front of an object or array; Maven's `[INFO]` and a log's `[2024-05-01 \u2026]` are neither. */
const jsonFront = /^(?:\{\s*(?:["}]|$)|\[\s*(?:[[{"\]]|$))/;
/**
 * Whether a file is plainly no test result but something that lies beside them: a screenshot, a log, an archive, a web page.
 * An empty file is none: nobody can tell what it was to become.
 * @param text its first characters
 */
function isBystander(path, text) {
    const front = text.trimStart();
    return front !== '' && !resultName.test(path) && !xmlFront.test(front) && !jsonFront.test(front);
}

;// CONCATENATED MODULE: ./src/collect/identify.ts


/** What a file is that only `files` includes. */
const kept = { kind: 'artifact', because: 'only "files" includes it' };
/** The collectors of the file that read what is in it. */
const readersOf = ({ matches }) => matches.map(({ collector }) => collector).filter(({ key }) => key !== 'files');
/**
 * Says how a file is read: by the format that its content shows, whichever test collector matched it.
 * @param text its first characters
 */
function identify(file, text) {
    const readers = readersOf(file);
    const [first] = readers;
    if (first === undefined)
        return kept;
    const { format, because } = recognise(file.path, text);
    if (format !== undefined) {
        return { kind: 'results', format, because, collector: readers.find(({ key }) => key === format.id) ?? first };
    }
    const events = readers.find(({ key }) => key === 'events');
    if (events !== undefined && (readers.length === 1 ? mayHoldRecords(text) : holdsRecords(file.path, text))) {
        return { kind: 'events', because: 'lines of JSON', collector: events };
    }
    const asked = askingFor(file);
    if (asked !== undefined && !(asked.onlyByFolder && isBystander(file.path, text))) {
        return { kind: 'unreadable', because, collector: asked.collector, severity: 'error' };
    }
    // An empty file with the name of a result file is what a test run that was killed leaves behind.
    return text.trim() === '' ? { kind: 'unreadable', because, collector: first, severity: 'warning' } : { kind: 'foreign', because };
}
/** The first collector that the user sent to this file, if there is one, and whether nothing but its folder was named. */
function askingFor({ matches }) {
    const asking = matches.filter(({ collector }) => collector.key !== 'files' && !collector.wellKnown);
    const [first] = asking;
    if (first === undefined)
        return undefined;
    const onlyByFolder = asking.every(({ collector, patterns }) => patterns.every((pattern) => collector.folders?.includes(pattern)));
    return { collector: first.collector, onlyByFolder };
}
/** One line that may be a record is enough: those that are none are reported one by one. An event file may be empty, or gzip (RFC 1952). */
const mayHoldRecords = (text) => text.trim() === '' || text.startsWith('\x1f') || /^[^\S\n]*\{/m.test(text);
/** Where other collectors want the file as well, its content must say that it holds records; gzip cannot, but by its name. */
const holdsRecords = (path, text) => text.startsWith('\x1f') ? /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(path) : /^[^\S\n]*\{(?:[^\n]*,)?[^\S\n]*"kind"[^\S\n]*:/m.test(text);

// EXTERNAL MODULE: ./src/collect/problem-list.ts
var problem_list = __nccwpck_require__(74390);
// EXTERNAL MODULE: ./src/records/decode.ts
var records_decode = __nccwpck_require__(69474);
;// CONCATENATED MODULE: ./src/collect/text-source.ts


/** How many bytes are read at a time: larger chunks become large objects in V8, which are five times slower to decode. */
const chunkLength = 64 * 1024;
/** How much of a file is looked at to recognise it, in UTF-16 units. */
const text_source_headLength = 4 * 1024;
/**
 * Opens a file for reading in chunks, by synchronous reads: on a warm cache they are twice as fast as the stream's.
 * @param absolutePath the file
 * @param path what the file is called towards people
 * @param buffer a buffer of at least {@link chunkLength} bytes that files read one after the other may share
 * @throws what `openSync` throws
 */
function openTextSource(absolutePath, path, buffer = Buffer.allocUnsafeSlow(chunkLength)) {
    const descriptor = (0,external_node_fs_.openSync)(absolutePath, 'r');
    const { size, mtimeMs: modifiedMs } = (0,external_node_fs_.fstatSync)(descriptor);
    let decoder;
    let started;
    let position = 0;
    function* read() {
        position = 0;
        let current;
        while (true) {
            const length = (0,external_node_fs_.readSync)(descriptor, buffer, 0, chunkLength, position);
            const bytes = buffer.subarray(0, length);
            if (current === undefined) {
                current = (0,records_decode/* createDecoder */.$)(bytes);
                decoder = current;
            }
            const skipped = position === 0 ? current.markLength : 0;
            position += length;
            for (const piece of current.decode(bytes.subarray(skipped), length === 0))
                yield piece;
            if (length === 0)
                return;
        }
    }
    function* resume(first, rest) {
        yield* first;
        for (let next = rest.next(); !next.done; next = rest.next())
            yield next.value;
    }
    return {
        path,
        size,
        modifiedMs,
        head() {
            const rest = read();
            const first = [];
            let length = 0;
            for (let next = rest.next(); !next.done; next = rest.next()) {
                first.push(next.value);
                length += next.value.length;
                if (length >= text_source_headLength)
                    break;
            }
            started = { first, rest };
            return first.length === 1 ? (first[0] ?? '') : first.join('');
        },
        chunks() {
            if (started === undefined)
                return read();
            const { first, rest } = started;
            started = undefined;
            return resume(first, rest);
        },
        position: () => position,
        undecodable: () => (decoder?.fellBack ? decoder.encoding : undefined),
        unchanged() {
            const now = (0,external_node_fs_.fstatSync)(descriptor);
            return now.size === size && now.mtimeMs === modifiedMs;
        },
        close: () => (0,external_node_fs_.closeSync)(descriptor),
    };
}

;// CONCATENATED MODULE: ./src/collect/collect-file.ts




/**
 * Reads one file that a test or event collector matched into the recorder; what is wrong with it becomes a problem of the file.
 * @throws what the recorder throws
 */
async function collectFile(file, recorder, tools) {
    let source;
    let identity;
    try {
        source = openTextSource(file.absolutePath, file.path, tools.buffer);
        identity = identify(file, source.head());
    }
    catch (error) {
        source?.close();
        return notOpened(file, recorder, (0,read_results/* reasonOf */.A3)(error));
    }
    try {
        if (identity.kind !== 'foreign' && identity.kind !== 'artifact') {
            const problems = (0,problem_list/* createProblemList */.Y)(file.path);
            begin(recorder, file, identity.collector, identity.kind === 'results' ? identity.format.id : formatMeant(file, identity.collector));
            await read(file, identity, { source, recorder, problems, tools });
            if (!source.unchanged()) {
                problems.add({ severity: 'warning', message: 'The file changed while it was read; what was read may be half old, half new.' });
            }
            recorder.endFile(problems.list());
        }
        return { identity, size: source.size };
    }
    finally {
        source.close();
    }
}
async function read(file, identity, { source, recorder, problems, tools }) {
    switch (identity.kind) {
        case 'results':
            return (0,read_results/* readResults */.x8)(identity.format, source, recorder, problems, tools);
        case 'events':
            return (0,read_results/* readEvents */.wj)(file, tools.recordsReader, recorder, problems);
        case 'unreadable': {
            const { severity, collector, because } = identity;
            const isMeantFor = readersOf(file).length === 1 ? `is not what "${collector.key}" reads` : 'holds no results of a known format';
            const message = `The file ${isMeantFor}: ${because}.`;
            problems.add({ severity, ...(severity === 'error' && { kind: 'unreadable' }), message });
        }
    }
}
/** What a file without a recognised content was to be; no one knows where many collectors look at it. */
const formatMeant = (file, { key }) => (key === 'events' || readersOf(file).length === 1 ? key : 'unknown');
function begin(recorder, { path }, { metadata }, format) {
    recorder.beginFile({ path, format, ...(Object.keys(metadata).length > 0 && { metadata }) });
}
/** A file that was there a moment ago, or that we may not read. */
function notOpened(file, recorder, reason) {
    const [collector] = readersOf(file);
    if (collector === undefined)
        return { identity: { kind: 'artifact', because: reason }, size: 0 };
    begin(recorder, file, collector, formatMeant(file, collector));
    recorder.endFile([{ severity: 'error', kind: 'unreadable', message: `The file could not be read: ${reason}.`, path: file.path }]);
    return { identity: { kind: 'unreadable', collector, because: reason, severity: 'error' }, size: 0 };
}

;// CONCATENATED MODULE: ./src/collect/collected-file.ts
/** What people are told of a file. */
function collectedFile({ path, matches }, identity) {
    const format = identity.kind === 'results' ? identity.format.id : identity.kind === 'events' ? 'events' : undefined;
    const { kind, because } = identity;
    return { path, kind, ...(format !== undefined && { format }), because, collectors: matches.map(({ collector }) => collector.key) };
}

// EXTERNAL MODULE: ./src/collect/group-by.ts
var group_by = __nccwpck_require__(5139);
;// CONCATENATED MODULE: ./src/collect/duplicates.ts


/** Groups files of identical content, in their order. Only files of one size are read, and only those with like ends as a whole. */
function findDuplicates(files) {
    // Empty files are alike and mean nothing.
    return alike(files.filter(({ size }) => size > 0), ({ size }) => String(size))
        .flatMap((sameSize) => alike(sameSize, ({ absolutePath }) => digestEnds(absolutePath)))
        .flatMap((sameEnds) => alike(sameEnds, ({ absolutePath }) => digestFile(absolutePath).sha256));
}
function alike(files, keyOf) {
    const groups = (0,group_by/* groupBy */.$)(files, (file) => attempt(() => keyOf(file)));
    return [...groups.values()].filter((group) => group.length > 1);
}
/** A file that is gone by now has been read, and has no duplicate any more. */
function attempt(action) {
    try {
        return action();
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/collect/enumerate.ts
/** The first few of some names, quoted, and how many more there are. */
function enumerate(names, limit = 5) {
    const shown = names.slice(0, limit).map((name) => `"${name}"`);
    return names.length <= limit ? shown.join(', ') : `${shown.join(', ')} and ${names.length - limit} more`;
}

// EXTERNAL MODULE: ./src/collect/match-files.ts + 2 modules
var match_files = __nccwpck_require__(32255);
;// CONCATENATED MODULE: ./src/collect/collect.ts











/**
 * Finds the files of all collectors and pushes what they hold into the recorder, file by file, sorted by path.
 * A file that is broken, gone or no result file becomes a problem, and the others are still collected.
 * @throws UserError where a pattern is wrong; what the recorder throws
 */
async function collect(options, recorder) {
    const matched = (0,match_files/* matchFiles */.x)(options);
    const problems = (0,problem_list/* createProblemList */.Y)();
    const files = [];
    const artifacts = [];
    const read = [];
    const tools = { buffer: Buffer.allocUnsafeSlow(chunkLength), recordsReader: (0,read_records/* createRecordsReader */.Y)(), signal: options.signal };
    for (const [done, file] of matched.files.entries()) {
        const { path, absolutePath } = file;
        options.onProgress?.({ path, done, total: matched.files.length });
        const keeper = file.matches.find(({ collector }) => collector.key === 'files')?.collector;
        const record = keeper && describeArtifact(file, keeper, problems);
        if (record !== undefined) {
            artifacts.push({ absolutePath, record });
            recorder.record(record);
        }
        if (readersOf(file).length === 0) {
            files.push(collectedFile(file, kept));
            continue;
        }
        const onRest = (share) => options.onProgress?.({ path, done, total: matched.files.length, share });
        const { identity, size } = await collectFile(file, recorder, { ...tools, onRest });
        options.signal?.throwIfAborted();
        files.push(collectedFile(file, identity));
        if (identity.kind === 'results' || identity.kind === 'events')
            read.push({ absolutePath, path, size });
    }
    warnOfDuplicates(read, problems);
    warnOfIdlePatterns(options.collectors, matched.files, problems);
    return { files, artifacts, problems: [...matched.problems, ...problems.list()] };
}
function warnOfDuplicates(files, problems) {
    for (const [first, ...others] of findDuplicates(files)) {
        const path = others[0]?.path;
        if (first === undefined || path === undefined)
            continue;
        const which = others.length === 1 ? 'The file has' : `The files ${enumerate(others.map((file) => file.path))} have`;
        const message = `${which} the same content as "${first.path}", and all of them count. If they are copies of one result, exclude them.`;
        problems.add({ severity: 'warning', message, path });
    }
}
/** Names what the user asked for and nothing matched; several collectors may share one list of patterns. */
function warnOfIdlePatterns(collectors, files, problems) {
    const busy = new Set(files.flatMap(({ matches }) => matches.map(({ collector }) => collector)));
    const idle = collectors.filter((collector) => !collector.wellKnown && !busy.has(collector) && collector.include.length > 0);
    for (const group of (0,group_by/* groupBy */.$)(idle, ({ include }) => include.join('\n')).values()) {
        const keys = group.map(({ key }) => key);
        problems.add({
            severity: 'warning',
            message: `No file matches ${enumerate(group[0]?.include ?? [])} (included by ${enumerate(keys, 3)}).`,
        });
    }
}

// EXTERNAL MODULE: ./src/collect/location.ts
var collect_location = __nccwpck_require__(34691);
// EXTERNAL MODULE: ./src/expressions/lazy-evaluator.ts
var lazy_evaluator = __nccwpck_require__(5381);
;// CONCATENATED MODULE: ./src/records/problem-record.ts
const kinds = ['incomplete', 'unreadable', 'delivery'];
/** A problem as it stands in a records file. */
const problemRecord = ({ kind, ...problem }) => ({
    kind: 'problem',
    ...problem,
    ...(kind !== undefined && { problem: kind }),
});
/** The problem that a record tells of; a kind of problem that is not known is left out. */
function problemOf({ severity, problem, message, path, line, column }) {
    const kind = kinds.find((known) => known === problem);
    return {
        severity,
        ...(kind !== undefined && { kind }),
        message,
        ...(path !== undefined && { path }),
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
    };
}

// EXTERNAL MODULE: ./src/records/quote.ts
var records_quote = __nccwpck_require__(47034);
// EXTERNAL MODULE: ./src/records/test-identity.ts
var test_identity = __nccwpck_require__(40167);
// EXTERNAL MODULE: ./src/records/well-formed.ts
var well_formed = __nccwpck_require__(57534);
;// CONCATENATED MODULE: ./src/records/write-records.ts








const coordinateNames = ['org', 'project', 'module', 'pipeline', 'job', 'build', 'ref'];
/** How much text is gathered before it becomes bytes, in UTF-16 units: little enough to die young in V8's heap. */
const batchLength = 8 * 1024;
/** How much is gathered for one write to the disk. */
const bufferBytes = 512 * 1024;
/**
 * Writes records as newline-delimited JSON, by synchronous writes, so that a slow disk slows the reading.
 * Creates the folder; throws an InputOutputError where something cannot be written.
 */
function writeRecords(path, coordinates) {
    const output = openOutput(path);
    const identities = (0,test_identity/* createTestIdentities */.B9)(coordinates.module ?? '');
    const coordinatesJson = innerJson(coordinates);
    let file;
    let fileStart = 0;
    /** What every test of the file ends with. */
    let suffix = `${coordinatesJson}}\n`;
    let batch = '';
    let lastSuite;
    let lastSuiteJson = '';
    const flush = () => {
        if (batch !== '')
            output.append(batch);
        batch = '';
    };
    const add = (text) => {
        batch += text;
        if (batch.length >= batchLength)
            flush();
    };
    const writeRecord = (record) => {
        const metadata = mergedMetadata(file, record.metadata);
        const { kind, ...fields } = record;
        const whole = { kind, ...fields, ...(metadata === undefined ? {} : { metadata }) };
        for (const name of coordinateNames) {
            if (whole[name] === undefined && coordinates[name] !== undefined)
                whole[name] = coordinates[name];
        }
        add(`${toJson(whole)}\n`);
    };
    /** Tests of event and records files have a module of their own, and fields that we do not know. */
    const writeForeignTest = (test, { format, path: source }) => {
        const id = test.id ?? identities.next(test.suite, test.name, test.module);
        writeRecord({ kind: 'test', id, format, source, ...test });
    };
    return {
        beginFile(next) {
            flush();
            file = next;
            fileStart = output.length();
            identities.restart();
            lastSuite = undefined;
            suffix = `,"format":${toJson(next.format)},"source":${toJson(next.path)}${coordinatesJson}}\n`;
        },
        test(test) {
            if (file === undefined || file.format === 'events' || file.format === 'records') {
                writeForeignTest(test, file ?? { path: '', format: 'events' });
                return;
            }
            if (test.suite !== lastSuite) {
                lastSuite = test.suite;
                lastSuiteJson = toJson(test.suite);
            }
            add(testJson(test, test.id ?? identities.next(test.suite, test.name), lastSuiteJson, file) + suffix);
        },
        restartFile() {
            batch = '';
            output.truncate(fileStart);
            identities.restart();
        },
        endFile(problems) {
            for (const problem of problems)
                writeRecord(problemRecord(problem));
            file = undefined;
        },
        record: writeRecord,
        close() {
            try {
                flush();
                output.close();
            }
            finally {
                output.discard();
            }
        },
        discard() {
            batch = '';
            output.discard();
        },
    };
}
/** The front of a test's line. Piece by piece, which is twice as fast as making an object for JSON.stringify. */
function testJson(test, id, suite, file) {
    let json = `{"kind":"test","id":"${id}","name":${(0,records_quote/* quote */.h)(test.name)},"suite":${suite},"status":"${test.status}"`;
    if (test.duration !== undefined)
        json += `,"duration":${test.duration}`;
    if (test.flaky !== undefined)
        json += `,"flaky":${test.flaky}`;
    if (test.attempts !== undefined)
        json += `,"attempts":${toJson(test.attempts)}`;
    if (test.message !== undefined)
        json += `,"message":${(0,records_quote/* quote */.h)(test.message)}`;
    if (test.details !== undefined)
        json += `,"details":${(0,records_quote/* quote */.h)(test.details)}`;
    if (test.stdout !== undefined)
        json += `,"stdout":${(0,records_quote/* quote */.h)(test.stdout)}`;
    if (test.stderr !== undefined)
        json += `,"stderr":${(0,records_quote/* quote */.h)(test.stderr)}`;
    if (test.file !== undefined)
        json += `,"file":${(0,records_quote/* quote */.h)(test.file)}`;
    if (test.line !== undefined)
        json += `,"line":${test.line}`;
    if (test.tags !== undefined)
        json += `,"tags":${toJson(test.tags)}`;
    if (test.timestamp !== undefined)
        json += `,"timestamp":${test.timestamp}`;
    const metadata = mergedMetadata(file, test.metadata);
    if (metadata !== undefined)
        json += `,"metadata":${toJson(metadata)}`;
    return json;
}
/** What a record says of itself wins over what is said of its file; a record of a kind that we do not know may say anything. */
function mergedMetadata(file, own) {
    if (file?.metadata === undefined || (own !== undefined && (typeof own !== 'object' || own === null)))
        return own;
    return own === undefined ? file.metadata : { ...file.metadata, ...own };
}
/** JSON in which lone surrogates are U+FFFD: JSON.stringify writes them as escapes, which many parsers refuse. */
function toJson(value) {
    const json = JSON.stringify(value);
    if (!json.includes('\\ud'))
        return json;
    return JSON.stringify(value, (_key, inner) => (typeof inner === 'string' ? (0,well_formed/* wellFormed */.E)(inner) : inner));
}
/** The members of an object as they stand behind others. */
function innerJson(value) {
    const ordered = Object.fromEntries(coordinateNames.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]])));
    const members = toJson(ordered).slice(1, -1);
    return members === '' ? '' : `,${members}`;
}
/** A file that appears under its name only when it is whole. */
function openOutput(path) {
    const temporary = `${path}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`;
    const buffer = Buffer.allocUnsafeSlow(bufferBytes);
    /** What is on the disk, and what waits in the buffer. */
    let written = 0;
    let waiting = 0;
    let isOpen = true;
    let isInPlace = false;
    const descriptor = guarded(path, () => {
        // Renaming over /dev/null would replace it.
        if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === false)
            throw new Error('it is not a file');
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        return (0,external_node_fs_.openSync)(temporary, 'wx');
    });
    const writeOut = (bytes) => {
        guarded(path, () => {
            for (let start = 0; start < bytes.length;)
                start += (0,external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, written + start);
        });
        written += bytes.length;
    };
    const flush = () => {
        if (waiting > 0)
            writeOut(buffer.subarray(0, waiting));
        waiting = 0;
    };
    return {
        /** In bytes. */
        length: () => written + waiting,
        append(text) {
            const longest = text.length * 3;
            if (waiting + longest > bufferBytes)
                flush();
            if (longest <= bufferBytes)
                waiting += buffer.write(text, waiting);
            else
                writeOut(Buffer.from(text));
        },
        /** Back to a length that it had before. */
        truncate(to) {
            waiting = Math.max(0, to - written);
            if (to >= written)
                return;
            guarded(path, () => (0,external_node_fs_.ftruncateSync)(descriptor, to));
            written = to;
        },
        /** Windows renames no file that is open. */
        close() {
            flush();
            (0,external_node_fs_.closeSync)(descriptor);
            isOpen = false;
            guarded(path, () => (0,external_node_fs_.renameSync)(temporary, path));
            isInPlace = true;
        },
        discard() {
            if (isOpen)
                (0,external_node_fs_.closeSync)(descriptor);
            isOpen = false;
            if (!isInPlace)
                (0,external_node_fs_.rmSync)(temporary, { force: true });
        },
    };
}
function guarded(path, action) {
    try {
        return action();
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new errors/* InputOutputError */.o(`The records file "${path}" cannot be written: ${reason}.`, {
            cure: 'Name a file in a folder that can be written to.',
            place: { path },
            cause,
        });
    }
}

;// CONCATENATED MODULE: ./src/run/collectors.ts

/** The names that event files have by convention. */
const eventFiles = ['**/service-*-events.ndjson'];
function wellKnownNames(key) {
    return key === 'events' ? eventFiles : [...new Set(formats.filter((format) => format.id === key).flatMap((format) => format.include))];
}
/** The collectors of a configuration with well-known names filled in and metadata evaluated; a collector's own metadata wins. */
function resolveCollectors({ collect }, evaluator) {
    const evaluated = (metadata) => Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, evaluator.text(value)]));
    const shared = evaluated(collect.metadata);
    return collect.collectors.map(({ key, include, folders, exclude, metadata }) => ({
        key,
        include: include ?? wellKnownNames(key),
        exclude,
        metadata: { ...shared, ...evaluated(metadata) },
        wellKnown: include === undefined,
        ...(folders && { folders }),
    }));
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __nccwpck_require__(58500);
// EXTERNAL MODULE: ./src/display-text.ts
var display_text = __nccwpck_require__(81849);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(38522);
;// CONCATENATED MODULE: ./src/records/first-record.ts





/** Enough for the first line of nearly every file, and little to read of thousands. */
const first_record_chunkLength = 16 * 1024;
/**
 * Reads the first line of a records file that may be a record, plain or gzip, and not much more of the file; its fields are not
 * checked. Undefined where there is none up to where the longest line would end, or where the file cannot be read.
 */
async function readFirstRecord(absolutePath) {
    let first;
    let length = 0;
    let decoder;
    const lines = (0,ndjson/* createNdjsonReader */.gI)({
        value(value) {
            if (first === undefined && first_record_isRecord(value))
                first = value;
        },
        fault() { },
    });
    const decode = (bytes, last) => {
        const isFirst = decoder === undefined;
        decoder ??= (0,records_decode/* createDecoder */.$)(bytes);
        for (const piece of decoder.decode(isFirst ? bytes.subarray(decoder.markLength) : bytes, last)) {
            lines.write(piece);
            length += piece.length;
        }
    };
    try {
        for await (const bytes of chunksOf(absolutePath)) {
            decode(bytes, false);
            if (first !== undefined || length > ndjson/* maximumLineLength */.nY)
                return first;
        }
        decode(Buffer.alloc(0), true);
        lines.end();
    }
    catch {
        // Whoever reads the whole file says what is wrong with it.
    }
    return first;
}
const first_record_isRecord = (value) => typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
/** The bytes of a file as far as somebody asks for them, decompressed; each chunk is good until the next. */
async function* chunksOf(absolutePath) {
    const descriptor = (0,external_node_fs_.openSync)(absolutePath, 'r');
    try {
        const buffer = Buffer.allocUnsafeSlow(first_record_chunkLength);
        let length = (0,external_node_fs_.readSync)(descriptor, buffer);
        if (length > 1 && buffer[0] === 0x1f && buffer[1] === 0x8b) {
            // The loop over the stream is told of errors as well.
            yield* (0,external_node_stream_.pipeline)((0,external_node_fs_.createReadStream)(absolutePath), (0,external_node_zlib_.createGunzip)({ chunkSize: first_record_chunkLength }), () => { });
            return;
        }
        for (; length > 0; length = (0,external_node_fs_.readSync)(descriptor, buffer))
            yield buffer.subarray(0, length);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

// EXTERNAL MODULE: ./src/summary/excerpt.ts
var excerpt = __nccwpck_require__(21089);
;// CONCATENATED MODULE: ./src/run/attempt-memory.ts

/** How many attempts are remembered, of all tests together. */
const attempt_memory_maximumAttempts = 100_000;
/** How many of them may be of one test: its line in a records file grows by each. */
const maximumAttemptsOfATest = 20;
/** The texts of one, in UTF-16 units: as the summary shortens those of the tests that it lists. */
const maximumMessage = 2_000;
const maximumDetails = 4_000;
/** How long the texts of all attempts may be together, in UTF-16 units; what fails after that is remembered without its texts. */
const maximumText = 16 * 1024 * 1024;
/** Ids that we write have 32 characters; nobody needs a test that has a novel for an id. */
const attempt_memory_maximumKeyLength = 500;
/** Makes a memory of nothing yet. */
function createAttemptMemory() {
    const attemptsOf = new Map();
    let total = 0;
    let textLeft = maximumText;
    let leftOut = 0;
    const add = (attempts, attempt) => {
        if (attempts.length === maximumAttemptsOfATest)
            attempts.shift();
        else
            total += 1;
        const length = (attempt.message?.length ?? 0) + (attempt.details?.length ?? 0);
        const { message, details, ...rest } = attempt;
        attempts.push(length <= textLeft ? attempt : rest);
        if (length <= textLeft)
            textLeft -= length;
    };
    return {
        remember(key, test) {
            if (total >= attempt_memory_maximumAttempts || key.length > attempt_memory_maximumKeyLength) {
                leftOut += 1;
                return;
            }
            const attempts = attemptsOf.get(key) ?? [];
            attemptsOf.set(key, attempts);
            for (const attempt of [...(test.attempts?.slice(-maximumAttemptsOfATest) ?? []), test])
                add(attempts, attempt_memory_shortened(attempt));
        },
        recall: (key) => attemptsOf.get(key),
        leftOut: () => leftOut,
    };
}
/** A copy of what reports show of an attempt. */
const attempt_memory_shortened = ({ status, duration, message, details, timestamp }) => ({
    status,
    ...(duration !== undefined && { duration }),
    ...(message !== undefined && { message: (0,excerpt/* excerpt */.K)(message, maximumMessage) }),
    ...(details !== undefined && { details: (0,excerpt/* excerpt */.K)(details, maximumDetails) }),
    ...(timestamp !== undefined && { timestamp }),
});

;// CONCATENATED MODULE: ./src/run/job-attempt.ts
/** Longer texts name no job: what is kept of thousands of files must be short, in UTF-16 units. */
const job_attempt_maximumLength = 1_000;
/** The build of a run that can be repeated, as GitHub's: `4711.2` is the second attempt of the run 4711. */
const repeatable = /^(.+)\.([1-9]\d{0,8})$/;
/** Tells by a record where its file comes from; undefined where the record names no job, or a build without an attempt. */
function jobAttempt({ org, project, pipeline, module, job, build }) {
    const names = [org, project, pipeline, module, job, build].map((name) => name ?? '');
    if (!names.every((name) => typeof name === 'string' && name.length <= job_attempt_maximumLength))
        return undefined;
    const [, run, attempt] = repeatable.exec(names.pop() ?? '') ?? [];
    const name = names.at(-1);
    if (!name || run === undefined)
        return undefined;
    return { group: JSON.stringify([...names, run]), job: name, attempt: Number(attempt) };
}

;// CONCATENATED MODULE: ./src/run/test-keys.ts

/** Makes {@link TestKeys}. */
function createTestKeys() {
    let owner = { group: 0, job: '' };
    // Made where it is needed: it takes some megabytes, and what we write ourselves has its ids.
    let identities;
    return {
        begin(next) {
            owner = next;
            identities?.restart();
        },
        next(test) {
            const { job, module } = test;
            identities ??= test.id === undefined ? (0,test_identity/* createTestIdentities */.B9)('') : undefined;
            const id = test.id ?? identities?.next(test.suite, test.name, module);
            // A file of several jobs has tests that are not of the job of its first record.
            return job === undefined || job === owner.job ? `${owner.group}\0${id}` : `${owner.group}\0${job}\0${id}`;
        },
    };
}

;// CONCATENATED MODULE: ./src/run/earlier-attempts.ts









/** How much of a job's name is shown, in UTF-16 units. */
const maximumName = 200;
/** Where nothing is repeated. */
const noEarlierAttempts = { files: [], problems: [], addTo: (recorder) => recorder };
/**
 * Finds the records files of jobs that were run again later, and reads which of their tests were not successful. Of all files the
 * front is read, and only those of earlier attempts are read as a whole.
 * @throws UserError where a pattern is wrong; the signal's reason
 */
async function readEarlierAttempts({ signal, ...options }) {
    const attempts = await findAttempts((0,match_files/* matchFiles */.x)(options).files);
    const newest = new Map();
    for (const { group, attempt } of attempts)
        newest.set(group, Math.max(attempt, newest.get(group) ?? 0));
    const isNewest = ({ group, attempt }) => attempt === newest.get(group);
    const memory = createAttemptMemory();
    const read = createFailureReader(memory);
    const files = [];
    for (const earlier of attempts.filter((found) => !isNewest(found)).sort((a, b) => a.attempt - b.attempt)) {
        // Signals come only while nothing runs.
        await (0,external_node_timers_promises_.setImmediate)();
        signal?.throwIfAborted();
        if (await read(earlier))
            files.push(earlierFile(earlier));
    }
    if (files.length === 0)
        return noEarlierAttempts;
    const owners = new Map(attempts.filter(isNewest).map((found) => [found.file.path, found]));
    return { files, problems: problemsOf(memory), addTo: (recorder) => withMemory(recorder, memory, owners) };
}
async function findAttempts(files) {
    const found = [];
    const groups = new Map();
    if (files.length < 2)
        return found;
    for (const file of files) {
        const record = isExcludable(file) ? await readFirstRecord(file.absolutePath) : undefined;
        const origin = record && jobAttempt(record);
        if (origin === undefined)
            continue;
        const group = groups.get(origin.group) ?? groups.size;
        groups.set(origin.group, group);
        found.push({ ...origin, group, file });
    }
    return found;
}
const earlierFile = ({ file: { path, absolutePath }, job }) => {
    return { path, absolutePath, because: `an earlier attempt of the job ${(0,display_text/* displayLine */.p)((0,excerpt/* excerpt */.K)(job, maximumName))}` };
};
/** A pattern ends with its line, and begins and ends with no space. */
const isExcludable = ({ absolutePath }) => !/[\r\n]|^\s|\s$/.test(absolutePath);
/** Makes what reads the unsuccessful tests of a file into the memory; it says whether it could. */
function createFailureReader(memory) {
    const reader = (0,read_records/* createRecordsReader */.Y)();
    const keys = createTestKeys();
    const recorder = {
        test(test) {
            const key = keys.next(test);
            if (test.status !== 'successful' && test.status !== 'skipped')
                memory.remember(key, test);
        },
        record() { },
    };
    return async (attempt) => {
        keys.begin(attempt);
        try {
            await reader.read(attempt.file.absolutePath, attempt.file.path, recorder);
            return true;
        }
        catch {
            // It takes part as if it were the only attempt, and is reported as unreadable.
            return false;
        }
    };
}
function problemsOf(memory) {
    const leftOut = memory.leftOut();
    if (leftOut === 0)
        return [];
    const message = `Of the tests that failed in earlier attempts, the report knows the first ${attempt_memory_maximumAttempts} and leaves out ${leftOut}.`;
    return [{ severity: 'warning', message }];
}
function withMemory(next, memory, owners) {
    const keys = createTestKeys();
    let owner;
    return {
        ...next,
        beginFile(file) {
            owner = owners.get(file.path);
            if (owner !== undefined)
                keys.begin(owner);
            next.beginFile(file);
        },
        restartFile() {
            if (owner !== undefined)
                keys.begin(owner);
            next.restartFile();
        },
        test(test) {
            const earlier = owner ? memory.recall(keys.next(test)) : undefined;
            next.test(earlier === undefined ? test : withAttempts(test, earlier));
        },
    };
}
const withAttempts = (test, earlier) => ({
    ...test,
    ...(test.status === 'successful' && { flaky: true }),
    attempts: [...earlier, ...(test.attempts ?? [])],
});

;// CONCATENATED MODULE: ./src/run/tee.ts
/** A recorder that passes everything on to two. */
function tee(first, second) {
    return {
        beginFile(file) {
            first.beginFile(file);
            second.beginFile(file);
        },
        test(test) {
            first.test(test);
            second.test(test);
        },
        restartFile() {
            first.restartFile();
            second.restartFile();
        },
        endFile(problems) {
            first.endFile(problems);
            second.endFile(problems);
        },
        record(record) {
            first.record(record);
            second.record(record);
        },
    };
}

// EXTERNAL MODULE: ./src/run/variables.ts
var variables = __nccwpck_require__(52420);
// EXTERNAL MODULE: ./src/summary/run-summary.ts
var run_summary = __nccwpck_require__(94220);
;// CONCATENATED MODULE: ./src/summary/newest-records.ts

const newest_records_maximumText = 4_000;
const maximumFields = 100;
/** A copy without what holds more than one value (metadata): reports show none of it, and every required field is plain. */
function plainFields(recorded) {
    const copy = {};
    for (const [name, value] of Object.entries(recorded).slice(0, maximumFields)) {
        if (typeof value === 'string')
            copy[name] = (0,excerpt/* excerpt */.K)(value, newest_records_maximumText);
        else if (typeof value === 'number' || typeof value === 'boolean')
            copy[name] = value;
    }
    return copy;
}
/** A table of the newest record of each of the first `limit` ids; where the records do not say when they were, the later one is newer. */
function createNewestRecords(limit) {
    const newest = new Map();
    let leftOut = 0;
    return {
        put(id, recorded) {
            const key = (0,excerpt/* excerpt */.K)(id, newest_records_maximumText);
            const known = newest.get(key);
            if (known === undefined && newest.size >= limit)
                leftOut += 1;
            else if (known?.timestamp === undefined || recorded.timestamp === undefined || recorded.timestamp >= known.timestamp) {
                newest.set(key, plainFields(recorded));
            }
        },
        leftOut: () => leftOut,
        result: () => [...newest.values()],
    };
}

// EXTERNAL MODULE: ./src/records/record.ts
var record = __nccwpck_require__(25385);
;// CONCATENATED MODULE: ./src/summary/test-counts.ts

/** Counts of nothing yet. */
const noTestCounts = () => ({ total: 0, ...(0,record/* noCounts */.Y)(), flaky: 0, duration: 0 });
/** Adds the counts of one group of tests to those of another. */
function addCounts(to, from) {
    to.total += from.total;
    to.successful += from.successful;
    to.failed += from.failed;
    to.skipped += from.skipped;
    to.cancelled += from.cancelled;
    to.running += from.running;
    to.unknown += from.unknown;
    to.flaky += from.flaky;
    to.duration += from.duration;
}
/** Adds one test. */
function countTest(to, status, duration, flaky) {
    to.total += 1;
    to[status] += 1;
    to.duration += duration;
    if (flaky)
        to.flaky += 1;
}
/** A copy that grows no more; the duration is cut to whole nanoseconds, because sums of fractions drift (0.1 + 0.2). */
const finishedCounts = (counts) => ({ ...counts, duration: Math.round(counts.duration * 1e6) / 1e6 });

;// CONCATENATED MODULE: ./src/summary/group-table.ts


const byWorth = (a, b) => b[1].failed - a[1].failed || b[1].duration - a[1].duration || b[1].total - a[1].total || (a[0] < b[0] ? -1 : 1);
/** How many times its limit a table may grow between two prunings, which sort it. */
const slack = 4;
/**
 * A table of at most `limit` groups; a few times as many are let in before the least interesting ones are folded into one sum, so
 * that sorting costs little a group. A group that comes back after that counts as a new one.
 */
function createGroupTable(limit) {
    let table = new Map();
    let otherGroups = 0;
    const otherCounts = noTestCounts();
    function prune() {
        const ranked = [...table].sort(byWorth);
        for (const [, counts] of ranked.slice(limit))
            addCounts(otherCounts, counts);
        otherGroups += Math.max(0, ranked.length - limit);
        table = new Map(ranked.slice(0, limit));
    }
    function of(key) {
        const known = table.get(key);
        if (known !== undefined)
            return known;
        if (table.size >= slack * limit)
            prune();
        const counts = noTestCounts();
        table.set((0,detach/* detach */.Y)(key), counts);
        return counts;
    }
    return {
        of,
        absorb(other) {
            for (const [key, counts] of other.entries())
                addCounts(of(key), counts);
            const others = other.others();
            otherGroups += others.groups;
            addCounts(otherCounts, others.counts);
        },
        entries: () => table,
        others: () => ({ groups: otherGroups, counts: otherCounts }),
        result() {
            prune();
            return {
                kept: [...table].map(([key, counts]) => ({ key, counts: finishedCounts(counts) })),
                others: { groups: otherGroups, counts: finishedCounts(otherCounts) },
            };
        },
    };
}

;// CONCATENATED MODULE: ./src/summary/listed-test.ts

/** The longest texts that are kept, in UTF-16 units: a thousand failures then take some 10 MB at worst. */
const listed_test_maximumName = 500;
const listed_test_maximumMessage = 2_000;
const listed_test_maximumDetails = 4_000;
const maximumSegments = 20;
/** What went wrong in an earlier attempt says more of a flaky test than its success. */
function listed_test_messageOf(test) {
    return test.message ?? test.attempts?.findLast((attempt) => attempt.message !== undefined)?.message;
}
/** The suites of a test, so that neither their number nor their names are without bounds. */
function boundedSuite(suite) {
    const outer = suite.length > maximumSegments ? [...suite.slice(0, maximumSegments - 1), suite.at(-1) ?? ''] : suite;
    return outer.map((name) => (0,excerpt/* excerpt */.K)(name, listed_test_maximumName));
}
/**
 * Copies what a report shows of a test; the test itself is only borrowed.
 * @param source the file it was read from, where the test does not say it
 */
function listTest(test, source) {
    const message = listed_test_messageOf(test);
    return {
        name: (0,excerpt/* excerpt */.K)(test.name, listed_test_maximumName),
        suite: boundedSuite(test.suite),
        status: test.status,
        source: test.source === undefined ? source : (0,excerpt/* excerpt */.K)(test.source, listed_test_maximumName),
        ...(test.duration === undefined ? {} : { duration: test.duration }),
        ...(test.timestamp === undefined ? {} : { timestamp: test.timestamp }),
        ...(message === undefined ? {} : { message: (0,excerpt/* excerpt */.K)(message, listed_test_maximumMessage) }),
        ...(test.details === undefined || test.status === 'successful' ? {} : { details: (0,excerpt/* excerpt */.K)(test.details, listed_test_maximumDetails) }),
        ...(test.file === undefined ? {} : { file: (0,excerpt/* excerpt */.K)(test.file, listed_test_maximumName) }),
        ...(test.line === undefined ? {} : { line: test.line }),
        ...(test.flaky === true ? { flaky: true } : {}),
        ...(test.attempts === undefined || test.attempts.length === 0 ? {} : { attempts: test.attempts.length + 1 }),
    };
}

;// CONCATENATED MODULE: ./src/summary/longest.ts
/**
 * Keeps the `limit` longest tests.
 * @param floor tests that took no longer than this, in ms, are of no interest
 */
function createLongest(limit, floor = 0) {
    // Sorted, and so short that moving entries is cheaper than keeping a heap in order.
    const longest = [];
    let lowest = floor;
    return {
        floor: () => lowest,
        offer(test, duration) {
            if (duration <= lowest)
                return;
            const after = longest.findIndex((entry) => entry.duration < duration);
            longest.splice(after === -1 ? longest.length : after, 0, { test, duration });
            if (longest.length > limit)
                longest.pop();
            if (longest.length === limit)
                lowest = Math.max(floor, longest.at(-1)?.duration ?? 0);
        },
        result: () => longest.map((entry) => entry.test),
    };
}

;// CONCATENATED MODULE: ./src/summary/tally.ts






const tally_maximumSuites = 5_000;
const maximumSuiteLength = 2_000;
const tally_maximumTags = 1_000;
const maximumTagsOfATest = 100;
const maximumTagLength = 200;
const maximumSlowest = 20;
const maximumFailed = 1_000;
const maximumListed = 200;
/** Between the names of a suite's path in a key; no format can carry it in a name. */
const suiteSeparator = '\0';
/** The names of a suite's path, outermost first, from its key in the suite table. */
const suitePath = (key) => (key === '' ? [] : key.split(suiteSeparator));
function sameSuite(a, b) {
    return a === b || (a !== undefined && a.length === b.length && a.every((name, index) => name === b[index]));
}
const boundedKey = (key, limit) => (key.length <= limit ? key : (0,excerpt/* excerpt */.K)(key, limit));
/**
 * A tally of nothing yet.
 * @param run the tally that this one is a part of: what would have no room there need not be copied here
 */
function createTally(run) {
    const counts = noTestCounts();
    const suites = createGroupTable(tally_maximumSuites);
    const tags = createGroupTable(tally_maximumTags);
    const slowest = createLongest(maximumSlowest, run?.slowest.floor());
    const tests = { successful: [], failed: [], skipped: [], cancelled: [], running: [], unknown: [] };
    const flaky = [];
    const flakyRoom = maximumListed - (run?.flaky.length ?? 0);
    const roomOf = (status) => (status === 'failed' ? maximumFailed : maximumListed) - (run?.tests[status].length ?? 0);
    const room = {
        successful: roomOf('successful'),
        failed: roomOf('failed'),
        skipped: roomOf('skipped'),
        cancelled: roomOf('cancelled'),
        running: roomOf('running'),
        unknown: roomOf('unknown'),
    };
    // Tests of one suite usually come together and share one array, so the table is asked once a suite.
    let lastSuite;
    let suiteCounts = counts;
    function countTags(test, names, duration, isFlaky) {
        const length = Math.min(names.length, maximumTagsOfATest);
        for (let index = 0; index < length; index++) {
            const name = names[index];
            if (name === undefined || names.indexOf(name) < index)
                continue;
            countTest(tags.of(boundedKey(name, maximumTagLength)), test.status, duration, isFlaky);
        }
    }
    return {
        counts,
        suites,
        tags,
        slowest,
        tests,
        flaky,
        add(test, source) {
            const { status } = test;
            const duration = test.duration ?? 0;
            const isFlaky = test.flaky === true;
            if (test.suite !== lastSuite) {
                if (!sameSuite(lastSuite, test.suite))
                    suiteCounts = suites.of(boundedKey(test.suite.join(suiteSeparator), maximumSuiteLength));
                lastSuite = test.suite;
            }
            countTest(counts, status, duration, isFlaky);
            countTest(suiteCounts, status, duration, isFlaky);
            if (test.tags !== undefined)
                countTags(test, test.tags, duration, isFlaky);
            const listed = tests[status];
            const hasRoom = listed.length < room[status];
            const isSlow = duration > slowest.floor();
            const isListedFlaky = isFlaky && flaky.length < flakyRoom;
            if (!hasRoom && !isSlow && !isListedFlaky)
                return;
            const copy = listTest(test, source);
            if (hasRoom)
                listed.push(copy);
            if (isSlow)
                slowest.offer(copy, duration);
            if (isListedFlaky)
                flaky.push(copy);
        },
        absorb(file) {
            addCounts(counts, file.counts);
            suites.absorb(file.suites);
            tags.absorb(file.tags);
            for (const test of file.slowest.result())
                slowest.offer(test, test.duration ?? 0);
            // Each of these lists is bounded, and was cut to what had room here.
            for (const status of record/* statuses */.b)
                tests[status].push(...file.tests[status]);
            flaky.push(...file.flaky);
        },
    };
}

;// CONCATENATED MODULE: ./src/summary/summary.ts





const maximumRecords = 10_000;
const isKnown = (recorded) => recorded.kind === 'build' ||
    recorded.kind === 'job' ||
    recorded.kind === 'property' ||
    recorded.kind === 'file' ||
    recorded.kind === 'problem' ||
    recorded.kind === 'test';
/** Modules, and builds of one report, may each have a property of the same name. */
const propertyKey = ({ org, project, module, build, ref, name }) => JSON.stringify([org, project, module, build, ref, name]);
const copyOf = ({ successful, failed, skipped, cancelled, running, unknown }) => ({
    successful: [...successful],
    failed: [...failed],
    skipped: [...skipped],
    cancelled: [...cancelled],
    running: [...running],
    unknown: [...unknown],
});
/** A summary of nothing yet. Its memory does not grow with the number of tests. */
function createSummary() {
    const run = createTally();
    let file = createTally(run);
    let input = { path: '', format: '' };
    const files = [];
    const problems = [];
    const artifacts = createNewestRecords(maximumRecords);
    const properties = createNewestRecords(maximumRecords);
    const builds = createNewestRecords(maximumRecords);
    const jobs = createNewestRecords(maximumRecords);
    function limitProblems() {
        const found = [];
        for (const [what, table] of [
            ['artifacts', artifacts],
            ['properties', properties],
            ['builds', builds],
            ['jobs', jobs],
        ]) {
            if (table.leftOut() === 0)
                continue;
            found.push({
                severity: 'warning',
                message: `The report leaves out ${table.leftOut()} records of ${what}: it keeps the first ${maximumRecords}.`,
            });
        }
        return found;
    }
    return {
        beginFile(next) {
            input = next;
            file = createTally(run);
        },
        test(test) {
            file.add(test, input.path);
        },
        restartFile() {
            file = createTally(run);
        },
        endFile(found) {
            run.absorb(file);
            files.push({ path: input.path, format: input.format, counts: finishedCounts(file.counts), problems: [...found] });
            for (const problem of found)
                problems.push(problem);
            file = createTally(run);
        },
        record(recorded) {
            if (!isKnown(recorded))
                return;
            switch (recorded.kind) {
                case 'file':
                    artifacts.put(recorded.path, recorded);
                    break;
                case 'property':
                    properties.put(propertyKey(recorded), recorded);
                    break;
                case 'build':
                    builds.put(recorded.build ?? '', recorded);
                    break;
                case 'job':
                    jobs.put(`${recorded.build ?? ''}\0${recorded.id}`, recorded);
                    break;
                case 'problem':
                    if (problems.length < maximumRecords)
                        problems.push(problemOf(recorded));
                    break;
                case 'test': // comes through `test`
            }
        },
        result() {
            const counts = finishedCounts(run.counts);
            const suites = run.suites.result();
            const tags = run.tags.result();
            const allProblems = [...problems, ...limitProblems()];
            return {
                status: (0,run_summary/* runStatus */.em)(counts, allProblems),
                counts,
                files: [...files],
                suites: suites.kept.map((group) => ({ path: suitePath(group.key), counts: group.counts })),
                otherSuites: suites.others,
                tags: tags.kept.map((group) => ({ tag: group.key, counts: group.counts })),
                otherTags: tags.others,
                slowest: run.slowest.result(),
                tests: copyOf(run.tests),
                flaky: [...run.flaky],
                problems: allProblems,
                artifacts: artifacts.result(),
                properties: properties.result(),
                builds: builds.result(),
                jobs: jobs.result(),
            };
        },
    };
}

;// CONCATENATED MODULE: ./src/run.ts













/** The collector that reads records files in the place of all others. */
const recordsCollector = (include) => ({ key: 'events', include, exclude: [], metadata: {} });
/**
 * Collects, summarises and writes the records of one run.
 * @throws UserError where a pattern is wrong or the records cannot be written
 */
async function run({ moreRecords, onProgress, signal, ...options }) {
    const { cwd, config, env, origin, records, recordsPath } = options;
    const evaluator = await (0,lazy_evaluator/* loadEvaluator */.M)(() => (0,variables/* variablesOf */.h)(origin(), env, {}), config.usesExpressions);
    const wanted = records === undefined ? resolveCollectors(config, evaluator) : [recordsCollector(records)];
    const collectors = withoutOutput(wanted, recordsPath);
    (0,heap/* keepHeapSmall */.p8)(recordsPath !== undefined);
    const earlier = records === undefined ? noEarlierAttempts : await readEarlierAttempts({ cwd, collectors, signal });
    const summary = createSummary();
    const writer = recordsPath === undefined ? undefined : writeRecords(recordsPath, coordinatesOf(origin()));
    try {
        const recorder = writer === undefined ? summary : tee(summary, writer);
        const sources = { cwd, collectors: withoutEarlier(collectors, earlier), signal, ...(onProgress && { onProgress }) };
        const { files, artifacts, problems: found } = await collect(sources, earlier.addTo(recorder));
        for (const record of (await moreRecords?.()) ?? [])
            recorder.record(record);
        const problems = [...earlier.problems, ...found];
        for (const problem of problems)
            writer?.record(problemRecord(problem));
        writer?.close();
        const leftOut = [...earlier.files, ...files.filter(({ kind }) => kind === 'foreign')];
        return { summary: (0,run_summary/* withProblems */.rB)(summary.result(), problems), artifacts, leftOut };
    }
    finally {
        writer?.discard();
    }
}
/** The file that is being written is nobody's input, nor is, in a folder that is collected as a whole, what an earlier run left there. */
function withoutOutput(collectors, recordsPath) {
    if (recordsPath === undefined)
        return collectors;
    const output = (0,glob/* escapeGlob */.y)((0,collect_location/* withSlashes */.sq)(recordsPath, process.platform === 'win32'));
    return collectors.map((collector) => {
        if (collector.wellKnown)
            return collector;
        const own = collector.folders === undefined ? [`${output}.*.tmp`] : [`${output}.*.tmp`, output];
        return { ...collector, exclude: [...collector.exclude, ...own] };
    });
}
/** Nothing of an attempt counts that was repeated. */
function withoutEarlier(collectors, { files }) {
    const excluded = files.map(({ absolutePath }) => (0,glob/* escapeGlob */.y)(absolutePath));
    return collectors.map((collector) => ({ ...collector, exclude: [...collector.exclude, ...excluded] }));
}
function coordinatesOf({ org, project, module, pipeline, leg, build, ref }) {
    const coordinates = { org, project, module, pipeline, job: leg, build: build.id, ref };
    return Object.fromEntries(Object.entries(coordinates).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./src/source/source-location.ts + 1 modules
var source_location = __nccwpck_require__(85195);
// EXTERNAL MODULE: ./src/source/tracked-files.ts + 2 modules
var tracked_files = __nccwpck_require__(29065);
;// CONCATENATED MODULE: ./src/run/locations.ts


/** Finds the source lines of the failed tests that reports list; git is asked once, and only where a test failed. */
async function locateFailures(summary, cwd) {
    const locations = new Map();
    const { failed } = summary.tests;
    if (failed.length === 0)
        return locations;
    const tracked = await (0,tracked_files/* createTrackedFiles */.m)(cwd);
    for (const test of failed) {
        const location = (0,source_location/* sourceLocation */.J)(test, tracked);
        if (location !== undefined)
            locations.set(test, { file: location.path, line: location.line });
    }
    return locations;
}

// EXTERNAL MODULE: ./src/run/report.ts + 2 modules
var report = __nccwpck_require__(73708);
// EXTERNAL MODULE: ./src/github/github-error.ts
var github_error = __nccwpck_require__(36419);
;// CONCATENATED MODULE: ./src/run/job-records.ts
/** What GitHub concludes of a job, as we call it; `neutral` is how an action says that nothing is wrong. */
const conclusions = {
    success: 'successful',
    neutral: 'successful',
    failure: 'failed',
    timed_out: 'failed',
    startup_failure: 'failed',
    cancelled: 'cancelled',
    skipped: 'skipped',
};
/**
 * The jobs of a run as records. A job that has not begun is left out: a later look at the run finds it.
 * @param place where the run belongs; the pipeline and ref that it leaves out are those that GitHub tells of the job
 */
function jobRecords(jobs, place) {
    const records = [];
    const seen = new Map();
    const times = new Map();
    for (const job of jobs.toSorted((a, b) => a.attempt - b.attempt || a.id - b.id)) {
        const status = job_records_statusOf(job);
        if (status === undefined || isCopy(job, times))
            continue;
        const key = JSON.stringify([job.attempt, job.name]);
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        // A name may stand for several jobs of a run. Its id is the same in every run, so that the history of a job can be told.
        records.push(jobRecord(job, status, count === 1 ? job.name : `${job.name} #${count}`, place));
    }
    return records;
}
function job_records_statusOf({ status, conclusion }) {
    if (status === 'completed')
        return (Object.hasOwn(conclusions, conclusion ?? '') && conclusions[conclusion ?? '']) || 'unknown';
    return status === 'in_progress' ? 'running' : undefined;
}
/** Where only the failed jobs run again, the new attempt may list the others with the times that they had. */
function isCopy({ name, attempt, startedAt, completedAt }, attempts) {
    if (startedAt === undefined || completedAt === undefined)
        return false;
    const key = JSON.stringify([name, startedAt, completedAt]);
    const first = attempts.get(key) ?? attempt;
    attempts.set(key, first);
    return first < attempt;
}
function jobRecord(job, status, id, place) {
    const { runId, attempt, name, runner, startedAt, completedAt, url, workflow, branch } = job;
    // A job that was skipped took no time, and one that is under way has not taken all of its.
    const isTimed = startedAt !== undefined && completedAt !== undefined && status !== 'skipped' && status !== 'running';
    const timestamp = startedAt ?? completedAt;
    const pipeline = place.pipeline ?? workflow;
    const ref = place.ref ?? branch;
    return {
        kind: 'job',
        id,
        name,
        ...(runner !== undefined && { runner }),
        status,
        ...(isTimed && { duration: Math.max(0, completedAt - startedAt) }),
        attempt,
        ...(url !== undefined && { url }),
        ...(timestamp !== undefined && { timestamp }),
        ...place,
        ...(pipeline !== undefined && { pipeline }),
        job: name,
        build: `${runId}.${attempt}`,
        ...(ref !== undefined && { ref }),
    };
}

;// CONCATENATED MODULE: ./src/run/reported-run.ts
/**
 * The run that a step reports: its own, or in a workflow that runs on `workflow_run` the one that was completed. Of that, only GitHub's
 * event says what it was; what it made may say anything.
 */
function reportedRun(origin, event, env) {
    const { org, project, module, pipeline, build, ref } = origin;
    // Where its event cannot be read, nothing is known of the run, and still nobody is to be trusted.
    const completed = event.workflow_run ?? (env.GITHUB_EVENT_NAME === 'workflow_run' ? {} : undefined);
    if (completed === undefined) {
        const id = Number(env.GITHUB_RUN_ID);
        return {
            id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
            place: reported_run_known({ org, project, module, pipeline, build: build.id, ref }),
        };
    }
    const { id, run_attempt: attempt = 1, name } = completed;
    const trusted = reported_run_known({
        org,
        project,
        pipeline: name ?? pipeline,
        build: id === undefined ? build.id : `${id}.${attempt}`,
        ref: headRef(completed, env),
    });
    return {
        id,
        place: { ...trusted, ...(module !== undefined && { module }) },
        trusted: { coordinates: trusted, isOwnBuild: (named) => isAttempt(named, id, attempt) },
    };
}
/** The branch of a fork is called as GitHub calls it, `owner:branch`, so that a fork's `main` is never taken for ours. */
function headRef({ head_branch: branch = 'unknown', head_repository: repository }, env) {
    const name = repository?.full_name;
    if (name !== undefined && name.toLowerCase() === env.GITHUB_REPOSITORY?.toLowerCase())
        return branch;
    return `${name?.split('/')[0] ?? 'ghost'}:${branch}`;
}
/** Records of the earlier attempts of a run keep their build. */
function isAttempt(build, id, last) {
    const [, run, attempt] = /^(\d+)\.([1-9]\d{0,8})$/.exec(typeof build === 'string' ? build : '') ?? [];
    return Number(run) === id && Number(attempt) <= last;
}
const reported_run_known = (coordinates) => Object.fromEntries(Object.entries(coordinates).filter(([, value]) => value !== undefined));

;// CONCATENATED MODULE: ./src/run/run-jobs.ts




/** Where nobody asked for them. */
const noJobs = { records: [] };
/** A test run does not wait a minute for what it can do without. */
const deadlineMs = 20_000;
/** Asks GitHub for the jobs of the run that a step reports; outside of GitHub Actions there are none. */
async function readRunJobs({ origin, env, token }) {
    if (env.GITHUB_ACTIONS !== 'true')
        return noJobs;
    const { id, place } = reportedRun(origin, (0,github_event/* readEvent */.j)(env.GITHUB_EVENT_PATH), env);
    if (id === undefined)
        return noJobs;
    if (!token)
        return { records: [], notice: 'The jobs of the run are not recorded: there is no token. Give the step one.' };
    // Octokit is slow to load.
    const { createGitHubClient } = await Promise.all(/* import() */[__nccwpck_require__.e(942), __nccwpck_require__.e(741), __nccwpck_require__.e(770)]).then(__nccwpck_require__.bind(__nccwpck_require__, 56770));
    const client = createGitHubClient({
        token,
        repository: env.GITHUB_REPOSITORY ?? '',
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        deadlineMs,
    });
    try {
        return { records: jobRecords(await client.jobsOfRun(id), place) };
    }
    catch (error) {
        if (!(error instanceof github_error/* GitHubError */.y))
            throw error;
        const why = error.permission === undefined ? error.message : `the job lacks the permission "${error.permission}".`;
        return { records: [], notice: `The jobs of the run are not recorded: ${why}` };
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
;// CONCATENATED MODULE: ./src/run/temporary-records.ts




/** A file in a folder of its own for temporary files, which is removed when the process ends. */
function temporaryFile(name, purpose, env) {
    const folder = makeFolder(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), purpose);
    process.once('exit', () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }));
    return (0,external_node_path_.join)(folder, name);
}
/**
 * Where the records of a run go that nobody wants to keep and somebody needs: the HTML report is written out of them, and a server gets
 * them. Undefined where nobody does.
 */
function temporaryRecords({ report }, isSubmitted, env) {
    const isShown = report.reporters.some(({ type }) => type === 'html');
    if (!isShown && !isSubmitted)
        return undefined;
    return temporaryFile('records.ndjson', isShown ? 'The HTML report' : 'The submission to the server', env);
}
function makeFolder(parent, purpose) {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'build-report-records-'));
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new errors/* InputOutputError */.o(`${purpose} needs a temporary file, and there can be none in ${parent}: ${reason}.`, { cause });
    }
}

;// CONCATENATED MODULE: ./src/run/where-to-look.ts

/** So many of the well-known names say what they look like. */
const shownNames = 4;
/** Tells somebody whose run found no file where it looked, and what to do. */
function whereToLook({ cwd, paths, records }, { path, collect }, leftOut) {
    const lookedAt = leftOut === 0
        ? ''
        : ` ${leftOut === 1 ? 'One file was' : `${leftOut} files were`} found and left out as no test results; validate lists them.`;
    if (records.length > 0)
        return `No records files match ${records.join(', ')}, as seen from ${cwd}. The command collect writes them, in the jobs before.`;
    if (paths.length > 0)
        return `No test results were found in ${paths.join(', ')}, as seen from ${cwd}.${lookedAt} See what is looked at: build-report validate ${paths.join(' ')}`;
    const usesOwnPatterns = collect.collectors.some(({ include }) => include !== undefined);
    if (path !== undefined && usesOwnPatterns)
        return `Nothing in ${cwd} matches the patterns of ${path}.${lookedAt} See what each of them matches: build-report validate`;
    const names = [...new Set(formats.flatMap(({ include }) => include))];
    return [
        `No test results were found in ${cwd}. Looked for ${names.slice(0, shownNames).join(', ')} and ${names.length - shownNames} more well-known names.${lookedAt}`,
        'Name the files: build-report report path/to/results.xml',
        'or a folder: build-report report path/to/results/',
    ].join('\n');
}

;// CONCATENATED MODULE: ./src/run/perform.ts












/** Where `collect` writes when nobody says it. */
const defaultOutput = 'build-report.ndjson';
/** Loads the configuration, runs, and finds the failures in the source. */
async function perform(request, { env, onWarning, onProgress, signal, token }) {
    const { cwd, records, output, module, matrix, server } = request;
    const config = await requestedConfig(request, onWarning);
    const origin = once(() => readOrigin({ env, cwd, matrix }, module));
    const isSubmitted = server !== undefined && records.length === 0;
    const recordsPath = output === undefined ? temporaryRecords(config, isSubmitted, env) : (0,external_node_path_.resolve)(cwd, output);
    const gather = once(async () => (server === undefined ? noJobs : readRunJobs({ origin: origin(), env, token })));
    const { summary, artifacts, leftOut } = await run({
        cwd,
        config,
        env,
        origin,
        signal,
        ...(records.length > 0 && { records }),
        moreRecords: async () => (await gather()).records,
        ...(recordsPath !== undefined && { recordsPath }),
        ...(onProgress && { onProgress }),
    });
    const locations = await locateFailures(summary, cwd);
    const source = env.GITHUB_ACTIONS === 'true' ? (0,report/* sourceCommit */.Pr)(origin(), env) : undefined;
    return {
        request,
        config,
        origin,
        scope: { summary, locations, source },
        artifacts,
        leftOut,
        jobs: await gather(),
        ...(recordsPath !== undefined && { recordsPath }),
        ...(summary.files.length === 0 && { hint: whereToLook(request, config, leftOut.length) }),
    };
}
/** The configuration of a request; what is doubtful in its file goes to `onWarning`. */
async function requestedConfig({ cwd, configPath, paths }, onWarning) {
    if (!(0,external_node_fs_.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory()) {
        throw new errors/* UserError */.y(`The working directory ${cwd} is not a folder.`, { cure: 'Name one that exists.' });
    }
    const { config, warnings } = await loadConfig({ cwd, path: configPath });
    for (const warning of warnings)
        onWarning(warning);
    return paths.length === 0 ? config : configForPaths(config, paths, cwd);
}
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}

;// CONCATENATED MODULE: ./src/config/starting-file.ts
/** What `init` writes: a configuration that works as it is and shows what else there is. */
const startingFile = `{
  // Editors that know this schema complete and check the file.
  "$schema": "https://unpkg.com/build-report/service.schema.json",

  // What is collected. Where no collector is named: the results of every known format, by their well-known names.
  "collect": {
    // "junit": { "include": ["**/test-results/**/*.xml"], "exclude": ["**/old/**"] },
    // "trx": {},
    // More formats: "qt", "dart", "nunit", "ctrf", "xunit", "testng", "robot", "cucumber".

    // Any files, kept as build artifacts.
    // "files": { "include": ["dist/*.zip"] },

    // Added to everything that is collected.
    "metadata": {
      "branch": "{{ source.branch }}"
    }
  },

  // Who gets the report.
  "report": {
    // The job summary, and a comment on the pull request.
    "codehost": {
      "enabled": true,
      "commentEnabled": true,
      "commentTitle": "Test report of {{ project }}"
    },

    // A chat: "slack", "teams", "googleChat" or "discord".
    "slack": {
      "enabled": false,
      "condition": "failed || cancelled",
      "url": "{{ env.SLACK_WEBHOOK_URL }}",
      "title": "{{ project }}: {{ status }}",
      "titleUrl": "{{ build.url }}"
    },

    // A page that can be kept with the build.
    "html": {
      "enabled": false,
      "outputFile": "build-report.html"
    }

    // What the report shows, in place of the default.
    // "template": {
    //   "components": [
    //     { "type": "testSummary" },
    //     { "type": "section", "title": "Failed tests", "components": [{ "type": "tests", "status": ["failed"] }] }
    //   ]
    // }
  }
}
`;

// EXTERNAL MODULE: ./src/cli/log.ts
var cli_log = __nccwpck_require__(87644);
// EXTERNAL MODULE: ./src/cli/options.ts
var cli_options = __nccwpck_require__(60776);
;// CONCATENATED MODULE: ./src/cli/init-command.ts







/** Writes a starting configuration file; never over one that is there. */
function initCommand(options, { env, cwd, stderr }) {
    const quiet = options.quiet ?? false;
    const name = options.config ?? configFileNames[0];
    try {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.resolve)(cwd, options.cwd ?? '.', name), startingFile, { flag: 'wx' });
    }
    catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') {
            throw new errors/* UserError */.y(`The configuration file ${name} exists already.`, {
                cure: 'Remove it first, or name another one with --config.',
                cause,
            });
        }
        throw new errors/* InputOutputError */.o(`The configuration file ${name} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
    }
    (0,cli_log/* createLog */.h)({ stream: stderr, color: (0,cli_options/* usesColor */.c)(stderr, env, quiet), quiet }).info(`${name} is written. Check it with: build-report validate`);
    return cli_options/* exitStatus */.$.ok;
}

// EXTERNAL MODULE: ./src/run/report-resolver.ts + 6 modules
var report_resolver = __nccwpck_require__(59493);
;// CONCATENATED MODULE: ./src/submit/server.ts

const maximumShown = 200;
/** A header carries nothing else; other characters are a mistake in a secret, often a line end in its middle. */
const keyPattern = /^[!-~]{1,1000}$/;
/**
 * Checks the address and the key of a server. Plain HTTP is allowed: `serve` speaks it, inside of a network or behind a proxy.
 * @throws UserError that never shows the key
 */
function readServer(url, key) {
    const baseUrl = baseOf(url.trim());
    const trimmedKey = key.trim();
    if (keyPattern.test(trimmedKey))
        return { baseUrl, key: trimmedKey };
    throw new errors/* UserError */.y('api-key: The key holds a character that no key has (it is a secret, so it is not shown).', {
        cure: 'Give the key as the server printed it.',
    });
}
function baseOf(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url !== undefined && (url.username !== '' || url.password !== '')) {
        throw new errors/* UserError */.y('server-url: The URL holds a user name or a password, which is not shown.', {
            cure: 'Leave out what stands before the "@"; the key goes into api-key.',
        });
    }
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
        throw new errors/* UserError */.y(`server-url: "${text.slice(0, maximumShown)}" is no address of a server.`, {
            cure: 'Give it as in https://reports.example.com.',
        });
    }
    return url.href.replace(/\/+$/, '');
}

;// CONCATENATED MODULE: ./src/run/requested-server.ts

/**
 * Reads what says where records are submitted: options or inputs, else the variables `SERVICE_URL` and `SERVICE_API_KEY`.
 * @throws UserError where the address or the key cannot be right
 */
function requestedServer({ url, key }, env) {
    const givenUrl = url || env.SERVICE_URL;
    const givenKey = key || env.SERVICE_API_KEY;
    if (!givenUrl?.trim())
        return {};
    if (givenKey?.trim())
        return { server: readServer(givenUrl, givenKey) };
    return { notice: 'Nothing is submitted: there is a server-url and no api-key (SERVICE_API_KEY). Runs for forks get no secrets.' };
}

;// CONCATENATED MODULE: ./src/run/submission.ts









/**
 * Submits the records of a run where its request names a server. Records files that were read instead of collecting are sent as they
 * are: the server knows by that which of them it has already.
 */
async function submitRun(performed, context) {
    const { request, origin, recordsPath, jobs } = performed;
    const { server, cwd, records, output } = request;
    if (server === undefined)
        return [];
    if (records.length > 0) {
        // What this run has written of them is the same once more.
        const read = matchRecords(cwd, records).filter(({ absolutePath }) => (0,external_node_path_.resolve)(absolutePath) !== recordsPath);
        const files = [...read, ...jobsFile(jobs.records, context.env)];
        return (await submitFiles(server, files, completionOf(origin(), context.env), context, pathsOf)).problems;
    }
    if (recordsPath === undefined)
        throw new Error('There are no records to submit.');
    const file = { absolutePath: recordsPath, path: output ?? 'records.ndjson' };
    // They were written just now, with all coordinates.
    const kept = () => (output === undefined ? keep(recordsPath, cwd) : [output]);
    const { project } = origin();
    return (await submitFiles(server, [file], { coordinates: project === undefined ? {} : { project } }, context, kept)).problems;
}
/** The records files that patterns match, by their paths. Throws a UserError where a pattern is wrong. */
function matchRecords(cwd, patterns) {
    return (0,match_files/* matchFiles */.x)({ cwd, collectors: [{ key: 'events', include: patterns, exclude: [], metadata: {} }] }).files;
}
/** What is said of the records of files that come from elsewhere: where they belong by themselves, or in `workflow_run` in any case. */
function completionOf(origin, env) {
    const { place, trusted } = reportedRun(origin, (0,github_event/* readEvent */.j)(env.GITHUB_EVENT_PATH), env);
    return { coordinates: place, ...(trusted && { trusted }) };
}
/** What a command to submit files later names: all but the jobs, which it finds by itself. */
const pathsOf = (files) => files.filter(({ path }) => path !== jobsName).map(({ path }) => path);
const jobsName = 'the jobs of the run';
/** Jobs that no other file holds, in a temporary one. */
function jobsFile(jobs, env) {
    if (jobs.length === 0)
        return [];
    const absolutePath = temporaryFile('jobs.ndjson', 'The submission to the server', env);
    const writer = writeRecords(absolutePath, {});
    try {
        for (const job of jobs)
            writer.record(job);
        writer.close();
    }
    finally {
        writer.discard();
    }
    return [{ absolutePath, path: jobsName }];
}
/**
 * Sends files, and says of what did not arrive how to send it later.
 * @param keep makes sure that files that did not arrive stay, and gives their paths
 */
async function submitFiles(server, files, completion, { say, patience }, keep) {
    // Most runs have no server, and undici is slow to load.
    const { submitRecords } = await Promise.all(/* import() */[__nccwpck_require__.e(942), __nccwpck_require__.e(826)]).then(__nccwpck_require__.bind(__nccwpck_require__, 76826));
    const submission = await submitRecords(server, files, completion, patience);
    const { stored, failure, unsent } = submission;
    const problems = [...submission.problems, ...homeless(submission, completion)];
    if (stored > 0)
        say(`Submitted ${stored.toLocaleString('en-US')} ${stored === 1 ? 'record' : 'records'} to ${server.baseUrl}.`);
    if (failure === undefined)
        return { stored, problems };
    return { stored, problems: [...problems, undelivered(failure, keep(unsent))] };
}
/** What is refused outside of GitHub Actions and of clones with a remote, where nothing tells the project. */
function homeless({ problems }, { coordinates }) {
    if (problems.length === 0 || coordinates.project !== undefined)
        return [];
    const message = 'Nothing says which project the records are of: set SERVICE_PROJECT, and SERVICE_MODULE or --module.';
    return [{ severity: 'warning', kind: 'delivery', message }];
}
const maximumNamed = 5;
function undelivered(failure, paths) {
    const named = paths.slice(0, maximumNamed).map((path) => (/^[\w./@+-]+$/.test(path) ? path : JSON.stringify(path)));
    const more = paths.length > named.length ? ' \u2026' : '';
    const later = named.length === 0 ? '' : ` Nothing is lost; submit them later: build-report submit ${named.join(' ')}${more}`;
    return { severity: 'error', kind: 'delivery', message: `The records were not submitted: ${failure}${later}` };
}
/** Copies a temporary file to where somebody finds it, over nothing that is there; no path where that cannot be done. */
function keep(recordsPath, cwd) {
    const names = [defaultOutput, defaultOutput.replace('.', `-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}.`)];
    for (const name of names) {
        try {
            (0,external_node_fs_.copyFileSync)(recordsPath, (0,external_node_path_.join)(cwd, name), external_node_fs_.constants.COPYFILE_EXCL);
            return [name];
        }
        catch {
            // It exists, or nothing may be written here: then the other name cannot be either.
        }
    }
    return [];
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __nccwpck_require__(21916);
;// CONCATENATED MODULE: ./src/summary/fail-on.ts


/** What may make a run fail. `never` stands alone. */
const failOnWords = ['failed', 'incomplete', 'no-tests', 'unreadable', 'delivery', 'never'];
/** What makes a run fail where nobody says it. */
const defaultFailOn = new Set(['failed', 'incomplete', 'no-tests', 'unreadable']);
const isFailOnWord = (word) => failOnWords.some((known) => known === word);
/**
 * Reads the comma list of `--fail-on`; an empty one means the default, as an empty input of an action does.
 * Throws a UserError that offers the nearest known word.
 */
function parseFailOn(text) {
    const words = text.split(',').map((word) => word.trim().toLowerCase());
    const known = new Set();
    for (const word of words) {
        if (word === '')
            continue;
        if (!isFailOnWord(word)) {
            throw new errors/* UserError */.y(`fail-on: unknown word "${word.slice(0, 100)}"; did you mean "${(0,mod/* closest */.kp)(word.slice(0, 100), failOnWords)}"?`, {
                cure: `Use a comma list of ${failOnWords.slice(0, -1).join(', ')}, or never.`,
            });
        }
        known.add(word);
    }
    if (known.size === 0)
        return defaultFailOn;
    if (known.has('never') && known.size > 1) {
        throw new errors/* UserError */.y(`fail-on: "${text.slice(0, 100)}" says never and something else.`, { cure: 'Use never alone, or leave it out.' });
    }
    return known;
}

;// CONCATENATED MODULE: ./src/summary/summary-json.ts
const countsJson = ({ total, successful, failed, skipped, cancelled, running, unknown, flaky, duration }) => ({
    total,
    successful,
    failed,
    skipped,
    cancelled,
    running,
    unknown,
    flaky,
    duration,
});
const problemJson = ({ severity, message, path, line, column }) => ({
    severity,
    message,
    ...(path === undefined ? {} : { path }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
});
/** A run as other programs read it. */
function summaryJson(summary, recordsPath) {
    return {
        status: summary.status,
        tests: countsJson(summary.counts),
        files: summary.files.map(({ path, format, counts, problems }) => ({
            path,
            format,
            tests: countsJson(counts),
            problems: problems.map(problemJson),
        })),
        artifacts: summary.artifacts.map(({ path, size, sha256 }) => ({
            path,
            ...(size === undefined ? {} : { size }),
            ...(sha256 === undefined ? {} : { sha256 }),
        })),
        problems: summary.problems.map(problemJson),
        ...(recordsPath === undefined ? {} : { records: recordsPath }),
    };
}

;// CONCATENATED MODULE: ./src/summary/verdict.ts
const verdict_maximumNamed = 3;
const ofKind = (summary, kind) => summary.problems.filter((problem) => problem.kind === kind);
/** The paths, or where a problem has none its message, of the first few problems. */
function named(problems) {
    const names = [...new Set(problems.map((problem) => problem.path ?? problem.message))];
    const more = names.length - verdict_maximumNamed;
    return names.slice(0, verdict_maximumNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
const reasonOf = {
    failed({ counts }) {
        return counts.failed === 0 ? undefined : `${counts.failed} of ${counts.total} ${counts.total === 1 ? 'test' : 'tests'} failed.`;
    },
    incomplete(summary) {
        const problems = ofKind(summary, 'incomplete');
        return problems.length === 0 ? undefined : `The run is incomplete: ${named(problems)}.`;
    },
    'no-tests': ({ counts }) => (counts.total === 0 ? 'No test was found.' : undefined),
    unreadable(summary) {
        const problems = ofKind(summary, 'unreadable');
        return problems.length === 0 ? undefined : `No test results could be read from ${named(problems)}.`;
    },
    delivery(summary) {
        const problems = ofKind(summary, 'delivery');
        return problems.length === 0
            ? undefined
            : `A report was not delivered: ${problems
                .slice(0, verdict_maximumNamed)
                .map((problem) => problem.message)
                .join(' ')}`;
    },
    never: () => undefined,
};
/** Judges a run by what its user says makes it fail. */
function verdict(summary, failOn) {
    const reasons = [...failOn].map((word) => reasonOf[word](summary)).filter((reason) => reason !== undefined);
    return { fails: reasons.length > 0, reasons };
}

;// CONCATENATED MODULE: ./src/cli/run-command.ts













/** Carries out `collect` or `report`, shows what happened and says how the process ends. */
async function runCommand(command, paths, options, terminal) {
    const { env, stdout, stderr, signal } = terminal;
    const { json = false, quiet = false, verbose = false } = options;
    const log = (0,cli_log/* createLog */.h)({ stream: stderr, color: (0,cli_options/* usesColor */.c)(stderr, env, quiet), quiet });
    const cwd = (0,external_node_path_.resolve)(terminal.cwd, options.cwd ?? '.');
    const failOn = options.failOn === undefined ? defaultFailOn : parseFailOn(options.failOn);
    const output = options.output ?? (command === 'collect' ? defaultOutput : undefined);
    const { server, notice } = requestedServer({ url: options.serverUrl, key: options.apiKey }, env);
    if (notice !== undefined)
        log.info(notice);
    const { config: configPath, records = [], baseline, module } = options;
    const performed = await perform({ cwd, configPath, paths, records, baseline, module, output, server }, { env, onWarning: log.problem, onProgress: log.progress, signal, token: env.GITHUB_TOKEN }).finally(log.progressDone);
    const { scope, leftOut, hint } = performed;
    const shown = command === 'report' ? await deliverAndResolve(performed, { env, json, log }) : { problems: [] };
    const unsubmitted = await submitAll(performed, { env, log, signal });
    const summary = (0,run_summary/* withProblems */.rB)(scope.summary, [...shown.problems, ...unsubmitted]);
    // A template may leave them out; the default one shows them.
    if (shown.template !== undefined)
        for (const problem of summary.problems)
            log.problem(problem);
    const result = verdict(summary, failOn);
    if (json)
        stdout.write(`${inertJson(JSON.stringify(summaryJson(summary, output)))}\n`);
    else
        stdout.write((0,report/* terminalReport */.RR)({ ...scope, summary }, (0,cli_options/* usesColor */.c)(stdout, env, quiet), shown.template));
    if (verbose) {
        for (const { path, format, counts } of summary.files)
            log.info(`${path}: ${format}, ${counts.total} ${counts.total === 1 ? 'test' : 'tests'}`);
        for (const { path, because } of leftOut)
            log.info(`${path}: left out, ${because}`);
    }
    if (output !== undefined && !json)
        log.info(`Records: ${output}`);
    for (const reason of result.reasons)
        log.problem({ severity: 'error', message: reason });
    if (hint !== undefined && result.fails)
        log.info(hint);
    return result.fails ? cli_options/* exitStatus */.$.failed : cli_options/* exitStatus */.$.ok;
}
/** Sends the records to the server, if there is one. */
async function submitAll(performed, { env, log, signal }) {
    if (performed.jobs.notice !== undefined)
        log.info(performed.jobs.notice);
    return submitRun(performed, { env, say: log.info, patience: { signal } });
}
/**
 * Delivers a report to whoever gets it, and gives the template that the terminal shows: that of the configuration, but in a step of
 * GitHub Actions, whose page shows it.
 */
async function deliverAndResolve(performed, surroundings) {
    const { env } = surroundings;
    const { reporters } = performed.config.report;
    const inStep = env.GITHUB_ACTIONS === 'true' || Boolean(env.GITHUB_STEP_SUMMARY);
    const isDelivered = inStep || reporters.some(({ type }) => type !== 'codehost');
    const problems = isDelivered ? await deliverHere(performed, inStep, surroundings) : undefined;
    const configured = inStep ? { problems: [] } : await (0,report_resolver/* resolveConfigured */.B)(performed, env);
    return { ...configured, problems: problems ?? configured.problems };
}
/** A command in a step of GitHub Actions reports there as the action does; `@actions/core` is loaded only then. */
async function deliverHere(performed, inStep, { env, json, log }) {
    const [core, { deliver }] = await Promise.all([inStep ? Promise.all(/* import() */[__nccwpck_require__.e(942), __nccwpck_require__.e(659)]).then(__nccwpck_require__.bind(__nccwpck_require__, 91659)) : undefined, __nccwpck_require__.e(/* import() */ 934).then(__nccwpck_require__.bind(__nccwpck_require__, 83934))]);
    // Annotations and masks are written to standard output, which belongs to the JSON alone.
    const commands = env.GITHUB_ACTIONS === 'true' && !json;
    const delivered = await deliver(performed, {
        env,
        now: new Date(),
        setSecret: (secret) => (commands ? core?.setSecret(secret) : undefined),
        say: log.info,
        step: core && { core, annotations: commands, token: env.GITHUB_TOKEN ?? '' },
    });
    for (const notice of delivered.notices)
        log.info(notice);
    return delivered.problems;
}

;// CONCATENATED MODULE: ./src/run/submit.ts









/**
 * Sends records files to a server, and on GitHub the jobs of the run.
 * @param context.token the job's token
 * @throws UserError where no server is named, or there is nothing to send
 */
async function submit_submit({ cwd, files: names, server, module, matrix }, context) {
    const { env, token } = context;
    if (server === undefined) {
        throw new errors/* UserError */.y('There is no server to submit to, or no key for it.', {
            cure: 'Name it with server-url and api-key, or SERVICE_URL and SERVICE_API_KEY.',
        });
    }
    const origin = readOrigin({ env, cwd, matrix }, module);
    const found = names.length === 0 ? defaultFiles(cwd) : namedFiles(cwd, names);
    const jobs = await readRunJobs({ origin, env, token });
    const files = [...found, ...jobsFile(jobs.records, env)];
    if (files.length === 0) {
        throw new errors/* UserError */.y(`There is no ${defaultOutput} in ${cwd}.`, { cure: 'The command collect writes it; or name a records file.' });
    }
    const submitted = await submitFiles(server, files, completionOf(origin, env), context, pathsOf);
    return { ...submitted, files: files.map(({ path }) => path), notices: jobs.notice === undefined ? [] : [jobs.notice] };
}
const defaultFiles = (cwd) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, defaultOutput)) ? matchRecords(cwd, [defaultOutput]) : [];
/** Every name has to lead to a file: what somebody wants to be sent must not be missed in silence. */
function namedFiles(cwd, names) {
    const files = new Map();
    for (const name of names) {
        const path = (0,external_node_path_.resolve)(cwd, name);
        const isFile = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
        const matched = matchRecords(cwd, [isFile ? (0,glob/* escapeGlob */.y)((0,collect_location/* withSlashes */.sq)(path, process.platform === 'win32')) : name]);
        if (matched.length === 0) {
            throw new errors/* UserError */.y(`No records file matches "${name}", as seen from ${cwd}.`, { cure: 'The command collect writes them.' });
        }
        for (const file of matched)
            files.set(file.absolutePath, file);
    }
    return [...files.values()];
}

;// CONCATENATED MODULE: ./src/cli/submit-command.ts







/** Sends records files to a server. It fails where something did not arrive, unless `--fail-on` is there and does not say so. */
async function submitCommand(files, options, terminal) {
    const { env, stdout, stderr, signal } = terminal;
    const { json = false, quiet = false, module } = options;
    const log = (0,cli_log/* createLog */.h)({ stream: stderr, color: (0,cli_options/* usesColor */.c)(stderr, env, quiet), quiet });
    const cwd = (0,external_node_path_.resolve)(terminal.cwd, options.cwd ?? '.');
    const failOn = parseFailOn(options.failOn ?? 'delivery');
    const { server } = requestedServer({ url: options.serverUrl, key: options.apiKey }, env);
    const context = { env, say: json ? log.info : (text) => stdout.write(`${text}\n`), patience: { signal }, token: env.GITHUB_TOKEN };
    const result = await submit_submit({ cwd, files, server, module }, context);
    for (const notice of result.notices)
        log.info(notice);
    for (const problem of result.problems)
        log.problem(problem);
    if (json)
        stdout.write(`${inertJson(JSON.stringify({ stored: result.stored, files: result.files, problems: result.problems }))}\n`);
    return result.problems.length > 0 && failOn.has('delivery') ? cli_options/* exitStatus */.$.failed : cli_options/* exitStatus */.$.ok;
}

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __nccwpck_require__(57336);
var picocolors_default = /*#__PURE__*/__nccwpck_require__.n(picocolors);
// EXTERNAL MODULE: ./src/collect/pattern.ts + 9 modules
var pattern = __nccwpck_require__(14174);
;// CONCATENATED MODULE: ./src/collect/survey.ts






/** Says which files each pattern matches, and what each file is recognised as and why; it reads the first characters of each alone. */
function survey(options) {
    const { files, problems } = (0,match_files/* matchFiles */.x)(options);
    const buffer = Buffer.allocUnsafeSlow(chunkLength);
    const collectors = options.collectors.map((collector) => {
        const filesOf = new Map((0,pattern/* patternLines */.E)(collector.include).map((pattern) => [pattern, []]));
        for (const { path, matches } of files) {
            for (const match of matches)
                if (match.collector === collector)
                    for (const pattern of match.patterns)
                        filesOf.get(pattern)?.push(path);
        }
        return {
            key: collector.key,
            ...(collector.wellKnown === true && { wellKnown: true }),
            patterns: [...filesOf].map(([pattern, files]) => ({ pattern, files })),
        };
    });
    return { collectors, files: files.map((file) => look(file, buffer)), problems };
}
function look(file, buffer) {
    try {
        const source = openTextSource(file.absolutePath, file.path, buffer);
        try {
            return collectedFile(file, identify(file, source.head()));
        }
        finally {
            source.close();
        }
    }
    catch (error) {
        return { path: file.path, kind: 'unreadable', because: (0,read_results/* reasonOf */.A3)(error), collectors: file.matches.map(({ collector }) => collector.key) };
    }
}

;// CONCATENATED MODULE: ./src/run/validate.ts








/** Checks the configuration and looks at the files that it leads to, without reading them. */
async function validate(request, { env, onWarning }) {
    const config = await requestedConfig(request, onWarning);
    const origin = () => readOrigin({ env, cwd: request.cwd }, request.module);
    const evaluator = await (0,lazy_evaluator/* loadEvaluator */.M)(() => (0,variables/* variablesOf */.h)(origin(), env, {}), config.usesExpressions);
    const found = survey({ cwd: request.cwd, collectors: resolveCollectors(config, evaluator) });
    return { ...(config.path !== undefined && { config: config.path }), ...found };
}
/** Paths of the command line stand in for the patterns of all collectors: once is enough. */
function sharedPatterns(collectors) {
    const groups = new Map();
    for (const collector of collectors) {
        const id = JSON.stringify(collector.patterns);
        const group = groups.get(id);
        if (group === undefined)
            groups.set(id, { ...collector, keys: [collector.key] });
        else
            group.keys.push(collector.key);
    }
    return groups.values();
}
/** What is said of a file by its kind, where it has no format. */
const kindNames = { results: 'results', events: 'events', unreadable: 'unreadable', foreign: 'left out', artifact: 'kept' };
/** A survey as people read it. */
function describeSurvey({ config: configPath, collectors, files }, { color, limit }) {
    const { bold, dim, green, red, yellow } = picocolors_default().createColors(color);
    const lines = [configPath === undefined ? 'There is no configuration file, and none is needed.' : `${configPath} is valid.`];
    if (collectors.some(({ wellKnown }) => wellKnown))
        lines.push('Well-known names that lead to no file are not listed.');
    const some = (names) => {
        const shown = names.slice(0, limit).map((name) => `      ${(0,display_text/* displayLine */.p)(name)}`);
        return names.length > shown.length ? [...shown, dim(`      and ${names.length - shown.length} more`)] : shown;
    };
    for (const { keys, patterns, wellKnown } of sharedPatterns(collectors)) {
        const matching = patterns.filter((pattern) => pattern.files.length > 0 || !wellKnown);
        if (matching.length === 0)
            continue;
        lines.push('', bold(keys.join(', ')));
        for (const { pattern, files: matched } of matching) {
            lines.push(`  ${pattern}  ${matched.length === 0 ? yellow('no file') : dim(`${matched.length} ${matched.length === 1 ? 'file' : 'files'}`)}`, ...some(matched));
        }
    }
    if (files.length > 0)
        lines.push('', bold('Files'));
    for (const { path, kind, format, because } of files) {
        const what = format ?? kindNames[kind];
        const paint = kind === 'unreadable' ? red : kind === 'foreign' ? dim : green;
        lines.push(`  ${(0,display_text/* displayLine */.p)(path)}  ${paint(what)}  ${dim((0,display_text/* displayLine */.p)(because))}`);
    }
    if (files.length === 0)
        lines.push('', yellow('No file was found.'));
    return `${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./src/cli/validate-command.ts





/** How many files of one pattern are listed unless `--verbose`. */
const listedFiles = 20;
/** Checks the configuration, and shows what each pattern matches and what each file is recognised as. */
async function validateCommand(paths, options, terminal) {
    const { env, stdout, stderr } = terminal;
    const { json = false, quiet = false, verbose = false } = options;
    const log = (0,cli_log/* createLog */.h)({ stream: stderr, color: (0,cli_options/* usesColor */.c)(stderr, env, quiet), quiet });
    const cwd = (0,external_node_path_.resolve)(terminal.cwd, options.cwd ?? '.');
    const found = await validate({ cwd, configPath: options.config, paths, records: [], module: options.module }, { env, onWarning: log.problem });
    const limit = verbose ? Number.POSITIVE_INFINITY : listedFiles;
    stdout.write(json ? `${inertJson(JSON.stringify(found))}\n` : describeSurvey(found, { color: (0,cli_options/* usesColor */.c)(stdout, env, quiet), limit }));
    for (const problem of found.problems)
        log.problem(problem);
    return cli_options/* exitStatus */.$.ok;
}

;// CONCATENATED MODULE: ./src/cli/program.ts













const serverUrl = ['--server-url <url>', 'the server that gets the records (default: the variable SERVICE_URL)'];
const apiKey = ['--api-key <key>', 'its key; the variable SERVICE_API_KEY keeps it out of lists of processes'];
const collected = (value, previous = []) => [...previous, value];
/**
 * Carries out a command line.
 * @param words what stands behind the name of the command
 * @returns the exit status: 0, 1 where `--fail-on` says so, 2 for usage and configuration, 3 for everything else that went wrong
 */
async function main(words, surroundings) {
    const terminal = inAction(surroundings);
    let status = cli_options/* exitStatus */.$.ok;
    const program = createProgram(terminal, (result) => {
        status = result;
    });
    try {
        await program.parseAsync(words, { from: 'user' });
        return status;
    }
    catch (error) {
        return program_report(error, terminal, program.opts());
    }
}
/** Names and messages of tests must not command the runner whose step this is. */
function inAction(terminal) {
    if (terminal.env.GITHUB_ACTIONS !== 'true')
        return terminal;
    const inert = (stream) => ({ isTTY: stream.isTTY ?? false, write: (text) => stream.write(inertText(text)) });
    return { ...terminal, stdout: inert(terminal.stdout), stderr: inert(terminal.stderr) };
}
function createProgram(terminal, end) {
    const program = new Command('build-report')
        .description(package_0/* description */.h_)
        .version(package_0/* version */.rE)
        .option('--config <path>', 'the configuration file (default: .service.json, else service.json)')
        .option('--cwd <folder>', 'the folder to work in')
        .option('--module <name>', "the module that was tested (default: the repository's name)")
        .option('--fail-on <words>', 'a comma list of failed, incomplete, no-tests, unreadable, delivery; or never (default: failed,incomplete,no-tests,unreadable)')
        .option('--json', 'print one JSON object on standard output, everything else on standard error')
        .option('--verbose', 'say more')
        .option('--quiet', 'say no more than errors and the result')
        .configureOutput({ writeOut: (text) => terminal.stdout.write(text), writeErr: (text) => terminal.stderr.write(text) })
        .configureHelp({ showGlobalOptions: true })
        .showSuggestionAfterError()
        .exitOverride();
    program
        .command('collect')
        .description('gather everything, write the records file and print the summary')
        .argument('[path...]', "files, folders or globs that stand in for the configuration's includes")
        .option('--output <file>', `where to write the records (default: ${defaultOutput})`)
        .option(...serverUrl)
        .option(...apiKey)
        .action(async (paths, _options, command) => end(await runCommand('collect', paths, command.optsWithGlobals(), terminal)));
    program
        .command('report')
        .description('read the results and report them')
        .argument('[path...]', "files, folders or globs that stand in for the configuration's includes")
        .option('--output <file>', 'write the records as well')
        .option('--records <glob>', 'read records files instead of collecting (repeatable)', collected)
        .option('--baseline <glob>', 'records files of earlier builds to compare properties with (repeatable)', collected)
        .option(...serverUrl)
        .option(...apiKey)
        .action(async (paths, _options, command) => end(await runCommand('report', paths, command.optsWithGlobals(), terminal)));
    program
        .command('submit')
        .description('send records files to a server')
        .argument('[file...]', `records files, or globs of them (default: ${defaultOutput})`)
        .option(...serverUrl)
        .option(...apiKey)
        .action(async (files, _options, command) => end(await submitCommand(files, command.optsWithGlobals(), terminal)));
    program
        .command('serve')
        .description('run the server: the history of all builds, with a dashboard')
        .option('--data <folder>', 'where the embedded database keeps the history (default: build-report-data)')
        .option('--store <url>', 'keep it in a ClickHouse server instead (default: the variable SERVICE_STORE)')
        .option('--store-ca <file>', 'the certificate authorities, as PEM, that vouch for that server')
        .option('--cluster <name>', 'make the tables on this cluster of the ClickHouse server')
        .option('--async-inserts', 'have the ClickHouse server gather the small batches of many servers')
        .option('--retention <time>', 'delete records that are older, such as 400d')
        .option('--host <address>', 'the address to listen on', '127.0.0.1')
        .option('--port <number>', 'the port to listen on; 0 takes a free one', '8080')
        .option('--demo', 'fill the store with a made-up history to look at (default: in a folder that is removed at the end)')
        .option('--trust-proxy', 'believe X-Forwarded-For: there is a proxy in front that sets it')
        .action(async (_options, command) => {
        (0,heap/* keepHeapFromGrowing */.DM)();
        // Of all commands it alone needs half of the bundle.
        const { serveCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(174), __nccwpck_require__.e(192), __nccwpck_require__.e(529), __nccwpck_require__.e(570)]).then(__nccwpck_require__.bind(__nccwpck_require__, 11570));
        end(await serveCommand(command.optsWithGlobals(), terminal));
    });
    program
        .command('validate')
        .description('check the configuration file; show what each pattern matches and what each file is recognised as')
        .argument('[path...]', "files, folders or globs that stand in for the configuration's includes")
        .action(async (paths, _options, command) => end(await validateCommand(paths, command.optsWithGlobals(), terminal)));
    program
        .command('init')
        .description('write a starting configuration file')
        .action((_options, command) => end(initCommand(command.optsWithGlobals(), terminal)));
    return program;
}
/** The one place where a command's errors are caught. */
function program_report(error, { env, stderr, signal }, { verbose = false }) {
    // Commander has said what is wrong; help and version are no errors.
    if (error instanceof CommanderError)
        return error.exitCode === 0 ? cli_options/* exitStatus */.$.ok : cli_options/* exitStatus */.$.usage;
    if (signal?.aborted)
        return cli_options/* exitStatus */.$.internal;
    const log = (0,cli_log/* createLog */.h)({ stream: stderr, color: (0,cli_options/* usesColor */.c)(stderr, env, false), quiet: false });
    if (error instanceof config_error/* ConfigError */.x) {
        for (const problem of error.problems)
            log.problem(problem);
        return cli_options/* exitStatus */.$.usage;
    }
    if (error instanceof errors/* UserError */.y) {
        log.problem({ severity: 'error', message: error.message, ...error.place });
        return error instanceof errors/* InputOutputError */.o ? cli_options/* exitStatus */.$.internal : cli_options/* exitStatus */.$.usage;
    }
    const text = error instanceof Error ? (verbose ? (error.stack ?? error.message) : error.message) : String(error);
    log.problem({
        severity: 'error',
        message: `${text}\nThis is a bug of build-report${verbose ? '' : '; --verbose says where'}. Please report it.`,
    });
    return cli_options/* exitStatus */.$.internal;
}


/***/ }),

/***/ 5139:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups items by a key, in the order of their first; items without a key are left out. (`Map.groupBy` came with Node 21.) */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        if (key === undefined)
            continue;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 34691:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ volumeOf),
/* harmony export */   J9: () => (/* binding */ outermost),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   sq: () => (/* binding */ withSlashes),
/* harmony export */   x5: () => (/* binding */ locate)
/* harmony export */ });
/** The same path with forward slashes; on POSIX a backslash is a character like any other. */
const withSlashes = (path, isWindows) => (isWindows ? path.replaceAll('\\', '/') : path);
/** The drive or share that a path with forward slashes begins with on Windows; empty where it names none. */
const volumeOf = (path) => /^(?:[A-Za-z]:|\/\/[^/]+(?:\/[^/]+)?)/.exec(path)?.[0] ?? '';
/** Takes an absolute path to pieces, without `.`, `..` and empty ones. */
function locate(absolutePath, isWindows) {
    const path = withSlashes(absolutePath, isWindows);
    const volume = isWindows ? volumeOf(path) : '';
    const names = [];
    for (const name of path.slice(volume.length).split('/')) {
        if (name === '..')
            names.pop();
        else if (name !== '' && name !== '.')
            names.push(name);
    }
    return { volume, names };
}
/** The path of a location, with forward slashes, which Node takes on every system. */
const pathOf = ({ volume, names }) => `${volume}/${names.join('/')}`;
/**
 * The path of `file` as seen from `folder`, with forward slashes; the absolute path where they are on different volumes.
 * Both are absolute.
 */
function relativePath(folder, file, isWindows) {
    const same = (a, b) => a === b || (isWindows && a?.toLowerCase() === b?.toLowerCase());
    if (!same(folder.volume, file.volume))
        return pathOf(file);
    let shared = 0;
    while (shared < folder.names.length && shared < file.names.length && same(folder.names[shared], file.names[shared]))
        shared += 1;
    const up = folder.names.slice(shared).map(() => '..');
    return [...up, ...file.names.slice(shared)].join('/') || '.';
}
/** The places to begin a search at: none of them below another one. */
function outermost(searchPaths, isWindows) {
    const keyOf = (location) => `${isWindows ? pathOf(location).toLowerCase() : pathOf(location)}/`.replace(/\/+$/, '/');
    const byKey = new Map(searchPaths.map((location) => [keyOf(location), location]));
    const outer = [];
    let last = '';
    for (const key of [...byKey.keys()].sort()) {
        if (last !== '' && key.startsWith(last))
            continue;
        last = key;
        const location = byKey.get(key);
        if (location !== undefined)
            outer.push(location);
    }
    return outer;
}


/***/ }),

/***/ 32255:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  x: () => (/* binding */ matchFiles)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./src/collect/group-by.ts
var group_by = __nccwpck_require__(5139);
// EXTERNAL MODULE: ./src/collect/location.ts
var collect_location = __nccwpck_require__(34691);
;// CONCATENATED MODULE: ./src/collect/matcher.ts
/** Folders of other people's files, which nothing finds its way into that does not name them. */
const foreignFolders = new Set(['node_modules', '.git']);
const nothing = [];
/** Makes the matcher of some groups of patterns. */
function createMatcher(groups, isWindows) {
    const fold = (text) => (isWindows ? text.toLowerCase() : text);
    const first = groups.flatMap((patterns, group) => patterns.map((pattern, index) => chain({ group, index, pattern })));
    const advance = (state, name, passOver) => {
        const isForeign = passOver && foreignFolders.has(fold(name));
        const reached = new Set();
        for (const step of state) {
            // What is excluded stays excluded in there.
            if (isForeign && !step.owner.pattern.negated && !namesFolder(step.owner.pattern, name, fold))
                continue;
            if (step.kind !== 'name')
                reach(reached, step);
            else if (step.accepts(name))
                reach(reached, step.next);
        }
        return withoutHopeless([...reached]);
    };
    // Most folders have a name that no pattern asks for; they all lead to the same state.
    const unasked = new WeakMap();
    const enter = (state, name) => {
        const isAsked = state.some((step) => step.kind === 'name' && step.accepts(name));
        if (isAsked || foreignFolders.has(fold(name)))
            return advance(state, name, true);
        const known = unasked.get(state) ?? advance(state, name, true);
        unasked.set(state, known);
        return known;
    };
    return {
        start: (volume) => {
            const reached = new Set();
            for (const step of first)
                if (fold(step.owner.pattern.searchPath.volume) === fold(volume))
                    reach(reached, step);
            return withoutHopeless([...reached]);
        },
        enter,
        approach: (state, name) => advance(state, name, false),
        matches,
    };
}
function chain(owner) {
    const makeStep = (next, segment) => segment === 'any-depth' ? { owner, kind: segment, next } : { owner, kind: 'name', accepts: segment, next };
    return owner.pattern.segments.reduceRight(makeStep, { owner, kind: 'below' });
}
/** Folders of any depth may be none. */
function reach(reached, step) {
    reached.add(step);
    if (step.kind === 'any-depth')
        reach(reached, step.next);
}
const namesFolder = (pattern, name, fold) => [...pattern.literals].some((literal) => fold(literal) === fold(name));
/** Forgets patterns that a later one of their group takes back for a whole folder, and everything where only negated ones are left. */
function withoutHopeless(steps) {
    const takenBack = steps.filter((step) => step.kind === 'below' && step.owner.pattern.negated);
    const left = takenBack.length === 0
        ? steps
        : steps.filter(({ owner }) => !takenBack.some((later) => later.owner.group === owner.group && later.owner.index > owner.index));
    return left.some((step) => !step.owner.pattern.negated) ? left : nothing;
}
const acceptsFile = (step, name) => {
    if (step.kind !== 'name')
        return step.kind === 'below';
    return step.next.kind === 'below' && !step.owner.pattern.foldersOnly && step.accepts(name);
};
function matches(state, name) {
    // The steps of a pattern stand together, and the patterns in their order.
    const matched = [];
    for (const step of state) {
        if (step.owner === matched.at(-1) || !acceptsFile(step, name))
            continue;
        if (step.owner.pattern.negated)
            takeBack(matched, step.owner.group);
        else
            matched.push(step.owner);
    }
    return matched.length === 0 ? nothing : matched.map(({ group, index }) => ({ group, index }));
}
function takeBack(matched, group) {
    while (matched.at(-1)?.group === group)
        matched.pop();
}

// EXTERNAL MODULE: ./src/collect/pattern.ts + 9 modules
var pattern = __nccwpck_require__(14174);
// EXTERNAL MODULE: ./src/collect/problem-list.ts
var problem_list = __nccwpck_require__(74390);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
;// CONCATENATED MODULE: ./src/collect/walk.ts


const readEntries = (path) => (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
/**
 * Walks once through every folder that can hold a match, in no particular order. Symbolic links are followed last, each folder
 * once in each state of the matcher, and never back into a folder on the way; so every walk ends. Nothing but folders is opened.
 */
function walk(matcher, starts, { isWindows, onUnreadable, readFolder = readEntries }) {
    const found = [];
    const folders = [];
    const linked = [];
    const visited = new Map();
    const add = (path, realPath, matches, links) => {
        if (matches.length > 0)
            found.push({ path, realPath, matches, links });
    };
    const attempt = (path, action) => {
        try {
            return action();
        }
        catch (error) {
            if (!isNodeError(error))
                throw error;
            // Gone since, a broken link, or a link to itself: `@actions/glob` leaves these out as well.
            if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(error.code ?? ''))
                onUnreadable(path, error);
            return undefined;
        }
    };
    const realPathOf = (path) => (0,collect_location/* withSlashes */.sq)(external_node_fs_.realpathSync.native(path), isWindows);
    /** Follows what the folder's listing does not say more about: a link, or an entry of a file system that lists no types. */
    const follow = (parent, name, path) => {
        const matches = matcher.matches(parent.state, name);
        const state = matcher.enter(parent.state, name);
        if (matches.length === 0 && state.length === 0)
            return;
        attempt(path, () => {
            const stats = (0,external_node_fs_.statSync)(path);
            const links = parent.links + 1;
            if (stats.isFile())
                add(path, realPathOf(path), matches, links);
            else if (stats.isDirectory() && state.length > 0)
                linked.push({ path, realPath: realPathOf(path), state, links, parent });
        });
    };
    const list = (folder) => {
        const { path: folderPath, state, links } = folder;
        const prefix = folderPath.endsWith('/') ? folderPath : `${folderPath}/`;
        const realPrefix = folder.realPath.endsWith('/') ? folder.realPath : `${folder.realPath}/`;
        for (const entry of attempt(folderPath, () => readFolder(folderPath)) ?? []) {
            const { name } = entry;
            const path = prefix + name;
            if (entry.isFile()) {
                add(path, realPrefix + name, matcher.matches(state, name), links);
            }
            else if (entry.isDirectory()) {
                const inside = matcher.enter(state, name);
                if (inside.length > 0)
                    folders.push({ path, realPath: realPrefix + name, state: inside, links, parent: folder });
            }
            else if (!entry.isFIFO() && !entry.isSocket() && !entry.isCharacterDevice() && !entry.isBlockDevice()) {
                follow(folder, name, path);
            }
        }
    };
    const begin = (start) => {
        const path = (0,collect_location/* pathOf */.XM)(start);
        const name = start.names.at(-1);
        const around = start.names.slice(0, -1).reduce(matcher.approach, matcher.start(start.volume));
        attempt(path, () => {
            const stats = (0,external_node_fs_.statSync)(path);
            const links = (0,external_node_fs_.lstatSync)(path).isSymbolicLink() ? 1 : 0;
            const state = name === undefined ? around : matcher.approach(around, name);
            if (stats.isFile() && name !== undefined)
                add(path, realPathOf(path), matcher.matches(around, name), links);
            else if (stats.isDirectory() && state.length > 0)
                folders.push({ path, realPath: realPathOf(path), state, links });
        });
    };
    for (const start of starts)
        begin(start);
    for (let folder = folders.pop() ?? linked.pop(); folder !== undefined; folder = folders.pop() ?? linked.pop()) {
        if (folder.links > 0 && isOnTheWay(folder))
            continue;
        if (isNew(visited, folder))
            list(folder);
    }
    return found;
}
const isNodeError = (error) => error instanceof Error && 'code' in error;
function isOnTheWay({ parent, realPath }) {
    for (let folder = parent; folder !== undefined; folder = folder.parent)
        if (folder.realPath === realPath)
            return true;
    return false;
}
/** Whether the folder has not been listed in the same state; links may lead to one folder in very many ways. */
function isNew(visited, { realPath, state }) {
    const states = visited.get(realPath);
    if (states === undefined) {
        visited.set(realPath, [state]);
        return true;
    }
    if (states.some((known) => known.length === state.length && known.every((step, index) => step === state[index])))
        return false;
    states.push(state);
    return true;
}

;// CONCATENATED MODULE: ./src/collect/match-files.ts








/**
 * Finds the files of all collectors in one walk, by the semantics of `@actions/glob`; only `node_modules` and `.git` are not
 * entered by patterns that do not name them.
 * @throws UserError where a pattern is wrong
 */
function matchFiles({ cwd, collectors, readFolder }) {
    const isWindows = process.platform === 'win32';
    const surroundings = { cwd: (0,external_node_path_.resolve)(cwd), home: (0,external_node_os_.homedir)(), isWindows };
    const groups = collectors.map(({ include, exclude }) => {
        // An exclusion takes matches away, behind all patterns that bring some.
        return (0,pattern/* parsePatterns */.Z)([...include, ...(0,pattern/* patternLines */.E)(exclude).map((line) => `!${line}`)], surroundings);
    });
    const here = (0,collect_location/* locate */.x5)(surroundings.cwd, isWindows);
    const prefix = (0,collect_location/* pathOf */.XM)(here);
    const displayed = (path) => path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : (0,collect_location/* relativePath */.iZ)(here, (0,collect_location/* locate */.x5)(path, isWindows), isWindows);
    const problems = (0,problem_list/* createProblemList */.Y)();
    const onUnreadable = (path, error) => {
        problems.add({
            severity: 'warning',
            message: `The folder could not be read, and is left out: ${error.message}.`,
            path: displayed(path),
        });
    };
    const starts = groups.flat().flatMap((pattern) => (pattern.negated ? [] : [pattern.searchPath]));
    const found = walk(createMatcher(groups, isWindows), (0,collect_location/* outermost */.J9)(starts, isWindows), {
        isWindows,
        onUnreadable,
        ...(readFolder && { readFolder }),
    });
    const describe = createDescriber(collectors, groups);
    const files = unify(found).map(({ path, matches }) => ({
        absolutePath: path,
        path: displayed(path),
        matches: describe(matches),
    }));
    return { files: files.sort((a, b) => byCodeUnits(a.path, b.path)), problems: problems.list() };
}
/** Names what matched: the collectors in their order, with their patterns in theirs. Files matched alike share one array. */
function createDescriber(collectors, groups) {
    const known = new Map();
    return (matches) => {
        const key = matches.map(({ group, index }) => `${group}:${index}`).join();
        const described = known.get(key) ?? describeMatches(new Set(key.split(',')), collectors, groups);
        known.set(key, described);
        return described;
    };
}
function describeMatches(matches, collectors, groups) {
    return collectors.flatMap((collector, group) => {
        const patterns = (groups[group] ?? []).filter((_, index) => matches.has(`${group}:${index}`)).map(({ text }) => text);
        return patterns.length === 0 ? [] : [{ collector, patterns }];
    });
}
const byCodeUnits = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Makes one of what are several paths of one file: the first of those with the fewest symbolic links, with the matches of all. */
function unify(found) {
    const sorted = [...found].sort((a, b) => a.links - b.links || byCodeUnits(a.path, b.path));
    return [...(0,group_by/* groupBy */.$)(sorted, ({ realPath }) => realPath).values()].flatMap(([first, ...others]) => {
        if (first === undefined)
            return [];
        return others.length === 0 ? [first] : [{ ...first, matches: [...first.matches, ...others.flatMap(({ matches }) => matches)] }];
    });
}


/***/ }),

/***/ 14174:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ parsePatterns),
  E: () => (/* binding */ patternLines)
});

;// CONCATENATED MODULE: ./node_modules/balanced-match/dist/esm/index.js
const balanced = (a, b, str) => {
    const ma = a instanceof RegExp ? maybeMatch(a, str) : a;
    const mb = b instanceof RegExp ? maybeMatch(b, str) : b;
    const r = ma !== null && mb != null && range(ma, mb, str);
    return (r && {
        start: r[0],
        end: r[1],
        pre: str.slice(0, r[0]),
        body: str.slice(r[0] + ma.length, r[1]),
        post: str.slice(r[1] + mb.length),
    });
};
const maybeMatch = (reg, str) => {
    const m = str.match(reg);
    return m ? m[0] : null;
};
const range = (a, b, str) => {
    let begs, beg, left, right = undefined, result;
    let ai = str.indexOf(a);
    let bi = str.indexOf(b, ai + 1);
    let i = ai;
    if (ai >= 0 && bi > 0) {
        if (a === b) {
            return [ai, bi];
        }
        begs = [];
        left = str.length;
        while (i >= 0 && !result) {
            if (i === ai) {
                begs.push(i);
                ai = str.indexOf(a, i + 1);
            }
            else if (begs.length === 1) {
                const r = begs.pop();
                if (r !== undefined)
                    result = [r, bi];
            }
            else {
                beg = begs.pop();
                if (beg !== undefined && beg < left) {
                    left = beg;
                    right = bi;
                }
                bi = str.indexOf(b, i + 1);
            }
            i = ai < bi && ai >= 0 ? ai : bi;
        }
        if (begs.length && right !== undefined) {
            result = [left, right];
        }
    }
    return result;
};
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/brace-expansion/dist/esm/index.js

const escSlash = '\0SLASH' + Math.random().toFixed(16) + '\0';
const escOpen = '\0OPEN' + Math.random().toFixed(16) + '\0';
const escClose = '\0CLOSE' + Math.random().toFixed(16) + '\0';
const escComma = '\0COMMA' + Math.random().toFixed(16) + '\0';
const escPeriod = '\0PERIOD' + Math.random().toFixed(16) + '\0';
const escSlashPattern = new RegExp(escSlash, 'g');
const escOpenPattern = new RegExp(escOpen, 'g');
const escClosePattern = new RegExp(escClose, 'g');
const escCommaPattern = new RegExp(escComma, 'g');
const escPeriodPattern = new RegExp(escPeriod, 'g');
const slashPattern = /\\\\/g;
const openPattern = /\\{/g;
const closePattern = /\\}/g;
const commaPattern = /\\,/g;
const periodPattern = /\\\./g;
const EXPANSION_MAX = 100_000;
// `EXPANSION_MAX` caps the *number* of expansions, but not their length. An
// input like `'{a,b}'.repeat(1500)` stays under that count - its output is
// truncated to 100k results - while making every result ~1500 characters
// long. The result set, and the intermediate arrays built while combining
// brace sets, then grow large enough to exhaust memory and crash the process
// (CVE-2026-14257). `EXPANSION_MAX_LENGTH` bounds the total number of
// characters the accumulator may hold at any point, so memory stays flat no
// matter how many brace groups are chained. The limit sits well above any
// realistic expansion (100k results hitting `EXPANSION_MAX` measure ~1M
// characters) so legitimate input is unaffected.
const EXPANSION_MAX_LENGTH = 4_000_000;
// `expand_` recurses once per level of brace *nesting* - both when expanding a
// set's comma members and when re-wrapping a set whose body is a single part.
// The CVE-2026-14257 fix made the *tail* iterative (recursion on `m.post`, one
// level per chained group), which left nesting depth unbounded: about 3,100
// levels of `{{{...a,b...}}}` - only ~6KB of input - exhausted the native stack
// and crashed the process. `EXPANSION_MAX_DEPTH` bounds how deep the parser
// will follow nesting. It sits far above any realistic pattern and well below
// the depth at which the stack runs out.
const EXPANSION_MAX_DEPTH = 1_000;
// Bash keeps a quirk where a brace group followed by a comma set still expands
// (`{a},b}`). The parser implements it by rewriting the string and restarting
// the scan, absorbing one `}` per pass. `n` trailing braces therefore cost `n`
// full passes over a string that itself grows by one `escClose` sentinel each
// time - quadratic in `n`, with a ~26x constant from the sentinel's length.
// 128KB of `'{a}' + '}'.repeat(n) + ',z}'` blocked the event loop for 27
// seconds to produce two results. `EXPANSION_MAX_REWRITES` bounds how many
// times the scan may restart. Real `{a},b}` input needs a handful.
const EXPANSION_MAX_REWRITES = 1_000;
// `EXPANSION_MAX_STEPS` bounds the work one `expand` call does, which `max`,
// `maxLength` and `maxDepth` don't: nested sets are rescanned at every level
// and chained groups each rebuild up to `max` results, so 2KB of input could
// block the event loop for over 30 seconds. Each character scanned, result
// built and sequence value generated is a step, and each `expand_` call costs
// `CALL_STEPS` more. Past the budget, the set being expanded and everything
// after it stay literal. A glob needs a few hundred steps, and nesting all the
// way to `EXPANSION_MAX_DEPTH` about 4M.
const EXPANSION_MAX_STEPS = 20_000_000;
// What one `expand_` call costs on top of what it scans and builds. Setting
// one up takes about as long as scanning 16 characters, and a set whose
// results are wrapped to be expanded again makes one call per result, each
// scanning and building next to nothing: 64KB of
// `('{{' + ','.repeat(316) + '}{' + ','.repeat(316) + '}}').repeat(n)` made
// 4M such calls, which spent the budget three times as slowly as anything
// else.
const CALL_STEPS = 16;
function numeric(str) {
    return !isNaN(str) ? parseInt(str, 10) : str.charCodeAt(0);
}
function escapeBraces(str) {
    return str
        .replace(slashPattern, escSlash)
        .replace(openPattern, escOpen)
        .replace(closePattern, escClose)
        .replace(commaPattern, escComma)
        .replace(periodPattern, escPeriod);
}
function unescapeBraces(str) {
    return str
        .replace(escSlashPattern, '\\')
        .replace(escOpenPattern, '{')
        .replace(escClosePattern, '}')
        .replace(escCommaPattern, ',')
        .replace(escPeriodPattern, '.');
}
// Like `target.push(...items)` but doesn't overflow the stack
function pushAll(target, items) {
    for (let i = 0; i < items.length; i++) {
        target.push(items[i]);
    }
}
// `balanced`, run on `masked` (see `maskUnmatchedOpens`), sliced from `str`
// and charged for the characters it walks: up to the group's `}`, or the
// whole string when there is no match or unmatched `{` come first, which
// `unmatched` then flags for masking. Once a call overdraws the budget, it
// and every later one return undefined, so the rest stays literal.
function balancedWithBudget(str, masked, budget) {
    if (budget.remaining < 0) {
        return undefined;
    }
    const r = range('{', '}', masked);
    const unmatched = r !== undefined && masked.indexOf('{') < r[0];
    budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
    if (!r || budget.remaining < 0) {
        return undefined;
    }
    return {
        end: r[1],
        pre: str.slice(0, r[0]),
        body: str.slice(r[0] + 1, r[1]),
        post: str.slice(r[1] + 1),
        unmatched,
    };
}
// `masked` with every `{` that has no matching `}` swapped for a `\0`, which
// keeps the length, so a scan of it still lines up with the string it was
// made from. Such a `{` is literal either way, but `balanced` only learns that
// one is unmatched by reading to the end of the string, so with one at the
// head of every group (`'{a,{b,c}'.repeat(n)`) each scan read the rest of the
// input. That was quadratic, and once the step budget charged for it, it ran
// out partway through and left the rest literal. A scan of the masked copy
// stops at the group's `}`. It is one pass, charged as such.
function maskUnmatchedOpens(masked, budget) {
    budget.remaining -= masked.length;
    const open = [];
    for (let i = 0; i < masked.length; i++) {
        const c = masked.charCodeAt(i);
        if (c === 0x7b) {
            open.push(i);
        }
        else if (c === 0x7d && open.length) {
            open.pop();
        }
    }
    let out = '';
    let last = 0;
    for (let i = 0; i < open.length; i++) {
        const at = open[i];
        out += masked.slice(last, at) + '\0';
        last = at + 1;
    }
    return out + masked.slice(last);
}
// Whether `str` has a `,` not followed by another `,`, with a `}` after it on
// the same line - what `/,(?!,).*\}/.test(str)` asks, answered in one pass from
// the end. The regex tries every `,` and backtracks through the rest of its
// line from each, which is quadratic, and the `{a},b}` rewrite asks again on
// every pass. Like a scan, it is charged for the whole string and refused if
// that overdraws the budget.
function commaSetFollows(str, budget) {
    budget.remaining -= str.length;
    if (budget.remaining < 0) {
        return false;
    }
    // Whether a `}` follows the current position before the line ends
    let close = false;
    for (let i = str.length - 1; i >= 0; i--) {
        const c = str.charCodeAt(i);
        if (c === 0x7d) {
            close = true;
        }
        else if (c === 0x0a || c === 0x0d || c === 0x2028 || c === 0x2029) {
            // A line terminator, which `.` does not match
            close = false;
        }
        else if (c === 0x2c && close && str.charCodeAt(i + 1) !== 0x2c) {
            return true;
        }
    }
    return false;
}
/**
 * Basically just str.split(","), but handling cases
 * where we have nested braced sections, which should be
 * treated as individual members, like {a,{b,c},d}
 *
 * Returns `undefined` if the step budget runs out before the whole set is
 * split, since splitting what is left on every comma would tear apart the
 * nested sets it still holds.
 */
function parseCommaParts(str, budget) {
    const parts = [];
    // Walk the brace groups iteratively. Recursing on `post` once per group let a
    // chain of them exhaust the stack - the parsing-side counterpart to
    // the `expand_` overflow fixed for CVE-2026-14257, and not something `max` or
    // `maxLength` can bound, since it happens before expansion.
    //
    // The part the next chunk continues
    let carry = '';
    for (;;) {
        // A set's body holds no unmatched `{`, so there is nothing to mask.
        const m = balancedWithBudget(str, str, budget);
        if (budget.remaining < 0) {
            return undefined;
        }
        if (!m) {
            const tail = str.split(',');
            tail[0] = carry + tail[0];
            pushAll(parts, tail);
            return parts;
        }
        const { pre, body, post } = m;
        const p = pre.split(',');
        p[0] = carry + p[0];
        p[p.length - 1] += '{' + body + '}';
        if (!post.length) {
            pushAll(parts, p);
            return parts;
        }
        carry = p.pop();
        pushAll(parts, p);
        str = post;
    }
}
// An option that is left out, or that is NaN, gets its default. Every
// comparison against NaN is false, so a NaN bound would never be reached:
// `{ maxSteps: NaN }` let 15KB of input block the event loop for 16 seconds,
// and `{ maxDepth: NaN }` overflowed the stack again (CVE-2026-102278). Pass
// `Infinity` to lift a bound.
function bound(value, fallback) {
    return value === undefined || isNaN(value) ? fallback : value;
}
function expand(str, options = {}) {
    if (!str) {
        return [];
    }
    const max = bound(options.max, EXPANSION_MAX);
    const maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
    const maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
    const maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
    const maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
    // I don't know why Bash 4.3 does this, but it does.
    // Anything starting with {} will have the first two bytes preserved
    // but *only* at the top level, so {},a}b will not expand to anything,
    // but a{},b}c will be expanded to [a}c,abc].
    // One could argue that this is a bug in Bash, but since the goal of
    // this module is to match Bash's rules, we escape a leading {}
    if (str.slice(0, 2) === '{}') {
        str = '\\{\\}' + str.slice(2);
    }
    return expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
}
function embrace(str) {
    return '{' + str + '}';
}
function isPadded(el) {
    return /^-?0\d/.test(el);
}
function lte(i, y) {
    return i <= y;
}
function gte(i, y) {
    return i >= y;
}
// Build `{ acc[a] + pre + values[v] }` for every combination, capping the
// number of results at `max` and the total number of characters at `maxLength`.
// This is the one place output grows, so bounding it here keeps the single
// accumulator - and therefore memory - flat regardless of how many brace groups
// are combined (CVE-2026-14257). Each result built is a step, since `max` and
// `maxLength` bound one combination, not how many brace groups are combined.
function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
    const out = [];
    let length = 0;
    // Bash drops empty results at the top level, and they don't count against
    // `max`, so `max` bounds the number of *kept* results. Only an empty
    // `acc[a] + pre` can make one, so for those the empty values are skipped
    // without being visited. Visiting them one at a time let a set of empties
    // cost `acc.length * values.length` while keeping nothing.
    let nonEmpty;
    outer: for (let a = 0; a < acc.length; a++) {
        const prefix = acc[a] + pre;
        let vs = values;
        if (dropEmpties && !prefix) {
            if (!nonEmpty)
                nonEmpty = values.filter(v => v);
            vs = nonEmpty;
        }
        for (let v = 0; v < vs.length; v++) {
            if (out.length >= max)
                break outer;
            const expansion = prefix + vs[v];
            if (length + expansion.length > maxLength)
                break outer;
            out.push(expansion);
            length += expansion.length;
        }
    }
    budget.remaining -= out.length;
    return out;
}
// The expansion values of a single numeric (`1..5`) or alphabetic (`a..e..2`)
// sequence body, or `undefined` if the step budget runs out generating them.
function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
    const n = body.split(/\.\./);
    const N = [];
    // A sequence body always splits into two or three parts, but the compiler
    // can't know that.
    /* c8 ignore start */
    if (n[0] === undefined || n[1] === undefined) {
        return N;
    }
    /* c8 ignore stop */
    const x = numeric(n[0]);
    const y = numeric(n[1]);
    const width = Math.max(n[0].length, n[1].length);
    let incr = n.length === 3 && n[2] !== undefined ?
        Math.max(Math.abs(numeric(n[2])), 1)
        : 1;
    let test = lte;
    const reverse = y < x;
    if (reverse) {
        incr *= -1;
        test = gte;
    }
    const pad = n.some(isPadded);
    // A padded value is built a character at a time to `width`, which the input
    // sets, so it costs one step per character: 64KB of
    // `('{' + '0'.repeat(100) + '..99999}').repeat(n)` took 7 seconds charged
    // one step per value.
    const cost = pad ? width : 1;
    let length = 0;
    for (let i = x; test(i, y) && N.length < max; i += incr) {
        // Each value is a step. `max` and `maxLength` bound one sequence, but a
        // chain of them still generated up to `max` values each, however few
        // combining could keep.
        budget.remaining -= cost;
        if (budget.remaining < 0) {
            return undefined;
        }
        let c;
        if (isAlphaSequence) {
            c = String.fromCharCode(i);
            if (c === '\\') {
                c = '';
            }
        }
        else {
            c = String(i);
            if (pad) {
                const need = width - c.length;
                if (need > 0) {
                    const z = new Array(need + 1).join('0');
                    if (i < 0) {
                        c = '-' + z + c.slice(1);
                    }
                    else {
                        c = z + c;
                    }
                }
            }
        }
        if (length + c.length > maxLength)
            break;
        N.push(c);
        length += c.length;
    }
    return N;
}
function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
    // An overdraft here makes the first scan refuse, so `str` stays literal.
    budget.remaining -= CALL_STEPS;
    // Too deeply nested to keep following: treat the rest as literal, the same
    // way a group that cannot expand is already handled. Truncating rather than
    // throwing keeps `expand` total, matching `max` and `maxLength`.
    if (depth > maxDepth) {
        return [str];
    }
    // Consume the string's top-level brace groups left to right, threading a
    // running set of combined prefixes (`acc`). Expanding the tail iteratively -
    // rather than recursing on `m.post` once per group - keeps the native stack
    // depth constant, so deeply chained input (`'{a,b}'.repeat(3000)`) can no
    // longer overflow the stack, and leaves a single accumulator whose size
    // `maxLength` bounds directly (CVE-2026-14257).
    let acc = [''];
    // Bash drops empty results, but only when the *first* top-level group is a
    // comma set - a sequence like `{a..\}` may legitimately yield ''. The drop
    // is on the final strings, so it is applied to whichever `combine` produces
    // them (the one with no brace set left in the tail).
    // How many times the `{a},b}` rewrite below has restarted the scan. Each pass
    // re-reads the whole string, so leaving this unbounded is quadratic.
    let rewrites = 0;
    let dropEmpties = false;
    let firstGroup = true;
    // `str` with its unmatched `{` masked, once a scan has run into them
    let masked = str;
    for (;;) {
        const m = balancedWithBudget(str, masked, budget);
        // No brace set left, or no step budget left to look for one: the rest of
        // the string is literal.
        if (!m) {
            return combine(acc, str, [''], max, maxLength, dropEmpties, budget);
        }
        if (m.unmatched) {
            masked = maskUnmatchedOpens(masked, budget);
        }
        // no need to expand pre, since it is guaranteed to be free of brace-sets
        const pre = m.pre;
        // This set and the rest of the string, literal: for a set that cannot
        // expand, and for one the step budget runs out on. Once it is overdrawn,
        // every set still being expanded, at every level, stays literal like this -
        // otherwise each level above would go on combining, and wrapping and
        // expanding again, results the budget was too small for.
        const literal = () => combine(acc, pre + '{' + m.body + '}' + m.post, [''], max, maxLength, dropEmpties, budget);
        if (/\$$/.test(pre)) {
            acc = combine(acc, pre + '{' + m.body + '}', [''], max, maxLength, dropEmpties && !m.post.length, budget);
            firstGroup = false;
            if (!m.post.length)
                break;
            str = m.post;
            masked = masked.slice(m.end + 1);
            continue;
        }
        const isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
        const isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
        const isSequence = isNumericSequence || isAlphaSequence;
        const isOptions = m.body.indexOf(',') >= 0;
        if (!isSequence && !isOptions) {
            // {a},b}
            if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
                rewrites++;
                str = m.pre + '{' + m.body + escClose + m.post;
                // Taking a `}` away never gives an unmatched `{` a partner, so what
                // is masked stays unmatched. The `{` it closed can be left without
                // one, and the next scan masks it.
                masked =
                    masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
                isTop = true;
                continue;
            }
            // Nothing here expands, so the whole remaining string is literal.
            return literal();
        }
        if (firstGroup) {
            dropEmpties = isTop && !isSequence;
            firstGroup = false;
        }
        let values;
        if (isSequence) {
            values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
            if (!values) {
                return literal();
            }
        }
        else {
            let n = parseCommaParts(m.body, budget);
            // The step budget ran out partway through the set.
            if (!n) {
                return literal();
            }
            if (n.length === 1 && n[0] !== undefined) {
                // x{{a,b}}y ==> x{a}y x{b}y
                n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
                // The step budget ran out expanding the set's only part.
                if (budget.remaining < 0) {
                    return literal();
                }
                //XXX is this necessary? Can't seem to hit it in tests.
                /* c8 ignore start */
                if (n.length === 1) {
                    const next = combine(acc, pre + n[0], [''], max, maxLength, dropEmpties && !m.post.length, budget);
                    if (budget.remaining < 0) {
                        return literal();
                    }
                    acc = next;
                    if (!m.post.length)
                        break;
                    str = m.post;
                    masked = masked.slice(m.end + 1);
                    continue;
                }
                /* c8 ignore stop */
            }
            // Values that `combine` is going to drop as empty produce no result, so
            // they must not count against `max` - otherwise `{a,,b}` with `max: 2`
            // would stop at `['a', '']` and yield one result instead of two. Skipping
            // them outright keeps `values` bounded while leaving `max` a bound on
            // *kept* results.
            let dropsEmpties = dropEmpties && !m.post.length && !pre;
            for (let d = 0; dropsEmpties && d < acc.length; d++) {
                if (acc[d]) {
                    dropsEmpties = false;
                }
            }
            values = [];
            let valuesLength = 0;
            outer: for (let j = 0; j < n.length; j++) {
                const expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
                // The step budget ran out expanding a member.
                if (budget.remaining < 0) {
                    return literal();
                }
                for (let k = 0; k < expanded.length; k++) {
                    const v = expanded[k];
                    if (dropsEmpties && !v)
                        continue;
                    if (values.length >= max ||
                        valuesLength + v.length > maxLength) {
                        break outer;
                    }
                    values.push(v);
                    valuesLength += v.length;
                }
            }
        }
        const next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
        // The step budget ran out combining the set's values in.
        if (budget.remaining < 0) {
            return literal();
        }
        acc = next;
        if (!m.post.length)
            break;
        str = m.post;
        masked = masked.slice(m.end + 1);
    }
    return acc;
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/assert-valid-pattern.js
const MAX_PATTERN_LENGTH = 1024 * 64;
const assertValidPattern = (pattern) => {
    if (typeof pattern !== 'string') {
        throw new TypeError('invalid pattern');
    }
    if (pattern.length > MAX_PATTERN_LENGTH) {
        throw new TypeError('pattern is too long');
    }
};
//# sourceMappingURL=assert-valid-pattern.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/brace-expressions.js
// translate the various posix character classes into unicode properties
// this works across all unicode locales
// { <posix class>: [<translation>, /u flag required, negated]
const posixClasses = {
    '[:alnum:]': ['\\p{L}\\p{Nl}\\p{Nd}', true],
    '[:alpha:]': ['\\p{L}\\p{Nl}', true],
    '[:ascii:]': ['\\x' + '00-\\x' + '7f', false],
    '[:blank:]': ['\\p{Zs}\\t', true],
    '[:cntrl:]': ['\\p{Cc}', true],
    '[:digit:]': ['\\p{Nd}', true],
    '[:graph:]': ['\\p{Z}\\p{C}', true, true],
    '[:lower:]': ['\\p{Ll}', true],
    '[:print:]': ['\\p{C}', true],
    '[:punct:]': ['\\p{P}', true],
    '[:space:]': ['\\p{Z}\\t\\r\\n\\v\\f', true],
    '[:upper:]': ['\\p{Lu}', true],
    '[:word:]': ['\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}', true],
    '[:xdigit:]': ['A-Fa-f0-9', false],
};
// only need to escape a few things inside of brace expressions
// escapes: [ \ ] -
const braceEscape = (s) => s.replace(/[[\]\\-]/g, '\\$&');
// escape all regexp magic characters
const regexpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, '\\$&');
// everything has already been escaped, we just have to join
const rangesToString = (ranges) => ranges.join('');
// takes a glob string at a posix brace expression, and returns
// an equivalent regular expression source, and boolean indicating
// whether the /u flag needs to be applied, and the number of chars
// consumed to parse the character class.
// This also removes out of order ranges, and returns ($.) if the
// entire class just no good.
const parseClass = (glob, position) => {
    const pos = position;
    /* c8 ignore start */
    if (glob.charAt(pos) !== '[') {
        throw new Error('not in a brace expression');
    }
    /* c8 ignore stop */
    const ranges = [];
    const negs = [];
    let i = pos + 1;
    let sawStart = false;
    let uflag = false;
    let escaping = false;
    let negate = false;
    let endPos = pos;
    let rangeStart = '';
    WHILE: while (i < glob.length) {
        const c = glob.charAt(i);
        if ((c === '!' || c === '^') && i === pos + 1) {
            negate = true;
            i++;
            continue;
        }
        if (c === ']' && sawStart && !escaping) {
            endPos = i + 1;
            break;
        }
        sawStart = true;
        if (c === '\\') {
            if (!escaping) {
                escaping = true;
                i++;
                continue;
            }
            // escaped \ char, fall through and treat like normal char
        }
        if (c === '[' && !escaping) {
            // either a posix class, a collation equivalent, or just a [
            for (const [cls, [unip, u, neg]] of Object.entries(posixClasses)) {
                if (glob.startsWith(cls, i)) {
                    // invalid, [a-[] is fine, but not [a-[:alpha]]
                    if (rangeStart) {
                        return ['$.', false, glob.length - pos, true];
                    }
                    i += cls.length;
                    if (neg)
                        negs.push(unip);
                    else
                        ranges.push(unip);
                    uflag = uflag || u;
                    continue WHILE;
                }
            }
        }
        // now it's just a normal character, effectively
        escaping = false;
        if (rangeStart) {
            // throw this range away if it's not valid, but others
            // can still match.
            if (c > rangeStart) {
                ranges.push(braceEscape(rangeStart) + '-' + braceEscape(c));
            }
            else if (c === rangeStart) {
                ranges.push(braceEscape(c));
            }
            rangeStart = '';
            i++;
            continue;
        }
        // now might be the start of a range.
        // can be either c-d or c-] or c<more...>] or c] at this point
        if (glob.startsWith('-]', i + 1)) {
            ranges.push(braceEscape(c + '-'));
            i += 2;
            continue;
        }
        if (glob.startsWith('-', i + 1)) {
            rangeStart = c;
            i += 2;
            continue;
        }
        // not the start of a range, just a single character
        ranges.push(braceEscape(c));
        i++;
    }
    if (endPos < i) {
        // didn't see the end of the class, not a valid class,
        // but might still be valid as a literal match.
        return ['', false, 0, false];
    }
    // if we got no ranges and no negates, then we have a range that
    // cannot possibly match anything, and that poisons the whole glob
    if (!ranges.length && !negs.length) {
        return ['$.', false, glob.length - pos, true];
    }
    // if we got one positive range, and it's a single character, then that's
    // not actually a magic pattern, it's just that one literal character.
    // we should not treat that as "magic", we should just return the literal
    // character. [_] is a perfectly valid way to escape glob magic chars.
    if (negs.length === 0 &&
        ranges.length === 1 &&
        /^\\?.$/.test(ranges[0]) &&
        !negate) {
        const r = ranges[0].length === 2 ? ranges[0].slice(-1) : ranges[0];
        return [regexpEscape(r), false, endPos - pos, false];
    }
    const sranges = '[' + (negate ? '^' : '') + rangesToString(ranges) + ']';
    const snegs = '[' + (negate ? '' : '^') + rangesToString(negs) + ']';
    const comb = ranges.length && negs.length ? '(' + sranges + '|' + snegs + ')'
        : ranges.length ? sranges
            : snegs;
    return [comb, uflag, endPos - pos, true];
};
//# sourceMappingURL=brace-expressions.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/unescape.js
/**
 * Un-escape a string that has been escaped with {@link escape}.
 *
 * If the {@link MinimatchOptions.windowsPathsNoEscape} option is used, then
 * square-bracket escapes are removed, but not backslash escapes.
 *
 * For example, it will turn the string `'[*]'` into `*`, but it will not
 * turn `'\\*'` into `'*'`, because `\` is a path separator in
 * `windowsPathsNoEscape` mode.
 *
 * When `windowsPathsNoEscape` is not set, then both square-bracket escapes and
 * backslash escapes are removed.
 *
 * Slashes (and backslashes in `windowsPathsNoEscape` mode) cannot be escaped
 * or unescaped.
 *
 * When `magicalBraces` is not set, escapes of braces (`{` and `}`) will not be
 * unescaped.
 */
const unescape_unescape = (s, { windowsPathsNoEscape = false, magicalBraces = true, } = {}) => {
    if (magicalBraces) {
        return windowsPathsNoEscape ?
            s.replace(/\[([^/\\])\]/g, '$1')
            : s
                .replace(/((?!\\).|^)\[([^/\\])\]/g, '$1$2')
                .replace(/\\([^/])/g, '$1');
    }
    return windowsPathsNoEscape ?
        s.replace(/\[([^/\\{}])\]/g, '$1')
        : s
            .replace(/((?!\\).|^)\[([^/\\{}])\]/g, '$1$2')
            .replace(/\\([^/{}])/g, '$1');
};
//# sourceMappingURL=unescape.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/ast.js
// parse a single path portion
var _a;


const types = new Set(['!', '?', '+', '*', '@']);
const isExtglobType = (c) => types.has(c);
const isExtglobAST = (c) => isExtglobType(c.type);
// Map of which extglob types can adopt the children of a nested extglob
//
// anything but ! can adopt a matching type:
// +(a|+(b|c)|d) => +(a|b|c|d)
// *(a|*(b|c)|d) => *(a|b|c|d)
// @(a|@(b|c)|d) => @(a|b|c|d)
// ?(a|?(b|c)|d) => ?(a|b|c|d)
//
// * can adopt anything, because 0 or repetition is allowed
// *(a|?(b|c)|d) => *(a|b|c|d)
// *(a|+(b|c)|d) => *(a|b|c|d)
// *(a|@(b|c)|d) => *(a|b|c|d)
//
// + can adopt @, because 1 or repetition is allowed
// +(a|@(b|c)|d) => +(a|b|c|d)
//
// + and @ CANNOT adopt *, because 0 would be allowed
// +(a|*(b|c)|d) => would match "", on *(b|c)
// @(a|*(b|c)|d) => would match "", on *(b|c)
//
// + and @ CANNOT adopt ?, because 0 would be allowed
// +(a|?(b|c)|d) => would match "", on ?(b|c)
// @(a|?(b|c)|d) => would match "", on ?(b|c)
//
// ? can adopt @, because 0 or 1 is allowed
// ?(a|@(b|c)|d) => ?(a|b|c|d)
//
// ? and @ CANNOT adopt * or +, because >1 would be allowed
// ?(a|*(b|c)|d) => would match bbb on *(b|c)
// @(a|*(b|c)|d) => would match bbb on *(b|c)
// ?(a|+(b|c)|d) => would match bbb on +(b|c)
// @(a|+(b|c)|d) => would match bbb on +(b|c)
//
// ! CANNOT adopt ! (nothing else can either)
// !(a|!(b|c)|d) => !(a|b|c|d) would fail to match on b (not not b|c)
//
// ! can adopt @
// !(a|@(b|c)|d) => !(a|b|c|d)
//
// ! CANNOT adopt *
// !(a|*(b|c)|d) => !(a|b|c|d) would match on bbb, not allowed
//
// ! CANNOT adopt +
// !(a|+(b|c)|d) => !(a|b|c|d) would match on bbb, not allowed
//
// ! CANNOT adopt ?
// x!(a|?(b|c)|d) => x!(a|b|c|d) would fail to match "x"
const adoptionMap = new Map([
    ['!', ['@']],
    ['?', ['?', '@']],
    ['@', ['@']],
    ['*', ['*', '+', '?', '@']],
    ['+', ['+', '@']],
]);
// nested extglobs that can be adopted in, but with the addition of
// a blank '' element.
const adoptionWithSpaceMap = new Map([
    ['!', ['?']],
    ['@', ['?']],
    ['+', ['?', '*']],
]);
// union of the previous two maps
const adoptionAnyMap = new Map([
    ['!', ['?', '@']],
    ['?', ['?', '@']],
    ['@', ['?', '@']],
    ['*', ['*', '+', '?', '@']],
    ['+', ['+', '@', '?', '*']],
]);
// Extglobs that can take over their parent if they are the only child
// the key is parent, value maps child to resulting extglob parent type
// '@' is omitted because it's a special case. An `@` extglob with a single
// member can always be usurped by that subpattern.
const usurpMap = new Map([
    ['!', new Map([['!', '@']])],
    [
        '?',
        new Map([
            ['*', '*'],
            ['+', '*'],
        ]),
    ],
    [
        '@',
        new Map([
            ['!', '!'],
            ['?', '?'],
            ['@', '@'],
            ['*', '*'],
            ['+', '+'],
        ]),
    ],
    [
        '+',
        new Map([
            ['?', '*'],
            ['*', '*'],
        ]),
    ],
]);
// Patterns that get prepended to bind to the start of either the
// entire string, or just a single path portion, to prevent dots
// and/or traversal patterns, when needed.
// Exts don't need the ^ or / bit, because the root binds that already.
const startNoTraversal = '(?!(?:^|/)\\.\\.?(?:$|/))';
const startNoDot = '(?!\\.)';
// characters that indicate a start of pattern needs the "no dots" bit,
// because a dot *might* be matched. ( is not in the list, because in
// the case of a child extglob, it will handle the prevention itself.
const addPatternStart = new Set(['[', '.']);
// cases where traversal is A-OK, no dot prevention needed
const justDots = new Set(['..', '.']);
const reSpecials = new Set('().*{}+?[]^$\\!');
const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, '\\$&');
// any single thing other than /
const qmark = '[^/]';
// * => any number of characters
const star = qmark + '*?';
// use + when we need to ensure that *something* matches, because the * is
// the only thing in the path portion.
const starNoEmpty = qmark + '+?';
// remove the \ chars that we added if we end up doing a nonmagic compare
// const deslash = (s: string) => s.replace(/\\(.)/g, '$1')
let ID = 0;
class AST {
    type;
    #root;
    #hasMagic;
    #uflag = false;
    #parts = [];
    #parent;
    #parentIndex;
    #negs;
    #filledNegs = false;
    #options;
    #toString;
    // set to true if it's an extglob with no children
    // (which really means one child of '')
    #emptyExt = false;
    id = ++ID;
    get depth() {
        return (this.#parent?.depth ?? -1) + 1;
    }
    [Symbol.for('nodejs.util.inspect.custom')]() {
        return {
            '@@type': 'AST',
            id: this.id,
            type: this.type,
            root: this.#root.id,
            parent: this.#parent?.id,
            depth: this.depth,
            partsLength: this.#parts.length,
            parts: this.#parts,
        };
    }
    constructor(type, parent, options = {}) {
        this.type = type;
        // extglobs are inherently magical
        if (type)
            this.#hasMagic = true;
        this.#parent = parent;
        this.#root = this.#parent ? this.#parent.#root : this;
        this.#options = this.#root === this ? options : this.#root.#options;
        this.#negs = this.#root === this ? [] : this.#root.#negs;
        if (type === '!' && !this.#root.#filledNegs)
            this.#negs.push(this);
        this.#parentIndex = this.#parent ? this.#parent.#parts.length : 0;
    }
    get hasMagic() {
        /* c8 ignore start */
        if (this.#hasMagic !== undefined)
            return this.#hasMagic;
        /* c8 ignore stop */
        for (const p of this.#parts) {
            if (typeof p === 'string')
                continue;
            if (p.type || p.hasMagic)
                return (this.#hasMagic = true);
        }
        // note: will be undefined until we generate the regexp src and find out
        return this.#hasMagic;
    }
    // reconstructs the pattern
    toString() {
        return (this.#toString !== undefined ? this.#toString
            : !this.type ?
                (this.#toString = this.#parts.map(p => String(p)).join(''))
                : (this.#toString =
                    this.type +
                        '(' +
                        this.#parts.map(p => String(p)).join('|') +
                        ')'));
    }
    #fillNegs() {
        /* c8 ignore start */
        if (this !== this.#root)
            throw new Error('should only call on root');
        if (this.#filledNegs)
            return this;
        /* c8 ignore stop */
        // call toString() once to fill this out
        this.toString();
        this.#filledNegs = true;
        let n;
        while ((n = this.#negs.pop())) {
            if (n.type !== '!')
                continue;
            // walk up the tree, appending everthing that comes AFTER parentIndex
            let p = n;
            let pp = p.#parent;
            while (pp) {
                for (let i = p.#parentIndex + 1; !pp.type && i < pp.#parts.length; i++) {
                    for (const part of n.#parts) {
                        /* c8 ignore start */
                        if (typeof part === 'string') {
                            throw new Error('string part in extglob AST??');
                        }
                        /* c8 ignore stop */
                        part.copyIn(pp.#parts[i]);
                    }
                }
                p = pp;
                pp = p.#parent;
            }
        }
        return this;
    }
    push(...parts) {
        for (const p of parts) {
            if (p === '')
                continue;
            /* c8 ignore start */
            if (typeof p !== 'string' &&
                !(p instanceof _a && p.#parent === this)) {
                throw new Error('invalid part: ' + p);
            }
            /* c8 ignore stop */
            this.#parts.push(p);
        }
    }
    toJSON() {
        const ret = this.type === null ?
            this.#parts
                .slice()
                .map(p => (typeof p === 'string' ? p : p.toJSON()))
            : [this.type, ...this.#parts.map(p => p.toJSON())];
        if (this.isStart() && !this.type)
            ret.unshift([]);
        if (this.isEnd() &&
            (this === this.#root ||
                (this.#root.#filledNegs && this.#parent?.type === '!'))) {
            ret.push({});
        }
        return ret;
    }
    isStart() {
        if (this.#root === this)
            return true;
        // if (this.type) return !!this.#parent?.isStart()
        if (!this.#parent?.isStart())
            return false;
        if (this.#parentIndex === 0)
            return true;
        // if everything AHEAD of this is a negation, then it's still the "start"
        const p = this.#parent;
        for (let i = 0; i < this.#parentIndex; i++) {
            const pp = p.#parts[i];
            if (!(pp instanceof _a && pp.type === '!')) {
                return false;
            }
        }
        return true;
    }
    isEnd() {
        if (this.#root === this)
            return true;
        if (this.#parent?.type === '!')
            return true;
        if (!this.#parent?.isEnd())
            return false;
        if (!this.type)
            return this.#parent?.isEnd();
        // if not root, it'll always have a parent
        /* c8 ignore start */
        const pl = this.#parent ? this.#parent.#parts.length : 0;
        /* c8 ignore stop */
        return this.#parentIndex === pl - 1;
    }
    copyIn(part) {
        if (typeof part === 'string')
            this.push(part);
        else
            this.push(part.clone(this));
    }
    clone(parent) {
        const c = new _a(this.type, parent);
        for (const p of this.#parts) {
            c.copyIn(p);
        }
        return c;
    }
    static #parseAST(str, ast, pos, opt, extDepth) {
        const maxDepth = opt.maxExtglobRecursion ?? 2;
        let escaping = false;
        let inBrace = false;
        let braceStart = -1;
        let braceNeg = false;
        if (ast.type === null) {
            // outside of a extglob, append until we find a start
            let i = pos;
            let acc = '';
            while (i < str.length) {
                const c = str.charAt(i++);
                // still accumulate escapes at this point, but we do ignore
                // starts that are escaped
                if (escaping || c === '\\') {
                    escaping = !escaping;
                    acc += c;
                    continue;
                }
                if (inBrace) {
                    if (i === braceStart + 1) {
                        if (c === '^' || c === '!') {
                            braceNeg = true;
                        }
                    }
                    else if (c === ']' && !(i === braceStart + 2 && braceNeg)) {
                        inBrace = false;
                    }
                    acc += c;
                    continue;
                }
                else if (c === '[') {
                    inBrace = true;
                    braceStart = i;
                    braceNeg = false;
                    acc += c;
                    continue;
                }
                // we don't have to check for adoption here, because that's
                // done at the other recursion point.
                const doRecurse = !opt.noext &&
                    isExtglobType(c) &&
                    str.charAt(i) === '(' &&
                    extDepth <= maxDepth;
                if (doRecurse) {
                    ast.push(acc);
                    acc = '';
                    const ext = new _a(c, ast);
                    i = _a.#parseAST(str, ext, i, opt, extDepth + 1);
                    ast.push(ext);
                    continue;
                }
                acc += c;
            }
            ast.push(acc);
            return i;
        }
        // some kind of extglob, pos is at the (
        // find the next | or )
        let i = pos + 1;
        let part = new _a(null, ast);
        const parts = [];
        let acc = '';
        while (i < str.length) {
            const c = str.charAt(i++);
            // still accumulate escapes at this point, but we do ignore
            // starts that are escaped
            if (escaping || c === '\\') {
                escaping = !escaping;
                acc += c;
                continue;
            }
            if (inBrace) {
                if (i === braceStart + 1) {
                    if (c === '^' || c === '!') {
                        braceNeg = true;
                    }
                }
                else if (c === ']' && !(i === braceStart + 2 && braceNeg)) {
                    inBrace = false;
                }
                acc += c;
                continue;
            }
            else if (c === '[') {
                inBrace = true;
                braceStart = i;
                braceNeg = false;
                acc += c;
                continue;
            }
            const doRecurse = !opt.noext &&
                isExtglobType(c) &&
                str.charAt(i) === '(' &&
                /* c8 ignore start - the maxDepth is sufficient here */
                (extDepth <= maxDepth || (ast && ast.#canAdoptType(c)));
            /* c8 ignore stop */
            if (doRecurse) {
                const depthAdd = ast && ast.#canAdoptType(c) ? 0 : 1;
                part.push(acc);
                acc = '';
                const ext = new _a(c, part);
                part.push(ext);
                i = _a.#parseAST(str, ext, i, opt, extDepth + depthAdd);
                continue;
            }
            if (c === '|') {
                part.push(acc);
                acc = '';
                parts.push(part);
                part = new _a(null, ast);
                continue;
            }
            if (c === ')') {
                if (acc === '' && ast.#parts.length === 0) {
                    ast.#emptyExt = true;
                }
                part.push(acc);
                acc = '';
                ast.push(...parts, part);
                return i;
            }
            acc += c;
        }
        // unfinished extglob
        // if we got here, it was a malformed extglob! not an extglob, but
        // maybe something else in there.
        ast.type = null;
        ast.#hasMagic = undefined;
        ast.#parts = [str.substring(pos - 1)];
        return i;
    }
    #canAdoptWithSpace(child) {
        return this.#canAdopt(child, adoptionWithSpaceMap);
    }
    #canAdopt(child, map = adoptionMap) {
        if (!child ||
            typeof child !== 'object' ||
            child.type !== null ||
            child.#parts.length !== 1 ||
            this.type === null) {
            return false;
        }
        const gc = child.#parts[0];
        if (!gc || typeof gc !== 'object' || gc.type === null) {
            return false;
        }
        return this.#canAdoptType(gc.type, map);
    }
    #canAdoptType(c, map = adoptionAnyMap) {
        return !!map.get(this.type)?.includes(c);
    }
    #adoptWithSpace(child, index) {
        const gc = child.#parts[0];
        const blank = new _a(null, gc, this.options);
        blank.#parts.push('');
        gc.push(blank);
        this.#adopt(child, index);
    }
    #adopt(child, index) {
        const gc = child.#parts[0];
        this.#parts.splice(index, 1, ...gc.#parts);
        for (const p of gc.#parts) {
            if (typeof p === 'object')
                p.#parent = this;
        }
        this.#toString = undefined;
    }
    #canUsurpType(c) {
        const m = usurpMap.get(this.type);
        return !!m?.has(c);
    }
    #canUsurp(child) {
        if (!child ||
            typeof child !== 'object' ||
            child.type !== null ||
            child.#parts.length !== 1 ||
            this.type === null ||
            this.#parts.length !== 1) {
            return false;
        }
        const gc = child.#parts[0];
        if (!gc || typeof gc !== 'object' || gc.type === null) {
            return false;
        }
        return this.#canUsurpType(gc.type);
    }
    #usurp(child) {
        const m = usurpMap.get(this.type);
        const gc = child.#parts[0];
        const nt = m?.get(gc.type);
        /* c8 ignore start - impossible */
        if (!nt)
            return false;
        /* c8 ignore stop */
        this.#parts = gc.#parts;
        for (const p of this.#parts) {
            if (typeof p === 'object') {
                p.#parent = this;
            }
        }
        this.type = nt;
        this.#toString = undefined;
        this.#emptyExt = false;
    }
    static fromGlob(pattern, options = {}) {
        const ast = new _a(null, undefined, options);
        _a.#parseAST(pattern, ast, 0, options, 0);
        return ast;
    }
    // returns the regular expression if there's magic, or the unescaped
    // string if not.
    toMMPattern() {
        // should only be called on root
        /* c8 ignore start */
        if (this !== this.#root)
            return this.#root.toMMPattern();
        /* c8 ignore stop */
        const glob = this.toString();
        const [re, body, hasMagic, uflag] = this.toRegExpSource();
        // if we're in nocase mode, and not nocaseMagicOnly, then we do
        // still need a regular expression if we have to case-insensitively
        // match capital/lowercase characters.
        const anyMagic = hasMagic ||
            this.#hasMagic ||
            (this.#options.nocase &&
                !this.#options.nocaseMagicOnly &&
                glob.toUpperCase() !== glob.toLowerCase());
        if (!anyMagic) {
            return body;
        }
        const flags = (this.#options.nocase ? 'i' : '') + (uflag ? 'u' : '');
        return Object.assign(new RegExp(`^${re}$`, flags), {
            _src: re,
            _glob: glob,
        });
    }
    get options() {
        return this.#options;
    }
    // returns the string match, the regexp source, whether there's magic
    // in the regexp (so a regular expression is required) and whether or
    // not the uflag is needed for the regular expression (for posix classes)
    // TODO: instead of injecting the start/end at this point, just return
    // the BODY of the regexp, along with the start/end portions suitable
    // for binding the start/end in either a joined full-path makeRe context
    // (where we bind to (^|/), or a standalone matchPart context (where
    // we bind to ^, and not /).  Otherwise slashes get duped!
    //
    // In part-matching mode, the start is:
    // - if not isStart: nothing
    // - if traversal possible, but not allowed: ^(?!\.\.?$)
    // - if dots allowed or not possible: ^
    // - if dots possible and not allowed: ^(?!\.)
    // end is:
    // - if not isEnd(): nothing
    // - else: $
    //
    // In full-path matching mode, we put the slash at the START of the
    // pattern, so start is:
    // - if first pattern: same as part-matching mode
    // - if not isStart(): nothing
    // - if traversal possible, but not allowed: /(?!\.\.?(?:$|/))
    // - if dots allowed or not possible: /
    // - if dots possible and not allowed: /(?!\.)
    // end is:
    // - if last pattern, same as part-matching mode
    // - else nothing
    //
    // Always put the (?:$|/) on negated tails, though, because that has to be
    // there to bind the end of the negated pattern portion, and it's easier to
    // just stick it in now rather than try to inject it later in the middle of
    // the pattern.
    //
    // We can just always return the same end, and leave it up to the caller
    // to know whether it's going to be used joined or in parts.
    // And, if the start is adjusted slightly, can do the same there:
    // - if not isStart: nothing
    // - if traversal possible, but not allowed: (?:/|^)(?!\.\.?$)
    // - if dots allowed or not possible: (?:/|^)
    // - if dots possible and not allowed: (?:/|^)(?!\.)
    //
    // But it's better to have a simpler binding without a conditional, for
    // performance, so probably better to return both start options.
    //
    // Then the caller just ignores the end if it's not the first pattern,
    // and the start always gets applied.
    //
    // But that's always going to be $ if it's the ending pattern, or nothing,
    // so the caller can just attach $ at the end of the pattern when building.
    //
    // So the todo is:
    // - better detect what kind of start is needed
    // - return both flavors of starting pattern
    // - attach $ at the end of the pattern when creating the actual RegExp
    //
    // Ah, but wait, no, that all only applies to the root when the first pattern
    // is not an extglob. If the first pattern IS an extglob, then we need all
    // that dot prevention biz to live in the extglob portions, because eg
    // +(*|.x*) can match .xy but not .yx.
    //
    // So, return the two flavors if it's #root and the first child is not an
    // AST, otherwise leave it to the child AST to handle it, and there,
    // use the (?:^|/) style of start binding.
    //
    // Even simplified further:
    // - Since the start for a join is eg /(?!\.) and the start for a part
    // is ^(?!\.), we can just prepend (?!\.) to the pattern (either root
    // or start or whatever) and prepend ^ or / at the Regexp construction.
    toRegExpSource(allowDot) {
        const dot = allowDot ?? !!this.#options.dot;
        if (this.#root === this) {
            this.#flatten();
            this.#fillNegs();
        }
        if (!isExtglobAST(this)) {
            const noEmpty = this.isStart() &&
                this.isEnd() &&
                !this.#parts.some(s => typeof s !== 'string');
            const src = this.#parts
                .map(p => {
                const [re, _, hasMagic, uflag] = typeof p === 'string' ?
                    _a.#parseGlob(p, this.#hasMagic, noEmpty)
                    : p.toRegExpSource(allowDot);
                this.#hasMagic = this.#hasMagic || hasMagic;
                this.#uflag = this.#uflag || uflag;
                return re;
            })
                .join('');
            let start = '';
            if (this.isStart()) {
                if (typeof this.#parts[0] === 'string') {
                    // this is the string that will match the start of the pattern,
                    // so we need to protect against dots and such.
                    // '.' and '..' cannot match unless the pattern is that exactly,
                    // even if it starts with . or dot:true is set.
                    const dotTravAllowed = this.#parts.length === 1 && justDots.has(this.#parts[0]);
                    if (!dotTravAllowed) {
                        const aps = addPatternStart;
                        // check if we have a possibility of matching . or ..,
                        // and prevent that.
                        const needNoTrav = 
                        // dots are allowed, and the pattern starts with [ or .
                        (dot && aps.has(src.charAt(0))) ||
                            // the pattern starts with \., and then [ or .
                            (src.startsWith('\\.') && aps.has(src.charAt(2))) ||
                            // the pattern starts with \.\., and then [ or .
                            (src.startsWith('\\.\\.') && aps.has(src.charAt(4)));
                        // no need to prevent dots if it can't match a dot, or if a
                        // sub-pattern will be preventing it anyway.
                        const needNoDot = !dot && !allowDot && aps.has(src.charAt(0));
                        start =
                            needNoTrav ? startNoTraversal
                                : needNoDot ? startNoDot
                                    : '';
                    }
                }
            }
            // append the "end of path portion" pattern to negation tails
            let end = '';
            if (this.isEnd() &&
                this.#root.#filledNegs &&
                this.#parent?.type === '!') {
                end = '(?:$|\\/)';
            }
            const final = start + src + end;
            return [
                final,
                unescape_unescape(src),
                (this.#hasMagic = !!this.#hasMagic),
                this.#uflag,
            ];
        }
        // We need to calculate the body *twice* if it's a repeat pattern
        // at the start, once in nodot mode, then again in dot mode, so a
        // pattern like *(?) can match 'x.y'
        const repeated = this.type === '*' || this.type === '+';
        // some kind of extglob
        const start = this.type === '!' ? '(?:(?!(?:' : '(?:';
        let body = this.#partsToRegExp(dot);
        if (this.isStart() && this.isEnd() && !body && this.type !== '!') {
            // invalid extglob, has to at least be *something* present, if it's
            // the entire path portion.
            const s = this.toString();
            const me = this;
            me.#parts = [s];
            me.type = null;
            me.#hasMagic = undefined;
            return [s, unescape_unescape(this.toString()), false, false];
        }
        let bodyDotAllowed = !repeated || allowDot || dot || !startNoDot ?
            ''
            : this.#partsToRegExp(true);
        if (bodyDotAllowed === body) {
            bodyDotAllowed = '';
        }
        if (bodyDotAllowed) {
            body = `(?:${body})(?:${bodyDotAllowed})*?`;
        }
        // an empty !() is exactly equivalent to a starNoEmpty
        let final = '';
        if (this.type === '!' && this.#emptyExt) {
            final = (this.isStart() && !dot ? startNoDot : '') + starNoEmpty;
        }
        else {
            const close = this.type === '!' ?
                // !() must match something,but !(x) can match ''
                '))' +
                    (this.isStart() && !dot && !allowDot ? startNoDot : '') +
                    star +
                    ')'
                : this.type === '@' ? ')'
                    : this.type === '?' ? ')?'
                        : this.type === '+' && bodyDotAllowed ? ')'
                            : this.type === '*' && bodyDotAllowed ? `)?`
                                : `)${this.type}`;
            final = start + body + close;
        }
        return [
            final,
            unescape_unescape(body),
            (this.#hasMagic = !!this.#hasMagic),
            this.#uflag,
        ];
    }
    #flatten() {
        if (!isExtglobAST(this)) {
            for (const p of this.#parts) {
                if (typeof p === 'object') {
                    p.#flatten();
                }
            }
        }
        else {
            // do up to 10 passes to flatten as much as possible
            let iterations = 0;
            let done = false;
            do {
                done = true;
                for (let i = 0; i < this.#parts.length; i++) {
                    const c = this.#parts[i];
                    if (typeof c === 'object') {
                        c.#flatten();
                        if (this.#canAdopt(c)) {
                            done = false;
                            this.#adopt(c, i);
                        }
                        else if (this.#canAdoptWithSpace(c)) {
                            done = false;
                            this.#adoptWithSpace(c, i);
                        }
                        else if (this.#canUsurp(c)) {
                            done = false;
                            this.#usurp(c);
                        }
                    }
                }
            } while (!done && ++iterations < 10);
        }
        this.#toString = undefined;
    }
    #partsToRegExp(dot) {
        return this.#parts
            .map(p => {
            // extglob ASTs should only contain parent ASTs
            /* c8 ignore start */
            if (typeof p === 'string') {
                throw new Error('string type in extglob ast??');
            }
            /* c8 ignore stop */
            // can ignore hasMagic, because extglobs are already always magic
            const [re, _, _hasMagic, uflag] = p.toRegExpSource(dot);
            this.#uflag = this.#uflag || uflag;
            return re;
        })
            .filter(p => !(this.isStart() && this.isEnd()) || !!p)
            .join('|');
    }
    static #parseGlob(glob, hasMagic, noEmpty = false) {
        let escaping = false;
        let re = '';
        let uflag = false;
        // multiple stars that aren't globstars coalesce into one *
        let inStar = false;
        for (let i = 0; i < glob.length; i++) {
            const c = glob.charAt(i);
            if (escaping) {
                escaping = false;
                re += (reSpecials.has(c) ? '\\' : '') + c;
                continue;
            }
            if (c === '*') {
                if (inStar)
                    continue;
                inStar = true;
                re += noEmpty && /^[*]+$/.test(glob) ? starNoEmpty : star;
                hasMagic = true;
                continue;
            }
            else {
                inStar = false;
            }
            if (c === '\\') {
                if (i === glob.length - 1) {
                    re += '\\\\';
                }
                else {
                    escaping = true;
                }
                continue;
            }
            if (c === '[') {
                const [src, needUflag, consumed, magic] = parseClass(glob, i);
                if (consumed) {
                    re += src;
                    uflag = uflag || needUflag;
                    i += consumed - 1;
                    hasMagic = hasMagic || magic;
                    continue;
                }
            }
            if (c === '?') {
                re += qmark;
                hasMagic = true;
                continue;
            }
            re += regExpEscape(c);
        }
        return [re, unescape_unescape(glob), !!hasMagic, uflag];
    }
}
_a = AST;
//# sourceMappingURL=ast.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/escape.js
/**
 * Escape all magic characters in a glob pattern.
 *
 * If the {@link MinimatchOptions.windowsPathsNoEscape}
 * option is used, then characters are escaped by wrapping in `[]`, because
 * a magic character wrapped in a character class can only be satisfied by
 * that exact character.  In this mode, `\` is _not_ escaped, because it is
 * not interpreted as a magic character, but instead as a path separator.
 *
 * If the {@link MinimatchOptions.magicalBraces} option is used,
 * then braces (`{` and `}`) will be escaped.
 */
const escape_escape = (s, { windowsPathsNoEscape = false, magicalBraces = false, } = {}) => {
    // don't need to escape +@! because we escape the parens
    // that make those magic, and escaping ! as [!] isn't valid,
    // because [!]] is a valid glob class meaning not ']'.
    if (magicalBraces) {
        return windowsPathsNoEscape ?
            s.replace(/[?*()[\]{}]/g, '[$&]')
            : s.replace(/[?*()[\]\\{}]/g, '\\$&');
    }
    return windowsPathsNoEscape ?
        s.replace(/[?*()[\]]/g, '[$&]')
        : s.replace(/[?*()[\]\\]/g, '\\$&');
};
//# sourceMappingURL=escape.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/index.js





const minimatch = (p, pattern, options = {}) => {
    assertValidPattern(pattern);
    // shortcut: comments match nothing.
    if (!options.nocomment && pattern.charAt(0) === '#') {
        return false;
    }
    return new Minimatch(pattern, options).match(p);
};
// Optimized checking for the most common glob patterns.
const starDotExtRE = /^\*+([^+@!?*[(]*)$/;
const starDotExtTest = (ext) => (f) => !f.startsWith('.') && f.endsWith(ext);
const starDotExtTestDot = (ext) => (f) => f.endsWith(ext);
const starDotExtTestNocase = (ext) => {
    ext = ext.toLowerCase();
    return (f) => !f.startsWith('.') && f.toLowerCase().endsWith(ext);
};
const starDotExtTestNocaseDot = (ext) => {
    ext = ext.toLowerCase();
    return (f) => f.toLowerCase().endsWith(ext);
};
const starDotStarRE = /^\*+\.\*+$/;
const starDotStarTest = (f) => !f.startsWith('.') && f.includes('.');
const starDotStarTestDot = (f) => f !== '.' && f !== '..' && f.includes('.');
const dotStarRE = /^\.\*+$/;
const dotStarTest = (f) => f !== '.' && f !== '..' && f.startsWith('.');
const starRE = /^\*+$/;
const starTest = (f) => f.length !== 0 && !f.startsWith('.');
const starTestDot = (f) => f.length !== 0 && f !== '.' && f !== '..';
const qmarksRE = /^\?+([^+@!?*[(]*)?$/;
const qmarksTestNocase = ([$0, ext = '']) => {
    const noext = qmarksTestNoExt([$0]);
    if (!ext)
        return noext;
    ext = ext.toLowerCase();
    return (f) => noext(f) && f.toLowerCase().endsWith(ext);
};
const qmarksTestNocaseDot = ([$0, ext = '']) => {
    const noext = qmarksTestNoExtDot([$0]);
    if (!ext)
        return noext;
    ext = ext.toLowerCase();
    return (f) => noext(f) && f.toLowerCase().endsWith(ext);
};
const qmarksTestDot = ([$0, ext = '']) => {
    const noext = qmarksTestNoExtDot([$0]);
    return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
};
const qmarksTest = ([$0, ext = '']) => {
    const noext = qmarksTestNoExt([$0]);
    return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
};
const qmarksTestNoExt = ([$0]) => {
    const len = $0.length;
    return (f) => f.length === len && !f.startsWith('.');
};
const qmarksTestNoExtDot = ([$0]) => {
    const len = $0.length;
    return (f) => f.length === len && f !== '.' && f !== '..';
};
/* c8 ignore start */
const defaultPlatform = (typeof process === 'object' && process ?
    (typeof process.env === 'object' &&
        process.env &&
        process.env.__MINIMATCH_TESTING_PLATFORM__) ||
        process.platform
    : 'posix');
const path = {
    win32: { sep: '\\' },
    posix: { sep: '/' },
};
/* c8 ignore stop */
const sep = defaultPlatform === 'win32' ? path.win32.sep : path.posix.sep;
minimatch.sep = sep;
const GLOBSTAR = Symbol('globstar **');
minimatch.GLOBSTAR = GLOBSTAR;
// any single thing other than /
// don't need to escape / when using new RegExp()
const esm_qmark = '[^/]';
// * => any number of characters
const esm_star = esm_qmark + '*?';
// ** when dots are allowed.  Anything goes, except .. and .
// not (^ or / followed by one or two dots followed by $ or /),
// followed by anything, any number of times.
const twoStarDot = '(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?';
// not a ^ or / followed by a dot,
// followed by anything, any number of times.
const twoStarNoDot = '(?:(?!(?:\\/|^)\\.).)*?';
const filter = (pattern, options = {}) => (p) => minimatch(p, pattern, options);
minimatch.filter = filter;
const ext = (a, b = {}) => Object.assign({}, a, b);
const defaults = (def) => {
    if (!def || typeof def !== 'object' || !Object.keys(def).length) {
        return minimatch;
    }
    const orig = minimatch;
    const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
    return Object.assign(m, {
        Minimatch: class Minimatch extends orig.Minimatch {
            constructor(pattern, options = {}) {
                super(pattern, ext(def, options));
            }
            static defaults(options) {
                return orig.defaults(ext(def, options)).Minimatch;
            }
        },
        AST: class AST extends orig.AST {
            /* c8 ignore start */
            constructor(type, parent, options = {}) {
                super(type, parent, ext(def, options));
            }
            /* c8 ignore stop */
            static fromGlob(pattern, options = {}) {
                return orig.AST.fromGlob(pattern, ext(def, options));
            }
        },
        unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
        escape: (s, options = {}) => orig.escape(s, ext(def, options)),
        filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
        defaults: (options) => orig.defaults(ext(def, options)),
        makeRe: (pattern, options = {}) => orig.makeRe(pattern, ext(def, options)),
        braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
        match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
        sep: orig.sep,
        GLOBSTAR: GLOBSTAR,
    });
};
minimatch.defaults = defaults;
// Brace expansion:
// a{b,c}d -> abd acd
// a{b,}c -> abc ac
// a{0..3}d -> a0d a1d a2d a3d
// a{b,c{d,e}f}g -> abg acdfg acefg
// a{b,c}d{e,f}g -> abdeg acdeg abdeg abdfg
//
// Invalid sets are not expanded.
// a{2..}b -> a{2..}b
// a{b}c -> a{b}c
const braceExpand = (pattern, options = {}) => {
    assertValidPattern(pattern);
    // Thanks to Yeting Li <https://github.com/yetingli> for
    // improving this regexp to avoid a ReDOS vulnerability.
    if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) {
        // shortcut. no need to expand.
        return [pattern];
    }
    return expand(pattern, { max: options.braceExpandMax });
};
minimatch.braceExpand = braceExpand;
// parse a component of the expanded set.
// At this point, no pattern may contain "/" in it
// so we're going to return a 2d array, where each entry is the full
// pattern, split on '/', and then turned into a regular expression.
// A regexp is made at the end which joins each array with an
// escaped /, and another full one which joins each regexp with |.
//
// Following the lead of Bash 4.1, note that "**" only has special meaning
// when it is the *only* thing in a path portion.  Otherwise, any series
// of * is equivalent to a single *.  Globstar behavior is enabled by
// default, and can be disabled by setting options.noglobstar.
const makeRe = (pattern, options = {}) => new Minimatch(pattern, options).makeRe();
minimatch.makeRe = makeRe;
const match = (list, pattern, options = {}) => {
    const mm = new Minimatch(pattern, options);
    list = list.filter(f => mm.match(f));
    if (mm.options.nonull && !list.length) {
        list.push(pattern);
    }
    return list;
};
minimatch.match = match;
// replace stuff like \* with *
const globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
const esm_regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, '\\$&');
class Minimatch {
    options;
    set;
    pattern;
    windowsPathsNoEscape;
    nonegate;
    negate;
    comment;
    empty;
    preserveMultipleSlashes;
    partial;
    globSet;
    globParts;
    nocase;
    isWindows;
    platform;
    windowsNoMagicRoot;
    maxGlobstarRecursion;
    regexp;
    constructor(pattern, options = {}) {
        assertValidPattern(pattern);
        options = options || {};
        this.options = options;
        this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200;
        this.pattern = pattern;
        this.platform = options.platform || defaultPlatform;
        this.isWindows = this.platform === 'win32';
        // avoid the annoying deprecation flag lol
        const awe = ('allowWindow' + 'sEscape');
        this.windowsPathsNoEscape =
            !!options.windowsPathsNoEscape || options[awe] === false;
        if (this.windowsPathsNoEscape) {
            this.pattern = this.pattern.replace(/\\/g, '/');
        }
        this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
        this.regexp = null;
        this.negate = false;
        this.nonegate = !!options.nonegate;
        this.comment = false;
        this.empty = false;
        this.partial = !!options.partial;
        this.nocase = !!this.options.nocase;
        this.windowsNoMagicRoot =
            options.windowsNoMagicRoot !== undefined ?
                options.windowsNoMagicRoot
                : !!(this.isWindows && this.nocase);
        this.globSet = [];
        this.globParts = [];
        this.set = [];
        // make the set of regexps etc.
        this.make();
    }
    hasMagic() {
        if (this.options.magicalBraces && this.set.length > 1) {
            return true;
        }
        for (const pattern of this.set) {
            for (const part of pattern) {
                if (typeof part !== 'string')
                    return true;
            }
        }
        return false;
    }
    debug(..._) { }
    make() {
        const pattern = this.pattern;
        const options = this.options;
        // empty patterns and comments match nothing.
        if (!options.nocomment && pattern.charAt(0) === '#') {
            this.comment = true;
            return;
        }
        if (!pattern) {
            this.empty = true;
            return;
        }
        // step 1: figure out negation, etc.
        this.parseNegate();
        // step 2: expand braces
        this.globSet = [...new Set(this.braceExpand())];
        if (options.debug) {
            //oxlint-disable-next-line no-console
            this.debug = (...args) => console.error(...args);
        }
        this.debug(this.pattern, this.globSet);
        // step 3: now we have a set, so turn each one into a series of
        // path-portion matching patterns.
        // These will be regexps, except in the case of "**", which is
        // set to the GLOBSTAR object for globstar behavior,
        // and will not contain any / characters
        //
        // First, we preprocess to make the glob pattern sets a bit simpler
        // and deduped.  There are some perf-killing patterns that can cause
        // problems with a glob walk, but we can simplify them down a bit.
        const rawGlobParts = this.globSet.map(s => this.slashSplit(s));
        this.globParts = this.preprocess(rawGlobParts);
        this.debug(this.pattern, this.globParts);
        // glob --> regexps
        let set = this.globParts.map((s, _, __) => {
            if (this.isWindows && this.windowsNoMagicRoot) {
                // check if it's a drive or unc path.
                const isUNC = s[0] === '' &&
                    s[1] === '' &&
                    (s[2] === '?' || !globMagic.test(s[2])) &&
                    !globMagic.test(s[3]);
                const isDrive = /^[a-z]:/i.test(s[0]);
                if (isUNC) {
                    return [
                        ...s.slice(0, 4),
                        ...s.slice(4).map(ss => this.parse(ss)),
                    ];
                }
                else if (isDrive) {
                    return [s[0], ...s.slice(1).map(ss => this.parse(ss))];
                }
            }
            return s.map(ss => this.parse(ss));
        });
        this.debug(this.pattern, set);
        // filter out everything that didn't compile properly.
        this.set = set.filter(s => s.indexOf(false) === -1);
        // do not treat the ? in UNC paths as magic
        if (this.isWindows) {
            for (let i = 0; i < this.set.length; i++) {
                const p = this.set[i];
                if (p[0] === '' &&
                    p[1] === '' &&
                    this.globParts[i][2] === '?' &&
                    typeof p[3] === 'string' &&
                    /^[a-z]:$/i.test(p[3])) {
                    p[2] = '?';
                }
            }
        }
        this.debug(this.pattern, this.set);
    }
    // various transforms to equivalent pattern sets that are
    // faster to process in a filesystem walk.  The goal is to
    // eliminate what we can, and push all ** patterns as far
    // to the right as possible, even if it increases the number
    // of patterns that we have to process.
    preprocess(globParts) {
        // if we're not in globstar mode, then turn ** into *
        if (this.options.noglobstar) {
            for (const partset of globParts) {
                for (let j = 0; j < partset.length; j++) {
                    if (partset[j] === '**') {
                        partset[j] = '*';
                    }
                }
            }
        }
        const { optimizationLevel = 1 } = this.options;
        if (optimizationLevel >= 2) {
            // aggressive optimization for the purpose of fs walking
            globParts = this.firstPhasePreProcess(globParts);
            globParts = this.secondPhasePreProcess(globParts);
        }
        else if (optimizationLevel >= 1) {
            // just basic optimizations to remove some .. parts
            globParts = this.levelOneOptimize(globParts);
        }
        else {
            // just collapse multiple ** portions into one
            globParts = this.adjascentGlobstarOptimize(globParts);
        }
        return globParts;
    }
    // just get rid of adjascent ** portions
    adjascentGlobstarOptimize(globParts) {
        return globParts.map(parts => {
            let gs = -1;
            while (-1 !== (gs = parts.indexOf('**', gs + 1))) {
                let i = gs;
                while (parts[i + 1] === '**') {
                    i++;
                }
                if (i !== gs) {
                    parts.splice(gs, i - gs);
                }
            }
            return parts;
        });
    }
    // get rid of adjascent ** and resolve .. portions
    levelOneOptimize(globParts) {
        return globParts.map(parts => {
            parts = parts.reduce((set, part) => {
                const prev = set[set.length - 1];
                if (part === '**' && prev === '**') {
                    return set;
                }
                if (part === '..') {
                    if (prev && prev !== '..' && prev !== '.' && prev !== '**') {
                        set.pop();
                        return set;
                    }
                }
                set.push(part);
                return set;
            }, []);
            return parts.length === 0 ? [''] : parts;
        });
    }
    levelTwoFileOptimize(parts) {
        if (!Array.isArray(parts)) {
            parts = this.slashSplit(parts);
        }
        let didSomething = false;
        do {
            didSomething = false;
            // <pre>/<e>/<rest> -> <pre>/<rest>
            if (!this.preserveMultipleSlashes) {
                for (let i = 1; i < parts.length - 1; i++) {
                    const p = parts[i];
                    // don't squeeze out UNC patterns
                    if (i === 1 && p === '' && parts[0] === '')
                        continue;
                    if (p === '.' || p === '') {
                        didSomething = true;
                        parts.splice(i, 1);
                        i--;
                    }
                }
                if (parts[0] === '.' &&
                    parts.length === 2 &&
                    (parts[1] === '.' || parts[1] === '')) {
                    didSomething = true;
                    parts.pop();
                }
            }
            // <pre>/<p>/../<rest> -> <pre>/<rest>
            let dd = 0;
            while (-1 !== (dd = parts.indexOf('..', dd + 1))) {
                const p = parts[dd - 1];
                if (p &&
                    p !== '.' &&
                    p !== '..' &&
                    p !== '**' &&
                    !(this.isWindows && /^[a-z]:$/i.test(p))) {
                    didSomething = true;
                    parts.splice(dd - 1, 2);
                    dd -= 2;
                }
            }
        } while (didSomething);
        return parts.length === 0 ? [''] : parts;
    }
    // First phase: single-pattern processing
    // <pre> is 1 or more portions
    // <rest> is 1 or more portions
    // <p> is any portion other than ., .., '', or **
    // <e> is . or ''
    //
    // **/.. is *brutal* for filesystem walking performance, because
    // it effectively resets the recursive walk each time it occurs,
    // and ** cannot be reduced out by a .. pattern part like a regexp
    // or most strings (other than .., ., and '') can be.
    //
    // <pre>/**/../<p>/<p>/<rest> -> {<pre>/../<p>/<p>/<rest>,<pre>/**/<p>/<p>/<rest>}
    // <pre>/<e>/<rest> -> <pre>/<rest>
    // <pre>/<p>/../<rest> -> <pre>/<rest>
    // **/**/<rest> -> **/<rest>
    //
    // **/*/<rest> -> */**/<rest> <== not valid because ** doesn't follow
    // this WOULD be allowed if ** did follow symlinks, or * didn't
    firstPhasePreProcess(globParts) {
        let didSomething = false;
        do {
            didSomething = false;
            // <pre>/**/../<p>/<p>/<rest> -> {<pre>/../<p>/<p>/<rest>,<pre>/**/<p>/<p>/<rest>}
            for (let parts of globParts) {
                let gs = -1;
                while (-1 !== (gs = parts.indexOf('**', gs + 1))) {
                    let gss = gs;
                    while (parts[gss + 1] === '**') {
                        // <pre>/**/**/<rest> -> <pre>/**/<rest>
                        gss++;
                    }
                    // eg, if gs is 2 and gss is 4, that means we have 3 **
                    // parts, and can remove 2 of them.
                    if (gss > gs) {
                        parts.splice(gs + 1, gss - gs);
                    }
                    let next = parts[gs + 1];
                    const p = parts[gs + 2];
                    const p2 = parts[gs + 3];
                    if (next !== '..')
                        continue;
                    if (!p ||
                        p === '.' ||
                        p === '..' ||
                        !p2 ||
                        p2 === '.' ||
                        p2 === '..') {
                        continue;
                    }
                    didSomething = true;
                    // edit parts in place, and push the new one
                    parts.splice(gs, 1);
                    const other = parts.slice(0);
                    other[gs] = '**';
                    globParts.push(other);
                    gs--;
                }
                // <pre>/<e>/<rest> -> <pre>/<rest>
                if (!this.preserveMultipleSlashes) {
                    for (let i = 1; i < parts.length - 1; i++) {
                        const p = parts[i];
                        // don't squeeze out UNC patterns
                        if (i === 1 && p === '' && parts[0] === '')
                            continue;
                        if (p === '.' || p === '') {
                            didSomething = true;
                            parts.splice(i, 1);
                            i--;
                        }
                    }
                    if (parts[0] === '.' &&
                        parts.length === 2 &&
                        (parts[1] === '.' || parts[1] === '')) {
                        didSomething = true;
                        parts.pop();
                    }
                }
                // <pre>/<p>/../<rest> -> <pre>/<rest>
                let dd = 0;
                while (-1 !== (dd = parts.indexOf('..', dd + 1))) {
                    const p = parts[dd - 1];
                    if (p && p !== '.' && p !== '..' && p !== '**') {
                        didSomething = true;
                        const needDot = dd === 1 && parts[dd + 1] === '**';
                        const splin = needDot ? ['.'] : [];
                        parts.splice(dd - 1, 2, ...splin);
                        if (parts.length === 0)
                            parts.push('');
                        dd -= 2;
                    }
                }
            }
        } while (didSomething);
        return globParts;
    }
    // second phase: multi-pattern dedupes
    // {<pre>/*/<rest>,<pre>/<p>/<rest>} -> <pre>/*/<rest>
    // {<pre>/<rest>,<pre>/<rest>} -> <pre>/<rest>
    // {<pre>/**/<rest>,<pre>/<rest>} -> <pre>/**/<rest>
    //
    // {<pre>/**/<rest>,<pre>/**/<p>/<rest>} -> <pre>/**/<rest>
    // ^-- not valid because ** doens't follow symlinks
    secondPhasePreProcess(globParts) {
        for (let i = 0; i < globParts.length - 1; i++) {
            for (let j = i + 1; j < globParts.length; j++) {
                const matched = this.partsMatch(globParts[i], globParts[j], !this.preserveMultipleSlashes);
                if (matched) {
                    globParts[i] = [];
                    globParts[j] = matched;
                    break;
                }
            }
        }
        return globParts.filter(gs => gs.length);
    }
    partsMatch(a, b, emptyGSMatch = false) {
        let ai = 0;
        let bi = 0;
        let result = [];
        let which = '';
        while (ai < a.length && bi < b.length) {
            if (a[ai] === b[bi]) {
                result.push(which === 'b' ? b[bi] : a[ai]);
                ai++;
                bi++;
            }
            else if (emptyGSMatch && a[ai] === '**' && b[bi] === a[ai + 1]) {
                result.push(a[ai]);
                ai++;
            }
            else if (emptyGSMatch && b[bi] === '**' && a[ai] === b[bi + 1]) {
                result.push(b[bi]);
                bi++;
            }
            else if (a[ai] === '*' &&
                b[bi] &&
                (this.options.dot || !b[bi].startsWith('.')) &&
                b[bi] !== '**') {
                if (which === 'b')
                    return false;
                which = 'a';
                result.push(a[ai]);
                ai++;
                bi++;
            }
            else if (b[bi] === '*' &&
                a[ai] &&
                (this.options.dot || !a[ai].startsWith('.')) &&
                a[ai] !== '**') {
                if (which === 'a')
                    return false;
                which = 'b';
                result.push(b[bi]);
                ai++;
                bi++;
            }
            else {
                return false;
            }
        }
        // if we fall out of the loop, it means they two are identical
        // as long as their lengths match
        return a.length === b.length && result;
    }
    parseNegate() {
        if (this.nonegate)
            return;
        const pattern = this.pattern;
        let negate = false;
        let negateOffset = 0;
        for (let i = 0; i < pattern.length && pattern.charAt(i) === '!'; i++) {
            negate = !negate;
            negateOffset++;
        }
        if (negateOffset)
            this.pattern = pattern.slice(negateOffset);
        this.negate = negate;
    }
    // set partial to true to test if, for example,
    // "/a/b" matches the start of "/*/b/*/d"
    // Partial means, if you run out of file before you run
    // out of pattern, then that's fine, as long as all
    // the parts match.
    matchOne(file, pattern, partial = false) {
        let fileStartIndex = 0;
        let patternStartIndex = 0;
        // UNC paths like //?/X:/... can match X:/... and vice versa
        // Drive letters in absolute drive or unc paths are always compared
        // case-insensitively.
        if (this.isWindows) {
            const fileDrive = typeof file[0] === 'string' && /^[a-z]:$/i.test(file[0]);
            const fileUNC = !fileDrive &&
                file[0] === '' &&
                file[1] === '' &&
                file[2] === '?' &&
                /^[a-z]:$/i.test(file[3]);
            const patternDrive = typeof pattern[0] === 'string' && /^[a-z]:$/i.test(pattern[0]);
            const patternUNC = !patternDrive &&
                pattern[0] === '' &&
                pattern[1] === '' &&
                pattern[2] === '?' &&
                typeof pattern[3] === 'string' &&
                /^[a-z]:$/i.test(pattern[3]);
            const fdi = fileUNC ? 3
                : fileDrive ? 0
                    : undefined;
            const pdi = patternUNC ? 3
                : patternDrive ? 0
                    : undefined;
            if (typeof fdi === 'number' && typeof pdi === 'number') {
                const [fd, pd] = [
                    file[fdi],
                    pattern[pdi],
                ];
                // start matching at the drive letter index of each
                if (fd.toLowerCase() === pd.toLowerCase()) {
                    pattern[pdi] = fd;
                    patternStartIndex = pdi;
                    fileStartIndex = fdi;
                }
            }
        }
        // resolve and reduce . and .. portions in the file as well.
        // don't need to do the second phase, because it's only one string[]
        const { optimizationLevel = 1 } = this.options;
        if (optimizationLevel >= 2) {
            file = this.levelTwoFileOptimize(file);
        }
        if (pattern.includes(GLOBSTAR)) {
            return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
        }
        return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
    }
    #matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
        // split the pattern into head, tail, and middle of ** delimited parts
        const firstgs = pattern.indexOf(GLOBSTAR, patternIndex);
        const lastgs = pattern.lastIndexOf(GLOBSTAR);
        // split the pattern up into globstar-delimited sections
        // the tail has to be at the end, and the others just have
        // to be found in order from the head.
        const [head, body, tail] = partial ?
            [
                pattern.slice(patternIndex, firstgs),
                pattern.slice(firstgs + 1),
                [],
            ]
            : [
                pattern.slice(patternIndex, firstgs),
                pattern.slice(firstgs + 1, lastgs),
                pattern.slice(lastgs + 1),
            ];
        // check the head, from the current file/pattern index.
        if (head.length) {
            const fileHead = file.slice(fileIndex, fileIndex + head.length);
            if (!this.#matchOne(fileHead, head, partial, 0, 0)) {
                return false;
            }
            fileIndex += head.length;
            patternIndex += head.length;
        }
        // now we know the head matches!
        // if the last portion is not empty, it MUST match the end
        // check the tail
        let fileTailMatch = 0;
        if (tail.length) {
            // if head + tail > file, then we cannot possibly match
            if (tail.length + fileIndex > file.length)
                return false;
            // try to match the tail
            let tailStart = file.length - tail.length;
            if (this.#matchOne(file, tail, partial, tailStart, 0)) {
                fileTailMatch = tail.length;
            }
            else {
                // affordance for stuff like a/**/* matching a/b/
                // if the last file portion is '', and there's more to the pattern
                // then try without the '' bit.
                if (file[file.length - 1] !== '' ||
                    fileIndex + tail.length === file.length) {
                    return false;
                }
                tailStart--;
                if (!this.#matchOne(file, tail, partial, tailStart, 0)) {
                    return false;
                }
                fileTailMatch = tail.length + 1;
            }
        }
        // now we know the tail matches!
        // the middle is zero or more portions wrapped in **, possibly
        // containing more ** sections.
        // so a/**/b/**/c/**/d has become **/b/**/c/**
        // if it's empty, it means a/**/b, just verify we have no bad dots
        // if there's no tail, so it ends on /**, then we must have *something*
        // after the head, or it's not a matc
        if (!body.length) {
            let sawSome = !!fileTailMatch;
            for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
                const f = String(file[i]);
                sawSome = true;
                if (f === '.' ||
                    f === '..' ||
                    (!this.options.dot && f.startsWith('.'))) {
                    return false;
                }
            }
            // in partial mode, we just need to get past all file parts
            return partial || sawSome;
        }
        // now we know that there's one or more body sections, which can
        // be matched anywhere from the 0 index (because the head was pruned)
        // through to the length-fileTailMatch index.
        // split the body up into sections, and note the minimum index it can
        // be found at (start with the length of all previous segments)
        // [section, before, after]
        const bodySegments = [[[], 0]];
        let currentBody = bodySegments[0];
        let nonGsParts = 0;
        const nonGsPartsSums = [0];
        for (const b of body) {
            if (b === GLOBSTAR) {
                nonGsPartsSums.push(nonGsParts);
                currentBody = [[], 0];
                bodySegments.push(currentBody);
            }
            else {
                currentBody[0].push(b);
                nonGsParts++;
            }
        }
        let i = bodySegments.length - 1;
        const fileLength = file.length - fileTailMatch;
        for (const b of bodySegments) {
            b[1] = fileLength - (nonGsPartsSums[i--] + b[0].length);
        }
        return !!this.#matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
    }
    // return false for "nope, not matching"
    // return null for "not matching, cannot keep trying"
    #matchGlobStarBodySections(file, 
    // pattern section, last possible position for it
    bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
        // take the first body segment, and walk from fileIndex to its "after"
        // value at the end
        // If it doesn't match at that position, we increment, until we hit
        // that final possible position, and give up.
        // If it does match, then advance and try to rest.
        // If any of them fail we keep walking forward.
        // this is still a bit recursively painful, but it's more constrained
        // than previous implementations, because we never test something that
        // can't possibly be a valid matching condition.
        const bs = bodySegments[bodyIndex];
        if (!bs) {
            // just make sure that there's no bad dots
            for (let i = fileIndex; i < file.length; i++) {
                sawTail = true;
                const f = file[i];
                if (f === '.' ||
                    f === '..' ||
                    (!this.options.dot && f.startsWith('.'))) {
                    return false;
                }
            }
            return sawTail;
        }
        // have a non-globstar body section to test
        const [body, after] = bs;
        while (fileIndex <= after) {
            const m = this.#matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0);
            // if limit exceeded, no match. intentional false negative,
            // acceptable break in correctness for security.
            if (m && globStarDepth < this.maxGlobstarRecursion) {
                // match! see if the rest match. if so, we're done!
                const sub = this.#matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
                if (sub !== false) {
                    return sub;
                }
            }
            const f = file[fileIndex];
            if (f === '.' ||
                f === '..' ||
                (!this.options.dot && f.startsWith('.'))) {
                return false;
            }
            fileIndex++;
        }
        // walked off. no point continuing
        return partial || null;
    }
    #matchOne(file, pattern, partial, fileIndex, patternIndex) {
        let fi;
        let pi;
        let pl;
        let fl;
        for (fi = fileIndex,
            pi = patternIndex,
            fl = file.length,
            pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
            this.debug('matchOne loop');
            let p = pattern[pi];
            let f = file[fi];
            this.debug(pattern, p, f);
            // should be impossible.
            // some invalid regexp stuff in the set.
            /* c8 ignore start */
            if (p === false || p === GLOBSTAR) {
                return false;
            }
            /* c8 ignore stop */
            // something other than **
            // non-magic patterns just have to match exactly
            // patterns with magic have been turned into regexps.
            let hit;
            if (typeof p === 'string') {
                hit = f === p;
                this.debug('string match', p, f, hit);
            }
            else {
                hit = p.test(f);
                this.debug('pattern match', p, f, hit);
            }
            if (!hit)
                return false;
        }
        // Note: ending in / means that we'll get a final ""
        // at the end of the pattern.  This can only match a
        // corresponding "" at the end of the file.
        // If the file ends in /, then it can only match a
        // a pattern that ends in /, unless the pattern just
        // doesn't have any more for it. But, a/b/ should *not*
        // match "a/b/*", even though "" matches against the
        // [^/]*? pattern, except in partial mode, where it might
        // simply not be reached yet.
        // However, a/b/ should still satisfy a/*
        // now either we fell off the end of the pattern, or we're done.
        if (fi === fl && pi === pl) {
            // ran out of pattern and filename at the same time.
            // an exact hit!
            return true;
        }
        else if (fi === fl) {
            // ran out of file, but still had pattern left.
            // this is ok if we're doing the match as part of
            // a glob fs traversal.
            return partial;
        }
        else if (pi === pl) {
            // ran out of pattern, still have file left.
            // this is only acceptable if we're on the very last
            // empty segment of a file with a trailing slash.
            // a/* should match a/b/
            return fi === fl - 1 && file[fi] === '';
            /* c8 ignore start */
        }
        else {
            // should be unreachable.
            throw new Error('wtf?');
        }
        /* c8 ignore stop */
    }
    braceExpand() {
        return braceExpand(this.pattern, this.options);
    }
    parse(pattern) {
        assertValidPattern(pattern);
        const options = this.options;
        // shortcuts
        if (pattern === '**')
            return GLOBSTAR;
        if (pattern === '')
            return '';
        // far and away, the most common glob pattern parts are
        // *, *.*, and *.<ext>  Add a fast check method for those.
        let m;
        let fastTest = null;
        if ((m = pattern.match(starRE))) {
            fastTest = options.dot ? starTestDot : starTest;
        }
        else if ((m = pattern.match(starDotExtRE))) {
            fastTest = (options.nocase ?
                options.dot ?
                    starDotExtTestNocaseDot
                    : starDotExtTestNocase
                : options.dot ? starDotExtTestDot
                    : starDotExtTest)(m[1]);
        }
        else if ((m = pattern.match(qmarksRE))) {
            fastTest = (options.nocase ?
                options.dot ?
                    qmarksTestNocaseDot
                    : qmarksTestNocase
                : options.dot ? qmarksTestDot
                    : qmarksTest)(m);
        }
        else if ((m = pattern.match(starDotStarRE))) {
            fastTest = options.dot ? starDotStarTestDot : starDotStarTest;
        }
        else if ((m = pattern.match(dotStarRE))) {
            fastTest = dotStarTest;
        }
        const re = AST.fromGlob(pattern, this.options).toMMPattern();
        if (fastTest && typeof re === 'object') {
            // Avoids overriding in frozen environments
            Reflect.defineProperty(re, 'test', { value: fastTest });
        }
        return re;
    }
    makeRe() {
        if (this.regexp || this.regexp === false)
            return this.regexp;
        // at this point, this.set is a 2d array of partial
        // pattern strings, or "**".
        //
        // It's better to use .match().  This function shouldn't
        // be used, really, but it's pretty convenient sometimes,
        // when you just want to work with a regex.
        const set = this.set;
        if (!set.length) {
            this.regexp = false;
            return this.regexp;
        }
        const options = this.options;
        const twoStar = options.noglobstar ? esm_star
            : options.dot ? twoStarDot
                : twoStarNoDot;
        const flags = new Set(options.nocase ? ['i'] : []);
        // regexpify non-globstar patterns
        // if ** is only item, then we just do one twoStar
        // if ** is first, and there are more, prepend (\/|twoStar\/)? to next
        // if ** is last, append (\/twoStar|) to previous
        // if ** is in the middle, append (\/|\/twoStar\/) to previous
        // then filter out GLOBSTAR symbols
        let re = set
            .map(pattern => {
            const pp = pattern.map(p => {
                if (p instanceof RegExp) {
                    for (const f of p.flags.split(''))
                        flags.add(f);
                }
                return (typeof p === 'string' ? esm_regExpEscape(p)
                    : p === GLOBSTAR ? GLOBSTAR
                        : p._src);
            });
            pp.forEach((p, i) => {
                const next = pp[i + 1];
                const prev = pp[i - 1];
                if (p !== GLOBSTAR || prev === GLOBSTAR) {
                    return;
                }
                if (prev === undefined) {
                    if (next !== undefined && next !== GLOBSTAR) {
                        pp[i + 1] = '(?:\\/|' + twoStar + '\\/)?' + next;
                    }
                    else {
                        pp[i] = twoStar;
                    }
                }
                else if (next === undefined) {
                    pp[i - 1] = prev + '(?:\\/|\\/' + twoStar + ')?';
                }
                else if (next !== GLOBSTAR) {
                    pp[i - 1] = prev + '(?:\\/|\\/' + twoStar + '\\/)' + next;
                    pp[i + 1] = GLOBSTAR;
                }
            });
            const filtered = pp.filter(p => p !== GLOBSTAR);
            // For partial matches, we need to make the pattern match
            // any prefix of the full path. We do this by generating
            // alternative patterns that match progressively longer prefixes.
            if (this.partial && filtered.length >= 1) {
                const prefixes = [];
                for (let i = 1; i <= filtered.length; i++) {
                    prefixes.push(filtered.slice(0, i).join('/'));
                }
                return '(?:' + prefixes.join('|') + ')';
            }
            return filtered.join('/');
        })
            .join('|');
        // need to wrap in parens if we had more than one thing with |,
        // otherwise only the first will be anchored to ^ and the last to $
        const [open, close] = set.length > 1 ? ['(?:', ')'] : ['', ''];
        // must match entire pattern
        // ending in a * or ** will make it less strict.
        re = '^' + open + re + close + '$';
        // In partial mode, '/' should always match as it's a valid prefix for any pattern
        if (this.partial) {
            re = '^(?:\\/|' + open + re.slice(1, -1) + close + ')$';
        }
        // can match anything, as long as it's not this.
        if (this.negate)
            re = '^(?!' + re + ').+$';
        try {
            this.regexp = new RegExp(re, [...flags].join(''));
            /* c8 ignore start */
        }
        catch {
            // should be impossible
            this.regexp = false;
        }
        /* c8 ignore stop */
        return this.regexp;
    }
    slashSplit(p) {
        // if p starts with // on windows, we preserve that
        // so that UNC paths aren't broken.  Otherwise, any number of
        // / characters are coalesced into one, unless
        // preserveMultipleSlashes is set to true.
        if (this.preserveMultipleSlashes) {
            return p.split('/');
        }
        else if (this.isWindows && /^\/\/[^/]+/.test(p)) {
            // add an extra '' for the one we lose
            return ['', ...p.split(/\/+/)];
        }
        else {
            return p.split(/\/+/);
        }
    }
    match(f, partial = this.partial) {
        this.debug('match', f, this.pattern);
        // short-circuit in the case of busted things.
        // comments, etc.
        if (this.comment) {
            return false;
        }
        if (this.empty) {
            return f === '';
        }
        if (f === '/' && partial) {
            return true;
        }
        const options = this.options;
        // windows: need to use /, not \
        if (this.isWindows) {
            f = f.split('\\').join('/');
        }
        // treat the test path as a set of pathparts.
        const ff = this.slashSplit(f);
        this.debug(this.pattern, 'split', ff);
        // just ONE of the pattern sets in this.set needs to match
        // in order for it to be valid.  If negating, then just one
        // match means that we have failed.
        // Either way, return on the first hit.
        const set = this.set;
        this.debug(this.pattern, 'set', set);
        // Find the basename of the path by looking for the last non-empty segment
        let filename = ff[ff.length - 1];
        if (!filename) {
            for (let i = ff.length - 2; !filename && i >= 0; i--) {
                filename = ff[i];
            }
        }
        for (const pattern of set) {
            let file = ff;
            if (options.matchBase && pattern.length === 1) {
                file = [filename];
            }
            const hit = this.matchOne(file, pattern, partial);
            if (hit) {
                if (options.flipNegate) {
                    return true;
                }
                return !this.negate;
            }
        }
        // didn't get any hits.  this is success if it's a negative
        // pattern, failure otherwise.
        if (options.flipNegate) {
            return false;
        }
        return this.negate;
    }
    static defaults(def) {
        return minimatch.defaults(def).Minimatch;
    }
}
/* c8 ignore start */



/* c8 ignore stop */
minimatch.AST = AST;
minimatch.Minimatch = Minimatch;
minimatch.escape = escape_escape;
minimatch.unescape = unescape_unescape;
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./src/errors.ts
var errors = __nccwpck_require__(83916);
// EXTERNAL MODULE: ./src/collect/location.ts
var collect_location = __nccwpck_require__(34691);
;// CONCATENATED MODULE: ./src/collect/anchor.ts


const segmentsOf = (text) => text.split('/').filter((segment) => segment !== '');
/**
 * Splits a pattern as `@actions/glob` does: `.`, `~`, drives and roots are resolved, everything else begins at the working
 * directory. In addition it takes leading `..`, which `@actions/glob` refuses.
 * @throws UserError where the name of a Windows share has a wildcard
 */
function anchor_anchor(pattern, { cwd, home, isWindows }) {
    const text = (0,collect_location/* withSlashes */.sq)(pattern, isWindows);
    const here = (0,collect_location/* locate */.x5)(cwd, isWindows);
    const volume = isWindows ? (0,collect_location/* volumeOf */.Iw)(text) : '';
    if (volume !== '') {
        if (/[*?[]/.test(volume))
            throw new errors/* UserError */.y(`The pattern "${pattern}" has a wildcard in the name of its server or share.`, { cure: 'Write both out.' });
        const rest = text.slice(volume.length);
        // `C:x` is relative to where drive C: stands; that is known of our own drive only.
        const isRelative = volume.length === 2 && !rest.startsWith('/') && volume.toLowerCase() === here.volume.toLowerCase();
        return { base: isRelative ? here : { volume, names: [] }, segments: segmentsOf(rest) };
    }
    if (text.startsWith('/'))
        return { base: { volume: here.volume, names: [] }, segments: segmentsOf(text) };
    if (text === '~' || text.startsWith('~/'))
        return { base: (0,collect_location/* locate */.x5)(home, isWindows), segments: segmentsOf(text.slice(1)) };
    const segments = segmentsOf(text);
    const names = [...here.names];
    let dots = 0;
    for (; segments[dots] === '.' || segments[dots] === '..'; dots += 1)
        if (segments[dots] === '..')
            names.pop();
    return { base: { volume: here.volume, names }, segments: segments.slice(dots) };
}

;// CONCATENATED MODULE: ./src/collect/pattern.ts



/** The patterns among some texts: one a line, without blank lines and those that begin with `#`. */
const patternLines = (texts) => texts
    .flatMap((text) => text.split(/\r\n|\n|\r/))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
/**
 * Reads patterns, as `patternLines` finds them; `!` in front takes matches away.
 * @throws UserError that quotes the pattern
 */
const parsePatterns = (texts, surroundings) => patternLines(texts).map((line) => parsePattern(line, surroundings));
function parsePattern(line, surroundings) {
    const { isWindows } = surroundings;
    const marks = /^[!\s]*/.exec(line)?.[0] ?? '';
    const text = line.slice(marks.length);
    if (text === '')
        throw new errors/* UserError */.y(`The pattern "${line}" is empty.`);
    const { base, segments } = anchor_anchor(text, surroundings);
    const parts = parseSegments(line, segments, isWindows);
    const isDots = (part) => part === '.' || part === '..';
    if (segments.some(isDots) || parts.some(isDots)) {
        throw new errors/* UserError */.y(`The pattern "${line}" has a "." or ".." that is not at its front.`, { cure: 'Write the path without it.' });
    }
    const isLiteral = (part) => typeof part === 'string';
    const firstWildcard = parts.findIndex((part) => !isLiteral(part));
    const literals = parts.filter(isLiteral);
    const compiled = [...base.names, ...parts].map((part) => compile(part, isWindows));
    // `a/**` and `a` match the same files: everything below a match is matched.
    while (compiled.at(-1) === 'any-depth')
        compiled.pop();
    return {
        text: line,
        negated: marks.replaceAll(/\s/g, '').length % 2 === 1,
        foldersOnly: text.endsWith('/') || (isWindows && text.endsWith('\\')),
        searchPath: { volume: base.volume, names: [...base.names, ...(firstWildcard === -1 ? literals : literals.slice(0, firstWildcard))] },
        segments: compiled,
        literals: new Set(literals),
    };
}
function parseSegments(line, segments, isWindows) {
    if (segments.length === 0)
        return [];
    // Those of `@actions/glob`, but literal names stay strings where case is ignored.
    const options = {
        dot: true,
        nobrace: true,
        nocase: isWindows,
        nocaseMagicOnly: true,
        nocomment: true,
        noext: true,
        nonegate: true,
    };
    try {
        const parts = new Minimatch(segments.join('/'), { ...options, platform: isWindows ? 'win32' : 'linux' }).set[0];
        if (parts !== undefined)
            return parts;
    }
    catch (cause) {
        // minimatch refuses patterns of more than 64 KiB.
        throw new errors/* UserError */.y(`The pattern "${line.slice(0, 100)}\u2026" cannot be used: ${cause instanceof Error ? cause.message : String(cause)}.`, {
            cause,
        });
    }
    throw new errors/* UserError */.y(`The pattern "${line}" is not a valid glob.`, { cure: 'A "[" that is meant as it stands is written "[[]".' });
}
function compile(part, isWindows) {
    if (part === GLOBSTAR)
        return 'any-depth';
    if (typeof part !== 'string')
        return (name) => part.test(name);
    if (!isWindows)
        return (name) => name === part;
    const lowerCase = part.toLowerCase();
    return (name) => name.toLowerCase() === lowerCase;
}


/***/ }),

/***/ 74390:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ createProblemList)
/* harmony export */ });
/** How many problems of one file, or of one step, are told one by one. */
const maximumProblems = 20;
/** Makes an empty list. `path` is given to every problem that names none. */
function createProblemList(path) {
    const kept = [];
    const omitted = { errors: 0, warnings: 0, incomplete: false };
    const withPath = (problem) => (path === undefined ? problem : { path, ...problem });
    return {
        add(problem) {
            if (kept.length < maximumProblems) {
                kept.push(withPath(problem));
                return;
            }
            if (problem.severity === 'error')
                omitted.errors += 1;
            else
                omitted.warnings += 1;
            // That a run is incomplete decides its status.
            if (problem.kind === 'incomplete')
                omitted.incomplete = true;
        },
        clear() {
            kept.length = 0;
            Object.assign(omitted, { errors: 0, warnings: 0, incomplete: false });
        },
        list() {
            const { errors, warnings, incomplete } = omitted;
            const count = errors + warnings;
            if (count === 0)
                return [...kept];
            const severity = errors > 0 ? 'error' : 'warning';
            const message = count === 1 ? 'There is one more problem.' : `There are ${count} more problems.`;
            return [...kept, withPath({ severity, message, ...(incomplete && { kind: 'incomplete' }) })];
        },
    };
}


/***/ }),

/***/ 8807:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  wj: () => (/* binding */ readEvents),
  x8: () => (/* binding */ readResults),
  A3: () => (/* binding */ reasonOf)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(58500);
;// CONCATENATED MODULE: ./src/collect/interruptible.ts

/** How long the event loop may stand still, in ms: signals wait for it. */
const maximumPauseMs = 50;
/** The same text, whose reading rests now and then, so that a large file makes nobody deaf to signals. */
function interruptible(source, { signal, onRest }) {
    return {
        path: source.path,
        async *chunks() {
            let restedAtMs = performance.now();
            for await (const chunk of source.chunks()) {
                if (performance.now() - restedAtMs > maximumPauseMs) {
                    await (0,promises_.setImmediate)();
                    signal?.throwIfAborted();
                    onRest?.(Math.min(1, source.position() / source.size));
                    restedAtMs = performance.now();
                }
                yield chunk;
            }
        },
    };
}

;// CONCATENATED MODULE: ./src/collect/read-results.ts

/**
 * Reads one result file into the recorder. Whatever is wrong with the file becomes a problem; only what the recorder throws
 * is thrown.
 */
async function readResults(format, file, recorder, problems, interruption) {
    const source = interruptible(file, interruption);
    await survive(recorder, problems, (guarded) => {
        const sink = {
            test: (result) => guarded.test(result),
            problem: (problem) => problems.add(problem),
            restart() {
                problems.clear();
                guarded.restartFile();
            },
        };
        return format.read(source, sink);
    });
    const encoding = file.undecodable();
    if (encoding !== undefined) {
        problems.add({ severity: 'warning', message: `Some bytes are not in the encoding that the file claims; they are read as ${encoding}.` });
    }
}
/** Reads one event file into the recorder, as `readResults`. */
async function readEvents(file, reader, recorder, problems) {
    await survive(recorder, problems, async (guarded) => {
        for (const problem of await reader.read(file.absolutePath, file.path, guarded))
            problems.add(problem);
    });
}
/** Tells what goes wrong with a file from what goes wrong with the recorder (a full disk), which ends the run. */
async function survive(recorder, problems, read) {
    let failure;
    const guard = (action) => {
        try {
            action();
        }
        catch (error) {
            failure = { error };
            throw error;
        }
    };
    try {
        await read({
            test: (test) => guard(() => recorder.test(test)),
            record: (record) => guard(() => recorder.record(record)),
            restartFile: () => guard(() => recorder.restartFile()),
        });
    }
    catch (error) {
        if (failure !== undefined)
            throw failure.error;
        const message = `The file was not read to its end: ${reasonOf(error)}. The complete tests before are kept.`;
        problems.add({ severity: 'error', kind: 'incomplete', message });
    }
}
/** What an error says, as the end of a sentence. */
const reasonOf = (error) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');


/***/ }),

/***/ 92859:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ testCollectorKeys),
/* harmony export */   o: () => (/* binding */ collectorKeys)
/* harmony export */ });
/** The collectors of test results: one for each format, by its id, in the order in which they are asked. */
const testCollectorKeys = ['junit', 'qt', 'dart', 'nunit', 'ctrf', 'xunit', 'testng', 'robot', 'cucumber', 'trx'];
/** Every collector, in the order in which they work. */
const collectorKeys = [...testCollectorKeys, 'files', 'events'];


/***/ }),

/***/ 85877:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ConfigError)
/* harmony export */ });
/** The configuration file cannot be used. `problems` holds every error and warning, in the order of the file. */
class ConfigError extends Error {
    name = 'ConfigError';
    problems;
    constructor(problems) {
        super(problems.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`).join('\n'));
        this.problems = problems;
    }
}


/***/ }),

/***/ 81122:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ defaultCollectors),
/* harmony export */   Z3: () => (/* binding */ createConfig),
/* harmony export */   _w: () => (/* binding */ defaultReporters),
/* harmony export */   sb: () => (/* binding */ defaultConfig),
/* harmony export */   sw: () => (/* binding */ commentModes),
/* harmony export */   zC: () => (/* binding */ silentCodehost)
/* harmony export */ });
/* harmony import */ var _collector_key_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(92859);

/** When there is a comment. */
const commentModes = ['always', 'failures', 'failures-or-existing', 'changes'];
/** What is collected where no collector is named: every known format and events, by well-known names. Files have none. */
const defaultCollectors = _collector_key_js__WEBPACK_IMPORTED_MODULE_0__/* .collectorKeys */ .o
    .filter((key) => key !== 'files')
    .map((key) => ({ key, exclude: [], metadata: {} }));
/** Where the report goes if no reporter is named. */
const defaultReporters = [
    { type: 'codehost', slot: 'codehost', commentEnabled: true, commentUpdates: true, commentMode: 'always' },
];
/** Shows the report on the run where only other reporters are named: that costs nothing, and nobody is notified. */
const silentCodehost = {
    type: 'codehost',
    slot: 'codehost',
    commentEnabled: false,
    commentUpdates: true,
    commentMode: 'always',
};
/** Completes a configuration and makes it unchangeable. */
function createConfig(parts) {
    const usesExpressions = JSON.stringify(parts).includes('{{') || parts.report.reporters.some((reporter) => reporter.condition !== undefined);
    return freeze({ ...parts, usesExpressions });
}
/** What a run does that has no configuration file. */
const defaultConfig = () => createConfig({ collect: { collectors: defaultCollectors, metadata: {} }, report: { reporters: defaultReporters } });
function freeze(value) {
    for (const part of Object.values(value))
        if (typeof part === 'object' && part !== null)
            freeze(part);
    return Object.freeze(value);
}


/***/ }),

/***/ 33334:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ checkGlob),
/* harmony export */   y: () => (/* binding */ escapeGlob)
/* harmony export */ });
const maximumLength = 4096;
/** Finds the first thing for which a glob could not be used; the rules are those of @actions/glob. */
function checkGlob(glob) {
    if (glob.trim() === '')
        return { message: 'the glob is empty', offset: 0 };
    if (glob.length > maximumLength)
        return { message: `the glob is longer than ${maximumLength} characters`, offset: maximumLength };
    const unusable = /[\0\r\n]/.exec(glob);
    if (unusable !== null) {
        return { message: `a glob cannot hold ${unusable[0] === '\0' ? 'the character NUL' : 'a line break'}`, offset: unusable.index };
    }
    const start = glob.length - glob.trimStart().length;
    if (glob.startsWith('!', start))
        return { message: 'a glob cannot begin with "!"; what it names belongs under "exclude"', offset: start };
    if (glob.startsWith('#', start))
        return { message: 'a glob cannot begin with "#"; write "[#]"', offset: start };
    return checkSegments(glob) ?? checkBrackets(glob) ?? checkBraces(glob);
}
/** A glob is matched against paths, which hold neither `.` nor `..`: only what they stand for at its front can be resolved. */
function checkSegments(glob) {
    let offset = 0;
    let isFront = true;
    for (const segment of glob.split('/')) {
        const name = segment.trim();
        // `[.]` is a dot as well, which nothing at the front resolves.
        const literal = name.replaceAll('[.]', '.');
        const isDots = literal === '.' || literal === '..';
        // A `.` says something in the first place alone.
        if (isDots && (!isFront || name !== literal || (name === '.' && offset > 0)))
            return { message: `"${name}" may stand only at the front of a glob`, offset };
        isFront &&= isDots;
        offset += segment.length + 1;
    }
    return undefined;
}
/** An unclosed bracket would be taken literally, which nobody means; as `[[]` it is literal. */
function checkBrackets(glob) {
    const literal = glob.replace(/\\./g, '__').replace(/\[[!^]?\]?[^\]/]*\]/g, (set) => '_'.repeat(set.length));
    const open = literal.indexOf('[');
    return open === -1 ? undefined : { message: 'the "[" is not closed; write "[[]" for the character itself', offset: open };
}
/** Braces mean themselves. */
function checkBraces(glob) {
    const braces = /\{\{|\{[^{}]*,[^{}]*\}/.exec(glob);
    if (braces === null)
        return undefined;
    if (braces[0] === '{{')
        return { message: 'a glob cannot hold an expression', offset: braces.index };
    return { severity: 'warning', message: `"${braces[0]}" is taken literally; write one glob for each alternative`, offset: braces.index };
}
/** Makes a glob that matches this path alone, and what is below it. */
const escapeGlob = (path) => path
    .replace(/\\/g, '\\\\')
    .replace(/[[*?]/g, '[$&]')
    .replace(/^(?=[!#~])/, './');


/***/ }),

/***/ 81849:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ displayText),
/* harmony export */   p: () => (/* binding */ displayLine)
/* harmony export */ });
// Every string of a result file is a stranger's: it may hold terminal commands, half characters or marks that turn text around.
// Records keep them; whatever is shown to a person passes through here first.
/**
 * ANSI escape sequences: CSI (colours, cursor), OSC with its end (titles, links), and the short ones (ECMA-48).
 * No part can match what begins a sequence, so a text is gone through once whatever it holds.
 */
const ansi = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-Z\\^-~]/g;
/** Control characters other than tab and line feed, and code points that are no characters. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;
/** Marks that only hint at a direction; invisible, so nobody misses them. */
const directionMarks = /[\u061c\u200e\u200f]/g;
/** Embeddings, overrides and isolates turn around the text behind them ("Trojan Source", CVE-2021-42574), and half surrogate pairs break encoders. */
const replaced = /[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
/** One cheap look that most texts need no more than: printable ASCII, tabs and line feeds. */
const plain = /^[\t\n -~]*$/;
/** A text as a person may see it, its lines kept: no terminal commands, no control characters, nothing that turns text around. */
function displayText(text) {
    if (plain.test(text))
        return text;
    return text.replace(lineEnds, '\n').replace(ansi, '').replace(controls, '').replace(directionMarks, '').replace(replaced, '\ufffd');
}
/** The same on one line: every run of spaces, tabs and line ends is one space. */
function displayLine(text) {
    return displayText(text).replace(/[\t\n ]+/g, ' ');
}


/***/ }),

/***/ 83916:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ InputOutputError),
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * Something that the user can put right: what was wrong, where, and what to do.
 * Every other error that reaches an entry point is a bug.
 */
class UserError extends Error {
    name = 'UserError';
    place;
    /**
     * @param message what was wrong, with the value that was given
     * @param options.cure one sentence that says what to do; it is appended to the message
     */
    constructor(message, options = {}) {
        super(options.cure ? `${message} ${options.cure}` : message, { cause: options.cause });
        this.place = options.place ?? {};
    }
}
/** The user cannot put this right in the configuration: a disk is full, a folder may not be written to. */
class InputOutputError extends UserError {
}


/***/ }),

/***/ 5381:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ loadEvaluator)
/* harmony export */ });
const withoutExpressions = {
    text: (template) => template,
    parts: (template) => [{ kind: 'literal', text: template }],
    condition(condition) {
        throw new Error(`The condition "${condition}" needs the expression language, which was said not to be needed.`);
    },
};
/**
 * Makes an evaluator, and loads the expression language only where it is needed.
 * @param variables asked only where it is needed
 * @param needed whether there is any expression or condition (`Config.usesExpressions`)
 */
async function loadEvaluator(variables, needed) {
    if (!needed)
        return withoutExpressions;
    const { createEvaluator } = await Promise.all(/* import() */[__nccwpck_require__.e(631), __nccwpck_require__.e(642)]).then(__nccwpck_require__.bind(__nccwpck_require__, 28642));
    return createEvaluator(variables());
}


/***/ }),

/***/ 85015:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const maximumEventBytes = 25 * 1024 * 1024;
/** Reads the event of a workflow from its file (`GITHUB_EVENT_PATH`); an empty one where there is none, or it cannot be read. */
function readEvent(path) {
    if (!path)
        return {};
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > maximumEventBytes)
            return {};
        const event = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return typeof event === 'object' && event !== null ? event : {};
    }
    catch {
        // A run without an event still has its environment.
        return {};
    }
}


/***/ }),

/***/ 36419:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(83916);

/** GitHub did not do what was asked. */
class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
    name = 'GitHubError';
    failure;
    /** As workflows write it: `pull-requests: write`. */
    permission;
    constructor(failure, message, options = {}) {
        super(message, options);
        this.failure = failure;
        this.permission = options.permission;
    }
}


/***/ }),

/***/ 69474:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createDecoder)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

/** How many bytes of text that is not ASCII become one string: 48 KiB stay below V8's limit for large objects even at two bytes a character. */
const pieceLength = 48 * 1024;
/**
 * Chooses how to decode a file by its first bytes: a byte order mark, else the NULs of UTF-16, else the encoding of the
 * XML declaration, else UTF-8. What then does not decode is taken for windows-1252.
 */
function createDecoder(head) {
    if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf)
        return utf8Decoder(3);
    if (head[0] === 0xff && head[1] === 0xfe)
        return legacyDecoder('utf-16le', 2);
    if (head[0] === 0xfe && head[1] === 0xff)
        return legacyDecoder('utf-16be', 2);
    if (head.length >= 2 && head[0] === 0 && head[1] !== 0)
        return legacyDecoder('utf-16be', 0);
    if (head.length >= 2 && head[0] !== 0 && head[1] === 0)
        return legacyDecoder('utf-16le', 0);
    const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(head.toString('latin1', 0, 200))?.[1];
    const encoding = declared === undefined ? 'utf-8' : supportedEncoding(declared);
    // A file that says UTF-16 in bytes that are not is a re-encoded one: PowerShell and many editors leave the declaration as it was.
    return encoding === 'utf-8' || encoding.startsWith('utf-16') ? utf8Decoder(0) : legacyDecoder(encoding, 0);
}
function supportedEncoding(label) {
    try {
        return new TextDecoder(label).encoding;
    }
    catch {
        return 'utf-8';
    }
}
/** How many bytes at the end are the beginning of a UTF-8 sequence that goes on in the next chunk. */
function unfinishedLength(bytes) {
    for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (byte < 0x80)
            return 0;
        if (byte >= 0xc0) {
            const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
            return needed > back ? back : 0;
        }
    }
    return 0;
}
/** One euro sign makes a string take two bytes a character; in blocks, only those around it pay for that. */
const blockLength = 8 * 1024;
const nothing = Buffer.alloc(0);
/** How many bytes from `start` on are ASCII, in whole blocks. */
function asciiLength(bytes, start) {
    let end = start;
    while (end < bytes.length && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes.subarray(end, end + blockLength)))
        end = Math.min(end + blockLength, bytes.length);
    return end - start;
}
function utf8Decoder(markLength) {
    let carried = nothing;
    let sawMultibyte = markLength > 0;
    let fallback;
    let fellBack = false;
    const decodePiece = (bytes) => {
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
            fellBack = true;
            // Sequences that did decode prove UTF-8: then single bytes are damaged, and U+FFFD stands for them.
            if (!sawMultibyte) {
                fallback = legacyDecoder('windows-1252', 0);
                return fallback.decode(bytes, false);
            }
        }
        sawMultibyte = true;
        return [bytes.toString('utf8')];
    };
    return {
        get encoding() {
            return fallback?.encoding ?? 'utf-8';
        },
        markLength,
        get fellBack() {
            return fellBack;
        },
        decode(bytes, last) {
            if (fallback !== undefined)
                return fallback.decode(bytes, last);
            if (carried.length === 0 && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes))
                return bytes.length === 0 ? [] : [bytes.toString('latin1')];
            const whole = carried.length === 0 ? bytes : Buffer.concat([carried, bytes]);
            carried = nothing;
            const pieces = [];
            for (let start = 0; start < whole.length;) {
                const plain = asciiLength(whole, start);
                if (plain > 0) {
                    pieces.push(whole.toString('latin1', start, start + plain));
                    start += plain;
                    continue;
                }
                const block = whole.subarray(start, start + blockLength);
                const isEnd = start + block.length === whole.length;
                const piece = block.subarray(0, block.length - (isEnd && last ? 0 : unfinishedLength(block)));
                pieces.push(...(fallback === undefined ? decodePiece(piece) : fallback.decode(piece, false)));
                start += piece.length;
                if (isEnd) {
                    carried = Buffer.from(whole.subarray(start));
                    break;
                }
            }
            return pieces;
        },
    };
}
/** Everything but UTF-8, by the runtime's own tables; an encoding whose bytes do not decode turns into windows-1252, which takes any byte. */
function legacyDecoder(encoding, markLength) {
    let current = encoding;
    const isUtf16 = encoding.startsWith('utf-16');
    // A lone surrogate in UTF-16 is damage, not another encoding.
    let decoder = new TextDecoder(encoding, { fatal: !isUtf16 && encoding !== 'windows-1252', ignoreBOM: true });
    let fellBack = false;
    return {
        get encoding() {
            return current;
        },
        markLength,
        get fellBack() {
            return fellBack;
        },
        decode(bytes, last) {
            const pieces = [];
            for (let start = 0; start < bytes.length || (last && start === 0); start += pieceLength) {
                const piece = bytes.subarray(start, start + pieceLength);
                const stream = !(last && start + pieceLength >= bytes.length);
                let text;
                try {
                    text = decoder.decode(piece, { stream });
                }
                catch {
                    fellBack = true;
                    current = 'windows-1252';
                    decoder = new TextDecoder(current);
                    text = decoder.decode(piece, { stream });
                }
                if (text !== '')
                    pieces.push(text);
            }
            return pieces;
        },
    };
}


/***/ }),

/***/ 34071:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ detach)
/* harmony export */ });
/**
 * Copies a string out of the chunk that it is a slice of. V8 keeps the whole chunk alive for as long as a slice of it lives,
 * so whatever outlives its chunk must be detached.
 */
const detach = (text) => (text.length < 13 ? text : ` ${text}`.slice(1));


/***/ }),

/***/ 96968:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ readNdjson),
/* harmony export */   gI: () => (/* binding */ createNdjsonReader),
/* harmony export */   nY: () => (/* binding */ maximumLineLength)
/* harmony export */ });
/* harmony import */ var _detach_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(34071);

/** The longest line that is kept, in UTF-16 units; what is longer is skipped in constant memory. */
const maximumLineLength = 16 * 1024 * 1024;
const keptOfTooLong = 100;
const lineFeed = 0x0a;
const byteOrderMark = 0xfeff;
/**
 * Reads newline-delimited JSON: one value a line, lines end in `\n`, `\r\n` or `\r`, blank ones are skipped, and a line that
 * is not JSON is a fault that leaves the others alone.
 * @returns how many lines the file has
 */
async function readNdjson(chunks, handlers) {
    const lines = createNdjsonReader(handlers);
    for await (const chunk of chunks)
        lines.write(chunk);
    return lines.end();
}
// Line by line on purpose: joining the lines of a chunk into one array for one JSON.parse is no faster (measured: 320 MB/s
// each way), and it takes "[1" and "2],3" on two lines for two values.
/** Makes a reader of newline-delimited JSON that is pushed its chunks. */
function createNdjsonReader({ value, fault, shortcut }) {
    let line = 0;
    /** The front of a line whose end has not come. */
    let pending = '';
    /** How a line begins that is too long; empty where none is being skipped. */
    let skipped = '';
    let afterReturn = false;
    const takeLine = (text, isCut) => {
        line += 1;
        if (skipped !== '') {
            const start = skipped;
            skipped = '';
            fault({ line, kind: 'too-long', text: start });
            return;
        }
        const quick = shortcut?.(text);
        if (quick !== undefined) {
            value(quick, line, text.length);
            return;
        }
        // Files that were put together one behind the other have marks in their middle.
        const json = text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text;
        const mayBe = mayBeJson(json);
        const parsed = mayBe ? parse(json) : noValue;
        if (parsed !== noValue)
            value(parsed, line, text.length);
        else if (mayBe)
            fault({ line, kind: isCut ? 'cut-off' : 'not-json', text: json });
        else if (json.trim() !== '')
            fault({ line, kind: 'not-json', text: json });
    };
    const hold = (piece) => {
        if (skipped !== '')
            return;
        if (pending.length + piece.length > maximumLineLength) {
            skipped = (0,_detach_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Y)((pending === '' ? piece : pending).slice(0, keptOfTooLong));
            pending = '';
        }
        else {
            pending = pending === '' ? piece : pending + piece;
        }
    };
    return {
        write(chunk) {
            if (chunk === '')
                return;
            let start = afterReturn && chunk.charCodeAt(0) === lineFeed ? 1 : 0;
            afterReturn = false;
            let nextReturn = indexOrEnd(chunk, '\r', start);
            let nextFeed = indexOrEnd(chunk, '\n', start);
            for (let end = Math.min(nextReturn, nextFeed); end < chunk.length; end = Math.min(nextReturn, nextFeed)) {
                if (pending === '' && skipped === '') {
                    takeLine(chunk.slice(start, end), false);
                }
                else {
                    hold(chunk.slice(start, end));
                    const whole = pending;
                    pending = '';
                    takeLine(whole, false);
                }
                start = end + 1;
                if (end === nextReturn) {
                    if (start === chunk.length)
                        afterReturn = true;
                    else if (chunk.charCodeAt(start) === lineFeed)
                        start += 1;
                    nextReturn = indexOrEnd(chunk, '\r', start);
                }
                if (nextFeed < start)
                    nextFeed = indexOrEnd(chunk, '\n', start);
            }
            if (start < chunk.length)
                hold(chunk.slice(start));
        },
        end() {
            if (pending !== '' || skipped !== '')
                takeLine(pending, true);
            pending = '';
            return line;
        },
    };
}
/** No value of JSON is a symbol. */
const noValue = Symbol('no value');
function parse(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return noValue;
    }
}
function indexOrEnd(text, character, from) {
    const index = text.indexOf(character, from);
    return index === -1 ? text.length : index;
}
/** Spares the cost of an exception for log lines, of which a file may have millions. */
function mayBeJson(text) {
    for (let index = 0; index < text.length; index += 1) {
        switch (text.charCodeAt(index)) {
            case 0x20:
            case 0x09:
                break;
            case 0x7b: // {
            case 0x5b: // [
            case 0x22: // "
            case 0x2d: // -
            case 0x66: // false
            case 0x6e: // null
            case 0x74: // true
                return true;
            default: {
                const code = text.charCodeAt(index);
                return code >= 0x30 && code <= 0x39;
            }
        }
    }
    return false;
}


/***/ }),

/***/ 47034:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isPlain),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _well_formed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57534);

/** Printable ASCII without quote and backslash: text that JSON writes as it is and that is its own normal form. */
const plainText = /^[ !#-[\]-~]*$/;
/** Whether JSON writes the text as it is, between quotes; nearly every name is so. */
const isPlain = (text) => plainText.test(text);
/** The JSON of a string, with U+FFFD for lone surrogates: JSON.stringify writes those as escapes that many parsers refuse. */
const quote = (text) => (isPlain(text) ? `"${text}"` : JSON.stringify((0,_well_formed_js__WEBPACK_IMPORTED_MODULE_0__/* .wellFormed */ .E)(text)));


/***/ }),

/***/ 17579:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ createRecordsReader)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(57075);
;// CONCATENATED MODULE: external "node:stream/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(38522);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __nccwpck_require__(83916);
// EXTERNAL MODULE: ./src/records/decode.ts
var records_decode = __nccwpck_require__(69474);
// EXTERNAL MODULE: ./src/records/ndjson.ts
var ndjson = __nccwpck_require__(96968);
;// CONCATENATED MODULE: ./src/records/read-records.ts







const faultTexts = {
    'not-json': 'is not JSON',
    'cut-off': 'is cut off: the file ends inside it',
    'too-long': 'is longer than 16 MiB',
};
/** How many bad lines are reported one by one. */
const maximumProblems = 10;
/** Makes a reader, which loads and compiles the schemas of records when it reads its first file. */
function createRecordsReader() {
    let validator;
    return {
        async read(absolutePath, path, recorder) {
            validator ??= Promise.all(/* import() */[__nccwpck_require__.e(174), __nccwpck_require__.e(758)]).then(__nccwpck_require__.bind(__nccwpck_require__, 19758)).then(({ createRecordValidator }) => createRecordValidator());
            return readRecords(absolutePath, path, recorder, await validator);
        },
    };
}
async function readRecords(absolutePath, path, recorder, validate) {
    const problems = [];
    let badLines = 0;
    const report = (problem) => {
        badLines += 1;
        if (badLines <= maximumProblems)
            problems.push({ severity: 'error', ...problem, path });
    };
    const lines = (0,ndjson/* createNdjsonReader */.gI)({
        value(value, line, length) {
            const wrong = validate(value, length);
            if (wrong === undefined)
                passOn(value, recorder);
            else
                report({ message: `The line is no record: ${wrong}.`, line });
        },
        fault({ line, kind }) {
            report({ ...(kind === 'cut-off' ? { kind: 'incomplete' } : {}), message: `The line ${faultTexts[kind]}.`, line });
        },
    });
    const broken = await readLines(absolutePath, path, lines);
    const line = lines.end();
    const more = badLines - maximumProblems;
    if (more > 0) {
        problems.push({ severity: 'error', message: `${more} more ${more === 1 ? 'line holds' : 'lines hold'} no record.`, path });
    }
    if (broken !== undefined) {
        const message = `The file was not read to its end: ${broken}. The records before are kept.`;
        problems.push({ severity: 'error', kind: 'incomplete', message, path, line: Math.max(1, line) });
    }
    return problems;
}
function passOn(record, recorder) {
    if (record.kind !== 'test') {
        recorder.record(record);
        return;
    }
    const test = record;
    test.suite ??= [];
    recorder.test(test);
}
const chunkLength = 64 * 1024;
/** Pushes the text of a file; returns what broke it off, if compressed data is damaged. */
async function readLines(absolutePath, path, lines) {
    const descriptor = readable(path, () => (0,external_node_fs_.openSync)(absolutePath, 'r'));
    try {
        const buffer = Buffer.allocUnsafeSlow(chunkLength);
        let length = readable(path, () => (0,external_node_fs_.readSync)(descriptor, buffer));
        if (buffer[0] === 0x1f && buffer[1] === 0x8b && length > 1)
            return await readCompressed(absolutePath, lines);
        const text = createTextWriter(lines);
        for (; length > 0; length = readable(path, () => (0,external_node_fs_.readSync)(descriptor, buffer)))
            text.write(buffer.subarray(0, length));
        text.end();
        return undefined;
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
/** Pushes as it decompresses, by a stream that keeps nothing: what is buffered when damaged data comes would be lost. */
async function readCompressed(absolutePath, lines) {
    const text = createTextWriter(lines);
    const sink = new external_node_stream_.Writable({
        write(bytes, _encoding, done) {
            try {
                text.write(bytes);
                done();
            }
            catch (error) {
                done(error);
            }
        },
    });
    try {
        await (0,promises_namespaceObject.pipeline)((0,external_node_fs_.createReadStream)(absolutePath), (0,external_node_zlib_.createGunzip)({ chunkSize: chunkLength }), sink);
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')))
            throw error;
        return `its gzip data is ${error.code === 'Z_BUF_ERROR' ? 'cut off' : `damaged (${error.message})`}`;
    }
    text.end();
    return undefined;
}
/** Decodes bytes, without a byte order mark, into a reader. */
function createTextWriter(lines) {
    let decoder;
    const decode = (bytes, last) => {
        for (const piece of decoder?.decode(bytes, last) ?? [])
            lines.write(piece);
    };
    return {
        write(bytes) {
            const isFirst = decoder === undefined;
            decoder ??= (0,records_decode/* createDecoder */.$)(bytes);
            decode(isFirst ? bytes.subarray(decoder.markLength) : bytes, false);
        },
        end: () => decode(Buffer.alloc(0), true),
    };
}
function readable(path, action) {
    try {
        return action();
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new errors/* UserError */.y(`The records file "${path}" cannot be read: ${reason}.`, { place: { path }, cause });
    }
}


/***/ }),

/***/ 25385:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ noCounts),
/* harmony export */   b: () => (/* binding */ statuses)
/* harmony export */ });
/** Every status, the best news first. */
const statuses = ['successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown'];
/** Counts of nothing yet. */
const noCounts = () => ({ successful: 0, failed: 0, skipped: 0, cancelled: 0, running: 0, unknown: 0 });


/***/ }),

/***/ 40167:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ createTestIdentities),
/* harmony export */   ec: () => (/* binding */ testId)
/* harmony export */ });
/* unused harmony exports occurrenceWindow, createOccurrences */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(47034);
/* harmony import */ var _well_formed_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(57534);



/**
 * What tells a test from every other, the same on every machine and in every run: the first 128 bits, in hexadecimal, of the
 * SHA-256 of the UTF-8 bytes of a JSON array without white space, escaped no more than JSON demands:
 *
 *     ["module",["outer suite","inner suite"],"name"]
 *
 * Before, every string is brought to Unicode's form NFC (macOS writes file names in NFD), each backslash in suites and
 * name becomes a slash (Windows), and lone surrogates become U+FFFD.
 * @param occurrence how many tests of the same suites and name came before in the same file; where it is not 0, it is the fourth element
 */
function testId(module, suite, name, occurrence = 0) {
    return digest(identityJson(prefixJson(module, suite), name, occurrence));
}
/** Makes {@link TestIdentities} for a module; the tests of a suite are cheapest where they share one array. */
function createTestIdentities(module) {
    const occurrences = createOccurrences();
    let lastModule = module;
    let lastSuite;
    let prefix = '';
    return {
        next(suite, name, ownModule = module) {
            if (suite !== lastSuite || ownModule !== lastModule) {
                lastModule = ownModule;
                lastSuite = suite;
                prefix = prefixJson(ownModule, suite);
            }
            const id = digest(identityJson(prefix, name, 0));
            const occurrence = occurrences.next(id);
            return occurrence === 0 ? id : digest(identityJson(prefix, name, occurrence));
        },
        restart() {
            lastSuite = undefined;
            occurrences.restart();
        },
    };
}
/** A duplicate is recognised while fewer than this many other tests stand between it and its last occurrence. */
const occurrenceWindow = 65_536;
/**
 * Makes a counter that never remembers fewer than the last {@link occurrenceWindow} different identities, nor more than twice
 * as many: two generations, of which the older is dropped when the younger is full.
 */
function createOccurrences(window = occurrenceWindow) {
    let young = createGeneration(window);
    let old = createGeneration(window);
    return {
        next(id) {
            const high = parseHex(id, 0);
            const low = parseHex(id, 8);
            const slot = young.find(high, low);
            let count = young.count(slot);
            if (count === 0) {
                count = old.count(old.find(high, low));
                if (young.isFull()) {
                    const dropped = old;
                    old = young;
                    young = dropped;
                    young.clear();
                }
                young.set(young.find(high, low), high, low, count + 1);
            }
            else {
                young.set(slot, high, low, count + 1);
            }
            return count;
        },
        restart() {
            young.clear();
            old.clear();
        },
    };
}
/**
 * A hash table of 64-bit keys with open addressing, at most half full. A slot is four numbers side by side, for the processor's
 * cache: both halves of the key, how often it came, and a stamp; slots of an earlier stamp are empty.
 */
function createGeneration(capacity) {
    const slots = new Uint32Array(4 * 2 ** Math.ceil(Math.log2(capacity * 2)));
    const mask = slots.length - 1;
    let stamp = 1;
    let size = 0;
    return {
        /** The slot that holds the key, or the empty one where it belongs. */
        find(high, low) {
            let slot = (low << 2) & mask;
            while (slots[slot + 3] === stamp && !(slots[slot] === high && slots[slot + 1] === low))
                slot = (slot + 4) & mask;
            return slot;
        },
        /** 0 where the slot is empty. */
        count: (slot) => (slots[slot + 3] === stamp ? (slots[slot + 2] ?? 0) : 0),
        set(slot, high, low, count) {
            if (slots[slot + 3] !== stamp)
                size += 1;
            slots[slot] = high;
            slots[slot + 1] = low;
            slots[slot + 2] = count;
            slots[slot + 3] = stamp;
        },
        isFull: () => size >= capacity,
        clear() {
            stamp += 1;
            size = 0;
        },
    };
}
/** In one piece, by `join`: it is hashed with every name. */
const prefixJson = (module, suite) => ['[', (0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(normalForm(module)), ',[', suite.map(pathJson).join(','), '],'].join('');
const identityJson = (prefix, name, occurrence) => occurrence === 0 ? `${prefix}${pathJson(name)}]` : `${prefix}${pathJson(name)},${occurrence}]`;
const pathJson = (text) => ((0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlain */ .$)(text) ? `"${text}"` : (0,_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(normalForm(text).replaceAll('\\', '/')));
const normalForm = (text) => (0,_well_formed_js__WEBPACK_IMPORTED_MODULE_2__/* .wellFormed */ .E)(text).normalize('NFC');
const digest = (json) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', json, 'hex').slice(0, 32);
/** The number that eight hexadecimal digits stand for; parseInt takes five times as long. */
function parseHex(text, start) {
    let value = 0;
    for (let index = start; index < start + 8; index += 1) {
        const code = text.charCodeAt(index);
        // Digits are 0x30 to 0x39, letters 0x61 to 0x66.
        value = (value << 4) | ((code & 15) + (code >> 6) * 9);
    }
    return value >>> 0;
}


/***/ }),

/***/ 57534:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ wellFormed)
/* harmony export */ });
/** Replaces lone surrogates, which UTF-8 cannot express, by U+FFFD. */
const wellFormed = (text) => text.toWellFormed();


/***/ }),

/***/ 27047:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ codeSpan),
/* harmony export */   d: () => (/* binding */ codeFence)
/* harmony export */ });
/** The length of the longest run of backticks in a text. */
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
/** A fence for a code block that nothing inside can close. */
const codeFence = (text) => '`'.repeat(Math.max(3, longestRun(text) + 1));
/** A text of one line as a code span; the spaces go where Markdown would lose a backtick or a space at either end. */
function codeSpan(text) {
    const mark = '`'.repeat(longestRun(text) + 1);
    const space = /^[` ]|[` ]$/.test(text) && /[^ ]/.test(text) ? ' ' : '';
    return `${mark}${space}${text}${space}${mark}`;
}


/***/ }),

/***/ 3343:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ codeText)
/* harmony export */ });
/* harmony import */ var _display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(81849);

/** A text as a block of code shows it: without the empty lines at its end, which producers leave there. */
const codeText = (value) => (0,_display_text_js__WEBPACK_IMPORTED_MODULE_0__/* .displayText */ .W)(value).replace(/(?<!\n)\n+$/, '');


/***/ }),

/***/ 57789:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   VO: () => (/* binding */ zeroWidthSpace),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   m3: () => (/* binding */ breakReferences)
/* harmony export */ });
/* harmony import */ var _display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(81849);

/** Invisible, and the end of a word for whoever looks for one. */
const zeroWidthSpace = '\u200b';
const broken = (match) => match + zeroWidthSpace;
/**
 * Breaks what GitHub finds in text after Markdown was read, where no escape helps: mentions and e-mail addresses, issue numbers
 * (`#12`, `GH-3`, `owner/repo#1`), emoji names and commits. Bare addresses are broken too: a stranger's link in a comment of ours
 * would be trusted, and one of an issue would write into that issue's timeline.
 */
function breakReferences(text) {
    return (text
        .replace(/@/g, broken)
        .replace(/#(?=\d|$)/g, broken)
        .replace(/\bgh-(?=\d|$)/gi, broken)
        .replace(/:(?=\/\/)/g, broken)
        .replace(/www(?=\.)/gi, broken)
        .replace(/:(?=[\w+-]+:)/g, broken)
        // Seven hexadecimal digits may be a commit, so no piece has as many.
        .replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken)));
}
/** Text in an element that the renderer writes itself, where Markdown is not read: the summary of a fold. */
function escapeHtml(text) {
    return breakReferences((0,_display_text_js__WEBPACK_IMPORTED_MODULE_0__/* .displayLine */ .p)(text)).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
const references = {
    '&': '&amp;',
    '<': '&lt;',
    // A backslash before a pipe means something else in a cell than elsewhere, and a dollar sign begins mathematics even behind one.
    '|': '&#124;',
    $: '&#36;',
};
/** Text anywhere in Markdown: in a paragraph, a heading, a cell, a list item, a link. It comes out as the one text that it was. */
function escapeMarkdown(text) {
    return (breakReferences((0,_display_text_js__WEBPACK_IMPORTED_MODULE_0__/* .displayLine */ .p)(text))
        .replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`)
        // Between letters it emphasises nothing, and test names are full of it.
        .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
        // What makes a list, a quotation, a rule or the line under a heading at the start of a line.
        .replace(/^( ?)([-+=>.)])/, '$1\\$2')
        .replace(/^( ?\d+)([.)])(?= |$)/, '$1\\$2'));
}


/***/ }),

/***/ 91363:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ fit),
/* harmony export */   i: () => (/* binding */ richestThatFits)
/* harmony export */ });
/**
 * Bisection for the richest step of a ladder that fits. Gives the steps to try; is told of each whether it fits.
 * The richest first: it nearly always fits.
 */
function* stepsToTry(ladder) {
    let low = 0;
    let high = ladder.length - 1;
    for (let middle = 0; low <= high; middle = (low + high) >> 1) {
        const step = ladder[middle];
        if (step === undefined)
            return;
        if (yield step)
            high = middle - 1;
        else
            low = middle + 1;
    }
}
/**
 * The richest payload of a ladder that fits; nothing is ever cut off a payload that is done.
 * @param ladder from the richest to the poorest; where one step fits, so do all below it
 * @returns nothing where not even the poorest fits
 */
async function richestThatFits(ladder, make, fits) {
    let best;
    const steps = stepsToTry(ladder);
    for (let next = steps.next(); !next.done;) {
        const payload = await make(next.value);
        const isFitting = fits(payload);
        if (isFitting)
            best = payload;
        next = steps.next(isFitting);
    }
    return best;
}
/**
 * The richest of a ladder of texts that fits a limit; nothing is ever cut off a text that is done.
 * @param ladder from the richest to the poorest; no step may make a longer text than the one before
 * @param limitBytes of its UTF-8 form
 * @returns nothing where not even the poorest fits
 */
function fit(ladder, render, limitBytes) {
    let best;
    const steps = stepsToTry(ladder);
    for (let next = steps.next(); !next.done;) {
        const text = render(next.value);
        const isFitting = Buffer.byteLength(text) <= limitBytes;
        if (isFitting)
            best = text;
        next = steps.next(isFitting);
    }
    return best;
}


/***/ }),

/***/ 50798:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ linkTarget)
/* harmony export */ });
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const allowedScheme = /^(?:https?|mailto):/i;
/**
 * An address that is safe to write into Markdown, HTML and chat: everything that is special there is percent-encoded.
 * Undefined where it is neither `https:`, `http:`, `mailto:` nor relative.
 */
function linkTarget(url) {
    const encoded = url
        .trim()
        .replace(/\p{Surrogate}/gu, '\ufffd')
        .replace(/[^\w.~:/?#@!$&*+,;=%-]/gu, encodeURIComponent)
        // encodeURIComponent lets these through.
        .replace(/[()'!*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    if (encoded === '')
        return undefined;
    return scheme.test(encoded) && !allowedScheme.test(encoded) ? undefined : encoded;
}


/***/ }),

/***/ 9039:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   pT: () => (/* binding */ squares),
/* harmony export */   rf: () => (/* binding */ signs)
/* harmony export */ });
/** Each outcome as an emoji: in comments and chats there is no other sign that every client shows. */
const signs = {
    successful: '\u2705',
    failed: '\u274c',
    skipped: '\u23ed\ufe0f',
    cancelled: '\ud83d\udeab',
    running: '\u23f3',
    unknown: '\u2754',
    flaky: '\ud83d\udd01',
};
/** A cell of a chart. */
const squares = { successful: '\ud83d\udfe9', failed: '\ud83d\udfe5', skipped: '\u2b1c', cancelled: '\ud83d\udfe7', running: '\ud83d\udfe6', unknown: '\ud83d\udfea' };
/** What the box of an alert says about itself, where a colour alone would not do. */
const severities = {
    note: '\u2139\ufe0f Note',
    tip: '\ud83d\udca1 Tip',
    important: '\u2757 Important',
    warning: '\u26a0\ufe0f Warning',
    caution: '\ud83d\uded1 Caution',
};


/***/ }),

/***/ 69047:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ padColumns),
/* harmony export */   L: () => (/* binding */ textColumns)
/* harmony export */ });
/** Characters that take two columns: those of East Asia, and emoji (Unicode Standard Annex 11, in the large). */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
/** Characters that take none. */
const narrow = /[\p{Mark}\u200b-\u200d\u2060\ufeff]/u;
const colour = /\u001b\[\d*m/g;
/** How many columns of a terminal a text takes; our own colours take none. */
function textColumns(text) {
    let columns = 0;
    for (const character of text.replace(colour, ''))
        columns += narrow.test(character) ? 0 : wide.test(character) ? 2 : 1;
    return columns;
}
/** A text with spaces before or behind it, up to so many columns. */
function padColumns(text, columns, align) {
    const spaces = ' '.repeat(Math.max(0, columns - textColumns(text)));
    return align === 'right' ? spaces + text : text + spaces;
}


/***/ }),

/***/ 42738:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ userMarkdown)
});

// EXTERNAL MODULE: ./src/display-text.ts
var display_text = __nccwpck_require__(81849);
// EXTERNAL MODULE: ./src/render/escape.ts
var render_escape = __nccwpck_require__(57789);
// EXTERNAL MODULE: ./src/render/link-target.ts
var link_target = __nccwpck_require__(50798);
;// CONCATENATED MODULE: ./src/render/markdown-value.ts



const address = /^https?:\/\/[^/\s]\S*$/i;
/** Branches, commits, versions, paths: nothing in them means anything to Markdown, wherever the user puts them. */
const harmless = /^(?!.*(?:www\.|gh-\d))[a-z\d/](?:[a-z\d./-]|(?<=[a-z\d])_+(?=[a-z\d]))*$/i;
const number = /^-?\d+(?:[.,]\d+)*%?$/;
/** What the user wrote before a value and what would make an element of it: `<{{ env.NAME }}>`. */
const openElement = /<[!/?]?-?$/;
/**
 * Not a backslash before it: that would show in an element of the user's, and one of the user's before it would undo it. A character
 * reference makes no structure anywhere: in text, in a cell, in an address, in an attribute.
 */
const reference = (character) => `&#${character.charCodeAt(0)};`;
function escapeValue(value) {
    return ((0,render_escape/* breakReferences */.m3)((0,display_text/* displayLine */.p)(value))
        .replace(/[\\`*[\]<>~|#&$"'!()]/g, reference)
        .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, reference)
        // What makes a list, a quotation, a rule or the line under a heading at the start of a line.
        .replace(/^[-+=>.]/, reference)
        .replace(/(?<=^\d+)\.(?= |$)/, reference)
        // Markdown takes no asterisks for markup beside a space.
        .replace(/^\s|\s$/g, reference));
}
/** An address as text, as the target of a link and in an attribute: nothing in it is a mention, mathematics or a character reference. */
const addressText = (target) => target.replace(/[@$;]/g, (character) => encodeURIComponent(character));
/**
 * A stranger's text within the Markdown that a user wrote, on one line: it can neither ping, nor link, nor open an element, nor change
 * what stands around it. Whole addresses, names, numbers and paths stay what they are, so that they also work in links and code.
 * @param before what stands before it
 */
function markdownValue(value, before) {
    const line = (0,display_text/* displayLine */.p)(value);
    // Behind a letter it would be text, not an address, and that is read for mentions.
    const target = address.test(line.trim()) && !/[\w\\]$|<[!/?]-?$/.test(before) ? (0,link_target/* linkTarget */.C)(line) : undefined;
    if (target !== undefined)
        return addressText(target);
    const shown = harmless.test(line) || number.test(line) ? line : escapeValue(value);
    return openElement.test(before) ? render_escape/* zeroWidthSpace */.VO + shown : shown;
}

;// CONCATENATED MODULE: ./src/render/user-markdown.ts

const detailsStart = /^ {0,3}<details\b/i;
const detailsEnd = /<\/details\s{0,99}>/gi;
const endsWith = (mark) => ({ isEnd: (line) => line.toLowerCase().includes(mark), end: `\n${mark}` });
const comment = endsWith('-->');
/** Elements that a line begins with hide fences up to the next empty line (CommonMark, HTML blocks). */
const user_markdown_element = { isEnd: (line) => line.trim() === '', end: '' };
const elementStart = /^ {0,3}<\/?(?:details|summary|div|p|table|thead|tbody|tfoot|caption|tr|t[dh]|[uod]l|li|d[td]|h[1-6r]|center|section|blockquote|fig\w+)(?:[\s/>]|$)/i;
/** The block that begins with a line; one of a single line has its end in it. */
function rawBlock(line) {
    const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (fence !== undefined)
        return { isEnd: (end) => /^ {0,3}(`+|~+)[ \t]*$/.exec(end)?.[1]?.startsWith(fence) === true, end: `\n${fence}` };
    if (/^ {0,3}<!--/.test(line))
        return comment.isEnd(line) ? undefined : comment;
    const literal = /^ {0,3}<(pre|script|style|textarea)(?:[\s>]|$)/i.exec(line)?.[1];
    if (literal !== undefined) {
        const block = endsWith(`</${literal.toLowerCase()}>`);
        return block.isEnd(line) ? undefined : block;
    }
    return elementStart.test(line) ? user_markdown_element : undefined;
}
const listItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)]) /;
const interruptsParagraph = /^ {0,3}(?:#{1,6} |>|-{3,}$|\*{3,}$|<!--|<(?:pre|script|style|textarea)\b)/i;
const isBlank = (line) => line.trim() === '';
const indentation = (line) => line.length - line.trimStart().length;
/**
 * What a text needs behind it, so that the rest of the report is not taken for a part of it: the ends of a fence, a comment and
 * folds. Only what begins a line counts; elements are not parsed. What is in a list item ends with the item.
 */
function closing(text) {
    let raw;
    let folds = 0;
    /** How far the lines of the current list item are indented. */
    let item = 0;
    let isParagraph = false;
    for (const line of text.split('\n')) {
        const isInside = isBlank(line) || indentation(line) >= item;
        if (raw === undefined || !isInside) {
            const marker = listItem.exec(line)?.[0].length;
            const isLazy = isParagraph && rawBlock(line) === undefined && !interruptsParagraph.test(line);
            raw = undefined;
            if (marker !== undefined)
                item = marker;
            else if (!isInside && !isLazy)
                item = 0;
            raw = rawBlock(line.slice(item));
            isParagraph = raw === undefined && !isBlank(line);
        }
        else if (raw.isEnd(line.slice(item)))
            raw = undefined;
        if (item === 0 && (raw === undefined || raw === user_markdown_element)) {
            folds = Math.max(0, folds + Number(detailsStart.test(line)) - (line.match(detailsEnd)?.length ?? 0));
        }
    }
    return (item === 0 ? (raw?.end ?? '') : '') + '\n\n</details>'.repeat(folds);
}
/** Values that touch are one value: two harmless halves may make a link. */
function joined(parts) {
    const whole = [];
    for (const part of parts) {
        const last = whole.at(-1);
        if (part.text === '')
            continue;
        if (last !== undefined && last.kind === part.kind)
            whole[whole.length - 1] = { kind: last.kind, text: last.text + part.text };
        else
            whole.push(part);
    }
    return whole;
}
/** Markdown as the user wrote it, the values in it escaped, and nothing left open. */
function userMarkdown(parts) {
    let text = '';
    for (const part of joined(parts)) {
        text += part.kind === 'markdown' ? part.text.replace(/\r\n?/g, '\n') : markdownValue(part.text, text.slice(-4));
    }
    // Not the spaces before the first line: four of them make code of it.
    const trimmed = text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
    return trimmed + closing(trimmed);
}


/***/ }),

/***/ 95798:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suiteTitle),
/* harmony export */   n: () => (/* binding */ testLine)
/* harmony export */ });
/* harmony import */ var _durations_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(39523);
/* harmony import */ var _node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(81677);


/** The names of a suite's path on one line. */
const suiteTitle = (suite) => suite.join(' \u203a ');
const withLine = (file, line) => (line === undefined ? file : `${file}:${line}`);
function sourceUrl({ serverUrl, repository, commit }, { file, line }) {
    const path = [repository, 'blob', commit, file]
        .flatMap((part) => part.split('/'))
        .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')));
    return `${serverUrl.replace(/\/$/, '')}/${path.join('/')}${line === undefined ? '' : `#L${line}`}`;
}
/** Where a test is: linked where it is known in the project, else as its result file says. */
function testPlace(test, { locations, source }) {
    const location = locations.get(test);
    if (location === undefined)
        return test.file === undefined ? [] : [(0,_node_builders_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineCode */ .ti)(withLine(test.file, test.line))];
    const place = (0,_node_builders_js__WEBPACK_IMPORTED_MODULE_1__/* .inlineCode */ .ti)(withLine(location.file, location.line));
    return source === undefined ? [place] : [{ type: 'link', url: sourceUrl(source, location), children: [place] }];
}
/** One line that says which test it is, where, and how long it took. */
function testLine(test, scope, withSuite) {
    const suite = withSuite ? suiteTitle(test.suite) : '';
    return (0,_node_builders_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .Bs)([(0,_node_builders_js__WEBPACK_IMPORTED_MODULE_1__/* .badge */ .qS)(test.flaky ? 'flaky' : test.status), (0,_node_builders_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(' '), (0,_node_builders_js__WEBPACK_IMPORTED_MODULE_1__/* .strong */ .ko)(test.name)], suite === '' ? [] : [(0,_node_builders_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(suite)], testPlace(test, scope), test.attempts === undefined ? [] : [(0,_node_builders_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`${test.attempts} attempts`)], test.duration === undefined ? [] : [(0,_node_builders_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(test.duration))]);
}


/***/ }),

/***/ 65132:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   p: () => (/* binding */ countOf)
/* harmony export */ });
/** `1,204`, in every locale of the machine. By hand: `Intl.NumberFormat` would be a tenth of the whole start-up. */
const formatCount = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
/** `1 test`, `1,204 tests`. */
const countOf = (count, noun) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;


/***/ }),

/***/ 70982:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ defaultTemplate)
/* harmony export */ });
/** The report where nobody configured one: what happened, then what broke and where, then the rest. */
const defaultTemplate = {
    components: [
        { type: 'headline' },
        { type: 'testSummary' },
        { type: 'problems' },
        { type: 'section', title: 'Failed tests', components: [{ type: 'tests', status: ['failed'], groupBy: 'none' }] },
        { type: 'section', title: 'Flaky tests', components: [{ type: 'flakyTests' }] },
        { type: 'section', title: 'Tags', components: [{ type: 'tagSummary' }] },
        { type: 'section', title: 'Slowest tests', collapsible: true, components: [{ type: 'slowestTests' }] },
    ],
};


/***/ }),

/***/ 33349:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ detailLadder),
/* harmony export */   eY: () => (/* binding */ terminalDetail),
/* harmony export */   p0: () => (/* binding */ fullDetail),
/* harmony export */   vc: () => (/* binding */ noDetail)
/* harmony export */ });
/** Everything there is. */
const fullDetail = { extras: true, tests: Number.POSITIVE_INFINITY, detailLines: Number.POSITIVE_INFINITY };
/** What a terminal shows: the page before people lose the beginning. */
const terminalDetail = { extras: false, tests: 20, detailLines: 0 };
/** Counts alone. */
const noDetail = { extras: false, tests: 0, detailLines: 0 };
const shortened = 12;
/**
 * The steps from everything down to counts alone, the richest first: everything, what failed, the same with shorter details, the
 * first so many failed tests, counts.
 * @param tests how many tests the longest list has
 */
function detailLadder(tests) {
    const first = Array.from({ length: tests }, (_, index) => ({ extras: false, tests: tests - index, detailLines: shortened }));
    return [fullDetail, { ...fullDetail, extras: false }, ...first, noDetail];
}


/***/ }),

/***/ 27543:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ diffExcerpt)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(65132);
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(27011);


/** So many lines of context say where in a value a difference is. */
const contextLines = 3;
const maximumLineLength = 400;
const isContext = (line) => line !== undefined && !/^[-+]/.test(line);
/** Replaces the middle of every long run of context. */
function withShortContext(lines) {
    const shown = [];
    for (let start = 0; start < lines.length;) {
        let end = start + 1;
        while (isContext(lines[start]) && isContext(lines[end]))
            end++;
        const run = lines.slice(start, end);
        const hidden = run.length - 2 * contextLines;
        if (hidden > 1)
            shown.push(...run.slice(0, contextLines), `  \u2026 ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .p)(hidden, 'more line')}`, ...run.slice(-contextLines));
        else
            for (const line of run)
                shown.push(line);
        start = end;
    }
    return shown;
}
/**
 * A diff in at most so many lines, and one that says how many more there are: context that is far from every difference goes first.
 * @returns the very lines where nothing was left out
 */
function diffExcerpt(lines, limit) {
    const near = lines.length <= limit ? lines : withShortContext(lines);
    const first = near.length <= limit ? near : [...near.slice(0, limit), `  \u2026 ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .p)(near.length - limit, 'more line')}`];
    return first.some((line) => line.length > maximumLineLength) ? first.map((line) => (0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .m)(line, maximumLineLength)) : first;
}


/***/ }),

/***/ 39523:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
function pair(ms, large, largeName, small, smallName) {
    return `${Math.floor(ms / large)} ${largeName} ${Math.floor((ms % large) / small)} ${smallName}`;
}
/** A length of time, given in ms, in its two largest units: `340 ms`, `2.5 s`, `2 m 13 s`, `1 h 4 m`, `3 d 2 h`. */
function formatDuration(ms) {
    if (ms > 0 && ms < 1)
        return '< 1 ms';
    const whole = Math.round(ms);
    if (whole < second)
        return `${whole} ms`;
    const tenths = Math.round(ms / 100);
    if (tenths < 100)
        return `${tenths / 10} s`;
    // Rounded first: 59,960 ms is one minute, not 60 seconds.
    const seconds = Math.round(ms / second) * second;
    if (seconds < minute)
        return `${seconds / second} s`;
    if (seconds < hour)
        return pair(seconds, minute, 'm', second, 's');
    if (seconds < day)
        return pair(seconds, hour, 'h', minute, 'm');
    return pair(seconds, day, 'd', hour, 'h');
}


/***/ }),

/***/ 47328:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  i: () => (/* binding */ failureDiff)
});

// EXTERNAL MODULE: ./src/display-text.ts
var display_text = __nccwpck_require__(81849);
;// CONCATENATED MODULE: ./src/report/compared-values.ts
const context = (line) => `  ${line}`.trimEnd();
const signed = (sign, line) => `${sign} ${line}`.trimEnd();
const signOf = ({ kind }) => (kind === 'expected' ? '-' : '+');
function sameLines(a, b, limit, at) {
    let count = 0;
    while (count < limit && at(a, count) === at(b, count))
        count++;
    return count;
}
/** Two values under their labels; the lines that both begin with, and those that both end with, stand there once. */
function contrast(expected, actual) {
    const shorter = Math.min(expected.value.length, actual.value.length);
    const head = sameLines(expected.value, actual.value, shorter, (lines, index) => lines[index]);
    const tail = sameLines(expected.value, actual.value, shorter - head, (lines, index) => lines[lines.length - 1 - index]);
    const middle = ({ value }) => value.slice(head, value.length - tail);
    return [
        signed('-', expected.label),
        signed('+', actual.label),
        ...expected.value.slice(0, head).map(context),
        ...middle(expected).map((line) => signed('-', line)),
        ...middle(actual).map((line) => signed('+', line)),
        ...expected.value.slice(expected.value.length - tail).map(context),
    ];
}
/** The lines of a diff that says what a comparison says: `-` was expected, `+` came instead, the rest of the message is context. */
function comparisonDiff({ before, values, after }) {
    const [first, second] = values;
    const areShort = first.value.length <= 1 && second.value.length <= 1;
    const shown = areShort
        ? values.flatMap((value) => value.lines.map((line) => signed(signOf(value), line)))
        : first.kind === 'expected'
            ? contrast(first, second)
            : contrast(second, first);
    return [...before.map(context), ...shown, ...after.map(context)];
}

;// CONCATENATED MODULE: ./src/report/inline-values.ts
// JUnit 5 names the class where both look the same: `expected: java.lang.Long@1f<1> but was: \u2026`. TestNG writes no colon.
const opening = /\bexpected:? ?[\w.$@]{0,200}([<[])/i;
const middles = {
    '<': />\.? (?:but was|actual): ?[\w.$@]{0,200}</i,
    '[': /\]\.? but (?:was|found):? ?[\w.$@]{0,200}\[/i,
};
/** Behind the actual value: its bracket at the end of a line, else the next one; that of MSTest before a full stop. */
function endOfActual(text, from, bracket, hasStop) {
    let next = -1;
    for (let index = text.indexOf(bracket, from); index !== -1; index = text.indexOf(bracket, index + 1)) {
        if (next === -1)
            next = index;
        const behind = text[index + 1];
        if (hasStop && behind === '.')
            return index;
        if (!hasStop && (behind === undefined || behind === '\n'))
            return index;
    }
    return next;
}
function comparedValue(kind, label, value, whole) {
    return { kind, label: label.trim(), value: value.split('\n'), lines: [whole.trim()] };
}
const linesAround = (text) => (text.trim() === '' ? [] : text.replace(/^\n/, '').trimEnd().split('\n'));
/**
 * Finds an expected and an actual value within a sentence: `expected: <1> but was: <2>` (JUnit), `expected [1] but found [2]`
 * (TestNG), `Expected:<1>. Actual:<2>.` (MSTest).
 */
function inlineValues(text) {
    const open = opening.exec(text);
    if (open === null)
        return undefined;
    const expectedStart = open.index + open[0].length;
    const [bracket, middle] = open[1] === '<' ? ['>', middles['<']] : [']', middles['[']];
    const between = middle.exec(text.slice(expectedStart));
    if (between === null)
        return undefined;
    const expectedEnd = expectedStart + between.index;
    const actualStart = expectedEnd + between[0].length;
    const actualEnd = endOfActual(text, actualStart, bracket, between[0].startsWith('>.'));
    if (actualEnd === -1)
        return undefined;
    // Behind the bracket, and the full stop that MSTest puts there.
    const boundary = expectedEnd + between[0].indexOf(' ');
    const end = actualEnd + (text[actualEnd + 1] === '.' ? 2 : 1);
    return {
        before: linesAround(text.slice(0, open.index)),
        values: [
            comparedValue('expected', open[0].slice(0, -1), text.slice(expectedStart, expectedEnd), text.slice(open.index, boundary)),
            comparedValue('actual', text.slice(boundary, actualStart - 1), text.slice(actualStart, actualEnd), text.slice(boundary, end)),
        ],
        after: linesAround(text.slice(end).replace(/^[ \t]+/, '')),
    };
}

;// CONCATENATED MODULE: ./src/report/labelled-values.ts
/** So far into a line, a label ends: long enough for the source text of Qt's operands, and a bound for the search. */
const maximumLabel = 200;
// What may stand between the word and the colon: `Expected number of calls:` (jest), `Actual   (list.size()):`, `Expected (a) size:` (Qt).
const untilColon = String.raw `(?: \w+){0,4}\s*(?:\(.*?\)[^:()]*)?:`;
// Hamcrest's `but:`, NUnit's and AssertJ's `but was:`, Truth's `but was :`, RSpec's `got:`, NFluent's `The checked value:`.
const actualLabel = new RegExp(String.raw `^\s*(?:actual|received|got|but|the checked|expecting)${untilColon}`, 'i');
const expectedLabel = new RegExp(String.raw `^\s*(?:expected|the expected|to be equal to)${untilColon}`, 'i');
const stackFrame = /^\s*at\s/;
/** What ends a value: an arrow below it (NUnit, xUnit.net), the explanation of a matcher (Dart, AssertJ, RSpec), a stack. */
const terminator = /^\s*(?:-*\^\s*$|[\u2191\u2193]|(?:which|message|stack ?trace|call log|diff\w*)\b.{0,40}:|but (?:was|were) not\b|\(compared using )/i;
function labelAt(lines, index) {
    const head = (lines[index] ?? '').slice(0, maximumLabel);
    const expected = expectedLabel.exec(head)?.[0];
    if (expected !== undefined)
        return { kind: 'expected', text: expected, index };
    const actual = actualLabel.exec(head)?.[0];
    return actual === undefined ? undefined : { kind: 'actual', text: actual, index };
}
const isBlank = (line) => line === undefined || line.trim() === '';
const indentation = (line) => line.length - line.trimStart().length;
/** The same lines, further left by as many columns as they have there, at most `columns`. */
const outdented = (lines, columns) => lines.map((line) => line.slice(Math.min(columns, indentation(line))));
function withoutBlankEnd(lines) {
    let end = lines.length;
    while (end > 0 && isBlank(lines[end - 1]))
        end--;
    return lines.slice(0, end);
}
function labelledValue({ kind, text, index }, lines, end) {
    const [line = '', ...continuation] = withoutBlankEnd(lines.slice(index, end));
    const begin = line.slice(text.length).trimStart();
    const column = line.length - begin.length;
    const isAligned = continuation.every((more) => isBlank(more) || indentation(more) >= column);
    return {
        kind,
        label: text.trim(),
        value: begin === '' ? continuation : [begin, ...(isAligned ? outdented(continuation, column) : continuation)],
        lines: [line, ...continuation],
    };
}
/** Behind the line of the second label: how far its value reaches. */
function endOfSecond(lines, second, first) {
    const line = lines[second.index] ?? '';
    const isAlone = isBlank(line.slice(second.text.length));
    const hasBlankLines = first.value.some(isBlank);
    let index = second.index + 1;
    for (; index < lines.length; index++) {
        const next = lines[index] ?? '';
        if (terminator.test(next) || stackFrame.test(next) || labelAt(lines, index) !== undefined)
            break;
        if (first.value.length > 1) {
            if (isBlank(next) && !hasBlankLines)
                break;
        }
        else if (isAlone) {
            // `to be equal to:` and its one line.
            if (isBlank(next) || index > second.index + 1)
                break;
        }
        else if (isBlank(next) || indentation(next) <= indentation(line))
            break;
    }
    return index;
}
function comparison(lines, first, second) {
    const columns = Math.min(indentation(first.text), indentation(second.text));
    const all = outdented(lines, columns);
    const firstLabel = { ...first, text: first.text.slice(columns) };
    const secondLabel = { ...second, text: second.text.slice(columns) };
    const firstValue = labelledValue(firstLabel, all, second.index);
    const end = endOfSecond(all, secondLabel, firstValue);
    const secondValue = labelledValue(secondLabel, all, end);
    return {
        before: all.slice(0, first.index),
        values: [firstValue, secondValue],
        after: all.slice(second.index + secondValue.lines.length),
    };
}
/** Finds an expected and an actual value that begin lines of their own, each behind its label: `Expected: 3`, `But was:  4`. */
function labelledValues(lines) {
    let first;
    for (let index = 0; index < lines.length; index++) {
        if (stackFrame.test(lines[index] ?? ''))
            first = undefined;
        const label = labelAt(lines, index);
        if (label === undefined)
            continue;
        if (first !== undefined && first.kind !== label.kind)
            return comparison(lines, first, label);
        first = label;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/report/ready-made-diff.ts
/** So far into a line, a legend is looked for. */
const maximumLegend = 300;
const word = '(expected|snapshot|want|actual|received|got)';
// `+ expected - actual` (mocha), `+ actual - expected` (node:assert), `diff (-expected +actual):` (Truth), `(-want +got):` (go-cmp).
const oneLine = new RegExp(String.raw `(?:^\s*|\()([-+]) ?${word},? ?([-+]) ?${word}\b`, 'i');
// `- Expected` above `+ Received` (jest, Vitest), `--- Expected` above `+++ Actual` (PHPUnit, testify).
const halfLine = new RegExp(String.raw `^(\s*)(-+|\++) ${word}\b`, 'i');
const kindOf = (name = '') => (/^(?:expected|snapshot|want)$/i.test(name) ? 'expected' : 'actual');
const isSigned = (line) => /^\s*[-+]/.test(line);
const blanksBefore = (line) => line.slice(0, line.length - line.trimStart().length);
const ready_made_diff_context = (line) => (line.trim() === '' ? '' : `  ${line}`);
const turned = (line) => line.replace(/^[-+]/, (sign) => (sign === '-' ? '+' : '-'));
/** The lines of a diff with its signs in the first column; what is not indented like the diff does not belong to it. */
function body(lines, { indentation, isTurned }) {
    return lines.map((line) => {
        if (!line.startsWith(indentation))
            return ready_made_diff_context(line);
        const own = line.slice(indentation.length);
        return (isTurned ? turned(own) : own).trimEnd();
    });
}
function withOneLineLegend(lines, index) {
    const line = lines[index] ?? '';
    const [legend, firstSign, firstWord = '', secondSign, secondWord = ''] = oneLine.exec(line.slice(0, maximumLegend)) ?? [];
    if (legend === undefined || firstSign === secondSign || kindOf(firstWord) === kindOf(secondWord))
        return undefined;
    const behind = lines.slice(index + 1);
    const isTurned = (firstSign === '-') !== (kindOf(firstWord) === 'expected');
    const isAlone = !legend.startsWith('(');
    const [expected, actual] = kindOf(firstWord) === 'expected' ? [firstWord, secondWord] : [secondWord, firstWord];
    const shown = isTurned ? line.replace(legend, legend.replace(/[-+]/g, turned)) : line;
    return [
        ...lines.slice(0, index).map(ready_made_diff_context),
        ...(isAlone ? [`- ${expected}`, `+ ${actual}`] : [ready_made_diff_context(shown)]),
        ...body(behind, { indentation: blanksBefore(isAlone ? line : (behind.find(isSigned) ?? '')), isTurned }),
    ];
}
function withTwoLineLegend(lines, index) {
    const first = halfLine.exec((lines[index] ?? '').slice(0, maximumLegend));
    const second = halfLine.exec((lines[index + 1] ?? '').slice(0, maximumLegend));
    if (first === null || second === null)
        return undefined;
    const [, indentation = '', firstSigns = '', firstWord] = first;
    const [, , secondSigns = '', secondWord] = second;
    if (firstSigns[0] === secondSigns[0] || kindOf(firstWord) === kindOf(secondWord))
        return undefined;
    const isTurned = firstSigns.startsWith('-') !== (kindOf(firstWord) === 'expected');
    // The signs of a header are as many as three.
    const legend = (line = '') => (isTurned ? line.trim().replace(/^(?:-+|\++)/, (signs) => signs.replace(/./g, turned)) : line.trim());
    return [
        ...lines.slice(0, index).map(ready_made_diff_context),
        legend(lines[index]),
        legend(lines[index + 1]),
        ...body(lines.slice(index + 2), { indentation, isTurned }),
    ];
}
/** pytest (5.4 and later) explains a comparison with lines of `- ` and `+ ` below it, behind an `E` in its long form. */
function ofPytest(lines) {
    const marked = lines.filter((line) => /^E(?: |$)/.test(line)).map((line) => line.slice(1));
    const all = marked.length > 0 ? marked : lines;
    const start = all.findIndex((line) => /^\s*(?:AssertionError: )?assert /.test(line));
    if (start === -1)
        return undefined;
    const behind = all.slice(start + 1);
    const sample = behind.find((line) => /^\s*[-+] /.test(line));
    if (sample === undefined)
        return undefined;
    const indentation = blanksBefore(sample);
    if (!['- ', '+ '].every((sign) => behind.some((line) => line.startsWith(indentation + sign))))
        return undefined;
    const before = all.slice(0, start + 1).map((line) => ready_made_diff_context(line.trim()));
    return ['- expected', '+ actual', ...before, ...body(behind, { indentation, isTurned: false })];
}
/** Finds a text that is a diff already; in the result, `-` is always what was expected. */
function readyMadeDiff(lines) {
    // Below it there is nothing that a legend could explain.
    const lastSigned = lines.findLastIndex(isSigned);
    for (let index = 0; index < lastSigned; index++) {
        const found = withOneLineLegend(lines, index) ?? (index + 1 < lastSigned ? withTwoLineLegend(lines, index) : undefined);
        if (found !== undefined)
            return found;
    }
    return ofPytest(lines);
}

;// CONCATENATED MODULE: ./src/report/expected-actual.ts





/**
 * The lines of a failure's message as a diff, where it says what was expected and what came instead, in the words of any of the
 * well-known assertion libraries: `-` was expected, `+` came instead, everything else has two spaces before it. A text that is a
 * diff already stays one.
 */
function expectedActualDiff(message) {
    // Colours stand between a sign and the beginning of its line.
    const text = (0,display_text/* displayText */.W)(message);
    const lines = text.split('\n');
    const ready = readyMadeDiff(lines);
    if (ready !== undefined)
        return ready;
    const comparison = labelledValues(lines) ?? inlineValues(text);
    return comparison === undefined ? undefined : comparisonDiff(comparison);
}

;// CONCATENATED MODULE: ./src/report/failure-diff.ts

/** Where the stack begins in the details of a failure, at the latest; what was expected stands before it. */
const maximumHead = 2_000;
/** With the spaces before its first line: labels below are aligned with it. */
const withoutBlankEnds = (text) => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
/** The message and the lines before the stack, which many producers begin with the message, and with more of it. */
function headOf(details, message) {
    const head = details.slice(0, maximumHead);
    const stack = /^[ \t]+(?:at|\u276f)\s/m.exec(head)?.index;
    const text = withoutBlankEnds(head.slice(0, stack));
    return text.includes(message) ? text : `${message}\n\n${text}`;
}
/** Finds what was expected and what came instead in the message of a failure, else in the lines before its stack. */
function failureDiff(message, details) {
    const written = withoutBlankEnds(message);
    const lines = expectedActualDiff(written);
    if (lines !== undefined)
        return { lines, text: written };
    if (details === '')
        return undefined;
    const text = headOf(details, message.trim());
    const others = expectedActualDiff(text);
    return others && { lines: others, text };
}


/***/ }),

/***/ 81677:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Bs: () => (/* binding */ dotted),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Ui: () => (/* binding */ diff),
/* harmony export */   Zu: () => (/* binding */ commitCode),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   qS: () => (/* binding */ badge),
/* harmony export */   ti: () => (/* binding */ inlineCode)
/* harmony export */ });
const text = (value) => ({ type: 'text', value });
const strong = (value) => ({ type: 'strong', children: [text(value)] });
const inlineCode = (value) => ({ type: 'inlineCode', value });
const code = (value) => ({ type: 'code', value });
/** Lines that begin with `-` were expected, those with `+` came instead. */
const diff = (value) => ({ type: 'code', value, language: 'diff' });
const badge = (status, value = '') => ({ type: 'badge', status, value });
const paragraph = (...children) => ({ type: 'paragraph', children });
/** A list whose items are one line each. */
const lines = (items) => ({
    type: 'list',
    ordered: false,
    children: items.map((children) => ({ type: 'listItem', children: [{ type: 'paragraph', children }] })),
});
/** A section that is closed until somebody opens it. */
const fold = (title, children) => ({
    type: 'section',
    title: [text(title)],
    fold: 'closed',
    children,
});
/** The parts of a line, with a dot between each two. */
function dotted(...parts) {
    return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [text(' · '), ...part]));
}
/** A link to an address; what is shown alone where there is none. */
const linked = (url, shown) => url === undefined || url === '' ? shown : { type: 'link', url, children: [shown] };
/** So many characters of a commit's hash are shown, as GitHub does. */
const shownHash = 7;
/** A commit as people know it. */
const commitCode = (commit) => inlineCode(commit.slice(0, shownHash));


/***/ }),

/***/ 20342:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readAffixes),
/* harmony export */   U: () => (/* binding */ negativeAffixes)
/* harmony export */ });
/** Reads a prefix and a suffix as they are written in a pattern; their quotes must be closed. */
function readAffixes(prefix, suffix) {
    return { prefix: readAffix(prefix), suffix: readAffix(suffix) };
}
/**
 * The affixes of negative numbers. Those that look like the positive ones would hide the sign, so they count as none, and none
 * means a minus before the prefix.
 */
function negativeAffixes(positive, negative) {
    if (negative !== undefined && JSON.stringify(negative) !== JSON.stringify(positive))
        return negative;
    return { prefix: [{ kind: 'text', text: '-' }, ...positive.prefix], suffix: positive.suffix };
}
function readAffix(source) {
    const parts = [];
    let text = '';
    const endText = () => {
        if (text !== '')
            parts.push({ kind: 'text', text });
        text = '';
    };
    for (const [token, quoted] of source.matchAll(/''|'((?:[^']|'')*)'|¤¤?|[^'¤]+/g)) {
        if (token.startsWith('¤')) {
            endText();
            parts.push({ kind: token === '¤' ? 'currencySymbol' : 'currencyCode' });
        }
        else
            text += token === "''" ? "'" : (quoted?.replaceAll("''", "'") ?? token);
    }
    endText();
    return parts;
}


/***/ }),

/***/ 92958:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ parseNumberPattern)
/* harmony export */ });
/* harmony import */ var _number_affixes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(20342);

const maximumLength = 200;
/**
 * Reads a number pattern, or says what is wrong with it. Like ICU, and unlike Java, it refuses a pattern without a digit, digits
 * after the suffix has begun, groups of no digits, and grouping together with an exponent.
 */
function parseNumberPattern(source) {
    if (source.length > maximumLength)
        return { fault: fault(maximumLength, `the pattern is longer than ${maximumLength} characters`) };
    const unquoted = blankQuotes(source);
    const openQuote = unquoted.indexOf("'");
    if (openQuote !== -1)
        return { fault: fault(openQuote, 'the quoted text is not closed') };
    const [positive = '', negative, tooMany] = unquoted.split(';');
    const negativeStart = positive.length + 1;
    if (tooMany !== undefined) {
        const second = negativeStart + (negative?.length ?? 0);
        return { fault: fault(second, 'only one ";" may stand between the positive and the negative pattern') };
    }
    const places = findPlaces(positive, 0);
    const negativePlaces = negative === undefined ? undefined : findPlaces(negative, negativeStart);
    const shape = readNumber(unquoted.slice(places.number, places.suffix), places.number);
    if ('message' in shape)
        return { fault: shape };
    const affixFault = checkAffixes(unquoted, places) ?? (negativePlaces && checkAffixes(unquoted, negativePlaces));
    if (affixFault !== undefined)
        return { fault: affixFault };
    const affixesAt = ({ start, number, suffix, end }) => (0,_number_affixes_js__WEBPACK_IMPORTED_MODULE_0__/* .readAffixes */ .P)(source.slice(start, number), source.slice(suffix, end));
    const affixes = affixesAt(places);
    return {
        pattern: {
            ...shape,
            positive: affixes,
            negative: (0,_number_affixes_js__WEBPACK_IMPORTED_MODULE_0__/* .negativeAffixes */ .U)(affixes, negativePlaces && affixesAt(negativePlaces)),
            // A sign of the negative subpattern is shown, but only one of the positive one multiplies.
            scale: positive.includes('%') ? 2 : positive.includes('\u2030') ? 3 : 0,
        },
    };
}
const fault = (offset, message) => ({ message, offset });
/** Puts a letter in the place of everything that is quoted, so that every offset stays. */
const blankQuotes = (source) => source.replace(/''|'(?:[^']|'')*'/g, (text) => '_'.repeat(text.length));
function findPlaces(subpattern, start) {
    const number = /[#0,.]+(?:E0*)?/.exec(subpattern);
    const end = start + subpattern.length;
    if (number === null)
        return { start, number: end, suffix: end, end };
    return { start, number: start + number.index, suffix: start + number.index + number[0].length, end };
}
/** Reads the digits, which begin at `start` of the pattern. */
function readNumber(number, start) {
    const at = (offset, message) => fault(start + offset, message);
    if (number === '')
        return fault(0, 'the pattern has no digit: "0" or "#"');
    const [digits = '', exponent] = number.split('E');
    const [integer = '', fraction, ...more] = digits.split('.');
    const hashAfterZero = /0,*#/.exec(integer);
    if (hashAfterZero !== null)
        return at(hashAfterZero.index + hashAfterZero[0].length - 1, 'before the decimal point, "#" must stand before "0"');
    const emptyGroup = integer.search(/,(?:,|$)/);
    if (emptyGroup !== -1)
        return at(emptyGroup, 'a digit must follow the ","');
    if (fraction !== undefined) {
        const afterPoint = integer.length + 1;
        const comma = fraction.indexOf(',');
        if (comma !== -1)
            return at(afterPoint + comma, '"," may stand only before the decimal point');
        if (more.length > 0)
            return at(afterPoint + fraction.length, 'only one "." may stand in a number');
        const zeroAfterHash = fraction.indexOf('#0');
        if (zeroAfterHash !== -1)
            return at(afterPoint + zeroAfterHash + 1, 'after the decimal point, "0" must stand before "#"');
    }
    if (integer === '' && !fraction)
        return at(0, 'the pattern has no digit: "0" or "#"');
    if (exponent === '')
        return at(digits.length, '"0" must follow the "E"');
    if (exponent !== undefined && integer.includes(','))
        return at(integer.lastIndexOf(','), '"," cannot be used together with "E"');
    return shapeOf(integer, fraction, exponent);
}
function shapeOf(integer, fraction, exponent) {
    const places = integer.replaceAll(',', '').length;
    const zeros = countZeros(integer);
    const fractionZeros = countZeros(fraction ?? '');
    // Java reads `#.##` as `0.##` and `.##` as `.0#`: a number with a point has a digit beside it.
    const needsDigit = fraction !== undefined && zeros + fractionZeros === 0;
    const [, others, last] = /(?:,([#0]+))?,([#0]+)$/.exec(integer) ?? [];
    return {
        integerPlaces: places,
        minimumInteger: needsDigit && places > 0 ? 1 : zeros,
        minimumFraction: needsDigit && places === 0 ? 1 : fractionZeros,
        maximumFraction: fraction?.length ?? 0,
        alwaysPoint: fraction === '',
        ...(last !== undefined && { grouping: { last: last.length, others: (others ?? last).length } }),
        ...(exponent !== undefined && { minimumExponent: exponent.length }),
    };
}
const countZeros = (digits) => digits.split('0').length - 1;
/** Checks what stands around the digits of a subpattern. Those of a negative one mean nothing, but must end where they seem to. */
function checkAffixes(unquoted, { start, number, suffix, end }) {
    const [, second] = unquoted.slice(start, end).matchAll(/[%\u2030]/g);
    if (second !== undefined)
        return fault(start + second.index, 'only one "%" or "\u2030" may stand in a pattern; quote the other');
    if (unquoted.slice(number, suffix).endsWith('E'))
        return fault(suffix - 1, '"0" must follow the "E"');
    const digit = /[#0,.]/.exec(unquoted.slice(suffix, end));
    return digit === null ? undefined : fault(suffix + digit.index, `"${digit[0]}" after the number must be quoted`);
}


/***/ }),

/***/ 33551:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ compareAge)
/* harmony export */ });
/**
 * Which of two values is older, as `sort` wants it: by their times, and where one of the two has none, by their builds.
 * 0 where neither tells; then whoever came later is taken for newer.
 */
function compareAge(a, b) {
    if (a.timestamp !== undefined && b.timestamp !== undefined && a.timestamp !== b.timestamp)
        return a.timestamp - b.timestamp;
    return a.build === undefined || b.build === undefined ? 0 : compareNaturally(a.build, b.build);
}
/** Compares names in which numbers count as numbers: `4711.9` stands before `4711.10`. By hand: `Intl.Collator` ignores the dots. */
function compareNaturally(a, b) {
    const others = splitNumbers(b);
    for (const [index, part] of splitNumbers(a).entries()) {
        const other = others[index];
        if (other === undefined)
            return 1;
        // Of numbers without leading zeros, the longer is the larger, however many digits they have.
        const isNumber = index % 2 === 1;
        if (isNumber && part.length !== other.length)
            return part.length - other.length;
        if (part !== other)
            return part < other ? -1 : 1;
    }
    return 0;
}
/** What is no number at even places, numbers at odd ones. There are as many of the former as of the latter and one more. */
const splitNumbers = (name) => name.split(/(\d+)/).map((part, index) => (index % 2 === 1 ? part.replace(/^0+(?=\d)/, '') : part));


/***/ }),

/***/ 79835:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport)
});

;// CONCATENATED MODULE: ./src/report/join-tables.ts
/** Makes one table of neighbours that share a head: the very same object, by which a component says that its rows belong together. */
function joinTables(blocks) {
    const joined = [];
    let last;
    for (const block of blocks) {
        if (block.type === 'table' && block.head === last?.head) {
            for (const row of block.rows)
                last.rows.push(row);
        }
        else if (block.type === 'table') {
            last = { head: block.head, rows: [...block.rows] };
            joined.push({ ...block, rows: last.rows });
        }
        else {
            last = undefined;
            joined.push(block);
        }
    }
    return joined;
}

;// CONCATENATED MODULE: ./src/report/components/markdown.ts
/** Whether nothing would be seen: a text may be one expression whose value is empty. */
const isEmptyMarkdown = (parts) => parts.every(({ text }) => text.trim() === '');
/** What the user wrote. */
const markdown = ({ text }) => (isEmptyMarkdown(text) ? [] : [{ type: 'markdown', parts: text }]);

;// CONCATENATED MODULE: ./src/report/components/alert.ts

/** What the user wrote, in a box whose colour says how urgent it is. */
const alert_alert = ({ severity, text }) => isEmptyMarkdown(text) ? [] : [{ type: 'alert', severity, children: [{ type: 'markdown', parts: text }] }];

// EXTERNAL MODULE: ./src/report/counts.ts
var report_counts = __nccwpck_require__(65132);
// EXTERNAL MODULE: ./src/report/node-builders.ts
var node_builders = __nccwpck_require__(81677);
// EXTERNAL MODULE: ./src/report/shorten.ts
var shorten = __nccwpck_require__(27011);
// EXTERNAL MODULE: ./src/report/components/test-line.ts
var test_line = __nccwpck_require__(95798);
;// CONCATENATED MODULE: ./src/report/components/flaky-tests.ts




const maximumLength = 200;
/** The first line that says something. */
function summaryLine(message) {
    return (0,shorten/* shorten */.m)(message.trimStart().split('\n', 1)[0] ?? '', maximumLength);
}
/** The tests that passed only after an attempt that did not, with what went wrong then. */
const flakyTests = (_properties, scope) => {
    const { summary, detail } = scope;
    if (summary.counts.flaky === 0 || !detail.extras)
        return [];
    const more = summary.counts.flaky - summary.flaky.length;
    return [
        (0,node_builders/* lines */.Mn)([
            ...summary.flaky.map((test) => {
                const line = (0,test_line/* testLine */.n)(test, scope, true);
                return test.message === undefined ? line : [...line, (0,node_builders/* text */.Qq)(' · '), (0,node_builders/* inlineCode */.ti)(summaryLine(test.message))];
            }),
            ...(more > 0 ? [[(0,node_builders/* text */.Qq)(`and ${(0,report_counts/* countOf */.p)(more, 'more flaky test')}`)]] : []),
        ]),
    ];
};

// EXTERNAL MODULE: ./src/summary/run-summary.ts
var run_summary = __nccwpck_require__(94220);
// EXTERNAL MODULE: ./src/report/durations.ts
var durations = __nccwpck_require__(39523);
;// CONCATENATED MODULE: ./src/report/components/headline.ts




/** `All 12 tests were skipped`, `1 of 12 tests was skipped`. */
function share(part, total, singular, plural) {
    if (part === total)
        return total === 1 ? `The only test ${singular}` : `All ${(0,report_counts/* countOf */.p)(total, 'test')} ${plural}`;
    return `${(0,report_counts/* formatCount */.B)(part)} of ${(0,report_counts/* countOf */.p)(total, 'test')} ${part === 1 ? singular : plural}`;
}
function whatHappened({ status, counts, problems }) {
    if (counts.total === 0)
        return problems.some((problem) => problem.severity === 'error') ? 'No test results could be read' : 'No tests were found';
    const incomplete = (0,run_summary/* isIncomplete */.Ne)(problems);
    if (counts.failed > 0)
        return share(counts.failed, counts.total, 'failed', 'failed') + (incomplete ? ', and the run is incomplete' : '');
    if (incomplete)
        return `The run is incomplete: none of the ${(0,report_counts/* countOf */.p)(counts.total, 'test')} that it reports failed`;
    switch (status) {
        case 'cancelled':
            return share(counts.cancelled, counts.total, 'was cancelled', 'were cancelled');
        case 'running':
            return share(counts.running, counts.total, 'has not ended', 'have not ended');
        case 'skipped':
            return share(counts.skipped, counts.total, 'was skipped', 'were skipped');
        case 'successful':
            return share(counts.successful, counts.total, 'passed', 'passed');
        default:
            return share(counts.unknown, counts.total, 'has no known result', 'have no known result');
    }
}
/** The one line that says what happened. */
const headline = (_properties, { summary }) => {
    const { counts, status } = summary;
    const facts = [
        whatHappened(summary),
        ...(counts.flaky > 0 ? [`${(0,report_counts/* formatCount */.B)(counts.flaky)} flaky`] : []),
        ...(counts.skipped > 0 && status !== 'skipped' ? [`${(0,report_counts/* formatCount */.B)(counts.skipped)} skipped`] : []),
        ...(counts.duration > 0 ? [(0,durations/* formatDuration */.a)(counts.duration)] : []),
    ];
    return [{ type: 'heading', depth: 2, children: [(0,node_builders/* badge */.qS)(status), (0,node_builders/* text */.Qq)(` ${facts.join(' · ')}`)] }];
};

;// CONCATENATED MODULE: ./src/report/components/problems.ts


const maximumErrors = 10;
const maximumWarnings = 50;
function line(problem) {
    if (problem.path === undefined)
        return [(0,node_builders/* text */.Qq)(problem.message)];
    const place = [problem.path, problem.line, problem.line === undefined ? undefined : problem.column].filter((part) => part !== undefined);
    return [(0,node_builders/* inlineCode */.ti)(place.join(':')), (0,node_builders/* text */.Qq)(` ${problem.message}`)];
}
function listed(problems, limit, noun) {
    const more = problems.length - limit;
    return (0,node_builders/* lines */.Mn)([...problems.slice(0, limit).map(line), ...(more > 0 ? [[(0,node_builders/* text */.Qq)(`and ${(0,report_counts/* countOf */.p)(more, `more ${noun}`)}`)]] : [])]);
}
/** What is wrong with the files that were read: errors for all to see, warnings for who looks. */
const problems = (_properties, { summary, detail }) => {
    const errors = summary.problems.filter((problem) => problem.severity === 'error');
    const warnings = summary.problems.filter((problem) => problem.severity === 'warning');
    return [
        ...(errors.length === 0 ? [] : [{ type: 'alert', severity: 'caution', children: [listed(errors, maximumErrors, 'error')] }]),
        ...(warnings.length === 0 || !detail.extras
            ? []
            : [(0,node_builders/* fold */.AU)((0,report_counts/* countOf */.p)(warnings.length, 'warning'), [listed(warnings, maximumWarnings, 'warning')])]),
    ];
};

;// CONCATENATED MODULE: ./src/report/number-decimal.ts
const zero = { digits: '', point: 0 };
/** The shortest decimal form of a finite number without its sign: the digits that `String` shows, not the binary fraction behind them. */
function decimalOf(value) {
    const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e');
    const [integer = '', fraction = ''] = mantissa.split('.');
    const digits = (integer + fraction).replace(/^0+/, '');
    return normalize(digits, Number(exponent) + digits.length - fraction.length);
}
/** Multiplies by a power of ten. */
function shift(decimal, power) {
    return decimal.digits === '' ? decimal : { digits: decimal.digits, point: decimal.point + power };
}
/**
 * Rounds half away from zero.
 * @param keep how many digits stay; with 0 the first one decides between 0 and 1, below 0 the number is too small for even that
 */
function round(decimal, keep) {
    const { digits, point } = decimal;
    if (keep >= digits.length)
        return decimal;
    if (keep < 0)
        return zero;
    const kept = digits.slice(0, keep);
    if (digits.charAt(keep) < '5')
        return normalize(kept, point);
    const carried = kept.replace(/9+$/, '');
    if (carried === '')
        return { digits: '1', point: point + 1 };
    return { digits: carried.slice(0, -1) + (Number(carried.at(-1)) + 1), point };
}
function normalize(digits, point) {
    const trimmed = digits.replace(/0+$/, '');
    return trimmed === '' ? zero : { digits: trimmed, point };
}

;// CONCATENATED MODULE: ./src/report/change.ts

/** Compares a number with its baseline; both are finite. */
function changeOf(value, baseline, { expectedTrend, tolerance }) {
    const absolute = decimalDifference(value, baseline);
    const relative = absolute / Math.abs(baseline);
    const trend = Math.abs(absolute) <= tolerance ? 'same' : absolute > 0 ? 'up' : 'down';
    const isJudged = expectedTrend !== undefined && (trend !== 'same' || expectedTrend === 'same');
    return {
        absolute,
        relative: Number.isFinite(relative) ? relative : undefined,
        trend,
        isExpected: isJudged ? trend === expectedTrend : undefined,
    };
}
/** `a - b` of the numbers as they are written: 0.3 - 0.1 is 0.2, where floating-point arithmetic says 0.19999999999999998. */
function decimalDifference(a, b) {
    const [left, right] = [decimalOf(a), decimalOf(b)];
    const exponent = Math.min(exponentOf(left), exponentOf(right));
    const scaled = (decimal, sign) => BigInt(Math.sign(sign)) * BigInt(decimal.digits) * 10n ** BigInt(exponentOf(decimal) - exponent);
    return Number(`${scaled(left, a) - scaled(right, b)}e${exponent}`);
}
/** Of the last digit. */
const exponentOf = ({ digits, point }) => point - digits.length;

;// CONCATENATED MODULE: ./src/report/currency-symbol.ts
// From the locale en-US of CLDR, which Java shows too. What is not here is shown by its code, as there.
const symbols = new Map([
    ['AUD', 'A$'],
    ['BRL', 'R$'],
    ['CAD', 'CA$'],
    ['CNY', 'CN¥'],
    ['EUR', '\u20ac'],
    ['GBP', '£'],
    ['HKD', 'HK$'],
    ['ILS', '\u20aa'],
    ['INR', '\u20b9'],
    ['JPY', '¥'],
    ['KRW', '\u20a9'],
    ['MXN', 'MX$'],
    ['NZD', 'NZ$'],
    ['PHP', '\u20b1'],
    ['TWD', 'NT$'],
    ['USD', '$'],
    ['VND', '\u20ab'],
    ['XAF', 'FCFA'],
    ['XCD', 'EC$'],
    ['XOF', 'F\u202fCFA'],
    ['XPF', 'CFPF'],
]);
/** How readers of American English know the currency of an ISO code: `$`, but `CA$`; by its code where they know no symbol. */
function currencySymbol(code) {
    return symbols.get(code) ?? code;
}

;// CONCATENATED MODULE: ./src/report/number-format.ts


/**
 * Shows any number by a pattern, as java.text.DecimalFormat does with the symbols of en-US; docs/number-patterns.md says where the
 * two differ. Works on decimal digits throughout, so 1.005 to two places is 1.01.
 */
function formatNumber(value, pattern, { currency = 'USD' } = {}) {
    if (Number.isNaN(value))
        return 'NaN';
    const isNegative = value < 0 || Object.is(value, -0);
    const { prefix, suffix } = isNegative ? pattern.negative : pattern.positive;
    return showAffix(prefix, currency) + showMagnitude(value, pattern) + showAffix(suffix, currency);
}
function showAffix(parts, currency) {
    let shown = '';
    for (const part of parts) {
        if (part.kind === 'text')
            shown += part.text;
        else
            shown += part.kind === 'currencySymbol' ? currencySymbol(currency) : currency;
    }
    return shown;
}
function showMagnitude(value, pattern) {
    if (!Number.isFinite(value))
        return '\u221e';
    const decimal = shift(decimalOf(value), pattern.scale);
    const { minimumExponent } = pattern;
    return minimumExponent === undefined ? showFixed(decimal, pattern) : showScientific(decimal, pattern, minimumExponent);
}
function showFixed(decimal, pattern) {
    const { digits, point } = round(decimal, decimal.point + pattern.maximumFraction);
    const integer = digits.slice(0, Math.max(0, point)).padEnd(point, '0').padStart(pattern.minimumInteger, '0');
    const fraction = ('0'.repeat(Math.max(0, -point)) + digits.slice(Math.max(0, point))).padEnd(pattern.minimumFraction, '0');
    // `#` shows nothing of a zero; something must be shown.
    return join(integer === '' && fraction === '' ? '0' : group(integer, pattern.grouping), fraction, pattern);
}
function showScientific(decimal, pattern, minimumExponent) {
    const { integerPlaces, minimumInteger, minimumFraction, maximumFraction } = pattern;
    const { digits, point } = round(decimal, integerPlaces + maximumFraction);
    // In engineering notation, `##0`, the exponent is a multiple of the places; otherwise each `0` is a digit before the point.
    const isEngineering = integerPlaces > 1 && integerPlaces > minimumInteger;
    const exponent = isEngineering ? Math.floor((point - 1) / integerPlaces) * integerPlaces : point - minimumInteger;
    const isZero = digits === '';
    const integerDigits = isZero ? (isEngineering ? 1 : minimumInteger) : point - exponent;
    const mantissa = digits.padEnd(Math.max(minimumInteger + minimumFraction, integerDigits), '0');
    const power = isZero ? 0 : exponent;
    const exponentDigits = String(Math.abs(power)).padStart(minimumExponent, '0');
    return `${join(mantissa.slice(0, integerDigits), mantissa.slice(integerDigits), pattern)}E${power < 0 ? '-' : ''}${exponentDigits}`;
}
function join(integer, fraction, { alwaysPoint }) {
    return fraction === '' && !alwaysPoint ? integer : `${integer}.${fraction}`;
}
function group(integer, grouping) {
    if (grouping === undefined)
        return integer;
    let end = integer.length - grouping.last;
    let grouped = integer.slice(Math.max(0, end));
    for (; end > 0; end -= grouping.others)
        grouped = `${integer.slice(Math.max(0, end - grouping.others), end)},${grouped}`;
    return grouped;
}

// EXTERNAL MODULE: ./src/report/number-pattern.ts
var number_pattern = __nccwpck_require__(92958);
// EXTERNAL MODULE: ./src/report/number-affixes.ts
var number_affixes = __nccwpck_require__(20342);
;// CONCATENATED MODULE: ./src/report/plain-number.ts



const noAffixes = { prefix: [], suffix: [] };
/**
 * Shows a number that no pattern is given for: as `String` does, with groups of three and at most three decimal places; below 1
 * with three digits that are not leading zeros, so that only 0 reads as 0. Where `String` needs an exponent, so does this.
 */
function formatPlainNumber(value) {
    return value === 0 ? '0' : formatNumber(value, plainPattern(value));
}
function plainPattern(value) {
    const magnitude = Math.abs(value);
    const pattern = {
        positive: noAffixes,
        negative: (0,number_affixes/* negativeAffixes */.U)(noAffixes, undefined),
        scale: 0,
        minimumInteger: 1,
        integerPlaces: 1,
        minimumFraction: 0,
        maximumFraction: 3,
        alwaysPoint: false,
        grouping: { last: 3, others: 3 },
    };
    if (!Number.isFinite(value))
        return pattern;
    if (magnitude < 1e-6 || magnitude >= 1e21)
        return { ...pattern, minimumExponent: 1 };
    const leadingZeros = Math.max(0, -decimalOf(value).point);
    return { ...pattern, maximumFraction: 3 + leadingZeros };
}

;// CONCATENATED MODULE: ./src/report/components/property.ts






/** Property components that follow each other are one table: `joinTables` knows it by these. */
const plainHead = ['Property', 'Value'].map((title) => [(0,node_builders/* text */.Qq)(title)]);
const comparedHead = ['Property', 'Value', 'Baseline', 'Change', 'Trend'].map((title) => [(0,node_builders/* text */.Qq)(title)]);
const maximumValue = 200;
const maximumPlace = 60;
const noValue = 'no value';
const trends = { up: '\u2191 up', down: '\u2193 down', same: '\u2192 same' };
/** A named value of the build, and how it changed: a row of a table. */
const property = ({ name, format, currency, reading: { value, baseline } }) => {
    const formatted = numberFormat(format, currency);
    const shown = (found) => {
        if (found === undefined)
            return noValue;
        return typeof found.value === 'number' ? formatted(found.value) : (0,shorten/* shorten */.m)(found.value, maximumValue);
    };
    if (baseline === undefined) {
        return [{ type: 'table', align: ['left', 'left'], head: plainHead, rows: [[[(0,node_builders/* text */.Qq)(name)], [(0,node_builders/* text */.Qq)(shown(value))]]] }];
    }
    const place = baseline.of === undefined ? '' : ` (${(0,shorten/* shorten */.m)(baseline.of, maximumPlace)})`;
    const isComparable = typeof value?.value === 'number' && typeof baseline.value?.value === 'number';
    const change = isComparable ? changeOf(value.value, baseline.value.value, baseline) : undefined;
    const cells = [[(0,node_builders/* text */.Qq)(name)], [(0,node_builders/* text */.Qq)(shown(value))], [(0,node_builders/* text */.Qq)(shown(baseline.value) + place)], ...changeCells(change, formatted)];
    return [{ type: 'table', align: ['left', 'right', 'right', 'right', 'left'], head: comparedHead, rows: [cells] }];
};
/** How numbers are shown: the pattern was checked with the configuration. */
function numberFormat(format, currency) {
    const pattern = format === undefined ? undefined : (0,number_pattern/* parseNumberPattern */.z)(format).pattern;
    return pattern === undefined ? formatPlainNumber : (number) => formatNumber(number, pattern, { currency });
}
function changeCells(change, formatted) {
    if (change === undefined)
        return [[(0,node_builders/* text */.Qq)('\u2013')], [(0,node_builders/* text */.Qq)('\u2013')]];
    const { absolute, relative, trend, isExpected } = change;
    const inParts = relative === undefined ? '' : ` (${signed(relative, numberFormat('#,##0.0%'))})`;
    const verdict = isExpected === undefined ? [] : [isExpected ? (0,node_builders/* badge */.qS)('successful', 'as expected') : (0,node_builders/* badge */.qS)('failed', 'not as expected')];
    return [[(0,node_builders/* text */.Qq)(signed(absolute, formatted) + inParts)], (0,node_builders/* dotted */.Bs)([(0,node_builders/* text */.Qq)(trends[trend])], verdict)];
}
/** With a plus where it grew, unless the pattern writes one; for less than nothing numbers have a sign of their own. */
function signed(number, format) {
    const shown = format(number);
    return number > 0 && !shown.startsWith('+') ? `+${shown}` : shown;
}

;// CONCATENATED MODULE: ./src/report/components/section.ts

/** A title above other components. It is left out where none of them has anything to tell. */
const section = ({ title, collapsible = false, collapsed = true, components }, _scope, build) => {
    const children = build(components);
    if (children.length === 0)
        return [];
    return [{ type: 'section', title: [(0,node_builders/* text */.Qq)(title)], fold: collapsible ? (collapsed ? 'closed' : 'open') : 'fixed', children }];
};

;// CONCATENATED MODULE: ./src/report/components/slowest-tests.ts



const maximumRows = 10;
/** The tests that took longest. */
const slowestTests = (_properties, { summary, detail }) => {
    if (summary.slowest.length === 0 || !detail.extras)
        return [];
    return [
        {
            type: 'table',
            align: ['left', 'left', 'right'],
            head: [[(0,node_builders/* text */.Qq)('Test')], [(0,node_builders/* text */.Qq)('Suite')], [(0,node_builders/* text */.Qq)('Duration')]],
            rows: summary.slowest
                .slice(0, maximumRows)
                .map((test) => [[(0,node_builders/* badge */.qS)(test.status, test.name)], [(0,node_builders/* text */.Qq)((0,test_line/* suiteTitle */.h)(test.suite))], [(0,node_builders/* text */.Qq)((0,durations/* formatDuration */.a)(test.duration ?? 0))]]),
        },
    ];
};

// EXTERNAL MODULE: ./src/records/record.ts
var record = __nccwpck_require__(25385);
;// CONCATENATED MODULE: ./src/report/components/counts-table.ts




/** Always shown, because a zero there is news. */
const always = ['successful', 'failed'];
const titles = {
    successful: 'Successful',
    failed: 'Failed',
    skipped: 'Skipped',
    cancelled: 'Cancelled',
    running: 'Running',
    unknown: 'Unknown',
    flaky: 'Flaky',
};
/** A table of counts, a row each, with a column for every status that occurs. */
function countsTable(title, rows) {
    const columns = [...record/* statuses */.b, 'flaky'].filter((column) => always.includes(column) || rows.some((row) => row.counts[column] > 0));
    const labelled = title !== undefined;
    return {
        type: 'table',
        align: [...(labelled ? ['left'] : []), 'right', ...columns.map(() => 'right'), 'right'],
        head: [
            ...(labelled ? [[(0,node_builders/* text */.Qq)(title)]] : []),
            [(0,node_builders/* text */.Qq)('Tests')],
            ...columns.map((column) => [(0,node_builders/* badge */.qS)(column, titles[column])]),
            [(0,node_builders/* text */.Qq)('Duration')],
        ],
        rows: rows.map(({ label, counts }) => [
            ...(labelled ? [label] : []),
            [(0,node_builders/* text */.Qq)((0,report_counts/* formatCount */.B)(counts.total))],
            ...columns.map((column) => [(0,node_builders/* text */.Qq)(counts[column] === 0 ? '\u2013' : (0,report_counts/* formatCount */.B)(counts[column]))]),
            [(0,node_builders/* text */.Qq)((0,durations/* formatDuration */.a)(counts.duration))],
        ]),
    };
}

;// CONCATENATED MODULE: ./src/report/components/tag-summary.ts



const tag_summary_maximumRows = 50;
/** How many tests of each status carry each tag. */
const tagSummary = (_properties, { summary, detail }) => {
    const { tags, otherTags } = summary;
    if (tags.length === 0 || !detail.extras)
        return [];
    const rows = tags.slice(0, tag_summary_maximumRows).map(({ tag, counts }) => ({ label: [(0,node_builders/* text */.Qq)(tag)], counts }));
    const more = tags.length + otherTags.groups - rows.length;
    return [countsTable('Tag', rows), ...(more > 0 ? [(0,node_builders/* paragraph */.FY)((0,node_builders/* text */.Qq)(`and ${(0,report_counts/* countOf */.p)(more, 'more tag')}`))] : [])];
};

;// CONCATENATED MODULE: ./src/report/proportion.ts
/**
 * Shares out cells in proportion to counts. Every count that is not zero gets at least one, so that one failure in ten million is
 * seen; the largest count pays for it.
 */
function proportion(counts, cells) {
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total === 0)
        return counts.map(() => 0);
    const shares = counts.map((count) => (count === 0 ? 0 : Math.max(1, Math.round((count / total) * cells))));
    const largest = counts.indexOf(Math.max(...counts));
    const sum = shares.reduce((all, share) => all + share, 0);
    return shares.map((share, index) => (index === largest ? Math.max(1, share + cells - sum) : share));
}

;// CONCATENATED MODULE: ./src/report/components/test-summary.ts






const barCells = 20;
const test_summary_maximumRows = 50;
function bar({ counts }) {
    const cells = proportion(record/* statuses */.b.map((status) => counts[status]), barCells);
    return { type: 'chart', parts: record/* statuses */.b.map((status, index) => ({ status, cells: cells[index] ?? 0 })) };
}
function foldedTable(title, head, rows, total) {
    if (total < 2)
        return [];
    const shown = rows.slice(0, test_summary_maximumRows);
    const note = shown.length < total ? `, of which the ${shown.length} with the most failures and the longest are shown` : '';
    return [(0,node_builders/* fold */.AU)(`${title} (${(0,report_counts/* formatCount */.B)(total)}${note})`, [countsTable(head, shown)])];
}
/** How many tests there are of each status: of the run, and where there is more than one, of each file and suite. */
const testSummary = (_properties, { summary, detail }) => {
    const { counts, files, suites, otherSuites } = summary;
    if (counts.total === 0)
        return [];
    const overall = [bar(summary), countsTable(undefined, [{ label: [], counts }])];
    if (!detail.extras)
        return overall;
    // Event files have no tests.
    const byFile = files
        .filter((file) => file.counts.total > 0)
        .toSorted((a, b) => b.counts.failed - a.counts.failed || b.counts.duration - a.counts.duration)
        .map((file) => ({ label: [(0,node_builders/* inlineCode */.ti)(file.path)], counts: file.counts }));
    const bySuite = suites
        .slice(0, test_summary_maximumRows)
        .map((suite) => ({ label: [(0,node_builders/* text */.Qq)((0,test_line/* suiteTitle */.h)(suite.path) || 'No suite')], counts: suite.counts }));
    return [
        ...overall,
        ...foldedTable('Files', 'File', byFile, byFile.length),
        ...foldedTable('Suites', 'Suite', bySuite, suites.length + otherSuites.groups),
    ];
};

// EXTERNAL MODULE: ./src/report/diff-excerpt.ts
var diff_excerpt = __nccwpck_require__(27543);
// EXTERNAL MODULE: ./src/report/failure-diff.ts + 5 modules
var failure_diff = __nccwpck_require__(47328);
;// CONCATENATED MODULE: ./src/report/components/failed-test.ts






/** What of a message is shown openly: the ten lines that most assertions need, and no wall of text. */
const maximumMessageLines = 10;
const maximumMessageLength = 800;
/** A comparison is read line by line, and worth more of them. */
const maximumDiffLines = 30;
function firstLines(value, limit) {
    const all = value.split('\n');
    if (all.length <= limit)
        return value;
    return [...all.slice(0, limit), `\u2026 ${(0,report_counts/* countOf */.p)(all.length - limit, 'more line')}`].join('\n');
}
function asText(message) {
    const shown = firstLines((0,shorten/* shorten */.m)(message, maximumMessageLength), maximumMessageLines);
    return { block: shown === '' ? undefined : (0,node_builders/* code */.aY)(shown), whole: shown === message ? message : undefined };
}
function openly(written, message, details) {
    const found = (0,failure_diff/* failureDiff */.i)(written, details);
    if (found === undefined)
        return asText(message || details.trimStart());
    const lines = (0,diff_excerpt/* diffExcerpt */.f)(found.lines, maximumDiffLines);
    return { block: (0,node_builders/* diff */.Ui)(lines.join('\n')), whole: lines === found.lines ? found.text : undefined };
}
/** What is behind the fold: all that was not shown openly. */
function moreThan({ whole }, message, details) {
    const isMessageShown = whole?.includes(message) === true;
    const all = isMessageShown || details.includes(message) ? details : `${message}\n\n${details}`;
    return all.trim() === whole?.trim() ? '' : all;
}
/** A failed test: which and where, its message openly, what was expected and what came instead as a diff, its stack behind a fold. */
function failedTest(test, scope, withSuite) {
    const message = (test.message ?? '').trim();
    const details = (test.details ?? '').trimEnd();
    const shown = openly(test.message ?? '', message, details);
    const more = scope.detail.detailLines === 0 ? '' : moreThan(shown, message, details);
    return [
        (0,node_builders/* paragraph */.FY)(...(0,test_line/* testLine */.n)(test, scope, withSuite)),
        ...(shown.block === undefined ? [] : [shown.block]),
        ...(more === '' ? [] : [(0,node_builders/* fold */.AU)('Details', [(0,node_builders/* code */.aY)(firstLines(more, scope.detail.detailLines))])]),
    ];
}

;// CONCATENATED MODULE: ./src/report/components/tests.ts





const worstFirst = ['failed', 'cancelled', 'running', 'unknown', 'skipped', 'successful'];
const maximumReason = 200;
/** Why a test was skipped or cancelled, or what went wrong in an earlier attempt. */
function otherTest(test, scope, withSuite) {
    const line = (0,test_line/* testLine */.n)(test, scope, withSuite);
    const reason = test.message?.trim() ?? '';
    return reason === '' ? line : (0,node_builders/* dotted */.Bs)(line, [(0,node_builders/* text */.Qq)((0,shorten/* shorten */.m)(reason, maximumReason))]);
}
/** Where tests are grouped by file: the test's own file, and where nobody knows it, its result file. */
const fileOf = (test, scope) => scope.locations.get(test)?.file ?? test.file ?? test.source;
/** Failed tests one by one, and below them a line for each of the others. */
function tests_listed(tests, scope, withSuite) {
    const others = tests.filter((test) => test.status !== 'failed');
    return [
        ...tests.filter((test) => test.status === 'failed').flatMap((test) => failedTest(test, scope, withSuite)),
        ...(others.length === 0 ? [] : [(0,node_builders/* lines */.Mn)(others.map((test) => otherTest(test, scope, withSuite)))]),
    ];
}
/** A section for every suite or file, in the order in which the tests name them. */
function grouped(tests, scope, groupBy) {
    if (groupBy === 'none')
        return tests_listed(tests, scope, true);
    const groups = new Map();
    for (const test of tests) {
        const title = groupBy === 'suite' ? (0,test_line/* suiteTitle */.h)(test.suite) : fileOf(test, scope);
        const group = groups.get(title);
        if (group === undefined)
            groups.set(title, [test]);
        else
            group.push(test);
    }
    // A single group without a name is no group.
    if (groups.size === 1 && groups.has(''))
        return tests_listed(tests, scope, false);
    return [...groups].map(([title, group]) => ({
        type: 'section',
        title: [groupBy === 'suite' ? (0,node_builders/* text */.Qq)(title || 'No suite') : (0,node_builders/* inlineCode */.ti)(title)],
        fold: 'fixed',
        children: tests_listed(group, scope, groupBy !== 'suite'),
    }));
}
function rest(status, total, shown) {
    if (shown === total)
        return [];
    return [(0,node_builders/* text */.Qq)(shown > 0 ? `and ${(0,report_counts/* countOf */.p)(total - shown, `more ${status} test`)}` : `${(0,report_counts/* countOf */.p)(total, `${status} test`)}, not listed here`)];
}
/** The tests of some statuses, one by one; those that failed with their messages and stacks. */
const tests = ({ status = worstFirst, limit = Number.POSITIVE_INFINITY, groupBy = 'suite' }, scope) => {
    const { summary, detail } = scope;
    const shown = [];
    const rests = [];
    let room = Math.min(limit, detail.tests);
    for (const wanted of new Set(status)) {
        // Less than full detail is about what failed; of the others their number is enough.
        const some = wanted === 'failed' || detail.extras ? summary.tests[wanted].slice(0, room) : [];
        room -= some.length;
        for (const test of some)
            shown.push(test);
        rests.push(rest(wanted, summary.counts[wanted], some.length));
    }
    const more = (0,node_builders/* dotted */.Bs)(...rests);
    return [...grouped(shown, scope, groupBy), ...(more.length === 0 ? [] : [(0,node_builders/* paragraph */.FY)(...more)])];
};

;// CONCATENATED MODULE: ./src/report/registry.ts











/** Every component, by its type. One line each. */
const registry = {
    alert: alert_alert,
    flakyTests: flakyTests,
    headline: headline,
    markdown: markdown,
    problems: problems,
    property: property,
    section: section,
    slowestTests: slowestTests,
    tagSummary: tagSummary,
    testSummary: testSummary,
    tests: tests,
};

;// CONCATENATED MODULE: ./src/report/report.ts


/** Builds the report tree of a run. */
function buildReport(template, scope) {
    function build(components) {
        // The registry's type ties each function to its own properties; an index by a union of names loses that tie.
        return joinTables(components.flatMap((component) => registry[component.type](component, scope, build)));
    }
    return { type: 'root', children: build(template.components) };
}


/***/ }),

/***/ 27011:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ shorten)
/* harmony export */ });
/** At most `limit` UTF-16 units of a text, cut between characters, with a sign that something is missing. */
function shorten(text, limit) {
    if (text.length <= limit)
        return text;
    return `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')} \u2026`;
}


/***/ }),

/***/ 80796:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ evaluatorOf)
/* harmony export */ });
/* harmony import */ var _expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5381);
/* harmony import */ var _metadata_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(52632);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(52420);



/** An evaluator that knows what happened in a run: for reports, their conditions and titles. */
async function evaluatorOf({ config, origin, summary }, env) {
    const metadata = await (0,_metadata_js__WEBPACK_IMPORTED_MODULE_1__/* .collectedMetadata */ .N)(config, origin, env);
    return (0,_expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_0__/* .loadEvaluator */ .M)(() => (0,_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .variablesOf */ .h)(origin(), env, metadata, summary), config.usesExpressions);
}


/***/ }),

/***/ 62659:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  DM: () => (/* binding */ keepHeapFromGrowing),
  p8: () => (/* binding */ keepHeapSmall),
  vE: () => (/* binding */ letHeapGrow)
});

;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
;// CONCATENATED MODULE: ./src/run/heap.ts

/**
 * Keeps the process small while tests stream through it. Nearly all of what is allocated dies at once, and V8 answers so much of
 * it with ever larger spaces: 170 MB for a file of 1 GB, against 90 MB with these flags, at the same speed.
 * @param writes whether records are written: their lines live longer, and a small young generation would copy them around
 */
function keepHeapSmall(writes) {
    (0,external_node_v8_namespaceObject.setFlagsFromString)(`--heap-growing-percent=${writes ? 30 : 100}`);
    if (!writes)
        (0,external_node_v8_namespaceObject.setFlagsFromString)('--semi-space-growth-factor=1');
}
/**
 * Keeps the young generation as small as it begins, while a server loads what stays: V8 would answer that with 16 MB for objects
 * that die young, and never give them back. {@link letHeapGrow} ends it, for the time when records come.
 */
function keepHeapFromGrowing() {
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--semi-space-growth-factor=1');
}
/** Lets V8 grow its heap as it does by default. */
function letHeapGrow() {
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--semi-space-growth-factor=2');
}


/***/ }),

/***/ 52632:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ collectedMetadata)
/* harmony export */ });
/* harmony import */ var _expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5381);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(52420);


/** What the configuration says of everything that is collected, with its values as they were before anything was known of the tests. */
async function collectedMetadata({ collect, usesExpressions }, origin, env) {
    const evaluator = await (0,_expressions_lazy_evaluator_js__WEBPACK_IMPORTED_MODULE_0__/* .loadEvaluator */ .M)(() => (0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .variablesOf */ .h)(origin(), env, {}), usesExpressions);
    return Object.fromEntries(Object.entries(collect.metadata).map(([name, value]) => [name, evaluator.text(value)]));
}


/***/ }),

/***/ 59493:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createReportResolver),
  B: () => (/* binding */ resolveConfigured)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __nccwpck_require__(83916);
// EXTERNAL MODULE: ./src/summary/excerpt.ts
var excerpt = __nccwpck_require__(21089);
// EXTERNAL MODULE: ./src/report/property-age.ts
var property_age = __nccwpck_require__(33551);
;// CONCATENATED MODULE: ./src/report/property-histories.ts


const coordinateNames = ['org', 'project', 'module', 'build', 'ref'];
/** How much of a text is kept: more than a branch may have characters, and than a report shows of a value. */
const maximumText = 500;
/** What the records of the current run say; a coordinate that one of them leaves out is that of the run. */
function createRunHistory(properties, { org, project, module, build, ref }) {
    const placed = properties.map((property) => ({ org, project, module, build, ref, ...property }));
    return { latest: async (question) => newest(placed, question, (found, asked) => found === asked) };
}
/** Keeps about `limit` of the newest values; they are thinned out a quarter at a time, since that means to sort them. */
function createEarlierProperties(limit) {
    const kept = new Map();
    let leftOut = 0;
    return {
        put(recorded) {
            const copy = plainCopy(recorded);
            const key = JSON.stringify([copy.name, ...coordinateNames.map((name) => copy[name])]);
            const known = kept.get(key);
            if (known !== undefined && (0,property_age/* compareAge */.l)(copy, known) < 0)
                return;
            // Taken away first, so that the order of the table is that in which the values were read.
            kept.delete(key);
            kept.set(key, copy);
            if (kept.size <= limit * 1.25)
                return;
            const oldestFirst = [...kept].sort(([, a], [, b]) => (0,property_age/* compareAge */.l)(a, b));
            const surplus = oldestFirst.slice(0, kept.size - limit);
            for (const [old] of surplus)
                kept.delete(old);
            leftOut += surplus.length;
        },
        leftOut: () => leftOut,
        history: {
            latest: async (question) => newest(kept.values(), question, (found, asked) => found === undefined || found === asked),
        },
    };
}
function newest(known, question, fits) {
    const asked = coordinateNames.flatMap((name) => (question[name] === undefined ? [] : [[name, question[name]]]));
    let latest;
    for (const recorded of known) {
        if (recorded.name !== question.name || (recorded.build !== undefined && recorded.build === question.exceptBuild))
            continue;
        if (!asked.every(([coordinate, wanted]) => fits(recorded[coordinate], wanted)))
            continue;
        if (latest === undefined || (0,property_age/* compareAge */.l)(recorded, latest) >= 0)
            latest = recorded;
    }
    if (latest === undefined)
        return undefined;
    const { value, module, build, ref, timestamp } = latest;
    return { value, module, build, ref, timestamp };
}
function plainCopy(recorded) {
    const { value, timestamp } = recorded;
    const place = coordinateNames.flatMap((name) => (recorded[name] === undefined ? [] : [[name, (0,excerpt/* excerpt */.K)(recorded[name], maximumText)]]));
    return {
        ...Object.fromEntries(place),
        name: (0,excerpt/* excerpt */.K)(recorded.name, maximumText),
        value: typeof value === 'string' ? (0,excerpt/* excerpt */.K)(value, maximumText) : value,
        ...(timestamp !== undefined && { timestamp }),
    };
}

;// CONCATENATED MODULE: ./src/report/read-property.ts
/** Looks up what a property component shows. What is no number counts as no value where one is wanted, and is never an error. */
async function readProperty(property, sources) {
    const { name, valueType, value: valueQuery = {}, baseline: baselineQuery } = property;
    const asked = evaluated(valueQuery, sources);
    const recorded = await findValue(name, asked, sources);
    if (valueType === 'string')
        return { value: recorded && { ...recorded, value: String(recorded.value) } };
    const value = asNumber(recorded);
    if (baselineQuery === undefined)
        return { value };
    const { expectedTrend, tolerance = 0 } = baselineQuery;
    const against = evaluated(baselineQuery, sources);
    // Where the report of several modules shows the value of one that is not its own, only an earlier value of that one compares.
    const shownModule = asked.module === undefined ? recorded?.module : undefined;
    const baseline = asNumber(await findBaseline(name, { ...(shownModule !== undefined && { module: shownModule }), ...against }, sources));
    const of = against.build ?? baseline?.ref ?? baseline?.build;
    return {
        value,
        baseline: { value: baseline, tolerance, ...(of !== undefined && { of }), ...(expectedTrend !== undefined && { expectedTrend }) },
    };
}
/** A query without build and ref means the current run; with one of them, the run where it is that, else an earlier build. */
async function findValue(name, query, { run, own, earlier }) {
    const question = questionOf(name, query, run);
    const ofRun = await askRun(own, question, query);
    return ofRun !== undefined || (query.build === undefined && query.ref === undefined) ? ofRun : earlier.latest(question);
}
/** A baseline is of another build than the current one, unless it names that. */
async function findBaseline(name, query, { run, own, earlier }) {
    const question = questionOf(name, query, run);
    if (query.build !== undefined)
        return (await earlier.latest(question)) ?? askRun(own, question, query);
    return earlier.latest({ ...question, ref: query.ref ?? run.baseRef ?? run.ref, exceptBuild: run.build });
}
const questionOf = (name, query, { org, project, module }) => ({
    name,
    org,
    project,
    module,
    ...query,
});
/** Where no module is named it is the run's, and where that has no such value, any: one report may be of several modules. */
async function askRun(own, question, { module }) {
    const found = await own.latest(question);
    return found === undefined && module === undefined ? own.latest({ ...question, module: undefined }) : found;
}
function evaluated({ org, project, module, build, ref }, { evaluator }) {
    const fields = Object.entries({ org, project, module, build, ref });
    const texts = fields.map(([name, template = '']) => [name, evaluator.text(template).trim()]);
    return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
function asNumber(found) {
    if (found === undefined)
        return undefined;
    const { value } = found;
    const number = typeof value === 'number' ? value : decimal.test(value.trim()) ? Number(value) : Number.NaN;
    return Number.isFinite(number) ? { ...found, value: number } : undefined;
}

;// CONCATENATED MODULE: ./src/report/resolve-template.ts

/**
 * Gives every expression of a template its value, and looks up the properties that it shows.
 * @throws UserError where an expression has no value; what a history throws
 */
const resolveTemplate = async ({ components }, context) => ({
    components: await resolveAll(components, context),
});
const resolveAll = (components, context) => Promise.all(components.map((component) => resolve(component, context)));
async function resolve(component, context) {
    switch (component.type) {
        case 'markdown':
        case 'alert':
            return { ...component, text: markdownParts(component.text, context) };
        case 'section': {
            const { title, components } = component;
            return { ...component, title: context.evaluator.text(title), components: await resolveAll(components, context) };
        }
        case 'property': {
            const { value: _value, baseline: _baseline, ...shown } = component;
            return { ...shown, reading: await readProperty(component, context) };
        }
        default:
            return component;
    }
}
/** What the user wrote is Markdown; what an expression came to may be a stranger's and is not. */
const markdownParts = (text, { evaluator }) => evaluator.parts(text).map((part) => ({ kind: part.kind === 'literal' ? 'markdown' : 'value', text: part.text }));

// EXTERNAL MODULE: ./src/collect/match-files.ts + 2 modules
var match_files = __nccwpck_require__(32255);
// EXTERNAL MODULE: ./src/collect/pattern.ts + 9 modules
var pattern = __nccwpck_require__(14174);
// EXTERNAL MODULE: ./src/collect/problem-list.ts
var problem_list = __nccwpck_require__(74390);
// EXTERNAL MODULE: ./src/collect/read-results.ts + 1 modules
var read_results = __nccwpck_require__(8807);
// EXTERNAL MODULE: ./src/records/read-records.ts + 1 modules
var read_records = __nccwpck_require__(17579);
;// CONCATENATED MODULE: ./src/run/baseline.ts






/** How many values of properties are kept. */
const maximumProperties = 10_000;
/** Makes the history of records files that were kept of earlier builds. Nothing is read before somebody asks. */
function createBaselineHistory(options) {
    const properties = createEarlierProperties(maximumProperties);
    let problems = [];
    let reading;
    const read = async () => {
        problems = await readBaselines(options, properties);
    };
    return {
        history: {
            async latest(question) {
                reading ??= read();
                await reading;
                return properties.history.latest(question);
            },
        },
        problems: () => problems,
    };
}
/** What is wrong with a baseline is told, and never makes the current run incomplete or unreadable: a problem loses its kind. */
async function readBaselines({ cwd, patterns }, properties) {
    const { files, problems } = (0,match_files/* matchFiles */.x)({ cwd, collectors: [{ key: 'events', include: patterns, exclude: [], metadata: {} }] });
    const found = (0,problem_list/* createProblemList */.Y)();
    for (const problem of [...problems, ...idlePatterns(patterns, files)])
        found.add(problem);
    const reader = (0,read_records/* createRecordsReader */.Y)();
    const keeper = {
        test() { },
        record(recorded) {
            // The reader has checked the fields of the kinds that it knows.
            if (recorded.kind === 'property')
                properties.put(recorded);
        },
    };
    for (const { absolutePath, path } of files) {
        try {
            for (const { kind: _, ...problem } of await reader.read(absolutePath, path, keeper))
                found.add(problem);
        }
        catch (error) {
            found.add({ severity: 'error', message: `The baseline was not read to its end: ${(0,read_results/* reasonOf */.A3)(error)}.`, path });
        }
    }
    if (properties.leftOut() > 0) {
        const message = `The baseline files hold more than ${maximumProperties} values of properties; the ${properties.leftOut()} oldest are left out.`;
        found.add({ severity: 'warning', message });
    }
    return found.list();
}
function idlePatterns(patterns, files) {
    const busy = new Set(files.flatMap(({ matches }) => matches.flatMap((match) => match.patterns)));
    return (0,pattern/* patternLines */.E)(patterns)
        .filter((pattern) => !pattern.startsWith('!') && !busy.has(pattern))
        .map((pattern) => ({ severity: 'warning', message: `No file matches the baseline "${pattern}".` }));
}

;// CONCATENATED MODULE: ./src/run/earlier-builds.ts

/** Makes the history of records files and, if there is one, a server; both are asked only if somebody asks. */
function createEarlierBuilds({ server, patience, ...baseline }) {
    const files = createBaselineHistory(baseline);
    if (server === undefined)
        return files;
    let asked;
    return {
        history: {
            async latest(question) {
                const found = await files.history.latest(question);
                if (found !== undefined)
                    return found;
                // undici is slow to load.
                const { createServerHistory } = await Promise.all(/* import() */[__nccwpck_require__.e(942), __nccwpck_require__.e(420)]).then(__nccwpck_require__.bind(__nccwpck_require__, 55420));
                asked ??= createServerHistory(server, patience);
                return asked.history.latest(question);
            },
        },
        problems: () => [...files.problems(), ...(asked?.problems() ?? [])],
    };
}

// EXTERNAL MODULE: ./src/run/evaluator.ts
var run_evaluator = __nccwpck_require__(80796);
;// CONCATENATED MODULE: ./src/run/run-coordinates.ts
/** Where a run belongs, as properties are looked up. */
const runCoordinates = ({ org, project, module, ref, build, source }) => ({
    org,
    project,
    module,
    build: build.id,
    ref,
    baseRef: source.baseBranch,
});

;// CONCATENATED MODULE: ./src/run/report-resolver.ts






/** Makes the resolver of a run; the records of earlier builds are read once, and only if a template asks for them. */
function createReportResolver({ request, origin, scope }, evaluator) {
    const { cwd, baseline: patterns = [], server } = request;
    const { history: earlier, problems } = createEarlierBuilds({ cwd, patterns, server });
    return {
        resolve(template) {
            const run = runCoordinates(origin());
            return resolveTemplate(template, { evaluator, run, own: createRunHistory(scope.summary.properties, run), earlier });
        },
        problems,
    };
}
/** Resolves the template of the whole report, for whoever shows it beside the reporters; what goes wrong is a problem, as for them. */
async function resolveConfigured(performed, env) {
    const { config, origin, scope } = performed;
    if (config.report.template === undefined)
        return { problems: [] };
    const evaluator = await (0,run_evaluator/* evaluatorOf */.t)({ config, origin, summary: scope.summary }, env);
    const resolver = createReportResolver(performed, evaluator);
    try {
        const template = await resolver.resolve(config.report.template);
        return { template, problems: resolver.problems() };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        return { problems: [...resolver.problems(), { severity: 'error', kind: 'delivery', message: error.message }] };
    }
}


/***/ }),

/***/ 73708:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y4: () => (/* binding */ githubReport),
  Pr: () => (/* binding */ sourceCommit),
  RR: () => (/* binding */ terminalReport)
});

// EXTERNAL MODULE: ./src/render/fit.ts
var fit = __nccwpck_require__(91363);
// EXTERNAL MODULE: ./src/display-text.ts
var display_text = __nccwpck_require__(81849);
// EXTERNAL MODULE: ./src/render/code-fence.ts
var code_fence = __nccwpck_require__(27047);
// EXTERNAL MODULE: ./src/render/code-text.ts
var code_text = __nccwpck_require__(3343);
// EXTERNAL MODULE: ./src/render/escape.ts
var render_escape = __nccwpck_require__(57789);
// EXTERNAL MODULE: ./src/render/link-target.ts
var link_target = __nccwpck_require__(50798);
// EXTERNAL MODULE: ./src/render/status-signs.ts
var status_signs = __nccwpck_require__(9039);
// EXTERNAL MODULE: ./src/render/user-markdown.ts + 1 modules
var user_markdown = __nccwpck_require__(42738);
;// CONCATENATED MODULE: ./src/render/github-markdown.ts







const markdownLeaves = {
    escape: render_escape/* escapeMarkdown */.FV,
    code(value) {
        const shown = (0,display_text/* displayLine */.p)(value);
        // A cell takes a pipe for its end even within a code span.
        return shown === '' || shown.includes('|') ? `<code>${(0,render_escape/* escapeMarkdown */.FV)(shown)}</code>` : (0,code_fence/* codeSpan */.S)(shown);
    },
    link: (url, children) => `[${children}](${url.replace(/&/g, '&amp;')})`,
};
const htmlLeaves = {
    escape: render_escape/* escapeHtml */.ZD,
    code: (value) => `<code>${(0,render_escape/* escapeHtml */.ZD)(value)}</code>`,
    link: (url, children) => `<a href="${url.replace(/&/g, '&amp;')}">${children}</a>`,
};
/**
 * Strong and emphasised text are written as elements, not with asterisks: those count as markup only beside the right neighbours,
 * and the neighbours are strangers' texts.
 */
function inlineHandlers(leaves) {
    const handlers = {
        text: ({ value }) => leaves.escape(value),
        strong: ({ children }) => `<strong>${inline(handlers, children)}</strong>`,
        emphasis: ({ children }) => `<em>${inline(handlers, children)}</em>`,
        inlineCode: ({ value }) => leaves.code(value),
        link({ url, children }) {
            const target = (0,link_target/* linkTarget */.C)(url);
            const shown = inline(handlers, children);
            return target === undefined ? shown : leaves.link(target, shown);
        },
        badge: ({ status, value }) => (value === '' ? status_signs/* signs */.rf[status] : `${status_signs/* signs */.rf[status]} ${leaves.escape(value)}`),
    };
    return handlers;
}
// The type of a node picks the handler of that very type, which TypeScript cannot follow through an index by a union.
const inline = (handlers, nodes) => nodes.map((node) => handlers[node.type](node)).join('');
const block = (node, depth) => blockHandlers[node.type](node, depth);
const blocks = (nodes, depth) => nodes.map((node) => block(node, depth)).join('\n\n');
const inMarkdown = inlineHandlers(markdownLeaves);
const inHtml = inlineHandlers(htmlLeaves);
/** Only the spaces that Markdown would drop: without a no-break space before it, a plus would begin a list. */
const phrase = (nodes) => inline(inMarkdown, nodes).replace(/^ +| +$/g, '');
const heading = (depth, nodes) => `${'#'.repeat(Math.min(depth, 6))} ${phrase(nodes)}`;
const row = (cells) => `| ${cells.join(' | ')} |`;
/** Indents every line but the first and the empty ones. */
const indented = (text, width) => text.replace(/\n(?!\n)/g, `\n${' '.repeat(width)}`);
const blockHandlers = {
    heading: ({ depth, children }) => heading(depth, children),
    paragraph: ({ children }) => phrase(children),
    list({ ordered, children }, depth) {
        const items = children.map((item, index) => {
            const marker = ordered ? `${index + 1}. ` : '- ';
            return marker + indented(blocks(item.children, depth), marker.length);
        });
        return items.join('\n');
    },
    table: ({ align, head, rows }) => [head.map(phrase), align.map((side) => (side === 'right' ? '--:' : '---')), ...rows.map((cells) => cells.map(phrase))]
        .map(row)
        .join('\n'),
    code({ value, language = '' }) {
        const shown = (0,code_text/* codeText */.p)(value);
        const fence = (0,code_fence/* codeFence */.d)(shown);
        return `${fence}${language}\n${shown}\n${fence}`;
    },
    alert: ({ severity, children }, depth) => `> ${`[!${severity.toUpperCase()}]\n${blocks(children, depth)}`.replace(/\n/g, '\n> ')}`,
    chart: ({ parts }) => parts.map(({ status, cells }) => status_signs/* squares */.pT[status].repeat(cells)).join(''),
    divider: () => '---',
    markdown: ({ parts }) => (0,user_markdown/* userMarkdown */.R)(parts),
    section({ title, fold, children }, depth) {
        if (fold === 'fixed')
            return `${heading(depth, title)}\n\n${blocks(children, depth + 1)}`;
        // The empty lines let GitHub read Markdown again.
        return `<details${fold === 'open' ? ' open' : ''}>\n<summary>${inline(inHtml, title).trim()}</summary>\n\n${blocks(children, depth + 1)}\n\n</details>`;
    },
};
/** The depth of the heading of an outermost section, below the report's own headline. */
const firstSection = 3;
/** A report as GitHub Flavored Markdown, for job summaries and comments. */
const renderGithubMarkdown = (root) => `${blocks(root.children, firstSection)}\n`;

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __nccwpck_require__(57336);
var picocolors_default = /*#__PURE__*/__nccwpck_require__.n(picocolors);
// EXTERNAL MODULE: ./src/render/text-columns.ts
var text_columns = __nccwpck_require__(69047);
;// CONCATENATED MODULE: ./src/render/terminal.ts




/** The cells of a bar without colour, which then differ in shape. */
const shapes = { successful: '=', failed: 'x', skipped: '.', cancelled: '/', running: '~', unknown: '?' };
const terminal_indented = (text, prefix) => text.replace(/^(?=.)/gm, prefix);
/** A function that shows a report on a terminal, as plain lines or in colour. A closed fold is left out: nobody could open it there. */
function createTerminalRenderer({ color }) {
    const { bold, cyan, dim, gray, green, italic, magenta, red, yellow } = picocolors_default().createColors(color);
    const paints = {
        successful: green,
        failed: red,
        skipped: gray,
        cancelled: yellow,
        running: cyan,
        unknown: magenta,
        flaky: yellow,
    };
    const signs = { successful: '\u2713', failed: '\u2717', skipped: '\u25cb', cancelled: '\u2298', running: '\u2026', unknown: '?', flaky: '\u21bb' };
    const severities = { note: cyan, tip: green, important: magenta, warning: yellow, caution: red };
    // The type of a node picks the handler of that very type, which TypeScript cannot follow through an index by a union.
    const inline = (nodes) => nodes.map((node) => inlineHandlers[node.type](node)).join('');
    const blocks = (nodes, between = '\n\n') => {
        const shown = nodes.map((node) => blockHandlers[node.type](node));
        return shown.filter((text) => text !== '').join(between);
    };
    const inlineHandlers = {
        text: ({ value }) => (0,display_text/* displayLine */.p)(value),
        strong: ({ children }) => bold(inline(children)),
        emphasis: ({ children }) => italic(inline(children)),
        inlineCode: ({ value }) => cyan((0,display_text/* displayLine */.p)(value)),
        link: ({ children }) => inline(children),
        badge: ({ status, value }) => paints[status](signs[status]) + (value === '' ? '' : ` ${(0,display_text/* displayLine */.p)(value)}`),
    };
    function table({ align, head, rows }) {
        const cells = [head, ...rows].map((row) => row.map(inline));
        const widths = head.map((_, column) => cells.reduce((width, row) => Math.max(width, (0,text_columns/* textColumns */.L)(row[column] ?? '')), 0));
        const line = (row) => row.map((cell, column) => (0,text_columns/* padColumns */.F)(cell, widths[column] ?? 0, align[column] ?? 'left')).join('   ');
        return cells.map((row) => line(row).trimEnd()).join('\n');
    }
    const paintedDiff = (value) => value.replace(/^[-+].*$/gm, (line) => (line.startsWith('-') ? red(line) : green(line)));
    const blockHandlers = {
        heading: ({ children }) => bold(inline(children)),
        paragraph: ({ children }) => inline(children),
        list({ ordered, children }) {
            const items = children.map((item, index) => {
                const marker = ordered ? `${index + 1}. ` : '- ';
                return marker + terminal_indented(blocks(item.children, '\n'), ' '.repeat(marker.length)).trimStart();
            });
            return items.join('\n');
        },
        table,
        code({ value, language }) {
            const shown = (0,code_text/* codeText */.p)(value);
            return terminal_indented(language === 'diff' ? paintedDiff(shown) : shown, '    ');
        },
        alert: ({ severity, children }) => terminal_indented(blocks(children), `${severities[severity]('\u2502')} `),
        chart: ({ parts }) => parts.map(({ status, cells }) => paints[status]((color ? '\u2588' : shapes[status]).repeat(cells))).join(''),
        divider: () => dim('\u2500'.repeat(40)),
        markdown: ({ parts }) => (0,display_text/* displayText */.W)(parts.map(({ kind, text }) => (kind === 'value' ? (0,display_text/* displayLine */.p)(text) : text)).join('')).trim(),
        section: ({ title, fold, children }) => (fold === 'closed' ? '' : `${bold(inline(title))}\n\n${terminal_indented(blocks(children), '  ')}`),
    };
    return (root) => `${blocks(root.children)}\n`;
}

// EXTERNAL MODULE: ./src/report/default-template.ts
var default_template = __nccwpck_require__(70982);
// EXTERNAL MODULE: ./src/report/detail.ts
var report_detail = __nccwpck_require__(33349);
// EXTERNAL MODULE: ./src/report/node-builders.ts
var node_builders = __nccwpck_require__(81677);
// EXTERNAL MODULE: ./src/report/report.ts + 21 modules
var report = __nccwpck_require__(79835);
;// CONCATENATED MODULE: ./src/run/report.ts







const noFrame = { above: [], below: () => [] };
/** The commit that a report on GitHub links to. */
function sourceCommit({ org, project, source }, env) {
    if (!env.GITHUB_SERVER_URL || org === undefined || project === undefined || source.commit === undefined)
        return undefined;
    return { serverUrl: env.GITHUB_SERVER_URL, repository: `${org}/${project}`, commit: source.commit };
}
/**
 * The report as GitHub shows it, as rich as fits into a limit. Where the template's own texts are too long for that, its headline and
 * a note stand for it; undefined where not even they fit.
 */
function githubReport(template, scope, limitBytes, { above, below } = noFrame) {
    const render = (components, isWhole) => renderGithubMarkdown({ type: 'root', children: [...above, ...components, ...below(isWhole)] });
    const whole = (0,fit/* fit */.U)((0,report_detail/* detailLadder */.Yj)(scope.summary.tests.failed.length), (detail) => render((0,report/* buildReport */.F)(template, { ...scope, detail }).children, detail === report_detail/* fullDetail */.p0), limitBytes);
    if (whole !== undefined)
        return whole;
    const headline = (0,report/* buildReport */.F)({ components: [{ type: 'headline' }] }, { ...scope, detail: report_detail/* noDetail */.vc }).children;
    return (0,fit/* fit */.U)([(0,node_builders/* paragraph */.FY)((0,node_builders/* text */.Qq)('The report is too long to be shown here.'))], (note) => render([...headline, note], false), limitBytes);
}
/** The report as a terminal shows it. */
function terminalReport(scope, color, template = default_template/* defaultTemplate */.o) {
    return createTerminalRenderer({ color })((0,report/* buildReport */.F)(template, { ...scope, detail: report_detail/* terminalDetail */.eY }));
}


/***/ }),

/***/ 52420:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ variablesOf)
/* harmony export */ });
/* harmony import */ var _report_property_age_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(33551);

const noTests = { total: 0, successful: 0, failed: 0, skipped: 0, cancelled: 0, running: 0, unknown: 0, flaky: 0, duration: 0 };
/**
 * What expressions see of a run.
 * @param summary what happened; before anything is collected there is none, and the status is unknown
 */
function variablesOf(origin, env, metadata, summary) {
    const { org, project, module, pipeline, job, ref, build, source } = origin;
    return {
        env,
        status: summary?.status ?? 'unknown',
        source,
        ref,
        org,
        project,
        module,
        pipeline,
        job,
        build,
        tests: summary?.counts ?? noTests,
        files: { total: summary?.files.length ?? 0 },
        metadata,
        properties: propertiesByName(summary?.properties ?? [], module),
    };
}
/** The newest value of each name; where several modules have one, that of the run's own module. */
function propertiesByName(properties, module) {
    const isOwn = (property) => property.module === undefined || property.module === module;
    const chosen = new Map();
    for (const property of properties) {
        const known = chosen.get(property.name);
        const isBetter = known === undefined || (isOwn(property) === isOwn(known) ? (0,_report_property_age_js__WEBPACK_IMPORTED_MODULE_0__/* .compareAge */ .l)(property, known) >= 0 : isOwn(property));
        if (isBetter)
            chosen.set(property.name, property);
    }
    return Object.fromEntries([...chosen].map(([name, { value }]) => [name, value]));
}


/***/ }),

/***/ 85195:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  J: () => (/* binding */ sourceLocation)
});

;// CONCATENATED MODULE: ./src/source/stack-frames.ts
/** How much of a line is looked at. */
const maximumLineLength = 2000;
/** What source files end in; without this `example.com:443` would be a frame. */
const extensions = new Set([
    'c cc cpp cxx c++ h hh hpp hxx inl ipp m mm swift rs go zig nim d',
    'cs fs fsx vb cshtml razor java kt kts scala sc groovy clj cljs cljc',
    'js jsx mjs cjs ts tsx mts cts vue svelte astro dart',
    'py pyx pyi rb rake erb php phpt pl pm t lua r jl hs ml ex exs erl hrl elm cr sh bash ps1 psm1 bats',
    'feature robot resource qml sql sol gradle',
].flatMap((line) => line.split(' ')));
const jvmExtensions = new Set(['java', 'kt', 'kts', 'scala', 'sc', 'groovy', 'clj', 'cljc']);
/**
 * The places that a stack trace or an error message names, in the order of the text; at most one for each line. It knows the traces of
 * Java and Kotlin, .NET in any language, Python, JavaScript, Dart, Go, C and C++ (GoogleTest, Qt), Ruby, PHP, Rust, Swift and Elixir.
 * The time is linear in the length of the text.
 */
function stackFrames(text, limit = 50) {
    const frames = [];
    for (let start = 0; start < text.length && frames.length < limit;) {
        const newline = text.indexOf('\n', start);
        const end = newline === -1 ? text.length : newline;
        const frame = frameOf(text.slice(start, Math.min(end, start + maximumLineLength)).trimEnd());
        if (frame !== undefined)
            frames.push(frame);
        start = end + 1;
    }
    return frames;
}
function frameOf(line) {
    return pythonFrame(line) ?? numberedFrame(line) ?? dotnetFrame(line);
}
function makeFrame(file, line, column) {
    const number = Number(line);
    if (file === '' || !(number > 0))
        return undefined;
    const at = Number(column);
    return at > 0 ? { file, line: number, column: at } : { file, line: number };
}
/** `File "tests/test_cart.py", line 3, in test_adds`. */
function pythonFrame(line) {
    const start = line.indexOf('File "');
    if (start === -1)
        return undefined;
    const match = /^File "([^"]+)", line (\d{1,9})/.exec(line.slice(start));
    return match === null ? undefined : makeFrame(match[1] ?? '', match[2], undefined);
}
// `x.ts:1:2`, `x.go:1`, `x.cpp(1)`, `x.cpp(1,2)`, `x_test.dart 1:2`; Vite puts a query behind the name.
const numbered = /\.([A-Za-z][A-Za-z0-9+]{0,8})(?:\?[^\s:()]{1,200})?(?::(\d{1,9})(?::(\d{1,9}))?|\((\d{1,9})(?:,\s?(\d{1,9}))?\)| (\d{1,9}):(\d{1,9}))/g;
function numberedFrame(line) {
    for (const match of line.matchAll(numbered)) {
        const [whole, extension = '', line1, column1, line2, column2, line3, column3] = match;
        if (!extensions.has(extension))
            continue;
        const end = match.index + 1 + extension.length;
        const start = startOfPath(line, end, line[match.index + whole.length] === ')' && line1 !== undefined);
        const file = line.slice(start, end);
        return makeFrame(packageHint(line, start, extension) + file, line1 ?? line2 ?? line3, column1 ?? column2 ?? column3);
    }
    return undefined;
}
/** `at shop.Cart.add(Cart.java:12)` names only the base name; the class in front of it tells the folder, `shop/`. */
function packageHint(line, start, extension) {
    if (!jvmExtensions.has(extension) || line[start - 1] !== '(')
        return '';
    const call = line.slice(0, start - 1);
    // "java.base/" is a module, "app//" a class loader.
    const name = call.slice(Math.max(call.lastIndexOf(' '), call.lastIndexOf('/'), call.lastIndexOf('\t')) + 1);
    const folders = name.split('.').slice(0, -2);
    return folders.length === 0 ? '' : `${folders.join('/')}/`;
}
// `in C:\shop\Cart.cs:line 12`, and in other languages `:Zeile 12`, `:línea 12`, `:\u884c 12`, ` \u4e2d: \u884c\u53f7 12`.
const dotnetLine = /(?: \u4e2d)?: ?[^\s\d:]{1,15} ?(\d{1,9})\.?$/;
function dotnetFrame(line) {
    const match = dotnetLine.exec(line);
    if (match === null)
        return undefined;
    const end = match.index;
    if (!extensions.has(line.slice(line.lastIndexOf('.', end) + 1, end)))
        return undefined;
    return makeFrame(line.slice(startOfPath(line, end, false), end), match[1], undefined);
}
/** Where the path that ends at `end` begins; `isInParentheses`: it is all that stands in them, and may hold spaces. */
function startOfPath(line, end, isInParentheses) {
    if (isInParentheses) {
        const open = openingParenthesis(line, end);
        if (open !== -1)
            return open + 1;
    }
    const word = startOfWord(line, end);
    const scheme = line.lastIndexOf('://', end);
    // Firefox: "add@https://localhost/cart.js:1:2".
    if (scheme > word)
        return startOfScheme(line, scheme);
    const drive = startOfDrive(line, end);
    if (drive !== -1)
        return drive;
    // .NET and Unix: " in /home/my shop/Cart.cs".
    const root = line.lastIndexOf(' in /', end);
    return root !== -1 && root < word ? root + 4 : word;
}
function startOfScheme(line, end) {
    let start = end;
    while (start > 0 && (isLetter(line.charCodeAt(start - 1)) || line[start - 1] === '-'))
        start -= 1;
    return start;
}
function openingParenthesis(line, end) {
    let depth = 0;
    for (let index = end - 1; index >= 0; index -= 1) {
        const character = line[index];
        if (character === ')')
            depth += 1;
        else if (character === '(') {
            if (depth === 0)
                return index;
            depth -= 1;
        }
    }
    return -1;
}
function startOfDrive(line, end) {
    for (let colon = line.lastIndexOf(':', end - 1); colon > 0; colon = line.lastIndexOf(':', colon - 1)) {
        const next = line[colon + 1];
        if ((next === '\\' || next === '/') && isLetter(line.charCodeAt(colon - 1)) && !isLetter(line.charCodeAt(colon - 2)))
            return colon - 1;
    }
    return -1;
}
const isLetter = (code) => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
const opening = new Set(['(', '[', '<', '{', ',', '=']);
function startOfWord(line, end) {
    let start = end;
    while (start > 0 && !isBoundary(line.charCodeAt(start - 1)))
        start -= 1;
    while (start < end && opening.has(line[start] ?? ''))
        start += 1;
    return start;
}
/** White space, quotes and bars; not brackets, as Next.js has folders such as `[id]`. */
const isBoundary = (code) => code <= 0x20 || code === 0xa0 || code === 0x22 || code === 0x27 || code === 0x60 || code === 0x7c;

;// CONCATENATED MODULE: ./src/source/source-location.ts

/**
 * Where to show a test in the source: its own file and line; else a stack frame in its file; else the first frame in any file of the
 * project; else its file alone.
 */
function sourceLocation(test, tracked) {
    const path = test.file === undefined ? undefined : tracked.locate(test.file);
    if (path !== undefined && test.line !== undefined)
        return { path, line: test.line };
    let first;
    for (const text of [test.details, test.message]) {
        if (text === undefined)
            continue;
        for (const { file, line, column } of stackFrames(text)) {
            const found = tracked.locate(file);
            if (found === undefined)
                continue;
            const location = column === undefined ? { path: found, line } : { path: found, line, column };
            if (path === undefined || found === path)
                return location;
            first ??= location;
        }
    }
    return first ?? (path === undefined ? undefined : { path });
}


/***/ }),

/***/ 29065:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ createTrackedFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(31421);
;// CONCATENATED MODULE: ./src/source/git-files.ts

/** How many files of a repository are looked at. */
const maximumFiles = 1_000_000;
const timeoutMs = 30_000;
/**
 * The files that git tracks in the repository around `cwd`, relative to its top, with forward slashes; undefined where there is no
 * repository or no git.
 */
function listGitFiles(cwd) {
    return new Promise((resolve) => {
        const git = (0,external_node_child_process_.spawn)('git', ['ls-files', '-z', '--full-name', '--', ':/'], {
            cwd,
            stdio: ['ignore', 'pipe', 'ignore'],
            timeout: timeoutMs,
        });
        const files = [];
        let rest = '';
        git.stdout.setEncoding('utf8');
        git.stdout.on('data', (chunk) => {
            const names = (rest + chunk).split('\0');
            rest = names.pop() ?? '';
            for (const name of names)
                if (files.length < maximumFiles)
                    files.push(name);
            if (files.length >= maximumFiles)
                git.kill();
        });
        git.on('error', () => resolve(undefined));
        git.on('close', (code) => resolve(code === 0 || files.length >= maximumFiles ? files : undefined));
    });
}

;// CONCATENATED MODULE: ./src/source/path-segments.ts
/**
 * The folders and the name in a path as result files write it: absolute on any machine, with backslashes, as a URL, `package:` of Dart,
 * `classpath:` of Cucumber. `..` is resolved, and dropped where it leads out.
 */
function pathSegments(file) {
    const segments = [];
    for (const segment of plainPath(file.slice(0, maximumLength)).split(/[\\/]/)) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return segments;
}
const maximumLength = 4096;
/** Whether a path names its place from the root of a file system or as a URL. */
const isAbsolutePath = (file) => /^(?:[\\/]|[A-Za-z]:[\\/]|file:)/.test(file);
function plainPath(file) {
    const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(file)?.[1];
    if (scheme === undefined)
        return withoutDrive(file);
    const path = decode(withoutQuery(file.slice(scheme.length + 1)));
    switch (scheme) {
        case 'package': {
            // package:shop/cart.dart is lib/cart.dart of the package shop.
            const slash = path.indexOf('/');
            return slash === -1 ? path : `${path.slice(0, slash)}/lib${path.slice(slash)}`;
        }
        case 'http':
        case 'https':
            return path.replace(/^\/\/[^/]*/, '');
        case 'webpack':
        case 'webpack-internal':
            // webpack://name/./src/cart.ts: the name is that of the bundle.
            return path.replace(/^\/\/[^/]*\/(?=\.\/)/, '');
        case 'file':
            return withoutDrive(path.replace(/^\/\//, ''));
        default:
            return path;
    }
}
const withoutDrive = (path) => path.replace(/^[\\/]?[A-Za-z]:(?=[\\/])/, '');
/** Vite and webpack put a query behind the name. */
function withoutQuery(path) {
    const mark = path.indexOf('?');
    return mark === -1 ? path : path.slice(0, mark);
}
function decode(path) {
    if (!path.includes('%'))
        return path;
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./src/source/tracked-files.ts




/** Folders of other people's code: a path through one means a tracked file only where that lies in the same folder. */
const dependencyFolders = new Set([
    'node_modules',
    'bower_components',
    'site-packages',
    'dist-packages',
    '.pub-cache',
    '.cargo',
    'rustc',
    'gems',
    '.m2',
    '.gradle',
    '.nuget',
    'vendor',
    'deps',
]);
/** Python's own library, and folders with a version: of Go's module cache, of pnpm. */
const versionedFolder = /^python\d|@v?\d/;
const isDependencyFolder = (folder) => dependencyFolders.has(folder) || versionedFolder.test(folder);
const maximumFolders = 100;
/**
 * Reads which files there are, once.
 * @param listFiles the files below the top; by default those that git tracks
 */
async function createTrackedFiles(cwd, listFiles = listGitFiles) {
    const files = await listFiles(cwd);
    return files === undefined ? filesOnDisk(cwd) : filesOfList(files);
}
function filesOfList(files) {
    const byName = new Map();
    for (const path of files) {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const others = byName.get(name);
        if (others === undefined)
            byName.set(name, [path]);
        else
            others.push(path);
    }
    return {
        locate(file) {
            const segments = pathSegments(file);
            const name = segments.at(-1);
            const candidates = name === undefined ? undefined : byName.get(name);
            return candidates === undefined ? undefined : bestOf(candidates, segments, isAbsolutePath(file));
        },
    };
}
/** The candidate that has the most folders in common with a path, counted from the end. */
function bestOf(candidates, segments, isAbsolute) {
    const dependency = segments.findLastIndex(isDependencyFolder);
    const least = dependency === -1 ? 1 : segments.length - dependency;
    let best;
    let bestTail = 0;
    for (const candidate of candidates) {
        const folders = candidate.split('/');
        const tail = commonTail(folders, segments);
        const isWhole = tail === segments.length || tail === folders.length;
        // "cart.ts" of somebody else's folder is not ours.
        if (tail < least || (tail < 2 && !isWhole))
            continue;
        if (!isAbsolute && tail === segments.length && tail === folders.length)
            return candidate;
        if (tail > bestTail) {
            best = candidate;
            bestTail = tail;
        }
        else if (tail === bestTail)
            best = undefined;
    }
    return best;
}
function commonTail(left, right) {
    let length = 0;
    while (length < left.length && length < right.length && left.at(-1 - length) === right.at(-1 - length))
        length += 1;
    return length;
}
/** How often the disk is asked for a file: a thousand stack traces name tens of thousands. */
const maximumLookups = 5_000;
/** Without git: the longest tail of a path that is a file below the working directory. */
function filesOnDisk(cwd) {
    const known = new Map();
    let lookups = 0;
    const find = (file) => {
        const segments = pathSegments(file).slice(-maximumFolders);
        const dependency = segments.findLastIndex(isDependencyFolder);
        const last = dependency === -1 ? segments.length : dependency + 1;
        for (let start = 0; start < last && lookups < maximumLookups; start += 1) {
            const tail = segments.slice(start).join('/');
            lookups += 1;
            if (tail !== '' && isFile((0,external_node_path_.join)(cwd, tail)))
                return tail;
        }
        return undefined;
    };
    return {
        locate(file) {
            if (!known.has(file))
                known.set(file, find(file));
            return known.get(file);
        },
    };
}
function isFile(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
    }
    catch {
        // No path at all: a stranger wrote it.
        return false;
    }
}


/***/ }),

/***/ 21089:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt)
/* harmony export */ });
/* harmony import */ var _records_detach_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(34071);

const isHighSurrogate = (code) => code >= 0xd800 && code <= 0xdbff;
/**
 * A copy of a text of at most about `limit` UTF-16 units: what is too long keeps its head and its tail, because a stack trace
 * begins with what went wrong and ends with why.
 */
function excerpt(text, limit) {
    if (text.length <= limit)
        return (0,_records_detach_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Y)(text);
    const half = limit >> 1;
    const headEnd = isHighSurrogate(text.charCodeAt(half - 1)) ? half - 1 : half;
    const cut = text.length - half;
    const tailStart = isHighSurrogate(text.charCodeAt(cut - 1)) ? cut + 1 : cut;
    return (0,_records_detach_js__WEBPACK_IMPORTED_MODULE_0__/* .detach */ .Y)(`${text.slice(0, headEnd)}\n\u2026 ${tailStart - headEnd} characters left out \u2026\n${text.slice(tailStart)}`);
}


/***/ }),

/***/ 94220:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ isIncomplete),
/* harmony export */   em: () => (/* binding */ runStatus),
/* harmony export */   rB: () => (/* binding */ withProblems)
/* harmony export */ });
/** Whether a run stopped before its end, or reports an error that belongs to no test. */
const isIncomplete = (problems) => problems.some((problem) => problem.kind === 'incomplete');
/** The one word for a run: a failure outweighs whatever else there is, and an end that was not reached is a failure. */
function runStatus(counts, problems) {
    if (counts.failed > 0 || isIncomplete(problems))
        return 'failed';
    if (counts.cancelled > 0)
        return 'cancelled';
    if (counts.running > 0)
        return 'running';
    if (counts.successful > 0)
        return 'successful';
    return counts.skipped > 0 ? 'skipped' : 'unknown';
}
/** A summary that knows of further problems: of the collection as a whole, or of a report that did not arrive. */
function withProblems(summary, more) {
    const problems = [...summary.problems, ...more];
    return { ...summary, problems, status: runStatus(summary.counts, problems) };
}


/***/ }),

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 29907:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("cluster");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 73339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 38321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 82987:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("perf_hooks");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 11493:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("v8");

/***/ }),

/***/ 28167:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("worker_threads");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 18909:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { Argument } = __nccwpck_require__(49154);
const { Command } = __nccwpck_require__(34348);
const { CommanderError, InvalidArgumentError } = __nccwpck_require__(41135);
const { Help } = __nccwpck_require__(79754);
const { Option } = __nccwpck_require__(45240);

exports.DM = new Command();

exports.gu = (name) => new Command(name);
exports.Ww = (flags, description) => new Option(flags, description);
exports.er = (name, description) => new Argument(name, description);

/**
 * Expose classes
 */

exports.uB = Command;
exports.c$ = Option;
exports.ef = Argument;
exports._V = Help;

exports.b7 = CommanderError;
exports.Di = InvalidArgumentError;
exports.a2 = InvalidArgumentError; // Deprecated


/***/ }),

/***/ 49154:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(41135);

class Argument {
  /**
   * Initialize a new command argument with the given name and description.
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @param {string} name
   * @param {string} [description]
   */

  constructor(name, description) {
    this.description = description || '';
    this.variadic = false;
    this.parseArg = undefined;
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.argChoices = undefined;

    switch (name[0]) {
      case '<': // e.g. <required>
        this.required = true;
        this._name = name.slice(1, -1);
        break;
      case '[': // e.g. [optional]
        this.required = false;
        this._name = name.slice(1, -1);
        break;
      default:
        this.required = true;
        this._name = name;
        break;
    }

    if (this._name.endsWith('...')) {
      this.variadic = true;
      this._name = this._name.slice(0, -3);
    }
  }

  /**
   * Return argument name.
   *
   * @return {string}
   */

  name() {
    return this._name;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Argument}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Set the custom handler for processing CLI command arguments into argument values.
   *
   * @param {Function} [fn]
   * @return {Argument}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Only allow argument value to be one of choices.
   *
   * @param {string[]} values
   * @return {Argument}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Make argument required.
   *
   * @returns {Argument}
   */
  argRequired() {
    this.required = true;
    return this;
  }

  /**
   * Make argument optional.
   *
   * @returns {Argument}
   */
  argOptional() {
    this.required = false;
    return this;
  }
}

/**
 * Takes an argument and returns its human readable equivalent for help usage.
 *
 * @param {Argument} arg
 * @return {string}
 * @private
 */

function humanReadableArgName(arg) {
  const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');

  return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}

exports.Argument = Argument;
exports.humanReadableArgName = humanReadableArgName;


/***/ }),

/***/ 34348:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const EventEmitter = (__nccwpck_require__(78474).EventEmitter);
const childProcess = __nccwpck_require__(31421);
const path = __nccwpck_require__(76760);
const fs = __nccwpck_require__(73024);
const process = __nccwpck_require__(1708);

const { Argument, humanReadableArgName } = __nccwpck_require__(49154);
const { CommanderError } = __nccwpck_require__(41135);
const { Help, stripColor } = __nccwpck_require__(79754);
const { Option, DualOptions } = __nccwpck_require__(45240);
const { suggestSimilar } = __nccwpck_require__(65030);

class Command extends EventEmitter {
  /**
   * Initialize a new `Command`.
   *
   * @param {string} [name]
   */

  constructor(name) {
    super();
    /** @type {Command[]} */
    this.commands = [];
    /** @type {Option[]} */
    this.options = [];
    this.parent = null;
    this._allowUnknownOption = false;
    this._allowExcessArguments = false;
    /** @type {Argument[]} */
    this.registeredArguments = [];
    this._args = this.registeredArguments; // deprecated old name
    /** @type {string[]} */
    this.args = []; // cli args with options removed
    this.rawArgs = [];
    this.processedArgs = []; // like .args but after custom processing and collecting variadic
    this._scriptPath = null;
    this._name = name || '';
    this._optionValues = {};
    this._optionValueSources = {}; // default, env, cli etc
    this._storeOptionsAsProperties = false;
    this._actionHandler = null;
    this._executableHandler = false;
    this._executableFile = null; // custom name for executable
    this._executableDir = null; // custom search directory for subcommands
    this._defaultCommandName = null;
    this._exitCallback = null;
    this._aliases = [];
    this._combineFlagAndOptionalValue = true;
    this._description = '';
    this._summary = '';
    this._argsDescription = undefined; // legacy
    this._enablePositionalOptions = false;
    this._passThroughOptions = false;
    this._lifeCycleHooks = {}; // a hash of arrays
    /** @type {(boolean | string)} */
    this._showHelpAfterError = false;
    this._showSuggestionAfterError = true;
    this._savedState = null; // used in save/restoreStateBeforeParse

    // see configureOutput() for docs
    this._outputConfiguration = {
      writeOut: (str) => process.stdout.write(str),
      writeErr: (str) => process.stderr.write(str),
      outputError: (str, write) => write(str),
      getOutHelpWidth: () =>
        process.stdout.isTTY ? process.stdout.columns : undefined,
      getErrHelpWidth: () =>
        process.stderr.isTTY ? process.stderr.columns : undefined,
      getOutHasColors: () =>
        useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
      getErrHasColors: () =>
        useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
      stripColor: (str) => stripColor(str),
    };

    this._hidden = false;
    /** @type {(Option | null | undefined)} */
    this._helpOption = undefined; // Lazy created on demand. May be null if help option is disabled.
    this._addImplicitHelpCommand = undefined; // undecided whether true or false yet, not inherited
    /** @type {Command} */
    this._helpCommand = undefined; // lazy initialised, inherited
    this._helpConfiguration = {};
    /** @type {string | undefined} */
    this._helpGroupHeading = undefined; // soft initialised when added to parent
    /** @type {string | undefined} */
    this._defaultCommandGroup = undefined;
    /** @type {string | undefined} */
    this._defaultOptionGroup = undefined;
  }

  /**
   * Copy settings that are useful to have in common across root command and subcommands.
   *
   * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
   *
   * @param {Command} sourceCommand
   * @return {Command} `this` command for chaining
   */
  copyInheritedSettings(sourceCommand) {
    this._outputConfiguration = sourceCommand._outputConfiguration;
    this._helpOption = sourceCommand._helpOption;
    this._helpCommand = sourceCommand._helpCommand;
    this._helpConfiguration = sourceCommand._helpConfiguration;
    this._exitCallback = sourceCommand._exitCallback;
    this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
    this._combineFlagAndOptionalValue =
      sourceCommand._combineFlagAndOptionalValue;
    this._allowExcessArguments = sourceCommand._allowExcessArguments;
    this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
    this._showHelpAfterError = sourceCommand._showHelpAfterError;
    this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;

    return this;
  }

  /**
   * @returns {Command[]}
   * @private
   */

  _getCommandAndAncestors() {
    const result = [];
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    for (let command = this; command; command = command.parent) {
      result.push(command);
    }
    return result;
  }

  /**
   * Define a command.
   *
   * There are two styles of command: pay attention to where to put the description.
   *
   * @example
   * // Command implemented using action handler (description is supplied separately to `.command`)
   * program
   *   .command('clone <source> [destination]')
   *   .description('clone a repository into a newly created directory')
   *   .action((source, destination) => {
   *     console.log('clone command called');
   *   });
   *
   * // Command implemented using separate executable file (description is second parameter to `.command`)
   * program
   *   .command('start <service>', 'start named service')
   *   .command('stop [service]', 'stop named service, or all if no name supplied');
   *
   * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
   * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
   * @param {object} [execOpts] - configuration options (for executable)
   * @return {Command} returns new command for action handler, or `this` for executable command
   */

  command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
    let desc = actionOptsOrExecDesc;
    let opts = execOpts;
    if (typeof desc === 'object' && desc !== null) {
      opts = desc;
      desc = null;
    }
    opts = opts || {};
    const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);

    const cmd = this.createCommand(name);
    if (desc) {
      cmd.description(desc);
      cmd._executableHandler = true;
    }
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    cmd._hidden = !!(opts.noHelp || opts.hidden); // noHelp is deprecated old name for hidden
    cmd._executableFile = opts.executableFile || null; // Custom name for executable file, set missing to null to match constructor
    if (args) cmd.arguments(args);
    this._registerCommand(cmd);
    cmd.parent = this;
    cmd.copyInheritedSettings(this);

    if (desc) return this;
    return cmd;
  }

  /**
   * Factory routine to create a new unattached command.
   *
   * See .command() for creating an attached subcommand, which uses this routine to
   * create the command. You can override createCommand to customise subcommands.
   *
   * @param {string} [name]
   * @return {Command} new command
   */

  createCommand(name) {
    return new Command(name);
  }

  /**
   * You can customise the help with a subclass of Help by overriding createHelp,
   * or by overriding Help properties using configureHelp().
   *
   * @return {Help}
   */

  createHelp() {
    return Object.assign(new Help(), this.configureHelp());
  }

  /**
   * You can customise the help by overriding Help properties using configureHelp(),
   * or with a subclass of Help by overriding createHelp().
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureHelp(configuration) {
    if (configuration === undefined) return this._helpConfiguration;

    this._helpConfiguration = configuration;
    return this;
  }

  /**
   * The default output goes to stdout and stderr. You can customise this for special
   * applications. You can also customise the display of errors by overriding outputError.
   *
   * The configuration properties are all functions:
   *
   *     // change how output being written, defaults to stdout and stderr
   *     writeOut(str)
   *     writeErr(str)
   *     // change how output being written for errors, defaults to writeErr
   *     outputError(str, write) // used for displaying errors and not used for displaying help
   *     // specify width for wrapping help
   *     getOutHelpWidth()
   *     getErrHelpWidth()
   *     // color support, currently only used with Help
   *     getOutHasColors()
   *     getErrHasColors()
   *     stripColor() // used to remove ANSI escape codes if output does not have colors
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureOutput(configuration) {
    if (configuration === undefined) return this._outputConfiguration;

    this._outputConfiguration = {
      ...this._outputConfiguration,
      ...configuration,
    };
    return this;
  }

  /**
   * Display the help or a custom message after an error occurs.
   *
   * @param {(boolean|string)} [displayHelp]
   * @return {Command} `this` command for chaining
   */
  showHelpAfterError(displayHelp = true) {
    if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
    this._showHelpAfterError = displayHelp;
    return this;
  }

  /**
   * Display suggestion of similar commands for unknown commands, or options for unknown options.
   *
   * @param {boolean} [displaySuggestion]
   * @return {Command} `this` command for chaining
   */
  showSuggestionAfterError(displaySuggestion = true) {
    this._showSuggestionAfterError = !!displaySuggestion;
    return this;
  }

  /**
   * Add a prepared subcommand.
   *
   * See .command() for creating an attached subcommand which inherits settings from its parent.
   *
   * @param {Command} cmd - new subcommand
   * @param {object} [opts] - configuration options
   * @return {Command} `this` command for chaining
   */

  addCommand(cmd, opts) {
    if (!cmd._name) {
      throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
    }

    opts = opts || {};
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    if (opts.noHelp || opts.hidden) cmd._hidden = true; // modifying passed command due to existing implementation

    this._registerCommand(cmd);
    cmd.parent = this;
    cmd._checkForBrokenPassThrough();

    return this;
  }

  /**
   * Factory routine to create a new unattached argument.
   *
   * See .argument() for creating an attached argument, which uses this routine to
   * create the argument. You can override createArgument to return a custom argument.
   *
   * @param {string} name
   * @param {string} [description]
   * @return {Argument} new argument
   */

  createArgument(name, description) {
    return new Argument(name, description);
  }

  /**
   * Define argument syntax for command.
   *
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @example
   * program.argument('<input-file>');
   * program.argument('[output-file]');
   *
   * @param {string} name
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom argument processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */
  argument(name, description, parseArg, defaultValue) {
    const argument = this.createArgument(name, description);
    if (typeof parseArg === 'function') {
      argument.default(defaultValue).argParser(parseArg);
    } else {
      argument.default(parseArg);
    }
    this.addArgument(argument);
    return this;
  }

  /**
   * Define argument syntax for command, adding multiple at once (without descriptions).
   *
   * See also .argument().
   *
   * @example
   * program.arguments('<cmd> [env]');
   *
   * @param {string} names
   * @return {Command} `this` command for chaining
   */

  arguments(names) {
    names
      .trim()
      .split(/ +/)
      .forEach((detail) => {
        this.argument(detail);
      });
    return this;
  }

  /**
   * Define argument syntax for command, adding a prepared argument.
   *
   * @param {Argument} argument
   * @return {Command} `this` command for chaining
   */
  addArgument(argument) {
    const previousArgument = this.registeredArguments.slice(-1)[0];
    if (previousArgument?.variadic) {
      throw new Error(
        `only the last argument can be variadic '${previousArgument.name()}'`,
      );
    }
    if (
      argument.required &&
      argument.defaultValue !== undefined &&
      argument.parseArg === undefined
    ) {
      throw new Error(
        `a default value for a required argument is never used: '${argument.name()}'`,
      );
    }
    this.registeredArguments.push(argument);
    return this;
  }

  /**
   * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
   *
   * @example
   *    program.helpCommand('help [cmd]');
   *    program.helpCommand('help [cmd]', 'show help');
   *    program.helpCommand(false); // suppress default help command
   *    program.helpCommand(true); // add help command even if no subcommands
   *
   * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
   * @param {string} [description] - custom description
   * @return {Command} `this` command for chaining
   */

  helpCommand(enableOrNameAndArgs, description) {
    if (typeof enableOrNameAndArgs === 'boolean') {
      this._addImplicitHelpCommand = enableOrNameAndArgs;
      if (enableOrNameAndArgs && this._defaultCommandGroup) {
        // make the command to store the group
        this._initCommandGroup(this._getHelpCommand());
      }
      return this;
    }

    const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
    const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
    const helpDescription = description ?? 'display help for command';

    const helpCommand = this.createCommand(helpName);
    helpCommand.helpOption(false);
    if (helpArgs) helpCommand.arguments(helpArgs);
    if (helpDescription) helpCommand.description(helpDescription);

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    // init group unless lazy create
    if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);

    return this;
  }

  /**
   * Add prepared custom help command.
   *
   * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
   * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
   * @return {Command} `this` command for chaining
   */
  addHelpCommand(helpCommand, deprecatedDescription) {
    // If not passed an object, call through to helpCommand for backwards compatibility,
    // as addHelpCommand was originally used like helpCommand is now.
    if (typeof helpCommand !== 'object') {
      this.helpCommand(helpCommand, deprecatedDescription);
      return this;
    }

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    this._initCommandGroup(helpCommand);
    return this;
  }

  /**
   * Lazy create help command.
   *
   * @return {(Command|null)}
   * @package
   */
  _getHelpCommand() {
    const hasImplicitHelpCommand =
      this._addImplicitHelpCommand ??
      (this.commands.length &&
        !this._actionHandler &&
        !this._findCommand('help'));

    if (hasImplicitHelpCommand) {
      if (this._helpCommand === undefined) {
        this.helpCommand(undefined, undefined); // use default name and description
      }
      return this._helpCommand;
    }
    return null;
  }

  /**
   * Add hook for life cycle event.
   *
   * @param {string} event
   * @param {Function} listener
   * @return {Command} `this` command for chaining
   */

  hook(event, listener) {
    const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
    if (!allowedValues.includes(event)) {
      throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
    }
    if (this._lifeCycleHooks[event]) {
      this._lifeCycleHooks[event].push(listener);
    } else {
      this._lifeCycleHooks[event] = [listener];
    }
    return this;
  }

  /**
   * Register callback to use as replacement for calling process.exit.
   *
   * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
   * @return {Command} `this` command for chaining
   */

  exitOverride(fn) {
    if (fn) {
      this._exitCallback = fn;
    } else {
      this._exitCallback = (err) => {
        if (err.code !== 'commander.executeSubCommandAsync') {
          throw err;
        } else {
          // Async callback from spawn events, not useful to throw.
        }
      };
    }
    return this;
  }

  /**
   * Call process.exit, and _exitCallback if defined.
   *
   * @param {number} exitCode exit code for using with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   * @return never
   * @private
   */

  _exit(exitCode, code, message) {
    if (this._exitCallback) {
      this._exitCallback(new CommanderError(exitCode, code, message));
      // Expecting this line is not reached.
    }
    process.exit(exitCode);
  }

  /**
   * Register callback `fn` for the command.
   *
   * @example
   * program
   *   .command('serve')
   *   .description('start service')
   *   .action(function() {
   *      // do work here
   *   });
   *
   * @param {Function} fn
   * @return {Command} `this` command for chaining
   */

  action(fn) {
    const listener = (args) => {
      // The .action callback takes an extra parameter which is the command or options.
      const expectedArgsCount = this.registeredArguments.length;
      const actionArgs = args.slice(0, expectedArgsCount);
      if (this._storeOptionsAsProperties) {
        actionArgs[expectedArgsCount] = this; // backwards compatible "options"
      } else {
        actionArgs[expectedArgsCount] = this.opts();
      }
      actionArgs.push(this);

      return fn.apply(this, actionArgs);
    };
    this._actionHandler = listener;
    return this;
  }

  /**
   * Factory routine to create a new unattached option.
   *
   * See .option() for creating an attached option, which uses this routine to
   * create the option. You can override createOption to return a custom option.
   *
   * @param {string} flags
   * @param {string} [description]
   * @return {Option} new option
   */

  createOption(flags, description) {
    return new Option(flags, description);
  }

  /**
   * Wrap parseArgs to catch 'commander.invalidArgument'.
   *
   * @param {(Option | Argument)} target
   * @param {string} value
   * @param {*} previous
   * @param {string} invalidArgumentMessage
   * @private
   */

  _callParseArg(target, value, previous, invalidArgumentMessage) {
    try {
      return target.parseArg(value, previous);
    } catch (err) {
      if (err.code === 'commander.invalidArgument') {
        const message = `${invalidArgumentMessage} ${err.message}`;
        this.error(message, { exitCode: err.exitCode, code: err.code });
      }
      throw err;
    }
  }

  /**
   * Check for option flag conflicts.
   * Register option if no conflicts found, or throw on conflict.
   *
   * @param {Option} option
   * @private
   */

  _registerOption(option) {
    const matchingOption =
      (option.short && this._findOption(option.short)) ||
      (option.long && this._findOption(option.long));
    if (matchingOption) {
      const matchingFlag =
        option.long && this._findOption(option.long)
          ? option.long
          : option.short;
      throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
    }

    this._initOptionGroup(option);
    this.options.push(option);
  }

  /**
   * Check for command name and alias conflicts with existing commands.
   * Register command if no conflicts found, or throw on conflict.
   *
   * @param {Command} command
   * @private
   */

  _registerCommand(command) {
    const knownBy = (cmd) => {
      return [cmd.name()].concat(cmd.aliases());
    };

    const alreadyUsed = knownBy(command).find((name) =>
      this._findCommand(name),
    );
    if (alreadyUsed) {
      const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
      const newCmd = knownBy(command).join('|');
      throw new Error(
        `cannot add command '${newCmd}' as already have command '${existingCmd}'`,
      );
    }

    this._initCommandGroup(command);
    this.commands.push(command);
  }

  /**
   * Add an option.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addOption(option) {
    this._registerOption(option);

    const oname = option.name();
    const name = option.attributeName();

    // store default value
    if (option.negate) {
      // --no-foo is special and defaults foo to true, unless a --foo option is already defined
      const positiveLongFlag = option.long.replace(/^--no-/, '--');
      if (!this._findOption(positiveLongFlag)) {
        this.setOptionValueWithSource(
          name,
          option.defaultValue === undefined ? true : option.defaultValue,
          'default',
        );
      }
    } else if (option.defaultValue !== undefined) {
      this.setOptionValueWithSource(name, option.defaultValue, 'default');
    }

    // handler for cli and env supplied values
    const handleOptionValue = (val, invalidValueMessage, valueSource) => {
      // val is null for optional option used without an optional-argument.
      // val is undefined for boolean and negated option.
      if (val == null && option.presetArg !== undefined) {
        val = option.presetArg;
      }

      // custom processing
      const oldValue = this.getOptionValue(name);
      if (val !== null && option.parseArg) {
        val = this._callParseArg(option, val, oldValue, invalidValueMessage);
      } else if (val !== null && option.variadic) {
        val = option._collectValue(val, oldValue);
      }

      // Fill-in appropriate missing values. Long winded but easy to follow.
      if (val == null) {
        if (option.negate) {
          val = false;
        } else if (option.isBoolean() || option.optional) {
          val = true;
        } else {
          val = ''; // not normal, parseArg might have failed or be a mock function for testing
        }
      }
      this.setOptionValueWithSource(name, val, valueSource);
    };

    this.on('option:' + oname, (val) => {
      const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
      handleOptionValue(val, invalidValueMessage, 'cli');
    });

    if (option.envVar) {
      this.on('optionEnv:' + oname, (val) => {
        const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
        handleOptionValue(val, invalidValueMessage, 'env');
      });
    }

    return this;
  }

  /**
   * Internal implementation shared by .option() and .requiredOption()
   *
   * @return {Command} `this` command for chaining
   * @private
   */
  _optionEx(config, flags, description, fn, defaultValue) {
    if (typeof flags === 'object' && flags instanceof Option) {
      throw new Error(
        'To add an Option object use addOption() instead of option() or requiredOption()',
      );
    }
    const option = this.createOption(flags, description);
    option.makeOptionMandatory(!!config.mandatory);
    if (typeof fn === 'function') {
      option.default(defaultValue).argParser(fn);
    } else if (fn instanceof RegExp) {
      // deprecated
      const regex = fn;
      fn = (val, def) => {
        const m = regex.exec(val);
        return m ? m[0] : def;
      };
      option.default(defaultValue).argParser(fn);
    } else {
      option.default(fn);
    }

    return this.addOption(option);
  }

  /**
   * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
   * option-argument is indicated by `<>` and an optional option-argument by `[]`.
   *
   * See the README for more details, and see also addOption() and requiredOption().
   *
   * @example
   * program
   *     .option('-p, --pepper', 'add pepper')
   *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
   *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
   *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  option(flags, description, parseArg, defaultValue) {
    return this._optionEx({}, flags, description, parseArg, defaultValue);
  }

  /**
   * Add a required option which must have a value after parsing. This usually means
   * the option must be specified on the command line. (Otherwise the same as .option().)
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  requiredOption(flags, description, parseArg, defaultValue) {
    return this._optionEx(
      { mandatory: true },
      flags,
      description,
      parseArg,
      defaultValue,
    );
  }

  /**
   * Alter parsing of short flags with optional values.
   *
   * @example
   * // for `.option('-f,--flag [value]'):
   * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
   * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
   *
   * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
   * @return {Command} `this` command for chaining
   */
  combineFlagAndOptionalValue(combine = true) {
    this._combineFlagAndOptionalValue = !!combine;
    return this;
  }

  /**
   * Allow unknown options on the command line.
   *
   * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
   * @return {Command} `this` command for chaining
   */
  allowUnknownOption(allowUnknown = true) {
    this._allowUnknownOption = !!allowUnknown;
    return this;
  }

  /**
   * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
   *
   * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
   * @return {Command} `this` command for chaining
   */
  allowExcessArguments(allowExcess = true) {
    this._allowExcessArguments = !!allowExcess;
    return this;
  }

  /**
   * Enable positional options. Positional means global options are specified before subcommands which lets
   * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
   * The default behaviour is non-positional and global options may appear anywhere on the command line.
   *
   * @param {boolean} [positional]
   * @return {Command} `this` command for chaining
   */
  enablePositionalOptions(positional = true) {
    this._enablePositionalOptions = !!positional;
    return this;
  }

  /**
   * Pass through options that come after command-arguments rather than treat them as command-options,
   * so actual command-options come before command-arguments. Turning this on for a subcommand requires
   * positional options to have been enabled on the program (parent commands).
   * The default behaviour is non-positional and options may appear before or after command-arguments.
   *
   * @param {boolean} [passThrough] for unknown options.
   * @return {Command} `this` command for chaining
   */
  passThroughOptions(passThrough = true) {
    this._passThroughOptions = !!passThrough;
    this._checkForBrokenPassThrough();
    return this;
  }

  /**
   * @private
   */

  _checkForBrokenPassThrough() {
    if (
      this.parent &&
      this._passThroughOptions &&
      !this.parent._enablePositionalOptions
    ) {
      throw new Error(
        `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
      );
    }
  }

  /**
   * Whether to store option values as properties on command object,
   * or store separately (specify false). In both cases the option values can be accessed using .opts().
   *
   * @param {boolean} [storeAsProperties=true]
   * @return {Command} `this` command for chaining
   */

  storeOptionsAsProperties(storeAsProperties = true) {
    if (this.options.length) {
      throw new Error('call .storeOptionsAsProperties() before adding options');
    }
    if (Object.keys(this._optionValues).length) {
      throw new Error(
        'call .storeOptionsAsProperties() before setting option values',
      );
    }
    this._storeOptionsAsProperties = !!storeAsProperties;
    return this;
  }

  /**
   * Retrieve option value.
   *
   * @param {string} key
   * @return {object} value
   */

  getOptionValue(key) {
    if (this._storeOptionsAsProperties) {
      return this[key];
    }
    return this._optionValues[key];
  }

  /**
   * Store option value.
   *
   * @param {string} key
   * @param {object} value
   * @return {Command} `this` command for chaining
   */

  setOptionValue(key, value) {
    return this.setOptionValueWithSource(key, value, undefined);
  }

  /**
   * Store option value and where the value came from.
   *
   * @param {string} key
   * @param {object} value
   * @param {string} source - expected values are default/config/env/cli/implied
   * @return {Command} `this` command for chaining
   */

  setOptionValueWithSource(key, value, source) {
    if (this._storeOptionsAsProperties) {
      this[key] = value;
    } else {
      this._optionValues[key] = value;
    }
    this._optionValueSources[key] = source;
    return this;
  }

  /**
   * Get source of option value.
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSource(key) {
    return this._optionValueSources[key];
  }

  /**
   * Get source of option value. See also .optsWithGlobals().
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSourceWithGlobals(key) {
    // global overwrites local, like optsWithGlobals
    let source;
    this._getCommandAndAncestors().forEach((cmd) => {
      if (cmd.getOptionValueSource(key) !== undefined) {
        source = cmd.getOptionValueSource(key);
      }
    });
    return source;
  }

  /**
   * Get user arguments from implied or explicit arguments.
   * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
   *
   * @private
   */

  _prepareUserArgs(argv, parseOptions) {
    if (argv !== undefined && !Array.isArray(argv)) {
      throw new Error('first parameter to parse must be array or undefined');
    }
    parseOptions = parseOptions || {};

    // auto-detect argument conventions if nothing supplied
    if (argv === undefined && parseOptions.from === undefined) {
      if (process.versions?.electron) {
        parseOptions.from = 'electron';
      }
      // check node specific options for scenarios where user CLI args follow executable without scriptname
      const execArgv = process.execArgv ?? [];
      if (
        execArgv.includes('-e') ||
        execArgv.includes('--eval') ||
        execArgv.includes('-p') ||
        execArgv.includes('--print')
      ) {
        parseOptions.from = 'eval'; // internal usage, not documented
      }
    }

    // default to using process.argv
    if (argv === undefined) {
      argv = process.argv;
    }
    this.rawArgs = argv.slice();

    // extract the user args and scriptPath
    let userArgs;
    switch (parseOptions.from) {
      case undefined:
      case 'node':
        this._scriptPath = argv[1];
        userArgs = argv.slice(2);
        break;
      case 'electron':
        // @ts-ignore: because defaultApp is an unknown property
        if (process.defaultApp) {
          this._scriptPath = argv[1];
          userArgs = argv.slice(2);
        } else {
          userArgs = argv.slice(1);
        }
        break;
      case 'user':
        userArgs = argv.slice(0);
        break;
      case 'eval':
        userArgs = argv.slice(1);
        break;
      default:
        throw new Error(
          `unexpected parse option { from: '${parseOptions.from}' }`,
        );
    }

    // Find default name for program from arguments.
    if (!this._name && this._scriptPath)
      this.nameFromFilename(this._scriptPath);
    this._name = this._name || 'program';

    return userArgs;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Use parseAsync instead of parse if any of your action handlers are async.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * program.parse(); // parse process.argv and auto-detect electron and special node flags
   * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
   * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv] - optional, defaults to process.argv
   * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
   * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
   * @return {Command} `this` command for chaining
   */

  parse(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    this._parseCommand([], userArgs);

    return this;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
   * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
   * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv]
   * @param {object} [parseOptions]
   * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
   * @return {Promise}
   */

  async parseAsync(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    await this._parseCommand([], userArgs);

    return this;
  }

  _prepareForParse() {
    if (this._savedState === null) {
      this.saveStateBeforeParse();
    } else {
      this.restoreStateBeforeParse();
    }
  }

  /**
   * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state saved.
   */
  saveStateBeforeParse() {
    this._savedState = {
      // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
      _name: this._name,
      // option values before parse have default values (including false for negated options)
      // shallow clones
      _optionValues: { ...this._optionValues },
      _optionValueSources: { ...this._optionValueSources },
    };
  }

  /**
   * Restore state before parse for calls after the first.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state restored.
   */
  restoreStateBeforeParse() {
    if (this._storeOptionsAsProperties)
      throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);

    // clear state from _prepareUserArgs
    this._name = this._savedState._name;
    this._scriptPath = null;
    this.rawArgs = [];
    // clear state from setOptionValueWithSource
    this._optionValues = { ...this._savedState._optionValues };
    this._optionValueSources = { ...this._savedState._optionValueSources };
    // clear state from _parseCommand
    this.args = [];
    // clear state from _processArguments
    this.processedArgs = [];
  }

  /**
   * Throw if expected executable is missing. Add lots of help for author.
   *
   * @param {string} executableFile
   * @param {string} executableDir
   * @param {string} subcommandName
   */
  _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
    if (fs.existsSync(executableFile)) return;

    const executableDirMessage = executableDir
      ? `searched for local subcommand relative to directory '${executableDir}'`
      : 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
    const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
    throw new Error(executableMissing);
  }

  /**
   * Execute a sub-command executable.
   *
   * @private
   */

  _executeSubCommand(subcommand, args) {
    args = args.slice();
    let launchWithNode = false; // Use node for source targets so do not need to get permissions correct, and on Windows.
    const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];

    function findFile(baseDir, baseName) {
      // Look for specified file
      const localBin = path.resolve(baseDir, baseName);
      if (fs.existsSync(localBin)) return localBin;

      // Stop looking if candidate already has an expected extension.
      if (sourceExt.includes(path.extname(baseName))) return undefined;

      // Try all the extensions.
      const foundExt = sourceExt.find((ext) =>
        fs.existsSync(`${localBin}${ext}`),
      );
      if (foundExt) return `${localBin}${foundExt}`;

      return undefined;
    }

    // Not checking for help first. Unlikely to have mandatory and executable, and can't robustly test for help flags in external command.
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // executableFile and executableDir might be full path, or just a name
    let executableFile =
      subcommand._executableFile || `${this._name}-${subcommand._name}`;
    let executableDir = this._executableDir || '';
    if (this._scriptPath) {
      let resolvedScriptPath; // resolve possible symlink for installed npm binary
      try {
        resolvedScriptPath = fs.realpathSync(this._scriptPath);
      } catch {
        resolvedScriptPath = this._scriptPath;
      }
      executableDir = path.resolve(
        path.dirname(resolvedScriptPath),
        executableDir,
      );
    }

    // Look for a local file in preference to a command in PATH.
    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      // Legacy search using prefix of script name instead of command name
      if (!localFile && !subcommand._executableFile && this._scriptPath) {
        const legacyName = path.basename(
          this._scriptPath,
          path.extname(this._scriptPath),
        );
        if (legacyName !== this._name) {
          localFile = findFile(
            executableDir,
            `${legacyName}-${subcommand._name}`,
          );
        }
      }
      executableFile = localFile || executableFile;
    }

    launchWithNode = sourceExt.includes(path.extname(executableFile));

    let proc;
    if (process.platform !== 'win32') {
      if (launchWithNode) {
        args.unshift(executableFile);
        // add executable arguments to spawn
        args = incrementNodeInspectorPort(process.execArgv).concat(args);

        proc = childProcess.spawn(process.argv[0], args, { stdio: 'inherit' });
      } else {
        proc = childProcess.spawn(executableFile, args, { stdio: 'inherit' });
      }
    } else {
      this._checkForMissingExecutable(
        executableFile,
        executableDir,
        subcommand._name,
      );
      args.unshift(executableFile);
      // add executable arguments to spawn
      args = incrementNodeInspectorPort(process.execArgv).concat(args);
      proc = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
    }

    if (!proc.killed) {
      // testing mainly to avoid leak warnings during unit tests with mocked spawn
      const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
      signals.forEach((signal) => {
        process.on(signal, () => {
          if (proc.killed === false && proc.exitCode === null) {
            // @ts-ignore because signals not typed to known strings
            proc.kill(signal);
          }
        });
      });
    }

    // By default terminate process when spawned process terminates.
    const exitCallback = this._exitCallback;
    proc.on('close', (code) => {
      code = code ?? 1; // code is null if spawned process terminated due to a signal
      if (!exitCallback) {
        process.exit(code);
      } else {
        exitCallback(
          new CommanderError(
            code,
            'commander.executeSubCommandAsync',
            '(close)',
          ),
        );
      }
    });
    proc.on('error', (err) => {
      // @ts-ignore: because err.code is an unknown property
      if (err.code === 'ENOENT') {
        this._checkForMissingExecutable(
          executableFile,
          executableDir,
          subcommand._name,
        );
        // @ts-ignore: because err.code is an unknown property
      } else if (err.code === 'EACCES') {
        throw new Error(`'${executableFile}' not executable`);
      }
      if (!exitCallback) {
        process.exit(1);
      } else {
        const wrappedError = new CommanderError(
          1,
          'commander.executeSubCommandAsync',
          '(error)',
        );
        wrappedError.nestedError = err;
        exitCallback(wrappedError);
      }
    });

    // Store the reference to the child process
    this.runningCommand = proc;
  }

  /**
   * @private
   */

  _dispatchSubcommand(commandName, operands, unknown) {
    const subCommand = this._findCommand(commandName);
    if (!subCommand) this.help({ error: true });

    subCommand._prepareForParse();
    let promiseChain;
    promiseChain = this._chainOrCallSubCommandHook(
      promiseChain,
      subCommand,
      'preSubcommand',
    );
    promiseChain = this._chainOrCall(promiseChain, () => {
      if (subCommand._executableHandler) {
        this._executeSubCommand(subCommand, operands.concat(unknown));
      } else {
        return subCommand._parseCommand(operands, unknown);
      }
    });
    return promiseChain;
  }

  /**
   * Invoke help directly if possible, or dispatch if necessary.
   * e.g. help foo
   *
   * @private
   */

  _dispatchHelpCommand(subcommandName) {
    if (!subcommandName) {
      this.help();
    }
    const subCommand = this._findCommand(subcommandName);
    if (subCommand && !subCommand._executableHandler) {
      subCommand.help();
    }

    // Fallback to parsing the help flag to invoke the help.
    return this._dispatchSubcommand(
      subcommandName,
      [],
      [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
    );
  }

  /**
   * Check this.args against expected this.registeredArguments.
   *
   * @private
   */

  _checkNumberOfArguments() {
    // too few
    this.registeredArguments.forEach((arg, i) => {
      if (arg.required && this.args[i] == null) {
        this.missingArgument(arg.name());
      }
    });
    // too many
    if (
      this.registeredArguments.length > 0 &&
      this.registeredArguments[this.registeredArguments.length - 1].variadic
    ) {
      return;
    }
    if (this.args.length > this.registeredArguments.length) {
      this._excessArguments(this.args);
    }
  }

  /**
   * Process this.args using this.registeredArguments and save as this.processedArgs!
   *
   * @private
   */

  _processArguments() {
    const myParseArg = (argument, value, previous) => {
      // Extra processing for nice error message on parsing failure.
      let parsedValue = value;
      if (value !== null && argument.parseArg) {
        const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
        parsedValue = this._callParseArg(
          argument,
          value,
          previous,
          invalidValueMessage,
        );
      }
      return parsedValue;
    };

    this._checkNumberOfArguments();

    const processedArgs = [];
    this.registeredArguments.forEach((declaredArg, index) => {
      let value = declaredArg.defaultValue;
      if (declaredArg.variadic) {
        // Collect together remaining arguments for passing together as an array.
        if (index < this.args.length) {
          value = this.args.slice(index);
          if (declaredArg.parseArg) {
            value = value.reduce((processed, v) => {
              return myParseArg(declaredArg, v, processed);
            }, declaredArg.defaultValue);
          }
        } else if (value === undefined) {
          value = [];
        }
      } else if (index < this.args.length) {
        value = this.args[index];
        if (declaredArg.parseArg) {
          value = myParseArg(declaredArg, value, declaredArg.defaultValue);
        }
      }
      processedArgs[index] = value;
    });
    this.processedArgs = processedArgs;
  }

  /**
   * Once we have a promise we chain, but call synchronously until then.
   *
   * @param {(Promise|undefined)} promise
   * @param {Function} fn
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCall(promise, fn) {
    // thenable
    if (promise?.then && typeof promise.then === 'function') {
      // already have a promise, chain callback
      return promise.then(() => fn());
    }
    // callback might return a promise
    return fn();
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallHooks(promise, event) {
    let result = promise;
    const hooks = [];
    this._getCommandAndAncestors()
      .reverse()
      .filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
      .forEach((hookedCommand) => {
        hookedCommand._lifeCycleHooks[event].forEach((callback) => {
          hooks.push({ hookedCommand, callback });
        });
      });
    if (event === 'postAction') {
      hooks.reverse();
    }

    hooks.forEach((hookDetail) => {
      result = this._chainOrCall(result, () => {
        return hookDetail.callback(hookDetail.hookedCommand, this);
      });
    });
    return result;
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {Command} subCommand
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallSubCommandHook(promise, subCommand, event) {
    let result = promise;
    if (this._lifeCycleHooks[event] !== undefined) {
      this._lifeCycleHooks[event].forEach((hook) => {
        result = this._chainOrCall(result, () => {
          return hook(this, subCommand);
        });
      });
    }
    return result;
  }

  /**
   * Process arguments in context of this command.
   * Returns action result, in case it is a promise.
   *
   * @private
   */

  _parseCommand(operands, unknown) {
    const parsed = this.parseOptions(unknown);
    this._parseOptionsEnv(); // after cli, so parseArg not called on both cli and env
    this._parseOptionsImplied();
    operands = operands.concat(parsed.operands);
    unknown = parsed.unknown;
    this.args = operands.concat(unknown);

    if (operands && this._findCommand(operands[0])) {
      return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
    }
    if (
      this._getHelpCommand() &&
      operands[0] === this._getHelpCommand().name()
    ) {
      return this._dispatchHelpCommand(operands[1]);
    }
    if (this._defaultCommandName) {
      this._outputHelpIfRequested(unknown); // Run the help for default command from parent rather than passing to default command
      return this._dispatchSubcommand(
        this._defaultCommandName,
        operands,
        unknown,
      );
    }
    if (
      this.commands.length &&
      this.args.length === 0 &&
      !this._actionHandler &&
      !this._defaultCommandName
    ) {
      // probably missing subcommand and no handler, user needs help (and exit)
      this.help({ error: true });
    }

    this._outputHelpIfRequested(parsed.unknown);
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // We do not always call this check to avoid masking a "better" error, like unknown command.
    const checkForUnknownOptions = () => {
      if (parsed.unknown.length > 0) {
        this.unknownOption(parsed.unknown[0]);
      }
    };

    const commandEvent = `command:${this.name()}`;
    if (this._actionHandler) {
      checkForUnknownOptions();
      this._processArguments();

      let promiseChain;
      promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
      promiseChain = this._chainOrCall(promiseChain, () =>
        this._actionHandler(this.processedArgs),
      );
      if (this.parent) {
        promiseChain = this._chainOrCall(promiseChain, () => {
          this.parent.emit(commandEvent, operands, unknown); // legacy
        });
      }
      promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
      return promiseChain;
    }
    if (this.parent?.listenerCount(commandEvent)) {
      checkForUnknownOptions();
      this._processArguments();
      this.parent.emit(commandEvent, operands, unknown); // legacy
    } else if (operands.length) {
      if (this._findCommand('*')) {
        // legacy default command
        return this._dispatchSubcommand('*', operands, unknown);
      }
      if (this.listenerCount('command:*')) {
        // skip option check, emit event for possible misspelling suggestion
        this.emit('command:*', operands, unknown);
      } else if (this.commands.length) {
        this.unknownCommand();
      } else {
        checkForUnknownOptions();
        this._processArguments();
      }
    } else if (this.commands.length) {
      checkForUnknownOptions();
      // This command has subcommands and nothing hooked up at this level, so display help (and exit).
      this.help({ error: true });
    } else {
      checkForUnknownOptions();
      this._processArguments();
      // fall through for caller to handle after calling .parse()
    }
  }

  /**
   * Find matching command.
   *
   * @private
   * @return {Command | undefined}
   */
  _findCommand(name) {
    if (!name) return undefined;
    return this.commands.find(
      (cmd) => cmd._name === name || cmd._aliases.includes(name),
    );
  }

  /**
   * Return an option matching `arg` if any.
   *
   * @param {string} arg
   * @return {Option}
   * @package
   */

  _findOption(arg) {
    return this.options.find((option) => option.is(arg));
  }

  /**
   * Display an error message if a mandatory option does not have a value.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */

  _checkForMissingMandatoryOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd.options.forEach((anOption) => {
        if (
          anOption.mandatory &&
          cmd.getOptionValue(anOption.attributeName()) === undefined
        ) {
          cmd.missingMandatoryOptionValue(anOption);
        }
      });
    });
  }

  /**
   * Display an error message if conflicting options are used together in this.
   *
   * @private
   */
  _checkForConflictingLocalOptions() {
    const definedNonDefaultOptions = this.options.filter((option) => {
      const optionKey = option.attributeName();
      if (this.getOptionValue(optionKey) === undefined) {
        return false;
      }
      return this.getOptionValueSource(optionKey) !== 'default';
    });

    const optionsWithConflicting = definedNonDefaultOptions.filter(
      (option) => option.conflictsWith.length > 0,
    );

    optionsWithConflicting.forEach((option) => {
      const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
        option.conflictsWith.includes(defined.attributeName()),
      );
      if (conflictingAndDefined) {
        this._conflictingOption(option, conflictingAndDefined);
      }
    });
  }

  /**
   * Display an error message if conflicting options are used together.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */
  _checkForConflictingOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd._checkForConflictingLocalOptions();
    });
  }

  /**
   * Parse options from `argv` removing known options,
   * and return argv split into operands and unknown arguments.
   *
   * Side effects: modifies command by storing options. Does not reset state if called again.
   *
   * Examples:
   *
   *     argv => operands, unknown
   *     --known kkk op => [op], []
   *     op --known kkk => [op], []
   *     sub --unknown uuu op => [sub], [--unknown uuu op]
   *     sub -- --unknown uuu op => [sub --unknown uuu op], []
   *
   * @param {string[]} args
   * @return {{operands: string[], unknown: string[]}}
   */

  parseOptions(args) {
    const operands = []; // operands, not options or values
    const unknown = []; // first unknown option and remaining unknown args
    let dest = operands;

    function maybeOption(arg) {
      return arg.length > 1 && arg[0] === '-';
    }

    const negativeNumberArg = (arg) => {
      // return false if not a negative number
      if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
      // negative number is ok unless digit used as an option in command hierarchy
      return !this._getCommandAndAncestors().some((cmd) =>
        cmd.options
          .map((opt) => opt.short)
          .some((short) => /^-\d$/.test(short)),
      );
    };

    // parse options
    let activeVariadicOption = null;
    let activeGroup = null; // working through group of short options, like -abc
    let i = 0;
    while (i < args.length || activeGroup) {
      const arg = activeGroup ?? args[i++];
      activeGroup = null;

      // literal
      if (arg === '--') {
        if (dest === unknown) dest.push(arg);
        dest.push(...args.slice(i));
        break;
      }

      if (
        activeVariadicOption &&
        (!maybeOption(arg) || negativeNumberArg(arg))
      ) {
        this.emit(`option:${activeVariadicOption.name()}`, arg);
        continue;
      }
      activeVariadicOption = null;

      if (maybeOption(arg)) {
        const option = this._findOption(arg);
        // recognised option, call listener to assign value with possible custom processing
        if (option) {
          if (option.required) {
            const value = args[i++];
            if (value === undefined) this.optionMissingArgument(option);
            this.emit(`option:${option.name()}`, value);
          } else if (option.optional) {
            let value = null;
            // historical behaviour is optional value is following arg unless an option
            if (
              i < args.length &&
              (!maybeOption(args[i]) || negativeNumberArg(args[i]))
            ) {
              value = args[i++];
            }
            this.emit(`option:${option.name()}`, value);
          } else {
            // boolean flag
            this.emit(`option:${option.name()}`);
          }
          activeVariadicOption = option.variadic ? option : null;
          continue;
        }
      }

      // Look for combo options following single dash, eat first one if known.
      if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
        const option = this._findOption(`-${arg[1]}`);
        if (option) {
          if (
            option.required ||
            (option.optional && this._combineFlagAndOptionalValue)
          ) {
            // option with value following in same argument
            this.emit(`option:${option.name()}`, arg.slice(2));
          } else {
            // boolean option
            this.emit(`option:${option.name()}`);
            // remove the processed option and keep processing group
            activeGroup = `-${arg.slice(2)}`;
          }
          continue;
        }
      }

      // Look for known long flag with value, like --foo=bar
      if (/^--[^=]+=/.test(arg)) {
        const index = arg.indexOf('=');
        const option = this._findOption(arg.slice(0, index));
        if (option && (option.required || option.optional)) {
          this.emit(`option:${option.name()}`, arg.slice(index + 1));
          continue;
        }
      }

      // Not a recognised option by this command.
      // Might be a command-argument, or subcommand option, or unknown option, or help command or option.

      // An unknown option means further arguments also classified as unknown so can be reprocessed by subcommands.
      // A negative number in a leaf command is not an unknown option.
      if (
        dest === operands &&
        maybeOption(arg) &&
        !(this.commands.length === 0 && negativeNumberArg(arg))
      ) {
        dest = unknown;
      }

      // If using positionalOptions, stop processing our options at subcommand.
      if (
        (this._enablePositionalOptions || this._passThroughOptions) &&
        operands.length === 0 &&
        unknown.length === 0
      ) {
        if (this._findCommand(arg)) {
          operands.push(arg);
          unknown.push(...args.slice(i));
          break;
        } else if (
          this._getHelpCommand() &&
          arg === this._getHelpCommand().name()
        ) {
          operands.push(arg, ...args.slice(i));
          break;
        } else if (this._defaultCommandName) {
          unknown.push(arg, ...args.slice(i));
          break;
        }
      }

      // If using passThroughOptions, stop processing options at first command-argument.
      if (this._passThroughOptions) {
        dest.push(arg, ...args.slice(i));
        break;
      }

      // add arg
      dest.push(arg);
    }

    return { operands, unknown };
  }

  /**
   * Return an object containing local option values as key-value pairs.
   *
   * @return {object}
   */
  opts() {
    if (this._storeOptionsAsProperties) {
      // Preserve original behaviour so backwards compatible when still using properties
      const result = {};
      const len = this.options.length;

      for (let i = 0; i < len; i++) {
        const key = this.options[i].attributeName();
        result[key] =
          key === this._versionOptionName ? this._version : this[key];
      }
      return result;
    }

    return this._optionValues;
  }

  /**
   * Return an object containing merged local and global option values as key-value pairs.
   *
   * @return {object}
   */
  optsWithGlobals() {
    // globals overwrite locals
    return this._getCommandAndAncestors().reduce(
      (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
      {},
    );
  }

  /**
   * Display error message and exit (or call exitOverride).
   *
   * @param {string} message
   * @param {object} [errorOptions]
   * @param {string} [errorOptions.code] - an id string representing the error
   * @param {number} [errorOptions.exitCode] - used with process.exit
   */
  error(message, errorOptions) {
    // output handling
    this._outputConfiguration.outputError(
      `${message}\n`,
      this._outputConfiguration.writeErr,
    );
    if (typeof this._showHelpAfterError === 'string') {
      this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
    } else if (this._showHelpAfterError) {
      this._outputConfiguration.writeErr('\n');
      this.outputHelp({ error: true });
    }

    // exit handling
    const config = errorOptions || {};
    const exitCode = config.exitCode || 1;
    const code = config.code || 'commander.error';
    this._exit(exitCode, code, message);
  }

  /**
   * Apply any option related environment variables, if option does
   * not have a value from cli or client code.
   *
   * @private
   */
  _parseOptionsEnv() {
    this.options.forEach((option) => {
      if (option.envVar && option.envVar in process.env) {
        const optionKey = option.attributeName();
        // Priority check. Do not overwrite cli or options from unknown source (client-code).
        if (
          this.getOptionValue(optionKey) === undefined ||
          ['default', 'config', 'env'].includes(
            this.getOptionValueSource(optionKey),
          )
        ) {
          if (option.required || option.optional) {
            // option can take a value
            // keep very simple, optional always takes value
            this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
          } else {
            // boolean
            // keep very simple, only care that envVar defined and not the value
            this.emit(`optionEnv:${option.name()}`);
          }
        }
      }
    });
  }

  /**
   * Apply any implied option values, if option is undefined or default value.
   *
   * @private
   */
  _parseOptionsImplied() {
    const dualHelper = new DualOptions(this.options);
    const hasCustomOptionValue = (optionKey) => {
      return (
        this.getOptionValue(optionKey) !== undefined &&
        !['default', 'implied'].includes(this.getOptionValueSource(optionKey))
      );
    };
    this.options
      .filter(
        (option) =>
          option.implied !== undefined &&
          hasCustomOptionValue(option.attributeName()) &&
          dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option,
          ),
      )
      .forEach((option) => {
        Object.keys(option.implied)
          .filter((impliedKey) => !hasCustomOptionValue(impliedKey))
          .forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              'implied',
            );
          });
      });
  }

  /**
   * Argument `name` is missing.
   *
   * @param {string} name
   * @private
   */

  missingArgument(name) {
    const message = `error: missing required argument '${name}'`;
    this.error(message, { code: 'commander.missingArgument' });
  }

  /**
   * `Option` is missing an argument.
   *
   * @param {Option} option
   * @private
   */

  optionMissingArgument(option) {
    const message = `error: option '${option.flags}' argument missing`;
    this.error(message, { code: 'commander.optionMissingArgument' });
  }

  /**
   * `Option` does not have a value, and is a mandatory option.
   *
   * @param {Option} option
   * @private
   */

  missingMandatoryOptionValue(option) {
    const message = `error: required option '${option.flags}' not specified`;
    this.error(message, { code: 'commander.missingMandatoryOptionValue' });
  }

  /**
   * `Option` conflicts with another option.
   *
   * @param {Option} option
   * @param {Option} conflictingOption
   * @private
   */
  _conflictingOption(option, conflictingOption) {
    // The calling code does not know whether a negated option is the source of the
    // value, so do some work to take an educated guess.
    const findBestOptionFromValue = (option) => {
      const optionKey = option.attributeName();
      const optionValue = this.getOptionValue(optionKey);
      const negativeOption = this.options.find(
        (target) => target.negate && optionKey === target.attributeName(),
      );
      const positiveOption = this.options.find(
        (target) => !target.negate && optionKey === target.attributeName(),
      );
      if (
        negativeOption &&
        ((negativeOption.presetArg === undefined && optionValue === false) ||
          (negativeOption.presetArg !== undefined &&
            optionValue === negativeOption.presetArg))
      ) {
        return negativeOption;
      }
      return positiveOption || option;
    };

    const getErrorMessage = (option) => {
      const bestOption = findBestOptionFromValue(option);
      const optionKey = bestOption.attributeName();
      const source = this.getOptionValueSource(optionKey);
      if (source === 'env') {
        return `environment variable '${bestOption.envVar}'`;
      }
      return `option '${bestOption.flags}'`;
    };

    const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
    this.error(message, { code: 'commander.conflictingOption' });
  }

  /**
   * Unknown option `flag`.
   *
   * @param {string} flag
   * @private
   */

  unknownOption(flag) {
    if (this._allowUnknownOption) return;
    let suggestion = '';

    if (flag.startsWith('--') && this._showSuggestionAfterError) {
      // Looping to pick up the global options too
      let candidateFlags = [];
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      let command = this;
      do {
        const moreFlags = command
          .createHelp()
          .visibleOptions(command)
          .filter((option) => option.long)
          .map((option) => option.long);
        candidateFlags = candidateFlags.concat(moreFlags);
        command = command.parent;
      } while (command && !command._enablePositionalOptions);
      suggestion = suggestSimilar(flag, candidateFlags);
    }

    const message = `error: unknown option '${flag}'${suggestion}`;
    this.error(message, { code: 'commander.unknownOption' });
  }

  /**
   * Excess arguments, more than expected.
   *
   * @param {string[]} receivedArgs
   * @private
   */

  _excessArguments(receivedArgs) {
    if (this._allowExcessArguments) return;

    const expected = this.registeredArguments.length;
    const s = expected === 1 ? '' : 's';
    const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
    const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
    this.error(message, { code: 'commander.excessArguments' });
  }

  /**
   * Unknown command.
   *
   * @private
   */

  unknownCommand() {
    const unknownName = this.args[0];
    let suggestion = '';

    if (this._showSuggestionAfterError) {
      const candidateNames = [];
      this.createHelp()
        .visibleCommands(this)
        .forEach((command) => {
          candidateNames.push(command.name());
          // just visible alias
          if (command.alias()) candidateNames.push(command.alias());
        });
      suggestion = suggestSimilar(unknownName, candidateNames);
    }

    const message = `error: unknown command '${unknownName}'${suggestion}`;
    this.error(message, { code: 'commander.unknownCommand' });
  }

  /**
   * Get or set the program version.
   *
   * This method auto-registers the "-V, --version" option which will print the version number.
   *
   * You can optionally supply the flags and description to override the defaults.
   *
   * @param {string} [str]
   * @param {string} [flags]
   * @param {string} [description]
   * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
   */

  version(str, flags, description) {
    if (str === undefined) return this._version;
    this._version = str;
    flags = flags || '-V, --version';
    description = description || 'output the version number';
    const versionOption = this.createOption(flags, description);
    this._versionOptionName = versionOption.attributeName();
    this._registerOption(versionOption);

    this.on('option:' + versionOption.name(), () => {
      this._outputConfiguration.writeOut(`${str}\n`);
      this._exit(0, 'commander.version', str);
    });
    return this;
  }

  /**
   * Set the description.
   *
   * @param {string} [str]
   * @param {object} [argsDescription]
   * @return {(string|Command)}
   */
  description(str, argsDescription) {
    if (str === undefined && argsDescription === undefined)
      return this._description;
    this._description = str;
    if (argsDescription) {
      this._argsDescription = argsDescription;
    }
    return this;
  }

  /**
   * Set the summary. Used when listed as subcommand of parent.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */
  summary(str) {
    if (str === undefined) return this._summary;
    this._summary = str;
    return this;
  }

  /**
   * Set an alias for the command.
   *
   * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
   *
   * @param {string} [alias]
   * @return {(string|Command)}
   */

  alias(alias) {
    if (alias === undefined) return this._aliases[0]; // just return first, for backwards compatibility

    /** @type {Command} */
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    let command = this;
    if (
      this.commands.length !== 0 &&
      this.commands[this.commands.length - 1]._executableHandler
    ) {
      // assume adding alias for last added executable subcommand, rather than this
      command = this.commands[this.commands.length - 1];
    }

    if (alias === command._name)
      throw new Error("Command alias can't be the same as its name");
    const matchingCommand = this.parent?._findCommand(alias);
    if (matchingCommand) {
      // c.f. _registerCommand
      const existingCmd = [matchingCommand.name()]
        .concat(matchingCommand.aliases())
        .join('|');
      throw new Error(
        `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
      );
    }

    command._aliases.push(alias);
    return this;
  }

  /**
   * Set aliases for the command.
   *
   * Only the first alias is shown in the auto-generated help.
   *
   * @param {string[]} [aliases]
   * @return {(string[]|Command)}
   */

  aliases(aliases) {
    // Getter for the array of aliases is the main reason for having aliases() in addition to alias().
    if (aliases === undefined) return this._aliases;

    aliases.forEach((alias) => this.alias(alias));
    return this;
  }

  /**
   * Set / get the command usage `str`.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  usage(str) {
    if (str === undefined) {
      if (this._usage) return this._usage;

      const args = this.registeredArguments.map((arg) => {
        return humanReadableArgName(arg);
      });
      return []
        .concat(
          this.options.length || this._helpOption !== null ? '[options]' : [],
          this.commands.length ? '[command]' : [],
          this.registeredArguments.length ? args : [],
        )
        .join(' ');
    }

    this._usage = str;
    return this;
  }

  /**
   * Get or set the name of the command.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  name(str) {
    if (str === undefined) return this._name;
    this._name = str;
    return this;
  }

  /**
   * Set/get the help group heading for this subcommand in parent command's help.
   *
   * @param {string} [heading]
   * @return {Command | string}
   */

  helpGroup(heading) {
    if (heading === undefined) return this._helpGroupHeading ?? '';
    this._helpGroupHeading = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for subcommands added to this command.
   * (This does not override a group set directly on the subcommand using .helpGroup().)
   *
   * @example
   * program.commandsGroup('Development Commands:);
   * program.command('watch')...
   * program.command('lint')...
   * ...
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  commandsGroup(heading) {
    if (heading === undefined) return this._defaultCommandGroup ?? '';
    this._defaultCommandGroup = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for options added to this command.
   * (This does not override a group set directly on the option using .helpGroup().)
   *
   * @example
   * program
   *   .optionsGroup('Development Options:')
   *   .option('-d, --debug', 'output extra debugging')
   *   .option('-p, --profile', 'output profiling information')
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  optionsGroup(heading) {
    if (heading === undefined) return this._defaultOptionGroup ?? '';
    this._defaultOptionGroup = heading;
    return this;
  }

  /**
   * @param {Option} option
   * @private
   */
  _initOptionGroup(option) {
    if (this._defaultOptionGroup && !option.helpGroupHeading)
      option.helpGroup(this._defaultOptionGroup);
  }

  /**
   * @param {Command} cmd
   * @private
   */
  _initCommandGroup(cmd) {
    if (this._defaultCommandGroup && !cmd.helpGroup())
      cmd.helpGroup(this._defaultCommandGroup);
  }

  /**
   * Set the name of the command from script filename, such as process.argv[1],
   * or require.main.filename, or __filename.
   *
   * (Used internally and public although not documented in README.)
   *
   * @example
   * program.nameFromFilename(require.main.filename);
   *
   * @param {string} filename
   * @return {Command}
   */

  nameFromFilename(filename) {
    this._name = path.basename(filename, path.extname(filename));

    return this;
  }

  /**
   * Get or set the directory for searching for executable subcommands of this command.
   *
   * @example
   * program.executableDir(__dirname);
   * // or
   * program.executableDir('subcommands');
   *
   * @param {string} [path]
   * @return {(string|null|Command)}
   */

  executableDir(path) {
    if (path === undefined) return this._executableDir;
    this._executableDir = path;
    return this;
  }

  /**
   * Return program help documentation.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
   * @return {string}
   */

  helpInformation(contextOptions) {
    const helper = this.createHelp();
    const context = this._getOutputContext(contextOptions);
    helper.prepareContext({
      error: context.error,
      helpWidth: context.helpWidth,
      outputHasColors: context.hasColors,
    });
    const text = helper.formatHelp(this, helper);
    if (context.hasColors) return text;
    return this._outputConfiguration.stripColor(text);
  }

  /**
   * @typedef HelpContext
   * @type {object}
   * @property {boolean} error
   * @property {number} helpWidth
   * @property {boolean} hasColors
   * @property {function} write - includes stripColor if needed
   *
   * @returns {HelpContext}
   * @private
   */

  _getOutputContext(contextOptions) {
    contextOptions = contextOptions || {};
    const error = !!contextOptions.error;
    let baseWrite;
    let hasColors;
    let helpWidth;
    if (error) {
      baseWrite = (str) => this._outputConfiguration.writeErr(str);
      hasColors = this._outputConfiguration.getErrHasColors();
      helpWidth = this._outputConfiguration.getErrHelpWidth();
    } else {
      baseWrite = (str) => this._outputConfiguration.writeOut(str);
      hasColors = this._outputConfiguration.getOutHasColors();
      helpWidth = this._outputConfiguration.getOutHelpWidth();
    }
    const write = (str) => {
      if (!hasColors) str = this._outputConfiguration.stripColor(str);
      return baseWrite(str);
    };
    return { error, write, hasColors, helpWidth };
  }

  /**
   * Output help information for this command.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  outputHelp(contextOptions) {
    let deprecatedCallback;
    if (typeof contextOptions === 'function') {
      deprecatedCallback = contextOptions;
      contextOptions = undefined;
    }

    const outputContext = this._getOutputContext(contextOptions);
    /** @type {HelpTextEventContext} */
    const eventContext = {
      error: outputContext.error,
      write: outputContext.write,
      command: this,
    };

    this._getCommandAndAncestors()
      .reverse()
      .forEach((command) => command.emit('beforeAllHelp', eventContext));
    this.emit('beforeHelp', eventContext);

    let helpInformation = this.helpInformation({ error: outputContext.error });
    if (deprecatedCallback) {
      helpInformation = deprecatedCallback(helpInformation);
      if (
        typeof helpInformation !== 'string' &&
        !Buffer.isBuffer(helpInformation)
      ) {
        throw new Error('outputHelp callback must return a string or a Buffer');
      }
    }
    outputContext.write(helpInformation);

    if (this._getHelpOption()?.long) {
      this.emit(this._getHelpOption().long); // deprecated
    }
    this.emit('afterHelp', eventContext);
    this._getCommandAndAncestors().forEach((command) =>
      command.emit('afterAllHelp', eventContext),
    );
  }

  /**
   * You can pass in flags and a description to customise the built-in help option.
   * Pass in false to disable the built-in help option.
   *
   * @example
   * program.helpOption('-?, --help' 'show help'); // customise
   * program.helpOption(false); // disable
   *
   * @param {(string | boolean)} flags
   * @param {string} [description]
   * @return {Command} `this` command for chaining
   */

  helpOption(flags, description) {
    // Support enabling/disabling built-in help option.
    if (typeof flags === 'boolean') {
      if (flags) {
        if (this._helpOption === null) this._helpOption = undefined; // reenable
        if (this._defaultOptionGroup) {
          // make the option to store the group
          this._initOptionGroup(this._getHelpOption());
        }
      } else {
        this._helpOption = null; // disable
      }
      return this;
    }

    // Customise flags and description.
    this._helpOption = this.createOption(
      flags ?? '-h, --help',
      description ?? 'display help for command',
    );
    // init group unless lazy create
    if (flags || description) this._initOptionGroup(this._helpOption);

    return this;
  }

  /**
   * Lazy create help option.
   * Returns null if has been disabled with .helpOption(false).
   *
   * @returns {(Option | null)} the help option
   * @package
   */
  _getHelpOption() {
    // Lazy create help option on demand.
    if (this._helpOption === undefined) {
      this.helpOption(undefined, undefined);
    }
    return this._helpOption;
  }

  /**
   * Supply your own option to use for the built-in help option.
   * This is an alternative to using helpOption() to customise the flags and description etc.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addHelpOption(option) {
    this._helpOption = option;
    this._initOptionGroup(option);
    return this;
  }

  /**
   * Output help information and exit.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  help(contextOptions) {
    this.outputHelp(contextOptions);
    let exitCode = Number(process.exitCode ?? 0); // process.exitCode does allow a string or an integer, but we prefer just a number
    if (
      exitCode === 0 &&
      contextOptions &&
      typeof contextOptions !== 'function' &&
      contextOptions.error
    ) {
      exitCode = 1;
    }
    // message: do not have all displayed text available so only passing placeholder.
    this._exit(exitCode, 'commander.help', '(outputHelp)');
  }

  /**
   * // Do a little typing to coordinate emit and listener for the help text events.
   * @typedef HelpTextEventContext
   * @type {object}
   * @property {boolean} error
   * @property {Command} command
   * @property {function} write
   */

  /**
   * Add additional text to be displayed with the built-in help.
   *
   * Position is 'before' or 'after' to affect just this command,
   * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
   *
   * @param {string} position - before or after built-in help
   * @param {(string | Function)} text - string to add, or a function returning a string
   * @return {Command} `this` command for chaining
   */

  addHelpText(position, text) {
    const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
    if (!allowedValues.includes(position)) {
      throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
    }

    const helpEvent = `${position}Help`;
    this.on(helpEvent, (/** @type {HelpTextEventContext} */ context) => {
      let helpStr;
      if (typeof text === 'function') {
        helpStr = text({ error: context.error, command: context.command });
      } else {
        helpStr = text;
      }
      // Ignore falsy value when nothing to output.
      if (helpStr) {
        context.write(`${helpStr}\n`);
      }
    });
    return this;
  }

  /**
   * Output help information if help flags specified
   *
   * @param {Array} args - array of options to search for help flags
   * @private
   */

  _outputHelpIfRequested(args) {
    const helpOption = this._getHelpOption();
    const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
    if (helpRequested) {
      this.outputHelp();
      // (Do not have all displayed text available so only passing placeholder.)
      this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
    }
  }
}

/**
 * Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
 *
 * @param {string[]} args - array of arguments from node.execArgv
 * @returns {string[]}
 * @private
 */

function incrementNodeInspectorPort(args) {
  // Testing for these options:
  //  --inspect[=[host:]port]
  //  --inspect-brk[=[host:]port]
  //  --inspect-port=[host:]port
  return args.map((arg) => {
    if (!arg.startsWith('--inspect')) {
      return arg;
    }
    let debugOption;
    let debugHost = '127.0.0.1';
    let debugPort = '9229';
    let match;
    if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
      // e.g. --inspect
      debugOption = match[1];
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null
    ) {
      debugOption = match[1];
      if (/^\d+$/.test(match[3])) {
        // e.g. --inspect=1234
        debugPort = match[3];
      } else {
        // e.g. --inspect=localhost
        debugHost = match[3];
      }
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null
    ) {
      // e.g. --inspect=localhost:1234
      debugOption = match[1];
      debugHost = match[3];
      debugPort = match[4];
    }

    if (debugOption && debugPort !== '0') {
      return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
    }
    return arg;
  });
}

/**
 * @returns {boolean | undefined}
 * @package
 */
function useColor() {
  // Test for common conventions.
  // NB: the observed behaviour is in combination with how author adds color! For example:
  //   - we do not test NODE_DISABLE_COLORS, but util:styletext does
  //   - we do test NO_COLOR, but Chalk does not
  //
  // References:
  // https://no-color.org
  // https://bixense.com/clicolors/
  // https://github.com/nodejs/node/blob/0a00217a5f67ef4a22384cfc80eb6dd9a917fdc1/lib/internal/tty.js#L109
  // https://github.com/chalk/supports-color/blob/c214314a14bcb174b12b3014b2b0a8de375029ae/index.js#L33
  // (https://force-color.org recent web page from 2023, does not match major javascript implementations)

  if (
    process.env.NO_COLOR ||
    process.env.FORCE_COLOR === '0' ||
    process.env.FORCE_COLOR === 'false'
  )
    return false;
  if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== undefined)
    return true;
  return undefined;
}

exports.Command = Command;
exports.useColor = useColor; // exporting for tests


/***/ }),

/***/ 41135:
/***/ ((__unused_webpack_module, exports) => {

/**
 * CommanderError class
 */
class CommanderError extends Error {
  /**
   * Constructs the CommanderError class
   * @param {number} exitCode suggested exit code which could be used with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   */
  constructor(exitCode, code, message) {
    super(message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
    this.code = code;
    this.exitCode = exitCode;
    this.nestedError = undefined;
  }
}

/**
 * InvalidArgumentError class
 */
class InvalidArgumentError extends CommanderError {
  /**
   * Constructs the InvalidArgumentError class
   * @param {string} [message] explanation of why argument is invalid
   */
  constructor(message) {
    super(1, 'commander.invalidArgument', message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
  }
}

exports.CommanderError = CommanderError;
exports.InvalidArgumentError = InvalidArgumentError;


/***/ }),

/***/ 79754:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { humanReadableArgName } = __nccwpck_require__(49154);

/**
 * TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
 * https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
 * @typedef { import("./argument.js").Argument } Argument
 * @typedef { import("./command.js").Command } Command
 * @typedef { import("./option.js").Option } Option
 */

// Although this is a class, methods are static in style to allow override using subclass or just functions.
class Help {
  constructor() {
    this.helpWidth = undefined;
    this.minWidthToWrap = 40;
    this.sortSubcommands = false;
    this.sortOptions = false;
    this.showGlobalOptions = false;
  }

  /**
   * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
   * and just before calling `formatHelp()`.
   *
   * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
   *
   * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
   */
  prepareContext(contextOptions) {
    this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
  }

  /**
   * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
   *
   * @param {Command} cmd
   * @returns {Command[]}
   */

  visibleCommands(cmd) {
    const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
    const helpCommand = cmd._getHelpCommand();
    if (helpCommand && !helpCommand._hidden) {
      visibleCommands.push(helpCommand);
    }
    if (this.sortSubcommands) {
      visibleCommands.sort((a, b) => {
        // @ts-ignore: because overloaded return type
        return a.name().localeCompare(b.name());
      });
    }
    return visibleCommands;
  }

  /**
   * Compare options for sort.
   *
   * @param {Option} a
   * @param {Option} b
   * @returns {number}
   */
  compareOptions(a, b) {
    const getSortKey = (option) => {
      // WYSIWYG for order displayed in help. Short used for comparison if present. No special handling for negated.
      return option.short
        ? option.short.replace(/^-/, '')
        : option.long.replace(/^--/, '');
    };
    return getSortKey(a).localeCompare(getSortKey(b));
  }

  /**
   * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleOptions(cmd) {
    const visibleOptions = cmd.options.filter((option) => !option.hidden);
    // Built-in help option.
    const helpOption = cmd._getHelpOption();
    if (helpOption && !helpOption.hidden) {
      // Automatically hide conflicting flags. Bit dubious but a historical behaviour that is convenient for single-command programs.
      const removeShort = helpOption.short && cmd._findOption(helpOption.short);
      const removeLong = helpOption.long && cmd._findOption(helpOption.long);
      if (!removeShort && !removeLong) {
        visibleOptions.push(helpOption); // no changes needed
      } else if (helpOption.long && !removeLong) {
        visibleOptions.push(
          cmd.createOption(helpOption.long, helpOption.description),
        );
      } else if (helpOption.short && !removeShort) {
        visibleOptions.push(
          cmd.createOption(helpOption.short, helpOption.description),
        );
      }
    }
    if (this.sortOptions) {
      visibleOptions.sort(this.compareOptions);
    }
    return visibleOptions;
  }

  /**
   * Get an array of the visible global options. (Not including help.)
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleGlobalOptions(cmd) {
    if (!this.showGlobalOptions) return [];

    const globalOptions = [];
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      const visibleOptions = ancestorCmd.options.filter(
        (option) => !option.hidden,
      );
      globalOptions.push(...visibleOptions);
    }
    if (this.sortOptions) {
      globalOptions.sort(this.compareOptions);
    }
    return globalOptions;
  }

  /**
   * Get an array of the arguments if any have a description.
   *
   * @param {Command} cmd
   * @returns {Argument[]}
   */

  visibleArguments(cmd) {
    // Side effect! Apply the legacy descriptions before the arguments are displayed.
    if (cmd._argsDescription) {
      cmd.registeredArguments.forEach((argument) => {
        argument.description =
          argument.description || cmd._argsDescription[argument.name()] || '';
      });
    }

    // If there are any arguments with a description then return all the arguments.
    if (cmd.registeredArguments.find((argument) => argument.description)) {
      return cmd.registeredArguments;
    }
    return [];
  }

  /**
   * Get the command term to show in the list of subcommands.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandTerm(cmd) {
    // Legacy. Ignores custom usage string, and nested commands.
    const args = cmd.registeredArguments
      .map((arg) => humanReadableArgName(arg))
      .join(' ');
    return (
      cmd._name +
      (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
      (cmd.options.length ? ' [options]' : '') + // simplistic check for non-help option
      (args ? ' ' + args : '')
    );
  }

  /**
   * Get the option term to show in the list of options.
   *
   * @param {Option} option
   * @returns {string}
   */

  optionTerm(option) {
    return option.flags;
  }

  /**
   * Get the argument term to show in the list of arguments.
   *
   * @param {Argument} argument
   * @returns {string}
   */

  argumentTerm(argument) {
    return argument.name();
  }

  /**
   * Get the longest command term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestSubcommandTermLength(cmd, helper) {
    return helper.visibleCommands(cmd).reduce((max, command) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleSubcommandTerm(helper.subcommandTerm(command)),
        ),
      );
    }, 0);
  }

  /**
   * Get the longest option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestOptionTermLength(cmd, helper) {
    return helper.visibleOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest global option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestGlobalOptionTermLength(cmd, helper) {
    return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest argument term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestArgumentTermLength(cmd, helper) {
    return helper.visibleArguments(cmd).reduce((max, argument) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleArgumentTerm(helper.argumentTerm(argument)),
        ),
      );
    }, 0);
  }

  /**
   * Get the command usage to be displayed at the top of the built-in help.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandUsage(cmd) {
    // Usage
    let cmdName = cmd._name;
    if (cmd._aliases[0]) {
      cmdName = cmdName + '|' + cmd._aliases[0];
    }
    let ancestorCmdNames = '';
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
    }
    return ancestorCmdNames + cmdName + ' ' + cmd.usage();
  }

  /**
   * Get the description for the command.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.description();
  }

  /**
   * Get the subcommand summary to show in the list of subcommands.
   * (Fallback to description for backwards compatibility.)
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.summary() || cmd.description();
  }

  /**
   * Get the option description to show in the list of options.
   *
   * @param {Option} option
   * @return {string}
   */

  optionDescription(option) {
    const extraInfo = [];

    if (option.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (option.defaultValue !== undefined) {
      // default for boolean and negated more for programmer than end user,
      // but show true/false for boolean option as may be for hand-rolled env or config processing.
      const showDefault =
        option.required ||
        option.optional ||
        (option.isBoolean() && typeof option.defaultValue === 'boolean');
      if (showDefault) {
        extraInfo.push(
          `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
        );
      }
    }
    // preset for boolean and negated are more for programmer than end user
    if (option.presetArg !== undefined && option.optional) {
      extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
    }
    if (option.envVar !== undefined) {
      extraInfo.push(`env: ${option.envVar}`);
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (option.description) {
        return `${option.description} ${extraDescription}`;
      }
      return extraDescription;
    }

    return option.description;
  }

  /**
   * Get the argument description to show in the list of arguments.
   *
   * @param {Argument} argument
   * @return {string}
   */

  argumentDescription(argument) {
    const extraInfo = [];
    if (argument.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (argument.defaultValue !== undefined) {
      extraInfo.push(
        `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
      );
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (argument.description) {
        return `${argument.description} ${extraDescription}`;
      }
      return extraDescription;
    }
    return argument.description;
  }

  /**
   * Format a list of items, given a heading and an array of formatted items.
   *
   * @param {string} heading
   * @param {string[]} items
   * @param {Help} helper
   * @returns string[]
   */
  formatItemList(heading, items, helper) {
    if (items.length === 0) return [];

    return [helper.styleTitle(heading), ...items, ''];
  }

  /**
   * Group items by their help group heading.
   *
   * @param {Command[] | Option[]} unsortedItems
   * @param {Command[] | Option[]} visibleItems
   * @param {Function} getGroup
   * @returns {Map<string, Command[] | Option[]>}
   */
  groupItems(unsortedItems, visibleItems, getGroup) {
    const result = new Map();
    // Add groups in order of appearance in unsortedItems.
    unsortedItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) result.set(group, []);
    });
    // Add items in order of appearance in visibleItems.
    visibleItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) {
        result.set(group, []);
      }
      result.get(group).push(item);
    });
    return result;
  }

  /**
   * Generate the built-in help text.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {string}
   */

  formatHelp(cmd, helper) {
    const termWidth = helper.padWidth(cmd, helper);
    const helpWidth = helper.helpWidth ?? 80; // in case prepareContext() was not called

    function callFormatItem(term, description) {
      return helper.formatItem(term, termWidth, description, helper);
    }

    // Usage
    let output = [
      `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
      '',
    ];

    // Description
    const commandDescription = helper.commandDescription(cmd);
    if (commandDescription.length > 0) {
      output = output.concat([
        helper.boxWrap(
          helper.styleCommandDescription(commandDescription),
          helpWidth,
        ),
        '',
      ]);
    }

    // Arguments
    const argumentList = helper.visibleArguments(cmd).map((argument) => {
      return callFormatItem(
        helper.styleArgumentTerm(helper.argumentTerm(argument)),
        helper.styleArgumentDescription(helper.argumentDescription(argument)),
      );
    });
    output = output.concat(
      this.formatItemList('Arguments:', argumentList, helper),
    );

    // Options
    const optionGroups = this.groupItems(
      cmd.options,
      helper.visibleOptions(cmd),
      (option) => option.helpGroupHeading ?? 'Options:',
    );
    optionGroups.forEach((options, group) => {
      const optionList = options.map((option) => {
        return callFormatItem(
          helper.styleOptionTerm(helper.optionTerm(option)),
          helper.styleOptionDescription(helper.optionDescription(option)),
        );
      });
      output = output.concat(this.formatItemList(group, optionList, helper));
    });

    if (helper.showGlobalOptions) {
      const globalOptionList = helper
        .visibleGlobalOptions(cmd)
        .map((option) => {
          return callFormatItem(
            helper.styleOptionTerm(helper.optionTerm(option)),
            helper.styleOptionDescription(helper.optionDescription(option)),
          );
        });
      output = output.concat(
        this.formatItemList('Global Options:', globalOptionList, helper),
      );
    }

    // Commands
    const commandGroups = this.groupItems(
      cmd.commands,
      helper.visibleCommands(cmd),
      (sub) => sub.helpGroup() || 'Commands:',
    );
    commandGroups.forEach((commands, group) => {
      const commandList = commands.map((sub) => {
        return callFormatItem(
          helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
          helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
        );
      });
      output = output.concat(this.formatItemList(group, commandList, helper));
    });

    return output.join('\n');
  }

  /**
   * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
   *
   * @param {string} str
   * @returns {number}
   */
  displayWidth(str) {
    return stripColor(str).length;
  }

  /**
   * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
   *
   * @param {string} str
   * @returns {string}
   */
  styleTitle(str) {
    return str;
  }

  styleUsage(str) {
    // Usage has lots of parts the user might like to color separately! Assume default usage string which is formed like:
    //    command subcommand [options] [command] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word === '[command]') return this.styleSubcommandText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleCommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleCommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleOptionDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleSubcommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleArgumentDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleDescriptionText(str) {
    return str;
  }
  styleOptionTerm(str) {
    return this.styleOptionText(str);
  }
  styleSubcommandTerm(str) {
    // This is very like usage with lots of parts! Assume default string which is formed like:
    //    subcommand [options] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleSubcommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleArgumentTerm(str) {
    return this.styleArgumentText(str);
  }
  styleOptionText(str) {
    return str;
  }
  styleArgumentText(str) {
    return str;
  }
  styleSubcommandText(str) {
    return str;
  }
  styleCommandText(str) {
    return str;
  }

  /**
   * Calculate the pad width from the maximum term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  padWidth(cmd, helper) {
    return Math.max(
      helper.longestOptionTermLength(cmd, helper),
      helper.longestGlobalOptionTermLength(cmd, helper),
      helper.longestSubcommandTermLength(cmd, helper),
      helper.longestArgumentTermLength(cmd, helper),
    );
  }

  /**
   * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
   *
   * @param {string} str
   * @returns {boolean}
   */
  preformatted(str) {
    return /\n[^\S\r\n]/.test(str);
  }

  /**
   * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
   *
   * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
   *   TTT  DDD DDDD
   *        DD DDD
   *
   * @param {string} term
   * @param {number} termWidth
   * @param {string} description
   * @param {Help} helper
   * @returns {string}
   */
  formatItem(term, termWidth, description, helper) {
    const itemIndent = 2;
    const itemIndentStr = ' '.repeat(itemIndent);
    if (!description) return itemIndentStr + term;

    // Pad the term out to a consistent width, so descriptions are aligned.
    const paddedTerm = term.padEnd(
      termWidth + term.length - helper.displayWidth(term),
    );

    // Format the description.
    const spacerWidth = 2; // between term and description
    const helpWidth = this.helpWidth ?? 80; // in case prepareContext() was not called
    const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
    let formattedDescription;
    if (
      remainingWidth < this.minWidthToWrap ||
      helper.preformatted(description)
    ) {
      formattedDescription = description;
    } else {
      const wrappedDescription = helper.boxWrap(description, remainingWidth);
      formattedDescription = wrappedDescription.replace(
        /\n/g,
        '\n' + ' '.repeat(termWidth + spacerWidth),
      );
    }

    // Construct and overall indent.
    return (
      itemIndentStr +
      paddedTerm +
      ' '.repeat(spacerWidth) +
      formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
    );
  }

  /**
   * Wrap a string at whitespace, preserving existing line breaks.
   * Wrapping is skipped if the width is less than `minWidthToWrap`.
   *
   * @param {string} str
   * @param {number} width
   * @returns {string}
   */
  boxWrap(str, width) {
    if (width < this.minWidthToWrap) return str;

    const rawLines = str.split(/\r\n|\n/);
    // split up text by whitespace
    const chunkPattern = /[\s]*[^\s]+/g;
    const wrappedLines = [];
    rawLines.forEach((line) => {
      const chunks = line.match(chunkPattern);
      if (chunks === null) {
        wrappedLines.push('');
        return;
      }

      let sumChunks = [chunks.shift()];
      let sumWidth = this.displayWidth(sumChunks[0]);
      chunks.forEach((chunk) => {
        const visibleWidth = this.displayWidth(chunk);
        // Accumulate chunks while they fit into width.
        if (sumWidth + visibleWidth <= width) {
          sumChunks.push(chunk);
          sumWidth += visibleWidth;
          return;
        }
        wrappedLines.push(sumChunks.join(''));

        const nextChunk = chunk.trimStart(); // trim space at line break
        sumChunks = [nextChunk];
        sumWidth = this.displayWidth(nextChunk);
      });
      wrappedLines.push(sumChunks.join(''));
    });

    return wrappedLines.join('\n');
  }
}

/**
 * Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
 *
 * @param {string} str
 * @returns {string}
 * @package
 */

function stripColor(str) {
  // eslint-disable-next-line no-control-regex
  const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
  return str.replace(sgrPattern, '');
}

exports.Help = Help;
exports.stripColor = stripColor;


/***/ }),

/***/ 45240:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(41135);

class Option {
  /**
   * Initialize a new `Option` with the given `flags` and `description`.
   *
   * @param {string} flags
   * @param {string} [description]
   */

  constructor(flags, description) {
    this.flags = flags;
    this.description = description || '';

    this.required = flags.includes('<'); // A value must be supplied when the option is specified.
    this.optional = flags.includes('['); // A value is optional when the option is specified.
    // variadic test ignores <value,...> et al which might be used to describe custom splitting of single argument
    this.variadic = /\w\.\.\.[>\]]$/.test(flags); // The option can take multiple values.
    this.mandatory = false; // The option must have a value after parsing, which usually means it must be specified on command line.
    const optionFlags = splitOptionFlags(flags);
    this.short = optionFlags.shortFlag; // May be a short flag, undefined, or even a long flag (if option has two long flags).
    this.long = optionFlags.longFlag;
    this.negate = false;
    if (this.long) {
      this.negate = this.long.startsWith('--no-');
    }
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.presetArg = undefined;
    this.envVar = undefined;
    this.parseArg = undefined;
    this.hidden = false;
    this.argChoices = undefined;
    this.conflictsWith = [];
    this.implied = undefined;
    this.helpGroupHeading = undefined; // soft initialised when option added to command
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Option}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Preset to use when option used without option-argument, especially optional but also boolean and negated.
   * The custom processing (parseArg) is called.
   *
   * @example
   * new Option('--color').default('GREYSCALE').preset('RGB');
   * new Option('--donate [amount]').preset('20').argParser(parseFloat);
   *
   * @param {*} arg
   * @return {Option}
   */

  preset(arg) {
    this.presetArg = arg;
    return this;
  }

  /**
   * Add option name(s) that conflict with this option.
   * An error will be displayed if conflicting options are found during parsing.
   *
   * @example
   * new Option('--rgb').conflicts('cmyk');
   * new Option('--js').conflicts(['ts', 'jsx']);
   *
   * @param {(string | string[])} names
   * @return {Option}
   */

  conflicts(names) {
    this.conflictsWith = this.conflictsWith.concat(names);
    return this;
  }

  /**
   * Specify implied option values for when this option is set and the implied options are not.
   *
   * The custom processing (parseArg) is not called on the implied values.
   *
   * @example
   * program
   *   .addOption(new Option('--log', 'write logging information to file'))
   *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
   *
   * @param {object} impliedOptionValues
   * @return {Option}
   */
  implies(impliedOptionValues) {
    let newImplied = impliedOptionValues;
    if (typeof impliedOptionValues === 'string') {
      // string is not documented, but easy mistake and we can do what user probably intended.
      newImplied = { [impliedOptionValues]: true };
    }
    this.implied = Object.assign(this.implied || {}, newImplied);
    return this;
  }

  /**
   * Set environment variable to check for option value.
   *
   * An environment variable is only used if when processed the current option value is
   * undefined, or the source of the current value is 'default' or 'config' or 'env'.
   *
   * @param {string} name
   * @return {Option}
   */

  env(name) {
    this.envVar = name;
    return this;
  }

  /**
   * Set the custom handler for processing CLI option arguments into option values.
   *
   * @param {Function} [fn]
   * @return {Option}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Whether the option is mandatory and must have a value after parsing.
   *
   * @param {boolean} [mandatory=true]
   * @return {Option}
   */

  makeOptionMandatory(mandatory = true) {
    this.mandatory = !!mandatory;
    return this;
  }

  /**
   * Hide option in help.
   *
   * @param {boolean} [hide=true]
   * @return {Option}
   */

  hideHelp(hide = true) {
    this.hidden = !!hide;
    return this;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Only allow option value to be one of choices.
   *
   * @param {string[]} values
   * @return {Option}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Return option name.
   *
   * @return {string}
   */

  name() {
    if (this.long) {
      return this.long.replace(/^--/, '');
    }
    return this.short.replace(/^-/, '');
  }

  /**
   * Return option name, in a camelcase format that can be used
   * as an object attribute key.
   *
   * @return {string}
   */

  attributeName() {
    if (this.negate) {
      return camelcase(this.name().replace(/^no-/, ''));
    }
    return camelcase(this.name());
  }

  /**
   * Set the help group heading.
   *
   * @param {string} heading
   * @return {Option}
   */
  helpGroup(heading) {
    this.helpGroupHeading = heading;
    return this;
  }

  /**
   * Check if `arg` matches the short or long flag.
   *
   * @param {string} arg
   * @return {boolean}
   * @package
   */

  is(arg) {
    return this.short === arg || this.long === arg;
  }

  /**
   * Return whether a boolean option.
   *
   * Options are one of boolean, negated, required argument, or optional argument.
   *
   * @return {boolean}
   * @package
   */

  isBoolean() {
    return !this.required && !this.optional && !this.negate;
  }
}

/**
 * This class is to make it easier to work with dual options, without changing the existing
 * implementation. We support separate dual options for separate positive and negative options,
 * like `--build` and `--no-build`, which share a single option value. This works nicely for some
 * use cases, but is tricky for others where we want separate behaviours despite
 * the single shared option value.
 */
class DualOptions {
  /**
   * @param {Option[]} options
   */
  constructor(options) {
    this.positiveOptions = new Map();
    this.negativeOptions = new Map();
    this.dualOptions = new Set();
    options.forEach((option) => {
      if (option.negate) {
        this.negativeOptions.set(option.attributeName(), option);
      } else {
        this.positiveOptions.set(option.attributeName(), option);
      }
    });
    this.negativeOptions.forEach((value, key) => {
      if (this.positiveOptions.has(key)) {
        this.dualOptions.add(key);
      }
    });
  }

  /**
   * Did the value come from the option, and not from possible matching dual option?
   *
   * @param {*} value
   * @param {Option} option
   * @returns {boolean}
   */
  valueFromOption(value, option) {
    const optionKey = option.attributeName();
    if (!this.dualOptions.has(optionKey)) return true;

    // Use the value to deduce if (probably) came from the option.
    const preset = this.negativeOptions.get(optionKey).presetArg;
    const negativeValue = preset !== undefined ? preset : false;
    return option.negate === (negativeValue === value);
  }
}

/**
 * Convert string from kebab-case to camelCase.
 *
 * @param {string} str
 * @return {string}
 * @private
 */

function camelcase(str) {
  return str.split('-').reduce((str, word) => {
    return str + word[0].toUpperCase() + word.slice(1);
  });
}

/**
 * Split the short and long flag out of something like '-m,--mixed <value>'
 *
 * @private
 */

function splitOptionFlags(flags) {
  let shortFlag;
  let longFlag;
  // short flag, single dash and single character
  const shortFlagExp = /^-[^-]$/;
  // long flag, double dash and at least one character
  const longFlagExp = /^--[^-]/;

  const flagParts = flags.split(/[ |,]+/).concat('guard');
  // Normal is short and/or long.
  if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
  if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
  // Long then short. Rarely used but fine.
  if (!shortFlag && shortFlagExp.test(flagParts[0]))
    shortFlag = flagParts.shift();
  // Allow two long flags, like '--ws, --workspace'
  // This is the supported way to have a shortish option flag.
  if (!shortFlag && longFlagExp.test(flagParts[0])) {
    shortFlag = longFlag;
    longFlag = flagParts.shift();
  }

  // Check for unprocessed flag. Fail noisily rather than silently ignore.
  if (flagParts[0].startsWith('-')) {
    const unsupportedFlag = flagParts[0];
    const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
    if (/^-[^-][^-]/.test(unsupportedFlag))
      throw new Error(
        `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
      );
    if (shortFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many short flags`);
    if (longFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many long flags`);

    throw new Error(`${baseError}
- unrecognised flag format`);
  }
  if (shortFlag === undefined && longFlag === undefined)
    throw new Error(
      `option creation failed due to no flags found in '${flags}'.`,
    );

  return { shortFlag, longFlag };
}

exports.Option = Option;
exports.DualOptions = DualOptions;


/***/ }),

/***/ 65030:
/***/ ((__unused_webpack_module, exports) => {

const maxDistance = 3;

function editDistance(a, b) {
  // https://en.wikipedia.org/wiki/Damerau\u2013Levenshtein_distance
  // Calculating optimal string alignment distance, no substring is edited more than once.
  // (Simple implementation.)

  // Quick early exit, return worst case.
  if (Math.abs(a.length - b.length) > maxDistance)
    return Math.max(a.length, b.length);

  // distance between prefix substrings of a and b
  const d = [];

  // pure deletions turn a into empty string
  for (let i = 0; i <= a.length; i++) {
    d[i] = [i];
  }
  // pure insertions turn empty string into b
  for (let j = 0; j <= b.length; j++) {
    d[0][j] = j;
  }

  // fill matrix
  for (let j = 1; j <= b.length; j++) {
    for (let i = 1; i <= a.length; i++) {
      let cost = 1;
      if (a[i - 1] === b[j - 1]) {
        cost = 0;
      } else {
        cost = 1;
      }
      d[i][j] = Math.min(
        d[i - 1][j] + 1, // deletion
        d[i][j - 1] + 1, // insertion
        d[i - 1][j - 1] + cost, // substitution
      );
      // transposition
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }

  return d[a.length][b.length];
}

/**
 * Find close matches, restricted to same number of edits.
 *
 * @param {string} word
 * @param {string[]} candidates
 * @returns {string}
 */

function suggestSimilar(word, candidates) {
  if (!candidates || candidates.length === 0) return '';
  // remove possible duplicates
  candidates = Array.from(new Set(candidates));

  const searchingOptions = word.startsWith('--');
  if (searchingOptions) {
    word = word.slice(2);
    candidates = candidates.map((candidate) => candidate.slice(2));
  }

  let similar = [];
  let bestDistance = maxDistance;
  const minSimilarity = 0.4;
  candidates.forEach((candidate) => {
    if (candidate.length <= 1) return; // no one character guesses

    const distance = editDistance(word, candidate);
    const length = Math.max(word.length, candidate.length);
    const similarity = (length - distance) / length;
    if (similarity > minSimilarity) {
      if (distance < bestDistance) {
        // better edit distance, throw away previous worse matches
        bestDistance = distance;
        similar = [candidate];
      } else if (distance === bestDistance) {
        similar.push(candidate);
      }
    }
  });

  similar.sort((a, b) => a.localeCompare(b));
  if (searchingOptions) {
    similar = similar.map((candidate) => `--${candidate}`);
  }

  if (similar.length > 1) {
    return `\n(Did you mean one of ${similar.join(', ')}?)`;
  }
  if (similar.length === 1) {
    return `\n(Did you mean ${similar[0]}?)`;
  }
  return '';
}

exports.suggestSimilar = suggestSimilar;


/***/ }),

/***/ 8330:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"rE":"0.1.0","h_":"Collects test results of ten formats, files and build events, makes one report of them, and keeps their history: a GitHub Action, a command and a server."}');

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(95581);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 

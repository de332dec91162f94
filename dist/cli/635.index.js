export const id = 635;
export const ids = [635];
export const modules = {

/***/ 7635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uploadHtml: () => (/* binding */ uploadHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
;// CONCATENATED MODULE: ./src/reporters/artifact.ts



/** Why an upload failed, for whoever knows another way. */
class ArtifactError extends errors/* UserError */.y {
    name = 'ArtifactError';
    /** `unsupported`: the server takes no artifacts of this kind. */
    reason;
    constructor(reason, message, options) {
        super(message, options);
        this.reason = reason;
    }
}
const loadToolkit = async () => new (await Promise.all(/* import() */[__webpack_require__.e(942), __webpack_require__.e(192), __webpack_require__.e(730), __webpack_require__.e(659), __webpack_require__.e(281)]).then(__webpack_require__.bind(__webpack_require__, 51281))).DefaultArtifactClient();
/**
 * Uploads files as one artifact of the workflow run.
 * @throws UserError with what is in the way: an ArtifactError where the server or the way to it is
 */
async function uploadArtifact(upload, { env = process.env, loadClient = loadToolkit } = {}) {
    const name = artifactName(upload.name);
    if (!env.ACTIONS_RUNTIME_TOKEN) {
        throw new errors/* UserError */.y(`The artifact "${name}" was not uploaded: that works inside a job of GitHub Actions alone.`);
    }
    const root = commonFolder(upload.root, upload.files);
    const files = upload.files.filter((file) => isUploadable(file, root));
    const uploaded = new Set(files);
    const leftOut = upload.files.filter((file) => !uploaded.has(file));
    if (files.length === 0)
        throw new errors/* UserError */.y(`The artifact "${name}" was not uploaded: none of its ${upload.files.length} files can be read.`);
    try {
        const client = await loadClient();
        const { retentionDays, unzipped } = upload;
        const options = { ...(retentionDays === undefined ? {} : { retentionDays }), ...(unzipped ? { skipArchive: true } : {}) };
        const { id, size = 0 } = await client.uploadArtifact(name, files, root, options);
        if (id === undefined)
            throw new Error('the server gave it no id');
        const url = urlOf(id, env);
        return { name, id, size, ...(url !== undefined && { url }), leftOut };
    }
    catch (cause) {
        throw failure(name, cause);
    }
}
/** What neither a name nor a path in an artifact may hold: the toolkit's list. */
const forbidden = /["<>|*?:\r\n]/;
/** A name that every system can have as a file name. */
const artifactName = (name) => name.replaceAll(new RegExp(`${forbidden.source}|[/\\\\]`, 'g'), '-').trim() || 'build-report';
/** The toolkit throws out of an event handler, which nobody can catch, where it cannot read a file. */
function isUploadable(file, root) {
    if (forbidden.test((0,external_node_path_.relative)(root, file)))
        return false;
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.R_OK);
        return true;
    }
    catch {
        return false;
    }
}
/** The innermost folder around `root` that holds all files. */
function commonFolder(root, files) {
    const holds = (folder, file) => (0,external_node_path_.resolve)(file).startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
    let folder = (0,external_node_path_.resolve)(root);
    for (const file of files)
        while (!holds(folder, file) && (0,external_node_path_.dirname)(folder) !== folder)
            folder = (0,external_node_path_.dirname)(folder);
    return folder;
}
function urlOf(id, env) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
    return server && repository && run ? `${server}/${repository}/actions/runs/${run}/artifacts/${id}` : undefined;
}
/** Says what is in the way, by the toolkit's error names and the results service's answers. */
function failure(name, cause) {
    const { name: kind, message } = cause instanceof Error ? cause : new Error(String(cause));
    const failed = `The artifact "${name}" was not uploaded`;
    if (kind === 'GHESNotSupportedError') {
        return new ArtifactError('unsupported', `${failed}: GitHub Enterprise Server does not take artifacts of this kind.`, {
            cure: 'Keep the files with a step of actions/upload-artifact@v3, which it takes.',
            cause,
        });
    }
    if (kind === 'UsageError') {
        return new ArtifactError('storage', `${failed}: the storage for artifacts is used up.`, {
            cure: 'Delete old artifacts or shorten their retention.',
            cause,
        });
    }
    const reason = message.split('\n', 1)[0]?.replace(/\.$/, '');
    if (/\(409\)/.test(message)) {
        return new ArtifactError('name-taken', `${failed}: the run has an artifact of this name already (${reason}).`, {
            cure: 'Give each job its own name.',
            cause,
        });
    }
    return new ArtifactError('other', `${failed}: ${reason}.`, { cause });
}

;// CONCATENATED MODULE: ./src/reporters/html-report/html-artifact.ts





const nothing = { notices: [], problems: [] };
/**
 * Uploads an HTML report as a workflow artifact of its own, which a click opens; inside of a job alone.
 * @param path absolute
 */
async function uploadHtml(path, env, context = {}) {
    if (!env.ACTIONS_RUNTIME_TOKEN)
        return nothing;
    const whole = { ...context, env };
    try {
        return await uploadUnzipped(path, whole);
    }
    catch (first) {
        if (!(first instanceof ArtifactError))
            throw first;
        if (first.reason === 'unsupported')
            return { ...nothing, notices: [`${first.message} The report itself is in ${path}.`] };
        if (first.reason === 'storage')
            return failed(first);
        return uploadZipped(path, whole);
    }
}
/** An unzipped artifact is called after its file; the legs of a matrix all write one of the same name. */
async function uploadUnzipped(path, context) {
    const upload = async (file) => {
        const { url } = await uploadArtifact({ name: (0,external_node_path_.basename)(file), files: [file], root: (0,external_node_path_.dirname)(file), unzipped: true }, context);
        return { ...nothing, url };
    };
    const name = (0,external_node_path_.basename)(path);
    if (artifactName(name) === name) {
        try {
            return await upload(path);
        }
        catch (error) {
            if (!(error instanceof ArtifactError && error.reason === 'name-taken'))
                throw error;
        }
    }
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(context.env?.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'build-report-'));
    try {
        const renamed = (0,external_node_path_.join)(folder, artifactName(ownName(name)));
        (0,external_node_fs_.copyFileSync)(path, renamed);
        return await upload(renamed);
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** A server that takes no single files takes an archive. */
async function uploadZipped(path, context) {
    try {
        const { url } = await uploadArtifact({ name: ownName((0,external_node_path_.basename)(path)), files: [path], root: (0,external_node_path_.dirname)(path) }, context);
        return { ...nothing, url };
    }
    catch (error) {
        if (!(error instanceof ArtifactError))
            throw error;
        return failed(error);
    }
}
const failed = ({ message }) => ({
    ...nothing,
    problems: [{ severity: 'error', kind: 'delivery', message }],
});
/** A name that no other leg has. */
function ownName(path) {
    const extension = (0,external_node_path_.extname)(path);
    return `${path.slice(0, path.length - extension.length)}-${(0,external_node_crypto_.randomBytes)(3).toString('hex')}${extension}`;
}


/***/ })

};

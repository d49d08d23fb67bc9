export const id = 4012;
export const ids = [4012];
export const modules = {

/***/ 84012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GithubDiscussion: () => (/* binding */ GithubDiscussion)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80737);

/**
 * GraphQL, because only it reports which threads are resolved, and returns the newest entries without reading the rest.
 */
const QUERY = `
query ($owner: String!, $repo: String!, $number: Int!, $most: Int!) {
  repository(owner: $owner, name: $repo) {
    issueOrPullRequest(number: $number) {
      __typename
      ... on Issue { comments(last: $most) { nodes { ...entry } } }
      ... on PullRequest {
        comments(last: $most) { nodes { ...entry } }
        reviews(last: $most) { nodes { author { __typename login } body createdAt isMinimized } }
        reviewThreads(last: $most) {
          nodes {
            isResolved isOutdated path line
            comments(last: 20) { nodes { author { __typename login } body createdAt isMinimized diffHunk } }
          }
        }
      }
    }
  }
}
fragment entry on IssueComment { author { __typename login } body createdAt isMinimized }`;
const remarkEntry = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ __typename: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .transform((text) => Date.parse(text))
        .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    /** Somebody hid it as spam, off topic or outdated. */
    isMinimized: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
/** Lists of GraphQL have null entries for content that the token may not read. */
const listOf = (node) => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(node.nullable()).nullable() })
    .nullish()
    .transform((list) => (list?.nodes ?? []).filter((entry) => entry !== null));
const thread = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    isResolved: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    isOutdated: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    comments: listOf(remarkEntry.extend({ diffHunk: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
const answer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        issueOrPullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ comments: listOf(remarkEntry), reviews: listOf(remarkEntry), reviewThreads: listOf(thread) })
            .nullable(),
    }),
});
class GithubDiscussion {
    #api;
    constructor(api) {
        this.#api = api;
    }
    async remarksOn(number, most) {
        const { owner, repo } = this.#api.address;
        const { repository } = await this.#api.request({
            what: `read the discussion of #${number}`,
            needs: 'pull-requests: read (for an issue, issues: read)',
            shape: answer,
            send: async (client, { request }) => {
                const data = await client.graphql(QUERY, { owner, repo, number, most, request });
                return { headers: {}, data };
            },
        });
        const found = repository.issueOrPullRequest;
        if (found === null)
            return [];
        const remarks = [
            ...[...found.comments, ...found.reviews].filter(isShown).map((entry) => remark(entry, null)),
            ...found.reviewThreads
                .filter(({ isResolved, isOutdated }) => !isResolved && !isOutdated)
                .flatMap(({ path, line, comments }) => comments.filter(isShown).map((entry) => remark(entry, { path, line, hunk: entry.diffHunk }))),
        ];
        return remarks.sort((a, b) => a.at - b.at).slice(-most);
    }
}
/** A review without text is only the cover of its comments. */
function isShown({ body, isMinimized }) {
    return !isMinimized && body.trim() !== '';
}
function remark({ author, createdAt, body }, place) {
    const login = author?.__typename === 'User' ? author.login : null;
    return { author: login, at: createdAt, text: body, place };
}


/***/ })

};

const src = 'services/content/src';

export const faults = [
  {
    id: 'author-publishes',
    promise: 'Authors prepare, editors publish.',
    file: `${src}/access/roles.ts`,
    find: "(hasRole(req, 'author') && !wouldPublish(data));",
    replace: "hasRole(req, 'author');",
    checks: { jest: [`${src}/editing.test.ts`] },
  },
  {
    id: 'draft-leaks',
    promise: 'Readers see published pages only.',
    file: `${src}/access/roles.ts`,
    find: '(canSeeDrafts(req) ? true : published);',
    replace: '(canSeeDrafts(req) ? true : {});',
    checks: { jest: [`${src}/service.test.ts`] },
  },
  {
    id: 'style-sheet-called-text',
    promise: 'The type of an upload is that of its content, whatever its name and the uploader say.',
    file: `${src}/files/decideUploadType.ts`,
    find: "if (markup.test(bytes.toString('latin1'))) return reject('markup');",
    replace: '',
    checks: { jest: [`${src}/files/decideUploadType.test.ts`] },
  },
  {
    id: 'slug-with-two-hyphens',
    promise: 'A slug has lower-case letters, digits and single hyphens.',
    file: `${src}/fields/slug.ts`,
    find: '/^[a-z0-9]+(-[a-z0-9]+)*$/',
    replace: '/^[a-z0-9]+(-+[a-z0-9]+)*$/',
    checks: { jest: [`${src}/fields/slug.test.ts`] },
  },
  {
    id: 'publication-without-the-site-tag',
    promise: 'A publication voids the lists of its site, before and after.',
    file: `${src}/publication/tags.ts`,
    find: 'return [`page:${change.id}`, ...siteTags(change.siteKeys)];',
    replace: 'return [`page:${change.id}`, ...siteTags(change.siteKeys.slice(0, 1))];',
    checks: { jest: [`${src}/publication/tags.test.ts`] },
  },
  {
    id: 'translation-without-its-codes',
    promise: 'A translation that lacks a link of its source is not taken.',
    file: `${src}/translation/text/checkCodes.ts`,
    find: 'opens.includes(code.id) && closes.includes(code.id) : alone',
    replace: 'opens.includes(code.id) : alone',
    checks: {
      jest: [
        `${src}/translation/xliff/package.test.ts`,
        `${src}/translation/text/inlineNodes.test.ts`,
        `${src}/translation/page/translation.test.ts`,
      ],
    },
  },
  {
    id: 'personal-answer-cached',
    promise: 'What is answered to who signed in is not kept for others.',
    file: `${src}/rest/withPrivateCache.ts`,
    find: "request.headers.has('authorization') || request.headers.has('cookie')",
    replace: "request.headers.has('authorization')",
    checks: { jest: [`${src}/rest/withPrivateCache.test.ts`] },
  },
  {
    id: 'signature-without-the-time',
    promise: 'A notification is signed with its time, so that nobody sends it again later.',
    file: `${src}/publication/signature.ts`,
    find: 'update(`${timestamp}.${body}`)',
    replace: 'update(body)',
    checks: { jest: [`${src}/publication/signature.test.ts`] },
  },
];

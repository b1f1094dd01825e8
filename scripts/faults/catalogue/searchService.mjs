const src = 'services/search/src';

export const faults = [
  {
    id: 'search-without-key',
    promise: 'The search service serves nobody without the key.',
    file: `${src}/http/createServer.ts`,
    find: 'if (!isAuthorised(request, apiKey)) {',
    replace: "if (request.headers['x-service-key'] !== undefined && !isAuthorised(request, apiKey)) {",
    checks: { unit: [`${src}/http/createServer.test.ts`] },
  },
  {
    id: 'publication-not-indexed',
    promise: 'A notice of a publication becomes jobs that outlive the process.',
    file: `${src}/service/SearchService.ts`,
    find: 'for (const reason of reasons) await queue.add(jobKey(reason), debounceMs);',
    replace: '',
    checks: { unit: [`${src}/http/createServer.test.ts`] },
  },
  {
    id: 'request-lost-while-indexing',
    promise: 'A publication that comes while its site is indexed is indexed too.',
    file: `${src}/jobs/JobQueue.ts`,
    find: ".where('key', '=', key).where('requests', '=', requests).execute();",
    replace: ".where('key', '=', key).execute();",
    checks: { unit: [`${src}/jobs/jobs.test.ts`] },
  },
  {
    id: 'damaged-index-kept',
    promise: 'A damaged index is rebuilt from what is published.',
    file: `${src}/engine/openSearchDatabase.ts`,
    find: '/^SQLITE_(?:NOTADB|CORRUPT)/',
    replace: '/^SQLITE_NOTADB/',
    checks: { unit: [`${src}/service/SearchService.test.ts`] },
  },
];

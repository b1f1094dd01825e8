import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedQuery {
  operation: string;
  variables: Record<string, unknown>;
  /** Including the question mark. */
  search: string;
  authorization: string | undefined;
  cacheControl: string | undefined;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake content service over HTTP with configurable responses. */
export interface FakeContentService {
  url: string;
  queries: RecordedQuery[];
  /** `data` by operation. */
  responses: Map<string, unknown>;
  /** Error codes by operation. */
  errorCodes: Map<string, string>;
  /** Handlers of paths other than `/graphql`. */
  files: Map<string, Handle>;
  close: () => Promise<void>;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

async function respondToQuery(
  request: IncomingMessage,
  response: ServerResponse,
  { queries, responses, errorCodes }: Pick<FakeContentService, 'queries' | 'responses' | 'errorCodes'>,
): Promise<void> {
  const { query, variables } = JSON.parse(await readText(request)) as {
    query: string;
    variables: Record<string, unknown>;
  };
  const operation = /query (\w+)/.exec(query)?.[1] ?? 'none';
  const { search } = new URL(request.url ?? '/', 'http://localhost');
  const { authorization, 'cache-control': cacheControl } = request.headers;
  queries.push({ operation, variables, search, authorization, cacheControl });
  const data = responses.get(operation);
  response.setHeader('content-type', 'application/json');
  const code = errorCodes.get(operation);
  if (code !== undefined)
    return void response.end(
      JSON.stringify({ data: null, errors: [{ message: 'No.', extensions: { code } }] }),
    );
  response.statusCode = data === undefined ? 500 : 200;
  response.end(JSON.stringify({ data }));
}

/** Listens on a free local port. */
export async function startFakeContentService(): Promise<FakeContentService> {
  const state = {
    queries: [],
    responses: new Map<string, unknown>(),
    errorCodes: new Map<string, string>(),
    files: new Map<string, Handle>(),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/graphql') return void respondToQuery(request, response, state);
    const handle = state.files.get(pathname);
    if (handle) return handle(request, response);
    response.statusCode = 404;
    response.end();
  });
  // Keeps idle connections open: a request fails if it is sent while one is being closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...state,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Serves bytes like the content service: single ranges, no validators, 416 for an invalid range, 404 for
 * HEAD.
 */
export const serveBytes =
  (bytes: Buffer): Handle =>
  (request, response) => {
    if (request.method !== 'GET') {
      response.statusCode = 404;
      response.end();
      return;
    }
    const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
    response.setHeader('accept-ranges', 'bytes');
    response.setHeader('set-cookie', 'upstream=1');
    if (!range) {
      response.setHeader('content-length', bytes.length);
      response.end(bytes);
      return;
    }
    const start = range[1] === '' ? bytes.length - Number(range[2]) : Number(range[1]);
    const end = range[1] === '' || range[2] === '' ? bytes.length - 1 : Number(range[2]);
    if (start >= bytes.length) {
      response.statusCode = 416;
      response.setHeader('content-range', `bytes */${bytes.length}`);
      response.end();
      return;
    }
    response.statusCode = 206;
    response.setHeader('content-range', `bytes ${start}-${end}/${bytes.length}`);
    response.end(bytes.subarray(start, end + 1));
  };

const country = (countryCode: string, supportedLanguages: string[]) => ({
  countryCode,
  hidden: false,
  supportedLanguages,
  defaultLanguage: supportedLanguages[0],
  defaultMeasurementSystem: 'Metric',
  name: countryCode,
});

/** One site at localhost, in English and German, for all countries, Switzerland and the United States. */
export const systemResponse = {
  systemData: {
    countries: [country('CH', ['de', 'en']), country('US', ['en'])],
    languages: [],
    brands: [],
    sites: [
      {
        id: '7',
        key: 'main',
        name: 'Main',
        slug: null,
        internationalOnly: false,
        showHiddenCountries: false,
        hideSideButtons: false,
        enableCutFont: false,
        defaultLanguage: 'en',
        languages: ['en', 'de'],
        localelessLanguage: null,
        domains: [{ host: 'localhost', slug: null }],
        contact: null,
        headerNavigation: { theme: 'Komax', hidden: false, homeItems: [{ id: 'a' }], topItems: [] },
        footerNavigation: { items: [{ id: 'f' }] },
      },
    ],
  },
};

import { createHash } from 'node:crypto';
import { GraphQLError, execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { createPayloadRequest, type SanitizedConfig } from 'payload';
import { fallbackChain, type LanguageCode } from '@kmx/contract/locales';
import { canSeeDrafts } from '../access/roles';
import { decideLocale } from '../config/locales';
import { createContentSchema } from './contentSchema';
import type { ContentContext } from './context';
import { prepareDocument } from './documents';
import { readGraphQLRequest, type GraphQLRequest } from './readRequest';
import { respondOnce } from './responseCache';

const noStore = { 'cache-control': 'no-store' };

const errorResponse = (status: number, errors: readonly { message: string }[]): Response =>
  Response.json({ errors }, { status, headers: noStore });

/** Accepts a key in the header only: an editor's cookie in the same browser must not show drafts. */
const withoutCookies = (request: Request): Request => {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.delete('content-length');
  return new Request(request.url, { headers });
};

const createContext = async (
  config: SanitizedConfig,
  request: Request,
  locale: LanguageCode,
): Promise<ContentContext> => {
  const req = await createPayloadRequest({ config, request: withoutCookies(request), canSetHeaders: false });
  req.payloadAPI = 'GraphQL';
  req.locale = locale;
  req.fallbackLocale = fallbackChain(locale).slice(1);
  return { req, isPreview: canSeeDrafts(req) };
};

/** Marks the module whose stored values do not fit the schema, so that the rest of its page can be shown. */
const markModule = (error: GraphQLError): GraphQLError =>
  error.path?.includes('modules')
    ? new GraphQLError(error.message, {
        nodes: error.nodes,
        path: error.path,
        extensions: { code: 'UNREADABLE_MODULE' },
      })
    : error;

/** Logs internal errors and hides their details from the caller. */
const hideInternals = (context: ContentContext, result: ExecutionResult): ExecutionResult => ({
  ...result,
  errors: result.errors?.map((error) => {
    if (!error.originalError || error.originalError instanceof GraphQLError) return markModule(error);
    context.req.payload.logger.error({ err: error.originalError, msg: 'A question to the content failed.' });
    return new GraphQLError('Something went wrong.', { nodes: error.nodes, path: error.path });
  }),
});

let contentSchema: GraphQLSchema | undefined;

/** Handles POST /graphql?locale=…, with one locale per request, and drafts only for the preview key. */
export const handleGraphQL = async (request: Request, config: SanitizedConfig): Promise<Response> => {
  const read = await readGraphQLRequest(request);
  if (!read.ok) return errorResponse(read.status, [{ message: read.message }]);
  const schema = (contentSchema ??= createContentSchema(config));
  const prepared = prepareDocument(schema, read.value.query);
  if (!prepared.ok) return errorResponse(400, prepared.errors);

  const locale = decideLocale(new URL(request.url).searchParams.get('locale'));
  const run = async ({ variables, operationName }: GraphQLRequest) => {
    const contextValue = await createContext(config, request, locale);
    const result = await execute({
      schema,
      document: prepared.document,
      contextValue,
      variableValues: variables,
      operationName,
    });
    const isFailed = result.errors !== undefined;
    return {
      body: JSON.stringify(isFailed ? hideInternals(contextValue, result) : result),
      isCacheable: !isFailed,
    };
  };

  const headers = {
    ...noStore,
    'content-type': 'application/json; charset=utf-8',
    'content-language': locale,
  };
  if (request.headers.has('authorization')) return new Response((await run(read.value)).body, { headers });
  const key = createHash('sha256').update(locale).update('\n').update(read.value.text).digest('base64');
  // The site requests this after a publication, which may have happened in another process.
  const isRenewal = request.headers.get('cache-control') === 'no-cache';
  const response = await respondOnce(key, () => run(read.value), { isRenewal });
  return new Response(response.body, {
    headers: { ...headers, 'x-content-cache': response.isHit ? 'hit' : 'miss' },
  });
};

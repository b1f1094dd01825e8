import type { Endpoint, PayloadRequest } from 'payload';
import type { canSeeDrafts } from '../../access/roles';
import { hasRole } from '../../access/roles';
import { describeTranslation } from '../page/describeTranslation';
import { readTranslatedPage, type TranslatedPage } from '../page/readTranslatedPage';
import type { TranslationProblem } from '../xliff/TranslationProblem';

const headers = { 'cache-control': 'private, no-store' };

export const respondWith = (body: object): Response => Response.json(body, { headers });

export const respondError = (status: 400 | 403 | 404 | 413, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers });

export const respondProblems = (problems: readonly TranslationProblem[]): Response =>
  Response.json({ problems }, { status: 422, headers });

/** Allows users only, so that a change has an author. The site's editor area forwards the session of its user. */
export const mayTranslate = (req: Pick<PayloadRequest, 'user'>): boolean => hasRole(req, 'editor');

/** Responds with 403 unless the request is allowed. */
export const allowing =
  (isAllowed: typeof canSeeDrafts, handler: Endpoint['handler']): Endpoint['handler'] =>
  (req) =>
    isAllowed(req) ? handler(req) : respondError(403, 'You are not allowed to do this.');

type PageHandler = (req: PayloadRequest, page: TranslatedPage) => Promise<Response> | Response;

/** Passes the page of the URL to the handler, or responds with 404. */
export const withPage =
  (handler: PageHandler): Endpoint['handler'] =>
  async (req) => {
    const id = req.routeParams?.['id'];
    const page = typeof id === 'string' ? await readTranslatedPage(req, id) : null;
    return page ? handler(req, page) : respondError(404, 'There is no such page.');
  };

/** Responds with the stored state instead of the requested one. */
export const respondStored = async (req: PayloadRequest, id: string): Promise<Response> => {
  const page = await readTranslatedPage(req, id);
  return page ? respondWith(describeTranslation(page)) : respondError(404, 'There is no such page.');
};

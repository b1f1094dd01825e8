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

/** People alone: a change has an author. The site's editor area hands on the session of who is signed in to it. */
export const mayTranslate = (req: Pick<PayloadRequest, 'user'>): boolean => hasRole(req, 'editor');

/** Lets through who may, and answers everybody else 403. */
export const allowing =
  (isAllowed: typeof canSeeDrafts, handler: Endpoint['handler']): Endpoint['handler'] =>
  (req) =>
    isAllowed(req) ? handler(req) : respondError(403, 'You are not allowed to do this.');

type PageHandler = (req: PayloadRequest, page: TranslatedPage) => Promise<Response> | Response;

/** Brings the page of the address, and answers 404 without one. */
export const withPage =
  (handler: PageHandler): Endpoint['handler'] =>
  async (req) => {
    const id = req.routeParams?.['id'];
    const page = typeof id === 'string' ? await readTranslatedPage(req, id) : null;
    return page ? handler(req, page) : respondError(404, 'There is no such page.');
  };

/** Answers what is stored now, not what was meant to be. */
export const respondStored = async (req: PayloadRequest, id: string): Promise<Response> => {
  const page = await readTranslatedPage(req, id);
  return page ? respondWith(describeTranslation(page)) : respondError(404, 'There is no such page.');
};

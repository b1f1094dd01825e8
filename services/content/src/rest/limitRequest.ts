import type { Endpoint, PayloadRequest } from 'payload';
import { requestAddress } from '../accounts/requestAddress';
import { countAnonymousRequest, countRequestOfAccount } from '../accounts/requestLimits';

interface Request {
  headers: Headers;
  user: Pick<NonNullable<PayloadRequest['user']>, 'collection' | 'id'> | null;
}

/** Programs with a key are not counted, because the site sends requests for all editors. */
const countRequest = async ({ headers, user }: Request): Promise<number> => {
  if (user === null) return countAnonymousRequest(requestAddress({ headers, user }));
  return user.collection === 'users' ? countRequestOfAccount(user.id) : 0;
};

/** Pictures and files are not counted, because the site fetches them for all visitors. */
export const isCounted = ({ path }: Pick<Endpoint, 'path'>): boolean => !/^\/(?:file|rendition)\//.test(path);

/** Counts a request to the REST API. Returns a response with 429 and Retry-After above the limit, otherwise undefined. */
export const limitRequest = async (request: Request): Promise<Response | undefined> => {
  const seconds = await countRequest(request);
  if (seconds === 0) return undefined;
  return Response.json(
    { errors: [{ message: `Too many requests. Please wait ${seconds} s, then try again.` }] },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  );
};

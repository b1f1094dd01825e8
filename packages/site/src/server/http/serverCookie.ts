import { requestOrigin } from './requestOrigin';

/** Options of an HttpOnly cookie; without `maxAge` it is a session cookie. */
export const serverCookie = (headers: Pick<Headers, 'get'>) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: requestOrigin(headers).protocol === 'https',
    path: '/',
  }) as const;

import { requestOrigin } from './requestOrigin';

/** A cookie that no script reads; without `maxAge` it ends with the browser's session. */
export const serverCookie = (headers: Pick<Headers, 'get'>) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: requestOrigin(headers).protocol === 'https',
    path: '/',
  }) as const;

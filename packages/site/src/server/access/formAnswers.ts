import { NextResponse } from 'next/server';

import { requestOrigin } from '../http/requestOrigin';

/** Sends the reader of a plain form on (303); never kept by a cache. */
export const seeOther = (location: string, headers: Record<string, string> = {}): NextResponse =>
  new NextResponse(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } });

/** A cookie that no script reads; without `maxAge` the browser forgets it with its session. */
export const serverCookie = (headers: Pick<Headers, 'get'>) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: requestOrigin(headers).protocol === 'https',
    path: '/',
  }) as const;

import { NextResponse } from 'next/server';

/** Sends the reader of a plain form on (303); never kept by a cache. */
export const seeOther = (location: string, headers: Record<string, string> = {}): NextResponse =>
  new NextResponse(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } });

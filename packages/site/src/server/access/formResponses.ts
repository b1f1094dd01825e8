import { NextResponse } from 'next/server';

/** Redirects after a form submission (303), uncached. */
export const seeOther = (location: string, headers: Record<string, string> = {}): NextResponse =>
  new NextResponse(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } });

import type { NextRequest } from 'next/server';

import { pageAccessCookieName } from '@/server/access/pageAccess';
import { answerFile } from '@/server/files/answerFile';

/** `/file/{slug}?l={locale}&dl=true`: a file of the content service, shown or saved (section 2.2). */
export async function GET(request: NextRequest, { params }: RouteContext<'/file/[slug]'>): Promise<Response> {
  const { slug } = await params;
  return answerFile({ slug, request, accessCookie: request.cookies.get(pageAccessCookieName)?.value });
}

export const HEAD = GET;

import type { NextRequest } from 'next/server';

import { isUnlocked, pageAccessCookieName } from '@/server/access/pageAccess';
import { answerFile } from '@/server/files/answerFile';

/** `/file/{slug}?l={locale}&dl=true`: a file of the content service, shown or saved (section 2.2). */
export async function GET(request: NextRequest, { params }: RouteContext<'/file/[slug]'>): Promise<Response> {
  const { slug } = await params;
  const cookie = request.cookies.get(pageAccessCookieName)?.value;
  return answerFile({
    slug,
    request,
    isUnlocked: (pageId, version) => isUnlocked(cookie, pageId, version),
  });
}

export const HEAD = GET;

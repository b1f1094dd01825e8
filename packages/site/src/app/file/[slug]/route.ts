import type { NextRequest } from 'next/server';

import { readAccessCookies } from '@/server/access/accessCookies';
import { respondFile } from '@/server/files/respondFile';
import { withRequestId } from '@/server/withRequestId';

/**
 * `/file/{slug}?l={locale}&dl=true`: a file of the content service, displayed or downloaded (section 2.2).
 */
export const GET = withRequestId(
  async (request: NextRequest, { params }: RouteContext<'/file/[slug]'>): Promise<Response> => {
    const { slug } = await params;
    return respondFile({ slug, request, accessCookies: readAccessCookies(request.cookies) });
  },
);

export const HEAD = GET;

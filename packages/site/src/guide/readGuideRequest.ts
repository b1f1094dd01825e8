import { cookies } from 'next/headers';
import { schemeCookieName } from '@kmx/core';

import { readGuideQuery, type GuideQuery, type SearchParams } from './readGuideQuery';

export async function readGuideRequest(entered: SearchParams): Promise<GuideQuery> {
  return readGuideQuery(entered, (await cookies()).get(schemeCookieName)?.value);
}

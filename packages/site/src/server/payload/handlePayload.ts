import type { PageView } from '../view/loadPageView';

import { createPayload } from './createPayload';
import { decidePayloadHeaders } from './decidePayloadHeaders';

/** `GET {path}/_payload.json?{build}`: the page's resolved content as JSON. */
export function handlePayload(pageView: PageView, url: string, buildId: string): Response {
  const isOpen = pageView.page.protection.mode === 'none';
  return Response.json(createPayload(pageView), { headers: decidePayloadHeaders({ url, buildId, isOpen }) });
}

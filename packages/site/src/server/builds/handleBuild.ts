import { jsonError } from '../http/responses';

import type { Build } from './currentBuild';
import { routeRules } from './routeRules';

/** `GET builds/latest.json` (section 7): the running build; polled, so never cached. */
export const handleLatestBuild = ({ id, timestamp }: Build): Response =>
  Response.json({ id, timestamp }, { headers: { 'cache-control': 'no-store' } });

/** `GET builds/meta/{buildId}.json` (section 7): route rules of the running build. */
export function handleBuildMeta(fileName: string, { id, timestamp }: Build): Response {
  if (fileName !== `${id}.json`) return jsonError(404, 'This build does not run here.');
  // In development the id does not change with the code.
  const cache = id === 'development' ? 'no-store' : 'public, max-age=31536000, immutable';
  return Response.json(
    { id, timestamp, matcher: routeRules, prerendered: [] },
    { headers: { 'cache-control': cache } },
  );
}

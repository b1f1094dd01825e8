import { jsonError } from '../http/responses';

import type { Build } from './currentBuild';
import { routeRules } from './routeRules';

/** `GET builds/latest.json` (section 7): which build runs now; asked again and again, so never kept. */
export const handleLatestBuild = ({ id, timestamp }: Build): Response =>
  Response.json({ id, timestamp }, { headers: { 'cache-control': 'no-store' } });

/** `GET builds/meta/{buildId}.json` (section 7): the rules of a build's routes; only the running build is known. */
export function handleBuildMeta(fileName: string, { id, timestamp }: Build): Response {
  if (fileName !== `${id}.json`) return jsonError(404, 'This build does not run here.');
  // While developing, one name stands for ever new code.
  const cache = id === 'development' ? 'no-store' : 'public, max-age=31536000, immutable';
  return Response.json(
    { id, timestamp, matcher: routeRules, prerendered: [] },
    { headers: { 'cache-control': cache } },
  );
}

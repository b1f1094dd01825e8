import type { NextRequest } from 'next/server';

import { env } from '../env';
import type { RouteResponse } from '../routing/RouteResponse';

import { decideMiss } from './decideMiss';
import { MissStore } from './MissStore';
import { sendMisses } from './sendMisses';

const holder = globalThis as typeof globalThis & { kmxMisses?: MissStore };

/** Part of a routing decision that a report needs; a redirect has no site. */
interface RoutingDecision {
  /** Path inside the site, without locale, percent-encoded. */
  rest: string;
  resolution: { outcome: { kind: string; site?: { key: string } } };
}

/** Global, even if modules are reloaded. */
export const missStore = (): MissStore => (holder.kmxMisses ??= new MissStore(sendMisses));

/**
 * Records a visit to a missing page, so that editors can add a redirect; does nothing without the preview
 * key.
 */
export function recordMissing(
  { method, headers }: Pick<NextRequest, 'method' | 'headers'>,
  { resolution: { outcome }, rest }: RoutingDecision,
  response: RouteResponse,
): void {
  if (response.kind !== 'rewrite' || response.status !== 404 || !env().PREVIEW_API_KEY) return;
  if (!outcome.site) return;
  const miss = decideMiss({ method, headers, siteKey: outcome.site.key, path: rest, now: new Date() });
  if (miss) missStore().add(miss);
}

import type { NextRequest } from 'next/server';

import { env } from '../env';
import type { RouteResponse } from '../routing/RouteResponse';

import { decideMiss } from './decideMiss';
import { MissStore } from './MissStore';
import { sendMisses } from './sendMisses';

const holder = globalThis as typeof globalThis & { kmxMisses?: MissStore };

/** What of a decided request a miss is read from; a redirect has no site. */
interface Place {
  /** Inside the site, without locale, still percent-encoded. */
  rest: string;
  resolution: { outcome: { kind: string; site?: { key: string } } };
}

/** One memory for the process, also where modules are loaded anew. */
export const missStore = (): MissStore => (holder.kmxMisses ??= new MissStore(sendMisses));

/** Remembers a visit that ends in the not-found page, for editors to lead it on; without the preview's key nobody is told. */
export function recordMissing(
  { method, headers }: Pick<NextRequest, 'method' | 'headers'>,
  { resolution: { outcome }, rest }: Place,
  response: RouteResponse,
): void {
  if (response.kind !== 'rewrite' || response.status !== 404 || !env().PREVIEW_API_KEY) return;
  if (!outcome.site) return;
  const miss = decideMiss({ method, headers, siteKey: outcome.site.key, path: rest, now: new Date() });
  if (miss) missStore().add(miss);
}

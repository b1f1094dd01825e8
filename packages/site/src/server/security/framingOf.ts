import { applicationPaths, selectUsableSites } from '@kmx/core';

import { loadSystem } from '../content/loaders';
import { contentOrigin } from '../editor/preview/contentOrigin';
import { env } from '../env';

import type { Framing } from './createSecurityPolicy';

/** Every origin that a configured site answers at; protocol and port are those of SITE_URL. */
async function siteOrigins(): Promise<readonly string[]> {
  const { protocol, port, origin } = new URL(env().SITE_URL);
  const { sites } = await loadSystem('en');
  const hosts = selectUsableSites(sites).flatMap(({ domains }) => domains.map(({ host }) => host));
  return [...new Set([origin, ...hosts.map((host) => `${protocol}//${host}${port && `:${port}`}`)])];
}

/**
 * The framing of an address, as it was asked for: the preview stands in the form of the content service and in "view as", which
 * shows it on the hosts of all sites. Nothing else is framed.
 */
export function framingOf(address: string): Promise<Framing> | undefined {
  const path = (address.split('?', 1)[0] ?? '').replace(/\/+$/, '');
  if (path.endsWith(applicationPaths.preview))
    return siteOrigins().then((origins) => ({
      ancestors: ["'self'", contentOrigin(), ...origins],
      frames: [],
    }));
  if (path.endsWith(applicationPaths.viewAs))
    return siteOrigins().then((frames) => ({ ancestors: [], frames }));
  return undefined;
}

import { applicationPaths, selectUsableSites } from '@kmx/core';

import { loadSystem } from '../content/loaders';
import { contentOrigin } from '../editorAccess/contentOrigin';
import { env } from '../env';

import type { Framing } from './createSecurityPolicy';

/** Origins of all configured sites, with protocol and port of SITE_URL. */
async function siteOrigins(): Promise<readonly string[]> {
  const { protocol, port, origin } = new URL(env().SITE_URL);
  const { sites } = await loadSystem('en');
  const hosts = selectUsableSites(sites).flatMap(({ domains }) => domains.map(({ host }) => host));
  return [...new Set([origin, ...hosts.map((host) => `${protocol}//${host}${port && `:${port}`}`)])];
}

/**
 * Returns the framing of an address. The content service frames the preview, and "view as" frames it on the
 * hosts of all sites; nothing else may be framed.
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

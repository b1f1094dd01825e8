import { env } from '../env';
import { fetchService } from '../fetchService';

import { TagNotices } from './TagNotices';

const timeoutMs = 5000;

/** Fits into one request of each large CDN. */
const maxTags = 30;

/**
 * Returns headers that name the tags of a response: Fastly and Varnish read the first, Cloudflare and Akamai the
 * second, and remove them. Empty unless a CDN is configured.
 */
export const cdnTagHeaders = (tags: readonly string[]): Readonly<Record<string, string>> =>
  env().CDN_PURGE_URL === undefined ? {} : { 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') };

async function purge(address: string, tags: readonly string[]): Promise<void> {
  const token = env().CDN_PURGE_TOKEN;
  const response = await fetchService(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'surrogate-key': tags.join(' '),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags }),
    // A redirect would expose the token to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The CDN responded with ${response.status}.`);
}

let notices: TagNotices | undefined;

/** Purges tags from the CDN in the background, if one is configured; retries until it confirms. */
export function purgeCdn(tags: readonly string[]): void {
  const address = env().CDN_PURGE_URL;
  if (address === undefined) return;
  notices ??= new TagNotices({
    send: (some) => purge(address, some),
    maxTags,
    failure: 'The CDN could not be purged after a publication.',
  });
  void notices.add(tags);
}

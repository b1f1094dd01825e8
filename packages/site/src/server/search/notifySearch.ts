import { searchApi, type PublicationNotice } from '@kmx/core';

import { TagNotices } from '../caching/TagNotices';
import { systemTag } from '../content/tags';
import { productsTag } from '../products/productCache';

import { postToSearch } from './postToSearch';
import { publicationResponseSchema } from './searchApi.schema';

const holder = globalThis as typeof globalThis & { kmxSearchNotices?: TagNotices };

const post = (tags: readonly string[]) =>
  postToSearch(searchApi.publicationsPath, { tags } satisfies PublicationNotice, publicationResponseSchema);

/** Shared by all bundles of the process. */
const notices = () =>
  (holder.kmxSearchNotices ??= new TagNotices({
    send: post,
    maxTags: searchApi.maxTags,
    failure: 'The search could not be notified of a publication.',
  }));

/** Notifies the search service of a publication; retries in the background. Never rejects. */
export const notifySearch = (tags: readonly string[]): Promise<void> => notices().add(tags);

/**
 * Requests a comparison of the whole index, because publications may have been missed while this process was not
 * running.
 */
export async function notifySearchOfStart(): Promise<void> {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  await notifySearch([systemTag, productsTag]);
}

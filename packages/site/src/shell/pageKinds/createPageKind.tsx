import { createEventKind } from './createEventKind';
import { createReleaseKind } from './createReleaseKind';
import { createStoryKind } from './createStoryKind';
import type { PageKind, PageKindInput } from './PageKind';

/** What a story, a media release or an event shows around its modules; nothing for a page that is none of them. */
export async function createPageKind(input: PageKindInput): Promise<PageKind> {
  return (await createStoryKind(input)) ?? (await createReleaseKind(input)) ?? createEventKind(input) ?? {};
}

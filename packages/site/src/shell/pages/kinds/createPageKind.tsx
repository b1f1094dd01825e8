import { createEventKind } from './createEventKind';
import { createReleaseKind } from './createReleaseKind';
import { createStoryKind } from './createStoryKind';
import type { PageKind, PageKindInput } from './PageKind';

/** Returns the additions for stories, media releases and events; empty for other pages. */
export async function createPageKind(input: PageKindInput): Promise<PageKind> {
  return (await createStoryKind(input)) ?? (await createReleaseKind(input)) ?? createEventKind(input) ?? {};
}

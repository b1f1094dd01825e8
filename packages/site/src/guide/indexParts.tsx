import { lazy, type ComponentType } from 'react';

import { composePart, type StoriesFile } from './composeParts';
import type { NamedPart } from './groupParts';
import { PartView, type PartViewOptions } from './PartView';

/** A part with lazily loaded stories, so that a page ships only what it shows. */
export interface LazyPart extends NamedPart {
  readonly View: ComponentType<PartViewOptions>;
}

type StoryIndex = Readonly<
  Record<string, { readonly title: string; readonly load: () => Promise<StoriesFile> }>
>;

/**
 * Creates lazy parts from an index, by title. They have no Suspense boundary, so that the server waits for
 * their stories and the page is complete without JavaScript.
 */
export const indexParts = (index: StoryIndex): readonly LazyPart[] =>
  Object.entries(index)
    .map(([name, { title, load }]) => ({
      name,
      title,
      View: lazy(async () => {
        const part = composePart(name, await load());
        return { default: (options: PartViewOptions) => <PartView {...options} part={part} /> };
      }),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));

import { lazy, type ComponentType } from 'react';

import { composePart, type StoriesFile } from './composeParts';
import type { NamedPart } from './groupParts';
import { PartView, type PartViewOptions } from './PartView';

/** A part whose stories are loaded when it is drawn: a page ships what it shows, and not the whole system. */
export interface LazyPart extends NamedPart {
  readonly View: ComponentType<PartViewOptions>;
}

type StoryIndex = Readonly<
  Record<string, { readonly title: string; readonly load: () => Promise<StoriesFile> }>
>;

/**
 * The parts of an index, by title. They stand in no boundary of their own: the server waits for their stories, so that
 * the page is whole without script.
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

import { z } from 'zod';
import { applicationPaths, themeNames } from '@kmx/core';

import { beginParameter } from './PreviewSwitch';

/** Inside this site alone: nothing that storage holds leads anywhere else. */
const previewPath = z.string().regex(new RegExp(`^(?:/[\\w-]+){0,2}${applicationPaths.preview}$`));

const choiceSchema = z.object({
  /** Where the form began the preview. */
  begin: previewPath,
  /** Where it was last seen. */
  path: previewPath,
  theme: z.enum(themeNames).or(z.literal('')),
});

type Address = Pick<Location, 'pathname' | 'search'>;

const keyOf = (query: URLSearchParams) => `preview ${query.get('page') ?? ''}`;

function readChoice(query: URLSearchParams) {
  try {
    const text = window.sessionStorage.getItem(keyOf(query)) ?? '';
    return choiceSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // Nothing chosen yet, or a browser that keeps nothing for frames of other sites.
    return undefined;
  }
}

/** Keeps what an address of the preview shows, for this window and its page. */
export function storePreview({ pathname, search }: Address): void {
  const query = new URLSearchParams(search);
  const choice = {
    begin: query.get(beginParameter) ?? pathname,
    path: pathname,
    theme: query.get('theme') ?? '',
  };
  try {
    window.sessionStorage.setItem(keyOf(query), JSON.stringify(choice));
  } catch {
    // Then it begins anew with the form's next token.
  }
}

/**
 * Where to go on when the form begins the preview of a page again, which it does with each new token: to what was chosen.
 * A form that begins it elsewhere is in another language by now: there only the theme goes on. Undefined where the address
 * shows it already.
 */
export function resumePreview({ pathname, search }: Address): string | undefined {
  const query = new URLSearchParams(search);
  const choice = readChoice(query);
  if (!choice || query.has(beginParameter)) return undefined;
  const path = choice.begin === pathname ? choice.path : pathname;
  if (path === pathname && choice.theme === (query.get('theme') ?? '')) return undefined;
  query.set(beginParameter, pathname);
  if (choice.theme !== '') query.set('theme', choice.theme);
  return `${path}?${query.toString()}`;
}

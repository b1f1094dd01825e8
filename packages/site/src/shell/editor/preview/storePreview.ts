import { z } from 'zod';
import { applicationPaths, themeNames } from '@kmx/core';

import { beginParameter } from './PreviewSwitch';

/** Only previews of this site, so that a manipulated storage cannot redirect elsewhere. */
const previewPath = z.string().regex(new RegExp(`^(?:/[\\w-]+){0,2}${applicationPaths.preview}$`));

const choiceSchema = z.object({
  /** Path at which the form started the preview. */
  begin: previewPath,
  /** Path that was shown last. */
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
    // No selection yet, or storage is blocked in third-party frames.
    return undefined;
  }
}

/** Stores the selections for this window and page. */
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
    // Without storage, the preview starts over with the form's next token.
  }
}

/**
 * Returns the address with the stored selections when the form restarts the preview of a page, as it does
 * with each new token. If the form has switched to another language, only the theme is restored. Undefined if
 * the address already matches.
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

import { createHash } from 'node:crypto';

import type { ThemeName } from '@kmx/core';

import { canDraw } from './canDraw';

export interface ShareCardContent {
  theme: ThemeName;
  siteName: string;
  /** Undefined: the card shows the brand only. */
  title?: string;
  titleSize: number;
}

/** A card with its entity tag. */
export interface ShareCardDecision {
  content: ShareCardContent;
  /** Strong entity tag, including quotes. */
  etag: string;
}

/** Increment when the design changes, to invalidate cached cards. */
const drawing = 1;

const maxTitleLength = 140;

/** Font sizes in pixels by title length, for at most three lines. */
const titleSizes = [
  [24, 96],
  [48, 80],
  [80, 64],
  [maxTitleLength, 52],
] as const;

/** Truncates at a word boundary. */
function shorten(title: string): string {
  if (title.length <= maxTitleLength) return title;
  const start = title.slice(0, maxTitleLength - 1);
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}

/** Decides the content of a share card; omits a title that the font does not cover. */
export function decideShareCard(page: {
  title: string;
  siteName: string;
  theme: ThemeName;
}): ShareCardDecision {
  const normalised = page.title.normalize('NFC').replace(/\s+/g, ' ').trim();
  const siteName = canDraw(page.siteName) ? page.siteName : '';
  const title = canDraw(normalised) && normalised !== siteName ? shorten(normalised) : undefined;
  const shown = title ?? siteName;
  const titleSize = titleSizes.find(([length]) => shown.length <= length)?.[1] ?? 52;
  const content = { theme: page.theme, siteName, titleSize, ...(title && { title }) };
  const hash = createHash('sha256')
    .update(JSON.stringify([drawing, content]))
    .digest('base64url');
  return { content, etag: `"${hash.slice(0, 27)}"` };
}

import { createHash } from 'node:crypto';

import type { ThemeName } from '@kmx/core';

import { canDraw } from './canDraw';

/** What a card shows. */
export interface ShareCardContent {
  theme: ThemeName;
  siteName: string;
  /** Absent: the card shows the brand alone. */
  title?: string;
  titleSize: number;
}

/** A card, and what names this very picture. */
export interface ShareCardDecision {
  content: ShareCardContent;
  /** A strong entity tag, quotes included. */
  etag: string;
}

/** To be raised when the drawing changes, so that nobody keeps the old one. */
const drawing = 1;

const maxTitleLength = 140;

/** Three lines at most: the longer, the smaller. In pixels. */
const titleSizes = [
  [24, 96],
  [48, 80],
  [80, 64],
  [maxTitleLength, 52],
] as const;

/** Cut between words, where a title is longer than three lines hold. */
function shorten(title: string): string {
  if (title.length <= maxTitleLength) return title;
  const start = title.slice(0, maxTitleLength - 1);
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}

/** What the sharing card of a page shows; a title that the font cannot write is left out. */
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

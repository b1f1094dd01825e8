import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';

import type { ShareCardContent, ShareCardDecision } from './decideShareCard';
import { loadFonts } from './loadFonts';
import { ShareCard } from './ShareCard';
import { shareCardSize } from './shareCardSize';

async function draw(content: ShareCardContent): Promise<ArrayBuffer> {
  const options = { ...shareCardSize, fonts: await loadFonts() };
  return new ImageResponse(<ShareCard {...content} />, options).arrayBuffer();
}

/** Cards take about 30 kB each and several hundred milliseconds of CPU time, and anyone may request them. */
const cards = new LRUCache<string, ArrayBuffer, ShareCardContent>({
  max: 200,
  fetchMethod: (_etag, _stale, { context }) => draw(context),
});

/** Renders a card as PNG, 1200 × 630, only once at a time. */
export const renderShareCard = ({ content, etag }: ShareCardDecision): Promise<ArrayBuffer> =>
  cards.forceFetch(etag, { context: content });

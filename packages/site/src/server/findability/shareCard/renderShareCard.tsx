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

/** A card is some 30 kB and takes a good part of a second of a core, which anybody could ask for again and again. */
const cards = new LRUCache<string, ArrayBuffer, ShareCardContent>({
  max: 200,
  fetchMethod: (_etag, _stale, { context }) => draw(context),
});

/** A card as PNG, 1200 × 630; drawn once, however many ask at the same time. */
export const renderShareCard = ({ content, etag }: ShareCardDecision): Promise<ArrayBuffer> =>
  cards.forceFetch(etag, { context: content });

import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';

import type { Rendition } from '../PageStore';
import { compress } from '@/server/security/encodings';

const recordSchema = z.object({
  policy: z.string(),
  speculationRules: z.string(),
  /** Compressed by brotli. */
  body: z.instanceof(Buffer),
});

/** A page as it is written to a database. */
export type RenditionRecord = z.infer<typeof recordSchema>;

export const writeRecord = async ({
  html,
  policy,
  speculationRules,
}: Rendition): Promise<RenditionRecord> => ({
  policy,
  speculationRules,
  body: await compress(html, 'br'),
});

/** @throws Error when a database holds something else. */
export async function readRecord(record: unknown): Promise<Rendition> {
  const { body, ...page } = recordSchema.parse(record);
  return { ...page, html: await promisify(brotliDecompress)(body) };
}

import { z } from 'zod';
import { useSources } from '../../usage/useSources';

const blockedSchema = z.object({
  documents: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      uses: z.array(
        z.object({
          collection: z.enum(useSources),
          id: z.string(),
          title: z.string(),
          places: z.array(z.string()),
          siteId: z.string().nullable(),
          isPublic: z.boolean(),
        }),
      ),
    }),
  ),
  nouns: z.record(z.string(), z.string()),
});

export type BlockedDeletions = z.output<typeof blockedSchema>;

export const noBlockedDeletions: BlockedDeletions = { documents: [], nouns: {} };

/** Reads which documents cannot be deleted together. Never rejects: the error of the deletion already names some uses. */
export const readBlockedDeletions = async (
  collection: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<BlockedDeletions> => {
  try {
    const query = new URLSearchParams([['collection', collection], ...ids.map((id) => ['id', id])]);
    const response = await fetch(`/api/editing/blocked-deletions?${query}`, {
      credentials: 'include',
      signal,
    });
    return response.ok ? blockedSchema.parse(await response.json()) : noBlockedDeletions;
  } catch {
    return noBlockedDeletions;
  }
};

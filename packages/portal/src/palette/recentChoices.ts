import * as z from 'zod/mini';
import { readDraft, writeDraft } from '../storage/draftStorage';
import type { PaletteEntry } from './PaletteEntry';

const maxStored = 5;

const entrySchema = z.object({
  id: z.string(),
  group: z.enum(['pages', 'settings', 'tickets', 'machines', 'parts']),
  label: z.string(),
  figure: z.optional(z.string()),
  path: z.string().check(z.regex(/^\/mykomax(?:\/|$)/)),
  part: z.optional(z.object({ id: z.string(), articleNumber: z.string() })),
});
const recentSchema = z.array(entrySchema);

/** Stored like a draft: for the tab, until sign-out. */
const createKey = (userId: string) => `${userId}.palette`;

/** Returns the recent choices of a user in this tab, the latest first; empty if the stored data is invalid. */
export function readRecent(userId: string): readonly PaletteEntry[] {
  const read = recentSchema.safeParse(readDraft(createKey(userId)));
  return read.success ? read.data : [];
}

/** Stores a choice, except signing out. An entry's note is not stored, because it may change. */
export function storeChoice(userId: string, { id, group, label, figure, path, part }: PaletteEntry): void {
  if (path === undefined) return;
  const chosen = { id, group, label, path, ...(figure && { figure }), ...(part && { part }) };
  const others = readRecent(userId).filter((entry) => entry.id !== id);
  writeDraft(createKey(userId), [chosen, ...others].slice(0, maxStored));
}

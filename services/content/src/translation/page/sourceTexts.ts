import { z } from 'zod';
import { plainText, spellText } from '../text/codedText';
import type { Segment } from './segments';

const sourceTextSchema = z.object({
  place: z.string(),
  blockId: z.string().nullable(),
  /** The words alone. */
  plain: z.string(),
  /** With codes: what is compared. */
  spelled: z.string(),
});
const sourceTextsSchema = z.record(z.string(), sourceTextSchema);

/** What was translated, by segment: kept with the target language. */
export type SourceTexts = z.output<typeof sourceTextsSchema>;

/** A text of the source that is another since it was translated; null where there was or is none. */
export interface SourceChange {
  segment: string;
  place: string;
  blockId: string | null;
  sourceThen: string | null;
  sourceNow: string | null;
  target: string | null;
}

/** Null for a target that was never imported, or whose note nobody can read. */
export const parseSourceTexts = (stored: unknown): SourceTexts | null => {
  const parsed = sourceTextsSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
};

export const noteSourceTexts = (segments: readonly Segment[]): SourceTexts =>
  Object.fromEntries(
    segments.map(({ id, place, blockId, text }) => [
      id,
      { place, blockId, plain: plainText(text), spelled: spellText(text) },
    ]),
  );

/** What was changed since the translation, in the order of the page; what is gone comes last. */
export const findSourceChanges = (
  then: SourceTexts | null,
  now: readonly Segment[],
  targets: readonly Segment[],
): SourceChange[] => {
  if (then === null) return [];
  const targetOf = (id: string): string | null => {
    const target = targets.find((one) => one.id === id);
    return target ? plainText(target.text) : null;
  };
  const changed = now
    .filter(({ id, text }) => then[id]?.spelled !== spellText(text))
    .map(({ id, place, blockId, text }) => ({
      ...{ segment: id, place, blockId },
      sourceThen: then[id]?.plain ?? null,
      sourceNow: plainText(text),
      target: targetOf(id),
    }));
  const ids = new Set(now.map(({ id }) => id));
  const gone = Object.entries(then)
    .filter(([id]) => !ids.has(id))
    .map(([id, { place, blockId, plain }]) => ({
      ...{ segment: id, place, blockId },
      ...{ sourceThen: plain, sourceNow: null, target: targetOf(id) },
    }));
  return [...changed, ...gone];
};

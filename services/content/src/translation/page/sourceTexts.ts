import { z } from 'zod';
import { plainText, serializeText } from '../text/codedText';
import { alignTexts } from './alignTexts';
import type { Segment } from './segments';

const sourceTextSchema = z.object({
  place: z.string(),
  blockId: z.string().nullable(),
  /** Text without codes. */
  plain: z.string(),
  /** Text with codes, for comparison. */
  spelled: z.string(),
});
const sourceTextsSchema = z.record(z.string(), sourceTextSchema);

/** Translated source texts by segment, stored with the target language. */
export type SourceTexts = z.output<typeof sourceTextsSchema>;

/** A source text that has changed since it was translated; null where it was or is empty. */
export interface SourceChange {
  segment: string;
  place: string;
  blockId: string | null;
  sourceThen: string | null;
  sourceNow: string | null;
  target: string | null;
}

/** Null for a target that was never imported, or whose record is invalid. */
export const parseSourceTexts = (stored: unknown): SourceTexts | null => {
  const parsed = sourceTextsSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
};

export const recordSourceTexts = (segments: readonly Segment[]): SourceTexts =>
  Object.fromEntries(
    segments.map(({ id, place, blockId, text }) => [
      id,
      { place, blockId, plain: plainText(text), spelled: serializeText(text) },
    ]),
  );

const keyOf = (id: string, field: string): number[] =>
  id
    .slice(field.length + 1)
    .split('.')
    .map(Number);

/** In the order of the text, as the database does not preserve the order of keys. */
const textsOfField = (then: SourceTexts, field: string): string[] =>
  Object.keys(then)
    .filter((id) => id.startsWith(`${field}.`))
    .map((id) => ({ id, key: keyOf(id, field) }))
    .toSorted((one, other) => {
      const at = one.key.findIndex((step, index) => step !== other.key[index]);
      return at === -1 ? one.key.length - other.key.length : (one.key[at] ?? 0) - (other.key[at] ?? -1);
    })
    .map(({ id }) => id);

/**
 * Maps each current segment to the recorded segment. Paragraphs and cells are named by their position, so an added one
 * renames all below it: they are matched by their text.
 */
export const findEarlierSegments = (
  then: SourceTexts,
  now: readonly Segment[],
): ReadonlyMap<string, string> => {
  const earlier = new Map<string, string>();
  for (const field of new Set(now.map((segment) => segment.field))) {
    const segments = now.filter((segment) => segment.field === field);
    const before = then[field] ? [field] : textsOfField(then, field);
    const pairs = alignTexts(
      before.map((id) => then[id]?.spelled ?? ''),
      segments.map(({ text }) => serializeText(text)),
    );
    segments.forEach(({ id }, index) => {
      const match = before[pairs.get(index) ?? -1];
      if (match !== undefined) earlier.set(id, match);
    });
  }
  return earlier;
};

/** Lists changes since the translation in the order of the page; removed texts come last. */
export const findSourceChanges = (
  then: SourceTexts | null,
  now: readonly Segment[],
  targets: readonly Segment[],
): SourceChange[] => {
  if (then === null) return [];
  const earlier = findEarlierSegments(then, now);
  // A translation has the build that its source had.
  const targetOf = (id: string): string | null => {
    const target = targets.find((one) => one.id === id);
    return target ? plainText(target.text) : null;
  };
  const changed = now.flatMap(({ id, field, place, blockId, text }) => {
    const before = earlier.get(id);
    const recorded = before === undefined ? undefined : then[before];
    if (recorded?.spelled === serializeText(text)) return [];
    return [
      {
        segment: id,
        place,
        blockId,
        sourceThen: recorded?.plain ?? null,
        sourceNow: plainText(text),
        target: before === undefined && id !== field ? null : targetOf(before ?? id),
      },
    ];
  });
  const found = new Set(earlier.values());
  const gone = Object.entries(then)
    .filter(([id]) => !found.has(id))
    .map(([id, { place, blockId, plain }]) => ({
      segment: id,
      place,
      blockId,
      sourceThen: plain,
      sourceNow: null,
      target: targetOf(id),
    }));
  return [...changed, ...gone];
};

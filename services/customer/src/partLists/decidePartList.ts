import { z } from 'zod';
import { cartLimits, partListLimits } from '@kmx/contract/carts';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import { isPlain } from '../database/isPlain';
import { toArticleKey } from '../parts/partKeys';
import type { PartListLine, PartListRejected, PartListRejectionCode } from './model';

const messages: Readonly<Record<PartListRejectionCode, string>> = {
  nameTaken: 'The organisation has another list of this name.',
  nameMissing: 'A list needs a name.',
  tooMany: `An organisation has at most ${partListLimits.lists} lists.`,
  empty: 'A list needs at least one line.',
  invalid: `A list has at most ${cartLimits.lines} lines of 1 to ${cartLimits.quantity} pieces, and a name of at most ${partListLimits.nameCharacters} characters.`,
  notAllowed: 'Only the author and administrators of the organisation change a list.',
  // Same message for both cases, to reveal nothing about other organisations.
  unknownList: 'This list does not exist, or it belongs to another organisation.',
  unknownOrganisation: 'This organisation does not exist, or you do not belong to it.',
};

export const rejectList = (code: PartListRejectionCode): PartListRejected => ({
  kind: 'rejected',
  code,
  message: messages[code],
});

/** Returns the name as it is stored. */
export const decideName = (given: string): string | PartListRejected => {
  const name = cleanLine(given);
  if (name === '') return rejectList('nameMissing');
  return name.length > partListLimits.nameCharacters ? rejectList('invalid') : name;
};

const linesSchema = z
  .array(
    z.object({
      articleNumber: z.string().min(1).max(cartLimits.articleCharacters).refine(isPlain),
      quantity: z.int().min(1).max(cartLimits.quantity),
    }),
  )
  .max(cartLimits.lines)
  .refine(
    (lines) => new Set(lines.map(({ articleNumber }) => toArticleKey(articleNumber))).size === lines.length,
  );

/** Returns the lines if each article has one. */
export const decideLines = (given: readonly PartListLine[]): readonly PartListLine[] | PartListRejected => {
  if (given.length === 0) return rejectList('empty');
  const lines = linesSchema.safeParse(given);
  return lines.success ? lines.data : rejectList('invalid');
};

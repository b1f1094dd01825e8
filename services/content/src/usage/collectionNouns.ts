import type { Payload } from 'payload';
import { labelIn } from '../german/labelOf';

/** Names of all collections by slug, in a language of the admin. */
export const collectionNouns = (
  { config: { collections } }: Pick<Payload, 'config'>,
  number: 'singular' | 'plural',
  language: string,
): Record<string, string> =>
  Object.fromEntries(
    collections.map(({ slug, labels }) => [slug, labelIn(labels[number], language) ?? slug]),
  );

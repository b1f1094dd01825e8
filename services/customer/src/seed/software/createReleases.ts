import type { NewRow } from '../../database/tables';
import { dayBefore } from '../calendar';
import { createDice } from '../dice';
import { machineProducts } from '../machines/products';
import { commonNotes, lumeraNotes, notesByType, type Note } from './notes';
import { createVersions, versionsOf, type Version } from './versions';

/** The software of the range that has product information of its own to download. */
export const lumeraLine = { slug: 'lumera-line', firstVersion: [8, 0] } as const;
export const lumeraVersions = (): Version[] => createVersions(lumeraLine.slug, lumeraLine.firstVersion);

const releasesOf = (
  slug: string,
  versions: readonly Version[],
  own: readonly Note[],
  now: Date,
): NewRow<'customer_software'>[] =>
  versions.map(({ version, daysAgo }, index) => {
    const dice = createDice(`notes ${slug} ${version}`);
    const chosen = [own[index % own.length], dice.pick(own), dice.pick(commonNotes), dice.pick(commonNotes)];
    const notes = [...new Set(chosen.filter((note) => note !== undefined))];
    return {
      id: `software-${slug}-${index + 1}`,
      product_slug: slug,
      version,
      released_on: dayBefore(now, daysAgo),
      notes: JSON.stringify({ en: notes.map(([en]) => en), de: notes.map(([, de]) => de) }),
      size_bytes: dice.between(38_000_000, 410_000_000),
    };
  });

/** Three to six releases of every product that has software, notes in English and German. */
export const createReleases = (now: Date): NewRow<'customer_software'>[] => [
  ...machineProducts.flatMap((product) =>
    releasesOf(product.slug, versionsOf(product), notesByType[product.type], now),
  ),
  ...releasesOf(lumeraLine.slug, lumeraVersions(), lumeraNotes, now),
];

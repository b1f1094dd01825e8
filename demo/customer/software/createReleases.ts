import { languageCodes } from '@kmx/contract/locales';
import type { NewRow } from '../../../services/customer/src/database/tables';
import { dayBefore } from '../calendar';
import { createDice } from '../dice';
import { machineProducts } from '../machines/products';
import { commonNotes } from './notes/common';
import { lumeraNotes } from './notes/lumera';
import type { Note } from './notes/note';
import { notesByType } from './notes/notesByType';
import { createVersions, versionsOf, type Version } from './versions';

/** The software of the range that has product information of its own to download. */
export const lumeraLine = { slug: 'lumera-line', firstVersion: [8, 0] } as const;
export const lumeraVersions = (): Version[] => createVersions(lumeraLine.slug, lumeraLine.firstVersion);

/** The notes as the database keeps them: a list for each language. */
const writeNotes = (notes: readonly Note[]): string =>
  JSON.stringify(
    Object.fromEntries(languageCodes.map((language) => [language, notes.map((note) => note[language])])),
  );

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
      notes: writeNotes(notes),
      size_bytes: dice.between(38_000_000, 410_000_000),
    };
  });

/** Three to six releases of every product that has software, notes in every language of the portal. */
export const createReleases = (now: Date): NewRow<'customer_software'>[] => [
  ...machineProducts.flatMap((product) =>
    releasesOf(product.slug, versionsOf(product), notesByType[product.type], now),
  ),
  ...releasesOf(lumeraLine.slug, lumeraVersions(), lumeraNotes, now),
];

import type { Payload } from 'payload';
import type { Conversion } from '../documents/convert';
import { idOf } from '../documents/ids';
import { dayInstant } from '../documents/instants';
import { languagesOf, textIn } from '../documents/localize';
import type { SeedJobOpening, SeedLanguage } from '../documents/types';
import { quietly, type Writer } from '../documents/writer';

type ToProse = Conversion['toProse'];

const toJobOpening = (opening: SeedJobOpening, locale: SeedLanguage, toProse: ToProse) => {
  const { site, slug, languages, employmentTypes, publishedOn, applyUntil, email, applicationUrl } = opening;
  return {
    slug,
    languages,
    employmentTypes,
    email,
    applicationUrl,
    site: idOf('sites', site),
    location: idOf('locations', `${site}:${opening.location}`),
    title: textIn(opening.title, locale) ?? '',
    department: textIn(opening.department, locale) ?? '',
    text: toProse(textIn(opening.text, locale) ?? ''),
    publishedOn: dayInstant(publishedOn),
    applyUntil: applyUntil === undefined ? null : dayInstant(applyUntil),
    _status: 'published' as const,
  };
};

/** Job openings, whose locations must be there already. */
export const writeJobOpenings = async (
  payload: Payload,
  writer: Writer,
  openings: readonly SeedJobOpening[],
  toProse: ToProse,
): Promise<void> => {
  const collection = 'job-openings';
  for (const opening of openings)
    await writer.write({
      collection,
      key: `${opening.site}:${opening.slug}`,
      origin: opening,
      languages: languagesOf(opening.title),
      create: ({ id, locale }) =>
        payload.create({
          collection,
          data: { id, ...toJobOpening(opening, locale, toProse) },
          locale,
          ...quietly,
        }),
      update: ({ id, locale }) =>
        payload.update({ collection, id, data: toJobOpening(opening, locale, toProse), locale, ...quietly }),
    });
};

import { languageCodes, type LanguageCode } from '@kmx/contract/locales';
import { readField } from '../graphql/context';
import type { Use, Uses } from './collectUses';
import { nameUses, type NamedUse } from './listLibrary';
import { nameOfUpload, type Upload, type Uploads } from './readUploads';

/** A picture that readers of a site see in languages in which it has no alternative text. */
export interface MissingAltText {
  id: string;
  name: string;
  siteId: string | null;
  languages: LanguageCode[];
  useCount: number;
  uses: NamedUse[];
}

/** Languages of published documents by id; those without languages of their own are not in it. */
export type DocumentLanguages = ReadonlyMap<string, readonly string[]>;

const hasText = ({ alt }: Upload, language: LanguageCode): boolean => {
  const text = readField(alt, language);
  return typeof text === 'string' && text.trim() !== '';
};

const describe = (
  picture: Upload,
  siteId: string | null,
  uses: readonly Use[],
  documents: DocumentLanguages,
): MissingAltText[] => {
  const lacking = languageCodes.filter((language) => !hasText(picture, language));
  const languagesOf = ({ id }: Use): LanguageCode[] => {
    const shown = documents.get(id) ?? [];
    return lacking.filter((language) => shown.includes(language));
  };
  const affected = uses.filter((use) => languagesOf(use).length > 0);
  if (affected.length === 0) return [];
  const languages = new Set(affected.flatMap(languagesOf));
  return [
    {
      id: picture.id,
      name: nameOfUpload(picture),
      siteId,
      languages: lacking.filter((language) => languages.has(language)),
      useCount: affected.length,
      uses: nameUses(affected),
    },
  ];
};

/**
 * Lists pictures without alternative text in a language of a published document that shows them, per site. The text of
 * another language, which readers get instead, does not count. Decorative pictures need none.
 */
export const listMissingAltTexts = (
  { pictures }: Pick<Uses, 'pictures'>,
  { media }: Pick<Uploads, 'media'>,
  documents: DocumentLanguages,
): MissingAltText[] =>
  media
    .filter(({ isDecorative }) => !isDecorative)
    .flatMap((picture) => {
      const uses = (pictures.get(picture.id) ?? []).filter(({ isPublic }) => isPublic);
      const sites = [...new Set(uses.map(({ siteId }) => siteId))];
      return sites.flatMap((siteId) =>
        describe(
          picture,
          siteId,
          uses.filter((use) => use.siteId === siteId),
          documents,
        ),
      );
    });

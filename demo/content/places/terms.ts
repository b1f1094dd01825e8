import type { SeedTerm } from '../../../services/content/src/testing/seeding/documents/types';
import { termsPapers, termsSlug, termsTitle } from '../documents/documents-terms';

/** One entry for each paper, named in English and German whatever the paper's language. */
export const terms: readonly SeedTerm[] = termsPapers.map((paper) => ({
  site: 'main',
  slug: termsSlug(paper),
  title: {
    en: termsTitle({ ...paper, language: 'en' }),
    de: termsTitle({ ...paper, language: 'de' }),
  },
  kind: paper.kind,
  ...(paper.country && { countries: [paper.country] }),
  language: paper.language,
  validFrom: paper.validFrom,
  file: termsSlug(paper),
}));

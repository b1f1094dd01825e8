import { termsPapers, termsSlug, termsTitle } from '../assets/documents-terms';
import type { SeedTerm } from '../types';

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

import type { TermsListFragment } from '../../__generated__/graphql';
import { fileSchema } from '../../content/File.schema';
import type { ListedTerms, TermsListing } from '../../contract/lists/TermsListing';
import { createFile } from '../../testing/mocks';

export const termsListMock = {
  __typename: 'TermsList',
  id: 'termsList-mock',
  title: 'Terms and conditions',
  text: 'The edition in your contract is the one that counts.',
} satisfies TermsListFragment;

const terms = (slug: string, title: string, more: Partial<ListedTerms>): readonly ListedTerms[] => {
  const file = fileSchema.parse(createFile({ id: slug, slug }));
  if (!file) return [];
  const language = 'en' as const;
  return [
    { id: slug, slug, title, kind: 'sales', countries: [], language, validFrom: '2026-01-01', file, ...more },
  ];
};

const swiss = { code: 'CH', name: 'Switzerland' };

export const termsListingMock: TermsListing = {
  items: [
    ...terms('agb-ch', 'Allgemeine Lieferbedingungen', { countries: [swiss], language: 'de' }),
    ...terms('service-ch', 'Service terms', { kind: 'service', countries: [swiss] }),
    ...terms('software', 'Software licence', { kind: 'software' }),
  ],
  filter: { countries: ['CH'], languages: [] },
  path: '/en/terms',
};

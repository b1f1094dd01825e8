import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { longTitle, longWord } from '../../testing/longContent';
import { SearchHelp } from './SearchHelp';
import { searchGroupsMock } from './SearchHelp.mock';

const field = (query: string) => (
  <SearchField
    id="search-query"
    name="q"
    label="Search this site"
    buttonLabel="Search"
    defaultValue={query}
  />
);

const meta = {
  title: 'Blocks/Search/SearchHelp',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'What helps when a search has no query, no results, or is out of order.',
      use: [
        'Offers what was perhaps meant, then the groups of products, then contact.',
        'Tells apart “nothing found” from “still being built” and “out of order”: only one of them is the reader’s matter.',
      ],
      avoid: ['Do not tell readers that they spelled wrong: offer the word that was perhaps meant.'],
    } satisfies Guidance,
  },
  component: SearchHelp,
  args: {
    intl: createPageContext().intl,
    field: field(''),
    reason: { kind: 'noQuery' },
    searchHref: (query) => `/en/search?q=${encodeURIComponent(query)}`,
    groups: searchGroupsMock,
    contactHref: '/en/contact',
  },
} satisfies Meta<typeof SearchHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoResults: Story = {
  args: {
    field: field('flux capacitor'),
    reason: { kind: 'noResults', query: 'flux capacitor', isIncomplete: false },
  },
};

export const DidYouMean: Story = {
  args: {
    field: field('crmiping'),
    reason: {
      kind: 'noResults',
      query: 'crmiping',
      didYouMean: { text: 'crimping', href: '/en/search?q=crimping' },
      isIncomplete: false,
    },
  },
};

export const BeingBuilt: Story = {
  args: { field: field('crimp'), reason: { kind: 'noResults', query: 'crimp', isIncomplete: true } },
};

export const Failure: Story = { args: { field: field('crimp'), reason: { kind: 'unavailable' } } };

export const LongContent: Story = {
  args: {
    field: field(longTitle),
    reason: { kind: 'noResults', query: `${longTitle} ${longWord}`, isIncomplete: false },
    groups: [{ text: longWord, href: '/en/products/long' }, ...searchGroupsMock],
  },
};

export const Minimal: Story = { args: { groups: [], contactHref: undefined } };

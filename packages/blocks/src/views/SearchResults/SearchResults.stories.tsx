import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { illustration } from '../../testing/illustration';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { SearchResults } from './SearchResults';
import { createResultMock, searchResultsMock } from './SearchResults.mock';

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
  title: 'Blocks/Search/SearchResults',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'What a search found, with its kind, its place and the words that matched.',
      use: [
        'A query that names a product leads with that product.',
        'Results in other languages carry the name of theirs.',
        'More are added below, from the eleventh on, at their own address.',
      ],
      avoid: ['Do not advertise among results.'],
      access: ['The number is part of the title; after “Show more” the focus goes to the first new result.'],
    } satisfies Guidance,
  },
  component: SearchResults,
  args: { intl: createPageContext().intl, field: field('crimp'), data: searchResultsMock },
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPictures: Story = {
  args: {
    data: {
      ...searchResultsMock,
      results: [1, 2, 3].map((seed) =>
        createResultMock({ id: String(seed), imageUrl: illustration(seed, 768, 768) }),
      ),
    },
  },
};

export const GoDirectly: Story = {
  args: {
    field: field('alpha 550'),
    data: {
      ...searchResultsMock,
      query: 'alpha 550',
      direct: {
        kind: 'product',
        name: 'Alpha 550',
        text: 'Eight stations for small and large lots.',
        href: '/en/products/crimping/alpha-550',
        imageUrl: illustration(5, 768, 768),
      },
    },
  },
};

export const Limited: Story = {
  args: { data: { ...searchResultsMock, total: 1240, more: undefined, isLimited: true } },
};

export const BeingBuilt: Story = { args: { data: { ...searchResultsMock, isIncomplete: true } } };

export const LongContent: Story = {
  args: {
    field: field(longText),
    data: {
      ...searchResultsMock,
      query: longTitle,
      results: [
        createResultMock({
          title: [{ text: longTitle, isMatch: true }],
          text: [{ text: longText, isMatch: false }],
          trail: [longTitle, longWord, longWord],
          language: 'hu',
        }),
      ],
    },
  },
};

export const Minimal: Story = {
  args: { data: { ...searchResultsMock, total: 1, results: [createResultMock()], more: undefined } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../testing/createBlockContext';
import { rightToLeft } from '../testing/rightToLeft';
import { SearchHelp } from '../views/SearchHelp/SearchHelp';
import { searchGroupsMock } from '../views/SearchHelp/SearchHelp.mock';
import { SearchResults } from '../views/SearchResults/SearchResults';
import { searchResultsMock } from '../views/SearchResults/SearchResults.mock';
import { SearchSuggestions } from '../views/SearchSuggestions/SearchSuggestions';
import { PageFrame } from './PageFrame';

const { intl } = createPageContext();
const fieldOf = (query: string) => (
  <SearchSuggestions
    intl={intl}
    id="search-query"
    action="/en/search"
    localeCode="en"
    siteSlug=""
    query={query}
  />
);

const meta = {
  title: 'Pages/SearchPage',
  component: SearchResults,
  parameters: {
    guidance: {
      summary:
        'What a visitor searched for: results titled with the query and their number, or what helps on.',
      use: [
        'The field keeps the query, so that it can be changed instead of typed anew.',
        'What editors can do for it: good titles and lead texts, which are what is found and shown.',
      ],
      avoid: ['Do not link to a search instead of a page: results change.'],
    } satisfies Guidance,
  },
  args: { intl, field: fieldOf('crimp'), data: searchResultsMock },
  render: (args) => (
    <PageFrame trail={['Search']}>
      <Section spacing="m">
        <Container>
          <SearchResults {...args} />
        </Container>
      </Section>
    </PageFrame>
  ),
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoResults: Story = {
  render: () => (
    <PageFrame trail={['Search']}>
      <Section spacing="m">
        <Container>
          <SearchHelp
            intl={intl}
            field={fieldOf('crmiping')}
            reason={{
              kind: 'noResults',
              query: 'crmiping',
              didYouMean: { text: 'crimping', href: '/en/search?q=crimping' },
              isIncomplete: false,
            }}
            searchHref={(query) => `/en/search?q=${encodeURIComponent(query)}`}
            groups={searchGroupsMock}
            contactHref="/en/contact"
          />
        </Container>
      </Section>
    </PageFrame>
  ),
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

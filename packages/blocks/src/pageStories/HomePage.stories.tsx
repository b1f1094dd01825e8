import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { callToActionMock } from '../blocks/CallToAction/CallToAction.mock';
import { heroBannerMock } from '../blocks/HeroBanner/HeroBanner.mock';
import { keyFiguresMock } from '../blocks/KeyFigures/KeyFigures.mock';
import { marketingSectionMock } from '../blocks/MarketingSection/MarketingSection.mock';
import { newsListing, newsListMock } from '../blocks/NewsList/NewsList.mock';
import { storyOverviewMock } from '../blocks/StoryOverview/StoryOverview.mock';
import { teaserGridMock } from '../blocks/TeaserGrid/TeaserGrid.mock';
import { PageModules } from '../pageModules/PageModules';
import { storyListingMock } from '../shared/StoryCard/story.mock';
import { createPageContext } from '../testing/createBlockContext';
import { rightToLeft } from '../testing/rightToLeft';
import { PageFrame } from './PageFrame';

const lists = {
  stories: { ...storyListingMock, path: '/en' },
  news: { ...newsListing, path: '/en' },
};

const meta = {
  title: 'Pages/HomePage',
  component: PageModules,
  parameters: {
    guidance: {
      summary: 'The front of a site: what the company does, the ways into the catalogue, what is new.',
      use: [
        'Open with one large hero; its title says what customers gain, not who we are.',
        'Let the ways to the products come directly below it: most visitors want a machine.',
        'Close with one call to action, below stories and news.',
      ],
      avoid: [
        'Do not use more than eight modules: what matters to few belongs on a page of its own.',
        'Do not let two modules with a dark or accent surface touch.',
      ],
    } satisfies Guidance,
  },
  args: {
    modules: [
      heroBannerMock,
      teaserGridMock,
      keyFiguresMock,
      marketingSectionMock,
      { ...storyOverviewMock, title: 'Stories', text: null, limit: 3, hasFilters: false },
      { ...newsListMock, title: 'What is new', limit: 4 },
      callToActionMock,
    ],
    context: createPageContext({ lists }),
  },
  render: (args) => (
    <PageFrame>
      <PageModules {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof PageModules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = { args: { modules: [heroBannerMock, teaserGridMock] } };

/** Stories and news could not be loaded: each list shows that, the rest of the page is complete. */
export const ListsUnavailable: Story = { args: { context: createPageContext() } };

export const RightToLeft: Story = { decorators: [rightToLeft] };

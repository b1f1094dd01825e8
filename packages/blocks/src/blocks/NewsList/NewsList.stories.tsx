import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import type { NewsListing } from '../../contract/lists/NewsListing';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { NewsList } from './NewsList';
import { newsListing, newsListMock } from './NewsList.mock';
import { newsListSchema } from './NewsList.schema';

const contextOf = (news: NewsListing | undefined) =>
  createBlockContext({ anchor: 'news-list-1', lists: { news } });

const meta = {
  title: 'Blocks/News/NewsList',
  component: NewsList,
  parameters: {
    guidance: {
      summary: 'Short news, newest first: ten a page, or a few as a teaser.',
      use: [
        'Write the title as the news itself, not as its topic.',
        'Set a number for a teaser on the home page; an even one fills its two columns.',
      ],
      avoid: ['Do not repeat a media release word for word; link it.'],
    } satisfies Guidance,
  },
  args: { data: newsListSchema.parse(newsListMock), context: contextOf(newsListing) },
} satisfies Meta<typeof NewsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Teaser: Story = {
  args: {
    data: newsListSchema.parse({ ...newsListMock, title: 'What is new', limit: 4 }),
    context: contextOf({ ...newsListing, path: '/en' }),
  },
};
export const OlderNews: Story = {
  args: { context: contextOf({ ...newsListing, filter: { after: 'cursor-of-4' }, endCursor: undefined }) },
};
export const Minimal: Story = {
  args: {
    data: newsListSchema.parse({ ...newsListMock, title: null }),
    context: contextOf({
      ...newsListing,
      items: [
        {
          id: '1',
          title: 'A note without a link',
          text: undefined,
          publicationDate: undefined,
          image: undefined,
          link: undefined,
        },
      ],
      endCursor: undefined,
    }),
  },
};
export const Empty: Story = {
  args: { context: contextOf({ ...newsListing, items: [], endCursor: undefined }) },
};
export const Unavailable: Story = { args: { context: contextOf(undefined) } };
export const LongContent: Story = {
  args: {
    data: newsListSchema.parse({ ...newsListMock, title: longTitle, text: longText }),
    context: contextOf({
      ...newsListing,
      items: newsListing.items.map((item) => ({
        ...item,
        title: `${longTitle} ${longWord}`,
        text: longText,
      })),
    }),
  },
};

export const WithoutPicture: Story = {
  args: {
    context: contextOf({
      ...newsListing,
      items: newsListing.items.map((item) => ({ ...item, image: undefined })),
    }),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { NewsList } from './NewsList';
import { newsListing, newsListMock } from './NewsList.mock';
import { newsListSchema } from './NewsList.schema';
import type { NewsListing } from './NewsList.types';

const contextOf = (news: NewsListing | undefined) =>
  createBlockContext({ anchor: 'news-list-1', lists: { news } });

const meta = {
  title: 'News/NewsList',
  component: NewsList,
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ErrorPage } from './ErrorPage';
import { errorPageMock } from './ErrorPage.mock';

const meta = {
  title: 'Pages/ErrorPage',
  component: ErrorPage,
  parameters: {
    guidance: {
      summary:
        'What a visitor sees when a page could not be made: that it is our fault, that it may be maintenance, and the way home.',
      use: [
        'It stands alone, without header and footer: whatever failed may have failed them too.',
        'The link home loads the page anew instead of changing places within the application, so that a broken state is left behind.',
        'The title of the browser tab is the title alone, without the brand.',
      ],
      avoid: [
        'Do not take it for an address that leads nowhere: that page keeps header and search and offers the nearest pages.',
        'Do not tell codes or technical causes; they belong in the log.',
      ],
      access: ['The notice stands in the page from the start and is read in its place, not announced.'],
    } satisfies Guidance,
  },
  args: errorPageMock,
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongContent: Story = {
  args: {
    texts: { ...errorPageMock.texts, title: `${longTitle} ${longWord}`, noticeText: longText },
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

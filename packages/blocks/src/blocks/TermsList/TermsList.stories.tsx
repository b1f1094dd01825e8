import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { TermsList } from './TermsList';
import { termsListingMock, termsListMock } from './TermsList.mock';
import { termsListSchema } from './TermsList.schema';

const meta = {
  title: 'Blocks/TermsList',
  component: TermsList,
  parameters: {
    guidance: {
      summary: 'Terms and conditions by country, language and edition.',
      use: [
        'Keep old editions: contracts refer to them.',
        'The reader’s country is chosen at first; all others are one press away.',
      ],
      avoid: ['Do not replace the file of an edition in force; add an edition.'],
    } satisfies Guidance,
  },
  args: {
    data: termsListSchema.parse(termsListMock),
    context: createBlockContext({ anchor: 'terms-list-1', lists: { terms: termsListingMock } }),
  },
} satisfies Meta<typeof TermsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { data: termsListSchema.parse({ ...termsListMock, title: null, text: null }) },
};
export const LongContent: Story = {
  args: { data: termsListSchema.parse({ ...termsListMock, title: longTitle, text: longText }) },
};

export const Unavailable: Story = { args: { context: createBlockContext({ lists: {} }) } };

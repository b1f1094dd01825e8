import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { jobOpeningMock } from '../../content/JobOpening.mock';
import { createPageContext } from '../../testing/createBlockContext';
import { longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { JobOpening } from './JobOpening';

const meta = {
  title: 'Blocks/JobOpening',
  component: JobOpening,
  parameters: {
    guidance: {
      summary: 'The page of an open job, with its workplace and the way to apply.',
      use: [
        'Begin the text with the work. Put the company at the end: the careers page describes it.',
        'Set the last day to apply; the page is removed after it.',
      ],
      avoid: ['Do not repeat title, workplace and last day in the text.'],
    } satisfies Guidance,
  },
  args: { opening: jobOpeningMock, context: createPageContext(), listHref: '/en/company/careers' },
} satisfies Meta<typeof JobOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: {
    opening: { ...jobOpeningMock, department: undefined, applyUntil: undefined, email: undefined },
    listHref: undefined,
  },
};
export const LongContent: Story = {
  args: { opening: { ...jobOpeningMock, title: `${longTitle} ${longWord}` } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

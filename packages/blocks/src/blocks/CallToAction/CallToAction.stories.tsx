import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { CallToAction } from './CallToAction';
import { callToActionMock } from './CallToAction.mock';
import { callToActionSchema } from './CallToAction.schema';

const meta = {
  title: 'Blocks/CallToAction',
  component: CallToAction,
  parameters: {
    guidance: {
      summary: 'One next step, on a surface of its own, at the end of a page or a chapter.',
      use: [
        'Say in the title what the reader gets, and on the button what happens: “Book a demonstration”.',
        'Give one link; a second is for those who are not ready yet, such as a brochure.',
        'Take Accent once on a page, at its end; Dark or Light where a chapter ends.',
      ],
      avoid: [
        'Do not set two of them below each other: the second takes the weight from the first.',
        'Do not explain here; text beyond two sentences belongs in `RichText` or `MediaText`.',
      ],
    } satisfies Guidance,
  },
  args: {
    data: callToActionSchema.parse(callToActionMock),
    context: createBlockContext({ anchor: 'call-to-action-1' }),
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = {
  args: { data: callToActionSchema.parse({ ...callToActionMock, actionTone: 'dark' }) },
};

export const Light: Story = {
  args: { data: callToActionSchema.parse({ ...callToActionMock, actionTone: 'light' }) },
};

export const Minimal: Story = {
  args: {
    data: callToActionSchema.parse({
      ...callToActionMock,
      text: null,
      links: callToActionMock.links.slice(0, 1),
    }),
  },
};

export const LongContent: Story = {
  args: {
    data: callToActionSchema.parse({
      ...callToActionMock,
      title: `${longTitle} ${longWord}`,
      text: longText,
    }),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { CallToAction } from './CallToAction';
import { callToActionMock } from './CallToAction.mock';
import { callToActionSchema } from './CallToAction.schema';

const meta = {
  title: 'Blocks/CallToAction',
  component: CallToAction,
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

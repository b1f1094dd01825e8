import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { ClassificationTeasers } from './ClassificationTeasers';
import { classificationTeasersMock } from './ClassificationTeasers.mock';

const meta = {
  title: 'Products/ClassificationTeasers',
  component: ClassificationTeasers,
  args: { intl: createPageContext().intl, ...classificationTeasersMock },
} satisfies Meta<typeof ClassificationTeasers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { items: classificationTeasersMock.items.slice(0, 1) } };
export const Empty: Story = { args: { items: [] } };
export const LongContent: Story = {
  args: {
    items: classificationTeasersMock.items.map((item) => ({
      ...item,
      name: `${longTitle} ${longWord}`,
      text: longText,
    })),
  },
};

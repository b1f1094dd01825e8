import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../testing/createBlockContext';
import { longText, longTitle, longWord } from '../testing/longContent';
import { ClassificationHeader } from './ClassificationHeader';
import { classificationHeaderMock } from './ClassificationHeader.mock';

const meta = {
  title: 'Products/ClassificationHeader',
  component: ClassificationHeader,
  args: { intl: createPageContext().intl, ...classificationHeaderMock },
} satisfies Meta<typeof ClassificationHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { text: undefined, pictureUrl: undefined, areaCount: 0, ways: [] },
};
export const Empty: Story = { args: { areaCount: 0, productCount: 0, ways: [] } };
export const LongContent: Story = { args: { title: `${longTitle} ${longWord}`, text: longText } };

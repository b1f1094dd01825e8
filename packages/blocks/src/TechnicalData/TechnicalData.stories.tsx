import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle, longWord } from '../testing/longContent';
import { TechnicalData } from './TechnicalData';
import { technicalDataMock } from './TechnicalData.mock';

const meta = {
  title: 'Products/TechnicalData',
  component: TechnicalData,
  args: technicalDataMock,
} satisfies Meta<typeof TechnicalData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { groups: [{ id: 'one', name: 'Wire', rows: technicalDataMock.groups[0]?.rows.slice(2) ?? [] }] },
};
export const LongContent: Story = {
  args: {
    groups: technicalDataMock.groups.map((group) => ({
      ...group,
      name: longTitle,
      rows: [
        ...group.rows,
        { id: 'long', name: longWord, value: { metric: longText, imperial: longText }, isFigure: false },
      ],
    })),
  },
};

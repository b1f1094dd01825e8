import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { FinancialCalendar } from './FinancialCalendar';
import { financialCalendarMock } from './FinancialCalendar.mock';
import { financialCalendarSchema } from './FinancialCalendar.schema';

const meta = {
  title: 'Blocks/FinancialCalendar',
  component: FinancialCalendar,
  args: {
    data: financialCalendarSchema.parse(financialCalendarMock),
    context: createBlockContext({ anchor: 'financial-calendar-1', pageId: 'page-mock' }),
  },
} satisfies Meta<typeof FinancialCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: { data: financialCalendarSchema.parse({ ...financialCalendarMock, title: null, text: null }) },
};
export const LongContent: Story = {
  args: {
    data: financialCalendarSchema.parse({ ...financialCalendarMock, title: longTitle, text: longText }),
  },
};

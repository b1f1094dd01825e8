import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { FinancialCalendar } from './FinancialCalendar';
import { financialCalendarMock } from './FinancialCalendar.mock';
import { financialCalendarSchema } from './FinancialCalendar.schema';

const meta = {
  title: 'Blocks/FinancialCalendar',
  component: FinancialCalendar,
  parameters: {
    guidance: {
      summary: 'The dates that the stock exchange must know, with a calendar file for each and for all.',
      use: [
        'Enter a date as soon as it is fixed; past ones are marked by themselves.',
        'Link the report or the broadcast as soon as it exists, at the same entry.',
      ],
      avoid: ['Do not delete past dates of the current year: investors look them up.'],
    } satisfies Guidance,
  },
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

export const RightToLeft: Story = { decorators: [rightToLeft] };

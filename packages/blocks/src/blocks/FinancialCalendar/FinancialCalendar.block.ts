import { defineBlock } from '../../contract/defineBlock';
import { FinancialCalendar } from './FinancialCalendar';
import { FinancialCalendarFragment } from './FinancialCalendar.fragment';
import { financialCalendarSchema } from './FinancialCalendar.schema';

export const financialCalendar = defineBlock({
  type: 'financialCalendar',
  fragment: FinancialCalendarFragment,
  schema: financialCalendarSchema,
  Component: FinancialCalendar,
});

import { dayField } from '../fields/dates';
import { defineModule } from '../fields/defineModule';
import { introductionFields } from '../fields/introduction';
import { linkField } from '../fields/link';
import { rowLabel } from '../fields/rowLabel';
import { sibling, validateEnd } from '../fields/rules';
import { localizedText } from '../fields/texts';

export const financialCalendar = defineModule({
  key: 'financialCalendar',
  label: 'Financial calendar',
  plural: 'Financial calendars',
  group: 'Investors',
  labelFields: ['title'],
  fields: [
    ...introductionFields(),
    {
      name: 'entries',
      type: 'array',
      interfaceName: 'FinancialCalendarEntry',
      labels: { singular: 'Date', plural: 'Dates' },
      required: true,
      minRows: 1,
      maxRows: 40,
      admin: rowLabel('Date', 'title', 'date'),
      fields: [
        {
          type: 'row',
          fields: [
            dayField('date', { required: true, label: 'Day' }),
            {
              ...dayField('endDate', { label: 'Last day', description: 'Empty: one day.' }),
              validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
                validateEnd(value, sibling(siblingData, 'date')),
            },
          ],
        },
        localizedText('title', { required: true }),
        localizedText('place'),
        linkField(),
      ],
    },
  ],
});

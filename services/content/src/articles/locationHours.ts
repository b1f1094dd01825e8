import type { ArrayField } from 'payload';
import { dayField } from '../fields/dates';
import { rowLabel } from '../fields/rowLabel';
import { sibling, validateClock, validateClosing } from '../fields/rules';
import { localizedText } from '../fields/texts';

const weekdays = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
  { value: 'wed', label: 'Wednesday' },
  { value: 'thu', label: 'Thursday' },
  { value: 'fri', label: 'Friday' },
  { value: 'sat', label: 'Saturday' },
  { value: 'sun', label: 'Sunday' },
];

export const openingHoursField: ArrayField = {
  name: 'openingHours',
  type: 'array',
  interfaceName: 'OpeningHours',
  label: 'Opening hours',
  labels: { singular: 'Hours', plural: 'Opening hours' },
  maxRows: 14,
  admin: {
    ...rowLabel('Hours', 'opens'),
    description: 'In the time zone of the place. A break at noon makes two entries.',
  },
  fields: [
    { name: 'days', type: 'select', hasMany: true, required: true, options: weekdays },
    {
      type: 'row',
      fields: [
        { name: 'opens', type: 'text', required: true, validate: validateClock },
        {
          name: 'closes',
          type: 'text',
          required: true,
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
            validateClosing(value, sibling(siblingData, 'opens')),
        },
      ],
    },
  ],
};

export const closedDaysField: ArrayField = {
  name: 'closedDays',
  type: 'array',
  interfaceName: 'ClosedDay',
  label: 'Closed on',
  labels: { singular: 'Day', plural: 'Days' },
  maxRows: 40,
  admin: rowLabel('Day', 'label', 'date'),
  fields: [
    { type: 'row', fields: [dayField('date', { required: true, label: 'Day' }), localizedText('label')] },
  ],
};

import type { DateField } from 'payload';

interface DateOptions {
  label?: string;
  description?: string;
  required?: boolean;
  index?: boolean;
}

const dateField = (
  name: string,
  pickerAppearance: 'dayOnly' | 'dayAndTime',
  options: DateOptions,
): DateField => ({
  name,
  type: 'date',
  label: options.label,
  required: options.required,
  index: options.index,
  admin: { description: options.description, date: { pickerAppearance } },
});

/** A day of the calendar, stored as noon of that day in UTC: readers use the part before the "T". */
export const dayField = (name: string, options: DateOptions = {}): DateField =>
  dateField(name, 'dayOnly', options);

/** A moment, shown to editors in the time zone of their browser. */
export const momentField = (name: string, options: DateOptions = {}): DateField =>
  dateField(name, 'dayAndTime', options);

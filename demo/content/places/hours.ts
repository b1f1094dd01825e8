import type {
  SeedLocation,
  SeedWeekday,
} from '../../../services/content/src/testing/seeding/documents/types';

type Hours = NonNullable<SeedLocation['openingHours']>;

const workdays: SeedWeekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** Monday to Friday without a break. */
export const weekdays = (opens: string, closes: string): Hours => [{ days: workdays, opens, closes }];

/** Monday to Friday with an hour's break at noon. */
export const withLunch = (opens: string, closes: string, noon = '12:00', after = '13:00'): Hours => [
  { days: workdays, opens, closes: noon },
  { days: workdays, opens: after, closes },
];

/** Monday to Friday, and a shorter Saturday. */
export const withSaturday = (opens: string, closes: string, saturdayCloses = '12:00'): Hours => [
  { days: workdays, opens, closes },
  { days: ['sat'], opens, closes: saturdayCloses },
];

/** Countries in which the week begins on Sunday. */
export const sundayToThursday = (opens: string, closes: string): Hours => [
  { days: ['sun', 'mon', 'tue', 'wed', 'thu'], opens, closes },
];

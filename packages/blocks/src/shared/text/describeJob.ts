import type { IntlShape } from 'react-intl/server';
import type { JobOpening } from '@kmx/core';
import { employmentTypeMessages, jobMessages } from '../messages/job.messages';
import { joinWithSeparator } from './joinWithSeparator';

/** Department, employment types and last day to apply. */
export function describeJob(
  {
    department,
    employmentTypes,
    applyUntil,
  }: Pick<JobOpening, 'department' | 'employmentTypes' | 'applyUntil'>,
  intl: IntlShape,
): string {
  const date =
    applyUntil &&
    intl.formatDate(new Date(`${applyUntil}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  return joinWithSeparator([
    department,
    intl.formatList(
      employmentTypes.map((type) => intl.formatMessage(employmentTypeMessages[type])),
      { type: 'unit' },
    ),
    date && intl.formatMessage(jobMessages.applyUntil, { date }),
  ]);
}

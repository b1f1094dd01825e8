import type { IntlShape } from 'react-intl/server';
import type { EmploymentType, JobOpening } from '@kmx/core';
import type { Message, Messages } from '../../contract/messages';
import { joinWithSeparator } from './joinWithSeparator';

export const employmentTypeMessages = {
  fullTime: { id: 'blocks.employmentType.fullTime', defaultMessage: 'Full-time' },
  partTime: { id: 'blocks.employmentType.partTime', defaultMessage: 'Part-time' },
  temporary: { id: 'blocks.employmentType.temporary', defaultMessage: 'Temporary' },
  internship: { id: 'blocks.employmentType.internship', defaultMessage: 'Internship' },
  apprenticeship: { id: 'blocks.employmentType.apprenticeship', defaultMessage: 'Apprenticeship' },
} as const satisfies Record<EmploymentType, Message>;

export const jobMessages = {
  applyUntil: { id: 'blocks.jobOpening.applyUntil', defaultMessage: 'Apply by {date}' },
} as const satisfies Messages;

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

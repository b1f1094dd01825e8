import type { EmploymentType } from '@kmx/core';
import type { Message, Messages } from '../../contract/messages';

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

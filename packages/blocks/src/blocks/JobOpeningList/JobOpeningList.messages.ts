import type { EmploymentType } from '@kmx/core';
import type { Message, Messages } from '../../contract/messages';

export const employmentTypeMessages = {
  fullTime: { id: 'blocks.employmentType.fullTime', defaultMessage: 'Full-time' },
  partTime: { id: 'blocks.employmentType.partTime', defaultMessage: 'Part-time' },
  temporary: { id: 'blocks.employmentType.temporary', defaultMessage: 'Temporary' },
  internship: { id: 'blocks.employmentType.internship', defaultMessage: 'Internship' },
  apprenticeship: { id: 'blocks.employmentType.apprenticeship', defaultMessage: 'Apprenticeship' },
} as const satisfies Record<EmploymentType, Message>;

export const jobOpeningListMessages = {
  applyUntil: { id: 'blocks.jobOpeningList.applyUntil', defaultMessage: 'Apply by {date}' },
  apply: { id: 'blocks.jobOpeningList.apply', defaultMessage: 'Apply' },
  about: { id: 'blocks.jobOpeningList.about', defaultMessage: 'for {title}' },
  none: {
    id: 'blocks.jobOpeningList.none',
    defaultMessage: 'There are no openings at the moment. New ones appear here first.',
  },
} as const satisfies Messages;

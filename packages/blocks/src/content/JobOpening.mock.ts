import type { JobLocation } from '@kmx/core';
import type { ListedJobOpening } from '../contract/lists/JobOpeningListing';
import { heading, lexical, list, paragraph } from '../testing/lexicalMock';

export const headOfficeMock: JobLocation = {
  id: 'head-office',
  name: 'Head office and plant',
  street: 'Drahtweg 12',
  zip: '6099',
  city: 'Musterwil',
  region: undefined,
  country: { code: 'CH', name: 'Switzerland' },
  timeZone: 'Europe/Zurich',
};

export const createJobOpeningMock = (
  slug: string,
  title: string,
  more: Partial<ListedJobOpening>,
): ListedJobOpening => ({
  id: slug,
  slug,
  title,
  department: 'Development',
  employmentTypes: ['fullTime', 'partTime'],
  location: headOfficeMock,
  publishedOn: '2027-01-04',
  applyUntil: '2027-03-31',
  email: 'careers@komax.example',
  applicationUrl: undefined,
  lang: undefined,
  href: `/en/careers/${slug}`,
  text: lexical(
    paragraph('You design the press of the next crimping machine, from the first sketch to the acceptance.'),
    heading('Your work', 'h3'),
    list('bullet', 'Design presses, guides and drives', 'Build prototypes together with assembly'),
  ),
  ...more,
});

export const jobOpeningMock = createJobOpeningMock(
  'mechanical-engineer',
  'Mechanical engineer, crimping',
  {},
);

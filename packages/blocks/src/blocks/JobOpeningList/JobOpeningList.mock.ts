import type { JobLocation } from '@kmx/core';
import type { JobOpeningListFragment } from '../../__generated__/graphql';
import type { JobOpeningListing, ListedJobOpening } from '../../contract/lists/JobOpeningListing';
import { heading, lexical, list, paragraph } from '../../testing/lexicalMock';

export const jobOpeningListMock = {
  __typename: 'JobOpeningList',
  id: 'jobOpeningList-mock',
  title: 'Openings',
  text: 'Part-time from 60 % is possible in every role.',
} satisfies JobOpeningListFragment;

const headOffice: JobLocation = {
  id: 'head-office',
  name: 'Head office and plant',
  street: 'Drahtweg 12',
  zip: '6099',
  city: 'Musterwil',
  region: undefined,
  country: { code: 'CH', name: 'Switzerland' },
  timeZone: 'Europe/Zurich',
};

const hungary: JobLocation = {
  ...headOffice,
  id: 'hungary',
  name: 'Plant Hungary',
  street: 'Huzal utca 8',
  zip: '0099',
  city: 'Mintaváros',
  country: { code: 'HU', name: 'Hungary' },
  timeZone: 'Europe/Budapest',
};

const opening = (slug: string, title: string, more: Partial<ListedJobOpening>): ListedJobOpening => ({
  id: slug,
  slug,
  title,
  department: 'Development',
  employmentTypes: ['fullTime', 'partTime'],
  location: headOffice,
  publishedOn: '2027-01-04',
  applyUntil: '2027-03-31',
  email: 'careers@komax.example',
  applicationUrl: undefined,
  lang: undefined,
  text: lexical(
    paragraph('You design the press of the next crimping machine, from the first sketch to the acceptance.'),
    heading('Your work', 'h3'),
    list('bullet', 'Design presses, guides and drives', 'Build prototypes together with assembly'),
  ),
  ...more,
});

export const jobOpeningListingMock: JobOpeningListing = {
  items: [
    opening('mechanical-engineer', 'Mechanical engineer, crimping', {}),
    opening('embedded-software', 'Embedded software engineer', { department: 'Software' }),
    opening('assembly', 'Assembly technician', {
      department: 'Assembly',
      employmentTypes: ['fullTime'],
      location: hungary,
      applyUntil: undefined,
      applicationUrl: 'https://example.com/apply',
    }),
    opening('ended', 'Quality inspector', { applyUntil: '2027-01-31' }),
    opening('later', 'Apprentice polymechanic', { publishedOn: '2027-05-01', applyUntil: undefined }),
  ],
  now: '2027-03-02T09:00:00Z',
};

import type { JobLocation } from '@kmx/core';
import type { JobOpeningListFragment } from '../../__generated__/graphql';
import { createJobOpeningMock, headOfficeMock, jobOpeningMock } from '../../content/JobOpening.mock';
import type { JobOpeningListing } from '../../contract/lists/JobOpeningListing';

export const jobOpeningListMock = {
  __typename: 'JobOpeningList',
  id: 'jobOpeningList-mock',
  title: 'Openings',
  text: 'Part-time from 60 % is possible in every role.',
} satisfies JobOpeningListFragment;

const hungary: JobLocation = {
  ...headOfficeMock,
  id: 'hungary',
  name: 'Plant Hungary',
  street: 'Huzal utca 8',
  zip: '0099',
  city: 'Mintaváros',
  country: { code: 'HU', name: 'Hungary' },
  timeZone: 'Europe/Budapest',
};

export const jobOpeningListingMock: JobOpeningListing = {
  items: [
    jobOpeningMock,
    createJobOpeningMock('embedded-software', 'Embedded software engineer', { department: 'Software' }),
    createJobOpeningMock('assembly', 'Assembly technician', {
      department: 'Assembly',
      employmentTypes: ['fullTime'],
      location: hungary,
      applyUntil: undefined,
      applicationUrl: 'https://example.com/apply',
    }),
    createJobOpeningMock('ended', 'Quality inspector', { applyUntil: '2027-01-31' }),
    createJobOpeningMock('later', 'Apprentice polymechanic', {
      publishedOn: '2027-05-01',
      applyUntil: undefined,
    }),
  ],
  now: '2027-03-02T09:00:00Z',
};

import type { JobOpening } from '../jobs/jobOpening';

import { createJobPosting } from './createJobPosting';

const opening: JobOpening = {
  id: 'o1',
  slug: 'fitter',
  title: 'Fitter',
  department: 'Assembly',
  employmentTypes: ['fullTime', 'apprenticeship'],
  location: {
    id: 'l1',
    name: 'Head office',
    street: 'Drahtweg 12',
    zip: '6099',
    city: 'Musterwil',
    region: undefined,
    country: { code: 'CH', name: 'Switzerland' },
    timeZone: 'Europe/Zurich',
  },
  publishedOn: '2027-01-04',
  applyUntil: '2027-03-27',
  email: 'careers@komax.example',
  applicationUrl: undefined,
};

const postingOf = (rest: Partial<JobOpening> = {}) =>
  createJobPosting({
    opening: { ...opening, ...rest },
    description: '<p>You assemble.</p>',
    url: 'https://komax.example/en/company/careers#fitter',
    employer: { name: 'Komax', url: 'https://komax.example/en', logoUrl: 'https://komax.example/icon.svg' },
  });

it('is valid through the last day to apply, in the time zone of the workplace', () => {
  expect(postingOf()).toMatchObject({
    '@type': 'JobPosting',
    url: 'https://komax.example/en/company/careers#fitter',
    title: 'Fitter',
    description: '<p>You assemble.</p>',
    identifier: { name: 'Komax', value: 'fitter' },
    datePosted: '2027-01-04',
    validThrough: '2027-03-27T23:00:00.000Z',
    employmentType: ['FULL_TIME', 'OTHER'],
    hiringOrganization: { '@type': 'Organization', name: 'Komax' },
    jobLocation: {
      address: {
        streetAddress: 'Drahtweg 12',
        postalCode: '6099',
        addressLocality: 'Musterwil',
        addressCountry: 'CH',
      },
    },
  });
});

it('has no end without a last day', () => {
  expect(postingOf({ applyUntil: undefined })).not.toHaveProperty('validThrough');
});

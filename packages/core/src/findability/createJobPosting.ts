import type { JobPosting, Place } from 'schema-dts';

import { decideJobSpan, type EmploymentType, type JobLocation, type JobOpening } from '../jobs/jobOpening';

import { createOrganization, type OrganizationInput } from './structuredData';

export interface JobPostingInput {
  readonly opening: JobOpening;
  /** HTML. */
  readonly description: string;
  readonly url: string;
  readonly employer: Pick<OrganizationInput, 'name' | 'url' | 'logoUrl'>;
}

/** Values of Google's documentation of JobPosting, which has none for apprenticeships. */
const employmentTypeNames: Record<EmploymentType, string> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
};

const workplaceOf = ({ street, zip, city, region, country }: JobLocation): Place => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(zip && { postalCode: zip }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country.code }),
  },
});

/** Creates schema.org's JobPosting; the URL is absolute. */
export function createJobPosting({ opening, description, url, employer }: JobPostingInput): JobPosting {
  const { slug, title, department, location, publishedOn } = opening;
  const { end } = decideJobSpan(opening);
  return {
    '@type': 'JobPosting',
    '@id': url,
    url,
    title,
    description,
    identifier: { '@type': 'PropertyValue', name: employer.name, value: slug },
    datePosted: publishedOn,
    ...(end && { validThrough: end.toISOString() }),
    employmentType: opening.employmentTypes.map((type) => employmentTypeNames[type]),
    ...(department && { occupationalCategory: department }),
    hiringOrganization: createOrganization(employer),
    jobLocation: workplaceOf(location),
  };
}

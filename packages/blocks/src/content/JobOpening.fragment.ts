import { graphql } from '../__generated__';

export const JobOpeningFragment = graphql(`
  fragment JobOpening on JobOpening {
    id
    slug
    title
    department
    employmentTypes
    languages
    publishedOn
    applyUntil
    email
    applicationUrl
    text
    location {
      id
      name
      street
      zip
      city
      region
      country {
        countryCode
        name
      }
      timeZone
    }
  }
`);

import { graphql } from '../__generated__';

export const SearchableJobOpeningsDocument = graphql(/* GraphQL */ `
  query SearchableJobOpenings($site: String!) {
    jobOpeningsOfSite(site: $site) {
      id
      slug
      title
      department
      languages
      publishedOn
      applyUntil
      updatedAt
      plainText
      location {
        name
        city
        timeZone
      }
    }
  }
`);

import { graphql } from '../__generated__';

export const IndexedSitesDocument = graphql(/* GraphQL */ `
  query IndexedSites {
    systemData {
      sites {
        key
        slug
        languages
        defaultLanguage
      }
    }
  }
`);

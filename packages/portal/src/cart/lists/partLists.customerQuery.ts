import { graphql } from '../../__generated__/customer';

export const PartListDetailsFragment = graphql(/* GraphQL */ `
  fragment PartListFacts on PartList {
    id
    name
    savedBy
    savedAt
    lineCount
    canChange
  }
`);

/** The lists of an organisation, by name. */
export const PartListsDocument = graphql(/* GraphQL */ `
  query PartLists($organisationId: ID!) {
    partLists(organisationId: $organisationId) {
      ...PartListFacts
    }
  }
`);

/** The lines of a list with the parts that are still sold. */
export const PartListDocument = graphql(/* GraphQL */ `
  query PartList($id: ID!, $language: String!) {
    partList(id: $id, language: $language) {
      lines {
        articleNumber
        quantity
        part {
          ...PartFacts
        }
      }
    }
  }
`);

/** Saves lines under a name; may be repeated. */
export const SavePartListDocument = graphql(/* GraphQL */ `
  mutation SavePartList($organisationId: ID!, $name: String!, $lines: [PartListLineInput!]!) {
    savePartList(organisationId: $organisationId, name: $name, lines: $lines) {
      __typename
      ... on PartListsSaved {
        lists {
          ...PartListFacts
        }
      }
      ... on PartListRefused {
        code
      }
    }
  }
`);

export const RenamePartListDocument = graphql(/* GraphQL */ `
  mutation RenamePartList($id: ID!, $name: String!) {
    renamePartList(id: $id, name: $name) {
      __typename
      ... on PartListsSaved {
        lists {
          ...PartListFacts
        }
      }
      ... on PartListRefused {
        code
      }
    }
  }
`);

export const DeletePartListDocument = graphql(/* GraphQL */ `
  mutation DeletePartList($id: ID!) {
    deletePartList(id: $id) {
      __typename
      ... on PartListsSaved {
        lists {
          ...PartListFacts
        }
      }
      ... on PartListRefused {
        code
      }
    }
  }
`);

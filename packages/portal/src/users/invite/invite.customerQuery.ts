import { graphql } from '../../__generated__/customer';

/** Choices of an invitation: the administrator's organisations, countries with their languages. */
export const InviteChoicesDocument = graphql(/* GraphQL */ `
  query InviteChoices {
    me {
      id
      organisations {
        id
        name
      }
    }
    accountChoices {
      countries {
        code
        languages
        defaultLanguage
      }
    }
  }
`);

/** Invites a person to an organisation and to applications of it. */
export const InviteUserDocument = graphql(/* GraphQL */ `
  mutation InviteUser($input: InviteUserInput!) {
    inviteUser(input: $input) {
      __typename
      ... on UserInvited {
        user {
          id
          name
          email
        }
      }
      ... on UserAlreadyExists {
        userId
      }
      ... on ActionRefused {
        code
      }
    }
  }
`);

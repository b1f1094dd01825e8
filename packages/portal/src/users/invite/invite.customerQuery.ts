import { graphql } from '../../__generated__/customer';

/** Choices of an invitation: the administrator's organisations, and countries with their languages. */
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

/** Invites a user to an organisation and to some of its applications. */
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

/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query PublicMachine($code: ID!) {\n    publicMachine(code: $code) {\n      name\n      productSlug\n      builtYear\n    }\n  }\n": typeof types.PublicMachineDocument,
    "\n  mutation SubmitForm($input: SubmitFormInput!) {\n    submitForm(input: $input) {\n      __typename\n      ... on SubmissionStored {\n        reference\n        isRepeated\n      }\n      ... on SubmissionRefused {\n        code\n        message\n        details\n      }\n    }\n  }\n": typeof types.SubmitFormDocument,
    "\n  query UnsubscribeLink($token: String!) {\n    unsubscribeLink(token: $token) {\n      status\n      type\n    }\n  }\n": typeof types.UnsubscribeLinkDocument,
    "\n  mutation Unsubscribe($token: String!) {\n    unsubscribe(token: $token) {\n      status\n      type\n    }\n  }\n": typeof types.UnsubscribeDocument,
};
const documents: Documents = {
    "\n  query PublicMachine($code: ID!) {\n    publicMachine(code: $code) {\n      name\n      productSlug\n      builtYear\n    }\n  }\n": types.PublicMachineDocument,
    "\n  mutation SubmitForm($input: SubmitFormInput!) {\n    submitForm(input: $input) {\n      __typename\n      ... on SubmissionStored {\n        reference\n        isRepeated\n      }\n      ... on SubmissionRefused {\n        code\n        message\n        details\n      }\n    }\n  }\n": types.SubmitFormDocument,
    "\n  query UnsubscribeLink($token: String!) {\n    unsubscribeLink(token: $token) {\n      status\n      type\n    }\n  }\n": types.UnsubscribeLinkDocument,
    "\n  mutation Unsubscribe($token: String!) {\n    unsubscribe(token: $token) {\n      status\n      type\n    }\n  }\n": types.UnsubscribeDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicMachine($code: ID!) {\n    publicMachine(code: $code) {\n      name\n      productSlug\n      builtYear\n    }\n  }\n"): typeof import('./graphql').PublicMachineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitForm($input: SubmitFormInput!) {\n    submitForm(input: $input) {\n      __typename\n      ... on SubmissionStored {\n        reference\n        isRepeated\n      }\n      ... on SubmissionRefused {\n        code\n        message\n        details\n      }\n    }\n  }\n"): typeof import('./graphql').SubmitFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnsubscribeLink($token: String!) {\n    unsubscribeLink(token: $token) {\n      status\n      type\n    }\n  }\n"): typeof import('./graphql').UnsubscribeLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Unsubscribe($token: String!) {\n    unsubscribe(token: $token) {\n      status\n      type\n    }\n  }\n"): typeof import('./graphql').UnsubscribeDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A mail to the sender; left out when `to` is no mail address. */
export type Confirmation = {
  subject: string;
  text: string;
  to: string;
};

/** A mail that its recipient can switch off. */
export type NotificationType =
  | 'accessRequest'
  | 'orderAccepted'
  | 'orderApproval'
  | 'orderCancelled'
  | 'orderShipped'
  | 'ticketReply'
  | 'ticketStatus'
  | 'watchedTicket';

/** Why nothing was stored. */
export type SubmissionRefusalCode =
  | 'challengeUsed'
  | 'keyReused'
  | 'tooLarge'
  | 'unknownForm'
  | 'unknownUpload'
  | 'uploadTaken';

export type SubmitFormInput = {
  /** Ids of uploads. */
  attachments: Array<string | number>;
  /** The proof of a solved challenge; good for one submission. */
  challenge?: string | null | undefined;
  confirmation?: Confirmation | null | undefined;
  fields: Array<SubmittedField>;
  /** contact, support-request, …: see Query.forms. */
  form: string;
  /** A UUID of one filled-in form; the same for a double click and every retry. */
  idempotencyKey: string;
  locale: string;
  /** The sender; left out of the mail when it is no mail address. */
  replyTo?: string | null | undefined;
  site: string;
  /** Of the mail to the desk. */
  subject: string;
};

/** One entered value with the label that the sender saw. */
export type SubmittedField = {
  label: string;
  name: string;
  value: string;
};

export type UnsubscribeStatus =
  | 'done'
  | 'expired'
  | 'invalid'
  | 'valid';

export type PublicMachineQueryVariables = Exact<{
  code: string | number;
}>;


export type PublicMachineQuery = { publicMachine: { name: string, productSlug: string, builtYear: number } | null };

export type SubmitFormMutationVariables = Exact<{
  input: SubmitFormInput;
}>;


export type SubmitFormMutation = { submitForm:
    | { __typename: 'SubmissionRefused', code: SubmissionRefusalCode, message: string, details: Array<string> }
    | { __typename: 'SubmissionStored', reference: string, isRepeated: boolean }
   };

export type UnsubscribeLinkQueryVariables = Exact<{
  token: string;
}>;


export type UnsubscribeLinkQuery = { unsubscribeLink: { status: UnsubscribeStatus, type: NotificationType | null } | null };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { unsubscribe: { status: UnsubscribeStatus, type: NotificationType | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const PublicMachineDocument = new TypedDocumentString(`
    query PublicMachine($code: ID!) {
  publicMachine(code: $code) {
    name
    productSlug
    builtYear
  }
}
    `) as unknown as TypedDocumentString<PublicMachineQuery, PublicMachineQueryVariables>;
export const SubmitFormDocument = new TypedDocumentString(`
    mutation SubmitForm($input: SubmitFormInput!) {
  submitForm(input: $input) {
    __typename
    ... on SubmissionStored {
      reference
      isRepeated
    }
    ... on SubmissionRefused {
      code
      message
      details
    }
  }
}
    `) as unknown as TypedDocumentString<SubmitFormMutation, SubmitFormMutationVariables>;
export const UnsubscribeLinkDocument = new TypedDocumentString(`
    query UnsubscribeLink($token: String!) {
  unsubscribeLink(token: $token) {
    status
    type
  }
}
    `) as unknown as TypedDocumentString<UnsubscribeLinkQuery, UnsubscribeLinkQueryVariables>;
export const UnsubscribeDocument = new TypedDocumentString(`
    mutation Unsubscribe($token: String!) {
  unsubscribe(token: $token) {
    status
    type
  }
}
    `) as unknown as TypedDocumentString<UnsubscribeMutation, UnsubscribeMutationVariables>;
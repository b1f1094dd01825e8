import type { MockLink } from '@apollo/client/testing';
import type { ApplicationKey } from '@kmx/core/portal';

import type { ActionRefusalCode } from '../__generated__/customer/graphql';
import { customer } from '../signIn/signIn.mock';

import {
  AcceptInvitationDocument,
  AccountSummaryDocument,
  OwnAccessDocument,
  RequestAccessDocument,
} from './dashboard.customerQuery';
import type { OwnAccess } from './DashboardTile';

const toRecord = (access: readonly OwnAccess[]) => ({
  __typename: 'UserRecord' as const,
  id: customer.id,
  access: access.map(({ application, status, expiresAt }) => ({
    __typename: 'ApplicationAccess' as const,
    application,
    status,
    expiresAt: expiresAt ?? null,
  })),
});

export const summaryMock = (names: readonly string[]): MockLink.MockedResponse => ({
  request: { query: AccountSummaryDocument },
  result: {
    data: {
      me: {
        __typename: 'Me',
        id: customer.id,
        organisations: names.map((name, index) => ({ __typename: 'Organisation', id: `org-${index}`, name })),
      },
    },
  },
});

export const accessMock = (access: readonly OwnAccess[]): MockLink.MockedResponse => ({
  request: { query: OwnAccessDocument, variables: { id: customer.id } },
  result: { data: { user: toRecord(access) } },
});

/** A successful request; `note` is the expected value. */
export const requestMock = (application: ApplicationKey, note: string | null): MockLink.MockedResponse => ({
  request: { query: RequestAccessDocument, variables: { application, note } },
  result: {
    data: {
      requestAccess: { __typename: 'AccessChanged', user: toRecord([{ application, status: 'pending' }]) },
    },
  },
});

export const requestRejectedMock = (
  application: ApplicationKey,
  code: ActionRefusalCode,
): MockLink.MockedResponse => ({
  request: { query: RequestAccessDocument, variables: { application, note: null } },
  result: { data: { requestAccess: { __typename: 'ActionRefused', code } } },
});

export const acceptMock = (application: ApplicationKey): MockLink.MockedResponse => ({
  request: { query: AcceptInvitationDocument, variables: { application } },
  result: {
    data: {
      acceptInvitation: { __typename: 'AccessChanged', user: toRecord([{ application, status: 'active' }]) },
    },
  },
});

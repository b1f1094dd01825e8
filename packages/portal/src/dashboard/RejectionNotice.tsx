'use client';

import { FormattedMessage } from 'react-intl';

import type { ActionRefusalCode } from '../__generated__/customer/graphql';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';

export type AccessRejectionCode = ActionRefusalCode;

const rejectionMessageIds = {
  notAllowed: 'portal.request.notAllowed',
  ownUser: 'portal.request.rejected',
  lastMembership: 'portal.request.rejected',
  staleStatus: 'portal.request.staleStatus',
  unknownUser: 'portal.request.rejected',
  invalid: 'portal.request.rejected',
  managedInternally: 'portal.request.notAllowed',
  identityUnavailable: 'portal.request.rejected',
  tooManyInvitations: 'portal.request.rejected',
} as const satisfies Record<AccessRejectionCode, string>;

/** Reason for a rejected request, announced to screen readers. */
export const RejectionNotice = ({ code }: { readonly code: AccessRejectionCode }) => (
  <LiveFlashMessage type="error" outcome={code}>
    <FormattedMessage id={rejectionMessageIds[code]} />
  </LiveFlashMessage>
);

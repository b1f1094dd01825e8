'use client';

import { FormattedMessage } from 'react-intl';

import type { ActionRefusalCode } from '../__generated__/customer/graphql';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';

export type AccessRefusalCode = ActionRefusalCode;

const refusalIds = {
  notAllowed: 'portal.request.notAllowed',
  ownUser: 'portal.request.refused',
  staleStatus: 'portal.request.staleStatus',
  unknownUser: 'portal.request.refused',
  invalid: 'portal.request.refused',
  managedInternally: 'portal.request.notAllowed',
  identityUnavailable: 'portal.request.refused',
  tooManyInvitations: 'portal.request.refused',
} as const satisfies Record<AccessRefusalCode, string>;

/** Reason for a rejected request, announced to screen readers. */
export const RefusalNotice = ({ code }: { readonly code: AccessRefusalCode }) => (
  <LiveFlashMessage type="error" outcome={code}>
    <FormattedMessage id={refusalIds[code]} />
  </LiveFlashMessage>
);

'use client';

import { FormattedMessage } from 'react-intl';

import type { ActionRefusalCode } from '../__generated__/customer/graphql';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';

export type AccessRefusalCode = ActionRefusalCode;

/** The id of the sentence for each reason why a step of one's own access was refused. */
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

/** Why the service refused; announced when it appears. */
export const RefusalNotice = ({ code }: { readonly code: AccessRefusalCode }) => (
  <LiveFlashMessage type="error" outcome={code}>
    <FormattedMessage id={refusalIds[code]} />
  </LiveFlashMessage>
);

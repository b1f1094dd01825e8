'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import type { PortalLocale } from '../../app/PortalConfig';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { problemMessages } from '../../notices/problemMessages';
import { createUserHref } from '../userAddresses';
import { rejectionMessages } from '../userMessages';
import type { InviteOutcome } from './useInvite';

type Fault = Exclude<InviteOutcome, { kind: 'invited' }>;

/** Reason for a failed invitation; links to the profile if the user exists already (section 8). */
export function InviteFaultNotice({ outcome, locale }: { outcome: Fault; locale: PortalLocale }) {
  const intl = useIntl();
  switch (outcome.kind) {
    case 'exists':
      return (
        <LiveFlashMessage
          type="error"
          outcome={outcome}
          link={
            outcome.userId === null
              ? undefined
              : {
                  text: intl.formatMessage({ id: 'portal.users.invite.existsLink' }),
                  href: createUserHref(locale, outcome.userId),
                  dataLink: 'route',
                }
          }
        >
          <FormattedMessage id="portal.users.invite.exists" />
        </LiveFlashMessage>
      );
    case 'rejected':
      return (
        <LiveFlashMessage type="error" outcome={outcome}>
          <FormattedMessage id={rejectionMessages[outcome.code]} />
        </LiveFlashMessage>
      );
    case 'problem':
      return (
        <LiveFlashMessage type="error" outcome={outcome}>
          <FormattedMessage id={problemMessages[outcome.problem]} />
        </LiveFlashMessage>
      );
  }
}

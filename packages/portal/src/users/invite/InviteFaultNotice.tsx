'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { FlashMessage } from '@kmx/design-system';
import type { PortalLocale } from '../../app/PortalConfig';
import { problemWords } from '../../notices/problemWords';
import { createUserHref } from '../userAddresses';
import { refusalWords } from '../words';
import type { InviteOutcome } from './useInvite';

type Fault = Exclude<InviteOutcome, { kind: 'invited' }>;

/** Why nobody was invited; for somebody who is known already, with the way to their profile (section 8). */
export function InviteFaultNotice({ outcome, locale }: { outcome: Fault; locale: PortalLocale }) {
  const intl = useIntl();
  switch (outcome.kind) {
    case 'exists':
      return (
        <FlashMessage
          type="error"
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
        </FlashMessage>
      );
    case 'refused':
      return (
        <FlashMessage type="error">
          <FormattedMessage id={refusalWords[outcome.code]} />
        </FlashMessage>
      );
    case 'problem':
      return (
        <FlashMessage type="error">
          <FormattedMessage id={problemWords[outcome.problem]} />
        </FlashMessage>
      );
  }
}

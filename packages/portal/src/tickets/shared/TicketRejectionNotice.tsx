'use client';

import { FormattedMessage } from 'react-intl';
import { FlashMessage, Stack } from '@kmx/design-system';
import type { TicketRefusalCode } from '../../__generated__/customer/graphql';
import type { PortalConfig } from '../../app/PortalConfig';
import { ticketRejectionMessageIds } from './ticketLabels';
import { TicketSupport } from './TicketSupport';

interface TicketRejectionNoticeProps {
  readonly code: TicketRefusalCode;
  readonly config: Pick<PortalConfig, 'supportEmail'>;
  /** Entered text, to include in a mail to support. */
  readonly text?: string;
}

/** Explains why the service rejected a change of a ticket; announced by screen readers when it appears. */
export const TicketRejectionNotice = ({ code, config, text }: TicketRejectionNoticeProps) => (
  <FlashMessage type="error">
    <Stack gap="xs">
      <p>
        <FormattedMessage id={ticketRejectionMessageIds[code]} />
      </p>
      <div>
        <TicketSupport config={config} text={text} />
      </div>
    </Stack>
  </FlashMessage>
);

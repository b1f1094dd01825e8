'use client';

import { FormattedMessage } from 'react-intl';
import { FlashMessage, Stack } from '@kmx/design-system';
import type { TicketRefusalCode } from '../../__generated__/customer/graphql';
import type { PortalConfig } from '../../app/PortalConfig';
import { TicketSupport } from './TicketSupport';
import { ticketRefusalWordIds } from './ticketWords';

interface TicketRefusalNoticeProps {
  readonly code: TicketRefusalCode;
  readonly config: Pick<PortalConfig, 'supportEmail'>;
  /** What had been entered, for the mail to support. */
  readonly text?: string;
}

/** Why the service refused a change of a ticket, announced when it appears. */
export const TicketRefusalNotice = ({ code, config, text }: TicketRefusalNoticeProps) => (
  <FlashMessage type="error">
    <Stack gap="xs">
      <p>
        <FormattedMessage id={ticketRefusalWordIds[code]} />
      </p>
      <div>
        <TicketSupport config={config} text={text} />
      </div>
    </Stack>
  </FlashMessage>
);

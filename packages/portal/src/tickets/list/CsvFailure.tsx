'use client';

import { FormattedMessage } from 'react-intl';
import { Button, FlashMessage, Stack } from '@kmx/design-system';
import type { PortalConfig } from '../../app/PortalConfig';
import { BarGroup } from '../../shared/List.styles';
import { TicketSupport } from '../shared/TicketSupport';

/** The export failed: try again, or write to support. */
export const CsvFailure = ({ config, onRetry }: { config: PortalConfig; onRetry: () => void }) => (
  <FlashMessage type="error">
    <Stack gap="xs">
      <p>
        <FormattedMessage id="portal.users.csvFailed" />
      </p>
      <BarGroup>
        <Button size="s" variant="secondary" icon="undo" onClick={onRetry}>
          <FormattedMessage id="portal.problem.retry" />
        </Button>
        <TicketSupport config={config} />
      </BarGroup>
    </Stack>
  </FlashMessage>
);

'use client';

import { FormattedMessage } from 'react-intl';
import { Button, FlashMessage, Stack } from '@kmx/design-system';
import { SupportLink, type SupportLinkProps } from '../notices/SupportLink';
import { BarGroup } from './List.styles';

interface CsvFailureProps extends Omit<SupportLinkProps, 'text'> {
  readonly onRetry: () => void;
}

/** Failed export, with retry and contact of support. */
export const CsvFailure = ({ config, subject, onRetry }: CsvFailureProps) => (
  <FlashMessage type="error">
    <Stack gap="xs">
      <p>
        <FormattedMessage id="portal.users.csvFailed" />
      </p>
      <BarGroup>
        <Button size="s" variant="secondary" icon="undo" onClick={onRetry}>
          <FormattedMessage id="portal.problem.retry" />
        </Button>
        <SupportLink config={config} subject={subject} />
      </BarGroup>
    </Stack>
  </FlashMessage>
);

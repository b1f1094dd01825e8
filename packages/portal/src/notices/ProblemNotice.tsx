'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, FlashMessage, Stack } from '@kmx/design-system';

import type { DataProblem } from '../data/problems';

import { problemTitles, problemMessages } from './problemMessages';
import { Row } from './ProblemNotice.styles';

export interface ProblemNoticeProps {
  readonly problem: DataProblem;
  /** Absent if a retry cannot succeed. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Additional action beside the retry. */
  readonly action?: ReactNode;
}

/** Explains why data is missing and how to proceed; announced by screen readers when it appears. */
export function ProblemNotice({ problem, onRetry, isRetrying = false, action }: ProblemNoticeProps) {
  const intl = useIntl();
  const canRetry = onRetry && problem !== 'forbidden';
  return (
    <FlashMessage type="error" title={intl.formatMessage({ id: problemTitles[problem] })}>
      <Stack gap="xs">
        <p>
          <FormattedMessage id={problemMessages[problem]} />
        </p>
        {[canRetry, action].some(Boolean) && (
          <Row>
            {canRetry && (
              <Button
                size="s"
                variant="secondary"
                icon="undo"
                isLoading={isRetrying}
                loadingLabel={intl.formatMessage({ id: 'portal.shared.loading' })}
                onClick={onRetry}
              >
                <FormattedMessage id="portal.problem.retry" />
              </Button>
            )}
            {action}
          </Row>
        )}
      </Stack>
    </FlashMessage>
  );
}

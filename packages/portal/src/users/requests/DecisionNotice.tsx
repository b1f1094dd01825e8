'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { FlashMessage, Stack } from '@kmx/design-system';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { NoticeFrame } from '../../shared/Detail.styles';
import { serviceNameIds } from '../../shared/serviceLabels';
import { rejectionMessages } from '../userMessages';
import { Reasons } from './AccessRequests.styles';
import { createRequestKey, type FailedRequest, type RequestsOutcome } from './decideRequestsOutcome';
import { decisionMessages } from './decisionMessages';

function formatReason(intl: IntlShape, { code, earlier }: FailedRequest): string {
  if (earlier)
    return intl.formatMessage({ id: decisionMessages[earlier.decision].before }, { name: earlier.name });
  if (code === 'staleStatus') return intl.formatMessage({ id: 'portal.users.requests.changed' });
  return intl.formatMessage({ id: rejectionMessages[code] });
}

function Failures({ failed }: { readonly failed: readonly FailedRequest[] }) {
  const intl = useIntl();
  return (
    <FlashMessage
      type="error"
      title={intl.formatMessage({ id: 'portal.users.requests.failed' }, { count: failed.length })}
    >
      <Reasons>
        {failed.map((failure) => (
          <li key={createRequestKey(failure.request)}>
            <FormattedMessage
              id="portal.users.requests.failedItem"
              values={{
                name: failure.request.name,
                application: intl.formatMessage({ id: serviceNameIds[failure.request.application] }),
                reason: formatReason(intl, failure),
              }}
            />
          </li>
        ))}
      </Reasons>
    </FlashMessage>
  );
}

interface DecisionNoticeProps {
  readonly outcome: RequestsOutcome;
  readonly isRunning: boolean;
  readonly onRetry: () => void;
}

function Content({ outcome, isRunning, onRetry }: DecisionNoticeProps) {
  switch (outcome.kind) {
    case 'decided':
      return (
        <Stack gap="s">
          {outcome.count > 0 && (
            <LiveFlashMessage type="success" outcome={outcome}>
              <FormattedMessage
                id={decisionMessages[outcome.decision].done}
                values={{ count: outcome.count }}
              />
            </LiveFlashMessage>
          )}
          {outcome.failed.length > 0 && <Failures failed={outcome.failed} />}
        </Stack>
      );
    case 'rejected':
      return (
        <FlashMessage type="error">
          <FormattedMessage id={rejectionMessages[outcome.code]} />
        </FlashMessage>
      );
    case 'problem':
      return <ProblemNotice problem={outcome.problem} isRetrying={isRunning} onRetry={onRetry} />;
  }
}

/** Result of the last decision. Receives the focus, because the decided rows have disappeared. */
export function DecisionNotice(props: DecisionNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [props.outcome]);
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <Content {...props} />
    </NoticeFrame>
  );
}

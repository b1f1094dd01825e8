'use client';

import { useIntl } from 'react-intl';
import type { PortalConfig } from '../app/PortalConfig';
import { toDataProblem } from '../data/problems';
import { ProblemNotice } from './ProblemNotice';
import { SupportLink } from './SupportLink';

export interface SupportNoticeProps {
  readonly error: unknown;
  /** Failed action, for the subject of the mail. */
  readonly subject: string;
  readonly config: Pick<PortalConfig, 'supportEmail'>;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Explains a failure, with a retry and a mail to support (section 8). */
export function SupportNotice({ error, subject, config, onRetry, isRetrying }: SupportNoticeProps) {
  const intl = useIntl();
  const problem = toDataProblem(error);
  return (
    <ProblemNotice
      problem={problem}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={
        <SupportLink
          config={config}
          subject={intl.formatMessage({ id: 'portal.parts.supportSubject' }, { subject })}
        />
      }
    />
  );
}

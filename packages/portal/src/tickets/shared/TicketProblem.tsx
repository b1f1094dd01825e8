'use client';

import type { PortalConfig } from '../../app/PortalConfig';
import type { DataProblem } from '../../data/problems';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { TicketSupport } from './TicketSupport';

interface TicketProblemProps {
  readonly problem: DataProblem;
  readonly config: Pick<PortalConfig, 'supportEmail'>;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Entered text, for the mail to support. */
  readonly text?: string;
}

/** Why tickets could not be read or changed, with both ways on: try again, or write to support (section 8). */
export const TicketProblem = ({ problem, config, onRetry, isRetrying, text }: TicketProblemProps) => (
  <ProblemNotice
    problem={problem}
    onRetry={onRetry}
    isRetrying={isRetrying}
    action={<TicketSupport config={config} text={text} />}
  />
);

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
  /** Entered text, to include in a mail to support. */
  readonly text?: string;
}

/** Explains why tickets could not be loaded or changed, with retry and contact of support (section 8). */
export const TicketProblem = ({ problem, config, onRetry, isRetrying, text }: TicketProblemProps) => (
  <ProblemNotice
    problem={problem}
    onRetry={onRetry}
    isRetrying={isRetrying}
    action={<TicketSupport config={config} text={text} />}
  />
);

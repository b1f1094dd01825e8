'use client';

import { FormattedMessage } from 'react-intl';
import { FlashMessage } from '@kmx/design-system';
import { toDataProblem } from '../../data/problems';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { rejectionMessages } from '../userMessages';
import { ImportRejectedError } from './createImportRequests';

interface ImportProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Reason for which the service has no result for a list or a batch. */
export const ImportProblem = ({ error, onRetry }: ImportProblemProps) =>
  error instanceof ImportRejectedError ? (
    <FlashMessage type="error">
      <FormattedMessage id={rejectionMessages[error.code]} />
    </FlashMessage>
  ) : (
    <ProblemNotice problem={toDataProblem(error)} onRetry={onRetry} />
  );

'use client';

import { useIntl } from 'react-intl';
import type { SecurityProblem } from './securityClient';
import { securityProblemIds } from './securityMessages';

export function useProblemText(): (problem: SecurityProblem) => string {
  const intl = useIntl();
  return (problem) => {
    const minutes = problem.code === 'tooManyTries' ? Math.ceil(problem.seconds / 60) : undefined;
    return intl.formatMessage({ id: securityProblemIds[problem.code] }, { minutes });
  };
}

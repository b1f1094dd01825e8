'use client';

import { useCallback, useEffect, useState } from 'react';
import type { SecurityClient, SecurityProblem, SecurityStatus } from './securityClient';

/** Loads the security status from the identity service; the previous status remains during a refetch. */
export function useSecurityStatus(client: SecurityClient) {
  const [status, setStatus] = useState<SecurityStatus>();
  const [problem, setProblem] = useState<SecurityProblem>();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState(-1);
  useEffect(() => {
    let isActive = true;
    void client.readStatus().then((result) => {
      if (!isActive) return;
      if (result.ok) setStatus(result.value);
      setProblem(result.ok ? undefined : result.error);
      setSettled(attempt);
    });
    return () => {
      isActive = false;
    };
  }, [client, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  return { status, problem, isLoading: settled !== attempt, reload };
}

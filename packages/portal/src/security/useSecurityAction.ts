'use client';

import { useState } from 'react';
import type { Result } from '@kmx/core';
import type { SecurityProblem } from './securityClient';

/** One change at a time, and what became of the last one; entries stay where they are. */
export function useSecurityAction() {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<SecurityProblem>();
  /** Undefined when nothing was changed; `problem` says why. */
  const run = async <Value>(
    action: () => Promise<Result<Value, SecurityProblem>>,
  ): Promise<{ readonly value: Value } | undefined> => {
    setRunning(true);
    setProblem(undefined);
    const result = await action();
    setRunning(false);
    if (result.ok) return { value: result.value };
    setProblem(result.error);
    return undefined;
  };
  return { isRunning, problem, setProblem, run };
}

'use client';

import { useState } from 'react';
import type { Result } from '@kmx/core';
import type { Proof, SecurityProblem } from './securityClient';
import { useSecurityClient } from './SecurityContext';

/** Runs one change at a time and stores the last result; entries are preserved. */
export function useSecurityAction() {
  const client = useSecurityClient();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<SecurityProblem>();
  /** Resolves to undefined on failure; `problem` contains the reason. */
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
  /** Re-authenticates by passkey first, if the account has one and no code was entered. */
  const runProven = <Value>(
    { proof, hasPasskeys }: { readonly proof: Proof; readonly hasPasskeys: boolean },
    action: (proof: Proof) => Promise<Result<Value, SecurityProblem>>,
  ) =>
    run(async () => {
      if (!hasPasskeys || proof.code.trim() !== '') return action(proof);
      const proven = await client.proveByPasskey(proof);
      return proven.ok ? action(proven.value) : proven;
    });
  return { isRunning, problem, setProblem, run, runProven };
}

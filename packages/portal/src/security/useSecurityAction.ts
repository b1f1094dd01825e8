'use client';

import { useState } from 'react';
import type { Result } from '@kmx/core';
import type { Proof, SecurityProblem } from './securityClient';
import { useSecurityClient } from './SecurityContext';

/** One change at a time, and what became of the last one; entries stay where they are. */
export function useSecurityAction() {
  const client = useSecurityClient();
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
  /** Proves by passkey first, if the account has one and no code was entered. */
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

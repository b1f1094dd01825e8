'use client';

import { useState } from 'react';
import type { Enrolment, Proof } from './securityClient';
import { useSecurityClient } from './SecurityContext';
import { useSecurityAction } from './useSecurityAction';

/** Open step: re-authentication before a change, the code of a new device, or none. */
export type FactorStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'proving'; readonly change: 'enrol' | 'remove' | 'codes' }
  | { readonly kind: 'enrolling'; readonly enrolment: Enrolment };

interface SecondFactorOptions {
  readonly hasPasskeys: boolean;
  /** Called with new recovery codes; `isEnded` if all sessions have ended, including this one. */
  readonly onCodes: (codes: readonly string[], isEnded: boolean) => void;
  readonly onRemoved: () => void;
}

/** Steps of a change of the second factor; after a failure the step and its entries remain. */
export function useSecondFactor({ hasPasskeys, onCodes, onRemoved }: SecondFactorOptions) {
  const client = useSecurityClient();
  const [step, setStep] = useState<FactorStep>({ kind: 'idle' });
  const { isRunning, problem, setProblem, run, runProven } = useSecurityAction();
  const goTo = (next: FactorStep) => {
    setProblem(undefined);
    setStep(next);
  };
  const prove = async (proof: Proof) => {
    if (step.kind !== 'proving') return;
    const entered = { proof, hasPasskeys };
    if (step.change === 'enrol') {
      const begun = await runProven(entered, client.beginEnrolment);
      if (begun) goTo({ kind: 'enrolling', enrolment: begun.value });
    } else if (step.change === 'remove') {
      if (await runProven(entered, client.removeDevice)) onRemoved();
    } else {
      const created = await runProven(entered, client.createRecoveryCodes);
      if (!created) return;
      goTo({ kind: 'idle' });
      onCodes(created.value.recoveryCodes, false);
    }
  };
  const confirm = async (code: string) => {
    if (step.kind !== 'enrolling') return;
    const confirmed = await run(() => client.confirmEnrolment(step.enrolment.enrolment, code));
    if (!confirmed) return;
    goTo({ kind: 'idle' });
    onCodes(confirmed.value.recoveryCodes, confirmed.value.isReplaced);
  };
  return {
    step,
    isRunning,
    problem,
    start: (change: 'enrol' | 'remove' | 'codes') => goTo({ kind: 'proving', change }),
    cancel: () => goTo({ kind: 'idle' }),
    prove: (proof: Proof) => void prove(proof),
    confirm: (code: string) => void confirm(code),
  };
}

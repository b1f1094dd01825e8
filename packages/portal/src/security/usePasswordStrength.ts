'use client';

import { useEffect, useState } from 'react';
import type { PasswordStrength } from '@kmx/core/portal';

type Estimate = (password: string, personal: readonly string[]) => PasswordStrength;

/**
 * The strength of a password while it is entered; undefined as long as nothing is entered or the estimator is not there.
 * Without it the identity service alone decides.
 */
export function usePasswordStrength(
  password: string,
  personal: readonly string[],
): PasswordStrength | undefined {
  const [estimate, setEstimate] = useState<Estimate>();
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    import('./estimateStrength').then(
      (module) => isWanted && setEstimate(() => module.estimateStrength),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return isNeeded ? estimate?.(password, personal) : undefined;
}

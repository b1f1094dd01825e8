'use client';

import { useEffect, useState } from 'react';
import type { PasswordStrength } from '@kmx/core/portal';

type Estimate = (password: string, personal: readonly string[]) => PasswordStrength;

/**
 * Strength of the entered password; undefined without input or while the estimator is loading. If it fails to load,
 * only the identity service checks the password.
 */
export function usePasswordStrength(
  password: string,
  personal: readonly string[],
): PasswordStrength | undefined {
  const [estimate, setEstimate] = useState<Estimate>();
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return;
    let isActive = true;
    import('./estimateStrength').then(
      (module) => isActive && setEstimate(() => module.estimateStrength),
      () => undefined,
    );
    return () => {
      isActive = false;
    };
  }, [isNeeded]);
  return isNeeded ? estimate?.(password, personal) : undefined;
}

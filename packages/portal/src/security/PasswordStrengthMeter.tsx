'use client';

import { FormattedMessage } from 'react-intl';
import { decidePasswordProblem, type PasswordProblem, type PasswordStrength } from '@kmx/core/portal';
import { Wire } from '@kmx/design-system';
import type { MessageId } from '../shared/MessageId';
import { Meter, MeterText } from './Security.styles';

interface PasswordStrengthMeterProps {
  readonly password: string;
  readonly email: string;
  /** Undefined while unknown. */
  readonly strength: PasswordStrength | undefined;
}

const strengthIds = {
  0: 'portal.security.strength.weak',
  1: 'portal.security.strength.weak',
  2: 'portal.security.strength.weak',
  3: 'portal.security.strength.good',
  4: 'portal.security.strength.strong',
} as const satisfies Record<PasswordStrength['score'], string>;

const decideTextId = (problem: PasswordProblem | null, { score }: PasswordStrength): MessageId => {
  switch (problem) {
    case 'common':
      return 'portal.security.strength.common';
    case 'length':
      return 'portal.security.strength.short';
    case 'email':
    case 'weak':
      return 'portal.security.strength.weak';
    case null:
      return strengthIds[score];
  }
};

/** Strength of a new password, as a growing wire and as text. */
export function PasswordStrengthMeter({ password, email, strength }: PasswordStrengthMeterProps) {
  const problem = strength ? decidePasswordProblem(password, email, strength) : null;
  const share =
    !strength || password === '' ? 0 : problem ? Math.min(strength.score + 1, 2) / 4 : strength.score / 4;
  return (
    <Meter $isGood={strength !== undefined && problem === null}>
      <Wire variant="progress" progress={share} />
      <MeterText aria-live="polite">
        {strength && password !== '' ? (
          <FormattedMessage id={decideTextId(problem, strength)} />
        ) : (
          <FormattedMessage id="portal.security.strength.rule" />
        )}
      </MeterText>
    </Meter>
  );
}

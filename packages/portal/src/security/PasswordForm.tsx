'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Button, TextField } from '@kmx/design-system';
import { PasswordStrengthMeter } from './PasswordStrengthMeter';
import { ProblemText } from './ProblemText';
import { Form } from './Security.styles';
import { useSecurityClient } from './SecurityContext';
import { decideProblemField } from './securityMessages';
import { usePasswordStrength } from './usePasswordStrength';
import { useProblemText } from './useProblemText';
import { useSecurityAction } from './useSecurityAction';

interface PasswordFormProps {
  readonly user: SignedInUser;
  /** All sessions have ended, including this one. */
  readonly onChanged: () => void;
}

const personalOf = ({ email, firstName, lastName }: SignedInUser): readonly string[] => [
  email,
  firstName,
  lastName,
];

/** Current and new password; the identity service validates both. */
export function PasswordForm({ user, onChanged }: PasswordFormProps) {
  const intl = useIntl();
  const client = useSecurityClient();
  const toText = useProblemText();
  const [current, setCurrent] = useState('');
  const [chosen, setChosen] = useState('');
  const { isRunning, problem, setProblem, run } = useSecurityAction();
  const strength = usePasswordStrength(chosen, personalOf(user));
  const field = problem && decideProblemField(problem);
  const errorOf = (name: typeof field) => (problem && field === name ? toText(problem) : undefined);
  const submit = async () => {
    if (current === '' || chosen === '')
      return setProblem({ code: current === '' ? 'wrongPassword' : 'length' });
    if (await run(() => client.changePassword(current, chosen))) onChanged();
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problem && field === undefined && <ProblemText problem={problem} />}
      {/* Password managers store the new password under this user name. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        id="security-current"
        name="currentPassword"
        label={intl.formatMessage({ id: 'portal.security.password.current' })}
        type="password"
        autoComplete="current-password"
        isRequired
        value={current}
        error={errorOf('password')}
        onChange={({ target }) => setCurrent(target.value)}
      />
      <div>
        <TextField
          id="security-new"
          name="newPassword"
          label={intl.formatMessage({ id: 'portal.security.password.new' })}
          type="password"
          autoComplete="new-password"
          isRequired
          value={chosen}
          error={errorOf('newPassword')}
          onChange={({ target }) => setChosen(target.value)}
        />
        <PasswordStrengthMeter password={chosen} email={user.email} strength={strength} />
      </div>
      <Button
        type="submit"
        isLoading={isRunning}
        loadingLabel={intl.formatMessage({ id: 'portal.account.saving' })}
      >
        <FormattedMessage id="portal.security.password.change" />
      </Button>
    </Form>
  );
}

'use client';

import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Text, TextField } from '@kmx/design-system';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { ProblemText } from './ProblemText';
import { Form } from './Security.styles';
import type { Proof, SecurityProblem } from './securityClient';
import { decideProblemField } from './securityMessages';
import { useProblemText } from './useProblemText';

interface ProofDialogProps {
  readonly title: string;
  /** Explanation of the change. */
  readonly text: ReactNode;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  /** True if the account has a device: its code is required besides the password. */
  readonly hasDevice: boolean;
  /** True if the account has passkeys: one is used if no code is entered. */
  readonly hasPasskeys: boolean;
  readonly isRunning: boolean;
  readonly problem: SecurityProblem | undefined;
  readonly onConfirm: (proof: Proof) => void;
  readonly onClose: () => void;
  /** Additional fields of the change. */
  readonly children?: ReactNode;
}

interface CodeFieldProps {
  readonly id: string;
  readonly hasDevice: boolean;
  readonly hasPasskeys: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
}

function CodeField({ id, hasDevice, hasPasskeys, value, error, onChange }: CodeFieldProps) {
  const intl = useIntl();
  const hints = [
    hasDevice && intl.formatMessage({ id: 'portal.security.codeHint' }),
    hasPasskeys && intl.formatMessage({ id: 'portal.security.passkeys.recoveryHint' }),
  ];
  return (
    <TextField
      id={id}
      name="code"
      label={intl.formatMessage({
        id: hasDevice ? 'portal.security.code' : 'portal.security.passkeys.recovery',
      })}
      hint={hints.filter(Boolean).join(' ')}
      autoComplete="one-time-code"
      isRequired={!hasPasskeys}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Requires the password, and the second factor if there is one, before a change of the second factor. */
export function ProofDialog({
  title,
  text,
  confirmLabel,
  isDanger = false,
  hasDevice,
  hasPasskeys,
  isRunning,
  problem,
  onConfirm,
  onClose,
  children,
}: ProofDialogProps) {
  const intl = useIntl();
  const toText = useProblemText();
  const formId = useId();
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const field = problem && decideProblemField(problem);
  const errorOf = (name: typeof field) => (problem && field === name ? toText(problem) : undefined);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      isDanger={isDanger}
      isRunning={isRunning}
      runningLabel={intl.formatMessage({ id: 'portal.security.checking' })}
      formId={formId}
      onCancel={onClose}
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(proof);
        }}
      >
        <Text size="xs">{text}</Text>
        {problem && field === undefined && <ProblemText problem={problem} />}
        {children}
        <TextField
          id={`${formId}-password`}
          name="password"
          label={intl.formatMessage({ id: 'portal.security.password.current' })}
          type="password"
          autoComplete="current-password"
          isRequired
          value={proof.password}
          error={errorOf('password')}
          onChange={({ target }) => setProof({ ...proof, password: target.value })}
        />
        {(hasDevice || hasPasskeys) && (
          <CodeField
            id={`${formId}-code`}
            hasDevice={hasDevice}
            hasPasskeys={hasPasskeys}
            value={proof.code}
            error={errorOf('code')}
            onChange={(code) => setProof({ ...proof, code })}
          />
        )}
      </Form>
    </ConfirmDialog>
  );
}

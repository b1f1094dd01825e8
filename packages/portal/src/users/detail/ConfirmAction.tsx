'use client';

import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, Text, type ButtonProps } from '@kmx/design-system';
import { ConfirmDialog } from '../../shared/ConfirmDialog';

interface ConfirmActionProps<TOutcome> {
  readonly label: string;
  readonly icon?: ButtonProps['icon'];
  /** Question of the dialog. */
  readonly title: string;
  readonly text: ReactNode;
  readonly isRunning: boolean;
  readonly run: () => Promise<TOutcome>;
  /** Called when the dialog closes, so that a notice of the outcome can receive the focus. */
  readonly onOutcome: (outcome: TOutcome) => void;
}

/** Button for an action that cannot be undone, which runs after confirmation. */
export function ConfirmAction<TOutcome>({
  label,
  icon,
  title,
  text,
  isRunning,
  run,
  onOutcome,
}: ConfirmActionProps<TOutcome>) {
  const intl = useIntl();
  const [isConfirming, setConfirming] = useState(false);
  const confirm = async () => {
    const outcome = await run();
    setConfirming(false);
    onOutcome(outcome);
  };
  return (
    <>
      <Button variant="secondary" size="s" icon={icon} onClick={() => setConfirming(true)}>
        {label}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={title}
          confirmLabel={label}
          isDanger
          isRunning={isRunning}
          runningLabel={intl.formatMessage({ id: 'portal.users.running' })}
          onConfirm={() => void confirm()}
          onCancel={() => setConfirming(false)}
        >
          <Text size="xs">{text}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

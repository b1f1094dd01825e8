import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@kmx/design-system';

interface DialogActionsProps {
  readonly onCancel: () => void;
  /** A running action cannot be cancelled. */
  readonly isRunning?: boolean;
  /** Label of the confirm button. */
  readonly children: ReactNode;
}

/** Buttons of a confirmation dialog. */
export const DialogActions = ({ onCancel, isRunning, children }: DialogActionsProps) => (
  <>
    <Button variant="ghost" disabled={isRunning} onClick={onCancel}>
      <FormattedMessage id="portal.shared.cancel" />
    </Button>
    {children}
  </>
);

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@kmx/design-system';

interface DialogActionsProps {
  readonly onCancel: () => void;
  /** An action under way cannot be cancelled. */
  readonly isRunning?: boolean;
  /** The button that confirms. */
  readonly children: ReactNode;
}

/** The buttons of a dialog that asks before it acts. */
export const DialogActions = ({ onCancel, isRunning, children }: DialogActionsProps) => (
  <>
    <Button variant="ghost" disabled={isRunning} onClick={onCancel}>
      <FormattedMessage id="portal.shared.cancel" />
    </Button>
    {children}
  </>
);

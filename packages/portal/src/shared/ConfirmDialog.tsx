import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@kmx/design-system';
import { Dialog, type DialogProps } from '@kmx/design-system/workspace';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'isWide' | 'children'> {
  readonly confirmLabel: string;
  /** The action cannot be undone. */
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** A running action cannot be cancelled. */
  readonly isRunning?: boolean;
  /** Accessible label of the confirm button while the action runs. */
  readonly runningLabel?: string;
  /** Form in the dialog that the confirm button submits, instead of `onConfirm`. */
  readonly formId?: string;
  readonly onConfirm?: () => void;
  readonly onCancel: () => void;
}

/** Dialog with a question or a form, a confirm button and a cancel button. */
export function ConfirmDialog({
  confirmLabel,
  isDanger,
  isDisabled,
  isRunning,
  runningLabel,
  formId,
  onConfirm,
  onCancel,
  ...dialog
}: ConfirmDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      {...dialog}
      closeLabel={intl.formatMessage({ id: 'portal.shared.close' })}
      onClose={onCancel}
      isLocked={isRunning}
      actions={
        <>
          <Button variant="ghost" disabled={isRunning} onClick={onCancel}>
            <FormattedMessage id="portal.shared.cancel" />
          </Button>
          <Button
            type={formId ? 'submit' : 'button'}
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            disabled={isDisabled}
            isLoading={isRunning}
            loadingLabel={runningLabel ?? intl.formatMessage({ id: 'portal.shared.loading' })}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

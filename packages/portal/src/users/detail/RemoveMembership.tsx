'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Text } from '@kmx/design-system';
import { Dialog } from '@kmx/design-system/workspace';
import { DialogActions } from '../../shared/DialogActions';

interface RemoveMembershipProps {
  readonly name: string;
  readonly organisation: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Names the consequences before a user is removed from an organisation. */
export function RemoveMembership({ name, organisation, onCancel, onConfirm }: RemoveMembershipProps) {
  const intl = useIntl();
  return (
    <Dialog
      title={intl.formatMessage({ id: 'portal.users.memberships.confirmTitle' }, { name, organisation })}
      closeLabel={intl.formatMessage({ id: 'portal.shared.cancel' })}
      onClose={onCancel}
      actions={
        <DialogActions onCancel={onCancel}>
          <Button variant="danger" onClick={onConfirm}>
            <FormattedMessage id="portal.users.memberships.remove" />
          </Button>
        </DialogActions>
      }
    >
      <Text size="xs">
        <FormattedMessage id="portal.users.memberships.confirmText" values={{ name }} />
      </Text>
    </Dialog>
  );
}

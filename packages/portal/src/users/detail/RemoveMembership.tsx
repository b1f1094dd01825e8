'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '@kmx/design-system';
import { ConfirmDialog } from '../../shared/ConfirmDialog';

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
    <ConfirmDialog
      title={intl.formatMessage({ id: 'portal.users.memberships.confirmTitle' }, { name, organisation })}
      confirmLabel={intl.formatMessage({ id: 'portal.users.memberships.remove' })}
      isDanger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text size="xs">
        <FormattedMessage id="portal.users.memberships.confirmText" values={{ name }} />
      </Text>
    </ConfirmDialog>
  );
}

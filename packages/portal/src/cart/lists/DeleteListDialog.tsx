'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Stack, Text } from '@kmx/design-system';
import type { PortalConfig } from '../../app/PortalConfig';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { ListFaultNotice } from './ListFaultNotice';
import type { PartListsState } from './usePartLists';

interface DeleteListDialogProps {
  readonly name: string;
  readonly state: PartListsState;
  readonly config: PortalConfig;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a list is deleted for everybody in the organisation. */
export function DeleteListDialog({ name, state, config, onDelete, onClose }: DeleteListDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'portal.lists.delete.title' }, { name })}
      confirmLabel={intl.formatMessage({ id: 'portal.lists.delete' })}
      isRunning={state.isRunning}
      onConfirm={onDelete}
      onCancel={onClose}
    >
      <Stack gap="s">
        {state.fault && <ListFaultNotice fault={state.fault} config={config} />}
        <Text size="xs">
          <FormattedMessage id="portal.lists.delete.text" />
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}

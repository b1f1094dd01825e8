'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Stack, Text } from '@kmx/design-system';
import { Dialog } from '@kmx/design-system/workspace';
import type { PortalConfig } from '../../app/PortalConfig';
import { DialogActions } from '../../shared/DialogActions';
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
    <Dialog
      title={intl.formatMessage({ id: 'portal.lists.delete.title' }, { name })}
      closeLabel={intl.formatMessage({ id: 'portal.shared.cancel' })}
      onClose={onClose}
      isLocked={state.isRunning}
      actions={
        <DialogActions isRunning={state.isRunning} onCancel={onClose}>
          <Button
            isLoading={state.isRunning}
            loadingLabel={intl.formatMessage({ id: 'portal.shared.loading' })}
            onClick={onDelete}
          >
            <FormattedMessage id="portal.lists.delete" />
          </Button>
        </DialogActions>
      }
    >
      <Stack gap="s">
        {state.fault && <ListFaultNotice fault={state.fault} config={config} />}
        <Text size="xs">
          <FormattedMessage id="portal.lists.delete.text" />
        </Text>
      </Stack>
    </Dialog>
  );
}

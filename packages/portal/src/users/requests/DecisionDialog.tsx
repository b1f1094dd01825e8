'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Stack, Text, TextArea } from '@kmx/design-system';
import { Dialog } from '@kmx/design-system/workspace';
import type { RequestDecision } from '../../__generated__/customer/graphql';
import { DialogActions } from '../../shared/DialogActions';
import { decisionMessages } from './decisionMessages';

interface DecisionDialogProps {
  readonly decision: RequestDecision;
  readonly count: number;
  readonly onCancel: () => void;
  readonly onConfirm: (note: string) => void;
}

/** Names the number of requests before they are decided; a rejection may have a note. */
export function DecisionDialog({ decision, count, onCancel, onConfirm }: DecisionDialogProps) {
  const intl = useIntl();
  const [note, setNote] = useState('');
  const { title, text, action } = decisionMessages[decision];
  return (
    <Dialog
      title={intl.formatMessage({ id: title }, { count })}
      closeLabel={intl.formatMessage({ id: 'portal.shared.cancel' })}
      onClose={onCancel}
      actions={
        <DialogActions onCancel={onCancel}>
          <Button onClick={() => onConfirm(note.trim())}>
            <FormattedMessage id={action} />
          </Button>
        </DialogActions>
      }
    >
      <Stack gap="s">
        <Text size="xs">
          <FormattedMessage id={text} />
        </Text>
        {decision === 'decline' && (
          <TextArea
            id="requests-note"
            name="note"
            label={intl.formatMessage({ id: 'portal.users.note' })}
            mark={intl.formatMessage({ id: 'portal.shared.optional' })}
            hint={intl.formatMessage({ id: 'portal.users.requests.noteHint' })}
            rows={3}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

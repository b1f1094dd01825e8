'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Stack, Text, TextArea } from '@kmx/design-system';
import type { OrderDecision } from '../../__generated__/customer/graphql';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { approvalMessages } from './approvalMessages';
import type { OrderDetail } from './orderAgain';

/** The service truncates longer notes. */
const maxNoteLength = 1000;

interface ApprovalDialogProps {
  readonly decision: OrderDecision;
  readonly order: OrderDetail['order'];
  readonly onCancel: () => void;
  readonly onConfirm: (note: string) => void;
}

/** Confirms a decision and explains its consequences. A rejection can have a note. */
export function ApprovalDialog({ decision, order, onCancel, onConfirm }: ApprovalDialogProps) {
  const intl = useIntl();
  const [note, setNote] = useState('');
  const { title, text, action } = approvalMessages[decision];
  const values = { name: order.orderedBy };
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: title }, { reference: order.reference })}
      confirmLabel={intl.formatMessage({ id: action })}
      onConfirm={() => onConfirm(note.trim())}
      onCancel={onCancel}
    >
      <Stack gap="s">
        <Text size="xs">
          <FormattedMessage id={text} values={values} />
        </Text>
        {decision === 'decline' && (
          <TextArea
            id="approval-note"
            name="note"
            label={intl.formatMessage({ id: 'portal.users.note' })}
            mark={intl.formatMessage({ id: 'portal.shared.optional' })}
            hint={intl.formatMessage({ id: 'portal.users.noteHintMailed' }, values)}
            rows={3}
            maxLength={maxNoteLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Stack, Text, TextArea } from '@kmx/design-system';
import type { RequestDecision } from '../../__generated__/customer/graphql';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
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
    <ConfirmDialog
      title={intl.formatMessage({ id: title }, { count })}
      confirmLabel={intl.formatMessage({ id: action })}
      onConfirm={() => onConfirm(note.trim())}
      onCancel={onCancel}
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
    </ConfirmDialog>
  );
}

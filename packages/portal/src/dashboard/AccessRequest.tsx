'use client';

import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { ApplicationKey } from '@kmx/core/portal';
import { Button, TextArea } from '@kmx/design-system';

import { toDataProblem } from '../data/problems';
import { useDraft } from '../data/useDraft';
import { ProblemNotice } from '../notices/ProblemNotice';

import { RequestForm, Row } from './AccessRequest.styles';
import { RequestAccessDocument } from './dashboard.customerQuery';
import { RejectionNotice, type AccessRejectionCode } from './RejectionNotice';

/** Maximum length in the service. */
const maxNoteLength = 500;

const accessNoteSchema = z.string().check(z.maxLength(maxNoteLength));

interface AccessRequestProps {
  readonly application: ApplicationKey;
  readonly serviceName: string;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

function useAccessRequest({ application, onSent }: Pick<AccessRequestProps, 'application' | 'onSent'>) {
  const [note, setNote, clearNote] = useDraft(`access.${application}`, accessNoteSchema, '');
  const [rejection, setRejection] = useState<AccessRejectionCode>();
  const [requestAccess, { loading, error }] = useMutation(RequestAccessDocument);
  const send = async () => {
    setRejection(undefined);
    const { data } = await requestAccess({ variables: { application, note: note.trim() || null } });
    const result = data?.requestAccess;
    if (result?.__typename === 'ActionRefused') setRejection(result.code);
    if (result?.__typename !== 'AccessChanged') return;
    clearNote();
    onSent();
  };
  return { note, setNote, rejection, isSending: loading, error, send };
}

/** Access request form inside a tile; preserves the entered text until it is sent. */
export function AccessRequest({ application, serviceName, onSent, onCancel }: AccessRequestProps) {
  const intl = useIntl();
  const id = useId();
  const { note, setNote, rejection, isSending, error, send } = useAccessRequest({ application, onSent });
  return (
    <RequestForm
      aria-label={intl.formatMessage({ id: 'portal.request.title' }, { service: serviceName })}
      onSubmit={(event) => {
        event.preventDefault();
        // Failures are rendered through `error`.
        send().catch(() => undefined);
      }}
    >
      <TextArea
        id={`${id}-note`}
        name="note"
        rows={3}
        maxLength={maxNoteLength}
        autoFocus
        label={intl.formatMessage({ id: 'portal.request.note' })}
        mark={intl.formatMessage({ id: 'portal.shared.optional' })}
        value={note}
        onChange={(event) => {
          setNote(event.currentTarget.value);
        }}
      />
      {error && <ProblemNotice problem={toDataProblem(error)} />}
      {rejection && <RejectionNotice code={rejection} />}
      <Row>
        <Button
          type="submit"
          size="s"
          isLoading={isSending}
          loadingLabel={intl.formatMessage({ id: 'portal.request.sending' })}
        >
          <FormattedMessage id="portal.request.send" />
        </Button>
        <Button size="s" variant="ghost" disabled={isSending} onClick={onCancel}>
          <FormattedMessage id="portal.shared.cancel" />
        </Button>
      </Row>
    </RequestForm>
  );
}

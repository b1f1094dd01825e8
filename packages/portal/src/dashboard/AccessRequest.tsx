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
import { RefusalNotice, type AccessRefusalCode } from './RefusalNotice';

/** Maximum length in the service. */
const noteLength = 500;

const noteSchema = z.string().check(z.maxLength(noteLength));

interface AccessRequestProps {
  readonly application: ApplicationKey;
  readonly serviceName: string;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

function useAccessRequest({ application, onSent }: Pick<AccessRequestProps, 'application' | 'onSent'>) {
  const [note, setNote, clearNote] = useDraft(`access.${application}`, noteSchema, '');
  const [refusal, setRefusal] = useState<AccessRefusalCode>();
  const [requestAccess, { loading, error }] = useMutation(RequestAccessDocument);
  const send = async () => {
    setRefusal(undefined);
    const { data } = await requestAccess({ variables: { application, note: note.trim() || null } });
    const answer = data?.requestAccess;
    if (answer?.__typename === 'ActionRefused') setRefusal(answer.code);
    if (answer?.__typename !== 'AccessChanged') return;
    clearNote();
    onSent();
  };
  return { note, setNote, refusal, isSending: loading, error, send };
}

/** Access request form inside a tile; preserves the entered text until it is sent. */
export function AccessRequest({ application, serviceName, onSent, onCancel }: AccessRequestProps) {
  const intl = useIntl();
  const id = useId();
  const { note, setNote, refusal, isSending, error, send } = useAccessRequest({ application, onSent });
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
        maxLength={noteLength}
        autoFocus
        label={intl.formatMessage({ id: 'portal.request.note' })}
        mark={intl.formatMessage({ id: 'portal.shared.optional' })}
        value={note}
        onChange={(event) => {
          setNote(event.currentTarget.value);
        }}
      />
      {error && <ProblemNotice problem={toDataProblem(error)} />}
      {refusal && <RefusalNotice code={refusal} />}
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

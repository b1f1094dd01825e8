'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, FlashMessage, Stack } from '@kmx/design-system';
import { Total } from '../../lists/List.styles';
import { NoticeFrame } from '../../shared/Detail.styles';
import { ImportProblem } from './ImportProblem';
import type { UserImportState } from './useUserImport';

function Running({ doneCount, confirmedCount }: UserImportState) {
  return (
    <Total role="status">
      <FormattedMessage
        id="portal.users.import.progress"
        values={{ done: doneCount, count: confirmedCount }}
      />
    </Total>
  );
}

function AnotherList({ startAnother }: UserImportState) {
  return (
    <Button variant="secondary" onClick={startAnother}>
      <FormattedMessage id="portal.users.import.another" />
    </Button>
  );
}

function Interrupted(state: UserImportState) {
  return (
    <>
      <ImportProblem error={state.error} onRetry={state.retry} />
      <FlashMessage isStatic>
        <FormattedMessage id="portal.users.import.interrupted" />
      </FlashMessage>
      <AnotherList {...state} />
    </>
  );
}

function Finished(state: UserImportState) {
  const count = (requested: string) => state.lines.filter(({ outcome }) => outcome === requested).length;
  const [invited, failed] = [count('invited'), count('rejected')];
  return (
    <>
      <FlashMessage type={invited > 0 ? 'success' : 'info'}>
        <FormattedMessage id="portal.users.import.done" values={{ count: invited }} />
      </FlashMessage>
      {failed > 0 && (
        <FlashMessage type="error">
          <FormattedMessage id="portal.users.import.failed" values={{ count: failed }} />
        </FlashMessage>
      )}
      <AnotherList {...state} />
    </>
  );
}

/** Progress and result of a confirmed import. Receives the focus, because the confirming button disappears. */
export function ImportProgress({ state }: { readonly state: UserImportState }) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = state.phase === 'deciding' ? 'importing' : state.phase;
  useEffect(() => frame.current?.focus(), [stage]);
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <Stack gap="s">
        {stage === 'importing' && <Running {...state} />}
        {stage === 'interrupted' && <Interrupted {...state} />}
        {stage === 'finished' && <Finished {...state} />}
      </Stack>
    </NoticeFrame>
  );
}

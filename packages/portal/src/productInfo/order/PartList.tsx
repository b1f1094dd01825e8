'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { articleListLimits } from '@kmx/core/portal';
import { Heading, Text } from '@kmx/design-system';
import type { PartFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { SupportNotice } from '../../notices/SupportNotice';
import { Part } from '../../parts/Parts.styles';
import { TableFields } from '../../shared/TableFields';
import { PartListResults } from './PartListResults';
import { readListFile } from './readListFile';
import { usePartList, type PartListState } from './usePartList';

interface PartListProps {
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly onAdd: (additions: readonly { part: PartFactsFragment; quantity: number }[]) => void;
}

function ListState({
  state,
  config,
  onAdd,
  onRetry,
}: Pick<PartListProps, 'config' | 'onAdd'> & { state: PartListState; onRetry: () => void }) {
  const intl = useIntl();
  switch (state.kind) {
    case 'waiting':
    case 'checking':
      return null;
    case 'empty':
      return (
        <LiveFlashMessage type="error" outcome={state}>
          <FormattedMessage id="portal.partList.empty" />
        </LiveFlashMessage>
      );
    case 'failed':
      return (
        <SupportNotice
          error={state.error}
          subject={intl.formatMessage({ id: 'portal.partList.title' })}
          config={config}
          onRetry={onRetry}
        />
      );
    case 'checked':
      return <PartListResults {...state} onAdd={onAdd} />;
  }
}

/** List of part numbers, pasted or from a CSV file, with a result per line before anything is added to the cart. */
export function PartList({ locale, config, onAdd }: PartListProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [rejectedFile, setRejectedFile] = useState<File>();
  const { state, check, clear } = usePartList(locale);
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const read = await readListFile(file, locale.language);
    setRejectedFile(read === undefined ? file : undefined);
    if (read === undefined) return;
    setText(read);
    await check(read);
  };
  return (
    <Part>
      <Heading level={2} size="m">
        <FormattedMessage id="portal.partList.title" />
      </Heading>
      <Text size="xs" tone="muted">
        <FormattedMessage id="portal.partList.lead" />
      </Text>
      <TableFields
        id="part-list"
        title={intl.formatMessage({ id: 'portal.partList.title' })}
        label={intl.formatMessage({ id: 'portal.partList.text' })}
        hint={intl.formatMessage({ id: 'portal.partList.hint' }, { most: articleListLimits.lines })}
        text={text}
        isChecking={state.kind === 'checking'}
        onText={(next) => {
          setText(next);
          setRejectedFile(undefined);
          clear();
        }}
        onFile={(file) => void readFile(file)}
        onCheck={() => void check(text)}
      />
      {rejectedFile && (
        <LiveFlashMessage type="error" outcome={rejectedFile}>
          <FormattedMessage id="portal.partList.fileRefused" />
        </LiveFlashMessage>
      )}
      <ListState
        state={state}
        config={config}
        onAdd={(additions) => {
          onAdd(additions);
          // A second press would add the list twice.
          setText('');
          clear();
          document.getElementById('part-list-text')?.focus();
        }}
        onRetry={() => void check(text)}
      />
    </Part>
  );
}

'use client';

import { FormattedMessage } from 'react-intl';
import { Button, FlashMessage } from '@kmx/design-system';
import { Total } from '../../lists/List.styles';
import { UnknownHeadingsNotice } from './ListProblemNotice';
import type { UserImportState } from './useUserImport';

/** Summary of the dry run, and the button that carries it out. */
export function ImportPreview({ lines, list, confirm }: UserImportState) {
  const count = (requested: string) => lines.filter(({ outcome }) => outcome === requested).length;
  const ready = count('ready');
  return (
    <>
      {list.unknownHeadings.length > 0 && <UnknownHeadingsNotice headings={list.unknownHeadings} />}
      <Total role="status">
        <FormattedMessage
          id="portal.users.import.summary"
          values={{ ready, exists: count('exists'), rejected: count('rejected') }}
        />
      </Total>
      {ready > 0 ? (
        <>
          <FlashMessage isStatic>
            <FormattedMessage id="portal.users.import.dryRun" />
          </FlashMessage>
          <Button icon="add-user" onClick={confirm}>
            <FormattedMessage id="portal.users.import.confirm" values={{ count: ready }} />
          </Button>
        </>
      ) : (
        <FlashMessage isStatic>
          <FormattedMessage id="portal.users.import.noneReady" />
        </FlashMessage>
      )}
    </>
  );
}

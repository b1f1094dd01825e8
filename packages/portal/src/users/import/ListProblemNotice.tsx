'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { userImportLimits, type UserImportField } from '@kmx/core/portal';
import { FlashMessage, Stack } from '@kmx/design-system';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { fieldMessages } from './importMessages';
import type { ListProblem } from './useUserImport';

function UnknownHeadingsText({ headings }: { readonly headings: readonly string[] }) {
  const intl = useIntl();
  const columns = intl.formatList(headings, { type: 'unit' });
  return <FormattedMessage id="portal.users.import.unknownHeadings" values={{ columns }} />;
}

function Content({ problem }: { readonly problem: ListProblem }) {
  const intl = useIntl();
  const formatFields = (fields: readonly UserImportField[]) =>
    intl.formatList(
      fields.map((field) => intl.formatMessage({ id: fieldMessages[field] })),
      { type: 'unit' },
    );
  switch (problem.kind) {
    case 'unreadableFile':
      return <FormattedMessage id="portal.partList.fileRefused" />;
    case 'empty':
      return <FormattedMessage id="portal.users.import.empty" />;
    case 'missingColumns': {
      const { fields, unknownHeadings } = problem;
      return (
        <Stack gap="xs">
          <p>
            <FormattedMessage
              id="portal.users.import.missingColumns"
              values={{ columns: formatFields(fields) }}
            />
          </p>
          {unknownHeadings.length > 0 && (
            <p>
              <UnknownHeadingsText headings={unknownHeadings} />
            </p>
          )}
        </Stack>
      );
    }
    case 'repeatedColumn': {
      const columns = intl.formatList(problem.headings, { type: 'unit' });
      return <FormattedMessage id="portal.users.import.repeatedColumn" values={{ columns }} />;
    }
    case 'tooManyRows': {
      const values = { count: problem.count, most: userImportLimits.rows };
      return <FormattedMessage id="portal.users.import.tooManyRows" values={values} />;
    }
    case 'openQuote':
      return <FormattedMessage id="portal.users.import.openQuote" values={{ line: problem.line }} />;
  }
}

/** Reason for which a list cannot be checked; nothing was sent. */
export const ListProblemNotice = ({ problem }: { readonly problem: ListProblem }) => (
  <LiveFlashMessage type="error" outcome={problem}>
    <Content problem={problem} />
  </LiveFlashMessage>
);

/** Columns that are left out, although the list can be read. */
export const UnknownHeadingsNotice = ({ headings }: { readonly headings: readonly string[] }) => (
  <FlashMessage isStatic>
    <UnknownHeadingsText headings={headings} />
  </FlashMessage>
);

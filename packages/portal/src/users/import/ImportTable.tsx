'use client';

import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { UserImportLine } from '@kmx/core/portal';
import type { DataTableColumn } from '@kmx/design-system/workspace';
import type { PortalLocale } from '../../app/PortalConfig';
import { DataRows } from '../../lists/DataRows';
import { Names, Small } from '../../lists/List.styles';
import { serviceNameIds } from '../../shared/serviceLabels';
import { SignTag } from '../../shared/SignTag';
import { ProfileAnchor } from '../requests/AccessRequests.styles';
import { createUserHref } from '../userAddresses';
import { columnMessages } from '../userMessages';
import { formatProblem, outcomes } from './importMessages';
import { Outcome, Person, Problems } from './UserImport.styles';

const dash = '–';

function LineOutcome({ line, locale }: { readonly line: UserImportLine; readonly locale: PortalLocale }) {
  const intl = useIntl();
  const { message, tone, drawing } = outcomes[line.outcome];
  return (
    <Outcome>
      <SignTag tone={tone} drawing={drawing} value={line.outcome}>
        <FormattedMessage id={message} />
      </SignTag>
      {line.problems.length > 0 && (
        <Problems>
          {line.problems.map((problem) => (
            <li key={`${problem.code} ${problem.field} ${problem.value}`}>{formatProblem(intl, problem)}</li>
          ))}
        </Problems>
      )}
      {line.userId !== null && (
        <ProfileAnchor
          href={createUserHref(locale, line.userId)}
          data-link="route"
          aria-label={intl.formatMessage({ id: 'portal.users.requests.profileOf' }, { name: line.name })}
        >
          <FormattedMessage id="portal.users.profile" />
        </ProfileAnchor>
      )}
    </Outcome>
  );
}

const createColumns = (intl: IntlShape, locale: PortalLocale): readonly DataTableColumn<UserImportLine>[] => [
  {
    id: 'name',
    label: intl.formatMessage({ id: columnMessages.name }),
    render: ({ name, email }) => (
      <Person>
        <span>{name || dash}</span>
        <Small>{email || dash}</Small>
      </Person>
    ),
  },
  {
    id: 'line',
    label: intl.formatMessage({ id: 'portal.users.import.line' }),
    kind: 'amount',
    render: ({ line }) => intl.formatNumber(line),
  },
  {
    id: 'result',
    label: intl.formatMessage({ id: 'portal.users.import.result' }),
    render: (line) => <LineOutcome line={line} locale={locale} />,
  },
  {
    id: 'organisation',
    label: intl.formatMessage({ id: columnMessages.organisation }),
    render: ({ organisation }) => (organisation ? <Names $least="10rem">{organisation}</Names> : dash),
  },
  {
    id: 'applications',
    label: intl.formatMessage({ id: columnMessages.application }),
    render: ({ applications }) =>
      intl.formatList(
        applications.map((key) => intl.formatMessage({ id: serviceNameIds[key] })),
        { type: 'unit' },
      ) || dash,
  },
];

interface ImportTableProps {
  readonly lines: readonly UserImportLine[];
  readonly locale: PortalLocale;
}

/** The lines of a list with their outcomes, as a table, or as cards on narrow windows. */
export function ImportTable({ lines, locale }: ImportTableProps) {
  const intl = useIntl();
  return (
    <DataRows
      caption={intl.formatMessage({ id: 'portal.users.import' })}
      columns={createColumns(intl, locale)}
      rows={lines}
      getRowId={({ line }) => String(line)}
    />
  );
}

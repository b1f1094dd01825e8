'use client';

import { useIntl, type IntlShape } from 'react-intl';
import { Checkbox } from '@kmx/design-system';
import type { DataTableColumn } from '@kmx/design-system/workspace';
import type { PortalLocale } from '../../app/PortalConfig';
import { DataRows } from '../../lists/DataRows';
import { Names } from '../../lists/List.styles';
import { serviceNameIds } from '../../shared/serviceLabels';
import { createUserHref } from '../userAddresses';
import { columnMessages } from '../userMessages';
import { ProfileAnchor } from './AccessRequests.styles';
import { createRequestKey, type AccessRequest } from './decideRequestsOutcome';

const dash = '–';

interface RequestTableProps {
  readonly requests: readonly AccessRequest[];
  readonly selected: ReadonlySet<string>;
  readonly isDisabled: boolean;
  readonly locale: PortalLocale;
  readonly onToggle: (key: string) => void;
}

function RequestBox({
  request,
  selected,
  isDisabled,
  onToggle,
}: Omit<RequestTableProps, 'requests' | 'locale'> & { readonly request: AccessRequest }) {
  const intl = useIntl();
  const key = createRequestKey(request);
  const application = intl.formatMessage({ id: serviceNameIds[request.application] });
  return (
    <Checkbox
      id={`request-${request.application}-${request.userId}`}
      name="request"
      label={request.name}
      // A person may have several requests.
      aria-label={intl.formatList([request.name, application], { type: 'unit' })}
      hint={request.email}
      checked={selected.has(key)}
      disabled={isDisabled}
      onChange={() => onToggle(key)}
    />
  );
}

type Column = DataTableColumn<AccessRequest>;

const createDataColumns = (intl: IntlShape): readonly Column[] => [
  {
    id: 'application',
    label: intl.formatMessage({ id: columnMessages.application }),
    render: ({ application }) => intl.formatMessage({ id: serviceNameIds[application] }),
  },
  {
    id: 'organisation',
    label: intl.formatMessage({ id: columnMessages.organisation }),
    render: ({ organisations }) => (
      <Names $least="10rem">
        {intl.formatList(
          organisations.map(({ name }) => name),
          { type: 'unit' },
        ) || dash}
      </Names>
    ),
  },
  {
    id: 'requestedAt',
    label: intl.formatMessage({ id: columnMessages.requestedAt }),
    kind: 'date',
    render: ({ requestedAt }) =>
      requestedAt ? (
        <time dateTime={requestedAt}>{intl.formatDate(requestedAt, { dateStyle: 'medium' })}</time>
      ) : (
        dash
      ),
  },
  {
    id: 'note',
    label: intl.formatMessage({ id: 'portal.users.note' }),
    render: ({ note }) => (note ? <Names $least="14rem">{note}</Names> : dash),
  },
];

export function RequestTable({ requests, locale, ...boxes }: RequestTableProps) {
  const intl = useIntl();
  const columns: readonly Column[] = [
    {
      id: 'name',
      label: intl.formatMessage({ id: columnMessages.name }),
      render: (request) => <RequestBox request={request} {...boxes} />,
    },
    ...createDataColumns(intl),
    {
      id: 'profile',
      label: intl.formatMessage({ id: 'portal.users.profile' }),
      isLabelHidden: true,
      render: ({ userId, name }) => (
        <ProfileAnchor
          href={createUserHref(locale, userId)}
          data-link="route"
          aria-label={intl.formatMessage({ id: 'portal.users.requests.profileOf' }, { name })}
        >
          {intl.formatMessage({ id: 'portal.users.profile' })}
        </ProfileAnchor>
      ),
    },
  ];
  return (
    <DataRows
      caption={intl.formatMessage({ id: 'portal.users.requests.title' })}
      columns={columns}
      rows={requests}
      getRowId={createRequestKey}
      isBusy={boxes.isDisabled}
    />
  );
}

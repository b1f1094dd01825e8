'use client';

import { Fragment, useState, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { decideConfirmation } from '@kmx/core/portal';
import { Button } from '@kmx/design-system';
import type { DataTableColumn } from '@kmx/design-system/workspace';
import { DataRows } from '../../lists/DataRows';
import type { MessageId } from '../../shared/MessageId';
import { serviceNameIds } from '../../shared/serviceLabels';
import { StatusTag } from '../../shared/StatusTag';
import { actionMessages } from '../userMessages';
import { createAccessRows, type AccessRow, type UserRecordData } from './accessRows';
import { ActionDialog } from './ActionDialog';
import { OutcomeNotice } from './OutcomeNotice';
import { useAccessActions, type AccessChoice, type AccessActions } from './useAccessActions';
import { RowActions } from './UserDetail.styles';

interface RowButtonsProps {
  readonly row: AccessRow;
  readonly running: AccessActions['running'];
  readonly onChoose: (choice: AccessChoice) => void;
}

/** Actions that revoke access have the secondary button. */
const RowButtons = ({ row: { application, status, actions }, running, onChoose }: RowButtonsProps) => {
  const intl = useIntl();
  const name = intl.formatMessage({ id: serviceNameIds[application] });
  return (
    <RowActions>
      {actions.map((action) => {
        const label = intl.formatMessage({ id: actionMessages[action] });
        return (
          <Button
            key={action}
            size="s"
            variant={decideConfirmation(action) === 'none' ? 'secondary' : 'ghost'}
            aria-label={intl.formatMessage(
              { id: 'portal.users.actionOn' },
              { action: label, application: name },
            )}
            isLoading={running?.application === application && running.action === action}
            loadingLabel={intl.formatMessage({ id: 'portal.users.running' })}
            disabled={running !== undefined}
            onClick={() => onChoose({ application, action, status })}
          >
            {label}
          </Button>
        );
      })}
    </RowActions>
  );
};

/** Long role names wrap between words. */
const RoleCode = ({ role }: { role: string }) =>
  role.split(/(?<=_)/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const createColumns = (
  intl: IntlShape,
  buttons: (row: AccessRow) => ReactNode,
): readonly DataTableColumn<AccessRow>[] => {
  const word = (id: MessageId) => intl.formatMessage({ id });
  const date = (at: string | null) => (at ? intl.formatDate(at, { dateStyle: 'medium' }) : '–');
  return [
    {
      id: 'application',
      label: word('portal.users.column.application'),
      render: ({ application }) => word(serviceNameIds[application]),
    },
    {
      id: 'status',
      label: word('portal.users.column.status'),
      render: ({ status }) => <StatusTag status={status ?? 'unregistered'} />,
    },
    {
      id: 'actions',
      label: word('portal.users.column.actions'),
      isLabelHidden: true,
      render: buttons,
    },
    {
      id: 'requestedBy',
      label: word('portal.users.column.requestedBy'),
      render: ({ requestedBy }) => requestedBy ?? '–',
    },
    {
      id: 'requestedAt',
      label: word('portal.users.column.requestedAt'),
      kind: 'date',
      render: ({ requestedAt }) => date(requestedAt),
    },
    {
      id: 'expiresAt',
      label: word('portal.users.column.expiresAt'),
      kind: 'date',
      render: ({ expiresAt }) => date(expiresAt),
    },
    {
      id: 'role',
      label: word('portal.users.column.role'),
      kind: 'figures',
      render: ({ role }) => (role === null ? '–' : <RoleCode role={role} />),
    },
  ];
};

/** Applications of a user with the actions that the service allows (section 4). */
export function UserAccess({ record }: { record: UserRecordData }) {
  const intl = useIntl();
  const { running, outcome, run } = useAccessActions(record.id);
  const [pending, setPending] = useState<AccessChoice>();
  const choose = (choice: AccessChoice) => {
    if (choice.action === 'editAccess' || decideConfirmation(choice.action) !== 'none') setPending(choice);
    else void run(choice);
  };
  return (
    <>
      {outcome && <OutcomeNotice outcome={outcome} name={record.name} />}
      <DataRows
        caption={intl.formatMessage({ id: 'portal.users.access' })}
        columns={createColumns(intl, (row) => (
          <RowButtons row={row} running={running} onChoose={choose} />
        ))}
        rows={createAccessRows(record)}
        getRowId={({ application }) => application}
        isBusy={running !== undefined}
      />
      {pending && (
        <ActionDialog
          choice={pending}
          name={record.name}
          onCancel={() => setPending(undefined)}
          onConfirm={(details) => {
            setPending(undefined);
            void run(pending, details);
          }}
        />
      )}
    </>
  );
}

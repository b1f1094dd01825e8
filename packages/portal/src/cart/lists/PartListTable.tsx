'use client';

import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Button, IconButton } from '@kmx/design-system';
import type { PartListFactsFragment } from '../../__generated__/customer/graphql';
import { DataRows } from '../../lists/DataRows';
import { ActionCell, BarGroup } from '../../parts/Parts.styles';
import type { MessageId } from '../../shared/MessageId';

interface PartListTableProps {
  readonly lists: readonly PartListFactsFragment[];
  readonly isBusy: boolean;
  readonly onAdd: (list: PartListFactsFragment) => void;
  readonly onRename: (list: PartListFactsFragment) => void;
  readonly onDelete: (list: PartListFactsFragment) => void;
}

type Actions = Pick<PartListTableProps, 'isBusy' | 'onAdd' | 'onRename' | 'onDelete'>;

function ListActions({ list, actions }: { list: PartListFactsFragment; actions: Actions }) {
  const intl = useIntl();
  const { name } = list;
  const label = (id: MessageId) => intl.formatMessage({ id }, { name });
  return (
    <ActionCell>
      <BarGroup>
        <Button
          variant="secondary"
          size="s"
          icon="cart"
          disabled={actions.isBusy}
          aria-label={label('portal.parts.addName')}
          onClick={() => actions.onAdd(list)}
        >
          <FormattedMessage id="portal.parts.add" />
        </Button>
        {list.canChange && (
          <>
            <IconButton
              icon="edit"
              label={label('portal.lists.renameName')}
              disabled={actions.isBusy}
              onClick={() => actions.onRename(list)}
            />
            <IconButton
              icon="trash"
              label={label('portal.lists.deleteName')}
              disabled={actions.isBusy}
              onClick={() => actions.onDelete(list)}
            />
          </>
        )}
      </BarGroup>
    </ActionCell>
  );
}

/** The saved lists: name, who saved it and when, and how many lines it has. */
export function PartListTable({ lists, ...actions }: PartListTableProps) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <DataRows
      caption={text('portal.lists.title')}
      rows={lists}
      getRowId={({ id }) => id}
      isBusy={actions.isBusy}
      columns={[
        { id: 'name', label: text('portal.lists.name'), render: ({ name }) => name },
        { id: 'savedBy', label: text('portal.lists.savedBy'), render: ({ savedBy }) => savedBy },
        {
          id: 'savedAt',
          label: text('portal.lists.savedAt'),
          render: ({ savedAt }) => (
            <time dateTime={savedAt}>{intl.formatDate(savedAt, { dateStyle: 'medium' })}</time>
          ),
        },
        {
          id: 'lines',
          label: text('portal.orders.column.lines'),
          kind: 'amount',
          render: ({ lineCount }) => <FormattedNumber value={lineCount} />,
        },
        {
          id: 'actions',
          label: text('portal.users.column.actions'),
          isLabelHidden: true,
          render: (list) => <ListActions list={list} actions={actions} />,
        },
      ]}
    />
  );
}

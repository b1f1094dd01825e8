'use client';

import { useApolloClient, useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countUserFilters, noUserFilters, userColumns, userPageSize } from '@kmx/core/portal';
import { Pagination } from '@kmx/design-system/workspace';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { toDataProblem } from '../../data/problems';
import { ClearFilters } from '../../lists/ClearFilters';
import { decideSort } from '../../lists/decideSort';
import { Bar, Total } from '../../lists/List.styles';
import { ListTools } from '../../lists/ListTools';
import { RowsSkeleton } from '../../lists/RowsSkeleton';
import { SortChoice } from '../../lists/SortChoice';
import { useIsNarrow } from '../../lists/useIsNarrow';
import { usePageMessages } from '../../lists/usePageMessages';
import { EmptyState } from '../../notices/EmptyState';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { createUserHref } from '../userAddresses';
import { columnMessages } from '../userMessages';
import { createUserListVariables, createUsersCsvVariables } from './createUserListVariables';
import { UserListDocument, UsersCsvDocument } from './userList.customerQuery';
import { UserTable } from './UserTable';
import { userColumnKinds } from './userTableColumns';
import type { UserListState } from './useUserListQuery';

function NoUsers({ state }: { state: UserListState }) {
  const intl = useIntl();
  const isFiltered = countUserFilters(state.query) > 0;
  return (
    <EmptyState
      title={intl.formatMessage({ id: isFiltered ? 'portal.users.noMatch' : 'portal.users.none.title' })}
      text={isFiltered ? undefined : intl.formatMessage({ id: 'portal.users.none.text' })}
      action={isFiltered && <ClearFilters onClear={() => state.change(noUserFilters)} />}
    />
  );
}

interface UserListResultsProps {
  readonly state: UserListState;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
}

/** Column selection and export; the file contains the same users and columns. */
function UserTools({ state, locale, config }: UserListResultsProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const { query, replace } = state;
  return (
    <ListTools
      name="users"
      columns={{
        all: userColumns,
        labelIds: columnMessages,
        fixed: 'name',
        chosen: query.columns,
        onChange: (columns) => replace({ columns }),
      }}
      loadCsv={async () => {
        const variables = createUsersCsvVariables(query, locale.language);
        const options = { query: UsersCsvDocument, variables, fetchPolicy: 'no-cache' } as const;
        return (await client.query(options)).data?.usersCsv;
      }}
      config={config}
      supportSubject={intl.formatMessage(
        { id: 'portal.parts.supportSubject' },
        { subject: intl.formatMessage({ id: 'portal.users.title' }) },
      )}
    />
  );
}

/** Sorting on narrow windows; wider windows have sortable table headers. */
function UserSort({ state }: { state: UserListState }) {
  const { columns, sort, direction } = state.query;
  return (
    <SortChoice
      id="users-sort"
      columns={columns}
      labelIds={columnMessages}
      sort={sort}
      direction={direction}
      onSort={(column) => state.change(decideSort(state.query, column))}
    />
  );
}

/** Users that match the filters, or the reason why there are none. */
export function UserListResults({ state, locale, config }: UserListResultsProps) {
  const isNarrow = useIsNarrow();
  const pageMessages = usePageMessages('portal.users.pages');
  const { data, previousData, error, loading, refetch } = useQuery(UserListDocument, {
    variables: createUserListVariables(state.query),
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.users ?? (loading ? previousData?.users : undefined);
  if (error && !data)
    return (
      <ProblemNotice
        problem={toDataProblem(error)}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!page)
    return <RowsSkeleton columns={state.query.columns} labelIds={columnMessages} kinds={userColumnKinds} />;
  return (
    <>
      <Bar>
        <Total role="status">
          <FormattedMessage id="portal.users.total" values={{ count: page.total }} />
        </Total>
        {page.total > 0 && <UserTools state={state} locale={locale} config={config} />}
      </Bar>
      {page.total > 0 && isNarrow && <UserSort state={state} />}
      {page.total === 0 ? (
        <NoUsers state={state} />
      ) : (
        <UserTable
          records={page.items}
          state={state}
          isBusy={loading && !data}
          getHref={(id) => createUserHref(locale, id)}
        />
      )}
      <Pagination
        page={page.page}
        pageCount={Math.ceil(page.total / userPageSize)}
        labels={pageMessages}
        getHref={state.getPageHref}
        onSelect={state.goToPage}
      />
    </>
  );
}

'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  countUserFilters,
  emptyUserListQuery,
  userColumns,
  userPageSize,
  type UserListQuery,
} from '@kmx/core/portal';
import { Button, FlashMessage } from '@kmx/design-system';
import { ColumnChoice, DataTableSkeleton, Pagination } from '@kmx/design-system/workspace';
import type { PortalLocale } from '../app/PortalConfig';
import { toDataProblem } from '../data/problems';
import { EmptyState } from '../shared/EmptyState';
import { Bar, BarGroup, Total } from '../shared/List.styles';
import { ProblemNotice } from '../shared/ProblemNotice';
import { createUserListVariables, createUsersCsvVariables } from './createUserListVariables';
import { usePageWords } from './usePageWords';
import { createUserHref } from './userAddresses';
import { UserListDocument } from './userList.customerQuery';
import { UserTable } from './UserTable';
import type { UserListState } from './useUserListQuery';
import { useUsersCsv } from './useUsersCsv';
import { columnWords } from './words';

function NoUsers({ state }: { state: UserListState }) {
  const intl = useIntl();
  const isFiltered = countUserFilters(state.query) > 0;
  const { search, organisation, application, status, country, subRegion } = emptyUserListQuery;
  return (
    <EmptyState
      title={intl.formatMessage({ id: isFiltered ? 'portal.users.noMatch' : 'portal.users.none.title' })}
      text={isFiltered ? undefined : intl.formatMessage({ id: 'portal.users.none.text' })}
      action={
        isFiltered && (
          <Button
            variant="secondary"
            size="s"
            onClick={() => state.change({ search, organisation, application, status, country, subRegion })}
          >
            <FormattedMessage id="portal.users.filter.clear" />
          </Button>
        )
      }
    />
  );
}

/** Columns and export; the file holds the same users and the same columns. */
function TableTools({ state }: { state: UserListState }) {
  const intl = useIntl();
  const { exportCsv, isRunning, hasFailed } = useUsersCsv();
  return (
    <>
      <BarGroup>
        <ColumnChoice
          id="users-columns"
          label={intl.formatMessage({ id: 'portal.users.columns' })}
          title={intl.formatMessage({ id: 'portal.users.columnsTitle' })}
          options={userColumns.map((id) => ({
            id,
            label: intl.formatMessage({ id: columnWords[id] }),
            isFixed: id === 'name',
          }))}
          chosen={state.query.columns}
          onChange={(columns) => state.replace({ columns })}
        />
        <Button
          variant="secondary"
          size="s"
          icon="download"
          isLoading={isRunning}
          loadingLabel={intl.formatMessage({ id: 'portal.shared.loading' })}
          onClick={() => void exportCsv(createUsersCsvVariables(state.query))}
        >
          <FormattedMessage id="portal.users.csv" />
        </Button>
      </BarGroup>
      {hasFailed && (
        <FlashMessage type="error">
          <FormattedMessage id="portal.users.csvFailed" />
        </FlashMessage>
      )}
    </>
  );
}

const skeletonColumns = (columns: UserListQuery['columns'], word: (id: string) => string) =>
  columns.map((id) => ({ id, label: word(columnWords[id]) }));

/** The users that the filters let pass, or why there are none to be seen. */
export function UserListResults({ state, locale }: { state: UserListState; locale: PortalLocale }) {
  const intl = useIntl();
  const words = usePageWords('portal.users.pages');
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
    return (
      <DataTableSkeleton
        label={intl.formatMessage({ id: 'portal.shared.loading' })}
        columns={skeletonColumns(state.query.columns, (id) => intl.formatMessage({ id }))}
      />
    );
  return (
    <>
      <Bar>
        <Total role="status">
          <FormattedMessage id="portal.users.total" values={{ count: page.total }} />
        </Total>
        {page.total > 0 && <TableTools state={state} />}
      </Bar>
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
        words={words}
        getHref={state.getPageHref}
        onSelect={state.goToPage}
      />
    </>
  );
}

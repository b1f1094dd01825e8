import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn, SortDirection } from '@kmx/design-system/workspace';
import type { UserColumn, UserFactsFragment } from '../../__generated__/customer/graphql';
import { kindOf, type ColumnKinds } from '../../lists/columnKinds';
import { Names, Small } from '../../lists/List.styles';
import { serviceNameIds } from '../../shared/serviceLabels';
import { StatusTag } from '../../shared/StatusTag';
import { formatRole } from '../roleMessages';
import { columnMessages } from '../userMessages';
import { NameAnchor, Whole } from './UserList.styles';

/** Wide enough for most names of organisations and roles. */
const minNames = '11rem';

interface ColumnContext {
  readonly intl: IntlShape;
  readonly getHref: (id: string) => string;
  readonly sortOf: (column: UserColumn) => SortDirection | undefined;
  readonly onSort: (column: UserColumn) => void;
}

type Render = (record: UserFactsFragment, context: ColumnContext) => ReactNode;

const dash = '–';

const renders = {
  name: ({ id, name, isSelf }, { intl, getHref }) => (
    <>
      <NameAnchor href={getHref(id)} data-link="route">
        {name}
      </NameAnchor>
      {isSelf && <Small> {intl.formatMessage({ id: 'portal.users.self' })}</Small>}
    </>
  ),
  email: ({ email }) => {
    const domain = email.indexOf('@');
    return (
      <Whole>
        {email.slice(0, domain)}
        <wbr />
        {email.slice(domain)}
      </Whole>
    );
  },
  organisation: ({ organisations }, { intl }) => (
    <Names $least={minNames}>
      {intl.formatList(
        organisations.map(({ name }) => name),
        { type: 'unit' },
      ) || dash}
    </Names>
  ),
  application: ({ access }, { intl }) =>
    access.length === 0 ? (
      dash
    ) : (
      <Names $least={minNames}>
        {intl.formatList(
          access.map(({ application }) => (
            <Whole key={application}>{intl.formatMessage({ id: serviceNameIds[application] })}</Whole>
          )),
          { type: 'unit' },
        )}
      </Names>
    ),
  role: ({ roles }, { intl }) =>
    roles.length === 0
      ? dash
      : roles.map((role) => (
          <Names key={role} $least={minNames}>
            {formatRole(intl, role)}
          </Names>
        )),
  status: ({ status }) => <StatusTag status={status ?? 'unregistered'} />,
  subRegion: ({ subRegion }) => subRegion ?? dash,
  country: ({ country }, { intl }) =>
    country ? (intl.formatDisplayName(country, { type: 'region' }) ?? country) : dash,
  city: ({ city }) => city ?? dash,
  requestedBy: ({ requestedBy }) => requestedBy ?? dash,
  requestedAt: ({ requestedAt }, { intl }) =>
    requestedAt ? intl.formatDate(requestedAt, { dateStyle: 'medium' }) : dash,
} satisfies Record<UserColumn, Render>;

/** Types of the columns that are not text. */
export const userColumnKinds = { requestedAt: 'date' } as const satisfies ColumnKinds<UserColumn>;

/** The chosen columns of the users, with sortable headers; the name is a link to the user. */
export const createUserColumns = (
  columns: readonly UserColumn[],
  context: ColumnContext,
): readonly DataTableColumn<UserFactsFragment>[] =>
  columns.map((id) => {
    const render: Render = renders[id];
    return {
      id,
      label: context.intl.formatMessage({ id: columnMessages[id] }),
      kind: kindOf(userColumnKinds, id),
      sort: { direction: context.sortOf(id), onSort: () => context.onSort(id) },
      render: (record) => render(record, context),
    };
  });

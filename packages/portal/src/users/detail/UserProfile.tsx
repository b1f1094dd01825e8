'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '@kmx/design-system';
import type { UserFactsFragment } from '../../__generated__/customer/graphql';
import type { MessageId } from '../../shared/MessageId';
import { formatRole, readAdministration } from '../roleMessages';
import { Field, Details } from './UserDetail.styles';

const Row = ({ word, children }: { word: MessageId; children: ReactNode }) => (
  <Field>
    <dt>
      <FormattedMessage id={word} />
    </dt>
    <dd>{children}</dd>
  </Field>
);

/** Details of a user; unknown values are rendered as a dash. */
export function UserProfile({ record }: { record: UserFactsFragment }) {
  const intl = useIntl();
  const dash = '–';
  const time = (at: string | null) =>
    at ? <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time> : dash;
  return (
    <Details>
      <Row word="portal.users.column.email">
        <Link href={`mailto:${record.email}`} dataLink="plain">
          {record.email}
        </Link>
      </Row>
      <Row word="portal.users.column.organisation">
        {record.organisations.map(({ id, name }) => (
          <div key={id}>{name}</div>
        ))}
        {record.organisations.length === 0 && <FormattedMessage id="portal.users.noneShared" />}
      </Row>
      <Row word="portal.users.column.role">{formatRole(intl, readAdministration(record.roles))}</Row>
      <Row word="portal.users.column.country">
        {record.country
          ? (intl.formatDisplayName(record.country, { type: 'region' }) ?? record.country)
          : dash}
      </Row>
      <Row word="portal.users.column.city">{record.city ?? dash}</Row>
      <Row word="portal.users.column.subRegion">{record.subRegion ?? dash}</Row>
      <Row word="portal.users.lastSignIn">
        {record.lastSignInAt ? (
          time(record.lastSignInAt)
        ) : (
          <FormattedMessage id="portal.users.neverSignedIn" />
        )}
      </Row>
      <Row word="portal.users.column.requestedBy">{record.requestedBy ?? dash}</Row>
      <Row word="portal.users.column.requestedAt">{time(record.requestedAt)}</Row>
    </Details>
  );
}

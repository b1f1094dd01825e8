'use client';

import { FormattedMessage } from 'react-intl';
import { Heading, Text } from '@kmx/design-system';

import { Card, Names } from './Account.styles';
import type { AccountRecord } from './accountEntries';

/** Organisations of the user, read-only: administrators manage memberships. */
export const OrganisationCard = ({ organisations }: Pick<AccountRecord, 'organisations'>) => (
  <Card aria-labelledby="account-organisations">
    <Heading level={2} size="s" id="account-organisations">
      <FormattedMessage id="portal.summary.organisations" values={{ count: organisations.length }} />
    </Heading>
    {organisations.length === 0 ? (
      <p>
        <FormattedMessage id="portal.summary.noOrganisation" />
      </p>
    ) : (
      <Names>
        {organisations.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Names>
    )}
    <Text size="xxs" tone="muted">
      <FormattedMessage id="portal.account.organisationsWhy" />
    </Text>
  </Card>
);

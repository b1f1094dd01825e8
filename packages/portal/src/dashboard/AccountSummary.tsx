'use client';

import { FormattedDisplayName, FormattedMessage } from 'react-intl';
import { portalPaths, type SignedInUser } from '@kmx/core/portal';
import { Button, Heading, Link } from '@kmx/design-system';

import type { PortalLocale } from '../app/PortalConfig';
import { Skeleton } from '../notices/Skeleton';
import { toPortalHref } from '../shared/toPortalHref';
import { UnitsName } from '../shared/UnitsName';

import { Card, Detail, Details, Name } from './Aside.styles';

export interface AccountSummaryProps {
  readonly user: SignedInUser;
  readonly locale: PortalLocale;
  /** Names; undefined while loading, null on failure. */
  readonly organisations: readonly string[] | null | undefined;
  readonly onRetry: () => void;
}

function Organisations({ organisations, onRetry }: Pick<AccountSummaryProps, 'organisations' | 'onRetry'>) {
  if (organisations === undefined) return <Skeleton lines={1} />;
  if (organisations === null) {
    return (
      <Button size="s" variant="ghost" icon="undo" onClick={onRetry}>
        <FormattedMessage id="portal.problem.retry" />
      </Button>
    );
  }
  if (organisations.length === 0) return <FormattedMessage id="portal.summary.noOrganisation" />;
  return (
    <ul>
      {organisations.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** Short profile of the user with a link to the settings. */
export const AccountSummary = ({ user, locale, organisations, onRetry }: AccountSummaryProps) => (
  <Card aria-labelledby="account-summary">
    <Heading level={2} size="s" id="account-summary">
      <FormattedMessage id="portal.summary.title" />
    </Heading>
    <Name>{user.fullName}</Name>
    <Details>
      <Detail>
        <dt>
          <FormattedMessage id="portal.summary.email" />
        </dt>
        <dd>{user.email}</dd>
      </Detail>
      <Detail>
        <dt>
          <FormattedMessage
            id="portal.summary.organisations"
            values={{ count: organisations?.length ?? 1 }}
          />
        </dt>
        <dd>
          <Organisations organisations={organisations} onRetry={onRetry} />
        </dd>
      </Detail>
      {user.country && (
        <Detail>
          <dt>
            <FormattedMessage id="portal.account.country" />
          </dt>
          <dd>
            <FormattedDisplayName type="region" value={user.country} />
          </dd>
        </Detail>
      )}
      {user.measurementSystem && (
        <Detail>
          <dt>
            <FormattedMessage id="portal.summary.units" />
          </dt>
          <dd>
            <UnitsName system={user.measurementSystem} />
          </dd>
        </Detail>
      )}
    </Details>
    <p>
      <Link href={toPortalHref(locale, portalPaths.account)} dataLink="route">
        <FormattedMessage id="portal.summary.settings" />
      </Link>
    </p>
  </Card>
);

'use client';

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';

import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { EmptyState } from '../notices/EmptyState';
import { PortalHeading } from '../shared/PortalHeading';
import { useSingleFlight } from '../shared/useSingleFlight';
import { useSignIn } from '../signIn/useSignIn';

import { AccountSummary } from './AccountSummary';
import { ContactCard } from './ContactCard';
import { createDashboardTiles } from './createDashboardTiles';
import { AccountSummaryDocument } from './dashboard.customerQuery';
import { Aside, Columns, Screen, Services } from './Dashboard.styles';
import type { DashboardTile } from './DashboardTile';
import { decideTileGroup, tileGroups } from './decideTileGroup';
import { ServiceTile } from './ServiceTile';
import { TileGroupSection } from './TileGroupSection';
import { useOwnAccess } from './useOwnAccess';
import { useRenewOnce } from './useRenewOnce';
import { Waiting } from './waiting/Waiting';

export interface DashboardProps {
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly user: SignedInUser;
}

function useOrganisations() {
  const { data, error, refetch } = useQuery(AccountSummaryDocument);
  const names = data?.me?.organisations.map(({ name }) => name);
  return {
    organisations: names ?? (error ? null : undefined),
    retry: () => {
      // Another failure is rendered like the first one.
      refetch().catch(() => undefined);
    },
  };
}

/** Services grouped by access, with account summary and contact of the service team (section 2). */
export function Dashboard({ locale, config, user }: DashboardProps) {
  const intl = useIntl();
  const { renew } = useSignIn();
  const { access, recordRequest, readAgain } = useOwnAccess(user.id);
  const { organisations, retry } = useOrganisations();
  const [changed, setChanged] = useState<DashboardTile['key']>();
  const tiles = createDashboardTiles(user.roles, access, config, locale);
  const ready = tiles.filter((tile) => decideTileGroup(tile) === 'ready');
  // Accepting an invitation triggers two renewals: by its tile, and by the granted access in the response.
  const check = useSingleFlight(async () => {
    await renew();
    await readAgain();
  });
  useRenewOnce(
    tiles.some(({ isGranted }) => isGranted),
    check,
  );
  return (
    <Screen>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.dashboard.overline' })}
        title={intl.formatMessage(
          { id: 'portal.dashboard.greeting' },
          { name: user.firstName || user.email },
        )}
        lead={<FormattedMessage id="portal.dashboard.lead" values={{ count: ready.length }} />}
      />
      <Columns>
        <Services>
          <Waiting locale={locale} user={user} />
          {ready.length === 0 && (
            <EmptyState
              title={intl.formatMessage({ id: 'portal.dashboard.emptyTitle' })}
              text={intl.formatMessage({ id: 'portal.dashboard.emptyText' })}
            />
          )}
          {tileGroups.map((group) => (
            <TileGroupSection
              key={group}
              group={group}
              tiles={tiles.filter((tile) => decideTileGroup(tile) === group)}
              renderTile={(tile) => (
                <ServiceTile
                  tile={tile}
                  supportEmail={config.supportEmail}
                  isChanged={changed === tile.key}
                  onRequested={() => {
                    recordRequest(tile.key);
                    setChanged(tile.key);
                  }}
                  onAccepted={async () => {
                    await check();
                    setChanged(tile.key);
                  }}
                  onCheck={check}
                />
              )}
            />
          ))}
        </Services>
        <Aside>
          <AccountSummary user={user} locale={locale} organisations={organisations} onRetry={retry} />
          <ContactCard supportEmail={config.supportEmail} />
        </Aside>
      </Columns>
    </Screen>
  );
}

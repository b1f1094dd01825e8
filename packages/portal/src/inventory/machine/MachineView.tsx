'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Icon } from '@kmx/design-system';
import type { MachineQuery } from '../../__generated__/customer/graphql';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { serviceCodeOf } from '../../data/problems';
import { Skeleton } from '../../notices/Skeleton';
import { SupportNotice } from '../../notices/SupportNotice';
import { canUseTickets, canUseInventory } from '../../shared/canUse';
import { BackLink, Screen } from '../../shared/Detail.styles';
import { createInventoryHref } from '../inventoryAddresses';
import { NoInventory } from '../NoInventory';
import { MachineDocument } from './machine.customerQuery';
import { MachineCode } from './MachineCode';
import { MachineData } from './MachineData';
import { MachineDocuments } from './MachineDocuments';
import { MachineHeader } from './MachineHeader';
import { MachineMissing } from './MachineMissing';
import { MachineTickets } from './MachineTickets';
import { ScreenOnly } from './MachineView.styles';
import { MachineWearParts } from './MachineWearParts';

export interface MachineViewProps {
  readonly id: string;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

type Passport = NonNullable<MachineQuery['machine']>;
type MachineContext = Omit<MachineViewProps, 'id'>;

const createPassportAddress = ({ siteOrigin }: PortalConfig, { urlCode }: PortalLocale, path: string) =>
  `${siteOrigin}/${urlCode}${path}`;

const MachineParts = ({ passport, locale, user, config }: MachineContext & { passport: Passport }) => {
  const { machine, builtOn, passportPath, wearParts, tickets } = passport;
  return (
    <>
      <MachineHeader machine={machine} user={user} locale={locale} />
      <MachineData machine={machine} builtOn={builtOn} />
      {canUseTickets(user) && <MachineTickets machineId={machine.id} tickets={tickets} locale={locale} />}
      <MachineWearParts rows={wearParts} user={user} locale={locale} />
      <MachineDocuments productSlug={machine.productSlug} locale={locale} config={config} />
      <MachineCode
        name={machine.name}
        serialNumber={machine.serialNumber}
        address={createPassportAddress(config, locale, passportPath)}
      />
    </>
  );
};

function MachineContent({ id, ...context }: MachineViewProps) {
  const intl = useIntl();
  const { locale, config } = context;
  const { data, error, loading, refetch } = useQuery(MachineDocument, {
    variables: { id, language: locale.language },
    fetchPolicy: 'cache-and-network',
  });
  if (error && serviceCodeOf(error) === 'MACHINE_NOT_AVAILABLE')
    return <MachineMissing listHref={createInventoryHref(locale)} />;
  if (data?.machine) return <MachineParts passport={data.machine} {...context} />;
  if (error)
    return (
      <SupportNotice
        error={error}
        subject={intl.formatMessage({ id: 'portal.machine.overline' })}
        config={config}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <Skeleton lines={8} />;
}

/** Passport of a machine: data, tickets, wear parts, documents and the QR code of this page. */
export function MachineView(props: MachineViewProps) {
  const { locale, user } = props;
  if (!canUseInventory(user)) return <NoInventory locale={locale} />;
  return (
    <Screen>
      <ScreenOnly>
        <BackLink href={createInventoryHref(locale)} data-link="route">
          <Icon name="arrow-left" size={16} />
          <FormattedMessage id="portal.machine.back" />
        </BackLink>
      </ScreenOnly>
      <MachineContent {...props} />
    </Screen>
  );
}

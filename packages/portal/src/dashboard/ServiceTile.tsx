'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApplicationKey } from '@kmx/core/portal';
import { VisuallyHidden } from '@kmx/design-system';

import { serviceNameIds, serviceTextIds } from '../shared/serviceLabels';
import { StatusTag } from '../shared/StatusTag';

import { AccessRequest } from './AccessRequest';
import type { DashboardTile } from './DashboardTile';
import { decideTileGroup } from './decideTileGroup';
import { ServiceIcon } from './icons/ServiceIcon';
import { Anchor, Footer, Frame, Header, Name, Sentence, Symbol, Content } from './ServiceTile.styles';
import { TileControl } from './TileControl';
import { TileNote } from './TileNote';

export interface ServiceTileProps {
  readonly tile: DashboardTile;
  readonly supportEmail: string;
  /** True if the user's last action changed the tile, which then receives the focus. */
  readonly isChanged: boolean;
  readonly onRequested: () => void;
  readonly onAccepted: () => Promise<void>;
  readonly onCheck: () => Promise<void>;
}

/** Returns the application to request; undefined for the user administration, which cannot be requested. */
const applicationOf = ({ key }: DashboardTile): ApplicationKey | undefined =>
  key === 'delegatedAdmin' ? undefined : key;

function TileName({ tile, id }: { readonly tile: DashboardTile; readonly id: string }) {
  const name = <FormattedMessage id={serviceNameIds[tile.key]} />;
  if (tile.status !== 'active' || !tile.href) return <Name id={id}>{name}</Name>;
  return (
    <Name id={id}>
      <Anchor
        href={tile.href}
        data-link={tile.isExternal ? 'plain' : 'route'}
        target={tile.isExternal ? '_blank' : undefined}
        rel={tile.isExternal ? 'noopener' : undefined}
      >
        {name}
        {tile.isExternal && (
          <VisuallyHidden>
            {' '}
            <FormattedMessage id="portal.shared.newTab" />
          </VisuallyHidden>
        )}
      </Anchor>
    </Name>
  );
}

/** A service with its status and the next possible action. */
export function ServiceTile({
  tile,
  supportEmail,
  isChanged,
  onRequested,
  onAccepted,
  onCheck,
}: ServiceTileProps) {
  const intl = useIntl();
  const nameId = useId();
  const frame = useRef<HTMLElement>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const application = applicationOf(tile);
  const group = decideTileGroup(tile);
  useEffect(() => {
    if (isChanged) frame.current?.focus();
  }, [isChanged, group]);
  return (
    <Frame ref={frame} tabIndex={-1} aria-labelledby={nameId} data-service={tile.key} $group={group}>
      <Header>
        <Symbol $group={group}>
          <ServiceIcon service={tile.key} />
        </Symbol>
        <StatusTag status={tile.status} />
      </Header>
      <Content>
        <TileName tile={tile} id={nameId} />
        <Sentence>
          <FormattedMessage id={serviceTextIds[tile.key]} />
        </Sentence>
        <TileNote tile={tile} isApproverShown />
      </Content>
      {isDialogOpen && application ? (
        <AccessRequest
          application={application}
          serviceName={intl.formatMessage({ id: serviceNameIds[tile.key] })}
          onSent={() => {
            setDialogOpen(false);
            onRequested();
          }}
          onCancel={() => {
            setDialogOpen(false);
            frame.current?.focus();
          }}
        />
      ) : (
        <Footer>
          <TileControl
            tile={tile}
            supportEmail={supportEmail}
            describedBy={nameId}
            onRequest={() => {
              setDialogOpen(true);
            }}
            onAccepted={onAccepted}
            onCheck={onCheck}
          />
        </Footer>
      )}
    </Frame>
  );
}

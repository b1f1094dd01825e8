'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink, Icon } from '@kmx/design-system';

import { AcceptInvitation } from './AcceptInvitation';
import type { DashboardTile } from './DashboardTile';
import { decideTileAction } from './decideTileAction';
import { Opening } from './ServiceTile.styles';

export interface TileControlProps {
  readonly tile: DashboardTile;
  readonly supportEmail: string;
  /** Id of the service's name, which describes the button. */
  readonly describedBy: string;
  readonly onRequest: () => void;
  readonly onAccepted: () => Promise<void>;
  readonly onCheck: () => Promise<void>;
}

function OpenHint({ tile }: Pick<TileControlProps, 'tile'>) {
  const intl = useIntl();
  return (
    <>
      <Opening aria-hidden="true">
        <FormattedMessage id="portal.tile.open" />
        <Icon name={tile.isExternal ? 'external-link' : 'arrow-right'} size={16} />
      </Opening>
      {tile.cloudHref && (
        <ButtonLink
          href={tile.cloudHref}
          size="s"
          variant="secondary"
          icon="external-link"
          dataLink="plain"
          openInNewTab
          newTabLabel={intl.formatMessage({ id: 'portal.shared.newTab' })}
        >
          <FormattedMessage id="portal.tile.openCloud" />
        </ButtonLink>
      )}
    </>
  );
}

function CheckAgain({ describedBy, onCheck }: Pick<TileControlProps, 'describedBy' | 'onCheck'>) {
  const intl = useIntl();
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await onCheck();
    setChecking(false);
  };
  return (
    <Button
      size="s"
      variant="secondary"
      icon="undo"
      aria-describedby={describedBy}
      isLoading={isChecking}
      loadingLabel={intl.formatMessage({ id: 'portal.tile.working' })}
      onClick={() => {
        void check();
      }}
    >
      <FormattedMessage id="portal.tile.checkAgain" />
    </Button>
  );
}

function Registration({ tile }: Pick<TileControlProps, 'tile'>) {
  const intl = useIntl();
  if (!tile.registrationHref) return null;
  return (
    <ButtonLink
      href={tile.registrationHref}
      size="s"
      variant="secondary"
      icon="external-link"
      dataLink="plain"
      openInNewTab
      newTabLabel={intl.formatMessage({ id: 'portal.shared.newTab' })}
    >
      <FormattedMessage id="portal.tile.register" />
    </ButtonLink>
  );
}

/** Action of a tile, depending on its status. */
export function TileControl({
  tile,
  supportEmail,
  describedBy,
  onRequest,
  onAccepted,
  onCheck,
}: TileControlProps) {
  const action = decideTileAction(tile);
  switch (action) {
    case 'open':
      return <OpenHint tile={tile} />;
    case 'register':
      return <Registration tile={tile} />;
    case 'request':
    case 'requestAgain':
      return (
        <Button size="s" variant="secondary" aria-describedby={describedBy} onClick={onRequest}>
          {action === 'request' ? (
            <FormattedMessage id="portal.request.open" />
          ) : (
            <FormattedMessage id="portal.request.openAgain" />
          )}
        </Button>
      );
    case 'accept':
      return <AcceptInvitation tile={tile} describedBy={describedBy} onAccepted={onAccepted} />;
    case 'checkAgain':
      return <CheckAgain describedBy={describedBy} onCheck={onCheck} />;
    case 'write':
      return (
        <ButtonLink href={`mailto:${supportEmail}`} size="s" variant="secondary" icon="mail" dataLink="plain">
          <FormattedMessage id="portal.tile.write" />
        </ButtonLink>
      );
    case 'none':
      return null;
  }
}

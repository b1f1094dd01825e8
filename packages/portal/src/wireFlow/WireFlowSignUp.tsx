'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { ButtonLink, Heading } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { AccessRequest } from '../dashboard/AccessRequest';
import { createDashboardTiles } from '../dashboard/createDashboardTiles';
import type { DashboardTile } from '../dashboard/DashboardTile';
import { TileControl } from '../dashboard/TileControl';
import { TileNote } from '../dashboard/TileNote';
import { useOwnAccess } from '../dashboard/useOwnAccess';
import { StatusTag } from '../shared/StatusTag';
import { useSignIn } from '../signIn/useSignIn';
import { SignUp, SignUpHeader } from './WireFlow.styles';

interface WireFlowSignUpProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

/**
 * Replaces the address of this page by that of the cloud installation; undefined until the cloud is available. An
 * installation on premises keeps the tile unchanged.
 */
function decideOpening(tile: DashboardTile): DashboardTile {
  const isThisPage = tile.status === 'active' && !tile.isExternal && tile.userType !== 'onprem';
  return isThisPage ? { ...tile, href: tile.cloudHref } : tile;
}

function OpenArtemis({ tile }: { tile: DashboardTile }) {
  const intl = useIntl();
  const isOnPremises = tile.userType === 'onprem' && !tile.isExternal;
  if (!tile.href || isOnPremises) return null;
  return (
    <ButtonLink
      href={tile.href}
      icon="external-link"
      dataLink="plain"
      openInNewTab
      newTabLabel={intl.formatMessage({ id: 'portal.shared.newTab' })}
    >
      <FormattedMessage id="portal.wireFlow.open" />
    </ButtonLink>
  );
}

function useArtemis({ locale, user, config }: WireFlowSignUpProps) {
  const { renew } = useSignIn();
  const { access, recordRequest, readAgain } = useOwnAccess(user.id);
  const tile = createDashboardTiles(user.roles, access, config, locale).find(({ key }) => key === 'artemis');
  const check = async () => {
    await renew();
    await readAgain();
  };
  return { tile: tile && decideOpening(tile), recordRequest, check };
}

interface StepProps {
  readonly tile: DashboardTile;
  readonly titleId: string;
  readonly supportEmail: string;
  readonly onSent: () => void;
  readonly onDone: () => void;
  readonly onCheck: () => Promise<void>;
}

/** Next step by status: open, request, accept, refresh or write. */
function Step({ tile, titleId, supportEmail, onSent, onDone, onCheck }: StepProps) {
  const intl = useIntl();
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (tile.status === 'active') return <OpenArtemis tile={tile} />;
  if (isDialogOpen)
    return (
      <AccessRequest
        application="artemis"
        serviceName={intl.formatMessage({ id: 'portal.service.artemis.name' })}
        onSent={() => {
          setDialogOpen(false);
          onSent();
        }}
        onCancel={() => {
          setDialogOpen(false);
          onDone();
        }}
      />
    );
  return (
    <TileControl
      tile={tile}
      supportEmail={supportEmail}
      describedBy={titleId}
      onRequest={() => setDialogOpen(true)}
      onAccepted={onCheck}
      onCheck={onCheck}
    />
  );
}

/** The user's access to Artemis and the next step (decisions: "the product's landing page with its sign-up state"). */
export function WireFlowSignUp(props: WireFlowSignUpProps) {
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const { tile, recordRequest, check } = useArtemis(props);
  const [isSent, setSent] = useState(false);
  // The pressed button has disappeared, so the focus moves to the result.
  useEffect(() => {
    if (isSent) frame.current?.focus();
  }, [isSent]);
  if (!tile) return null;
  return (
    <SignUp ref={frame} tabIndex={-1} aria-labelledby={titleId}>
      <SignUpHeader>
        <Heading level={2} size="m" id={titleId}>
          <FormattedMessage id="portal.wireFlow.signUp" />
        </Heading>
        <StatusTag status={tile.status} />
      </SignUpHeader>
      <TileNote tile={tile} />
      <Step
        tile={tile}
        titleId={titleId}
        supportEmail={props.config.supportEmail}
        onSent={() => {
          recordRequest('artemis');
          setSent(true);
        }}
        onDone={() => frame.current?.focus()}
        onCheck={check}
      />
    </SignUp>
  );
}

'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { ButtonLink, Heading, Text } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { EmptyState } from '../notices/EmptyState';
import { Skeleton } from '../notices/Skeleton';
import { SupportNotice } from '../notices/SupportNotice';
import { NoAccess } from '../parts/NoAccess';
import { Screen } from '../parts/Parts.styles';
import { canUseArtemis, canUseTickets } from '../shared/canUse';
import { PortalHeading } from '../shared/PortalHeading';
import { createNewTicketHref } from '../tickets/shared/ticketAddresses';
import { DownloadNotice } from './DownloadNotice';
import { DownloadsDocument } from './downloads.customerQuery';
import { Note } from './Downloads.styles';
import { DownloadTable } from './DownloadTable';
import { useDownload } from './useDownload';

export interface DownloadsProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

/** Installers are too large for this list and are sent on request: by a prefilled ticket, or by mail. */
function InstallerRequest({ locale, user, config }: DownloadsProps) {
  const intl = useIntl();
  const subject = intl.formatMessage({ id: 'portal.downloads.installer.subject' });
  const canOpenTicket = canUseTickets(user);
  const href = canOpenTicket
    ? createNewTicketHref(locale, { type: 'question', concern: 'software', subject })
    : `mailto:${config.supportEmail}`;
  return (
    <Note aria-labelledby="installer-title">
      <Heading level={2} size="s" id="installer-title">
        <FormattedMessage id="portal.downloads.installer.title" />
      </Heading>
      <Text size="xs" tone="muted">
        <FormattedMessage id="portal.downloads.installer.text" />
      </Text>
      <ButtonLink
        href={href}
        dataLink={canOpenTicket ? 'route' : 'plain'}
        variant="secondary"
        icon={canOpenTicket ? 'arrow-right' : 'mail'}
      >
        <FormattedMessage id={canOpenTicket ? 'portal.downloads.installer.ticket' : 'portal.tile.write'} />
      </ButtonLink>
    </Note>
  );
}

function DownloadList({ locale, config }: Pick<DownloadsProps, 'locale' | 'config'>) {
  const intl = useIntl();
  const { running, outcome, download } = useDownload();
  const { data, error, loading, refetch } = useQuery(DownloadsDocument, {
    variables: { language: locale.language },
  });
  const downloads = data?.downloads;
  if (!downloads && error)
    return (
      <SupportNotice
        error={error}
        subject={intl.formatMessage({ id: 'portal.downloads.title' })}
        config={config}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!downloads) return <Skeleton lines={6} />;
  if (downloads.length === 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'portal.downloads.none.title' })}
        text={intl.formatMessage({ id: 'portal.downloads.none.text' })}
      />
    );
  const start = (id: string) => {
    const entry = downloads.find((each) => each.id === id);
    if (entry) void download(entry.id, entry.sha256);
  };
  return (
    <>
      {outcome && <DownloadNotice outcome={outcome} config={config} onRetry={start} />}
      <DownloadTable downloads={downloads} running={running} onDownload={({ id }) => start(id)} />
      <Text size="xs" tone="muted">
        <FormattedMessage id="portal.downloads.checkNote" />
      </Text>
    </>
  );
}

/** Download centre of Lumera Line (decisions: "The download centre is /mykomax/downloads"). */
export function Downloads(props: DownloadsProps) {
  const intl = useIntl();
  if (!canUseArtemis(props.user)) return <NoAccess application="artemis" locale={props.locale} />;
  return (
    <Screen>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.downloads.overline' })}
        title={intl.formatMessage({ id: 'portal.downloads.title' })}
        lead={<FormattedMessage id="portal.downloads.lead" />}
      />
      <DownloadList {...props} />
      <InstallerRequest {...props} />
    </Screen>
  );
}

'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { portalPaths } from '@kmx/core/portal';
import { Icon } from '@kmx/design-system';

import type { PortalLocale } from '../app/PortalConfig';
import { toDataProblem } from '../data/problems';
import { ProblemNotice } from '../notices/ProblemNotice';
import { Skeleton } from '../notices/Skeleton';
import { BackLink, Screen } from '../shared/Detail.styles';
import { PortalHeading } from '../shared/PortalHeading';
import { toPortalHref } from '../shared/toPortalHref';

import { NotificationForm } from './NotificationForm';
import { NotificationsDocument } from './notifications.customerQuery';
import { RequiredMails } from './RequiredMails';

function Choices() {
  const { data, previousData, error, loading, refetch } = useQuery(NotificationsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const stored = (data ?? previousData)?.notificationPreferences?.notifications;
  const reload = async () => {
    try {
      return (await refetch()).data?.notificationPreferences?.notifications;
    } catch {
      return undefined;
    }
  };
  if (stored?.length === 0)
    return (
      <p>
        <FormattedMessage id="portal.notifications.none" />
      </p>
    );
  if (stored) return <NotificationForm stored={stored} reload={reload} />;
  if (loading && !error) return <Skeleton lines={6} />;
  return (
    <ProblemNotice
      problem={error ? toDataProblem(error) : 'failed'}
      isRetrying={loading}
      onRetry={() => void reload()}
    />
  );
}

/** Mails to the user: optional notifications, and mails that are always sent. */
export function Notifications({ locale }: { readonly locale: PortalLocale }) {
  const intl = useIntl();
  return (
    <Screen>
      <BackLink href={toPortalHref(locale, portalPaths.account)} data-link="route">
        <Icon name="arrow-left" size={16} />
        <FormattedMessage id="portal.account.title" />
      </BackLink>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.frame.account' })}
        title={intl.formatMessage({ id: 'portal.notifications.title' })}
        lead={<FormattedMessage id="portal.notifications.lead" />}
      />
      <Choices />
      <RequiredMails />
    </Screen>
  );
}

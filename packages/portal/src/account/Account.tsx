'use client';

import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { canEditProfile, type AccountValues, type SignedInUser } from '@kmx/core/portal';

import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { toDataProblem } from '../data/problems';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';
import { ProblemNotice } from '../notices/ProblemNotice';
import { Skeleton } from '../notices/Skeleton';
import { PortalHeading } from '../shared/PortalHeading';
import { useSignIn } from '../signIn/useSignIn';

import { AccountDocument } from './account.customerQuery';
import { Aside, Columns, Screen, Stacked } from './Account.styles';
import { decideAccountUnits, type AccountRecord, type CountryChoice } from './accountEntries';
import { AccountForm } from './AccountForm';
import { AppearanceCard } from './AppearanceCard';
import { decideAccountHref } from './decideAccountHref';
import { InternalAccount } from './InternalAccount';
import { NotificationsCard } from './NotificationsCard';
import { OrganisationCard } from './OrganisationCard';
import { hasSavedNotice, storeSavedNotice, removeSavedNotice } from './savedNotice';
import { SecurityCard } from './SecurityCard';
import { storeMeasurement } from './storeMeasurement';

export interface AccountProps {
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly user: SignedInUser;
  /** Loads the same screen in another language; a full load by default. */
  readonly navigate?: (href: string) => void;
}

const navigateByBrowser = (href: string) => {
  window.location.assign(href);
};

interface LoadedProps extends Required<AccountProps> {
  readonly me: AccountRecord;
  readonly countries: readonly CountryChoice[];
}

/**
 * "Changes reach the identity provider and the site at once": units by cookie, claims by token renewal, the language by
 * its address.
 */
function useFollowUp({ locale, me, countries, navigate }: LoadedProps) {
  const { renew } = useSignIn();
  const [isArrived] = useState(hasSavedNotice);
  const [isSaved, setSaved] = useState(false);
  useEffect(removeSavedNotice, []);
  const follow = async (values: AccountValues) => {
    storeMeasurement(decideAccountUnits(values, countries));
    await renew();
    const before = { country: me.country ?? '', language: me.language ?? '' };
    const href = decideAccountHref(locale, before, values);
    if (href === undefined) {
      setSaved(true);
      return;
    }
    storeSavedNotice();
    navigate(href);
  };
  return { isArrived, isSaved, follow };
}

function LoadedAccount(props: LoadedProps) {
  const { me, countries, config, user, locale } = props;
  const { isArrived, isSaved, follow } = useFollowUp(props);
  return (
    <Columns>
      <Stacked>
        {isArrived && (
          <LiveFlashMessage type="success">
            <FormattedMessage id="portal.account.saved" />
          </LiveFlashMessage>
        )}
        {canEditProfile({ isInternal: me.isInternal ?? user.isInternal }) ? (
          <AccountForm
            me={me}
            countries={countries}
            supportEmail={config.supportEmail}
            isSaved={isSaved}
            onSaved={follow}
          />
        ) : (
          <InternalAccount me={me} countries={countries} supportEmail={config.supportEmail} />
        )}
      </Stacked>
      <Aside>
        <OrganisationCard organisations={me.organisations} />
        <SecurityCard locale={locale} />
        <NotificationsCard locale={locale} />
        <AppearanceCard />
      </Aside>
    </Columns>
  );
}

/** Account settings, editable for customers and read-only for internal employees (sections 3, 5 and 6). */
export function Account({ navigate = navigateByBrowser, ...props }: AccountProps) {
  const intl = useIntl();
  const { data, error, loading, refetch } = useQuery(AccountDocument, { notifyOnNetworkStatusChange: true });
  const { me, accountChoices } = data ?? {};
  const isLoaded = me && accountChoices;
  return (
    <Screen>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.dashboard.overline' })}
        title={intl.formatMessage({ id: 'portal.account.title' })}
        lead={!props.user.isInternal && <FormattedMessage id="portal.account.lead" />}
      />
      {isLoaded && (
        <LoadedAccount {...props} navigate={navigate} me={me} countries={accountChoices.countries} />
      )}
      {!isLoaded && loading && !error && <Skeleton lines={6} />}
      {!isLoaded && (error ?? !loading) && (
        <ProblemNotice
          problem={error ? toDataProblem(error) : 'failed'}
          isRetrying={loading}
          onRetry={() => {
            // A repeated failure is rendered through `error`.
            refetch().catch(() => undefined);
          }}
        />
      )}
    </Screen>
  );
}

'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import type { PortalLocale } from '../../app/PortalConfig';
import { toDataProblem } from '../../data/problems';
import { Screen, Total } from '../../lists/List.styles';
import { EmptyState } from '../../notices/EmptyState';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { Skeleton } from '../../notices/Skeleton';
import { PortalHeading } from '../../shared/PortalHeading';
import { BackToUsers } from '../BackToUsers';
import { NoPermission } from '../NoPermission';
import { canAdminister } from '../userAddresses';
import { AccessRequestsDocument } from './accessRequests.customerQuery';
import { DecisionNotice } from './DecisionNotice';
import { RequestList } from './RequestList';
import { useRequestDecision } from './useRequestDecision';

interface AccessRequestsProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

function NoRequests() {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'portal.users.requests.none.title' })}
      text={intl.formatMessage({ id: 'portal.users.requests.none.text' })}
    />
  );
}

function Inbox({ locale }: Pick<AccessRequestsProps, 'locale'>) {
  const state = useRequestDecision();
  const { data, error, loading, refetch } = useQuery(AccessRequestsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const { choice, outcome, isRunning } = state;
  const requests = data?.accessRequests;
  return (
    <>
      {outcome && choice && (
        <DecisionNotice outcome={outcome} isRunning={isRunning} onRetry={() => void state.decide(choice)} />
      )}
      {requests && (
        <>
          <Total>
            <FormattedMessage id="portal.users.requests.total" values={{ count: requests.total }} />
          </Total>
          {requests.total === 0 ? (
            <NoRequests />
          ) : (
            <RequestList requests={requests.items} total={requests.total} locale={locale} state={state} />
          )}
        </>
      )}
      {!requests && error && (
        <ProblemNotice
          problem={toDataProblem(error)}
          isRetrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!requests && !error && <Skeleton lines={8} />}
    </>
  );
}

function Administration({ locale }: Pick<AccessRequestsProps, 'locale'>) {
  const intl = useIntl();
  return (
    <Screen>
      <BackToUsers locale={locale} />
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.users.title' })}
        title={intl.formatMessage({ id: 'portal.users.requests.title' })}
        lead={<FormattedMessage id="portal.users.requests.lead" />}
      />
      <Inbox locale={locale} />
    </Screen>
  );
}

/** Pending requests for access of the administrator's organisations, decided singly or several at once. */
export const AccessRequests = ({ locale, user }: AccessRequestsProps) =>
  canAdminister(user) ? <Administration locale={locale} /> : <NoPermission locale={locale} />;

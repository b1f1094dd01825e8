'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import type { PortalLocale } from '../../app/PortalConfig';
import { toDataProblem } from '../../data/problems';
import { Screen } from '../../lists/List.styles';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { Skeleton } from '../../notices/Skeleton';
import { ApprovalRulesDocument } from '../../parts/approvalRules.customerQuery';
import { canApproveOrders } from '../../shared/canUse';
import { PortalHeading } from '../../shared/PortalHeading';
import { BackToUsers } from '../BackToUsers';
import { NoPermission } from '../NoPermission';
import { ApprovalRuleForm } from './ApprovalRuleForm';

interface ApprovalRulesProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

function Rules() {
  const { data, error, loading, refetch } = useQuery(ApprovalRulesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  if (data?.orderApprovalRules)
    return data.orderApprovalRules.map((rule) => <ApprovalRuleForm key={rule.organisation.id} rule={rule} />);
  if (error)
    return (
      <ProblemNotice
        problem={toDataProblem(error)}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <Skeleton lines={6} />;
}

function Administration({ locale }: Pick<ApprovalRulesProps, 'locale'>) {
  const intl = useIntl();
  return (
    <Screen>
      <BackToUsers locale={locale} />
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.users.title' })}
        title={intl.formatMessage({ id: 'portal.users.approval.title' })}
        lead={<FormattedMessage id="portal.users.approval.lead" />}
      />
      <Rules />
    </Screen>
  );
}

/** Rules of the administrator's organisations for the approval of orders (ADR 76). */
export const ApprovalRules = ({ locale, user }: ApprovalRulesProps) =>
  canApproveOrders(user) ? <Administration locale={locale} /> : <NoPermission locale={locale} />;

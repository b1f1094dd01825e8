'use client';

import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { needsApproval } from '@kmx/core/portal';
import { FlashMessage } from '@kmx/design-system';
import { ApprovalRulesDocument } from '../parts/approvalRules.customerQuery';
import { canApproveOrders } from '../shared/canUse';
import { useSignIn } from '../signIn/useSignIn';

interface ApprovalHintProps {
  /** The organisation of the delivery location; undefined until one is chosen. */
  readonly organisationId: string | undefined;
  readonly pieces: number;
}

/** Warns that a request will need approval. The service decides when the request is sent. */
export function ApprovalHint({ organisationId, pieces }: ApprovalHintProps) {
  const { user } = useSignIn();
  const { data } = useQuery(ApprovalRulesDocument);
  const rule = data?.orderApprovalRules?.find(({ organisation }) => organisation.id === organisationId);
  const isApprover = user !== undefined && canApproveOrders(user);
  if (!rule?.hasApprover || !needsApproval(rule.limit, { pieces, isApprover })) return null;
  return (
    <FlashMessage isStatic>
      <FormattedMessage id="portal.cart.approvalHint" />
    </FlashMessage>
  );
}

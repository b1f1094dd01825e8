import type { OrderDecision } from '../../__generated__/customer/graphql';

interface ApprovalMessages {
  /** Label of the button. */
  readonly action: string;
  /** Question with `{reference}`, and consequences for `{name}`. */
  readonly title: string;
  readonly text: string;
  readonly done: string;
  /** Explains that `{name}` has already decided. */
  readonly before: string;
  /** Label of the person who decided. */
  readonly by: string;
}

export const approvalMessages = {
  approve: {
    action: 'portal.orders.approval.approve',
    title: 'portal.orders.approval.approveTitle',
    text: 'portal.orders.approval.approveText',
    done: 'portal.orders.approval.approved',
    before: 'portal.orders.approval.approvedBefore',
    by: 'portal.orders.approval.approvedBy',
  },
  decline: {
    action: 'portal.users.requests.decline',
    title: 'portal.orders.approval.declineTitle',
    text: 'portal.orders.approval.declineText',
    done: 'portal.orders.approval.declined',
    before: 'portal.orders.approval.declinedBefore',
    by: 'portal.orders.approval.declinedBy',
  },
} as const satisfies Record<OrderDecision, ApprovalMessages>;

import type { RequestDecision } from '../../__generated__/customer/graphql';

interface DecisionMessages {
  /** Label of the button. */
  readonly action: string;
  /** Question and consequences in the dialog; `{count}` in the title. */
  readonly title: string;
  readonly text: string;
  /** Result; `{count}`. */
  readonly done: string;
  /** Reason why an equal or opposite decision has no effect; `{name}` decided before. */
  readonly before: string;
}

export const decisionMessages = {
  accept: {
    action: 'portal.users.requests.accept',
    title: 'portal.users.requests.acceptTitle',
    text: 'portal.users.requests.acceptText',
    done: 'portal.users.requests.accepted',
    before: 'portal.users.requests.acceptedBefore',
  },
  decline: {
    action: 'portal.users.requests.decline',
    title: 'portal.users.requests.declineTitle',
    text: 'portal.users.requests.declineText',
    done: 'portal.users.requests.declined',
    before: 'portal.users.requests.declinedBefore',
  },
} as const satisfies Record<RequestDecision, DecisionMessages>;

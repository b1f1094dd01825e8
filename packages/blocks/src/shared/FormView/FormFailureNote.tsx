import type { IntlShape } from 'react-intl/server';
import type { FormFailure, FormKind } from '@kmx/core/forms';
import { FlashMessage } from '@kmx/design-system';

import { formViewMessages as messages } from './FormView.messages';

interface FormFailureNoteProps {
  readonly intl: IntlShape;
  readonly kind: FormKind;
  readonly reason: FormFailure;
  /** `mailto:` address with the entries. */
  readonly mailFallback?: string | undefined;
}

export function describeFailure(intl: IntlShape, reason: FormFailure): string {
  const text = intl.formatMessage(messages.failedKept);
  switch (reason) {
    case 'unavailable':
    case 'rejected':
      return `${intl.formatMessage(messages.failed)} ${text}`;
    case 'tooMany':
      return `${intl.formatMessage(messages.failedTooMany)} ${text}`;
  }
}

/** "Service request failure title: …, with an option to send by e-mail to the support address" (section 8). */
export const FormFailureNote = ({ intl, kind, reason, mailFallback }: FormFailureNoteProps) => (
  <FlashMessage
    type="error"
    title={kind === 'serviceRequest' ? intl.formatMessage(messages.failedTitle) : undefined}
    link={
      mailFallback
        ? { text: intl.formatMessage(messages.sendMail), href: mailFallback, dataLink: 'plain' }
        : undefined
    }
  >
    <span data-failure>{describeFailure(intl, reason)}</span>
  </FlashMessage>
);

import type { IntlShape } from 'react-intl/server';
import type { FormKind } from '@kmx/core/forms';
import { ButtonLink, Heading, Text } from '@kmx/design-system';

import type { Message } from '../../contract/messages';
import { formViewMessages as messages } from './FormView.messages';
import { Sent } from './FormView.styles';

export interface FormSentProps {
  readonly intl: IntlShape;
  readonly kind: FormKind;
  readonly reference: string;
  readonly headingLevel: 2 | 3;
  /** URL of the whitepaper. */
  readonly downloadHref?: string | undefined;
  /** Anchor after a post without script. */
  readonly id?: string;
}

/** Title and next steps after a submission. */
function decideText(kind: FormKind): readonly [title: Message, ...next: Message[]] {
  switch (kind) {
    case 'contact':
    case 'supportRequest':
    case 'serviceRequest':
      return [messages.sentTitle, messages.sentNext, messages.sentMail];
    case 'storyFeedback':
      return [messages.sentFeedback, messages.sentFeedbackNext];
    case 'whitepaper':
      return [messages.sentWhitepaper, messages.sentWhitepaperNext];
  }
}

export function FormSent({ intl, kind, reference, headingLevel, downloadHref, id }: FormSentProps) {
  const [title, ...next] = decideText(kind);
  return (
    <Sent id={id} tabIndex={-1} data-form-sent={kind}>
      <Heading level={headingLevel} size="l">
        {intl.formatMessage(title)}
      </Heading>
      <Text>{next.map((message) => intl.formatMessage(message)).join(' ')}</Text>
      {downloadHref && (
        <ButtonLink href={downloadHref} icon="download" dataLink="plain">
          {intl.formatMessage(messages.download)}
        </ButtonLink>
      )}
      <div>
        <Text size="xs" tone="muted">
          {intl.formatMessage(messages.reference)}
        </Text>
        <data value={reference} data-form-reference>
          {reference}
        </data>
      </div>
    </Sent>
  );
}

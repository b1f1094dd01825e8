import type { IntlShape } from 'react-intl/server';
import type { FormKind, FormReading } from '@kmx/core/forms';

import { FormFrame } from './FormFrame';
import { FormReview } from './FormReview';
import { FormSent } from './FormSent';

export interface FormViewProps {
  readonly intl: IntlShape;
  readonly kind: FormKind;
  readonly reading: FormReading;
  /** Level of the titles of the states "review" and "sent". */
  readonly headingLevel: 2 | 3;
  /** Replaces "Send". */
  readonly submitLabel?: string;
  /** URL of the whitepaper, offered once the form is sent. */
  readonly downloadHref?: string | undefined;
  /** Id of the form in the page; a post without script returns to `form`. */
  readonly id?: string;
}

/** A public form in one of its states: entry, review or sent. Works without JavaScript. */
export function FormView({ id = 'form', ...props }: FormViewProps) {
  const { intl, kind, reading, headingLevel, downloadHref } = props;
  const { state } = reading;
  switch (state.kind) {
    case 'empty':
    case 'invalid':
    case 'failed':
      return <FormFrame {...props} id={id} />;
    case 'review':
      return (
        <FormReview
          intl={intl}
          kind={kind}
          reading={reading}
          headingLevel={headingLevel}
          id={id}
          confirm={state.confirm}
        />
      );
    case 'sent':
      return (
        <FormSent
          intl={intl}
          kind={kind}
          headingLevel={headingLevel}
          downloadHref={downloadHref}
          id={id}
          reference={state.reference}
        />
      );
  }
}

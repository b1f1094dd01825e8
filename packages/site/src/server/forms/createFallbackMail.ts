import type { IntlShape } from 'react-intl/server';
import {
  createMailHref,
  formLabelMessages,
  formNameMessages,
  labelOfOption,
  visibleFields,
  type FormKind,
  type FormReading,
  type FormValues,
} from '@kmx/core/forms';

interface FallbackMail {
  /** Support address. */
  to: string;
  intl: IntlShape;
  countries: FormReading['countries'];
}

/**
 * "An option to send by e-mail to the support address" (portal, section 8): creates a mail with the entries.
 */
export function createFallbackMail(
  kind: FormKind,
  values: FormValues,
  { to, intl, countries }: FallbackMail,
): string {
  const lines = visibleFields(kind, values).flatMap(({ name, rule }) => {
    const value = values[name];
    if (value === undefined || value === '' || rule === 'checked') return [];
    const option = rule === 'option' ? labelOfOption(name, value) : undefined;
    const country = rule === 'country' ? countries.find(({ code }) => code === value)?.name : undefined;
    return [
      `${intl.formatMessage(formLabelMessages[name])}: ${option ? intl.formatMessage(option) : (country ?? value)}`,
    ];
  });
  const form = intl.formatMessage(formNameMessages[kind]);
  const subject = values.subject ? `${form}: ${values.subject}` : form;
  return createMailHref({ to, subject, text: lines.join('\n') });
}

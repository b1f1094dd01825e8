import { limits } from '@kmx/core';
import { formMailMessages, formNameMessages, type FormKind, type FormValues } from '@kmx/core/forms';

import { env } from '../env';
import { loadIntl } from '../intl';
import { siteAddress } from '../links/siteAddress';

import type { FormContext } from './findFormContext';

/** Placeholder for the reference, which the customer service creates. */
const referencePlace = '{reference}';

function whitepaperAddress(file: string, { siteKey, locale, system }: FormContext): string {
  const site = system?.sites.find(({ key }) => key === siteKey);
  const path = `/file/${encodeURIComponent(file)}?l=${locale.urlCode}`;
  if (!site) return `${env().SITE_URL}${path}`;
  const { protocol, currentHost } = siteAddress(site);
  return `${protocol}://${currentHost}${path}`;
}

/**
 * Creates the confirmation mail for the given address, in the language of the page: reference, "a reply
 * within 24 hours", whitepaper link.
 */
export async function createConfirmationMail(kind: FormKind, values: FormValues, context: FormContext) {
  const { email, file } = values;
  if (email === undefined) return null;
  const intl = await loadIntl(context.locale.language);
  const mailMessages = formMailMessages;
  const isWhitepaper = kind === 'whitepaper';
  const lines = [
    intl.formatMessage(mailMessages.greeting),
    intl.formatMessage(mailMessages.thanks),
    ...(isWhitepaper && file
      ? [intl.formatMessage(mailMessages.whitepaper, { address: whitepaperAddress(file, context) })]
      : []),
    ...(isWhitepaper ? [] : [intl.formatMessage(mailMessages.promise, { hours: limits.contactReplyHours })]),
    intl.formatMessage(mailMessages.reference, { reference: referencePlace }),
    intl.formatMessage(mailMessages.closing),
  ];
  const form = intl.formatMessage(formNameMessages[kind]);
  return { to: email, subject: intl.formatMessage(mailMessages.subject, { form }), text: lines.join('\n\n') };
}

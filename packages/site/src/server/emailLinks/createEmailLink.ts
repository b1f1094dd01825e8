import { z } from 'zod';
import { createMailHref } from '@kmx/core/forms';

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${String(most)} characters.`)
    // Prevents header injection in mails.
    .refine((text) => !/[\r\n]/.test(text), 'One line only.')
    .default('');

/** Campaign parameters are case-sensitive in analytics, so they are restricted to one spelling. */
const campaignPart = oneLine(60).refine(
  (text) => /^[a-z0-9_-]*$/.test(text),
  'Only small letters, digits, "-" and "_", for example "spring-fair".',
);

const pageAddress = z
  .string('Please paste the address of a page.')
  .trim()
  .min(1, 'Please paste the address of a page.')
  .max(500, 'At most 500 characters.')
  .refine((text) => z.url({ protocol: /^https?$/ }).safeParse(text).success, {
    message: 'The address of a page begins with https:// and has no spaces.',
  });

const emailLinkSchema = z.object({
  url: pageAddress,
  to: oneLine(200).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    'Please provide a valid email address',
  ),
  subject: oneLine(150),
  text: z.string().max(1000, 'At most 1000 characters.').default(''),
  link: oneLine(100),
  source: campaignPart,
  medium: campaignPart,
  campaign: campaignPart,
});

/** Query parameters of the tool. */
export const emailLinkFields = [
  'url',
  'to',
  'subject',
  'text',
  'link',
  'source',
  'medium',
  'campaign',
] as const;
export type EmailLinkField = (typeof emailLinkFields)[number];

/** Entered values for redisplay. */
export type EmailLinkValues = Readonly<Record<EmailLinkField, string>>;

/** State of the tool: empty, invalid, or with a result. */
export type EmailLinkReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Partial<Record<EmailLinkField, string>>> }
  | {
      readonly kind: 'ready';
      /** Address of the page with the campaign parameters. */
      readonly address: string;
      readonly mailto: string;
      readonly html: string;
    };

const campaignNames = { source: 'utm_source', medium: 'utm_medium', campaign: 'utm_campaign' } as const;

function addCampaign({ url, ...entered }: z.output<typeof emailLinkSchema>): string {
  const address = new URL(url);
  for (const part of ['source', 'medium', 'campaign'] as const)
    if (entered[part] !== '') address.searchParams.set(campaignNames[part], entered[part]);
  return address.href;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function create(entered: z.output<typeof emailLinkSchema>): EmailLinkReading {
  const { to, subject, text, link } = entered;
  const address = addCampaign(entered);
  const lines = [text.trim(), address].filter((part) => part !== '');
  const mailto = createMailHref({ to, subject, text: lines.join('\n\n') });
  const html = `<a href="${escapeHtml(mailto)}">${escapeHtml(link || subject || address)}</a>`;
  return { kind: 'ready', address, mailto, html };
}

export const readEmailLinkValues = (query: URLSearchParams): EmailLinkValues => ({
  url: query.get('url') ?? '',
  to: query.get('to') ?? '',
  subject: query.get('subject') ?? '',
  text: query.get('text') ?? '',
  link: query.get('link') ?? '',
  source: query.get('source') ?? '',
  medium: query.get('medium') ?? '',
  campaign: query.get('campaign') ?? '',
});

/** Creates a `mailto:` link to a page, and its HTML (section 2.2, `/tools/email-links`). */
export function createEmailLink(values: EmailLinkValues): EmailLinkReading {
  if (emailLinkFields.every((field) => values[field] === '')) return { kind: 'empty' };
  const parsed = emailLinkSchema.safeParse(values);
  if (parsed.success) return create(parsed.data);
  const errors: Partial<Record<EmailLinkField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = emailLinkFields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return { kind: 'invalid', errors };
}

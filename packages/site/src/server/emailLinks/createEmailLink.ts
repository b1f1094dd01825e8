import { z } from 'zod';
import { createMailHref } from '@kmx/core/forms';

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${String(most)} characters.`)
    // A line break in a header of a mail begins another header.
    .refine((text) => !/[\r\n]/.test(text), 'One line only.')
    .default('');

/** What campaigns are called in the address of a page: told apart by statistics, and so in one spelling. */
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

/** The fields of the tool, as they are called in its address. */
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

/** What was entered, to be shown again. */
export type EmailLinkValues = Readonly<Record<EmailLinkField, string>>;

/** How the tool stands: not used yet, in need of a correction, or done. */
export type EmailLinkReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Partial<Record<EmailLinkField, string>>> }
  | {
      readonly kind: 'ready';
      /** The page, with its campaign. */
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

/** What was entered, as the address of the tool has it. */
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

/** Makes a `mailto:` link to a page, and the HTML of it, from what was entered (section 2.2, `/tools/email-links`). */
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

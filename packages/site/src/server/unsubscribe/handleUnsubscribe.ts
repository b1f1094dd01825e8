import { portalPaths, type LanguageCode } from '@kmx/core';

import { CustomerServiceError } from '../customer/CustomerServiceError';
import { queryCustomer } from '../customer/queryCustomer';
import { noticeLanguage, type FileNotice } from '../fileNotice/fileNotice';
import { readLanguagePreference, respondWithNotice } from '../fileNotice/respondWithoutFile';
import { readLimitedBytes } from '../http/readLimitedText';
import { loadIntl } from '../intl';
import { log } from '../log';
import { loadPortalMessages, type PortalMessageId } from '../portal/loadPortalMessages';

import { UnsubscribeDocument, UnsubscribeLinkDocument } from './unsubscribe.customerQuery';
import { unsubscribeLinkSchema, unsubscribeSchema, type UnsubscribeResult } from './unsubscribe.schema';
import type { MessageId } from '@/MessageId';

type Outcome = UnsubscribeResult['status'] | 'unavailable';

/** The body of RFC 8058 has one field; multipart bodies have a few additional headers. */
const maxBodyBytes = 10_000;

const oneClick = { name: 'List-Unsubscribe', value: 'One-Click' } as const;

const statuses = {
  valid: 200,
  done: 200,
  expired: 410,
  invalid: 404,
  unavailable: 503,
} as const satisfies Record<Outcome, number>;

const messageIds = {
  valid: { title: 'unsubscribe.askTitle', text: 'unsubscribe.askText' },
  done: { title: 'unsubscribe.doneTitle', text: 'unsubscribe.doneText' },
  expired: { title: 'unsubscribe.expiredTitle', text: 'unsubscribe.expiredText' },
  invalid: { title: 'unsubscribe.invalidTitle', text: 'unsubscribe.invalidText' },
  unavailable: { title: 'unsubscribe.unavailableTitle', text: 'unsubscribe.unavailableText' },
} as const satisfies Record<Outcome, { title: MessageId; text: MessageId }>;

const readToken = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

async function createNotice(
  outcome: Outcome,
  type: UnsubscribeResult['type'],
  language: LanguageCode,
): Promise<FileNotice> {
  const intl = await loadIntl(language);
  const labels = await loadPortalMessages(language, { isPseudo: false });
  const notification = (type && labels[`portal.notifications.${type}` satisfies PortalMessageId]) ?? '';
  const { title, text } = messageIds[outcome];
  return {
    status: statuses[outcome],
    title: intl.formatMessage({ id: title }),
    text: intl.formatMessage({ id: text }, { notification }),
    link: { href: portalPaths.notifications, text: intl.formatMessage({ id: 'unsubscribe.settings' }) },
    ...(outcome === 'valid' && {
      form: { field: oneClick, text: intl.formatMessage({ id: 'unsubscribe.confirm' }) },
    }),
  };
}

async function respond(request: Request, load: () => Promise<UnsubscribeResult | null>): Promise<Response> {
  const language = noticeLanguage(readLanguagePreference(request));
  try {
    const result = await load();
    const notice = await createNotice(result?.status ?? 'unavailable', result?.type ?? null, language);
    return respondWithNotice(request, notice);
  } catch (error) {
    if (!(error instanceof CustomerServiceError)) throw error;
    log('warn', 'A notification could not be switched off.', {}, error);
    return respondWithNotice(request, await createNotice('unavailable', null, language));
  }
}

/** `GET /api/unsubscribe?token=…&l=…`: renders a confirmation form and changes nothing. */
export const handleUnsubscribeLink = (request: Request): Promise<Response> =>
  respond(request, async () => {
    const variables = { token: readToken(request) };
    return (await queryCustomer(UnsubscribeLinkDocument, unsubscribeLinkSchema, variables)).unsubscribeLink;
  });

async function isOneClick(request: Request): Promise<boolean> {
  const body = await readLimitedBytes(request, maxBodyBytes);
  if (body === undefined) return false;
  const type = request.headers.get('content-type') ?? '';
  try {
    const fields = await new Response(body, { headers: { 'content-type': type } }).formData();
    return fields.get(oneClick.name) === oneClick.value;
  } catch {
    // Not one of the two encodings that RFC 8058 allows.
    return false;
  }
}

/**
 * `POST` to the same address with the body of RFC 8058, sent by a mail service or by the confirmation form: switches
 * the notification off. Reads no cookies, so a cross-site request can only do what the token allows.
 */
export async function handleUnsubscribe(request: Request): Promise<Response> {
  if (!(await isOneClick(request))) {
    const text = `Send ${oneClick.name}=${oneClick.value} as a form.`;
    return new Response(text, {
      status: 400,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  const variables = { token: readToken(request) };
  return respond(
    request,
    async () => (await queryCustomer(UnsubscribeDocument, unsubscribeSchema, variables)).unsubscribe,
  );
}

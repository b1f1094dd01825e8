import { z } from 'zod';
import { parseJson } from '../../../toolkit/src/parseJson';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import type { Row } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { readLocations } from '../directory/places';
import { toLanguage } from '../locales/countries';
import { toArticleKey } from '../parts/partKeys';
import { readPartsByArticleNumbers } from '../parts/selectParts';
import type { Orderer } from './composeOrderMails';
import { decideOrder, orderLimits, rejectOrder, rejectSentOrder } from './decideOrder';
import type { OrderInput, OrderLine, OrderResult } from './model';
import { storeOrder, type FoundOrder } from './storeOrder';

type OrderRow = Row<'customer_orders'>;

const readOrderer = async (db: CustomerDatabase, { viewer, name }: Scope): Promise<Orderer> => {
  const { email, language } = await db
    .selectFrom('customer_users')
    .select(['email', 'language'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  return { email, name, language: toLanguage(language) ?? toLanguage(viewer.language) ?? 'en' };
};

const readKnown = (
  db: CustomerDatabase,
  { viewer }: Scope,
  { idempotencyKey }: OrderInput,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('customer_orders')
    .selectAll()
    .where('user_id', '=', viewer.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

const linesSchema = z.array(z.object({ articleNumber: z.string(), quantity: z.number() }));

/** Normalized content for comparison, regardless of the spelling of article numbers. */
const contentOf = (
  locationId: string,
  texts: readonly (string | null)[],
  lines: readonly OrderLine[],
): string =>
  JSON.stringify([
    locationId,
    texts,
    lines.map(({ articleNumber, quantity }) => [toArticleKey(articleNumber), quantity]),
  ]);

const respondToRepeated = (known: OrderRow, input: OrderInput): OrderResult => {
  const lines = linesSchema.parse(parseJson(known.lines));
  const stored = contentOf(known.location_id, [known.note, known.customer_reference], lines);
  if (stored !== contentOf(input.locationId, [input.note, input.customerReference], input.lines))
    return rejectSentOrder({ reference: known.reference, lines: lines.length, at: known.created_at });
  return {
    kind: 'requested',
    reference: known.reference,
    lines: lines.length,
    isWaitingForApproval: known.status === 'waitingForApproval',
  };
};

const hasOrderedEnough = async ({ db, now }: DirectoryDependencies, { viewer }: Scope): Promise<boolean> => {
  const since = new Date(now().getTime() - 60 * 60 * 1000).toISOString();
  const rows = await db
    .selectFrom('customer_orders')
    .select('id')
    .where('user_id', '=', viewer.id)
    .where('created_at', '>', since)
    .limit(orderLimits.perHour)
    .execute();
  return rows.length === orderLimits.perHour;
};

/** Finds the location and the parts of an order, or the reason for its rejection. */
const find = async (
  parts: DirectoryDependencies,
  scope: Scope,
  input: OrderInput,
  language: string,
): Promise<FoundOrder | OrderResult> => {
  const { db } = parts;
  const locations = await readLocations(db, scope.organisationIds);
  const location = locations.find(({ id }) => id === input.locationId);
  if (!location) {
    logRejection(parts, scope, 'location', input.locationId);
    return rejectOrder('unknownLocation');
  }
  const articleNumbers = input.lines.map(({ articleNumber }) => articleNumber);
  const lines = await readPartsByArticleNumbers(db, articleNumbers, 'en');
  const known = new Set(lines.map(({ articleNumber }) => toArticleKey(articleNumber)));
  const unknown = articleNumbers.filter((one) => !known.has(toArticleKey(one)));
  if (unknown.length > 0) return rejectOrder('unknownPart', unknown);
  if (await hasOrderedEnough(parts, scope)) return rejectOrder('tooMany');
  return { location, lines, ownLines: await readPartsByArticleNumbers(db, articleNumbers, language) };
};

/**
 * Requests an order of parts: stores it with mails to the support team and the orderer before responding. The
 * same key with the same content returns the first response again.
 */
export const orderParts = async (
  parts: DirectoryDependencies,
  scope: Scope,
  given: OrderInput,
): Promise<OrderResult> => {
  const input = decideOrder(given);
  if ('kind' in input) return input;
  const orderer = await readOrderer(parts.db, scope);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const known = await readKnown(parts.db, scope, input);
    if (known) return respondToRepeated(known, input);
    const found = await find(parts, scope, input, orderer.language);
    if ('kind' in found) return found;
    const result = await storeOrder(parts, scope, input, { found, orderer });
    if (!result) continue;
    parts.wakeMail();
    return result;
  }
  throw new Error('No free reference could be drawn.');
};

import type { Payload, Where } from 'payload';
import { environment } from '../config/environment';
import { bumpContentVersion } from './contentVersion';
import { postTags } from './postTags';

/** Hooks run before their transaction commits: check immediately, then after growing pauses, as a busy database commits late. */
const wakeDelays = [20, 100, 300, 700, 1_500, 3_000];
/** Deliveries are woken after the commit; the second check is for a row that was added during the first. */
const deliveryWakeDelays = [0, 100];
const idlePollMilliseconds = 5_000;
const batchSize = 100;
/** The site's limit for one request. */
const maxTags = 200;
const firstRetryMilliseconds = 500;
const maxRetryMilliseconds = 60_000;

declare global {
  var kmxWakeOutbox: (() => void) | undefined;
}

/** Wakes the worker of this process, if it has one. */
export const wakeOutbox = (): void => globalThis.kmxWakeOutbox?.();

/** Milliseconds until the next try after `attempts` failures: doubling, one minute at most. */
export const retryDelay = (attempts: number): number =>
  Math.min(firstRetryMilliseconds * 2 ** Math.max(0, attempts - 1), maxRetryMilliseconds);

interface Batch {
  ids: string[];
  tags: string[];
  attempts: number;
}

interface Row {
  id: string;
  tags: string[];
  attempts: number;
}

/** The oldest rows that fit into one request. */
export const fillBatch = (rows: readonly Row[]): Batch => {
  const batch = { ids: new Array<string>(), tags: new Set<string>(), attempts: 0 };
  for (const row of rows) {
    const tags = new Set([...batch.tags, ...row.tags]);
    if (tags.size > maxTags && batch.ids.length > 0) break;
    batch.ids.push(row.id);
    batch.tags = tags;
    batch.attempts = Math.max(batch.attempts, row.attempts);
  }
  return { ...batch, tags: [...batch.tags] };
};

const readBatch = async (payload: Payload, where: Where): Promise<Batch> => {
  const { docs } = await payload.find({
    collection: 'outbox',
    where,
    limit: batchSize,
    pagination: false,
    sort: 'createdAt',
    depth: 0,
  });
  return fillBatch(docs);
};

const removeRows = (payload: Payload, ids: readonly string[]) =>
  payload.delete({ collection: 'outbox', where: { id: { in: ids } }, depth: 0 });

/** Failed rows become one, so that a site that is away for long costs one row and one request. */
const mergeFailed = async (payload: Payload, batch: Batch, reason: string): Promise<void> => {
  const [retainedId, ...others] = batch.ids;
  if (retainedId === undefined) return;
  const data = { tags: batch.tags, attempts: batch.attempts + 1, lastError: reason };
  await payload.update({ collection: 'outbox', id: retainedId, data, depth: 0 });
  if (others.length > 0) await removeRows(payload, others);
};

type Outcome = { kind: 'empty' } | { kind: 'delivered' } | { kind: 'failed'; attempts: number };

/**
 * Creates a row for every address, so that an unavailable process of the site does not delay others. Notifications for
 * an address that is no longer configured go to all of them: its successor may have missed them.
 */
const distributeOnce = async (payload: Payload, urls: readonly string[]): Promise<Outcome> => {
  const where = { or: [{ url: { exists: false } }, { url: { not_in: urls } }] };
  const { ids, tags } = await readBatch(payload, where);
  if (ids.length === 0) return { kind: 'empty' };
  for (const url of urls)
    await payload.create({ collection: 'outbox', data: { url, tags, attempts: 0 }, depth: 0 });
  await removeRows(payload, ids);
  return { kind: 'delivered' };
};

/** Sends the waiting rows of an address once. Rows are deleted only after the site has confirmed them. */
const deliverOnce = async (payload: Payload, url: string): Promise<Outcome> => {
  const batch = await readBatch(payload, { url: { equals: url } });
  if (batch.ids.length === 0) return { kind: 'empty' };
  bumpContentVersion();
  const result = await postTags(url, environment.revalidateSecret, batch.tags);
  if (result.ok) {
    await removeRows(payload, batch.ids);
    return { kind: 'delivered' };
  }
  await mergeFailed(payload, batch, result.error);
  return { kind: 'failed', attempts: batch.attempts + 1 };
};

/** Delivers when it is woken and every 5 s, one delivery at a time. Returns what wakes it. */
export const runOutbox = (
  deliver: () => Promise<Outcome>,
  reportError: (error: unknown) => void,
  delays: readonly number[] = wakeDelays,
): (() => void) => {
  let isRunning = false;
  let retryAt = 0;

  const run = async (): Promise<void> => {
    if (isRunning || Date.now() < retryAt) return;
    isRunning = true;
    try {
      const outcome = await deliver();
      retryAt = outcome.kind === 'failed' ? Date.now() + retryDelay(outcome.attempts) : 0;
      if (outcome.kind === 'delivered') setTimeout(() => void run(), 0).unref();
      if (outcome.kind === 'failed') setTimeout(() => void run(), retryDelay(outcome.attempts) + 10).unref();
    } catch (error) {
      reportError(error);
    } finally {
      isRunning = false;
    }
  };

  setInterval(() => void run(), idlePollMilliseconds).unref();
  return () => {
    for (const delay of delays) setTimeout(() => void run(), delay).unref();
  };
};

/** Starts the workers of this process, one for each address of the site; further calls do nothing. */
export const startOutboxWorker = (payload: Payload): void => {
  if (globalThis.kmxWakeOutbox) return;
  const reportError = (error: unknown): void =>
    payload.logger.error({ err: error, msg: 'The outbox could not be read.' });
  const urls = environment.siteRevalidateUrls;
  const wakeDeliveries = urls.map((url) =>
    runOutbox(() => deliverOnce(payload, url), reportError, deliveryWakeDelays),
  );
  const distribute = async (): Promise<Outcome> => {
    const outcome = await distributeOnce(payload, urls);
    if (outcome.kind === 'delivered') for (const wake of wakeDeliveries) wake();
    return outcome;
  };
  globalThis.kmxWakeOutbox = runOutbox(distribute, reportError);
  globalThis.kmxWakeOutbox();
};

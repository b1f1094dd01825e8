import type { PayloadRequest, Where } from 'payload';
import type { MissingAddress } from '../payload-types';
import { mergeMisses, type Miss } from './missingAddressRules';

const collection = 'missing-addresses';

/** Limit of stored addresses. Anonymous requests could otherwise fill the disk. */
export const maxMissingAddresses = 5_000;

type Row = Pick<MissingAddress, 'id'>;

/** State without a redirect; the address returns 404 again. */
export const openState = {
  state: 'open',
  target: { kind: null, page: null, path: null, url: null, product: null, file: null },
  redirect: null,
} as const;

/** Marks addresses as open again. */
export const reopen = async (req: PayloadRequest, where: Where): Promise<void> => {
  const { db } = req.payload;
  const { docs } = await db.find<Row>({ collection, where, pagination: false, req });
  for (const { id } of docs) await db.updateOne({ collection, id, data: { ...openState }, req });
};

const readSiteIds = async (req: PayloadRequest, keys: readonly string[]): Promise<Map<string, string>> => {
  const { docs } = await req.payload.db.find<{ id: string; key: string }>({
    collection: 'sites',
    where: { key: { in: [...keys] } },
    pagination: false,
    req,
  });
  return new Map(docs.map(({ id, key }) => [key, id]));
};

/** Counts in the database, since two reports may come at once; false when the address is new. */
const countOn = async (req: PayloadRequest, key: string, miss: Miss): Promise<boolean> => {
  const { visits, lastVisit, referrer } = miss;
  const updated: unknown = await req.payload.db.updateOne({
    collection,
    where: { key: { equals: key } },
    data: { visits: { $inc: visits }, lastVisit, ...(referrer === null ? {} : { referrer }) },
    req,
  });
  return updated !== null;
};

const add = async (req: PayloadRequest, key: string, site: string, miss: Miss): Promise<void> => {
  const { path, visits, lastVisit, referrer } = miss;
  const data = { key, path, site, visits, referrer, firstVisit: lastVisit, lastVisit, state: 'open' };
  try {
    await req.payload.db.create({ collection, data, req });
  } catch (error) {
    // Another report of the same address may have come between.
    if (!(await countOn(req, key, miss))) throw error;
  }
};

const dropSome = async (req: PayloadRequest, most: number, where: Where): Promise<void> => {
  const { db } = req.payload;
  const { totalDocs } = await db.count({ collection, req });
  if (totalDocs <= most) return;
  const sort = ['visits', 'lastVisit'];
  const { docs } = await db.find<Row>({ collection, where, sort, limit: totalDocs - most, req });
  if (docs.length > 0)
    await db.deleteMany({ collection, where: { id: { in: docs.map(({ id }) => id) } }, req });
};

/** Deletes the least visited and oldest addresses first, and resolved ones last. */
export const pruneTo = async (req: PayloadRequest, most: number): Promise<void> => {
  await dropSome(req, most, { state: { equals: 'open' } });
  await dropSome(req, most, {});
};

/** Counts missing addresses and returns their number. Unknown sites are skipped. */
export const recordMisses = async (req: PayloadRequest, misses: readonly Miss[]): Promise<number> => {
  const merged = mergeMisses(misses);
  const siteIds = await readSiteIds(req, [...new Set(merged.map(({ site }) => site))]);
  const keys: string[] = [];
  for (const miss of merged) {
    const site = siteIds.get(miss.site);
    if (site === undefined) continue;
    const key = `${site} ${miss.path}`;
    if (!(await countOn(req, key, miss))) await add(req, key, site, miss);
    keys.push(key);
  }
  // Its redirect was replaced by a published page, which has been removed since.
  await reopen(req, {
    and: [{ key: { in: keys } }, { state: { equals: 'redirected' } }, { redirect: { exists: false } }],
  });
  await pruneTo(req, maxMissingAddresses);
  return keys.length;
};

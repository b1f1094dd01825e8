import type { Endpoint, PayloadRequest } from 'payload';
import { canSeeDrafts } from '../access/roles';
import { listBrokenRedirects } from '../addresses/brokenRedirects';
import { listFailedSchedules } from '../schedules/failedSchedules';
import { allowing, respondWith } from '../translation/endpoints/responses';
import { listLibrary } from '../usage/listLibrary';
import { listMissingPictures } from '../usage/missingPictures';

const readSiteKeys = async (req: PayloadRequest): Promise<ReadonlyMap<string, string>> => {
  const { docs } = await req.payload.db.find<{ id: string; key: string }>({
    collection: 'sites',
    where: {},
    select: { key: true },
    pagination: false,
    req,
  });
  return new Map(docs.map(({ id, key }) => [id, key]));
};

const withSite = <Item extends { siteId: string | null }>(
  { siteId, ...item }: Item,
  keys: ReadonlyMap<string, string>,
) => ({ ...item, site: keys.get(siteId ?? '') ?? null });

/** `GET /api/editing/health`: library usages and failed schedules, for editors and the site's health page. */
export const healthEndpoint: Endpoint = {
  path: '/editing/health',
  method: 'get',
  handler: allowing(canSeeDrafts, async (req) => {
    const keys = await readSiteKeys(req);
    const schedules = await listFailedSchedules(req);
    return respondWith({
      library: await listLibrary(req),
      failedSchedules: schedules.map((schedule) => withSite(schedule, keys)),
      missingPictures: (await listMissingPictures(req)).map((use) => withSite(use, keys)),
      brokenRedirects: (await listBrokenRedirects(req)).map((redirect) => withSite(redirect, keys)),
    });
  }),
};

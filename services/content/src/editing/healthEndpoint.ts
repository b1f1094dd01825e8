import type { Endpoint, PayloadRequest } from 'payload';
import { canSeeDrafts } from '../access/roles';
import { listBrokenRedirects } from '../addresses/brokenRedirects';
import { listFailedSchedules } from '../schedules/failedSchedules';
import { allowing, respondWith } from '../translation/endpoints/responses';
import { collectUses } from '../usage/collectUses';
import { readDocumentLanguages } from '../usage/documentLanguages';
import { listDuplicates } from '../usage/listDuplicates';
import { listLibrary } from '../usage/listLibrary';
import { listLicences } from '../usage/listLicences';
import { listMissingAltTexts } from '../usage/missingAltTexts';
import { listMissingPictures } from '../usage/missingPictures';
import { readUploads } from '../usage/readUploads';

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

/** `GET /api/editing/health`: findings about library, schedules and redirects, for editors and the site's health page. */
export const healthEndpoint: Endpoint = {
  path: '/editing/health',
  method: 'get',
  handler: allowing(canSeeDrafts, async (req) => {
    const keys = await readSiteKeys(req);
    const schedules = await listFailedSchedules(req);
    const uses = await collectUses(req);
    const uploads = await readUploads(req);
    const alternatives = listMissingAltTexts(uses, uploads, await readDocumentLanguages(req));
    return respondWith({
      library: listLibrary(uses, uploads),
      duplicates: listDuplicates(uploads),
      licences: listLicences(uses, uploads, new Date()),
      missingAltTexts: alternatives.map((picture) => withSite(picture, keys)),
      failedSchedules: schedules.map((schedule) => withSite(schedule, keys)),
      missingPictures: listMissingPictures(uses, uploads).map((use) => withSite(use, keys)),
      brokenRedirects: (await listBrokenRedirects(req)).map((redirect) => withSite(redirect, keys)),
    });
  }),
};

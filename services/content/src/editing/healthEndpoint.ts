import type { Endpoint, PayloadRequest } from 'payload';
import { canSeeDrafts } from '../access/roles';
import { listFailedSchedules, type FailedSchedule } from '../schedules/failedSchedules';
import { allowing, answerWith } from '../translation/endpoints/answers';
import { listLibrary } from '../usage/listLibrary';

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

const withSite = ({ siteId, ...schedule }: FailedSchedule, keys: ReadonlyMap<string, string>) => ({
  ...schedule,
  site: keys.get(siteId ?? '') ?? null,
});

/** `GET /api/editing/health`: what the site cannot know of itself, for its editors and its board. */
export const healthEndpoint: Endpoint = {
  path: '/editing/health',
  method: 'get',
  handler: allowing(canSeeDrafts, async (req) => {
    const keys = await readSiteKeys(req);
    const schedules = await listFailedSchedules(req);
    return answerWith({
      library: await listLibrary(req),
      failedSchedules: schedules.map((schedule) => withSite(schedule, keys)),
    });
  }),
};

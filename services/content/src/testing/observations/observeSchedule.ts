import { createLocalReq, type Payload } from 'payload';
import { publishDue, startScheduledPublishing } from '../../publication/scheduledPublishing';
import { listFailedSchedules } from '../../schedules/failedSchedules';
import { listPendingSchedules } from '../../schedules/pendingSchedules';
import { pageId } from '../seeding/documents/convertLink';
import type { Query } from '../tools/createQuery';
import type { People } from '../tools/people';
import type { SiteFake } from '../tools/siteFake';

const about = pageId('main:company/about');
const query = '{ pageByPath(site: "main", parentSlug: "company", slug: "about") { title } }';
const hour = 60 * 60 * 1000;

/** Schedules as the admin's drawer does: by a job of Payload that acts as the person who scheduled. */
export const observeSchedule = async (payload: Payload, people: People, runQuery: Query, site: SiteFake) => {
  const schedule = (user: People['author'], type: 'publish' | 'unpublish', after: number) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        doc: { relationTo: 'pages', value: about },
        user: { relationTo: 'users', value: user.id },
      },
      waitUntil: new Date(Date.now() + after),
    });
  const draft = (title: string) =>
    payload.update({ collection: 'pages', id: about, data: { title }, draft: true, locale: 'en' });
  const jobs = async () => {
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      sort: 'createdAt',
      showHiddenFields: true,
    });
    return docs.map(({ hasError, processing }) => ({ hasError, processing }));
  };

  const req = await createLocalReq({}, payload);
  const failed = async () =>
    (await listFailedSchedules(req)).map(({ id: _, failedAt: __, siteId: ___, ...failure }) => failure);

  await draft('By the clock of an author');
  await schedule(people.author, 'publish', -1000);
  await publishDue(payload);
  const byAuthor = { visitors: await runQuery(query), jobs: await jobs() };
  const failures = [await failed()];
  await draft('Typed on');
  failures.push(await failed());
  await payload.update({
    collection: 'pages',
    id: about,
    locale: 'en',
    data: { title: 'Wire', _status: 'published' },
  });
  await site.waitFor(`page:${about}`);
  failures.push(await failed());

  await draft('By the clock');
  await schedule(people.editor, 'publish', hour);
  await publishDue(payload);
  const pending = async () =>
    (await listPendingSchedules(req, about)).map(({ type, documentId }) => ({ type, documentId }));
  const early = { visitors: await runQuery(query), jobs: await jobs(), pending: await pending() };
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });

  const cut = await schedule(people.editor, 'publish', -1000);
  const processing = { collection: 'payload-jobs', id: cut.id } as const;
  await payload.db.updateOne({ ...processing, data: { processing: true } });
  await publishDue(payload);
  const running = { visitors: await runQuery(query), jobs: await jobs() };
  const updatedAt = new Date(Date.now() - hour).toISOString();
  await payload.db.updateOne({ ...processing, data: { processing: true, updatedAt } });
  await publishDue(payload);
  await site.waitFor(`page:${about}`);
  const resumed = { visitors: await runQuery(query), jobs: await jobs() };

  await draft('By the timer');
  await schedule(people.editor, 'publish', 500);
  startScheduledPublishing(payload);
  const publishNotice = await site.waitFor(`page:${about}`, 15_000);
  const published = { isNotified: publishNotice !== null, visitors: await runQuery(query) };
  await schedule(people.editor, 'unpublish', 0);
  const unpublishNotice = await site.waitFor(`page:${about}`, 15_000);
  const unpublished = {
    isNotified: unpublishNotice !== null,
    visitors: await runQuery(query),
    jobs: await jobs(),
  };
  return { byAuthor, failures, early, running, resumed, published, unpublished, pending: await pending() };
};

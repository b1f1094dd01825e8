import { expect, test, type APIRequestContext } from '@playwright/test';

import { siteUrl } from './support/addresses';
import { publishFields, signInToRest } from './support/desk';
import { heldRequests, holdOperation, injectFault } from './support/faults';
import { deletePages, publishFreshPage, type FreshPage } from './support/freshPages';

const fresh: FreshPage[] = [];
/** A page of the same site without a list. */
const bystander = `${siteUrl}/en/company`;

test.beforeEach(({ request }) => signInToRest(request));
test.afterEach(async ({ request }) => {
  await injectFault('none');
  await deletePages(request, fresh.splice(0));
});

const readState = async (request: APIRequestContext) =>
  (await request.get(bystander)).headers()['x-nextjs-cache'];

/** Waits longer than the 10 s for which no page is served from the store after an outage, such as those of other tests. */
const untilStored = (request: APIRequestContext) =>
  expect.poll(() => readState(request), { intervals: [50], timeout: 20_000 }).toBe('HIT');

/** Publishes something of the main site and waits until the site was notified: the stored bystander is void then. */
async function untilNotified<T>(request: APIRequestContext, publish: () => Promise<T>): Promise<T> {
  const published = await publish();
  await expect.poll(() => readState(request), { intervals: [20] }).not.toBe('HIT');
  return published;
}

test('section 9: a page that was being drawn while an editor published is drawn anew for its next reader', async ({
  request,
}) => {
  test.setTimeout(60_000);
  const list = { blockType: 'eventList', period: 'all' };
  await untilStored(request);
  const edited = await untilNotified(request, () =>
    publishFreshPage(request, 'drawn-slowly', ['en'], [list]),
  );
  fresh.push(edited);
  const read = async () => {
    const html = await (await request.get(`${siteUrl}/en/${edited.slug}`)).text();
    return /<title>(.*?)<\/title>/.exec(html)?.[1];
  };
  await expect.poll(read).toContain(edited.title);
  const newTitle = `Published while it was drawn: ${edited.slug}`;

  await untilStored(request);
  // Void, so that the next reader has it drawn; its text is read first, and the list of events then.
  await untilNotified(request, () => publishFields(request, edited.id, { description: 'Void' }));
  await untilStored(request);
  // From here on no more than the 3 s for which the site waits for the service.
  await holdOperation('EventsOfSite');
  const slow = read();
  await expect.poll(heldRequests, { intervals: [20] }).toBe(1);
  await untilNotified(request, () => publishFields(request, edited.id, { title: newTitle }));
  await injectFault('none');

  expect(await slow).toContain(edited.title);
  await expect.poll(read).toContain(newTitle);
});

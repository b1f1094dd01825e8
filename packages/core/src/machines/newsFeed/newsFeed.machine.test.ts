import { createNewsFeed, type NewsFeedItem, type NewsFeedPage, type NewsFeedView } from './newsFeed.machine';

const item = (id: number): NewsFeedItem => ({
  id: String(id),
  title: `News ${id}`,
  text: '',
  date: '',
  dateTime: '',
  href: '',
  dataLink: 'route',
  imageUrl: '',
  imageAlt: '',
});
const page = (from: number, to: number, endCursor?: string): NewsFeedPage => ({
  items: Array.from({ length: to - from + 1 }, (_, index) => item(from + index)),
  endCursor,
});

interface PendingRequest {
  readonly resolve: (page: NewsFeedPage) => void;
  readonly reject: (cause: Error) => void;
}

/** Starts a feed whose requests the test settles one by one. */
function start() {
  const views: NewsFeedView[] = [];
  const requested: { after: string | undefined; signal: AbortSignal }[] = [];
  const pending: PendingRequest[] = [];
  const feed = createNewsFeed(
    (after, signal) => {
      requested.push({ after, signal });
      return new Promise((resolve, reject) => pending.push({ resolve, reject }));
    },
    (view) => views.push(view),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...feed,
    requested,
    view: () => views.at(-1),
    respond: async (given: NewsFeedPage) => {
      pending.at(-1)?.resolve(given);
      await settled();
    },
    rejectRequest: async () => {
      pending.at(-1)?.reject(new Error('There is no answer.'));
      await settled();
    },
  };
}

describe('9 "News feed page size 10"; 2.3 "news feed panel"', () => {
  it('loads the first page when opened, then the page at the cursor', async () => {
    const feed = start();
    feed.send({ type: 'panel.opened' });
    expect(feed.view()?.state).toBe('loading');
    await feed.respond(page(1, 10, 'ten'));
    expect(feed.view()).toMatchObject({ state: 'shown', shownBefore: 0, endCursor: 'ten' });
    feed.send({ type: 'more.requested' });
    expect(feed.requested.map(({ after }) => after)).toEqual([undefined, 'ten']);
    await feed.respond(page(10, 12));
    const view = feed.view();
    expect(view?.items.map(({ id }) => Number(id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(view).toMatchObject({ state: 'shown', shownBefore: 10, endCursor: undefined });
    feed.send({ type: 'more.requested' });
    expect(feed.requested).toHaveLength(2);
  });

  it('loads a page once for repeated requests', async () => {
    const feed = start();
    feed.send({ type: 'panel.opened' });
    feed.send({ type: 'panel.opened' });
    await feed.respond(page(1, 10, 'ten'));
    feed.send({ type: 'more.requested' });
    feed.send({ type: 'more.requested' });
    expect(feed.requested).toHaveLength(2);
  });

  it.each([
    ['the first page', []],
    ['a further page, preserving loaded items', [page(1, 10, 'ten')]],
  ])('retries %s', async (_, before) => {
    const feed = start();
    feed.send({ type: 'panel.opened' });
    for (const given of before) {
      await feed.respond(given);
      feed.send({ type: 'more.requested' });
    }
    await feed.rejectRequest();
    expect(feed.view()).toMatchObject({ state: 'failed' });
    expect(feed.view()?.items).toHaveLength(before.length * 10);
    feed.send({ type: 'retry.requested' });
    expect(feed.requested.at(-1)?.after).toBe(feed.requested.at(-2)?.after);
    await feed.respond(page(11, 12));
    expect(feed.view()).toMatchObject({ state: 'shown' });
  });

  it('cancels requests when closed, and starts over when opened', async () => {
    const feed = start();
    feed.send({ type: 'panel.opened' });
    feed.send({ type: 'panel.closed' });
    expect(feed.requested[0]?.signal.aborted).toBe(true);
    await feed.respond(page(1, 10));
    expect(feed.view()).toMatchObject({ state: 'closed', items: [] });
    feed.send({ type: 'panel.opened' });
    await feed.respond(page(5, 6));
    expect(feed.view()?.items).toHaveLength(2);
  });
});

import type { ConnectionInfo } from '@kmx/core';

import { createPrefetchQueue } from './createPrefetchQueue';

/** A queue whose fetches finish on demand; `fetched` returns the pages fetched since the last call. */
function create(connection?: ConnectionInfo) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const { request } = createPrefetchQueue({
    readConnection: () => connection,
    fetchPage: (href, done) => {
      started.push(href);
      ends.set(href, done);
    },
  });
  return { request, end: (href: string) => ends.get(href)?.(), fetched: () => started.splice(0) };
}

const five = ['/1', '/2', '/3', '/4', '/5'];

describe('9 "route prefetch at most 5 parallel, skipped on data-saver or 2g connections"', () => {
  it('delays the sixth until a slot is free, and prefers urgent requests', () => {
    const { request, end, fetched } = create();
    for (const href of [...five, '/6', '/7']) request(href, false);
    request('/7', true);
    expect(fetched()).toEqual(five);
    end('/3');
    expect(fetched()).toEqual(['/7']);
    end('/1');
    expect(fetched()).toEqual(['/6']);
    end('/2');
    expect(fetched()).toEqual([]);
  });

  it('fetches each page once', () => {
    const { request, end, fetched } = create();
    request('/1', false);
    end('/1');
    request('/1', true);
    expect(fetched()).toEqual(['/1']);
  });

  it.each<[string, ConnectionInfo, boolean]>([
    ['data saver', { saveData: true }, false],
    ['2g', { effectiveType: '2g' }, false],
    ['slow 2g', { effectiveType: 'slow-2g' }, false],
    ['4g', { effectiveType: '4g' }, true],
  ])('%s', (_name, connection, isFetched) => {
    const { request, fetched } = create(connection);
    request('/1', true);
    expect(fetched()).toEqual(isFetched ? ['/1'] : []);
  });
});

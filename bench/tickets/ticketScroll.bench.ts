import { afterAll, bench, describe } from 'vitest';

import { openTicketList, siteUrl } from './ticketScroll';

const isThere = await fetch(siteUrl).then(
  () => true,
  () => false,
);
if (!isThere)
  console.log(`Nothing answers at ${siteUrl}: start the site, or say in BENCH_SITE_URL where it is.`);

const windows = [
  ['table', { width: 1440, height: 600 }],
  ['cards', { width: 390, height: 844 }],
] as const;

for (const [shape, viewport] of isThere ? windows : []) {
  const list = await openTicketList(viewport);
  afterAll(() => list.close());
  describe(`a list of ${String(list.rows)} tickets as ${shape}, the most that a page holds, in a browser`, () => {
    bench('a notch of the wheel, until its frame is drawn', () => list.scroll(), {
      iterations: 200,
      time: 5000,
    });
  });
}

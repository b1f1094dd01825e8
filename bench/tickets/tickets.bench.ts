import { afterAll, bench, describe } from 'vitest';

import { openTicketDesk, ticketCount } from './ticketDesk';

const desk = await openTicketDesk();
afterAll(() => desk.close());

const byChange = { by: 'changedAt', direction: 'desc' } as const;

for (const whose of ['one', 'four'] as const) {
  describe(`tickets of ${whose} of six organisations, ${String(ticketCount)} in all: a page of 20 with the total`, () => {
    bench('as it is first seen', async () => {
      await desk.list(whose, { filter: {}, sort: byChange });
    });
    bench('its last page', async () => {
      await desk.list(whose, { filter: {}, sort: byChange }, 1000);
    });
    bench('open ones', async () => {
      await desk.list(whose, { filter: { statuses: ['open', 'inProgress'] }, sort: byChange });
    });
    bench('through a search of two words', async () => {
      await desk.list(whose, { filter: { text: 'crimp force' }, sort: byChange });
    });
    bench('by machine', async () => {
      await desk.list(whose, { filter: {}, sort: { by: 'machine', direction: 'asc' } });
    });
  });
}

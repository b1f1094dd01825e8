import { afterAll, bench, describe } from 'vitest';
import { z } from 'zod';

import { ticketColumns } from '@kmx/contract/tickets';
import {
  TicketFilterChoicesDocument,
  TicketListDocument,
  TicketsCsvDocument,
  type TicketFilter,
  type TicketListQueryVariables,
} from '../../packages/portal/src/__generated__/customer/graphql';
import { createBackends } from '../../services/toolkit/src/testing/backends';
import { openTicketService, ticketCount, type SendRequest } from './ticketService';

const latestFirst = { by: 'changedAt', direction: 'desc' } as const;

const totalSchema = z.object({ data: z.object({ tickets: z.object({ total: z.number() }) }) });
const idsSchema = z.array(z.object({ id: z.string() }));
const choicesSchema = z.object({
  data: z.object({
    ticketFilterChoices: z.object({ locations: idsSchema, contacts: idsSchema, machines: idsSchema }),
  }),
});

/** One filter of each type, with values that this reader can choose. */
async function createFilters(sendRequest: SendRequest): Promise<Record<string, TicketFilter>> {
  const { data } = choicesSchema.parse(JSON.parse(await sendRequest(TicketFilterChoicesDocument, {})));
  const { locations, contacts, machines } = data.ticketFilterChoices;
  const firstIds = (list: z.infer<typeof idsSchema>) => list.slice(0, 2).map(({ id }) => id);
  const filters: Record<string, TicketFilter> = {
    type: { types: ['malfunction', 'question'] },
    concern: { concerns: ['crimpLine', 'software'] },
    status: { statuses: ['open', 'inProgress'] },
    location: { locationIds: firstIds(locations) },
    contact: { contactIds: firstIds(contacts) },
    machine: { machineIds: firstIds(machines) },
    'days of creation': { createdFrom: '2025-06-01', createdTo: '2025-12-31' },
    'own tickets': { isOwn: true },
    'watched tickets': { isWatching: true },
    'a search of one word': { text: 'crimp' },
    'a search of three words': { text: 'crimp force line' },
    'a search of a number': { text: 'T-100417' },
    'a search without a hit': { text: 'zeppelin' },
  };
  return {
    ...filters,
    'status, location, type and a search': {
      ...filters['status'],
      ...filters['location'],
      ...filters['type'],
      text: 'crimp',
    },
  };
}

/** Enough runs for a meaningful 95th percentile. */
const often = { iterations: 40, time: 300, warmupIterations: 5, warmupTime: 50 };

for (const backend of createBackends('bench')) {
  const service = await openTicketService(backend);
  afterAll(() => service.stop());
  for (const [person, sendRequest] of Object.entries(service.people)) {
    const list = (over: Partial<TicketListQueryVariables>) =>
      sendRequest(TicketListDocument, { filter: {}, sort: latestFirst, page: 1, pageSize: 20, ...over });
    const { total } = totalSchema.parse(JSON.parse(await list({}))).data.tickets;
    const filters = await createFilters(sendRequest);
    const seen = `${String(total)} of ${String(ticketCount)} tickets`;

    describe(`${backend.name}, ${person}, who sees ${seen}: a page of 20 with the total, over HTTP`, () => {
      bench('the first page', async () => void (await list({})), often);
      bench('the page in the middle', async () => void (await list({ page: Math.ceil(total / 40) })), often);
      bench('the last page', async () => void (await list({ page: Math.ceil(total / 20) })), often);
      bench('the first page of 100', async () => void (await list({ pageSize: 100 })), often);
      for (const [name, filter] of Object.entries(filters))
        bench(`filtered by ${name}`, async () => void (await list({ filter })), often);
      for (const by of ticketColumns) {
        let turn = 0;
        bench(
          `sorted by ${by}, up and down in turn`,
          async () => {
            const direction = (turn += 1) % 2 === 0 ? 'asc' : 'desc';
            await list({ sort: { by, direction } });
          },
          often,
        );
      }
    });

    describe(`${backend.name}, ${person}: beside the list`, () => {
      bench(
        'what it can be filtered by',
        async () => void (await sendRequest(TicketFilterChoicesDocument, {})),
        often,
      );
      bench(
        `a CSV file of all ${String(total)} tickets`,
        async () =>
          void (await sendRequest(TicketsCsvDocument, {
            filter: {},
            sort: latestFirst,
            columns: [...ticketColumns],
            language: 'en',
          })),
        { ...often, iterations: 20, warmupIterations: 1 },
      );
    });
  }
}

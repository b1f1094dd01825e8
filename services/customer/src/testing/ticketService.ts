import { z } from 'zod';
import type { Backend } from '../../../toolkit/src/testing/backends';
import { addLocation, addMachine } from './machineRows';
import { formOf, png } from './pictures';
import { bearerOf, startPortalService, type PortalOptions } from './portalService';

const personSchema = z.object({ id: z.string(), name: z.string() });
const attachmentSchema = z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number() });

const ticketSchema = z.object({
  id: z.string(),
  number: z.string(),
  subject: z.string(),
  status: z.string(),
  nextMove: z.string(),
  machineName: z.string().nullable(),
  serialNumber: z.string().nullable(),
  contact: personSchema,
  changedAt: z.string(),
  replies: z.number(),
  comments: z.number(),
  isOwn: z.boolean(),
  isWatching: z.boolean(),
});

const entrySchema = z.object({
  kind: z.string(),
  authorName: z.string(),
  isOwn: z.boolean(),
  isStaff: z.boolean(),
  text: z.string().nullable(),
  fromStatus: z.string().nullable(),
  toStatus: z.string().nullable(),
  aboutName: z.string().nullable(),
  attachments: z.array(attachmentSchema),
});

const detailSchema = z.object({
  ticket: ticketSchema,
  description: z.string(),
  attachments: z.array(attachmentSchema),
  entries: z.array(entrySchema),
  watchers: z.array(personSchema),
  colleagues: z.array(personSchema),
  closedAt: z.string().nullable(),
  closeReason: z.string().nullable(),
  reopenableUntil: z.string().nullable(),
  allowedActions: z.array(z.string()),
  canChooseStatus: z.boolean(),
});

const resultSchema = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('TicketSaved'), detail: detailSchema }),
  z.object({
    __typename: z.literal('TicketRefused'),
    code: z.string(),
    message: z.string(),
    existing: z.object({ ticketId: z.string(), number: z.string(), at: z.string() }).nullish(),
  }),
]);

const pageSchema = z.object({
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  items: z.array(ticketSchema),
});

const ticketFields =
  'id number type concern subject status nextMove location { id name city country organisation { id name } } machineId machineName serialNumber contact { id name } createdAt changedAt replies comments isOwn isWatching';
const detailFields = `fragment Detail on TicketDetail { ticket { ${ticketFields} } description attachments { ...File } entries { id kind at authorName isOwn isStaff text fromStatus toStatus closeReason aboutName attachments { ...File } } watchers { id name } colleagues { id name } closedAt closeReason reopenableUntil allowedActions canChooseStatus } fragment File on Attachment { id name type size }`;

/** Result fields of a ticket mutation, in the fragments of the portal. */
const resultFields = `fragment Answer on TicketResult { __typename ... on TicketSaved { detail { ...Detail } } ... on TicketRefused { code message existing { ticketId number at } } } ${detailFields}`;
export const detailQuery = `query ($id: ID!) { ticket(id: $id) { ...Detail } } ${detailFields}`;
const listQuery = `query ($filter: TicketFilter, $sort: TicketSort, $page: Int, $pageSize: Int) { tickets(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { total page pageSize items { ${ticketFields} } } }`;

const mutations = {
  createTicket: 'CreateTicketInput',
  commentOnTicket: 'CommentInput',
  closeTicket: 'CloseTicketInput',
} as const;

/** A ticket of `u-customer`; `over` replaces what a test is about. */
export const newTicket = (over: object = {}) => ({
  locationId: 'loc-1',
  type: 'malfunction',
  concern: 'crimpLine',
  machineId: null,
  machineName: null,
  serialNumber: null,
  subject: 'The crimp height drifts',
  description: 'It drifts since Monday.',
  attachmentIds: [],
  watcherIds: [],
  idempotencyKey: crypto.randomUUID(),
  ...over,
});

/** The portal's service with two locations and machines of `org-1` and one each of `org-2` and `org-3`. */
export const startTicketService = async (backend: Backend, options: PortalOptions = {}) => {
  const service = await startPortalService(backend, options);
  for (const [id, organisationId] of [
    ['loc-1', 'org-1'],
    ['loc-1b', 'org-1'],
    ['loc-2', 'org-2'],
    ['loc-3', 'org-3'],
  ] as const) {
    await addLocation(service.db, id, organisationId);
    const place = { organisationId, locationId: id };
    await addMachine(service.db, `machine-${id}`, place, { name: `Alpha ${id}`, serial_number: `S-${id}` });
  }
  const headersOf = (person: string | null): Record<string, string> =>
    person === null ? {} : bearerOf(service.identity.issue(service.claimsOf(person)));
  const request = async (person: string, query: string, variables: object) => {
    const { data, errors } = await service.as(person, query, variables);
    if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
    return data;
  };
  const change = async (person: string, name: keyof typeof mutations, input: object) => {
    const query = `mutation ($input: ${mutations[name]}!) { ${name}(input: $input) { ...Answer } } ${resultFields}`;
    return resultSchema.parse((await request(person, query, { input }))?.[name]);
  };
  return {
    ...service,
    list: async (person: string, variables: object = {}) =>
      pageSchema.parse((await request(person, listQuery, variables))?.['tickets']),
    detail: async (person: string, id: string) =>
      detailSchema.parse((await request(person, detailQuery, { id }))?.['ticket']),
    create: (person: string, over: object = {}) => change(person, 'createTicket', newTicket(over)),
    comment: (person: string, ticketId: string, over: object = {}) =>
      change(person, 'commentOnTicket', {
        ticketId,
        text: 'A word.',
        attachmentIds: [],
        idempotencyKey: crypto.randomUUID(),
        ...over,
      }),
    close: (person: string, ticketId: string, over: object = {}) =>
      change(person, 'closeTicket', { ticketId, reason: 'solvedByProvider', ...over }),
    reopen: async (person: string, ticketId: string) => {
      const query = `mutation ($ticketId: ID!) { reopenTicket(ticketId: $ticketId) { ...Answer } } ${resultFields}`;
      return resultSchema.parse((await request(person, query, { ticketId }))?.['reopenTicket']);
    },
    watch: async (person: string, variables: object) => {
      const query = `mutation ($ticketId: ID!, $userId: ID, $isWatching: Boolean!) { watchTicket(ticketId: $ticketId, userId: $userId, isWatching: $isWatching) { ...Answer } } ${resultFields}`;
      return resultSchema.parse((await request(person, query, variables))?.['watchTicket']);
    },
    /** Uploads a file as a user or without a token. */
    upload: async (name = 'crimp.png', person: string | null = 'u-customer') => {
      const headers = headersOf(person);
      const response = await service.request('/uploads', {
        method: 'POST',
        body: formOf(png, name),
        headers,
      });
      return z.object({ id: z.string() }).parse(await response.json()).id;
    },
    /** The status of taking a file back. */
    removeUpload: async (person: string | null, id: string) => {
      const headers = headersOf(person);
      return (await service.request(`/uploads/${id}`, { method: 'DELETE', headers })).status;
    },
    /** Downloads a file of a ticket as a user or without a token. */
    file: async (person: string | null, id: string) =>
      service.request(`/attachments/${id}`, { headers: headersOf(person) }),
  };
};

export type TicketService = Awaited<ReturnType<typeof startTicketService>>;

type Result = z.infer<typeof resultSchema>;

/** Returns the detail of a change, which must have succeeded. */
export const savedOf = (result: Result): z.infer<typeof detailSchema> => {
  if (result.__typename === 'TicketSaved') return result.detail;
  throw new Error(`${result.code}: ${result.message}`);
};

/** Reason for which nothing was changed; `saved` if it was. */
export const codeOf = (result: Result): string =>
  result.__typename === 'TicketRefused' ? result.code : 'saved';

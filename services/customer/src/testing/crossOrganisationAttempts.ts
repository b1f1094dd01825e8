import { cartAttempts } from './cartAttempts';
import { strangerId } from './stranger';
import { userAttempts } from './userAttempts';

export interface OtherOrganisation {
  ticketId: string;
  fileId: string;
}

export interface Attempt {
  /** The requested field. */
  field: (records: OtherOrganisation) => string;
  /** Data of the requesting user; without the application or the role, the response contains nothing else. */
  by: 'u-customer' | 'u-admin';
  /** Code of an error or rejection, or the content of a list. */
  result: unknown;
  /** Log line of each attempt, after the user id. */
  line?: (records: OtherOrganisation) => string;
}

const key = '6f1b1f5e-5b0a-4c58-9d7e-2f6f2a3f9f10';
const rejected = (code: string) => ({ code });
const codes = '{ __typename ... on TicketRefused { code } }';
const nothing = { total: 0, items: [] };
const otherTicket = ({ ticketId }: OtherOrganisation) => `ticket ${ticketId}`;
const otherUser = () => `user ${strangerId}`;
const newTicket = (over: string) =>
  `createTicket(input: { type: question, concern: software, subject: "Mine", description: "Mine.", idempotencyKey: "${key}", ${over} }) ${codes}`;
const by: Attempt['by'] = 'u-customer';

/** Every field that takes an id, with ids of another organisation. */
export const attempts: Record<string, readonly Attempt[]> = {
  ticket: [
    {
      by,
      result: 'TICKET_NOT_AVAILABLE',
      line: otherTicket,
      field: ({ ticketId }) =>
        `ticket(id: "${ticketId}") { description attachments { id } ticket { subject } }`,
    },
  ],
  tickets: [
    {
      by,
      result: nothing,
      field: () =>
        `tickets(filter: { locationIds: ["loc-3"], contactIds: ["${strangerId}"], machineIds: ["machine-loc-3"] }) { total items { number } }`,
    },
  ],
  ticketsCsv: [
    {
      by,
      result: '\ufeff"Number"\r\n',
      field: () => 'ticketsCsv(columns: [number], filter: { locationIds: ["loc-3"] })',
    },
  ],
  ticketColleagues: [
    {
      by,
      result: null,
      line: () => 'location loc-3',
      field: () => 'ticketColleagues(locationId: "loc-3") { name }',
    },
  ],
  createTicket: [
    {
      by,
      result: rejected('notAllowed'),
      line: () => 'location loc-3',
      field: () => newTicket('locationId: "loc-3", attachmentIds: [], watcherIds: []'),
    },
    {
      by,
      result: rejected('notAllowed'),
      line: () => 'machine machine-loc-3',
      field: () =>
        newTicket('locationId: "loc-1", machineId: "machine-loc-3", attachmentIds: [], watcherIds: []'),
    },
    {
      by,
      result: rejected('notAllowed'),
      line: otherUser,
      field: () => newTicket(`locationId: "loc-1", attachmentIds: [], watcherIds: ["${strangerId}"]`),
    },
    {
      by,
      result: rejected('attachmentUnavailable'),
      line: ({ fileId }) => `upload ${fileId}`,
      field: ({ fileId }) => newTicket(`locationId: "loc-1", attachmentIds: ["${fileId}"], watcherIds: []`),
    },
  ],
  commentOnTicket: [
    {
      by,
      result: rejected('unknownTicket'),
      line: otherTicket,
      field: ({ ticketId }) =>
        `commentOnTicket(input: { ticketId: "${ticketId}", text: "x", attachmentIds: [], idempotencyKey: "${key}" }) ${codes}`,
    },
  ],
  closeTicket: [
    {
      by,
      result: rejected('unknownTicket'),
      line: otherTicket,
      field: ({ ticketId }) =>
        `closeTicket(input: { ticketId: "${ticketId}", reason: noLongerRelevant }) ${codes}`,
    },
  ],
  reopenTicket: [
    {
      by,
      result: rejected('unknownTicket'),
      line: otherTicket,
      field: ({ ticketId }) => `reopenTicket(ticketId: "${ticketId}") ${codes}`,
    },
  ],
  watchTicket: [
    {
      by,
      result: rejected('unknownTicket'),
      line: otherTicket,
      field: ({ ticketId }) => `watchTicket(ticketId: "${ticketId}", isWatching: true) ${codes}`,
    },
  ],
  deleteTicketView: [
    {
      by,
      result: rejected('notAllowed'),
      line: () => 'view view-3',
      field: () => `deleteTicketView(id: "view-3") ${codes}`,
    },
  ],
  machine: [
    {
      by,
      result: 'MACHINE_NOT_AVAILABLE',
      line: () => 'machine machine-loc-3',
      field: () => 'machine(id: "machine-loc-3") { builtOn machine { serialNumber } tickets { subject } }',
    },
    {
      by,
      result: 'MACHINE_NOT_AVAILABLE',
      line: () => 'machine code-3',
      field: () => 'machine(id: "code-3") { passportPath }',
    },
  ],
  machines: [
    {
      by,
      result: nothing,
      field: () => 'machines(filter: { locationIds: ["loc-3"] }) { total items { serialNumber } }',
    },
  ],
  machinesCsv: [
    {
      by,
      result: '\ufeff"Machine"\r\n',
      field: () => 'machinesCsv(columns: [name], filter: { locationIds: ["loc-3"] })',
    },
  ],
  publicMachine: [{ by, result: null, field: () => 'publicMachine(code: "machine-loc-3") { name }' }],
  ...userAttempts,
  order: [
    {
      by,
      result: 'ORDER_NOT_AVAILABLE',
      line: () => 'order FOREIGN-ORDER',
      field: () => 'order(reference: "FOREIGN-ORDER", language: "en") { note order { orderedBy } }',
    },
  ],
  orderParts: [
    {
      by,
      result: rejected('unknownLocation'),
      line: () => 'location loc-3',
      field: () =>
        `orderParts(input: { lines: [{ articleNumber: "x", quantity: 1 }], locationId: "loc-3", idempotencyKey: "${key}" }) { __typename ... on OrderRefused { code } }`,
    },
  ],
  decideOrderApproval: [
    {
      by: 'u-admin',
      result: rejected('unknownOrder'),
      line: () => 'order FOREIGN-ORDER',
      field: () =>
        'decideOrderApproval(input: { reference: "FOREIGN-ORDER", decision: approve }) { __typename ... on OrderApprovalRefused { code decidedBy } }',
    },
  ],
  changeOrderApprovalRule: [
    {
      by: 'u-admin',
      result: rejected('notAllowed'),
      line: () => 'organisation org-3',
      field: () =>
        'changeOrderApprovalRule(organisationId: "org-3", limit: 0) { __typename ... on ActionRefused { code } }',
    },
  ],
  ...cartAttempts,
  submitForm: [
    {
      by,
      result: rejected('unknownUpload'),
      line: ({ fileId }) => `operation upload ${fileId}`,
      field: ({ fileId }) =>
        `submitForm(input: { form: "contact", idempotencyKey: "${key}", site: "corporate", locale: "en", subject: "x", fields: [], attachments: ["${fileId}"] }) { __typename ... on SubmissionRefused { code } }`,
    },
  ],
};

/** Data of all organisations, for everybody who may use the application. */
export const shared = ['productInfo', 'parts', 'download'];

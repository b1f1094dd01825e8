import { demoPeople } from '../../../toolkit/src/testing/people/people';

/** In org-3 alone, with tickets of it; neither `u-customer` (org-1) nor `u-admin` (org-1, org-2) shares it. */
export const stranger = demoPeople.find(
  ({ isInternal, organisationIds, access }) =>
    !isInternal &&
    organisationIds.join() === 'org-3' &&
    access.some(({ application, status }) => application === 'ticketing' && status === 'active'),
);
export const strangerId = stranger?.id ?? '';

/** A ticket with a file, at a location and of a machine that is foreign. */
export interface Foreign {
  ticketId: string;
  fileId: string;
}

export interface Attempt {
  /** The field as it is asked for. */
  ask: (foreign: Foreign) => string;
  /** Of those who ask: without the application, or the role, nothing but that is told. */
  by: 'u-customer' | 'u-admin';
  /** What became of it: the code of an error or of a refusal; of lists, what they hold. */
  answer: unknown;
  /** What is written down each time, after the name of who asked. */
  line?: (foreign: Foreign) => string;
}

const key = '6f1b1f5e-5b0a-4c58-9d7e-2f6f2a3f9f10';
const refused = (code: string) => ({ code });
const codes = '{ __typename ... on TicketRefused { code } }';
const actionCodes = '{ __typename ... on ActionRefused { code } }';
const nothing = { total: 0, items: [] };
const foreignTicket = ({ ticketId }: Foreign) => `ticket ${ticketId}`;
const foreignUser = () => `user ${strangerId}`;
const newTicket = (over: string) =>
  `createTicket(input: { type: question, concern: software, subject: "Mine", description: "Mine.", idempotencyKey: "${key}", ${over} }) ${codes}`;
const by: Attempt['by'] = 'u-customer';
const admin: Attempt['by'] = 'u-admin';
const asAdmin = { by: 'u-admin', line: foreignUser } as const;

/** Every field that takes the id of something, with those of another organisation. */
export const attempts: Record<string, readonly Attempt[]> = {
  ticket: [
    {
      ...{ by, answer: 'TICKET_NOT_AVAILABLE', line: foreignTicket },
      ask: ({ ticketId }) =>
        `ticket(id: "${ticketId}") { description attachments { id } ticket { subject } }`,
    },
  ],
  tickets: [
    {
      ...{ by, answer: nothing },
      ask: () =>
        `tickets(filter: { locationIds: ["loc-3"], contactIds: ["${strangerId}"], machineIds: ["machine-loc-3"] }) { total items { number } }`,
    },
  ],
  ticketsCsv: [
    {
      by,
      answer: '\ufeff"Number"\r\n',
      ask: () => 'ticketsCsv(columns: [number], filter: { locationIds: ["loc-3"] })',
    },
  ],
  ticketColleagues: [
    {
      by,
      answer: null,
      line: () => 'location loc-3',
      ask: () => 'ticketColleagues(locationId: "loc-3") { name }',
    },
  ],
  createTicket: [
    {
      ...{ by, answer: refused('notAllowed'), line: () => 'location loc-3' },
      ask: () => newTicket('locationId: "loc-3", attachmentIds: [], watcherIds: []'),
    },
    {
      ...{ by, answer: refused('notAllowed'), line: () => 'machine machine-loc-3' },
      ask: () =>
        newTicket('locationId: "loc-1", machineId: "machine-loc-3", attachmentIds: [], watcherIds: []'),
    },
    {
      ...{ by, answer: refused('notAllowed'), line: foreignUser },
      ask: () => newTicket(`locationId: "loc-1", attachmentIds: [], watcherIds: ["${strangerId}"]`),
    },
    {
      ...{ by, answer: refused('attachmentUnavailable'), line: ({ fileId }) => `upload ${fileId}` },
      ask: ({ fileId }) => newTicket(`locationId: "loc-1", attachmentIds: ["${fileId}"], watcherIds: []`),
    },
  ],
  commentOnTicket: [
    {
      ...{ by, answer: refused('unknownTicket'), line: foreignTicket },
      ask: ({ ticketId }) =>
        `commentOnTicket(input: { ticketId: "${ticketId}", text: "x", attachmentIds: [], idempotencyKey: "${key}" }) ${codes}`,
    },
  ],
  closeTicket: [
    {
      ...{ by, answer: refused('unknownTicket'), line: foreignTicket },
      ask: ({ ticketId }) =>
        `closeTicket(input: { ticketId: "${ticketId}", reason: noLongerRelevant }) ${codes}`,
    },
  ],
  reopenTicket: [
    {
      ...{ by, answer: refused('unknownTicket'), line: foreignTicket },
      ask: ({ ticketId }) => `reopenTicket(ticketId: "${ticketId}") ${codes}`,
    },
  ],
  watchTicket: [
    {
      ...{ by, answer: refused('unknownTicket'), line: foreignTicket },
      ask: ({ ticketId }) => `watchTicket(ticketId: "${ticketId}", isWatching: true) ${codes}`,
    },
  ],
  deleteTicketView: [
    {
      ...{ by, answer: refused('notAllowed'), line: () => 'view view-3' },
      ask: () => `deleteTicketView(id: "view-3") ${codes}`,
    },
  ],
  machine: [
    {
      ...{ by, answer: 'MACHINE_NOT_AVAILABLE', line: () => 'machine machine-loc-3' },
      ask: () => 'machine(id: "machine-loc-3") { builtOn machine { serialNumber } tickets { subject } }',
    },
    {
      ...{ by, answer: 'MACHINE_NOT_AVAILABLE', line: () => 'machine code-3' },
      ask: () => 'machine(id: "code-3") { passportPath }',
    },
  ],
  machines: [
    {
      ...{ by, answer: nothing },
      ask: () => 'machines(filter: { locationIds: ["loc-3"] }) { total items { serialNumber } }',
    },
  ],
  machinesCsv: [
    {
      ...{ by, answer: '\ufeff"Machine"\r\n' },
      ask: () => 'machinesCsv(columns: [name], filter: { locationIds: ["loc-3"] })',
    },
  ],
  publicMachine: [{ by, answer: null, ask: () => 'publicMachine(code: "machine-loc-3") { name }' }],
  user: [
    { ...asAdmin, answer: 'USER_NOT_AVAILABLE', ask: () => `user(id: "${strangerId}") { email roles }` },
  ],
  users: [
    {
      ...{ by: admin, answer: nothing },
      ask: () => 'users(filter: { organisationIds: ["org-3"] }) { total items { email } }',
    },
  ],
  usersCsv: [
    {
      ...{ by: admin, answer: '\ufeff"Name"\r\n' },
      ask: () => 'usersCsv(columns: [name], filter: { organisationIds: ["org-3"] })',
    },
  ],
  auditTrail: [
    {
      ...asAdmin,
      answer: 'USER_NOT_AVAILABLE',
      ask: () => `auditTrail(userId: "${strangerId}") { items { note } }`,
    },
  ],
  inviteUser: [
    {
      ...{ by: admin, answer: refused('notAllowed'), line: () => 'organisation org-3' },
      ask: () =>
        `inviteUser(input: { email: "new@elsewhere.example", firstName: "New", lastName: "Person", language: "en", country: "DE", organisationId: "org-3", applications: [ticketing] }) ${actionCodes}`,
    },
  ],
  changeAccess: [
    {
      ...{ ...asAdmin, answer: refused('unknownUser') },
      ask: () =>
        `changeAccess(input: { userId: "${strangerId}", application: ticketing, action: withdrawAccess, expectedStatus: active }) ${actionCodes}`,
    },
    {
      ...{ by: admin, answer: refused('notAllowed'), line: () => 'operation changeAccess u-staff' },
      ask: () =>
        `changeAccess(input: { userId: "u-staff", application: ticketing, action: withdrawAccess, expectedStatus: active }) ${actionCodes}`,
    },
  ],
  deleteUser: [
    {
      ...asAdmin,
      answer: refused('unknownUser'),
      ask: () => `deleteUser(userId: "${strangerId}") ${actionCodes}`,
    },
    {
      ...{ by: admin, answer: refused('notAllowed'), line: () => 'operation deleteUser u-staff' },
      ask: () => `deleteUser(userId: "u-staff") ${actionCodes}`,
    },
  ],
  resetMfaDevice: [
    {
      ...asAdmin,
      answer: refused('unknownUser'),
      ask: () => `resetMfaDevice(userId: "${strangerId}") ${actionCodes}`,
    },
    {
      ...{ by: admin, answer: refused('notAllowed'), line: () => 'operation resetMfaDevice u-staff' },
      ask: () => `resetMfaDevice(userId: "u-staff") ${actionCodes}`,
    },
  ],
  order: [
    {
      ...{ by, answer: 'ORDER_NOT_AVAILABLE', line: () => 'order FOREIGN-ORDER' },
      ask: () => 'order(reference: "FOREIGN-ORDER", language: "en") { note order { orderedBy } }',
    },
  ],
  orderParts: [
    {
      ...{ by, answer: refused('unknownLocation'), line: () => 'location loc-3' },
      ask: () =>
        `orderParts(input: { lines: [{ articleNumber: "x", quantity: 1 }], locationId: "loc-3", idempotencyKey: "${key}" }) { __typename ... on OrderRefused { code } }`,
    },
  ],
  submitForm: [
    {
      ...{ by, answer: refused('unknownUpload') },
      line: ({ fileId }) => `operation upload ${fileId}`,
      ask: ({ fileId }) =>
        `submitForm(input: { form: "contact", idempotencyKey: "${key}", site: "corporate", locale: "en", subject: "x", fields: [], attachments: ["${fileId}"] }) { __typename ... on SubmissionRefused { code } }`,
    },
  ],
};

/** What is everybody's who may use the application: there is no other organisation's. */
export const shared = ['productInfo', 'parts', 'download'];

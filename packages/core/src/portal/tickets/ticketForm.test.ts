import { parseTicketClosing, parseTicketComment, parseTicketForm, ticketFields } from './ticketForm';
import { parseTicketPrefill, type TicketPrefill } from './ticketPrefill';

const entries = {
  location: 'loc-1',
  type: 'malfunction',
  concern: 'crimpLine',
  machine: '',
  machineName: '',
  serialNumber: ' ',
  subject: ' Line stops ',
  description: 'It stops.\r\nOften.',
  attachments: [],
  watchers: [],
};
const values = {
  ...entries,
  machine: null,
  machineName: null,
  serialNumber: null,
  subject: 'Line stops',
  description: 'It stops.\nOften.',
};
const parse = (change: object) => parseTicketForm({ ...entries, ...change }, ['loc-1', 'loc-2']);
const many = (count: number) => Array.from({ length: count }, (_, index) => `id-${String(index)}`);

describe('5 "Required: location, ticket type, machine concerned, subject, description. Optional: machine name and serial number"', () => {
  it.each([
    ['only required fields', {}, {}],
    ['no machine', { concern: 'noMachine' }, { concern: 'noMachine' }],
    ['a machine of the inventory', { machine: 'm-1' }, { machine: 'm-1' }],
    ['a named machine', { machineName: ' Gamma 450 ' }, { machineName: 'Gamma 450' }],
    ['a serial number', { serialNumber: '450/1' }, { serialNumber: '450/1' }],
    ['ten files', { attachments: many(10) }, { attachments: many(10) }],
    ['twenty watchers', { watchers: many(20) }, { watchers: many(20) }],
    ['a long subject', { subject: 'x'.repeat(200) }, { subject: 'x'.repeat(200) }],
  ])('accepts %s', (_name, change, expected) => {
    expect(parse(change)).toEqual({ ok: true, value: { ...values, ...expected } });
  });

  it.each([
    ['no location', { location: '' }, ['location', 'required']],
    ['a location of others', { location: 'loc-9' }, ['location', 'notOffered']],
    ['no type', { type: undefined }, ['type', 'required']],
    ['another type', { type: 'praise' }, ['type', 'notOffered']],
    ['no concern', { concern: '' }, ['concern', 'required']],
    ['no subject', { subject: '  ' }, ['subject', 'required']],
    ['a longer subject', { subject: 'x'.repeat(201) }, ['subject', 'tooLong']],
    ['no description', { description: '\n' }, ['description', 'required']],
    ['a longer description', { description: 'x'.repeat(10_001) }, ['description', 'tooLong']],
    ['a long serial number', { serialNumber: '1'.repeat(201) }, ['serialNumber', 'tooLong']],
    ['eleven files', { attachments: many(11) }, ['attachments', 'tooMany']],
    ['no list of files', { attachments: 'a' }, ['attachments', 'notOffered']],
    ['21 watchers', { watchers: many(21) }, ['watchers', 'tooMany']],
  ])('rejects %s', (_name, change, [field, code]) => {
    expect(parse(change)).toEqual({ ok: false, error: [{ field, code }] });
  });

  it('reports all missing fields in the order of the form', () => {
    const empty = { ...Object.fromEntries(ticketFields.map((field) => [field, ''])) };
    expect(parse({ ...empty, attachments: [], watchers: [] })).toEqual({
      ok: false,
      error: ['location', 'type', 'concern', 'subject', 'description'].map((field) => ({
        field,
        code: 'required',
      })),
    });
  });
});

it.each([
  ['', { ok: false, error: 'required' }],
  [' \n ', { ok: false, error: 'required' }],
  [undefined, { ok: false, error: 'required' }],
  ['x'.repeat(10_001), { ok: false, error: 'tooLong' }],
  [' Thanks.\n\nIt runs. ', { ok: true, value: 'Thanks.\n\nIt runs.' }],
])(`5 "Comment: required ('Please enter a comment')": %j`, (entry, expected) => {
  expect(parseTicketComment(entry)).toEqual(expected);
});

it.each([
  [
    { reason: '', comment: '' },
    { ok: false, error: [{ field: 'reason', code: 'required' }] },
  ],
  [
    { reason: 'boredom', comment: '' },
    { ok: false, error: [{ field: 'reason', code: 'notOffered' }] },
  ],
  [
    { reason: 'solvedByProvider', comment: 'x'.repeat(10_001) },
    { ok: false, error: [{ field: 'comment', code: 'tooLong' }] },
  ],
  [
    { reason: 'noLongerRelevant', comment: ' ' },
    { ok: true, value: { reason: 'noLongerRelevant', comment: null } },
  ],
  [
    { reason: 'solvedWithoutProvider', comment: 'A fuse.' },
    { ok: true, value: { reason: 'solvedWithoutProvider', comment: 'A fuse.' } },
  ],
])('4 "a reason is required […]. A comment is optional": %j', (entries, expected) => {
  expect(parseTicketClosing(entries)).toEqual(expected);
});

describe('prefilling a new ticket from its address', () => {
  it.each<[string, TicketPrefill]>([
    ['', {}],
    ['machine=m-1', { machine: 'm-1' }],
    [
      'serial=450%2F1&machineName=Gamma+450&concern=crimpLine&type=malfunction&subject=Stops&location=loc-1',
      {
        serialNumber: '450/1',
        machineName: 'Gamma 450',
        concern: 'crimpLine',
        type: 'malfunction',
        subject: 'Stops',
        location: 'loc-1',
      },
    ],
    ['type=praise&concern=&subject=%20&other=1', {}],
    [`subject=${'x'.repeat(300)}`, { subject: 'x'.repeat(200) }],
    ['subject=a%00b%0Ac', { subject: 'ab c' }],
  ])('%s', (query, expected) => {
    expect(parseTicketPrefill(new URLSearchParams(query))).toEqual(expected);
  });
});

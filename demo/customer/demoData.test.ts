import { createHash } from 'node:crypto';
import { coverStatuses, decideCover, machineTypes } from '@kmx/contract/machines';
import { decideAvailability, downloadKinds } from '@kmx/contract/parts';
import { normalizeText } from '@kmx/contract/text';
import {
  closeReasons,
  reopenMilliseconds,
  ticketConcerns,
  ticketEntryKinds,
  ticketStatuses,
  ticketTypes,
} from '@kmx/contract/tickets';

import { sqlite } from '../../services/customer/src/testing/backends';
import { openDirectory, readDemoRows, type DemoRows } from '../../services/customer/src/testing/readDemoRows';

import { seedService } from './seedService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-03-02T08:00:00.000Z');
const sorted = (list: readonly (string | null)[]): string[] =>
  [...new Set(list.filter((value) => value !== null))].sort();

const groupBy = <Item>(list: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

let rows: DemoRows;
let memberships: ReadonlySet<string>;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { db, stop: close } = await openDirectory(sqlite, now);
  stop = close;
  await seedService(db, now);
  rows = await readDemoRows(db);
  const members = await db.selectFrom('customer_memberships').selectAll().execute();
  memberships = new Set(members.map((one) => `${one.user_id} ${one.organisation_id}`));
});
afterAll(() => stop());

test('every value of every kind occurs', () => {
  const { tickets, machines, entries, articles, downloads } = rows;
  expect(sorted(tickets.map(({ status }) => status))).toEqual(sorted(ticketStatuses));
  expect(sorted(tickets.map(({ type }) => type))).toEqual(sorted(ticketTypes));
  expect(sorted(tickets.map(({ concern }) => concern))).toEqual(sorted(ticketConcerns));
  expect(sorted(tickets.map((ticket) => ticket.close_reason))).toEqual(sorted(closeReasons));
  expect(sorted(entries.map(({ kind }) => kind))).toEqual(sorted(ticketEntryKinds));
  expect(sorted(machines.map(({ type }) => type))).toEqual(sorted(machineTypes));
  expect(sorted(articles.map(({ type }) => type))).toEqual(sorted(machineTypes));
  expect(sorted(downloads.map(({ kind }) => kind))).toEqual(sorted(downloadKinds));
});

test('parts of every availability; warranties and contracts in every state that they can have', () => {
  const available = rows.parts.map(({ stock }) => decideAvailability(stock));
  expect(sorted(available)).toEqual(sorted(['high', 'medium', 'low', 'outOfStock']));
  const warranties = rows.machines.map((machine) => decideCover(machine.warranty_until, now));
  expect(sorted(warranties)).toEqual(sorted(coverStatuses));
  const contracts = rows.machines.map((machine) => decideCover(machine.contract_until, now));
  expect(sorted(contracts)).toEqual(sorted(coverStatuses));
});

test('serial numbers, article numbers and passport codes are each there once', () => {
  const { machines, parts } = rows;
  expect(new Set(machines.map((machine) => machine.serial_key)).size).toBe(machines.length);
  expect(new Set(machines.map((machine) => machine.passport_code)).size).toBe(machines.length);
  expect(new Set(parts.map((part) => part.article_key)).size).toBe(parts.length);
  expect(machines.filter((machine) => !/^[0-9a-f]{32}$/.test(machine.passport_code))).toEqual([]);
});

test('nothing points to what is missing', () => {
  const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
  const [places, machines, parts] = [idsOf(rows.locations), idsOf(rows.machines), idsOf(rows.parts)];
  const slugs = new Set(rows.products.map(({ slug }) => slug));
  const lost = [
    ...rows.machines.filter((one) => !places.has(one.location_id) || !slugs.has(one.product_slug)),
    ...rows.tickets.filter((one) => !places.has(one.location_id)),
    ...rows.tickets.filter((one) => one.machine_id !== null && !machines.has(one.machine_id)),
    ...rows.links.filter((one) => !parts.has(one.part_id) || !slugs.has(one.product_slug)),
    ...rows.entries.filter((one) => rows.tickets.every(({ id }) => id !== one.ticket_id)),
  ];
  expect(lost).toEqual([]);
});

test('tickets stay within one organisation: location, machine, contact and watchers', () => {
  const ownerOf = new Map(rows.locations.map((place) => [place.id, place.organisation_id]));
  const placeOf = new Map(rows.machines.map((machine) => [machine.id, machine.location_id]));
  const strange = rows.tickets.filter(
    (ticket) =>
      ownerOf.get(ticket.location_id) !== ticket.organisation_id ||
      (ticket.machine_id !== null && placeOf.get(ticket.machine_id) !== ticket.location_id) ||
      !memberships.has(`${ticket.contact_id} ${ticket.organisation_id}`),
  );
  expect(strange).toEqual([]);
  const organisationOf = new Map(rows.tickets.map((ticket) => [ticket.id, ticket.organisation_id]));
  for (const watcher of rows.watchers)
    expect(memberships).toContain(`${watcher.user_id} ${organisationOf.get(watcher.ticket_id) ?? ''}`);
});

test('the thread ends in the state of the ticket', () => {
  const threads = groupBy(rows.entries, (entry) => entry.ticket_id);
  for (const ticket of rows.tickets) {
    const entries = threads.get(ticket.id) ?? [];
    const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
    const closing = entries.findLast(({ kind }) => kind === 'closed');
    const last = entries.findLast((entry) => entry.to_status !== null);
    const isClosed = ticket.status === 'closed';
    expect({
      ...ticket,
      created_at: entries.find(({ kind }) => kind === 'created')?.at,
      status: last?.to_status,
      closed_at: isClosed ? closing?.at : null,
      close_reason: isClosed ? closing?.close_reason : null,
      reply_count: count('reply'),
      comment_count: count('comment'),
    }).toEqual(ticket);
  }
});

test('threads have 0 to 8 entries after the first, at times of their own, before now', () => {
  const sizes = new Set<number>();
  for (const entries of groupBy(rows.entries, (entry) => entry.ticket_id).values()) {
    sizes.add(entries.length - 1);
    const times = entries.map(({ at }) => at);
    expect([entries[0]?.kind, sorted(times)]).toEqual(['created', times]);
    expect(times.filter((at) => at >= now.toISOString())).toEqual([]);
  }
  expect([...sizes].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('numbers count up with the time, over 18 months', () => {
  const times = rows.tickets.map((ticket) => ticket.created_at);
  expect(times).toEqual(times.toSorted());
  const months = (now.getTime() - Date.parse(times[0] ?? '')) / (30 * 24 * 60 * 60 * 1000);
  expect(Math.round(months)).toBe(18);
});

test('nothing is left to fill in, and every key is folded', () => {
  const texts = [
    ...rows.tickets.flatMap((one) => [one.subject, one.description]),
    ...rows.entries.map(({ text }) => text),
  ];
  expect(texts.filter((text) => text !== null && /[{}]|undefined/.test(text))).toEqual([]);
  const keys = [...rows.tickets, ...rows.parts, ...rows.machines, ...rows.products].map(
    (one) => one.search_key,
  );
  expect(keys.filter((key) => key !== normalizeText(key))).toEqual([]);
  expect(rows.locations.filter((place) => place.name_key !== normalizeText(place.name))).toEqual([]);
});

test('15 to 40 parts belong to a product, every part to one, and wear parts have an interval', () => {
  const counts = [...groupBy(rows.links, (link) => link.product_slug)].map(
    ([slug, own]) => [slug, own.length] as const,
  );
  expect(counts).toHaveLength(rows.products.length);
  expect(counts.filter(([, count]) => count < 15 || count > 40)).toEqual([]);
  expect(new Set(rows.links.map((link) => link.part_id)).size).toBe(800);
  const kinds = new Map(rows.parts.map(({ id, kind }) => [id, kind]));
  for (const { part_id: id, replace_after_cycles: cycles } of rows.links)
    expect(cycles !== null).toBe(kinds.get(id) === 'wear');
});

test('three to six releases; machines have one of them, and many not the newest', () => {
  const releases = groupBy(rows.software, (release) => release.product_slug);
  const counts = [...releases.values()].map((own) => own.length);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 6]);
  const versions = (slug: string) => (releases.get(slug) ?? []).map(({ version }) => version);
  for (const { product_slug: slug, software_version: version } of rows.machines)
    expect([...versions(slug), null]).toContain(version);
  const old = rows.machines.filter(
    (one) => one.software_version !== (versions(one.product_slug).at(-1) ?? null),
  );
  expect(old.length).toBeGreaterThan(40);
  expect(old.length).toBeLessThan(200);
});

test('the files of the download centre are whole', () => {
  const sums = rows.downloads.find(({ kind }) => kind === 'checksums')?.content ?? '';
  for (const {
    content,
    sha256,
    size_bytes: size,
    file_name: name,
    mime_type: type,
    kind,
  } of rows.downloads) {
    const sum = createHash('sha256').update(content).digest('hex');
    expect([Buffer.byteLength(content), sum]).toEqual([size, sha256]);
    expect(kind === 'checksums' || sums.includes(`${sha256}  ${name}\n`)).toBe(true);
    if (type === 'application/json') expect(() => void JSON.parse(content)).not.toThrow();
  }
});

test('the account to sign in with has 40 machines and 150 tickets around it, and twelve of its own', () => {
  const isOwn = (one: { organisation_id: string }): boolean => one.organisation_id === 'org-1';
  expect(rows.machines.filter(isOwn).length).toBeGreaterThanOrEqual(40);
  expect(rows.tickets.filter(isOwn).length).toBeGreaterThanOrEqual(150);
  const mine = rows.tickets.filter((ticket) => ticket.contact_id === 'u-customer');
  expect(mine).toHaveLength(12);
  expect(sorted(mine.map(({ status }) => status))).toEqual(sorted(ticketStatuses));
  const ages = mine.flatMap(({ closed_at: at }) => (at === null ? [] : [now.getTime() - Date.parse(at)]));
  expect(ages.filter((age) => age <= reopenMilliseconds)).toHaveLength(1);
  expect(ages.filter((age) => age > reopenMilliseconds).length).toBeGreaterThan(1);
});

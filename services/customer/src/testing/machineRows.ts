import { createHash, randomUUID } from 'node:crypto';
import { normalizeText } from '@kmx/contract/text';
import type { CustomerDatabase } from '../database/connect';
import type { NewRow } from '../database/tables';
import { machineKeys } from '../inventory/machineKeys';
import { partKeys, productInfoKeys } from '../parts/partKeys';

export const addLocation = async (
  db: CustomerDatabase,
  id: string,
  organisationId: string,
  over: Partial<NewRow<'customer_locations'>> = {},
): Promise<void> => {
  const name = over.name ?? `Plant ${id}`;
  const address = { street: 'Wire street 1', city: 'Regensburg', country: 'DE' };
  const row = {
    id,
    organisation_id: organisationId,
    name,
    name_key: normalizeText(name),
    ...address,
    ...over,
  };
  await db.insertInto('customer_locations').values(row).execute();
};

/** A machine at a location; `over` replaces what a test is about. */
export const addMachine = async (
  db: CustomerDatabase,
  id: string,
  place: { organisationId: string; locationId: string },
  over: Partial<NewRow<'customer_machines'>> = {},
): Promise<void> => {
  const serialNumber = over.serial_number ?? `S-${id}`;
  const name = over.name ?? `Machine ${id}`;
  const dates = { built_on: '2021-05-04', installed_on: '2021-07-01', warranty_until: '2023-07-01' };
  const row: NewRow<'customer_machines'> = {
    id,
    organisation_id: place.organisationId,
    location_id: place.locationId,
    serial_number: serialNumber,
    name,
    ...machineKeys({ serialNumber, name, locationName: `Plant ${place.locationId}` }),
    product_slug: 'alpha-1',
    type: 'crimpLine',
    software_version: null,
    contract: null,
    contract_until: null,
    passport_code: randomUUID(),
    ...dates,
    ...over,
  };
  await db.insertInto('customer_machines').values(row).execute();
};

let lastNumber = 500_000;

/** An open ticket about a machine, written by `u-customer`. */
export const addMachineTicket = async (
  db: CustomerDatabase,
  machine: { id: string; organisationId: string; locationId: string },
  over: Partial<NewRow<'customer_tickets'>> = {},
): Promise<void> => {
  lastNumber += 1;
  const number = over.number ?? lastNumber;
  const id = randomUUID();
  const subject = over.subject ?? 'The crimp height drifts';
  const person = { contact_id: 'u-customer', contact_name: 'Carla Customer', contact_key: 'customer' };
  const times = { created_at: '2026-02-01T08:00:00.000Z', changed_at: '2026-02-01T08:00:00.000Z' };
  const row: NewRow<'customer_tickets'> = {
    id,
    number,
    subject,
    subject_key: normalizeText(subject),
    organisation_id: machine.organisationId,
    location_id: machine.locationId,
    type: 'malfunction',
    concern: 'crimpLine',
    description: 'It drifts.',
    status: 'open',
    machine_id: machine.id,
    machine_name: null,
    machine_key: '',
    serial_number: null,
    location_key: '',
    reply_count: 0,
    comment_count: 0,
    search_key: normalizeText(`T-${number} ${subject}`),
    idempotency_key: randomUUID(),
    ...person,
    ...times,
    ...over,
  };
  await db.insertInto('customer_tickets').values(row).execute();
};

/** A part of some products; wear parts are replaced after 100 000 cycles. */
export const addPart = async (
  db: CustomerDatabase,
  articleNumber: string,
  productSlugs: readonly string[] = [],
  over: Partial<NewRow<'customer_parts'>> & { texts?: Readonly<Record<string, string>> } = {},
): Promise<void> => {
  const { texts = { en: `Part ${articleNumber}`, de: `Teil ${articleNumber}` }, ...columns } = over;
  const row: NewRow<'customer_parts'> = {
    id: `part-${articleNumber}`,
    article_number: articleNumber,
    ...partKeys({ articleNumber, names: texts }),
    names: JSON.stringify(texts),
    kind: 'spare',
    stock: 25,
    availability_days: 3,
    location: 'Dierikon',
    drawing: 'D-1',
    ...columns,
  };
  await db.insertInto('customer_parts').values(row).execute();
  for (const product_slug of productSlugs)
    await db
      .insertInto('customer_part_products')
      .values({
        part_id: row.id,
        product_slug,
        replace_after_cycles: row.kind === 'wear' ? 100_000 : null,
      })
      .execute();
};

export const addProductInfo = async (
  db: CustomerDatabase,
  slug: string,
  over: Partial<NewRow<'customer_product_infos'>> = {},
): Promise<void> => {
  const names = { name: `Product ${slug}`, brand: 'Komax', item_number: `I-${slug}`, ...over };
  const row: NewRow<'customer_product_infos'> = {
    slug,
    ...productInfoKeys({ ...names, itemNumber: names.item_number }),
    status: 'active',
    type: 'crimpLine',
    ...names,
  };
  await db.insertInto('customer_product_infos').values(row).execute();
};

/** A release of a product's software. */
export const addSoftware = async (
  db: CustomerDatabase,
  productSlug: string,
  version: string,
  releasedOn: string,
): Promise<void> => {
  const notes = JSON.stringify({ en: [`Version ${version}`], de: [`Fassung ${version}`] });
  const row = { id: randomUUID(), product_slug: productSlug, version, released_on: releasedOn, notes };
  await db
    .insertInto('customer_software')
    .values({ ...row, size_bytes: 1000 })
    .execute();
};

/** A file of the download centre. */
export const addDownload = async (db: CustomerDatabase, id: string, content: string): Promise<void> => {
  const titles = JSON.stringify({ en: `Guide ${id}`, fr: `Guide en français ${id}` });
  const file = {
    file_name: `${id}.txt`,
    mime_type: 'text/plain',
    content,
    size_bytes: Buffer.byteLength(content),
  };
  const sha256 = createHash('sha256').update(content).digest('hex');
  await db
    .insertInto('customer_downloads')
    .values({ id, kind: 'guide', titles, version: '1', released_on: '2026-01-02', ...file, sha256 })
    .execute();
};

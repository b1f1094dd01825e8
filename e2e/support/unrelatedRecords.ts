import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { at } from './addresses';
import { createMarker } from './forms';
import { queryAs, queryPortal, type PortalCaller } from './portalData';
import { openTicketByOperation } from './tickets';
import { picture } from './uploads';

/** Records of an organisation that, among the demo accounts, only the employee belongs to. */
export interface UnrelatedRecords {
  readonly ticket: { readonly id: string; readonly number: string };
  readonly fileId: string;
  readonly locationId: string;
  readonly machine: { readonly id: string; readonly serialNumber: string };
  /** User who could watch the ticket. */
  readonly colleagueId: string;
  /** Text in the file and the ticket that must not be in any response to others. */
  readonly marker: string;
  /** Access token of the employee. */
  readonly accessToken: string;
}

const unrelatedOrganisation = 'org-4';

const placesSchema = z.object({
  locations: z.array(z.object({ id: z.string(), organisation: z.object({ id: z.string() }) })),
});
const colleaguesSchema = z.object({ ticketColleagues: z.array(z.object({ id: z.string() })) });
const machinesSchema = z.object({
  machines: z.object({ items: z.array(z.object({ id: z.string(), serialNumber: z.string() })) }),
});

export async function findLocation(caller: PortalCaller, organisationId: string): Promise<string> {
  const { data } = await queryAs(caller, 'DeliveryLocations');
  const { locations } = placesSchema.parse(data);
  const location = locations.find(({ organisation }) => organisation.id === organisationId);
  if (!location) throw new Error(`${organisationId} has no location.`);
  return location.id;
}

async function upload(request: APIRequestContext, accessToken: string, marker: string): Promise<string> {
  const response = await request.post(at('localhost', '/api/uploads'), {
    headers: { authorization: `Bearer ${accessToken}` },
    multipart: { file: picture(`${marker}.png`, marker) },
  });
  return z.object({ id: z.string() }).parse(await response.json()).id;
}

/** Creates a ticket with a file for a machine of the other organisation, as the employee. */
export async function openUnrelatedTicket(employee: PortalCaller): Promise<UnrelatedRecords> {
  const marker = createMarker();
  const { request, accessToken } = employee;
  const locationId = await findLocation(employee, unrelatedOrganisation);
  const { data } = await queryAs(employee, 'MachineList', {
    filter: { locationIds: [locationId] },
    page: 1,
    pageSize: 1,
  });
  const [machine] = machinesSchema.parse(data).machines.items;
  if (!machine) throw new Error(`${unrelatedOrganisation} has no machine.`);
  const { ticketColleagues } = colleaguesSchema.parse(
    (await queryAs(employee, 'TicketColleagues', { locationId })).data,
  );
  const colleague = ticketColleagues.find(({ id }) => id !== 'u-staff');
  if (!colleague) throw new Error(`Nobody else of ${unrelatedOrganisation} may watch tickets.`);
  const fileId = await upload(request, accessToken, marker);
  const ticket = await openTicketByOperation(employee, `Foreign ${marker}`, {
    locationId,
    machineId: machine.id,
    attachmentIds: [fileId],
  });
  return { ticket, fileId, locationId, machine, colleagueId: colleague.id, marker, accessToken };
}

/** Requests the file of a ticket from the site. */
export const fetchAttachment = (request: APIRequestContext, accessToken: string | undefined, id: string) =>
  request.get(at('localhost', `/api/customer/attachments/${id}`), {
    headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
  });

/** Reads the ticket of the other organisation as the employee. */
export const readUnrelatedTicket = (request: APIRequestContext, { accessToken, ticket }: UnrelatedRecords) =>
  queryPortal(request, accessToken, 'Ticket', { id: ticket.id });

const logFile = join(process.env.DATA_DIR ?? '.data/e2e/stack', 'logs/customer.log');

export const readServiceLog = async (): Promise<readonly string[]> =>
  (await readFile(logFile, 'utf8')).split('\n');

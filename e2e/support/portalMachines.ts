import type { Page } from '@playwright/test';
import { z } from 'zod';

import { queryAs, type PortalCaller } from './portalData';

const machineSchema = z.object({
  id: z.string(),
  serialNumber: z.string(),
  name: z.string(),
  productSlug: z.string(),
  openTickets: z.number(),
  location: z.object({
    name: z.string(),
    city: z.string(),
    country: z.string(),
    organisation: z.object({ id: z.string(), name: z.string() }),
  }),
});

/** A machine as the service returns it to the signed-in user. */
export type SeenMachine = z.output<typeof machineSchema>;

const pageSchema = z.object({ machines: z.object({ items: z.array(machineSchema).min(1) }) });

/** Finds the machines of a user by a filter of the inventory, at least one. */
export async function findMachines(
  caller: Page | PortalCaller,
  filter: Record<string, unknown> = {},
): Promise<SeenMachine[]> {
  const { data } = await queryAs(caller, 'MachineList', { filter, page: 1, pageSize: 100 });
  return pageSchema.parse(data).machines.items;
}

const passportSchema = z.object({
  machine: z.object({
    machine: machineSchema,
    builtOn: z.string(),
    passportPath: z.string(),
    tickets: z.array(z.object({ number: z.string(), subject: z.string(), status: z.string() })),
    wearParts: z.array(z.object({ part: z.object({ articleNumber: z.string(), name: z.string() }) })),
  }),
});

/** Data of the machine's page. */
export type Passport = z.output<typeof passportSchema>['machine'];

export async function readPassport(caller: Page | PortalCaller, id: string): Promise<Passport> {
  const { data } = await queryAs(caller, 'Machine', { id, language: 'en' });
  return passportSchema.parse(data).machine;
}

/** Last segment of the URL of a machine's public page. */
export const codeOf = ({ passportPath }: Passport): string => passportPath.split('/').at(-1) ?? '';

/** Finds a machine with public documents and tickets. */
export async function findServicedMachine(caller: Page | PortalCaller): Promise<SeenMachine> {
  const machines = await findMachines(caller, { text: 'Cresta 433', hasOpenTickets: true });
  const machine = machines[0];
  if (!machine) throw new Error('No machine has an open ticket.');
  return machine;
}

import type { CustomerDatabase } from '../database/connect';
import { addLocation, addMachine, addMachineTicket, addPart, addSoftware } from './machineRows';

const berlin = { organisationId: 'org-1', locationId: 'l-berlin' };
const aachen = { organisationId: 'org-1', locationId: 'l-aachen' };
const otherOrganisation = { organisationId: 'org-6', locationId: 'l-nagoya' };
/** The name of the machine of another organisation. */
export const secret = 'Secret press';

/** Four machines of org-1, one of org-2, one of org-6; the day is 2 March 2026. */
export const addInventory = async (db: CustomerDatabase): Promise<void> => {
  await addLocation(db, 'l-berlin', 'org-1', { name: 'Berlin' });
  await addLocation(db, 'l-aachen', 'org-1', { name: 'Aachen' });
  await addLocation(db, 'l-paris', 'org-2', { name: 'Paris' });
  await addLocation(db, 'l-nagoya', 'org-6', { name: 'Nagoya' });
  await addMachine(db, 'm-1', berlin, {
    serial_number: 'KX-1001',
    name: 'Ångström line',
    product_slug: 'alpha-1',
    software_version: '1.0',
    warranty_until: '2030-01-01',
    contract: 'plus',
    contract_until: '2026-03-02',
  });
  await addMachine(db, 'm-2', berlin, {
    serial_number: 'KX-1002',
    type: 'cutStrip',
    software_version: '2.0',
    warranty_until: '2026-05-31',
    contract: 'basic',
    contract_until: '2026-03-01',
  });
  await addMachine(db, 'm-3', aachen, { type: 'testing', product_slug: 'unknown', software_version: '1.0' });
  await addMachine(db, 'm-4', aachen, { name: '=1+1', warranty_until: '2026-03-01' });
  await addMachine(db, 'm-5', { organisationId: 'org-2', locationId: 'l-paris' }, { name: 'Shared name' });
  await addMachine(db, 'm-6', otherOrganisation, {
    name: secret,
    passport_code: 'code-of-nagoya',
    built_on: '2019-12-31',
  });
  await addSoftware(db, 'alpha-1', '1.0', '2024-01-01');
  await addSoftware(db, 'alpha-1', '2.0', '2025-01-01');
  await addSoftware(db, 'alpha-1', '1.9', '2024-06-01');
  for (const status of ['open', 'waitingForCustomer', 'closed'] as const)
    await addMachineTicket(db, { id: 'm-1', ...berlin }, { status });
  await addMachineTicket(db, { id: 'm-3', ...aachen }, { status: 'closed' });
  await addPart(db, 'W-1', ['alpha-1'], { kind: 'wear' });
  await addPart(db, 'S-1', ['alpha-1']);
};

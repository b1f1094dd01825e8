import { decideCover } from '@kmx/contract/machines';
import type { Machine } from './model';
import type { MachineRow } from './selectMachines';

/** A machine as the viewer sees it at this time. */
export const toMachine = (row: MachineRow, now: Date): Machine => ({
  id: row.id,
  serialNumber: row.serial_number,
  name: row.name,
  productSlug: row.product_slug,
  type: row.type,
  location: {
    id: row.location_id,
    name: row.location_name,
    city: row.location_city,
    country: row.location_country,
    organisation: { id: row.organisation_id, name: row.organisation_name },
  },
  softwareVersion: row.software_version,
  newestSoftware: row.newest_software,
  installedOn: row.installed_on,
  warrantyUntil: row.warranty_until,
  warranty: decideCover(row.warranty_until, now),
  contract: row.contract,
  contractUntil: row.contract_until,
  contractStatus: decideCover(row.contract_until, now),
  openTickets: Number(row.open_tickets),
});

import { normalizeText } from '@kmx/contract/text';

/** Keys for searching and sorting. */
export const machineKeys = (machine: { serialNumber: string; name: string; locationName: string }) => ({
  serial_key: normalizeText(machine.serialNumber),
  name_key: normalizeText(machine.name),
  search_key: normalizeText(`${machine.serialNumber} ${machine.name} ${machine.locationName}`),
});

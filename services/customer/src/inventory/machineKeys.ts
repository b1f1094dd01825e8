import { fold } from '../text/fold';

/** What a machine is found and sorted by. */
export const machineKeys = (machine: { serialNumber: string; name: string; locationName: string }) => ({
  serial_key: fold(machine.serialNumber),
  name_key: fold(machine.name),
  search_key: fold(`${machine.serialNumber} ${machine.name} ${machine.locationName}`),
});

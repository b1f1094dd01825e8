/** Types of machines, for the subject of a ticket and the filter of the inventory. */
export const machineTypes = [
  'cutStrip',
  'cableStrip',
  'crimpLine',
  'crimpPress',
  'twisting',
  'harness',
  'highVoltage',
  'testing',
  'marking',
  'handling',
] as const;
export type MachineType = (typeof machineTypes)[number];

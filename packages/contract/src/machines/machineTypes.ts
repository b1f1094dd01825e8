/** Types of machines: what a ticket can concern, and how the inventory is filtered. */
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

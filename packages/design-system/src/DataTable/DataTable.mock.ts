export interface MachineRow {
  readonly id: string;
  readonly machine: string;
  readonly serialNumber: string;
  readonly site: string;
  readonly serviced: string;
}

export const machineRows: readonly MachineRow[] = [
  { id: '1', machine: 'Alpha 530', serialNumber: '530-04117', site: 'Hall 2', serviced: '2026-04-12' },
  { id: '2', machine: 'Alpha 560', serialNumber: '560-00932', site: 'Hall 2', serviced: '2026-09-01' },
  { id: '3', machine: 'Zeta 640', serialNumber: '640-00021', site: 'Hall 4, line 3', serviced: '2025-11-30' },
];

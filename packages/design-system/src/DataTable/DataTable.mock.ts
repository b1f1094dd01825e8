export interface MachineRow {
  readonly id: string;
  readonly machine: string;
  readonly serialNumber: string;
  readonly site: string;
  readonly serviced: string;
  readonly openTickets: number;
  readonly cycles: number;
}

export const machineRows: readonly MachineRow[] = [
  {
    id: '1',
    machine: 'Alpha 530',
    serialNumber: '530-04117',
    site: 'Hall 2',
    serviced: '2026-04-12',
    openTickets: 2,
    cycles: 418_250,
  },
  {
    id: '2',
    machine: 'Alpha 560',
    serialNumber: '560-00932',
    site: 'Hall 2',
    serviced: '2026-09-01',
    openTickets: 0,
    cycles: 96_400,
  },
  {
    id: '3',
    machine: 'Zeta 640',
    serialNumber: '640-00021',
    site: 'Hall 4, line 3',
    serviced: '2025-11-30',
    openTickets: 14,
    cycles: 1_204_875,
  },
];

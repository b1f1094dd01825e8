import type { SignedInUser } from '@kmx/core/portal';
import type { MachineFactsFragment, MachineQuery } from '../__generated__/customer/graphql';
import { customer } from '../signIn/signIn.mock';
import type { ProductDocument } from './machine/productDocuments';

type Passport = NonNullable<MachineQuery['machine']>;

/** A user with access to machines, tickets and parts. */
export const operator: SignedInUser = {
  ...customer,
  roles: ['kmx_int_serviceticketing_active', 'kmx_int_assetdb_active', 'kmx_int_productinfo_active'],
};

/** A user with access to machines only. */
export const onlooker: SignedInUser = { ...customer, roles: ['kmx_int_assetdb_active'] };

type Location = MachineFactsFragment['location'];

const organisation = { __typename: 'Organisation', id: 'org-1', name: 'Harness Works North' } as const;

export const north: Location = {
  __typename: 'Location',
  id: 'loc-1',
  name: 'Hall 2',
  city: 'Lucerne',
  country: 'CH',
  organisation,
};

export const south: Location = {
  __typename: 'Location',
  id: 'loc-2',
  name: 'Harness Preparation and High-Voltage Test Centre',
  city: 'Timișoara',
  country: 'RO',
  organisation,
};

export const createMachine = (part: Partial<MachineFactsFragment> = {}): MachineFactsFragment => ({
  __typename: 'Machine',
  id: 'm-17',
  serialNumber: 'KMX-410-00017',
  name: 'Cresta 410',
  productSlug: 'cresta-410',
  type: 'crimpLine',
  location: north,
  softwareVersion: '7.2.0',
  newestSoftware: '7.4.1',
  installedOn: '2023-05-09',
  warrantyUntil: '2026-12-31',
  warranty: 'endsSoon',
  contract: 'plus',
  contractUntil: '2028-05-31',
  contractStatus: 'active',
  openTickets: 3,
  ...part,
});

const covers = ['active', 'endsSoon', 'ended', 'none'] as const;

/** Machines at two locations, with every state of warranty and contract. */
export const machines: readonly MachineFactsFragment[] = covers.flatMap((cover, index) => [
  createMachine({
    id: `m-${index + 1}`,
    serialNumber: `KMX-410-0000${index + 1}`,
    warranty: cover,
    ...(cover === 'none' && { warrantyUntil: null }),
    openTickets: index,
  }),
  createMachine({
    id: `m-1${index}`,
    serialNumber: `KMX-HV-1100${index}`,
    name: 'Lumera HV 3400 for shielded high-voltage cables',
    type: 'highVoltage',
    location: south,
    softwareVersion: index === 0 ? null : '3.0.2',
    newestSoftware: index === 0 ? null : '3.0.2',
    contract: cover === 'none' ? null : 'premium',
    contractUntil: cover === 'none' ? null : '2027-01-31',
    contractStatus: cover,
    openTickets: 0,
  }),
]);

/** A page of machines; the rest of the total is counted at the location of the last item. */
export const createMachinePage = (
  total = 46,
  page = 1,
  items: readonly MachineFactsFragment[] = machines,
) => {
  const last = items.at(-1)?.location.id;
  const countByLocation = [...new Set(items.map(({ location }) => location.id))].map((locationId) => ({
    __typename: 'LocationCount',
    locationId,
    count:
      items.filter(({ location }) => location.id === locationId).length +
      (locationId === last ? total - items.length : 0),
  }));
  return { machines: { __typename: 'MachinePage', total, page, pageSize: 20, items, countByLocation } };
};

export const machineChoices = {
  machineFilterChoices: {
    __typename: 'MachineFilterChoices',
    locations: [north, south],
    types: ['highVoltage', 'crimpLine'],
  },
};

const wearPart = (index: number, name: string, availability: 'high' | 'low' | 'outOfStock') =>
  ({
    __typename: 'MachinePart',
    part: {
      __typename: 'Part',
      id: `p-${index}`,
      articleNumber: `0410-88${index}`,
      name,
      kind: 'wear',
      stock: { high: 48, low: 3, outOfStock: 0 }[availability],
      availabilityInDays: { high: 2, low: 5, outOfStock: 28 }[availability],
      location: 'Lucerne',
      availability,
      drawing: 'blade',
    },
    replaceAfterCycles: index * 250_000,
  }) as const;

const ticket = (index: number, status: Passport['tickets'][number]['status'], subject: string) =>
  ({
    __typename: 'Ticket',
    id: `t-${index}`,
    number: `T-10420${index}`,
    subject,
    status,
    changedAt: `2026-11-1${index}T08:30:00Z`,
  }) as const;

export const createPassport = (part: Partial<Passport> = {}) => ({
  machine: {
    __typename: 'MachineDetail' as const,
    machine: createMachine(),
    builtOn: '2023-03-14',
    passportPath: '/machine/k7m2x9qd4r',
    wearParts: [
      wearPart(1, 'Cutting blade, hard metal', 'high'),
      wearPart(2, 'Stripping blade, pair', 'low'),
      wearPart(3, 'Feed belt, 12 mm', 'outOfStock'),
    ],
    tickets: [
      ticket(3, 'waitingForCustomer', 'Crimp force drifts after an hour'),
      ticket(2, 'open', 'Spare blades for the autumn'),
      ticket(1, 'closed', 'Feed belt slips'),
    ],
    ...part,
  },
});

export const documents: readonly ProductDocument[] = [
  {
    name: 'Cresta 410, data sheet',
    type: 'Data sheet',
    url: '/product-assets/cresta-410-data-sheet-en.pdf',
    extension: 'pdf',
    sizeBytes: 412_300,
    language: 'en',
  },
  {
    name: 'Cresta 410, Betriebsanleitung',
    type: 'Manual',
    url: '/product-assets/cresta-410-manual-de.pdf',
    extension: 'pdf',
    sizeBytes: 4_812_300,
    language: 'de',
  },
];

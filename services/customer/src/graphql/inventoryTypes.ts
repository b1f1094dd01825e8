import { machineColumns } from '@kmx/contract/machines';
import {
  type LocationCount,
  type Machine,
  type MachineDetail,
  type MachineFilterChoices,
  type MachinePage,
  type PublicMachine,
} from '../inventory/model';
import type { ProductPart } from '../parts/model';
import { builder } from './builder';
import { PartObject } from './partTypes';
import {
  ContractLevelEnum,
  CoverStatusEnum,
  LocationObject,
  MachineTypeEnum,
  SortDirectionEnum,
} from './sharedTypes';
import { TicketObject } from './ticketTypes';

const newestTickets = 10;

export const MachineColumnEnum = builder.enumType('MachineColumn', { values: machineColumns });

export const MachineFilterInput = builder.inputType('MachineFilter', {
  description:
    'Kinds of filters are joined by "and", the values of one by "or"; an empty list filters nothing.',
  fields: (t) => ({
    text: t.string({ description: 'Words of the serial number, the name or the location.' }),
    types: t.field({ type: [MachineTypeEnum] }),
    locationIds: t.idList(),
    warranties: t.field({ type: [CoverStatusEnum] }),
    contracts: t.field({ type: [CoverStatusEnum] }),
    hasOpenTickets: t.boolean(),
    hasOldSoftware: t.boolean({ description: 'Another version than the newest one of its product.' }),
  }),
});

export const MachineSortInput = builder.inputType('MachineSort', {
  fields: (t) => ({
    by: t.field({ type: MachineColumnEnum, required: true }),
    direction: t.field({ type: SortDirectionEnum, required: true, defaultValue: 'asc' }),
  }),
});

export const MachineObject = builder.objectRef<Machine>('Machine').implement({
  description: 'A machine of an own organisation; dates are YYYY-MM-DD.',
  fields: (t) => ({
    id: t.exposeID('id'),
    serialNumber: t.exposeString('serialNumber'),
    name: t.exposeString('name'),
    productSlug: t.exposeString('productSlug'),
    type: t.expose('type', { type: MachineTypeEnum }),
    location: t.expose('location', { type: LocationObject }),
    softwareVersion: t.exposeString('softwareVersion', { nullable: true }),
    newestSoftware: t.exposeString('newestSoftware', {
      nullable: true,
      description: 'Of its product; null when unknown.',
    }),
    installedOn: t.exposeString('installedOn'),
    warrantyUntil: t.exposeString('warrantyUntil', { nullable: true }),
    warranty: t.expose('warranty', { type: CoverStatusEnum }),
    contract: t.expose('contract', { type: ContractLevelEnum, nullable: true }),
    contractUntil: t.exposeString('contractUntil', { nullable: true }),
    contractStatus: t.expose('contractStatus', { type: CoverStatusEnum }),
    openTickets: t.exposeInt('openTickets', { description: '0 without ticketing.' }),
  }),
});

const LocationCountObject = builder.objectRef<LocationCount>('LocationCount').implement({
  fields: (t) => ({
    locationId: t.exposeID('locationId'),
    count: t.exposeInt('count'),
  }),
});

export const MachinePageObject = builder.objectRef<MachinePage>('MachinePage').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    page: t.exposeInt('page', { description: 'From 1; the last one for a number past the end.' }),
    pageSize: t.exposeInt('pageSize'),
    items: t.field({ type: [MachineObject], resolve: ({ items }) => [...items] }),
    countByLocation: t.field({
      type: [LocationCountObject],
      description: 'Of the whole filter, on whatever pages; for the locations of this page.',
      resolve: async ({ countByLocation }) => [...(await countByLocation())],
    }),
  }),
});

const MachinePartObject = builder.objectRef<ProductPart>('MachinePart').implement({
  fields: (t) => ({
    part: t.expose('part', { type: PartObject }),
    replaceAfterCycles: t.exposeInt('replaceAfterCycles', { nullable: true }),
  }),
});

export const MachineDetailObject = builder.objectRef<MachineDetail>('MachineDetail').implement({
  description: 'The passport of a machine.',
  fields: (t) => ({
    machine: t.expose('machine', { type: MachineObject }),
    builtOn: t.exposeString('builtOn'),
    passportPath: t.exposeString('passportPath', {
      description: '/machine/{code}: what is public of it; without a locale.',
    }),
    wearParts: t.field({ type: [MachinePartObject], resolve: ({ wearParts }) => [...wearParts] }),
    tickets: t.field({
      type: [TicketObject],
      description: 'The 10 newest; empty without ticketing.',
      resolve: async ({ machine }, _, { session }) =>
        session?.applications.has('ticketing')
          ? [...(await session.tickets.ofMachine(machine.id, newestTickets))]
          : [],
    }),
  }),
});

export const MachineFilterChoicesObject = builder
  .objectRef<MachineFilterChoices>('MachineFilterChoices')
  .implement({
    fields: (t) => ({
      locations: t.field({ type: [LocationObject], resolve: ({ locations }) => [...locations] }),
      types: t.field({ type: [MachineTypeEnum], resolve: ({ types }) => [...types] }),
    }),
  });

export const PublicMachineObject = builder.objectRef<PublicMachine>('PublicMachine').implement({
  description: 'What anybody learns who has the code of a machine.',
  fields: (t) => ({
    name: t.exposeString('name'),
    productSlug: t.exposeString('productSlug'),
    type: t.expose('type', { type: MachineTypeEnum }),
    builtYear: t.exposeInt('builtYear'),
  }),
});

import { GraphQLError } from 'graphql';
import { machineColumns } from '@kmx/contract/machines';
import { type MachineSort } from '../inventory/model';
import { listLimits } from '../lists/listLimits';
import { builder } from './builder';
import {
  MachineColumnEnum,
  MachineDetailObject,
  MachineFilterChoicesObject,
  MachineFilterInput,
  MachinePageObject,
  MachineSortInput,
  PublicMachineObject,
} from './inventoryTypes';
import { LocationObject } from './sharedTypes';

const byLocation: MachineSort = { by: 'location', direction: 'asc' };

/** One message for a machine that is missing and for one of another organisation. */
const found = <Value>(value: Value | null): Value => {
  if (value !== null) return value;
  throw new GraphQLError('This machine does not exist, or you do not have permission to see it.', {
    extensions: { code: 'MACHINE_NOT_AVAILABLE' },
  });
};

builder.queryFields((t) => ({
  machines: t.withAuth({ application: 'assetdb' }).field({
    type: MachinePageObject,
    nullable: true,
    args: {
      filter: t.arg({ type: MachineFilterInput }),
      sort: t.arg({ type: MachineSortInput, description: 'By location, name and serial number without it.' }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: listLimits.machinesOnPage, description: 'At most 100.' }),
    },
    resolve: (_, { filter, sort, page, pageSize }, { session }) =>
      session.inventory.list(
        filter ?? {},
        sort ?? byLocation,
        page ?? 1,
        pageSize ?? listLimits.machinesOnPage,
      ),
  }),
  machine: t.withAuth({ application: 'assetdb' }).field({
    type: MachineDetailObject,
    nullable: true,
    args: {
      id: t.arg.id({ required: true, description: 'Or the code that the machine shows.' }),
      language: t.arg.string({ description: 'Of the names of parts; English without it.' }),
    },
    resolve: async (_, { id, language }, { session }) =>
      found(await session.inventory.detail(id, language ?? 'en')),
  }),
  machineFilterChoices: t.withAuth({ application: 'assetdb' }).field({
    type: MachineFilterChoicesObject,
    nullable: true,
    resolve: (_, __, { session }) => session.inventory.filterChoices(),
  }),
  machinesCsv: t.withAuth({ application: 'assetdb' }).string({
    nullable: true,
    description: 'UTF-8 with a byte order mark, one line for each machine, at most 10 000.',
    args: {
      filter: t.arg({ type: MachineFilterInput }),
      sort: t.arg({ type: MachineSortInput }),
      columns: t.arg({ type: [MachineColumnEnum] }),
      language: t.arg.string({ description: 'A language of the portal; English without it.' }),
    },
    resolve: (_, { filter, sort, columns, language }, { session }) =>
      session.inventory.csv(filter ?? {}, sort ?? byLocation, columns ?? machineColumns, language ?? 'en'),
  }),
}));

builder.queryFields((t) => ({
  locations: t.withAuth({ signedIn: true }).field({
    type: [LocationObject],
    nullable: true,
    description: 'Of the own organisations, by name.',
    resolve: async (_, __, { session }) => [...(await session.inventory.locations())],
  }),
  publicMachine: t.field({
    type: PublicMachineObject,
    nullable: true,
    skipTypeScopes: true,
    description: 'For anybody who has the code of a machine; null for every other code.',
    args: { code: t.arg.id({ required: true }) },
    resolve: (_, { code }, { publicMachine }) => publicMachine(code),
  }),
}));

import { type MachineColumn, machineTypes } from '@kmx/contract/machines';
import type { Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import { pageOf } from '../database/pageOf';
import { readLocations } from '../directory/places';
import type { MachineFilterChoices, MachinePage } from './model';
import {
  countByLocation,
  countMachines,
  selectMachines,
  selectTypes,
  type MachineQuestion,
} from './selectMachines';
import { toMachine } from './toMachine';
import { toMachinesCsv } from './toMachinesCsv';

/** Machines in one CSV. */
const exportedMachines = 10_000;

/** One page of the machines in scope. */
export const listMachines = async (
  db: CustomerDatabase,
  scope: Scope,
  question: MachineQuestion,
  requested: { page: number; pageSize: number },
): Promise<MachinePage> => {
  const total = await countMachines(db, scope, question);
  const { offset, page, pageSize } = pageOf(total, requested);
  const rows = await selectMachines(db, scope, question, { offset, limit: pageSize });
  const locationIds = [...new Set(rows.map((row) => row.location_id))];
  return {
    total,
    page,
    pageSize,
    items: rows.map((row) => toMachine(row, question.now)),
    countByLocation: () => countByLocation(db, scope, question, locationIds),
  };
};

/** All machines in scope through a filter, at most 10 000, as CSV. */
export const exportMachines = async (
  db: CustomerDatabase,
  scope: Scope,
  question: MachineQuestion,
  { columns, language }: { columns: readonly MachineColumn[]; language: string },
): Promise<string> => {
  const rows = await selectMachines(db, scope, question, { offset: 0, limit: exportedMachines });
  const machines = rows.map((row) => toMachine(row, question.now));
  return toMachinesCsv(machines, [...new Set(columns)], language);
};

/** Filter values of the machines in scope, and the locations of the viewer. */
export const readMachineFilterChoices = async (
  db: CustomerDatabase,
  scope: Scope,
  now: Date,
): Promise<MachineFilterChoices> => {
  const types = await selectTypes(db, scope, now);
  return {
    locations: await readLocations(db, scope.organisationIds),
    types: machineTypes.filter((type) => types.includes(type)),
  };
};

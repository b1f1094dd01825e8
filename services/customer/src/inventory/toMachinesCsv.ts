import type { LanguageCode } from '@kmx/contract/locales';
import type { MachineColumn } from '@kmx/contract/machines';
import { createCsv } from '../lists/createCsv';
import { toLanguage } from '../locales/countries';
import { machineTitles } from './machineTitles';
import { machineTypeMessages } from './machineTypeMessages';
import type { Machine } from './model';

const contractNames = { basic: 'Basic', plus: 'Plus', premium: 'Premium' } as const;

const valueOf = (machine: Machine, column: MachineColumn, language: LanguageCode): string => {
  switch (column) {
    case 'type':
      return machineTypeMessages[language][machine.type];
    case 'location':
      return machine.location.name;
    case 'warranty':
      return machine.warrantyUntil ?? '';
    case 'contract':
      return machine.contract === null
        ? ''
        : `${contractNames[machine.contract]} ${machine.contractUntil ?? ''}`.trimEnd();
    case 'openTickets':
      return String(machine.openTickets);
    case 'serialNumber':
    case 'name':
    case 'softwareVersion':
    case 'installedOn':
      return machine[column] ?? '';
  }
};

/** Machines as CSV with a first line of titles in a language of the portal, or else in English. */
export const toMachinesCsv = (
  machines: readonly Machine[],
  columns: readonly MachineColumn[],
  code: string,
): string => {
  const language = toLanguage(code) ?? 'en';
  const titles = columns.map((column) => machineTitles[language][column]);
  return createCsv([
    titles,
    ...machines.map((machine) => columns.map((column) => valueOf(machine, column, language))),
  ]);
};

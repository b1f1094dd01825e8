import type { UserColumn } from '@kmx/contract/access';
import type { LanguageCode } from '@kmx/contract/locales';
import { fillMessage } from '@kmx/contract/text';
import {
  artemisOnPremisesRole,
  delegatedAdminRoles,
  type DelegatedAdmin,
} from '../../../toolkit/src/access/applications';
import { createCsv } from '../lists/createCsv';
import { toLanguage } from '../locales/countries';
import type { UserRecord } from './model';
import { rolePairs } from './roles';
import { userMessages } from './userFileMessages';
import { userTitles } from './userTitles';

const several = (values: readonly string[]): string => values.join('; ');

const delegatedAdmins: readonly DelegatedAdmin[] = ['internal', 'external'];

const roleWord = (role: string, language: LanguageCode): string => {
  const messages = userMessages[language];
  const ofService = (service: string, status: string) => fillMessage(messages.ofService, { service, status });
  const kind = delegatedAdmins.find((one) => delegatedAdminRoles[one] === role);
  if (kind) return messages.delegatedAdmin[kind];
  if (role === artemisOnPremisesRole) return ofService(messages.applications.artemis, messages.onPremises);
  const pair = rolePairs.find((one) => one.role === role);
  return pair ? ofService(messages.applications[pair.application], messages.statuses[pair.status]) : role;
};

interface Words {
  language: LanguageCode;
  /** Country names by code; expensive to create, so shared within a file. */
  countries: Intl.DisplayNames;
}

const valueOf = (user: UserRecord, column: UserColumn, { language, countries }: Words): string => {
  const messages = userMessages[language];
  switch (column) {
    case 'organisation':
      return several(user.organisations.map(({ name }) => name));
    case 'application':
      return several(user.access.map(({ application }) => messages.applications[application]));
    case 'role':
      return several(user.roles.map((role) => roleWord(role, language)));
    case 'status':
      return messages.statuses[user.status ?? 'unregistered'];
    case 'country':
      return user.country === null ? '' : (countries.of(user.country) ?? user.country);
    case 'name':
    case 'email':
    case 'subRegion':
    case 'city':
    case 'requestedBy':
    case 'requestedAt':
      return user[column] ?? '';
  }
};

/** Users as CSV with a first line of titles, in a language of the portal or else in English. */
export const toCsv = (
  users: readonly UserRecord[],
  columns: readonly UserColumn[],
  requested: string | null,
): string => {
  const language = toLanguage(requested) ?? 'en';
  const messages = { language, countries: new Intl.DisplayNames([language], { type: 'region' }) };
  return createCsv([
    columns.map((column) => userTitles[language][column]),
    ...users.map((user) => columns.map((column) => valueOf(user, column, messages))),
  ]);
};

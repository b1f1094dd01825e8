import type { IntlShape } from 'react-intl';
import type {
  UserImportField,
  UserImportOutcome,
  UserImportProblem,
  UserImportProblemCode,
} from '@kmx/core/portal';
import type { TagTone } from '../../shared/SignTag';
import { statusDrawings } from '../../shared/statusLabels';
import { rejectionMessages } from '../userMessages';

/** Headings of the columns, also in the template. */
export const fieldMessages = {
  email: 'portal.account.email',
  firstName: 'portal.account.firstName',
  lastName: 'portal.account.lastName',
  organisation: 'portal.users.column.organisation',
  country: 'portal.account.country',
  language: 'portal.account.language',
  applications: 'portal.users.invite.applications',
} as const satisfies Record<UserImportField, string>;

interface OutcomeAppearance {
  readonly message: string;
  readonly tone: TagTone;
  readonly drawing: string;
}

export const outcomes = {
  ready: { message: 'portal.users.import.outcome.ready', tone: 'info', drawing: statusDrawings.invited },
  invited: { message: 'portal.status.invited', tone: 'success', drawing: statusDrawings.active },
  exists: {
    message: 'portal.users.import.outcome.exists',
    tone: 'neutral',
    drawing: statusDrawings.inactive,
  },
  rejected: {
    message: 'portal.users.import.outcome.rejected',
    tone: 'error',
    drawing: statusDrawings.declined,
  },
} as const satisfies Record<UserImportOutcome, OutcomeAppearance>;

const problemMessages = {
  missing: 'portal.users.import.problem.missing',
  tooLong: 'portal.users.import.problem.tooLong',
  invalidEmail: 'portal.users.import.problem.invalidEmail',
  addressInName: 'portal.users.import.problem.addressInName',
  unknownOrganisation: 'portal.users.import.problem.unknownOrganisation',
  ambiguousOrganisation: 'portal.users.import.problem.ambiguousOrganisation',
  unknownCountry: 'portal.users.import.problem.unknownCountry',
  unknownLanguage: 'portal.users.import.problem.unknownLanguage',
  unknownApplication: 'portal.users.import.problem.unknownApplication',
  repeated: 'portal.users.import.problem.repeated',
  tooManyInvitations: rejectionMessages.tooManyInvitations,
  identityUnavailable: rejectionMessages.identityUnavailable,
  notAllowed: rejectionMessages.notAllowed,
  invalid: rejectionMessages.invalid,
} as const satisfies Record<UserImportProblemCode, string>;

/** Says why a line is not carried out, with what was written. */
export const formatProblem = (
  intl: IntlShape,
  { code, field, value, earlierLine }: UserImportProblem,
): string =>
  intl.formatMessage(
    { id: problemMessages[code] },
    {
      field: field ? intl.formatMessage({ id: fieldMessages[field] }) : '',
      value: value ?? '',
      line: earlierLine ?? 0,
    },
  );

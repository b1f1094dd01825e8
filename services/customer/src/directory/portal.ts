import type {
  AccessAction,
  AccessStatus,
  ApplicationKey as Application,
  UserColumn,
} from '@kmx/contract/access';
import type { UserImportRow } from '@kmx/contract/userImports';
import type { ChangeMembershipInput, MembershipResult } from '../memberships/model';
import type { NotificationPreference, NotificationPreferences } from '../notifications/model';
import type { ImportUsersInput, UserImportResult } from '../userImport/model';

import type {
  AccessRequests,
  AccessResult,
  AccountResult,
  AuditPage,
  CountryChoice,
  DeleteResult,
  InviteResult,
  Me,
  MeasurementSystem,
  MfaResult,
  RequestDecision,
  RequestsResult,
  UserFilter,
  UserFilterChoices,
  UserPage,
  UserRecord,
  UserSort,
} from './model';

export interface InviteInput {
  email: string;
  firstName: string;
  lastName: string;
  language: string;
  country: string;
  organisationId: string;
  applications: readonly Application[];
}

export interface ChangeInput {
  userId: string;
  application: Application;
  action: AccessAction;
  /** Status that the caller expects; null for no access yet. */
  expectedStatus: AccessStatus | null;
  note: string | null;
  /** For artemis only: on-premises or cloud; null leaves it as it is. */
  isOnPremises: boolean | null;
  /** Time of the request that the caller expects; undefined for any. */
  requestedAt?: string | null;
}

export interface DecideRequestsInput {
  decision: RequestDecision;
  requests: readonly {
    userId: string;
    application: Application;
    /** As it was shown, so that a later request is not decided unseen. */
    requestedAt: string | null;
  }[];
  note: string | null;
}

export interface AccountInput {
  firstName: string;
  lastName: string;
  country: string;
  language: string;
  measurementSystem: MeasurementSystem | null;
}

/** Operations of the signed-in user. Each operation checks its own permissions. */
export interface Portal {
  me: () => Promise<Me>;
  accountChoices: () => readonly CountryChoice[];
  users: (filter: UserFilter, sort: UserSort, page: number, pageSize: number) => Promise<UserPage>;
  /** Null if the user is missing or out of scope. */
  user: (id: string) => Promise<UserRecord | null>;
  userFilterChoices: () => Promise<UserFilterChoices>;
  /** Titles in English for a language that the portal does not have. */
  usersCsv: (
    filter: UserFilter,
    sort: UserSort,
    columns: readonly UserColumn[],
    language: string | null,
  ) => Promise<string>;
  /** Null if the user is missing or out of scope. */
  auditTrail: (userId: string, page: number) => Promise<AuditPage | null>;
  inviteUser: (input: InviteInput) => Promise<InviteResult>;
  /** Dry run of an import. */
  previewUserImport: (rows: readonly UserImportRow[]) => Promise<UserImportResult>;
  importUsers: (input: ImportUsersInput) => Promise<UserImportResult>;
  changeAccess: (input: ChangeInput) => Promise<AccessResult>;
  /** Pending requests that the user may decide. */
  accessRequests: () => Promise<AccessRequests>;
  decideAccessRequests: (input: DecideRequestsInput) => Promise<RequestsResult>;
  changeMembership: (input: ChangeMembershipInput) => Promise<MembershipResult>;
  resendInvitation: (userId: string) => Promise<AccessResult>;
  deleteUser: (userId: string) => Promise<DeleteResult>;
  requestAccess: (application: Application, note: string | null) => Promise<AccessResult>;
  acceptInvitation: (application: Application) => Promise<AccessResult>;
  updateAccount: (input: AccountInput) => Promise<AccountResult>;
  resetMfaDevice: (userId: string) => Promise<MfaResult>;
  notificationPreferences: () => Promise<NotificationPreferences>;
  updateNotifications: (changes: readonly NotificationPreference[]) => Promise<NotificationPreferences>;
}

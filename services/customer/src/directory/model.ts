import type {
  AccessAction,
  AccessStatus,
  ApplicationKey as Application,
  UserColumn,
} from '@kmx/contract/access';

export const measurementSystems = ['Metric', 'Imperial'] as const;
export type MeasurementSystem = (typeof measurementSystems)[number];

export interface Organisation {
  id: string;
  name: string;
}

/** The signed-in user according to the directory. */
export interface Me {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: string | null;
  country: string | null;
  measurementSystem: MeasurementSystem | null;
  isInternal: boolean;
  organisations: readonly Organisation[];
  canAdministerUsers: boolean;
}

/** Access to one application; times are ISO 8601 in UTC. */
export interface ApplicationAccess {
  application: Application;
  /** Role at the identity provider that results from the status. */
  role: string | null;
  status: AccessStatus;
  requestedBy: string | null;
  requestedAt: string | null;
  invitedAt: string | null;
  expiresAt: string | null;
  allowedActions: readonly AccessAction[];
}

/** An application that a user has no access to, and what the viewer may do about it. */
export interface ApplicationOffer {
  application: Application;
  allowedActions: readonly AccessAction[];
}

/** A user as one viewer sees them: only organisations that both share. */
export interface UserRecord {
  id: string;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  organisations: readonly Organisation[];
  /** Roles at the identity provider that result from the directory, in alphabetical order. */
  roles: readonly string[];
  status: AccessStatus | null;
  access: readonly ApplicationAccess[];
  offers: readonly ApplicationOffer[];
  subRegion: string | null;
  country: string | null;
  city: string | null;
  requestedBy: string | null;
  requestedAt: string | null;
  lastSignInAt: string | null;
  isSelf: boolean;
  canChange: boolean;
  canDelete: boolean;
  /** The invitation of the account can be sent again, because it was never used. */
  canResendInvitation: boolean;
}

export const sortDirections = ['asc', 'desc'] as const;

/** Kinds of filters are joined by "and", the values of one by "or"; an empty list filters nothing. */
export interface UserFilter {
  search?: string | null;
  organisationIds?: readonly string[] | null;
  applications?: readonly Application[] | null;
  /** Roles of the identity provider, and `ordinary` for users who are not administrators. */
  roles?: readonly string[] | null;
  statuses?: readonly AccessStatus[] | null;
  countries?: readonly string[] | null;
  subRegions?: readonly string[] | null;
}

export interface UserSort {
  by: UserColumn;
  direction: (typeof sortDirections)[number];
}

export interface UserPage {
  total: number;
  page: number;
  pageSize: number;
  items: readonly UserRecord[];
}

export interface UserFilterChoices {
  organisations: readonly Organisation[];
  applications: readonly Application[];
  roles: readonly string[];
  countries: readonly string[];
  subRegions: readonly string[];
}

export interface AuditEntry {
  id: string;
  at: string;
  actorName: string;
  action: string;
  application: string | null;
  fromStatus: AccessStatus | null;
  toStatus: AccessStatus | null;
  note: string | null;
}

export interface AuditPage {
  total: number;
  items: readonly AuditEntry[];
}

export interface CountryChoice {
  code: string;
  languages: readonly string[];
  defaultLanguage: string;
  defaultMeasurementSystem: MeasurementSystem;
}

/** A request for an application that the viewer may accept or decline. */
export interface AccessRequest {
  userId: string;
  name: string;
  email: string;
  /** Those that the viewer shares. */
  organisations: readonly Organisation[];
  application: Application;
  /** ISO 8601, UTC; null for a request from before times were stored. */
  requestedAt: string | null;
  /** Written by the person who asked. */
  note: string | null;
}

export interface AccessRequests {
  total: number;
  /** The oldest first. */
  items: readonly AccessRequest[];
}

export const requestDecisions = ['accept', 'decline'] as const;
export type RequestDecision = (typeof requestDecisions)[number];

/** Outcome for one of several requests that were decided together. */
export interface RequestOutcome {
  userId: string;
  application: Application;
  /** Null if the request is decided as wanted. */
  code: ActionRejected['code'] | null;
  /** The decision that counts; null if there is none, or if it may not be shown. */
  decision: RequestDecision | null;
  decidedBy: string | null;
}

export const actionRejectionCodes = [
  'notAllowed',
  'ownUser',
  'staleStatus',
  'lastMembership',
  'unknownUser',
  'invalid',
  'managedInternally',
  'tooManyInvitations',
  'identityUnavailable',
] as const;

/** Nothing was changed; `message` is an English sentence. */
export interface ActionRejected {
  kind: 'rejected';
  code: (typeof actionRejectionCodes)[number];
  message: string;
}

export type InviteResult =
  | { kind: 'invited'; user: UserRecord }
  | { kind: 'exists'; userId: string | null; message: string }
  | ActionRejected;
export type AccessResult = { kind: 'changed'; user: UserRecord } | ActionRejected;
export type RequestsResult = { kind: 'decided'; outcomes: readonly RequestOutcome[] } | ActionRejected;
export type DeleteResult = { kind: 'deleted'; id: string } | ActionRejected;
export type AccountResult = { kind: 'updated'; me: Me } | ActionRejected;
export type MfaResult = { kind: 'reset'; ok: boolean } | ActionRejected;

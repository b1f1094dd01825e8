import type { ReactNode } from 'react';
import { ServiceDouble, type Responses, type Requested } from '../shared/serviceDouble.mock';
import {
  administrator,
  createAuditTrail,
  createUserPage,
  everyStatus,
  filterChoices,
  inviteChoices,
} from './users.mock';

export type { Requested as Asked };

const usual: Responses = {
  UserList: ({ page }) => createUserPage(60, Number(page)),
  UserFilterChoices: () => filterChoices,
  InviteChoices: () => inviteChoices,
  User: () => ({ user: everyStatus }),
  AuditTrail: () => createAuditTrail(),
};

interface UsersDoubleProps {
  /** Responses by the operation's name; the default responses fill the rest. */
  readonly answers?: Responses;
  readonly asked?: Requested[];
  readonly children: ReactNode;
}

/** The portal around a screen, in English, for an administrator, with a service that returns `answers`. */
export const UsersDouble = ({ answers = {}, asked = [], children }: UsersDoubleProps) => (
  <ServiceDouble user={administrator} responses={{ ...usual, ...answers }} requested={asked}>
    {children}
  </ServiceDouble>
);

import type { ReactNode } from 'react';
import { FakeService, type Responses, type RecordedRequest } from '../shared/fakeService.mock';
import {
  administrator,
  createAuditTrail,
  createUserPage,
  everyStatus,
  filterChoices,
  inviteChoices,
  ownOrganisations,
} from './users.mock';

export type { RecordedRequest };

const usual: Responses = {
  UserList: ({ page }) => createUserPage(60, Number(page)),
  UserFilterChoices: () => filterChoices,
  InviteChoices: () => inviteChoices,
  OwnOrganisations: () => ownOrganisations,
  User: () => ({ user: everyStatus }),
  AuditTrail: () => createAuditTrail(),
};

interface FakeUserServiceProps {
  /** Responses by operation name; default responses for the others. */
  readonly responses?: Responses;
  readonly requests?: RecordedRequest[];
  readonly children: ReactNode;
}

/** Renders a screen in the portal, in English, for an administrator, with a service that returns `responses`. */
export const FakeUserService = ({ responses = {}, requests = [], children }: FakeUserServiceProps) => (
  <FakeService user={administrator} responses={{ ...usual, ...responses }} requests={requests}>
    {children}
  </FakeService>
);

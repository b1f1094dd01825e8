import type { ReactNode } from 'react';
import type { SignedInUser } from '@kmx/core/portal';
import { FakeService, type Responses, type RecordedRequest } from '../shared/fakeService.mock';
import { createMachinePage, createPassport, documents, machineChoices, operator } from './inventory.mock';
import type { LoadProductDocuments } from './machine/productDocuments';
import { ProductDocumentsContext } from './machine/useProductDocuments';

const usual: Responses = {
  MachineList: ({ page }) => createMachinePage(46, Number(page)),
  MachineFilterChoices: () => machineChoices,
  Machine: () => createPassport(),
};

/** One function for all renders, so that documents are not fetched again on each render. */
const friendlySite: LoadProductDocuments = () => Promise.resolve(documents);

interface FakeInventoryServiceProps {
  readonly user?: SignedInUser;
  /** Responses by operation name; by default every operation succeeds. */
  readonly responses?: Responses;
  readonly requests?: RecordedRequest[];
  readonly loadDocuments?: LoadProductDocuments;
  readonly children: ReactNode;
}

/** Renders a screen of machines in the portal, with a fake service and a fake site. */
export const FakeInventoryService = ({
  user = operator,
  responses = {},
  requests = [],
  loadDocuments = friendlySite,
  children,
}: FakeInventoryServiceProps) => (
  <FakeService user={user} responses={{ ...usual, ...responses }} requests={requests}>
    <ProductDocumentsContext value={loadDocuments}>{children}</ProductDocumentsContext>
  </FakeService>
);

import type { ReactNode } from 'react';
import type { SignedInUser } from '@kmx/core/portal';
import { ServiceDouble, type Responses, type Requested } from '../shared/serviceDouble.mock';
import { createMachinePage, createPassport, documents, machineChoices, operator } from './inventory.mock';
import type { LoadProductDocuments } from './machine/productDocuments';
import { ProductDocumentsContext } from './machine/useProductDocuments';

const usual: Responses = {
  MachineList: ({ page }) => createMachinePage(46, Number(page)),
  MachineFilterChoices: () => machineChoices,
  Machine: () => createPassport(),
};

/** One and the same, so that documents are not asked for again with every drawing. */
const friendlySite: LoadProductDocuments = () => Promise.resolve(documents);

interface InventoryDoubleProps {
  readonly user?: SignedInUser;
  /** Responses by the name of the operation; others are those of a working service. */
  readonly responses?: Responses;
  readonly requested?: Requested[];
  readonly loadDocuments?: LoadProductDocuments;
  readonly children: ReactNode;
}

/** The portal around a screen of machines, with a service and a site of given responses. */
export const InventoryDouble = ({
  user = operator,
  responses = {},
  requested = [],
  loadDocuments = friendlySite,
  children,
}: InventoryDoubleProps) => (
  <ServiceDouble user={user} responses={{ ...usual, ...responses }} requested={requested}>
    <ProductDocumentsContext value={loadDocuments}>{children}</ProductDocumentsContext>
  </ServiceDouble>
);

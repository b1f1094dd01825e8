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
  /** Answers by the operation's name; those of a friendly service stand behind. */
  readonly answers?: Responses;
  readonly asked?: Requested[];
  readonly loadDocuments?: LoadProductDocuments;
  readonly children: ReactNode;
}

/** The portal around a screen of machines, with a service and a site that answer as they are told. */
export const InventoryDouble = ({
  user = operator,
  answers = {},
  asked = [],
  loadDocuments = friendlySite,
  children,
}: InventoryDoubleProps) => (
  <ServiceDouble user={user} responses={{ ...usual, ...answers }} requested={asked}>
    <ProductDocumentsContext value={loadDocuments}>{children}</ProductDocumentsContext>
  </ServiceDouble>
);

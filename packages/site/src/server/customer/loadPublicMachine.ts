import type { z } from 'zod';

import { PublicMachineDocument } from './machine.customerQuery';
import { publicMachineSchema } from './machine.schema';
import { queryCustomer } from './queryCustomer';

/** What anybody may know of a machine. */
export type PublicMachine = NonNullable<z.output<typeof publicMachineSchema>['publicMachine']>;

/**
 * The machine that a code stands for; null when there is none.
 * @throws CustomerServiceError when the service cannot answer.
 */
export const loadPublicMachine = async (code: string): Promise<PublicMachine | null> =>
  (await queryCustomer(PublicMachineDocument, publicMachineSchema, { code })).publicMachine;

import type { z } from 'zod';

import { PublicMachineDocument } from './machine.customerQuery';
import { publicMachineSchema } from './machine.schema';
import { queryCustomer } from './queryCustomer';

export type PublicMachine = NonNullable<z.output<typeof publicMachineSchema>['publicMachine']>;

/**
 * Loads a machine by its code; null for an unknown code.
 * @throws CustomerServiceError if the service fails.
 */
export const loadPublicMachine = async (code: string): Promise<PublicMachine | null> =>
  (await queryCustomer(PublicMachineDocument, publicMachineSchema, { code })).publicMachine;

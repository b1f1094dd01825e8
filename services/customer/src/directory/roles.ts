import { type AccessStatus, type ApplicationKey, applicationKeys } from '@kmx/contract/access';
import { rolesOf } from '../../../toolkit/src/access/applications';
import { statusOrder } from '../access/decideAccessChange';

interface RolePair {
  application: ApplicationKey;
  status: AccessStatus;
  role: string;
}

/** Role of an access by its status. */
export const rolePairs: readonly RolePair[] = applicationKeys.flatMap((application) =>
  statusOrder.flatMap((status) =>
    rolesOf({ access: [{ application, status }] }).map((role) => ({ application, status, role })),
  ),
);

/** Filter value for users without an administrator role, which has no equivalent at the provider. */
export const ordinaryRole = 'ordinary';

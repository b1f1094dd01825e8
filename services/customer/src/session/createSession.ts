import { logRejection } from '../audit/logRejection';
import type { CheckToken } from '../auth/createTokenCheck';
import { isApprover, readScope } from '../auth/scope';
import { TokenInvalid } from '../auth/tokenErrors';
import { readDashboard } from '../dashboard/readDashboard';
import { admitViewer } from '../directory/admitViewer';
import type { DirectoryDependencies } from '../directory/dependencies';
import type { OpenSession } from '../graphql/context';
import { createCatalogue } from './createCatalogue';
import { createInventory } from './createInventory';
import { createPortal } from './createPortal';
import { createTicketOperations } from './createTicketOperations';

/** Opens the session of one request from its access token; throws what the check throws. */
export const createSessionOpener =
  (dependencies: DirectoryDependencies, checkToken: CheckToken): OpenSession =>
  async (token) => {
    const viewer = await checkToken(token);
    const admitted = await admitViewer(dependencies.db, viewer, dependencies.now());
    if (!admitted) throw new TokenInvalid('The account was deleted.');
    if (admitted.isChanged) await dependencies.sync.push(viewer.id);
    const scope = await readScope(dependencies.db, viewer, admitted.user);
    return {
      viewer,
      portal: createPortal(dependencies, scope),
      isAdministrator: scope.administers !== null,
      isApprover: isApprover(scope),
      logRejected: (kind, id, reason) => logRejection(dependencies, scope, kind, id, reason),
      applications: scope.applications,
      tickets: createTicketOperations(dependencies, scope),
      inventory: createInventory(dependencies, scope),
      catalogue: createCatalogue(dependencies, scope),
      readDashboard: () => readDashboard(dependencies.db, scope, dependencies.now()),
    };
  };

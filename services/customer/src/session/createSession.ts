import { noteRefusal } from '../audit/noteRefusal';
import type { CheckSession } from '../auth/createSessionCheck';
import { readScope } from '../auth/scope';
import { TokenInvalid, type VerifyToken } from '../auth/verifyIdentityToken';
import { readDashboard } from '../dashboard/readDashboard';
import { admitViewer } from '../directory/admitViewer';
import type { DirectoryParts } from '../directory/parts';
import type { OpenSession } from '../graphql/context';
import { createCatalogue } from './createCatalogue';
import { createInventory } from './createInventory';
import { createPortal } from './createPortal';
import { createTicketDesk } from './createTicketDesk';

/** Opens the session of one request from its identity token; throws what verifying throws. */
export const createSessionOpener =
  (parts: DirectoryParts, verify: VerifyToken, checkSession: CheckSession): OpenSession =>
  async (token) => {
    const viewer = await verify(token);
    await checkSession(viewer);
    const admitted = await admitViewer(parts.db, viewer, parts.now());
    if (!admitted) throw new TokenInvalid('The account was deleted.');
    if (admitted.isChanged) await parts.sync.push(viewer.id);
    const scope = await readScope(parts.db, viewer, admitted.user);
    return {
      viewer,
      portal: createPortal(parts, scope),
      isAdministrator: scope.administers !== null,
      noteRefused: (kind, id, reason) => noteRefusal(parts, scope, kind, id, reason),
      applications: scope.applications,
      tickets: createTicketDesk(parts, scope),
      inventory: createInventory(parts, scope),
      catalogue: createCatalogue(parts, scope),
      readDashboard: () => readDashboard(parts.db, scope, parts.now()),
    };
  };

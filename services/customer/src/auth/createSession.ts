import { admitViewer } from '../directory/admitViewer';
import { createPortal } from '../directory/createPortal';
import { noteRefusal } from '../directory/noteRefusal';
import type { DirectoryParts } from '../directory/parts';
import type { Session } from '../graphql/context';
import { createInventory } from '../inventory/createInventory';
import { createCatalogue } from '../parts/createCatalogue';
import { createTicketDesk } from '../tickets/createTicketDesk';
import { readScope } from './scope';
import { TokenInvalid, type VerifyToken } from './verifyIdentityToken';

/** Opens the session of one request from its identity token; throws what verifying throws. */
export const createSessionOpener =
  (parts: DirectoryParts, verify: VerifyToken) =>
  async (token: string): Promise<Session> => {
    const viewer = await verify(token);
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
    };
  };

export type OpenSession = ReturnType<typeof createSessionOpener>;

import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import { isPlain } from '../database/isPlain';
import type { Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { accountTicketLimits } from './accountTicketLimits';
import type { TicketView, TicketViewResult } from './model';
import { catchRejection, rejectTicket, TicketRejectionError } from './rejectTicket';
import { parseInput, viewSchema } from './ticketInput';

/** The viewer's own views, by name. */
export const readViews = async (db: Kysely<Tables>, { viewer }: Scope): Promise<TicketView[]> => {
  const rows = await db
    .selectFrom('customer_ticket_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', viewer.id)
    .execute();
  return rows.toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
};

/** The first statement writes: two views that are saved at once come one after the other. */
const lockViewer = (write: Transaction<Tables>, { viewer }: Scope) =>
  write
    .updateTable('customer_users')
    .set({ email: sql`email` })
    .where('id', '=', viewer.id)
    .execute();

/** Keeps settings of the list under a name; the same name replaces. */
export const saveView = async (
  { db, now }: DirectoryDependencies,
  scope: Scope,
  input: { name: string; query: string },
): Promise<TicketViewResult> => {
  const parsed = parseInput(viewSchema, input);
  if (!parsed.ok) return parsed.rejection;
  const { name, query } = parsed.value;
  return catchRejection(() =>
    db.transaction().execute(async (write) => {
      await lockViewer(write, scope);
      const views = await readViews(write, scope);
      const known = views.find((view) => view.name === name);
      if (!known && views.length >= accountTicketLimits.views)
        throw new TicketRejectionError(
          rejectTicket('tooMany', `At most ${accountTicketLimits.views} views can be kept.`),
        );
      const view = { name, query, created_at: now().toISOString() };
      await (known
        ? write.updateTable('customer_ticket_views').set(view).where('id', '=', known.id).execute()
        : write
            .insertInto('customer_ticket_views')
            .values({ id: randomUUID(), user_id: scope.viewer.id, ...view })
            .execute());
      return { kind: 'saved' as const, views: await readViews(write, scope) };
    }),
  );
};

/** Removes one of the viewer's own views. */
export const deleteView = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  id: string,
): Promise<TicketViewResult> => {
  const removed = isPlain(id)
    ? await dependencies.db
        .deleteFrom('customer_ticket_views')
        .where('id', '=', id)
        .where('user_id', '=', scope.viewer.id)
        .returning('id')
        .execute()
    : [];
  if (removed.length > 0) return { kind: 'saved', views: await readViews(dependencies.db, scope) };
  logRejection(dependencies, scope, 'view', id);
  return rejectTicket('notAllowed', 'This view does not exist.');
};

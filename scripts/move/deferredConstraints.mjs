import { sql } from 'kysely';

const deferInSqlite = {
  defer: (db) => sql`PRAGMA defer_foreign_keys = ON`.execute(db),
  check: async () => undefined,
};

const listConstraints = sql`
  SELECT relname AS "table", conname AS "name" FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
  WHERE contype = 'f' AND NOT condeferrable AND relnamespace = current_schema()::regnamespace`;

const alterConstraints = async (db, constraints, state) => {
  for (const { table, name } of constraints)
    await sql`ALTER TABLE ${sql.id(table)} ALTER CONSTRAINT ${sql.id(name)} ${sql.raw(state)}`.execute(db);
};

const createPostgresDeferral = () => {
  let constraints = [];
  return {
    async defer(db) {
      ({ rows: constraints } = await listConstraints.execute(db));
      await alterConstraints(db, constraints, 'DEFERRABLE INITIALLY DEFERRED');
    },
    async check(db) {
      await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(db);
      await alterConstraints(db, constraints, 'NOT DEFERRABLE');
    },
  };
};

/**
 * Lets a transaction insert rows before those that they refer to: `defer` at its beginning, `check` at its end. Needs no
 * superuser, and a failed transaction leaves the constraints as they were.
 */
export const createDeferral = (kind) => (kind === 'sqlite' ? deferInSqlite : createPostgresDeferral());

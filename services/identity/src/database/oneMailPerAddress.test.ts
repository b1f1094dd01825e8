import { runMigrations } from '../../../toolkit/src/database/runMigrations';
import { createBackends } from '../../../toolkit/src/testing/backends';
import { connect } from './connect';
import { initialTables } from './initialTables';
import { migrate } from './migrate';
import { outboxTable } from './outboxTable';

const former = { '0001_initial_tables': initialTables, '0002_outbox_table': outboxTable };

test.each(createBackends('identity'))(
  'over $name of several mails to an address the newest stays, and dead ones lose their secret',
  async (backend) => {
    const { url, close } = await backend.open();
    const db = connect(url);
    await runMigrations(db, { service: 'identity', tablePrefix: 'identity', migrations: former });
    const row = (id: string, email: string, created_at: string, state: 'waiting' | 'dead') => ({
      id,
      email_folded: email,
      created_at,
      state,
      due_at: created_at,
      attempts: 1,
      token: `secret ${id}`,
    });
    await db
      .insertInto('identity_outbox')
      .values([
        row('a1', 'a@customers.example', '2026-03-02T08:00:00.000Z', 'dead'),
        row('a3', 'a@customers.example', '2026-03-02T10:00:00.000Z', 'waiting'),
        row('a2', 'a@customers.example', '2026-03-02T10:00:00.000Z', 'waiting'),
        row('b1', 'b@customers.example', '2026-03-02T07:00:00.000Z', 'dead'),
      ])
      .execute();
    expect(await migrate(db)).toEqual([
      '0003_one_mail_per_address',
      '0004_account_security',
      '0005_passkeys',
    ]);
    const remaining = await db.selectFrom('identity_outbox').select(['id', 'token']).orderBy('id').execute();
    expect(remaining).toEqual([
      { id: 'a3', token: 'secret a3' },
      { id: 'b1', token: null },
    ]);
    await db.destroy();
    await close();
  },
  60_000,
);

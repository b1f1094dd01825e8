import { connect, type CustomerDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import { backends } from '../testing/backends';
import { seedDirectory } from '../testing/seedDirectory';
import { invitationMilliseconds } from './decideAccessChange';
import { storeAccessChange, type AccessChange } from './storeAccessChange';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const userId = 'u-pending';
const seededAt = new Date('2026-03-02T08:00:00.000Z');
const first = { id: null, name: 'The first' };
const second = { id: null, name: 'The second' };

type Step = Pick<AccessChange, 'application' | 'action' | 'from' | 'to'>;

describe.each(backends)('a change of access over $name', ({ open }) => {
  let db: CustomerDatabase;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const scratch = await open();
    close = scratch.close;
    db = connect(scratch.url);
    await migrate(db);
    await seedDirectory(db, seededAt);
  });
  afterAll(async () => {
    await db.destroy();
    await close();
  });

  const store = (step: Step, actor: AccessChange['actor'], at = seededAt): Promise<boolean> =>
    db.transaction().execute((write) => storeAccessChange(write, { userId, note: null, actor, at, ...step }));
  const readAll = async () => ({
    access: await db.selectFrom('customer_access').selectAll().orderBy('application').execute(),
    trail: await db.selectFrom('customer_audit').selectAll().orderBy('id').execute(),
    tasks: await db.selectFrom('customer_identity_tasks').selectAll().execute(),
  });
  const readStatus = async (application: AccessChange['application']) => {
    const row = db.selectFrom('customer_access').select('status').where('user_id', '=', userId);
    return (await row.where('application', '=', application).executeTakeFirst())?.status;
  };

  test.each<Step>([
    { application: 'direct', action: 'acceptRequest', from: 'pending', to: 'active' },
    { application: 'direct', action: 'withdrawAccess', from: 'active', to: 'inactive' },
    { application: 'direct', action: 'invite', from: 'inactive', to: 'invited' },
    { application: 'direct', action: 'acceptInvitation', from: 'invited', to: 'active' },
    { application: 'lmsefront', action: 'sendNewInvite', from: 'inviteExpired', to: 'invited' },
    { application: 'assetdb', action: 'grantAccess', from: null, to: 'active' },
  ])('of two that expect $from, the second changes nothing ($action)', async (step) => {
    expect(await store(step, first)).toBe(true);
    const after = await readAll();
    expect(await readStatus(step.application)).toBe(step.to);
    expect(after.trail.filter(({ actor_name: name }) => name === first.name)).toContainEqual(
      expect.objectContaining({ action: step.action, from_status: step.from, to_status: step.to }),
    );
    expect(await store({ ...step, to: 'declined' }, second)).toBe(false);
    expect(await readAll()).toEqual(after);
  });

  test('an invitation that has expired by the clock is expected as expired', async () => {
    const application = 'ticketing';
    await store({ application, action: 'invite', from: 'pending', to: 'invited' }, first);
    const over = new Date(seededAt.getTime() + invitationMilliseconds);
    const accept: Step = { application, action: 'acceptInvitation', from: 'invited', to: 'active' };
    expect(await store(accept, first, over)).toBe(false);
    const renew: Step = { application, action: 'sendNewInvite', from: 'inviteExpired', to: 'invited' };
    expect(await store(renew, second, new Date(over.getTime() - 1))).toBe(false);
    expect(await store(renew, first, over)).toBe(true);
    expect(await store(renew, second, over)).toBe(false);
  });
});

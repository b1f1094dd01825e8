import { once } from 'node:events';

import { connectRedis, sharedRedis } from '../redis';

import { createEditorSession, readSharedSession } from './editorSession';
import { endSharedSession, isEndedSession } from './endedSessions';

// The real function holds its connection in a global, which a test cannot close.
vi.mock('../redis', async () => ({ ...(await vi.importActual<object>('../redis')), sharedRedis: vi.fn() }));

const key = 'kmx:ended-editor-sessions';

let redis: ReturnType<typeof connectRedis>;
beforeAll(async () => {
  const url = process.env.TEST_REDIS_URL;
  if (url === undefined)
    throw new Error('There is no Redis to test on. Install it: apt-get install redis-server');
  process.env.EDITOR_PASSWORD = 'editor-password';
  redis = connectRedis(url);
  await once(redis, 'ready');
});
beforeEach(async () => {
  vi.mocked(sharedRedis).mockReturnValue(redis);
  await redis.del(key);
});
afterAll(() => redis.disconnect());

/** Other processes share nothing with this one but Redis. */
const isEndedElsewhere = (id: string) => {
  Reflect.deleteProperty(globalThis, 'kmxEndedSessions');
  return isEndedSession(id);
};
const startSession = () => {
  const value = createEditorSession('editor-password');
  return { value, id: readSharedSession(value)?.id ?? '' };
};

it('a session that was ended is ended in all processes, and no other one', async () => {
  const [ended, other] = [startSession(), startSession()];
  await endSharedSession(ended.value);
  expect(await isEndedElsewhere(ended.id)).toBe(true);
  expect(await isEndedElsewhere(other.id)).toBe(false);
});

it('a Redis that is full does not evict ended sessions: volatile-lru evicts only keys that expire', async () => {
  await endSharedSession(startSession().value);
  expect(await redis.ttl(key)).toBe(-1);
});

it('sessions that would have expired by themselves are removed', async () => {
  await redis.zadd(key, Date.now() - 1, 'expired');
  const { value, id } = startSession();
  await endSharedSession(value);
  expect(await redis.zscore(key, 'expired')).toBeNull();
  expect(await redis.zscore(key, id)).not.toBeNull();
});

/** @vitest-environment node */
import { oneAtATime } from './oneAtATime';

const document = 'http://localhost/api/pages/1?autosave=true';

/** A handler that the test completes. */
const createHandler = () => {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const handle = oneAtATime((request: Request, _: undefined) => {
    started.push(request.url);
    return new Promise<Response>((resolve, reject) => {
      ends.push(() =>
        request.url.includes('fails') ? reject(new Error('broken')) : resolve(new Response()),
      );
    });
  });
  return { started, ends, save: (url: string) => handle(new Request(url, { method: 'PATCH' }), undefined) };
};

const settle = () => new Promise(setImmediate);

test('a save waits for the one before it, also if that fails; another document does not wait', async () => {
  const { started, ends, save } = createHandler();
  const failing = save(`${document}&fails`).catch((error: unknown) => error);
  const waiting = save(document);
  const other = save('http://localhost/api/pages/2');
  await settle();
  expect(started).toEqual([`${document}&fails`, 'http://localhost/api/pages/2']);
  ends[0]?.();
  expect(await failing).toEqual(new Error('broken'));
  await settle();
  expect(started[2]).toBe(document);
  ends[1]?.();
  ends[2]?.();
  expect((await waiting).status).toBe(200);
  expect((await other).status).toBe(200);
});

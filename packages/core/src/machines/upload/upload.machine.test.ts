import { createUploadActor, type UploadResult } from './upload.machine';

/** Starts an upload that the test settles. */
function start() {
  const signals: AbortSignal[] = [];
  let progress: (value: number) => void = () => undefined;
  let end: { resolve: (result: UploadResult) => void; reject: (error: Error) => void };
  const upload = createUploadActor((onProgress, signal) => {
    signals.push(signal);
    progress = onProgress;
    return new Promise((resolve, reject) => (end = { resolve, reject }));
  }).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const see = () => ({ state: upload.getSnapshot().value, ...upload.getSnapshot().context });
  upload.send({ type: 'upload.started' });
  return {
    upload,
    signals,
    see,
    expectState: (value: number) => progress(value),
    respond: async (result: UploadResult) => {
      end.resolve(result);
      await settle();
    },
    breakOff: async () => {
      end.reject(new Error('gone'));
      await settle();
    },
  };
}

it('reports its progress, then the id of the stored file', async () => {
  const { see, expectState, respond } = start();
  expectState(0.4);
  expect(see()).toMatchObject({ state: 'uploading', progress: 0.4 });
  await respond({ kind: 'stored', id: 'u1' });
  expect(see()).toMatchObject({ state: 'stored', progress: 1, id: 'u1' });
});

it.each(['tooLarge', 'notAllowed', 'empty', 'broken', 'unavailable'] as const)(
  'portal 5 "images or videos, at most 100 MB": rejected as %s, and sent again',
  async (code) => {
    const { upload, see, respond } = start();
    await respond({ kind: 'rejected', code });
    expect(see()).toMatchObject({ state: 'rejected', rejection: code });
    upload.send({ type: 'upload.retried' });
    expect(see()).toMatchObject({ state: 'uploading', rejection: undefined, progress: 0 });
  },
);

it('stops when cancelled; a late response has no effect', async () => {
  const { upload, signals, see, respond } = start();
  upload.send({ type: 'upload.cancelled' });
  expect(signals[0]?.aborted).toBe(true);
  await respond({ kind: 'stored', id: 'u1' });
  expect(see()).toMatchObject({ state: 'cancelled', id: undefined });
});

it('fails with the connection, and can be retried', async () => {
  const { upload, signals, see, breakOff } = start();
  await breakOff();
  expect(see().state).toBe('broken');
  upload.send({ type: 'upload.retried' });
  expect([see().state, signals.length]).toEqual(['uploading', 2]);
});

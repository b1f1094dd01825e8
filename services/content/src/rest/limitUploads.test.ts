import { limitUploads, maxFormBytes } from './limitUploads';
import { maxConcurrentUploads } from './uploadSlots';

const context = { params: Promise.resolve({}) };
const multipart = 'multipart/form-data; boundary=b';

const upload = (signal?: AbortSignal): Request =>
  new Request('http://localhost/api/media', {
    method: 'POST',
    headers: { 'content-type': multipart, 'content-length': String(maxFormBytes + 1) },
    body: 'x',
    signal,
  });
const signedIn = limitUploads(() => Promise.resolve(true));
const stranger = limitUploads(() => Promise.resolve(false));

const part = (headers: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${value}\r\n`;
const field = part(
  'name="_payload"',
  JSON.stringify({ email: 'a@b.example', password: 'a\ncontent-type: x' }),
);
const form = (body: string, headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/api/users/login', {
    method: 'POST',
    headers: { 'content-type': multipart, ...headers },
    body: `${body}--b--\r\n`,
  });

test.each([
  ['an upload', form(part('name="file"; filename="a.png"', 'x'.repeat(maxFormBytes))), 401],
  ['a tiny file beside a form', form(field + part('name="file"; filename="a"', '')), 401],
  ['a file whose header is folded', form(part('name="file";\r\n filename*=utf-8\'\'a', 'x')), 401],
  ['a file without a name', form(part('name="a"\r\nContent-Type: application/octet-stream', 'x')), 401],
  ['an unusual spelling', form(part('name="a"; FILENAME=a', 'x'), { 'content-type': 'MULTIPART/x' }), 401],
  ['a form that is too large', form(part('name="a"', 'x'.repeat(maxFormBytes))), 401],
  ['a form such as the sign-in', form(field), 200],
  ['JSON, which Payload limits itself', form('', { 'content-type': 'application/json' }), 200],
])('anonymously, %s', async (_, request, status) => {
  const sent = await request.clone().text();
  const received: string[] = [];
  const handler = async (passedOn: Request) => {
    received.push(await passedOn.text());
    return new Response();
  };
  expect((await stranger(handler)(request, context)).status).toBe(status);
  expect(received).toEqual(status === 200 ? [sent] : []);
});

test('uploads beyond the limit wait until others end, also those that fail', async () => {
  const ends: ((isDone: boolean) => void)[] = [];
  const handler = signedIn(
    () =>
      new Promise((resolve, reject) => {
        ends.push((isDone) => (isDone ? resolve(new Response()) : reject(new Error('broken off'))));
      }),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  const results = Array.from({ length: maxConcurrentUploads + 2 }, () =>
    handler(upload(), context).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  await settle();
  expect(ends).toHaveLength(maxConcurrentUploads);
  ends[0]?.(false);
  await settle();
  expect(ends).toHaveLength(maxConcurrentUploads + 1);
  ends[1]?.(true);
  await settle();
  for (const end of ends) end(true);
  expect(await Promise.all(results)).toEqual([0, 200, 200, 200, 200, 200]);
});

test('uploads that wait are dropped when they are aborted, and rejected after 30 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const ends: (() => void)[] = [];
  const handled: string[] = [];
  const send = (name: string, signal?: AbortSignal) =>
    signedIn(() => {
      handled.push(name);
      return new Promise((resolve) => ends.push(() => resolve(new Response())));
    })(upload(signal), context);
  const running = Array.from({ length: maxConcurrentUploads }, (_, index) => send(`running ${index}`));
  await settle();
  const closed = new AbortController();
  const aborted = send('aborted', closed.signal);
  const late = send('late');
  await settle();
  closed.abort();
  expect((await aborted).status).toBe(503);
  vi.advanceTimersByTime(29_000);
  const inTime = send('in time');
  await settle();
  vi.advanceTimersByTime(1_000);
  const rejected = await late;
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '30']);
  ends[0]?.();
  await settle();
  expect(handled.slice(maxConcurrentUploads)).toEqual(['in time']);
  for (const end of ends) end();
  expect((await Promise.all([...running, inTime])).every(({ ok }) => ok)).toBe(true);
  vi.useRealTimers();
});

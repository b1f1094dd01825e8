import { limitUploads, maxConcurrentUploads, maxFormBytes } from './limitUploads';

const context = { params: Promise.resolve({}) };
const multipart = 'multipart/form-data; boundary=b';

const upload = (headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/api/media', {
    method: 'POST',
    headers: { 'content-type': multipart, 'content-length': String(maxFormBytes + 1), ...headers },
    body: 'x',
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
])('anonymously, %s: %i', async (_, request, status) => {
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

import { POST } from './route';

const lcp = { name: 'LCP', value: 1234.5678, rating: 'good' };
const report = { path: '/en/company', metrics: [lcp] };

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));
});

const send = (body: string, headers: Record<string, string> = {}) =>
  POST(new Request('http://localhost/api/monitoring', { method: 'POST', body, headers }));

describe('POST /api/monitoring', () => {
  it('logs one line and returns an empty response', async () => {
    const response = await send(JSON.stringify(report), { 'sec-fetch-site': 'same-origin' });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      message: 'Web vitals',
      path: '/en/company',
      LCP: '1234.568 good',
    });
  });

  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a path with a query, which may be personal', { ...report, path: '/en?q=anna' }],
    ['an address', { ...report, path: 'https://elsewhere.test/' }],
    ['a line break', { ...report, path: '/en\nforged' }],
    ['an unknown metric', { ...report, metrics: [{ ...lcp, name: 'XYZ' }] }],
    ['no number', { ...report, metrics: [{ ...lcp, value: 'fast' }] }],
    ['additional fields', { ...report, user: 'anna' }],
    ['no measures', { ...report, metrics: [] }],
  ])('rejects %s', async (_name, body) => {
    const response = await send(typeof body === 'string' ? body : JSON.stringify(body));
    expect(response.status).toBe(400);
    expect(lines).toEqual([]);
  });

  it('rejects more than 4 kB', async () => {
    expect((await send(JSON.stringify({ ...report, path: `/${'a'.repeat(4100)}` }))).status).toBe(413);
  });

  it('rejects cross-site requests', async () => {
    expect((await send(JSON.stringify(report), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('rate-limits an address', async () => {
    const headers = { 'x-kmx-client-address': '203.0.113.7' };
    const statuses = [];
    for (let index = 0; index <= 120; index++) {
      statuses.push((await send(JSON.stringify(report), headers)).status);
    }
    expect(statuses.slice(0, 120)).toEqual(Array(120).fill(204));
    expect(statuses[120]).toBe(429);
    expect((await send(JSON.stringify(report))).status).toBe(204);
  });
});

describe('POST /api/monitoring with a CSP violation report', () => {
  const headers = { 'content-type': 'application/csp-report' };
  const violation = {
    'document-uri': 'http://localhost/en/search?q=anna',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://elsewhere.test/a.js?user=anna',
    'original-policy': `default-src 'self'; ${'x'.repeat(5000)}`,
  };
  let warnings: string[];
  beforeEach(() => {
    warnings = [];
    vi.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
  });

  it.each([
    ['an address', violation['blocked-uri'], 'https://elsewhere.test'],
    ['a word', 'inline', 'inline'],
    ['data', 'data:text/javascript,alert(1)', 'data:'],
  ])('logs one line without personal data: %s', async (_name, blocked, expected) => {
    const response = await send(
      JSON.stringify({ 'csp-report': { ...violation, 'blocked-uri': blocked } }),
      headers,
    );
    expect(response.status).toBe(204);
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(warnings[0]!)).toMatchObject({
      path: '/en/search',
      directive: 'script-src-elem',
      blocked: expected,
    });
    expect(warnings.join()).not.toContain('anna');
  });

  it.each<[string, number, unknown]>([
    ['an invalid report', 400, report],
    ['an invalid directive', 400, { 'csp-report': { ...violation, 'effective-directive': 'a\nb' } }],
    ['more than 32 kB', 413, { 'csp-report': { ...violation, 'original-policy': 'x'.repeat(33_000) } }],
  ])('rejects %s with %i', async (_name, status, body) => {
    expect((await send(JSON.stringify(body), headers)).status).toBe(status);
    expect(warnings).toEqual([]);
  });
});

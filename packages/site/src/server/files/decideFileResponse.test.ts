import { decideFileHeaders, decideFileResponse } from './decideFileResponse';

const source = (headers: Record<string, string> = {}, status = 200) => ({
  status,
  headers: new Headers(headers),
});
const pdf = { fileName: 'plan.pdf', mimeType: 'application/pdf', locale: null };
const about = { validators: { etag: '"1"' }, access: 'open', isLanguageRequested: true } as const;
const decide = (more: Partial<Parameters<typeof decideFileResponse>[0]>) =>
  decideFileResponse({ ...about, file: pdf, source: source(), isDownload: false, ...more });

describe('decideFileResponse ("with optional dl=true to force download", section 2.2)', () => {
  it.each([
    ['a document is shown', pdf, false, /^inline;/],
    ['dl=true saves it', pdf, true, /^attachment;/],
    [
      'a drawing that may hold a script is only saved',
      { ...pdf, fileName: 'x.svg', mimeType: 'image/svg+xml' },
      false,
      /^attachment;/,
    ],
    ['so is a page', { ...pdf, fileName: 'x.html', mimeType: 'text/html' }, false, /^attachment;/],
    ['and a page in XML', { ...pdf, mimeType: 'application/xhtml+xml' }, false, /^attachment;/],
    ['and a script', { ...pdf, mimeType: 'text/javascript' }, false, /^attachment;/],
    ['and a style sheet that brings scripts', { ...pdf, mimeType: 'text/xsl' }, false, /^attachment;/],
  ])('%s', (_name, file, isDownload, expected) => {
    for (const headers of [
      decide({ file, isDownload }).headers,
      decideFileHeaders({ ...about, file, isDownload }),
    ]) {
      expect(headers.get('content-disposition')).toMatch(expected);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
    }
  });

  it('sends executable types as bytes that no page loads as a script', () => {
    const { headers } = decide({ file: { ...pdf, mimeType: 'text/ecmascript' } });
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
  });

  it('reveals nothing about the file for an unsatisfiable range', () => {
    const { headers } = decide({ source: source({ 'content-range': 'bytes */100' }, 416) });
    expect([headers.has('content-type'), headers.has('content-disposition')]).toEqual([false, false]);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
  });

  it.each([
    [
      'in every script, without breaking out of the header',
      'Prüf"plan\r\nX: y.pdf',
      `attachment; filename="Pr_f_plan__X: y.pdf"; filename*=UTF-8''Pr%C3%BCf%22plan%0D%0AX%3A%20y.pdf`,
    ],
    [
      'in Japanese',
      '圧着ガイド.pdf',
      `attachment; filename="_____.pdf"; filename*=UTF-8''%E5%9C%A7%E7%9D%80%E3%82%AC%E3%82%A4%E3%83%89.pdf`,
    ],
    ['with an apostrophe', "it's.pdf", `attachment; filename="it's.pdf"; filename*=UTF-8''it%27s.pdf`],
    ['with half a character', '\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
  ])('names the file %s (RFC 6266)', (_name, fileName, expected) => {
    const { headers } = decide({ file: { ...pdf, fileName }, isDownload: true });
    expect(headers.get('content-disposition')).toBe(expected);
  });

  it('forwards ranges, and no other headers of the source', () => {
    const part = source({ 'content-range': 'bytes 0-9/100', 'set-cookie': 'a=b', 'x-powered-by': 'x' }, 206);
    const { status, headers } = decide({ source: part });
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe('bytes 0-9/100');
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it.each([
    ['open', true, 'public, max-age=300', null],
    ['open', false, 'public, max-age=300', 'accept-language'],
    ['unlocked', true, 'private, no-store', 'cookie'],
    ['unlocked', false, 'private, no-store', 'accept-language, cookie'],
  ] as const)('%s, language requested %s: %s', (access, isLanguageRequested, cacheControl, vary) => {
    const { headers } = decide({ access, isLanguageRequested });
    expect(headers.get('cache-control')).toBe(cacheControl);
    expect(headers.get('vary')).toBe(vary);
  });
});

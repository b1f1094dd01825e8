/** @jest-environment node */
import { decideFileResponse } from './decideFileResponse';

const source = (headers: Record<string, string> = {}, status = 200) => ({
  status,
  headers: new Headers(headers),
});
const pdf = { fileName: 'plan.pdf', mimeType: 'application/pdf' };

describe('decideFileResponse ("with optional dl=true to force download", section 2.2)', () => {
  it.each([
    ['a document is shown', pdf, false, /^inline;/],
    ['dl=true saves it', pdf, true, /^attachment;/],
    [
      'a drawing that may hold a script is only saved',
      { fileName: 'x.svg', mimeType: 'image/svg+xml' },
      false,
      /^attachment;/,
    ],
    ['so is a page', { fileName: 'x.html', mimeType: 'text/html' }, false, /^attachment;/],
  ])('%s', (_name, file, isDownload, expected) => {
    const { headers } = decideFileResponse({ file, source: source(), isDownload });
    expect(headers.get('content-disposition')).toMatch(expected);
  });

  it('names the file in every script, without breaking out of the header (RFC 6266)', () => {
    const file = { fileName: 'Prüf"plan\r\nX: y.pdf', mimeType: 'application/pdf' };
    const { headers } = decideFileResponse({ file, source: source(), isDownload: true });
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Pr_f_plan__X: y.pdf"; filename*=UTF-8''Pr%C3%BCf%22plan%0D%0AX%3A%20y.pdf`,
    );
  });

  it('passes ranges on, and nothing that the source says besides', () => {
    const part = source({ 'content-range': 'bytes 0-9/100', 'set-cookie': 'a=b', 'x-powered-by': 'x' }, 206);
    const { status, headers } = decideFileResponse({ file: pdf, source: part, isDownload: false });
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe('bytes 0-9/100');
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });
});

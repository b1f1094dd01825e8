import type { Observed } from '../scenario';

const strict = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Accepted uploads, their stored types, and the headers they are served with. */
export const expectUploads = (observed: () => Observed): void => {
  test.each([
    ['styleSheet', '"report.xsl\\": A browser could run this file as a part of the website.'],
    ['renamed', '"report.txt\\": This text contains HTML or XML'],
    ['script', '"report.txt\\": A browser could run this file'],
    ['replacement', '"captions.xsl\\": A browser could run this file'],
    ['wide', '"wide.png\\": This picture is too large.'],
    ['picture', '"a.png\\": This text contains HTML or XML'],
  ] as const)(
    'a file that could run, or is too large to decode, is rejected with the reason: %s',
    (name, reason) => {
      expect(observed().uploads.rejected[name]).toContain(reason);
    },
  );

  test('a file has the type of its content, whatever the uploader says of it', () => {
    expect(observed().uploads.stored).toEqual(['text/csv', 'application/pdf', 'application/pdf']);
  });

  test.each([
    [
      'pdf',
      200,
      [
        'application/pdf',
        'inline',
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      ],
    ],
    ['captions', 200, ['text/vtt', 'inline', strict]],
    ['old', 200, ['application/octet-stream', 'attachment', strict]],
    ['outside', 416, [null, null, strict]],
  ] as const)('is served so that nothing in it runs: %s', (name, status, headers) => {
    expect(observed().uploads.served[name]).toEqual({ status, headers: [...headers, 'nosniff'] });
  });

  test('9 "contact 80x80": a picture is made in a preset, in AVIF and WebP, and nothing else is', () => {
    expect(observed().uploads.renditions).toEqual({
      contact: [200, 'image/avif', 80, 80],
      full: [200, 'image/webp', 960, 960],
      unknownPreset: 400,
      unknownFile: 404,
      outside: 404,
    });
  });
};

import { decideUploadDelivery } from './decideUploadDelivery';

const strict = "default-src 'none'; sandbox";
const player = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin";
const bytes = 'application/octet-stream';

describe('decideUploadDelivery: what runs nothing is shown, everything else is saved', () => {
  test.each([
    ['application/pdf', "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"],
    ['image/png', strict],
    ['text/vtt', strict],
    ['video/webm', player],
    ['audio/mpeg', player],
  ])('%s is shown', (type, contentSecurityPolicy) => {
    expect(decideUploadDelivery(type)).toEqual({
      contentType: type,
      disposition: 'inline',
      contentSecurityPolicy,
    });
  });

  test.each([
    ['text/plain', 'text/plain'],
    ['image/svg+xml', 'image/svg+xml'],
    ['image/x+xml', bytes],
    ['text/html', bytes],
    ['text/xsl', bytes],
    ['application/xml', bytes],
    ['application/rss+xml', bytes],
    ['application/javascript', bytes],
    ['text/jscript', bytes],
    ['text/css', bytes],
    ['application/zip', bytes],
    ['image/png, text/html', bytes],
    [null, bytes],
  ])('%s is saved as %s', (type, contentType) => {
    expect(decideUploadDelivery(type)).toEqual({
      contentType,
      disposition: 'attachment',
      contentSecurityPolicy: strict,
    });
  });

  test('parameters are left out: a browser could read another type in them', () => {
    expect(decideUploadDelivery('image/png;,text/html').contentType).toBe('image/png');
  });
});

import { decideFileDelivery } from './decideFileDelivery';

const strict = "default-src 'none'; sandbox; frame-ancestors 'none'";
const bytes = 'application/octet-stream';

describe('decideFileDelivery: renders inert types inline, downloads everything else', () => {
  it.each([
    [
      'application/pdf',
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    ],
    ['image/png', strict],
    ['image/avif', strict],
    ['text/vtt', strict],
    [
      'video/mp4',
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin; frame-ancestors 'none'",
    ],
    [
      'audio/mpeg',
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin; frame-ancestors 'none'",
    ],
  ])('renders %s inline', (type, contentSecurityPolicy) => {
    expect(decideFileDelivery(type)).toEqual({
      contentType: type,
      disposition: 'inline',
      contentSecurityPolicy,
    });
    expect(decideFileDelivery(type, true)).toEqual({
      contentType: type,
      disposition: 'attachment',
      contentSecurityPolicy: strict,
    });
  });

  it.each([
    ['text/plain', 'text/plain'],
    ['image/svg+xml', 'image/svg+xml'],
    ['image/svg', bytes],
    ['image/x+xml', bytes],
    ['video/x+xml', bytes],
    ['text/html', bytes],
    ['application/xhtml+xml', bytes],
    ['text/xsl', bytes],
    ['text/xml', bytes],
    ['application/xml', bytes],
    ['application/rss+xml', bytes],
    ['text/javascript', bytes],
    ['text/jscript', bytes],
    ['text/ecmascript', bytes],
    ['application/x-javascript', bytes],
    ['text/css', bytes],
    ['multipart/x-mixed-replace', bytes],
    ['application/zip', bytes],
    ['application/json', bytes],
    ['', bytes],
    ['nothing', bytes],
    // Browsers take the last type of a list.
    ['image/png, text/html', bytes],
    [null, bytes],
  ])('downloads %s as %s', (type, contentType) => {
    expect(decideFileDelivery(type)).toEqual({
      contentType,
      disposition: 'attachment',
      contentSecurityPolicy: strict,
    });
  });

  it.each([
    ['IMAGE/PNG', 'image/png'],
    ['text/vtt; charset=utf-8', 'text/vtt'],
    ['image/png;,text/html', 'image/png'],
  ])('sends %s as %s, without parameters', (type, contentType) => {
    expect(decideFileDelivery(type)).toMatchObject({ contentType, disposition: 'inline' });
  });
});

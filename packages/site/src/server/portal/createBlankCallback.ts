import { createHash } from 'node:crypto';

/** Message format of oidc-client-ts; posted only to our own origin, because the address contains a code. */
const script =
  "if(parent!==window)parent.postMessage({source:'oidc-client',url:location.href,keepOpen:false},location.origin)";

const hash = createHash('sha256').update(script).digest('base64');

const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Signing in</title></head><body><script>${script}</script></body></html>`;

/** Responds with a page that only our own pages may frame, with a single inline script. */
export const createBlankCallback = (): Response =>
  new Response(document, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self'; base-uri 'none'`,
    },
  });

import { createHash } from 'node:crypto';

import type { InlineParts } from './readInlineParts';

/** Whom documents of this installation talk to besides their own origin. */
export interface PolicySources {
  /** Origin of the identity provider: asked for tokens, framed for silent sign-in. */
  readonly identityOrigin?: string;
  readonly hasTagManager: boolean;
  readonly hasRecaptcha: boolean;
  readonly isHttps: boolean;
}

/** Who may show a document in a frame, and whom it may show in one, besides what every document may. */
export interface Framing {
  readonly ancestors: readonly string[];
  readonly frames: readonly string[];
}

type Directives = Record<string, readonly (string | false | undefined)[]>;

const tagManager = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

// As Google's documentation of reCAPTCHA asks.
const recaptcha = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Styled parts open an empty style element in the browser and write their rules into it by script. */
const emptyStyle = hashOf('');

const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(hashOf))];

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ');

/** Third parties' scripts bring no trusted types, so that a document that may load them cannot ask for these. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

const nothingInline: InlineParts = { scripts: [], unknownScripts: [], styles: [], hasStyleAttributes: false };

/**
 * The content security policy of one document (docs/adr/0017): its own files, and what its markup carries by hash. Without
 * `parts` nothing inline is allowed. Customers' documents (`isPortal`) load no third party's script.
 */
export function createSecurityPolicy(
  { identityOrigin, hasTagManager, hasRecaptcha, isHttps }: PolicySources,
  {
    parts = nothingInline,
    isPortal = false,
    framing,
  }: { parts?: InlineParts; isPortal?: boolean; framing?: Framing | undefined } = {},
): string {
  const guests = isPortal
    ? []
    : [hasTagManager && tagManager, hasRecaptcha && recaptcha].filter((set) => set !== false);
  const guestsOf = (name: string) =>
    guests.flatMap((set) =>
      Object.entries(set).flatMap(([directive, hosts]) => (directive === name ? hosts : [])),
    );
  return write({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(parts.scripts), ...guestsOf('script-src')],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", emptyStyle, ...hashesOf(parts.styles)],
    'style-src-attr': [parts.hasStyleAttributes ? "'unsafe-inline'" : "'none'"],
    // Files of tickets are fetched with the reader's token, and shown from memory.
    'img-src': ["'self'", 'data:', isPortal && 'blob:', ...guestsOf('img-src')],
    'media-src': ["'self'", isPortal && 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", identityOrigin, ...guestsOf('connect-src')],
    'frame-src': ["'self'", identityOrigin, ...(framing?.frames ?? []), ...guestsOf('frame-src')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", identityOrigin],
    'frame-ancestors': framing && framing.ancestors.length > 0 ? framing.ancestors : ["'none'"],
    ...(guests.length === 0 && trustedTypes),
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
    'report-uri': ['/api/monitoring'],
  });
}

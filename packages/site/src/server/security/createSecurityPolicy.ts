import { createHash } from 'node:crypto';

import type { InlineParts } from './readInlineParts';

/** External origins that documents of this installation use. */
export interface PolicySources {
  /** Origin of the identity provider, for token requests and silent sign-in in a frame. */
  readonly identityOrigin?: string;
  readonly hasTagManager: boolean;
  readonly hasRecaptcha: boolean;
  readonly isHttps: boolean;
}

/** Additional frame ancestors and frame sources of a document. */
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

// According to Google's documentation of reCAPTCHA.
const recaptcha = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components inserts an empty style element in the browser and adds rules through the CSSOM. */
const emptyStyle = hashOf('');

const hashesOf = (texts: readonly string[]) => [...new Set(texts.map(hashOf))];

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ');

/** Third-party scripts do not support trusted types, so documents that may load them cannot require these. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

const nothingInline: InlineParts = { scripts: [], unknownScripts: [], styles: [], hasStyleAttributes: false };

/**
 * Creates the content security policy of a document (docs/adr/0017): own files, and inline code by hash.
 * Without `parts`, no inline code is allowed. Documents of customers (`isPortal`) load no third-party
 * scripts.
 */
export function createSecurityPolicy(
  { identityOrigin, hasTagManager, hasRecaptcha, isHttps }: PolicySources,
  {
    parts = nothingInline,
    isPortal = false,
    framing,
  }: { parts?: InlineParts; isPortal?: boolean; framing?: Framing | undefined } = {},
): string {
  const thirdParties = isPortal
    ? []
    : [hasTagManager && tagManager, hasRecaptcha && recaptcha].filter((set) => set !== false);
  const thirdPartySources = (name: string) =>
    thirdParties.flatMap((set) =>
      Object.entries(set).flatMap(([directive, hosts]) => (directive === name ? hosts : [])),
    );
  return write({
    // Every type in use is listed below; all others are blocked.
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(parts.scripts), ...thirdPartySources('script-src')],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", emptyStyle, ...hashesOf(parts.styles)],
    'style-src-attr': [parts.hasStyleAttributes ? "'unsafe-inline'" : "'none'"],
    // Attachments of tickets are fetched with an access token and shown as blob URLs.
    'img-src': ["'self'", 'data:', isPortal && 'blob:', ...thirdPartySources('img-src')],
    'media-src': ["'self'", isPortal && 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", identityOrigin, ...thirdPartySources('connect-src')],
    'frame-src': ["'self'", identityOrigin, ...(framing?.frames ?? []), ...thirdPartySources('frame-src')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", identityOrigin],
    'frame-ancestors': framing && framing.ancestors.length > 0 ? framing.ancestors : ["'none'"],
    ...(thirdParties.length === 0 && trustedTypes),
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
    'report-uri': ['/api/monitoring'],
  });
}

interface AdminPolicy {
  /** Random for each response; Next.js writes it into its own scripts. */
  nonce: string;
  /** Address of the site, whose hosts are framed for previews. */
  siteUrl: string;
  /** React compiles text in development only. */
  isDevelopment: boolean;
}

/**
 * Scripts need the nonce or are loaded by one that has it. Styles may be inline, because React, the rich-text editor and
 * the drop-downs set style attributes and elements, which take no nonce. Hosts of sites are content, so that any
 * host may be framed.
 */
export const createAdminPolicy = ({ nonce, siteUrl, isDevelopment }: AdminPolicy): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${new URL(siteUrl).protocol}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

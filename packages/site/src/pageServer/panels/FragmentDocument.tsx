import type { ReactNode } from 'react';

interface FragmentDocumentProps {
  lang: string;
  title: string;
  css: string;
  /** Canonical query of the page with a part, and build that names its custom properties; undefined for panels. */
  part?: { readonly query: string; readonly buildId: string } | undefined;
  children: ReactNode;
}

/**
 * Document from which the script adds elements to a page. The rules are text, because a style element in a
 * requested document would violate the policy of the page. `@media all` wraps them into one rule, because `insertRule`
 * takes only one.
 */
export const FragmentDocument = ({ lang, title, css, part, children }: FragmentDocumentProps) => (
  <html lang={lang} data-build={part?.buildId}>
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="rules" content={`@media all{${css}}`} />
      {part && (
        <>
          <meta name="query" content={part.query} />
          <meta name="robots" content="noindex" />
        </>
      )}
    </head>
    <body>{children}</body>
  </html>
);

import type { ReactNode } from 'react';

interface FragmentDocumentProps {
  lang: string;
  title: string;
  css: string;
  /** Canonical query of a list, and the build that its custom properties are named by; undefined for panels. */
  list?: { readonly query: string; readonly buildId: string } | undefined;
  children: ReactNode;
}

/**
 * Document from which the script adds elements to a page. The rules are text, because a style element in a
 * requested document would violate the policy of the page. `@media all` wraps them into one rule, because `insertRule`
 * takes only one.
 */
export const FragmentDocument = ({ lang, title, css, list, children }: FragmentDocumentProps) => (
  <html lang={lang} data-build={list?.buildId}>
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="rules" content={`@media all{${css}}`} />
      {list && (
        <>
          <meta name="query" content={list.query} />
          <meta name="robots" content="noindex" />
        </>
      )}
    </head>
    <body>{children}</body>
  </html>
);

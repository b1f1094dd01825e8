import type { ReactNode } from 'react';

interface AdditionDocumentProps {
  lang: string;
  title: string;
  css: string;
  /** Canonical query of the page with a part, and build that names its custom properties; undefined for panels. */
  part?: { readonly query: string; readonly buildId: string } | undefined;
  children: ReactNode;
}

/**
 * Document from which the script adds elements to a page. The rules are text for the script: a style element in a
 * requested document would offend the policy of the page. The media query makes them one, so that the script can insert
 * them at once.
 */
export const AdditionDocument = ({ lang, title, css, part, children }: AdditionDocumentProps) => (
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

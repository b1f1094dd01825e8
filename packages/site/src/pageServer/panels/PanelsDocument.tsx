import type { ReactNode } from 'react';

interface PanelsDocumentProps {
  lang: string;
  title: string;
  css: string;
  children: ReactNode;
}

/**
 * The rules are text for the script: a style element in a requested document would offend the policy of the page. The
 * media query makes them one, so that the script can insert them at once.
 */
export const PanelsDocument = ({ lang, title, css, children }: PanelsDocumentProps) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="rules" content={`@media all{${css}}`} />
    </head>
    <body>{children}</body>
  </html>
);

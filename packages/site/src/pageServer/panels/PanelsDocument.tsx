import type { ReactNode } from 'react';

interface PanelsDocumentProps {
  lang: string;
  title: string;
  css: string;
  children: ReactNode;
}

/** The media query makes the rules one, so that the script can insert them at once. */
export const PanelsDocument = ({ lang, title, css, children }: PanelsDocumentProps) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <style dangerouslySetInnerHTML={{ __html: `@media all{${css}}` }} />
    </head>
    <body>{children}</body>
  </html>
);

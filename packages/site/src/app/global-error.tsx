'use client';

import { lazy } from 'react';

// What an error needs is not sent to readers who meet none.
const PageError = lazy(async () => ({ default: (await import('@/shell/PageError.client')).PageError }));

/** Whatever fails while a page is drawn ends here. */
export default function GlobalError() {
  return (
    <html lang="en" data-theme="Default">
      <body>
        <PageError />
      </body>
    </html>
  );
}

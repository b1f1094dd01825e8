'use client';

import { lazy } from 'react';

// What an error needs is not sent to readers who meet none.
const PageError = lazy(() => import('@/shell/PageError.client'));

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

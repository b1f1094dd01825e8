'use client';

import { FatalError } from '@/shell/FatalError.client';

/** Whatever fails while a page is drawn ends here. */
export default function GlobalError({ error }: { error: Error }) {
  return <FatalError error={error} />;
}

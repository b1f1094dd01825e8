'use client';

import { FatalError } from '@/shell/FatalError.client';

/** Catches all errors while rendering. */
export default function GlobalError({ error }: { error: Error }) {
  return <FatalError error={error} />;
}

import type { ReactNode } from 'react';
import { vars } from '../tokens';

/** Displays the available width. */
export const Ruler = ({ children }: { readonly children: ReactNode }) => (
  <p
    style={{ borderBlockEnd: `${vars.line.wire} solid ${vars.color.line.wire}`, paddingBlock: vars.space[4] }}
  >
    {children}
  </p>
);

import type { ConnectionInfo } from '@kmx/core';

declare global {
  interface Navigator {
    /** Network Information API; not in all browsers. */
    readonly connection?: ConnectionInfo;
  }
}

export const readConnection = (): ConnectionInfo | undefined => navigator.connection;

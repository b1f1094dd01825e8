import type { ConnectionInfo } from '@kmx/core';

declare global {
  interface Navigator {
    /** Describes the connection, in some browsers. */
    readonly connection?: ConnectionInfo;
  }
}

export const readConnection = (): ConnectionInfo | undefined => navigator.connection;

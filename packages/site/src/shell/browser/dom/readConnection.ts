import type { ConnectionFacts } from '@kmx/core';

declare global {
  interface Navigator {
    /** Describes the connection, in some browsers. */
    readonly connection?: ConnectionFacts;
  }
}

export const readConnection = (): ConnectionFacts | undefined => navigator.connection;

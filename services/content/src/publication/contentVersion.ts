declare global {
  var kmxContentVersion: number | undefined;
}

/**
 * One counter per process, global because Next bundles this module more than once. Cached responses of an older
 * version are invalid.
 */
export const contentVersion = (): number => globalThis.kmxContentVersion ?? 0;

export const bumpContentVersion = (): void => {
  globalThis.kmxContentVersion = contentVersion() + 1;
};

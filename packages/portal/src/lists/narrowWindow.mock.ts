/** Simulates a window of 390 px until `widenWindow` is called. */
export const narrowWindow = (): void => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};

/** Restores the default of the tests. */
export const widenWindow = (): void => {
  Reflect.deleteProperty(window, 'matchMedia');
};

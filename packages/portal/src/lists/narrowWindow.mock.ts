/** A window of 390 px, until `widenWindow`. */
export const narrowWindow = (): void => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};

/** Windows of tests are wide. */
export const widenWindow = (): void => {
  Reflect.deleteProperty(window, 'matchMedia');
};

/** For what takes several requests on a slow machine, such as signing in. Other expectations have the default of the configuration. */
export const slowTimeoutMs = 20_000;

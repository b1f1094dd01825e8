/** Checks the environment when the process starts, and not with the first visitor. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ env }, { hideInternalAddress }] = await Promise.all([
    import('./server/env'),
    import('./server/hideInternalAddress'),
  ]);
  env();
  hideInternalAddress();
}

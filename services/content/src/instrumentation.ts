/** Runs once when the server starts: opens the database, applies migrations and starts to deliver notifications. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { endStart } = await import('./endStart');
  try {
    const [
      { startService },
      { rejectTrace },
      { addSecurityHeaders },
      { setClientAddresses },
      { drainOnSignal },
      { addHostCookies },
      { traceRequests },
    ] = await Promise.all([
      import('./startService'),
      import('./http/rejectTrace'),
      import('./http/securityHeaders'),
      import('./http/clientAddress'),
      import('./http/drainOnSignal'),
      import('./http/hostCookies'),
      import('./http/traceRequests'),
    ]);
    rejectTrace();
    addSecurityHeaders();
    setClientAddresses();
    addHostCookies();
    drainOnSignal();
    traceRequests();
    await startService();
  } catch (error) {
    endStart(error);
  }
};

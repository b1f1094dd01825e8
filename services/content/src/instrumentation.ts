/** Runs once when the server starts: opens the database, applies migrations and starts to deliver notifications. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { endStart } = await import('./endStart');
  try {
    const [{ startService }, { rejectTrace }, { addSecurityHeaders }, { drainOnSignal }] = await Promise.all([
      import('./startService'),
      import('./http/rejectTrace'),
      import('./http/securityHeaders'),
      import('./http/drainOnSignal'),
    ]);
    rejectTrace();
    addSecurityHeaders();
    drainOnSignal();
    await startService();
  } catch (error) {
    endStart(error);
  }
};

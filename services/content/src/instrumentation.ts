/** Runs once when the server starts: opens the database, applies migrations and starts to deliver notifications. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ startService }, { rejectTrace }, { addSecurityHeaders }] = await Promise.all([
    import('./startService'),
    import('./http/rejectTrace'),
    import('./http/securityHeaders'),
  ]);
  rejectTrace();
  addSecurityHeaders();
  await startService();
};

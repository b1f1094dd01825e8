import { EnvironmentError } from './env';

const listenRemedies: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT is in use by another program. End that program, or choose another PORT.',
  EACCES: 'PORT may not be opened by this user. Choose a PORT above 1023.',
};

/**
 * Describes in two sentences why the site cannot start and what to do; returns the stack of any other error.
 */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof EnvironmentError) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  return listenRemedies[code] ?? error.stack ?? error.message;
}

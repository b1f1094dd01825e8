/** A service cannot start; the message is one sentence of why and one of what to do, for the operator. */
export class StartError extends Error {
  readonly code = 'startFailed';
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StartError';
  }
}

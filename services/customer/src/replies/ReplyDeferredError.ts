/** The mail cannot be stored now, but may be later: it has to be delivered again. */
export class ReplyDeferredError extends Error {
  readonly code = 'replyDeferred';
  constructor(reason: string) {
    super(`The reply cannot be stored now: ${reason}.`);
    this.name = 'ReplyDeferredError';
  }
}

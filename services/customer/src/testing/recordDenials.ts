import { currentRequestId, type Log } from '@kmx/server/logging';

/** Creates a log that keeps refused accesses: what was refused to whom, and why in which request; and all messages. */
export const recordDenials = () => {
  const warnings: string[] = [];
  const denials: { reason: unknown; requestId: string | undefined }[] = [];
  const messages: string[] = [];
  const log: Log = (_level, message, { account = 'nobody known', kind, id, reason } = {}) => {
    messages.push(message);
    if (message !== 'Access was denied.') return;
    warnings.push(`${account} was refused ${kind} ${id}`);
    denials.push({ reason, requestId: currentRequestId() });
  };
  return { warnings, denials, messages, log };
};

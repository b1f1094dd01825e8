import type { MailTransport, OutgoingMail } from '../mail/mailTransport';

/** Collects mails instead of sending them; fails as long as `reason` is set. */
export const createCollector = () => {
  const sent: OutgoingMail[] = [];
  const state: { reason: string | null } = { reason: null };
  const transport: MailTransport = {
    send: (mail) => {
      if (state.reason !== null) return Promise.reject(new Error(state.reason));
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  return { sent, state, transport };
};

import type { MailTransport, OutboundMail } from '../mail/mailTransport';

/** Collects mails instead of sending them; fails while `reason` is set. */
export const createCollector = () => {
  const sent: OutboundMail[] = [];
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

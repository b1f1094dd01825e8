import type { Backend } from '../../../toolkit/src/testing/backends';
import { createReplyAddress } from '../replies/replyAddress';
import { savedOf, startTicketService } from './ticketService';

const webhookKey = 'a-webhook-key-for-tests-0123';

export const replySettings = {
  domain: 'reply.komax.example',
  keys: ['a-reply-key-for-tests-0123'],
  webhookKeys: [webhookKey, 'the-webhook-key-before-it'],
  smtpPort: undefined,
};

/** Header of a webhook with the newest key. */
export const webhookHeaders = { authorization: `Bearer ${webhookKey}` };

/** Address of `u-customer`. */
export const customerAddress = 'customer@demo.example';

export const startReplyService = async (backend: Backend) => {
  const service = await startTicketService(backend, { replies: replySettings });
  const addressOf = (number: string, userId = 'u-customer', at = service.clock.now()): string =>
    createReplyAddress({ ticketNumber: Number(number.slice(2)), userId }, replySettings, at) ?? '';
  return {
    ...service,
    addressOf,
    /** A new ticket of `u-customer` and its reply address, in an hour of its own because of the limits of an hour. */
    openTicket: async () => {
      service.clock.advance(3_700_000);
      const { ticket } = savedOf(await service.create('u-customer'));
      await service.worker.run();
      service.sent.length = 0;
      service.warnings.length = 0;
      service.messages.length = 0;
      return { ticketId: ticket.id, number: ticket.number, to: addressOf(ticket.number) };
    },
    /** Status and body of the response to a delivery. */
    post: async (mail: Buffer, headers: Record<string, string> = webhookHeaders) => {
      const response = await fetch(`${service.address}/mail/replies`, {
        method: 'POST',
        body: new Uint8Array(mail),
        headers: { 'content-type': 'message/rfc822', ...headers },
      });
      const body: unknown = await response.json();
      return [response.status, body] as const;
    },
    entriesOf: async (ticketId: string) => (await service.detail('u-customer', ticketId)).entries,
    /** Texts of the comments of a ticket. */
    commentsOf: async (ticketId: string) =>
      (await service.detail('u-customer', ticketId)).entries
        .filter(({ kind }) => kind === 'comment')
        .map(({ text }) => text),
    /** Mails to this address since the ticket was opened. */
    sentTo: async (address: string) => {
      // The entries of a ticket are at least a millisecond apart, and so are their mails.
      service.clock.advance(1000);
      await service.worker.run();
      return service.sent.filter((mail) => mail.to === address);
    },
  };
};

export type ReplyService = Awaited<ReturnType<typeof startReplyService>>;

export const outcome = (kind: string) => [200, { outcome: kind }];

const domainOf = (from: string): string => /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';

/** The Message-ID, with its angle brackets, of a row of an outbox: the same whenever it is sent, in the sender's domain. */
export const messageIdOf = (id: string, from: string): string => `<${id}@${domainOf(from)}>`;

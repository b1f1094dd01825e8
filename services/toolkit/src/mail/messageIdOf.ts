const domainOf = (from: string): string => /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';

/** Message-ID of a row of an outbox, with angle brackets: equal for every attempt, in the sender's domain. */
export const messageIdOf = (id: string, from: string): string => `<${id}@${domainOf(from)}>`;

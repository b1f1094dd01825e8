import * as z from 'zod/mini';

const key = 'kmx.tickets.flash';
const flashSchema = z.object({ id: z.string() });

/** Leaves word for the page of a ticket that it was opened just now; without storage the page says nothing. */
export function leaveTicketFlash(id: string): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ id }));
  } catch {
    // The page itself shows the ticket.
  }
}

/** True if this ticket was created just now in this tab. */
export function hasTicketFlash(id: string): boolean {
  try {
    const text = window.sessionStorage.getItem(key);
    return text !== null && flashSchema.safeParse(JSON.parse(text)).data?.id === id;
  } catch {
    return false;
  }
}

/** The word is said once. */
export function clearTicketFlash(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was stored before.
  }
}

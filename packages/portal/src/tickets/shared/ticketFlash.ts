import * as z from 'zod/mini';

const key = 'kmx.tickets.flash';
const flashSchema = z.object({ id: z.string() });

/** Stores a flag for the confirmation on the created ticket's page; without storage there is no confirmation. */
export function leaveTicketFlash(id: string): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ id }));
  } catch {
    // The page shows the ticket anyway.
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

/** The confirmation is shown once. */
export function clearTicketFlash(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to clear.
  }
}

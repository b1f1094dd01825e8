import * as z from 'zod/mini';

/** Notice for the next view of the list. */
const flashSchema = z.object({ kind: z.literal('deleted'), name: z.string() });
export type UserFlash = z.infer<typeof flashSchema>;

const key = 'kmx.users.flash';

/** Stores a notice for the list of users in this tab; without storage there is no notice. */
export function leaveUserFlash(flash: UserFlash): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(flash));
  } catch {
    // The missing row shows the deletion anyway.
  }
}

/** Returns the stored notice, if there is one. */
export function readUserFlash(): UserFlash | undefined {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? undefined : flashSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The notice is shown once. */
export function clearUserFlash(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to clear.
  }
}

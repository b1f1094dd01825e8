import * as z from 'zod/mini';

/** Notice of the list when it is shown next. */
const flashSchema = z.object({ kind: z.literal('deleted'), name: z.string() });
export type UserFlash = z.infer<typeof flashSchema>;

const key = 'kmx.users.flash';

/** Leaves word for the list of users in this tab; without storage the list says nothing. */
export function leaveUserFlash(flash: UserFlash): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(flash));
  } catch {
    // The list itself shows that the user is gone.
  }
}

/** The word left for the list, if there is one. */
export function readUserFlash(): UserFlash | undefined {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? undefined : flashSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The word is said once. */
export function clearUserFlash(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was stored before.
  }
}

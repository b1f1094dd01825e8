const key = 'kmx.signIn.returnTo';

/** Stores the path to return to after signing in again, across the provider's sign-out page. */
export const writeReturnNote = (tab: Storage | undefined, returnTo: string): void =>
  tab?.setItem(key, returnTo);

/** Returns and removes the stored path, which is not yet validated by `decideReturnPath`. */
export function takeReturnNote(tab: Storage | undefined): string | undefined {
  const returnTo = tab?.getItem(key) ?? undefined;
  tab?.removeItem(key);
  return returnTo;
}

const key = 'kmx.account.saved';

/** Where the browser denies storage, only the notice after the change of language is missing. */
function withStorage<TValue>(work: (storage: Storage) => TValue): TValue | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Lets the next page say that the settings were saved. */
export const storeSavedNotice = (): void => withStorage((storage) => storage.setItem(key, 'yes'));

/** True if the previous page saved the settings. */
export const hasSavedNotice = (): boolean => withStorage((storage) => storage.getItem(key)) === 'yes';

export const removeSavedNotice = (): void => withStorage((storage) => storage.removeItem(key));

const key = 'kmx.account.saved';

/** Where the browser refuses its storage, the notice is missing after the change of language, and nothing else. */
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

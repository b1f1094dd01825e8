const key = 'kmx.account.saved';

/** If the browser denies storage, only the notice after a change of language is missing. */
function withStorage<TValue>(work: (storage: Storage) => TValue): TValue | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Stores a flag for the notice on the next page. */
export const storeSavedNotice = (): void => withStorage((storage) => storage.setItem(key, 'yes'));

/** True if the previous page saved the settings. */
export const hasSavedNotice = (): boolean => withStorage((storage) => storage.getItem(key)) === 'yes';

export const removeSavedNotice = (): void => withStorage((storage) => storage.removeItem(key));

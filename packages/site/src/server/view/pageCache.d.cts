interface StoredValue {
  kind: 'APP_PAGE' | 'FETCH';
  headers?: Record<string, string>;
}

interface CallContext {
  kind?: 'APP_PAGE' | 'FETCH';
  fetchCache?: boolean;
  tags?: readonly string[];
}

/** What Next calls, as far as it concerns when an entry is stored and served. */
declare class PageCache {
  constructor(context: { fs: object; revalidatedTags: readonly string[]; maxMemoryCacheSize: number });
  get(key: string, context: CallContext): Promise<{ value: object | null } | null>;
  set(key: string, value: StoredValue | null, context: CallContext): Promise<void>;
}

export = PageCache;

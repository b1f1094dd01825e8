import type { LinkViewed, PrefetchFinished } from './prefetch.machine';
import type { HistoryTraversed } from './scroll.machine';

/** The build that drew the page, and how long ago the page started (ms): "manifest fetch about 1 s after start" (section 9). */
export interface ShellInput {
  readonly buildId: string;
  readonly elapsedMs: number;
  readonly isFormDirty: boolean;
}

/** What happens in the browser. `canReload` is what `decideReload` says about the path. */
export type ShellEvent =
  | { readonly type: 'page.visible' | 'form.changed' | 'form.submitted' | 'navigation.finished' }
  | { readonly type: 'history.unknown' | 'page.resized' | 'reader.acted' | 'reload.requested' }
  | { readonly type: 'navigation.requested'; readonly href: string }
  | { readonly type: 'chunk.failed'; readonly canReload: boolean; readonly cause: unknown }
  | LinkViewed
  | PrefetchFinished
  | HistoryTraversed;

/** What the shell does in the browser; given by the package that runs it. Addresses are paths with query and fragment. */
export interface ShellEffects {
  /** The id of the build that is live. */
  readonly fetchLatestBuildId: (signal: AbortSignal) => Promise<string>;
  /** A full load of an in-app address. */
  readonly loadPage: (href: string) => void;
  readonly pushRoute: (href: string) => void;
  readonly reloadPage: () => void;
  readonly showError: (cause: unknown) => void;
  readonly logManifestFailure: (cause: unknown) => void;
  readonly prefetchRoute: (href: string) => void;
  /** Scrolls to CSS px from the top. */
  readonly scrollTo: (position: number) => void;
}

/** The running shell, as the browser's adapters see it. */
export interface Shell {
  readonly send: (event: ShellEvent) => void;
  readonly stop: () => void;
}

import type { LinkViewed, PrefetchFinished } from './prefetch.machine';
import type { HistoryTraversed } from './scroll.machine';

/** Build that rendered the page, and its age in milliseconds: "manifest fetch about 1 s after start" (section 9). */
export interface ShellInput {
  readonly buildId: string;
  readonly elapsedMs: number;
  readonly isFormDirty: boolean;
}

/** Events of the browser. `canReload` is the result of `decideReload` for the path. */
export type ShellEvent =
  | { readonly type: 'page.visible' | 'form.changed' | 'form.submitted' | 'navigation.finished' }
  | { readonly type: 'history.unknown' | 'page.resized' | 'reader.acted' | 'reload.requested' }
  | { readonly type: 'navigation.requested'; readonly href: string }
  | { readonly type: 'chunk.failed'; readonly canReload: boolean; readonly cause: unknown }
  | LinkViewed
  | PrefetchFinished
  | HistoryTraversed;

export interface ShellEffects {
  /** Id of the deployed build. */
  readonly fetchLatestBuildId: (signal: AbortSignal) => Promise<string>;
  /** Loads an in-app address as a new document. */
  readonly loadPage: (href: string) => void;
  readonly pushRoute: (href: string) => void;
  readonly reloadPage: () => void;
  readonly showError: (cause: unknown) => void;
  readonly logManifestFailure: (cause: unknown) => void;
  readonly prefetchRoute: (href: string) => void;
  /** Scrolls to CSS px from the top. */
  readonly scrollTo: (position: number) => void;
}

export interface Shell {
  readonly send: (event: ShellEvent) => void;
  readonly stop: () => void;
}

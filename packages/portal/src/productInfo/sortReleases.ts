interface Release {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly releasedOn: string;
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** Sorts releases, the newest first; on the same day by version. */
export const sortReleases = <TRelease extends Release>(releases: readonly TRelease[]): readonly TRelease[] =>
  releases.toSorted((a, b) => b.releasedOn.localeCompare(a.releasedOn) || compare(b.version, a.version));

const lateAfterMs = 10_000;

const percentile = (sorted, share) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;

/** Counts and percentiles of times in milliseconds. `undefined` is a lost publication. */
export function summarize(times) {
  const seen = times.filter((time) => time !== undefined).toSorted((one, other) => one - other);
  return {
    count: times.length,
    lost: times.length - seen.length,
    late: seen.filter((time) => time > lateAfterMs).length,
    p50: percentile(seen, 0.5),
    p95: percentile(seen, 0.95),
    max: seen.at(-1) ?? NaN,
  };
}

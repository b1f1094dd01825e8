/** Elapsed time in the largest unit of which there is at least one; at least a minute. */
export interface Elapsed {
  readonly value: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

const minuteMs = 60_000;

/** Computes the elapsed time for display; a slow clock counts as a minute. */
export function decideElapsed(at: string, now: number): Elapsed {
  const minutes = Math.max(1, Math.floor((now - Date.parse(at)) / minuteMs));
  if (minutes < 60) return { value: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { value: hours, unit: 'hour' } : { value: Math.floor(hours / 24), unit: 'day' };
}

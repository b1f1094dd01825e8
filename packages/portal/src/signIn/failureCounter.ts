import * as z from 'zod/mini';
import { filterFailures } from '@kmx/core/portal';

const key = 'kmx.signIn.failures';
const timesSchema = z.array(z.number());

function readTimes(tab: Storage): readonly number[] {
  try {
    return timesSchema.parse(JSON.parse(tab.getItem(key) ?? '[]'));
  } catch {
    // Ignores values written by other code.
    return [];
  }
}

/**
 * Records a failure in this tab; returns the times (ms since 1970) of all failures of the last minute, including this
 * one.
 */
export function recordFailure(tab: Storage, at: number): readonly number[] {
  const times = filterFailures([...readTimes(tab), at], at);
  tab.setItem(key, JSON.stringify(times));
  return times;
}

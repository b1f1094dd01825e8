import * as z from 'zod/mini';
import { filterFailures } from '@kmx/core/portal';

const key = 'kmx.signIn.failures';
const timesSchema = z.array(z.number());

function readTimes(tab: Storage): readonly number[] {
  try {
    return timesSchema.parse(JSON.parse(tab.getItem(key) ?? '[]'));
  } catch {
    // Values that other code wrote are ignored.
    return [];
  }
}

/** Notes a failure for this tab; answers the times (ms since 1970) of those of the last minute, this one among them. */
export function recordFailure(tab: Storage, at: number): readonly number[] {
  const times = filterFailures([...readTimes(tab), at], at);
  tab.setItem(key, JSON.stringify(times));
  return times;
}

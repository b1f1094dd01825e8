import { Problem, duration } from './output.mjs';

const everyMilliseconds = 250;

async function respondsOk(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Waits until `url` returns 200. Throws {@link Problem} after `timeout` milliseconds; `isAbandoned` ends the wait early. */
export async function waitForReady(url, { timeout, name, isAbandoned = () => false }) {
  const deadline = Date.now() + timeout;
  while (!isAbandoned()) {
    if (await respondsOk(url)) return;
    if (Date.now() > deadline) {
      throw new Problem(
        `${name} did not become ready within ${duration(timeout)} (${url} did not return 200).`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds));
  }
}

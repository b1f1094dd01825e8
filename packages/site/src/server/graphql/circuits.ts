import CircuitBreaker from 'opossum';
import { limits } from '@kmx/core';

import { log } from '../log';
import { siteMetrics } from '../siteMetrics';

/** Opens if at least three requests and half of all requests of the last 10 s failed. */
const options = {
  // `run` limits the time, and aborts the request; opossum would only stop waiting.
  timeout: false,
  rollingCountTimeout: 10_000,
  rollingCountBuckets: 10,
  volumeThreshold: 3,
  errorThresholdPercentage: 50,
  // Never half-opens by itself, because a reader's request would be the test; `probe` is faster.
  resetTimeout: 2 ** 31 - 1,
} as const;

/** Maximum wait of a request for the probe, in milliseconds; the error page then arrives within 300 ms. */
const probeMs = 250;

type Work = () => Promise<unknown>;

/** Thrown instead of a request to a failing service. */
class OpenCircuitError extends Error {
  readonly code = 'circuitOpen';
  constructor() {
    super('The service has failed repeatedly, and is not back yet.');
    this.name = 'OpenCircuitError';
  }
}

/**
 * Checks the name instead of the class, because routes and pages are separate bundles that share circuits.
 */
export const isOpenCircuitError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'OpenCircuitError';

/**
 * Any status below 500 counts, because a service need not implement `/readyz`. Reads the body, because a service
 * may send its head and then nothing.
 */
async function probe(origin: string, waitMs: number): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/readyz`, {
      signal: AbortSignal.timeout(waitMs),
      cache: 'no-store',
      redirect: 'manual',
    });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Circuit breaker of one service. */
class Circuit {
  private readonly breaker = new CircuitBreaker((work: Work) => work(), options);
  private probing: Promise<boolean> | undefined;
  private respondedAt = -Infinity;

  constructor(private readonly origin: string) {
    this.breaker.on('open', () => log('warn', 'A service fails; requests to it are rejected.', { origin }));
    this.breaker.on('close', () => log('info', 'A service is available again.', { origin }));
  }

  get isOpen(): boolean {
    return this.breaker.opened;
  }

  /** Returns false while the service fails. Probes first if it has recovered, once for concurrent callers. */
  async isClosed(): Promise<boolean> {
    if (!this.breaker.opened) return true;
    const startedAt = performance.now();
    const isShared = this.probing !== undefined;
    if (await this.look(probeMs)) return true;
    // A shared probe may have started before the service recovered, so it is repeated.
    if (isShared && (await this.look(probeMs - (performance.now() - startedAt)))) return true;
    siteMetrics()?.recordBackendRequest(this.origin, 'rejected');
    return false;
  }

  private async look(waitMs: number): Promise<boolean> {
    if (waitMs <= 0) return false;
    this.probing ??= probe(this.origin, Math.ceil(waitMs)).finally(() => (this.probing = undefined));
    if (!(await this.probing)) return false;
    if (this.breaker.opened) this.breaker.close();
    return true;
  }

  /** Runs a request until 3000 ms have passed ("Server timeout 3000 ms"); the work ends when the signal aborts. */
  async run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (!(await this.isClosed())) throw new OpenCircuitError();
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(limits.serverTimeoutMs);
    let result: { value: T } | undefined;
    try {
      await this.breaker.fire(async () => {
        result = { value: await work(signal) };
        this.respondedAt = performance.now();
      });
    } catch (error) {
      // A page that sends several requests in sequence would wait for each.
      if (signal.aborted && this.respondedAt < startedAt) this.breaker.open();
      throw error;
    }
    if (result === undefined) throw new OpenCircuitError();
    return result.value;
  }
}

const holder = globalThis as typeof globalThis & { kmxCircuits?: Map<string, Circuit> };

/** Returns the circuit of a service. Global, because pages and routes are separate bundles. */
export function circuitOf(address: string): Circuit {
  const { origin } = new URL(address);
  holder.kmxCircuits ??= new Map();
  const circuit = holder.kmxCircuits.get(origin) ?? new Circuit(origin);
  holder.kmxCircuits.set(origin, circuit);
  return circuit;
}

/** Circuits of the services that were requested so far. */
export const listCircuits = (): { origin: string; isOpen: boolean }[] =>
  [...(holder.kmxCircuits ?? [])].map(([origin, { isOpen }]) => ({ origin, isOpen }));

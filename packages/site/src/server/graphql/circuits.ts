import CircuitBreaker from 'opossum';

import { log } from '../log';

/** Opens when at least three of the requests of 10 s failed, and half of all: the next reader need not wait for it again. */
const options = {
  // Requests end themselves after "Server timeout 3000 ms".
  timeout: false,
  rollingCountTimeout: 10_000,
  rollingCountBuckets: 10,
  volumeThreshold: 3,
  errorThresholdPercentage: 50,
  // Never by itself: a reader who tries would wait, and `probe` tells sooner.
  resetTimeout: 2 ** 31 - 1,
} as const;

/** How long a request waits to learn whether a service that failed is back; with it the error page comes within 300 ms. */
const probeMs = 250;

type Work = () => Promise<unknown>;

/** Thrown instead of a request to a service that has just failed again and again. */
class OpenCircuitError extends Error {
  readonly code = 'circuitOpen';
  constructor() {
    super('The service has failed repeatedly, and is not back yet.');
    this.name = 'OpenCircuitError';
  }
}

/** By name and not by class: routes and pages are bundled apart, and share a circuit. */
export const isOpenCircuitError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'OpenCircuitError';

/** Any response but one of the 5xx family: a service need not know `/readyz`. */
async function probe(origin: string, waitMs: number): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/readyz`, {
      signal: AbortSignal.timeout(waitMs),
      cache: 'no-store',
      redirect: 'manual',
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** The state of one service as its requests show it. */
class Circuit {
  private readonly breaker = new CircuitBreaker((work: Work) => work(), options);
  private probing: Promise<boolean> | undefined;

  constructor(private readonly origin: string) {
    this.breaker.on('open', () => log('warn', 'A service fails; requests to it are rejected.', { origin }));
    this.breaker.on('close', () => log('info', 'A service is back.', { origin }));
  }

  /** False while the service fails; looks first whether it is back, once for all who ask at the same time. */
  async isClosed(): Promise<boolean> {
    if (!this.breaker.opened) return true;
    const startedAt = performance.now();
    const isShared = this.probing !== undefined;
    if (await this.look(probeMs)) return true;
    // A look that had begun before may have begun before the service was back.
    return isShared && this.look(probeMs - (performance.now() - startedAt));
  }

  private async look(waitMs: number): Promise<boolean> {
    if (waitMs <= 0) return false;
    this.probing ??= probe(this.origin, Math.ceil(waitMs)).finally(() => (this.probing = undefined));
    if (!(await this.probing)) return false;
    if (this.breaker.opened) this.breaker.close();
    return true;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (!(await this.isClosed())) throw new OpenCircuitError();
    let result: { value: T } | undefined;
    await this.breaker.fire(async () => {
      result = { value: await work() };
    });
    if (result === undefined) throw new OpenCircuitError();
    return result.value;
  }
}

const holder = globalThis as typeof globalThis & { kmxCircuits?: Map<string, Circuit> };

/** The circuit of the service at an address, one for the process: pages and routes are bundled apart. */
export function circuitOf(address: string): Circuit {
  const { origin } = new URL(address);
  holder.kmxCircuits ??= new Map();
  const circuit = holder.kmxCircuits.get(origin) ?? new Circuit(origin);
  holder.kmxCircuits.set(origin, circuit);
  return circuit;
}

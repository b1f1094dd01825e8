import { Counter, Gauge, Histogram, type Registry } from '@kmx/server/metrics';

import type { SiteMetrics } from '../siteMetrics';

/** A service that takes longer than three seconds has failed. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 6];

interface SiteMetricsDependencies {
  registry: Registry;
  /** Names of the services by the origins of their addresses. */
  services: ReadonlyMap<string, string>;
  measurePageStore: () => { entries: number; bytes: number };
  /** Circuits that exist, by the origins of their services. */
  listCircuits: () => readonly { origin: string; isOpen: boolean }[];
}

function createPageMetrics(registers: Registry[], { measurePageStore }: SiteMetricsDependencies) {
  const requests = new Counter({
    name: 'kmx_page_store_requests_total',
    help: 'Requests for stored pages: "stale" if an older version was sent.',
    labelNames: ['result'],
    registers,
  });
  const renders = new Counter({
    name: 'kmx_page_renders_total',
    help: 'Renders of pages by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'kmx_page_render_duration_seconds',
    help: 'Time to render a page, including the requests to services.',
    buckets,
    registers,
  });
  new Gauge({
    name: 'kmx_page_store_entries',
    help: 'Pages in the store of this process.',
    registers,
    collect() {
      this.set(measurePageStore().entries);
    },
  });
  new Gauge({
    name: 'kmx_page_store_bytes',
    help: 'Size of the stored pages of this process.',
    registers,
    collect() {
      this.set(measurePageStore().bytes);
    },
  });
  return { requests, renders, durations };
}

function createBackendMetrics(
  registers: Registry[],
  { listCircuits }: SiteMetricsDependencies,
  serviceOf: (address: string) => string,
) {
  const requests = new Counter({
    name: 'kmx_backend_requests_total',
    help: 'Requests to services by outcome; "rejected" ones were not sent, because the service fails.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'kmx_backend_request_duration_seconds',
    help: 'Time from a request to a service to the head of its response.',
    labelNames: ['service'],
    buckets,
    registers,
  });
  new Gauge({
    name: 'kmx_circuit_open',
    help: '1 while requests to a service are rejected because it fails.',
    labelNames: ['service'],
    registers,
    collect() {
      for (const { origin, isOpen } of listCircuits())
        this.set({ service: serviceOf(origin) }, isOpen ? 1 : 0);
    },
  });
  return { requests, durations };
}

export function createSiteMetrics(dependencies: SiteMetricsDependencies): SiteMetrics {
  const { registry, services } = dependencies;
  const serviceOf = (address: string) => services.get(new URL(address).origin) ?? 'other';
  const pages = createPageMetrics([registry], dependencies);
  const backend = createBackendMetrics([registry], dependencies, serviceOf);
  return {
    countPageRequest: (result) => pages.requests.inc({ result }),
    recordRender: (outcome, seconds) => {
      pages.renders.inc({ outcome });
      pages.durations.observe(seconds);
    },
    recordBackendRequest: (address, outcome, seconds) => {
      const service = serviceOf(address);
      backend.requests.inc({ service, outcome });
      if (seconds !== undefined) backend.durations.observe({ service }, seconds);
    },
  };
}

import { Problem } from '../lib/output.mjs';

/** Number of processes of each program, in starting order. */
export const replicas = { content: 2, product: 2, identity: 2, customer: 2, search: 2, site: 3 };

/** Variable from which a program reads its port. */
const portVariables = {
  content: 'CONTENT_PORT',
  product: 'PRODUCT_PORT',
  identity: 'IDENTITY_PORT',
  customer: 'CUSTOMER_PORT',
  search: 'SEARCH_PORT',
  site: 'PORT',
};

/** nginx listens on the ports of single processes; the replicas use much higher ports. */
const firstOffset = 10_000;
const stepOffset = 100;
/** Distance between the port of a process and that of its metrics. */
const metricsOffset = 50;

function processPort(port, index) {
  const own = port + firstOffset + index * stepOffset;
  if (own + metricsOffset > 65_535)
    throw new Problem(
      `The processes of the cluster use ports at least ${String(firstOffset)} above those of nginx, so ${String(port)} is too high. Choose ports below 55000.`,
    );
  return own;
}

const replicaOf = (service, program, index) => {
  const port = processPort(service.port.port, index);
  const name = `${service.name}-${String(index + 1)}`;
  return {
    ...service,
    program,
    name,
    title: `${service.title}, process ${String(index + 1)}`,
    port: { port, purpose: name, variable: service.port.variable },
    ready: `http://localhost:${String(port)}/readyz`,
    env: {
      ...service.env,
      [portVariables[program]]: String(port),
      METRICS_PORT: String(port + metricsOffset),
    },
  };
};

/**
 * The processes of a cluster: each program of `services` in the number of `replicas`, with the same command and settings
 * except for its ports. The content service notifies every process of the site.
 */
export function describeReplicas(services) {
  const all = Object.entries(replicas).flatMap(([program, count]) =>
    Array.from({ length: count }, (_, index) => replicaOf(services[program], program, index)),
  );
  const revalidateUrls = all
    .filter(({ program }) => program === 'site')
    .map(({ port }) => `http://localhost:${String(port.port)}/api/revalidate`);
  for (const { program, env } of all)
    if (program === 'content') env.SITE_REVALIDATE_URL = revalidateUrls.join(',');
  return all;
}

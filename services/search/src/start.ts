import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { searchApi } from '@kmx/contract/search';
import { createRouteOf } from '@kmx/server/metrics';
import { claimDatabase } from '../../toolkit/src/database/claimDatabase';
import { closeServer, listen, untilStopped } from '../../toolkit/src/http/listening';
import { startServiceMetrics } from '../../toolkit/src/metrics/startServiceMetrics';
import type { Environment } from './environment';
import { createSearchServer } from './http/createServer';
import { createJobRunner } from './jobs/runJob';
import { log } from './logging/log';
import { SearchService } from './service/SearchService';
import { startIndexing } from './service/startIndexing';
import { createSources } from './sources/createSources';

const createFolder = (databaseUrl: string): void => {
  if (!databaseUrl.startsWith('file:')) return;
  mkdirSync(path.dirname(databaseUrl.slice('file:'.length)), { recursive: true });
};

const routeOf = createRouteOf({
  search: new RegExp(`^${searchApi.searchPath}$`),
  suggestions: new RegExp(`^${searchApi.suggestionsPath}$`),
  publications: new RegExp(`^${searchApi.publicationsPath}$`),
});

/** Serves until SIGINT or SIGTERM, then waits for pending requests and for the job that runs, and closes the index. */
export const start = async (environment: Environment, printLine: (line: string) => void): Promise<void> => {
  createFolder(environment.databaseUrl);
  const releaseDatabase = claimDatabase(environment.databaseUrl);
  const service = new SearchService(environment.databaseUrl, createJobRunner(createSources(environment)));
  const server = createSearchServer(service, environment);
  const stopMetrics = await startServiceMetrics(server, environment.metrics, {
    service: 'search',
    routeOf,
    queues: { search: () => service.measureJobs() },
  });
  await listen(server, environment);
  const indexing = startIndexing(service);
  printLine(`Search: http://localhost:${environment.port}/v1/search`);
  await untilStopped();
  indexing.stop();
  await closeServer(server, log);
  stopMetrics();
  await service.close();
  releaseDatabase();
};

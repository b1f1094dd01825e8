import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenOnFreePort } from '../../../toolkit/src/testing/listenOnFreePort';
import { createSearchServer } from '../http/createServer';
import { createJobRunner } from '../jobs/runJob';
import { SearchService } from '../service/SearchService';
import { createSources } from '../sources/createSources';
import { jobKey, type ReindexReason } from '../sources/reindexReason';
import { catalogueData, openingsData, pagesData, productsData, sitesData } from './remoteData';
import { startFakeService } from './startFakeService';

export const apiKey = 'a-search-key-for-tests';

/** Starts the service on an empty SQLite file, with fakes of the content and the product service. */
export async function startTestService() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-search-'));
  const contentData = new Map<string, unknown>([
    ['IndexedSites', sitesData],
    ['SearchablePages', pagesData],
    ['SearchableJobOpenings', openingsData],
  ]);
  const productData = new Map<string, unknown>([
    ['IndexedCatalogue', catalogueData],
    ['IndexedProducts', productsData],
  ]);
  const content = await startFakeService(contentData);
  const products = await startFakeService(productData);
  const runJob = createJobRunner(createSources({ contentUrl: content.url, productUrl: products.url }));
  const service = new SearchService(`file:${path.join(folder, 'search.db')}`, runJob);
  const server = createSearchServer(service, { apiKey, isBehindTls: false });
  const url = await listenOnFreePort(server);
  return {
    url,
    service,
    content,
    contentData,
    post: (address: string, body: unknown, headers: Record<string, string> = { 'x-service-key': apiKey }) =>
      fetch(`${url}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** Runs the job of a reason, and those that it schedules. */
    runJobs: async (reason: ReindexReason = { kind: 'all' }) => {
      const { index } = await service.open();
      const waiting = [jobKey(reason)];
      const schedule = (next: ReindexReason) => Promise.resolve(void waiting.push(jobKey(next)));
      for (let key = waiting.shift(); key; key = waiting.shift()) await runJob({ index, schedule }, key);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await service.close();
      await Promise.all([content.close(), products.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestService = Awaited<ReturnType<typeof startTestService>>;

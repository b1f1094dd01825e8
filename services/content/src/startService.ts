import { mkdirSync } from 'node:fs';
import config from '@payload-config';
import { getPayload } from 'payload';
import { environment } from './config/environment';
import { claimDatabase } from './database/claimDatabase';
import { startSweepingTemporaryFiles } from './files/sweepTemporaryFiles';
import { startContentMetrics } from './http/contentMetrics';
import { writePreviewAccount } from './preview/writePreviewAccount';
import { measureOutbox } from './publication/measureOutbox';
import { startOutboxWorker } from './publication/outboxWorker';
import { startScheduledPublishing } from './publication/scheduledPublishing';

export const startService = async (): Promise<void> => {
  mkdirSync(environment.dataDirectory, { recursive: true });
  await claimDatabase(environment.databaseUrl);
  const payload = await getPayload({ config });
  await writePreviewAccount(payload);
  startOutboxWorker(payload);
  startScheduledPublishing(payload);
  startSweepingTemporaryFiles((error) =>
    payload.logger.error({ err: error, msg: 'Temporary files could not be removed.' }),
  );
  await startContentMetrics(environment.metrics, {
    port: environment.port,
    measurePublications: () => measureOutbox(payload, new Date()),
    onFailure: (error) => payload.logger.error({ err: error, msg: 'The metrics could not be read.' }),
  });
};

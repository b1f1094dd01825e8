import { mkdirSync } from 'node:fs';
import config from '@payload-config';
import { getPayload } from 'payload';
import { environment } from './config/environment';
import { claimDatabase } from './database/claimDatabase';
import { writePreviewAccount } from './preview/writePreviewAccount';
import { startOutboxWorker } from './publication/outboxWorker';
import { startScheduledPublishing } from './publication/scheduledPublishing';

export const startService = async (): Promise<void> => {
  mkdirSync(environment.dataDirectory, { recursive: true });
  await claimDatabase(environment.databaseUrl);
  const payload = await getPayload({ config });
  await writePreviewAccount(payload);
  startOutboxWorker(payload);
  startScheduledPublishing(payload);
};

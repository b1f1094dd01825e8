import { mkdirSync } from 'node:fs';
import config from '@payload-config';
import { getPayload } from 'payload';
import { environment } from './environment';
import { startOutboxWorker } from './publication/outboxWorker';

export const startService = async (): Promise<void> => {
  mkdirSync(environment.dataDirectory, { recursive: true });
  startOutboxWorker(await getPayload({ config }));
};

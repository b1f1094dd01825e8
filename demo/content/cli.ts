import { mkdirSync } from 'node:fs';
import { getPayload } from 'payload';
import { environment } from '../../services/content/src/config/environment';
import configPromise from '../../services/content/src/payload.config';
import { runSeed } from '../../services/content/src/testing/seeding/runSeed';
import { createDemoSource } from './createDemoSource';

mkdirSync(environment.dataDirectory, { recursive: true });
// Payload applies the bundled migrations while it connects, in production mode only.
Object.assign(process.env, { NODE_ENV: 'production' });
const payload = await getPayload({ config: configPromise, disableOnInit: true });
await runSeed(payload, createDemoSource(DEMO_FOLDER), (line) => process.stdout.write(`${line}\n`));
// The connections of Payload would keep the process alive.
process.exit(0);

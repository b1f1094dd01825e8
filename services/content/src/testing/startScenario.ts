import { getPayload } from 'payload';
import configPromise from '../payload.config';
import { writePreviewAccount } from '../preview/writePreviewAccount';

/** Starts as the service does and observes the migrations; see `playScenario` for how it runs. */
process.exitCode = 1;
const payload = await getPayload({ config: await configPromise, disableOnInit: true });
await writePreviewAccount(payload);
const { docs } = await payload.find({ collection: 'payload-migrations', limit: 0, sort: 'createdAt' });

process.stdout.write(`\nOBSERVED ${JSON.stringify(docs.map(({ name }) => name))}\n`);
process.exit(0);

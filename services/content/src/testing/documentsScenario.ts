import { getPayload } from 'payload';
import configPromise from '../payload.config';
import { observeDrafted } from './drafts/observeDrafted';
import { observeDraftMigration } from './drafts/observeDraftMigration';
import { observeClosedJob, observeMoves } from './drafts/observeMoves';
import { runSeed } from './seeding/runSeed';
import { createQuery } from './tools/createQuery';
import { fixtureSource } from './tools/fixture';
import { createPeople } from './tools/people';

/** Observes documents of every collection with drafts; see `playScenario` for how it runs. */
process.exitCode = 1;
const config = await configPromise;
const query = createQuery(config);
Object.assign(process.env, { NODE_ENV: 'production' });
const payload = await getPayload({ config, disableOnInit: true });
await runSeed(payload, fixtureSource, () => undefined);
const people = await createPeople(payload);
const observed = {
  migrated: await observeDraftMigration(payload),
  drafted: await observeDrafted(payload, config, people, query),
  moves: await observeMoves(payload, query),
  closedJob: await observeClosedJob(payload),
};
export type DocumentsObserved = typeof observed;

process.stdout.write(`\nOBSERVED ${JSON.stringify(observed)}\n`);
process.exit(0);

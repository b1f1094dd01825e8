import { getPayload } from 'payload';
import { environment } from '../config/environment';
import configPromise from '../payload.config';
import { startOutboxWorker } from '../publication/outboxWorker';
import { observeAutosave } from './observations/observeAutosave';
import { observeForms } from './observations/observeForms';
import { observeProposedSlugs } from './observations/observeProposedSlugs';
import { observeRoles } from './observations/observeRoles';
import { observeSchedule } from './observations/observeSchedule';
import { observeUnsaved } from './observations/observeUnsaved';
import { observeWrites } from './observations/observeWrites';
import { runSeed } from './seeding/runSeed';
import { createQuery } from './tools/createQuery';
import { fixtureSource } from './tools/fixture';
import { createPeople } from './tools/people';
import { startSiteFake } from './tools/siteFake';

/** Plays the work of each role in the admin: see `playScenario`. */
process.exitCode = 1;
const config = await configPromise;
const query = createQuery(config);
const site = await startSiteFake(environment.revalidateSecret);
Object.assign(environment, { siteRevalidateUrls: [site.url] });
Object.assign(process.env, { NODE_ENV: 'production' });
const payload = await getPayload({ config, disableOnInit: true });
await runSeed(payload, fixtureSource, () => undefined);
startOutboxWorker(payload);
await site.waitFor('system');
const people = await createPeople(payload);
const observed = {
  roles: await observeRoles(payload, config, people, query),
  autosave: await observeAutosave(payload, people, query, site),
  schedule: await observeSchedule(payload, people, query, site),
  writes: await observeWrites(payload, people, site),
  forms: await observeForms(payload, config, people),
  proposedSlugs: await observeProposedSlugs(payload, config, people),
  unsaved: await observeUnsaved(payload, config, people, query),
};
export type EditingObserved = typeof observed;

site.close();
process.stdout.write(`\nOBSERVED ${JSON.stringify(observed)}\n`);
process.exit(0);

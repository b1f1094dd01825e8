import { createLocalReq, getPayload } from 'payload';
import configPromise from '../payload.config';
import { observeDuplicates } from './observations/observeDuplicates';
import { observeLabels } from './observations/observeLabels';
import { observeTargets } from './observations/observeTargets';
import { observeTextLinks } from './observations/observeTextLinks';
import { observeTitles } from './observations/observeTitles';
import { observeUnreadable } from './observations/observeUnreadable';
import { runSeed } from './seeding/runSeed';
import { createQuery } from './tools/createQuery';
import { fixtureSource } from './tools/fixture';
import { createPeople } from './tools/people';

/** Observes documents as editors write them; see `playScenario` for how it runs. */
process.exitCode = 1;
const config = await configPromise;
Object.assign(process.env, { NODE_ENV: 'production' });
const payload = await getPayload({ config, disableOnInit: true });
await runSeed(payload, fixtureSource, () => undefined);
const people = await createPeople(payload);
const observed = {
  duplicates: await observeDuplicates(payload, people),
  restoring: (await createLocalReq({}, payload)).i18n.t('version:aboutToRestore', { versionDate: 'today' }),
  labels: observeLabels(payload.config),
  titles: await observeTitles(payload, people),
  targets: await observeTargets(payload),
  textLinks: await observeTextLinks(payload, createQuery(config)),
  unreadable: await observeUnreadable(payload, createQuery(config)),
};
export type AuthoringObserved = typeof observed;

process.stdout.write(`\nOBSERVED ${JSON.stringify(observed)}\n`);
process.exit(0);

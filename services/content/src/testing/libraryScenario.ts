import { getPayload } from 'payload';
import configPromise from '../payload.config';
import { observeCrops } from './library/observeCrops';
import { observeDeletions } from './library/observeDeletions';
import { observeMedia } from './library/observeMedia';
import { observePictureTexts } from './library/observePictureTexts';
import { observeProductUses } from './library/observeProductUses';
import { observeRejectedSaves } from './library/observeRejectedSaves';
import { runSeed } from './seeding/runSeed';
import { fixtureSource } from './tools/fixture';
import { createPeople } from './tools/people';

/** Observes the library of pictures and files as editors maintain it; see `playScenario` for how it runs. */
process.exitCode = 1;
const config = await configPromise;
Object.assign(process.env, { NODE_ENV: 'production' });
const payload = await getPayload({ config, disableOnInit: true });
await runSeed(payload, fixtureSource, () => undefined);
const people = await createPeople(payload);
const observed = {
  productUses: await observeProductUses(config, people),
  media: await observeMedia(payload, config, people),
  pictureTexts: await observePictureTexts(config, people),
  crops: await observeCrops(config, people),
  rejectedSaves: await observeRejectedSaves(payload, config, people),
  deletions: await observeDeletions(payload, config, people),
};
export type LibraryObserved = typeof observed;

process.stdout.write(`\nOBSERVED ${JSON.stringify(observed)}\n`);
process.exit(0);

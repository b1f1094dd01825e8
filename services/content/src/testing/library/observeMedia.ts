import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import { productionMigrations } from '../../database/adapter';
import { hashContent } from '../../files/contentHash';
import type { Media as MediaDocument } from '../../payload-types';
import { idOf } from '../seeding/documents/ids';
import type { People } from '../tools/people';
import { createLibrarian } from './createLibrarian';

const createdSchema = z.object({ doc: z.object({ id: z.string() }) });
const listSchema = z.object({ docs: z.array(z.looseObject({ id: z.string(), filename: z.string() })) });

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } }).png();

const toForm = (bytes: Uint8Array, name: string, data: object): FormData => {
  const form = new FormData();
  form.append('_payload', JSON.stringify(data));
  form.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  return form;
};

const migrationName = 'media_library';

/** Undoes the migration that adds the hashes, and runs it on a library with files. */
const migrateAgain = async (payload: Payload): Promise<void> => {
  const { down } = productionMigrations.find(({ name }) => name.endsWith(migrationName)) ?? {};
  if (!down) throw new Error('There is no such migration.');
  // Payload types what migrations receive for one database only.
  await Reflect.apply(down, undefined, [{ db: Reflect.get(payload.db, 'drizzle') }]);
  await payload.db.deleteMany({
    collection: 'payload-migrations',
    where: { name: { like: migrationName } },
  });
  await Reflect.apply(payload.db.migrate, payload.db, [{ migrations: productionMigrations }]);
};

/** Duplicates, licences, tags and alternative texts of pictures, over REST. */
export const observeMedia = async (payload: Payload, config: SanitizedConfig, people: People) => {
  const { get, getAnonymously, post } = await createLibrarian(config, people.editor);
  const bytes = await picture().toBuffer();
  const hash = hashContent(bytes);
  const upload = async (name: string, data: object) => {
    const response = await post('/media?locale=en', toForm(bytes, name, data));
    return { response, id: createdSchema.safeParse(response).data?.doc.id ?? '' };
  };
  const first = await upload('press.png', {
    alt: 'A press',
    contentHash: 'of somebody else',
    credit: 'Photo: Anna Muster',
    licence: 'Agency 4711',
    licenceEnds: '2026-01-31T12:00:00.000Z',
    tags: [' Crimp ', 'crimp', 'Trade  fair'],
  });
  const second = await upload('copy.png', { isDecorative: true });
  const silent = await upload('silent.png', {});
  const page = await payload.create({
    collection: 'pages',
    data: {
      title: 'Shown',
      slug: 'shown',
      pageType: 'Content',
      theme: 'Komax',
      site: idOf('sites', 'main'),
      languages: ['en', 'de', 'cs'],
      shareImage: first.id,
      _status: 'published',
    },
    locale: 'en',
  });
  await payload.update({ collection: 'media', id: first.id, data: { alt: 'Eine Presse' }, locale: 'de' });
  const find = async (query: string) => {
    const response = await get(`/media?depth=0&${query}`);
    return listSchema.parse(response).docs.map(({ filename }) => filename);
  };
  const anonymous = await handleEndpoints({
    config,
    request: new Request(`http://localhost/api/media/${first.id}?depth=0&locale=en`),
  });
  const read = (id: string) =>
    payload.db.findOne<MediaDocument>({ collection: 'media', where: { id: { equals: id } } });
  const stored = await read(first.id);
  const observed = {
    ids: { first: first.id, second: second.id, page: page.id },
    hash,
    stored: { contentHash: stored?.contentHash, tags: stored?.tags },
    anonymous: z.record(z.string(), z.unknown()).parse(await anonymous.json()),
    silent: silent.response,
    sameFiles: {
      chosen: await get(`/editing/same-files?collection=media&hash=${hash}`),
      saved: await get(`/editing/same-files?collection=media&id=${first.id}`),
      unknown: await get(`/editing/same-files?collection=media&hash=${'0'.repeat(64)}`),
      invalid: await get('/editing/same-files?collection=pages&hash=x'),
      stranger: await getAnonymously(`/editing/same-files?collection=media&hash=${hash}`),
    },
    tagged: {
      byFilter: await find('where[tags][in]=Trade fair'),
      bySearch: await find('where[or][0][tags][like]=crimp'),
    },
    decorative: await payload.findByID({ collection: 'media', id: second.id, locale: 'en' }),
    health: z.record(z.string(), z.unknown()).parse(await get('/editing/health')),
  };
  await migrateAgain(payload);
  return { ...observed, migrated: (await read(first.id))?.contentHash };
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SanitizedConfig } from 'payload';
import { z } from 'zod';
import { serviceRoot } from '../../config/environment';
import type { People } from '../tools/people';
import { createLibrarian } from './createLibrarian';

const createdSchema = z.object({ doc: z.object({ id: z.string(), alt: z.string() }) });

/** Descriptions in the metadata of pictures, over REST. */
export const observePictureTexts = async (config: SanitizedConfig, people: People) => {
  const { get, getAnonymously, post, postBytes, remove } = await createLibrarian(config, people.editor);
  const bytes = new Uint8Array(readFileSync(path.join(serviceRoot, 'src/pictureTexts/press.jpg')));
  const form = new FormData();
  form.append('_payload', JSON.stringify({ isDecorative: true }));
  form.append('file', new File([bytes], 'described.jpg', { type: 'image/jpeg' }));
  const { doc } = createdSchema.parse(await post('/media?locale=en', form));
  const observed = {
    stored: await get(`/editing/picture-text?id=${doc.id}&language=de`),
    isStoredAutomatically: doc.alt !== '',
    chosen: await postBytes('/editing/picture-text?language=en', bytes),
    tooLarge: await postBytes('/editing/picture-text?language=en', new Uint8Array(600_000)),
    stranger: await getAnonymously(`/editing/picture-text?id=${doc.id}`),
  };
  await remove(`/media/${doc.id}`);
  return observed;
};

import type { Payload, SanitizedConfig } from 'payload';
import { environment } from '../../config/environment';
import { pageId } from '../seeding/documents/convertLink';
import type { Ask } from '../tools/ask';
import { createForms } from '../tools/createForms';
import type { People } from '../tools/people';

const key = environment.previewApiKey;
const query = `{ pageById(id: "${pageId('main:company/about')}", draft: true) { title protection { mode } } }`;

/** The preview of a form that has not been saved yet. */
export const observeUnsaved = async (
  payload: Payload,
  config: SanitizedConfig,
  { editor }: People,
  ask: Ask,
) => {
  const form = await createForms(payload, config, editor);
  const stored = await ask(query, { key });
  const status = await form.preview('en', { title: 'Not saved yet', protection: { mode: 'password' } });
  const typed = {
    preview: await ask(query, { key }),
    german: await ask(query, { key, locale: 'de' }),
    visitors: await ask(query),
  };
  const unknownLocale = await form.preview('xx', { title: 'Nowhere' });
  await form.tell('closed');
  return { stored, status, typed, unknownLocale, closed: await ask(query, { key }) };
};

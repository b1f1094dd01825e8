import type { Payload, SanitizedConfig } from 'payload';
import { environment } from '../../config/environment';
import { pageId } from '../seeding/documents/convertLink';
import { createForms } from '../tools/createForms';
import type { Query } from '../tools/createQuery';
import type { People } from '../tools/people';

const key = environment.previewApiKey;
const query = `{ pageById(id: "${pageId('main:company/about')}", draft: true) { title protection { mode } } }`;

/** The preview of a form that has not been saved yet. */
export const observeUnsaved = async (
  payload: Payload,
  config: SanitizedConfig,
  { editor }: People,
  runQuery: Query,
) => {
  const form = await createForms(payload, config, editor);
  const stored = await runQuery(query, { key });
  const status = await form.preview('en', { title: 'Not saved yet', protection: { mode: 'password' } });
  const typed = {
    preview: await runQuery(query, { key }),
    german: await runQuery(query, { key, locale: 'de' }),
    visitors: await runQuery(query),
  };
  const unknownLocale = await form.preview('xx', { title: 'Nowhere' });
  await form.submitState('closed');
  return { stored, status, typed, unknownLocale, closed: await runQuery(query, { key }) };
};

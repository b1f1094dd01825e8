import type { Payload, SanitizedConfig } from 'payload';
import { idOf } from '../seeding/documents/ids';
import { createForms, type Fields } from '../tools/createForms';
import type { People } from '../tools/people';

/** Types titles into the form of a new page, and its slug by hand; returns the slug after each save. */
export const observeProposedSlugs = async (payload: Payload, config: SanitizedConfig, { editor }: People) => {
  const form = await createForms(payload, config, editor);
  const { id } = await payload.create({
    collection: 'pages',
    data: {},
    draft: true,
    locale: 'en',
    user: editor,
  });
  const type = async (fields: Fields, locale: 'en' | 'de' = 'en'): Promise<unknown> => {
    await form.save('pages', id, { ...(await form.open('pages', id, locale)), ...fields }, locale);
    return (await form.open('pages', id))['slug'];
  };
  const site = idOf('sites', 'main');
  const followed = [
    await type({ title: 'Par' }),
    await type({ title: 'Partners' }),
    await type({ site }),
    await type({ title: 'Search' }),
    await type({ title: 'Suche' }, 'de'),
    await type({ slug: '' }),
  ];
  await payload.update({
    collection: 'pages',
    id,
    data: { title: 'By a program' },
    draft: true,
    locale: 'en',
  });
  const afterProgram = (await form.open('pages', id))['slug'];
  const own = [await type({ slug: 'by-hand' }), await type({ title: 'Another title' })];
  const emptied = await type({ slug: '' });
  await payload.update({
    collection: 'pages',
    id,
    data: { _status: 'published', languages: ['en'] },
    locale: 'en',
  });
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' }, locale: 'en' });
  const published = await type({ title: 'A third title' });
  const german = await createForms(payload, config, editor, 'de');
  const { errors } = await german.save('pages', id, { ...(await form.open('pages', id)), slug: 'search' });
  const reasons = errors?.flatMap(({ data }) => data?.errors.map(({ message }) => message) ?? []);
  await payload.delete({ collection: 'pages', id });
  return { followed, afterProgram, own, emptied, published, reasons };
};

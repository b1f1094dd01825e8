import type { Payload } from 'payload';
import { z } from 'zod';
import { idOf } from '../seeding/documents/ids';
import { callRest, callRestWithForm } from '../tools/callRest';
import type { People } from '../tools/people';

const listSchema = z.object({ docs: z.array(z.object({ title: z.string().nullish() })) });
const titles = (text: string) => listSchema.parse(JSON.parse(text)).docs.map(({ title }) => title ?? null);

/** A page with German texts only, in the lists and the form of an English admin. */
export const observeTitles = async (payload: Payload, { editor }: People) => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'de',
    draft: true,
    data: { title: 'Nur auf Deutsch', slug: 'nur-deutsch', site: idOf('sites', 'main'), languages: ['de'] },
  });
  const { token } = await payload.login({
    collection: 'users',
    data: { email: editor.email, password: 'correct horse battery' },
  });
  const headers = { authorization: `JWT ${token ?? ''}` };
  const query = 'locale=en&depth=0&draft=true&where[slug][equals]=nur-deutsch';
  const list = await payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    locale: 'en',
    fallbackLocale: false,
    draft: true,
    user: editor,
    overrideAccess: false,
    depth: 0,
  });
  const form = await payload.findByID({
    collection: 'pages',
    id,
    locale: 'en',
    fallbackLocale: false,
    draft: true,
    user: editor,
    overrideAccess: false,
    depth: 0,
  });
  const program = await payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    locale: 'en',
    fallbackLocale: false,
    draft: true,
    user: editor,
    depth: 0,
  });
  return {
    list: list.docs.map(({ title }) => title),
    dropDown: titles((await callRestWithForm('pages', query, headers)).text),
    form: form.title ?? null,
    program: program.docs.map(({ title }) => title ?? null),
    formOverRest: (await callRest(`pages/${id}?locale=en&depth=0&draft=true`, { headers })).text.includes(
      'Nur auf',
    ),
  };
};

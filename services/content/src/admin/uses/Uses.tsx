import { createLocalReq, type Payload, type UIFieldServerProps } from 'payload';
import { labelIn } from '../../german/labelOf';
import { collectUses } from '../../usage/collectUses';
import { usesOf } from '../../usage/usesOf';
import { UseList } from './UseList';
import { usesMessages } from './usesMessages';

type UsesProps = Pick<UIFieldServerProps, 'payload' | 'id' | 'collectionSlug' | 'i18n'>;

const nounsOf = (payload: Payload, language: string): Record<string, string> =>
  Object.fromEntries(
    payload.config.collections.map(({ slug, labels }) => [slug, labelIn(labels.plural, language) ?? slug]),
  );

const readSlug = async (payload: Payload, collection: string, id: string): Promise<string | undefined> => {
  if (collection !== 'files') return undefined;
  const file = await payload.db.findOne<{ id: string; slug: string }>({
    collection: 'files',
    where: { id: { equals: id } },
  });
  return file?.slug;
};

/** Uses of the document of a form, published or in a draft; a new document has none yet. */
export async function Uses({ payload, id, collectionSlug, i18n }: UsesProps) {
  if (id === undefined) return null;
  const key = String(id);
  const req = await createLocalReq({}, payload);
  const slug = await readSlug(payload, collectionSlug ?? '', key);
  const document = slug === undefined ? { id: key } : { id: key, slug };
  const uses = await usesOf(req, await collectUses(req), document);
  return (
    <UseList
      uses={uses}
      nouns={nounsOf(payload, i18n.language)}
      messages={usesMessages(i18n.language, collectionSlug ?? '')}
    />
  );
}

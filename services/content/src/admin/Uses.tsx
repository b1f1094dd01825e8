import { createLocalReq, type Payload, type UIFieldServerProps } from 'payload';
import { collectUses } from '../usage/collectUses';
import { usesOf } from '../usage/usesOf';
import { UseList } from './UseList';

type UsesProps = Pick<UIFieldServerProps, 'payload' | 'id' | 'collectionSlug'>;

const nounsOf = (payload: Payload): Record<string, string> =>
  Object.fromEntries(
    payload.config.collections.map(({ slug, labels }) => [
      slug,
      typeof labels.plural === 'string' ? labels.plural : slug,
    ]),
  );

const readSlug = async (payload: Payload, collection: string, id: string): Promise<string | undefined> => {
  if (collection !== 'files') return undefined;
  const file = await payload.db.findOne<{ id: string; slug: string }>({
    collection: 'files',
    where: { id: { equals: id } },
  });
  return file?.slug;
};

/** Beside the form of a picture or file: where it is used, published or in a draft. A new upload is used nowhere yet. */
export async function Uses({ payload, id, collectionSlug }: UsesProps) {
  if (id === undefined) return null;
  const key = String(id);
  const req = await createLocalReq({}, payload);
  const slug = await readSlug(payload, collectionSlug ?? '', key);
  const document = slug === undefined ? { id: key } : { id: key, slug };
  return <UseList uses={await usesOf(req, await collectUses(req), document)} nouns={nounsOf(payload)} />;
}

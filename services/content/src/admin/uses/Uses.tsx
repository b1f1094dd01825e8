import { createLocalReq, type Payload, type PayloadRequest, type UIFieldServerProps } from 'payload';
import { collectionNouns } from '../../usage/collectionNouns';
import { collectUses } from '../../usage/collectUses';
import { findBlockingUses } from '../../usage/findBlockingUses';
import { usesOf } from '../../usage/usesOf';
import { UseList } from './UseList';
import { usesMessages } from './usesMessages';

type UsesProps = Pick<UIFieldServerProps, 'payload' | 'id' | 'collectionSlug' | 'i18n'>;

const readSlug = async (payload: Payload, collection: string, id: string): Promise<string | undefined> => {
  if (collection !== 'files') return undefined;
  const file = await payload.db.findOne<{ id: string; slug: string }>({
    collection: 'files',
    where: { id: { equals: id } },
  });
  return file?.slug;
};

const readUses = async (req: PayloadRequest, collection: string, id: string) => {
  const slug = await readSlug(req.payload, collection, id);
  return usesOf(req, await collectUses(req), slug === undefined ? { id } : { id, slug });
};

/** Uses of the document of a form, published or in a draft; a new document has none yet. */
export async function Uses({ payload, id, collectionSlug, i18n }: UsesProps) {
  if (id === undefined || collectionSlug === undefined) return null;
  const key = String(id);
  const req = await createLocalReq({}, payload);
  return (
    <UseList
      uses={await readUses(req, collectionSlug, key)}
      isDeletable={(await findBlockingUses(req, collectionSlug, [key])).size === 0}
      nouns={collectionNouns(payload, 'plural', i18n.language)}
      messages={usesMessages(i18n.language, collectionSlug)}
    />
  );
}

import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { readVersionAuthors } from '../../editing/versionAuthors';
import { labelIn } from '../../german/labelOf';
import { VersionList, type VersionRow } from './VersionList';

type VersionsProps = Pick<DocumentViewServerProps, 'initPageResult' | 'hasPublishedDoc'>;
type InitPageResult = VersionsProps['initPageResult'];

const readRows = async ({ req, docID, collectionConfig }: InitPageResult): Promise<VersionRow[]> => {
  const key = collectionConfig && { collection: collectionConfig.slug, id: String(docID) };
  if (!key) return [];
  const { docs } = await req.payload.findVersions({
    collection: key.collection,
    // Excludes snapshots, which Payload stores for the locales that a publication omits.
    where: { and: [{ parent: { equals: key.id } }, { snapshot: { not_equals: true } }] },
    sort: '-updatedAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
    user: req.user,
  });
  const authors = await readVersionAuthors(req, key);
  return docs.map(({ id, updatedAt, version }) => {
    const status: unknown = Reflect.get(version, '_status');
    return { id, updatedAt, author: authors[id], isPublished: status === 'published' };
  });
};

/**
 * Replaces Payload's list of versions to show the author of each. At most 20 versions are stored per
 * document.
 */
export async function Versions({ initPageResult, hasPublishedDoc }: VersionsProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return null;
  const { slug, labels, admin } = collectionConfig;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        pluralLabel={labelIn(labels.plural, req.i18n.language) ?? slug}
        useAsTitle={admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          <VersionList
            address={`/admin/collections/${slug}/${String(docID)}/versions`}
            isPublished={hasPublishedDoc}
            rows={await readRows(initPageResult)}
          />
        </Gutter>
      </main>
    </>
  );
}

import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles';
import { collectionNouns } from '../../usage/collectionNouns';
import { listProductUses } from '../../usage/listProductUses';
import { productMessages } from './productMessages';
import { ProductUseList } from './ProductUseList';

/** Shows which documents name a product of the product service. Payload leaves the access to custom views to them. */
export async function ProductUsesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  if (!hasRole(req, 'author')) redirect(payload.config.routes.admin);
  const search = typeof searchParams?.['search'] === 'string' ? searchParams['search'] : '';
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: productMessages(i18n.language).title }]} />
      <Gutter className="kmx-products">
        <ProductUseList
          products={await listProductUses(req, search)}
          search={search}
          nouns={collectionNouns(payload, 'plural', i18n.language)}
          language={i18n.language}
        />
      </Gutter>
    </DefaultTemplate>
  );
}

import { ProductDownloads, ProductHero } from '@kmx/blocks';
import { portalPaths, siteUrl } from '@kmx/core';
import { ButtonLink } from '@kmx/design-system';

import { ApplicationPageView } from '../frame/ApplicationPageView';
import { ContactButton } from '../frame/ContactButton';
import type { MachinePageData } from '@/server/pages/loadMachinePage';

/** Public page of a machine's QR code: identification, documents, and the link for its owner. */
export function MachinePageView({ view, page, code, machine, product }: MachinePageData) {
  const { intl, locale, links } = view;
  const { name, builtYear } = machine;
  return (
    <ApplicationPageView view={view} page={page}>
      <ProductHero
        intl={intl}
        product={{
          name,
          brand: intl.formatMessage({ id: 'machine.builtIn' }, { year: String(builtYear) }),
          shortDescription: intl.formatMessage({ id: 'machine.text' }),
          longDescription: '',
        }}
        pictures={product?.images ?? []}
        keyFigures={[]}
        actions={
          <>
            <ButtonLink href={siteUrl(`${portalPaths.inventory}/${code}`, links)} dataLink="plain">
              {intl.formatMessage({ id: 'machine.signIn' })}
            </ButtonLink>
            <ContactButton view={view} variant="secondary" />
          </>
        }
      />
      {product && (
        <ProductDownloads intl={intl} id="downloads" language={locale.language} files={product.files} />
      )}
    </ApplicationPageView>
  );
}

import { applicationPaths } from '@kmx/core';

import { loadPublicMachine, type PublicMachine } from '../customer/loadPublicMachine';
import { log } from '../log';
import { loadProduct } from '../products/loadProduct';
import type { ProductDetail } from '../products/ProductDetail';
import { isProductServiceError } from '../products/ProductServiceError';
import type { ApplicationPage } from '../view/ApplicationPage';
import { loadShellView, type SiteView } from '../view/createSiteView';

export interface MachinePageData {
  view: SiteView;
  page: ApplicationPage;
  code: string;
  machine: PublicMachine;
  /** Null if the product service fails; the page then shows the machine only. */
  product: ProductDetail | null;
}

/** Ignores the country, because a machine may have been bought elsewhere. */
async function readProduct(
  { productSlug }: PublicMachine,
  { locale }: SiteView,
): Promise<ProductDetail | null> {
  try {
    return await loadProduct(productSlug, locale.language, 'ALL');
  } catch (error) {
    if (!isProductServiceError(error)) throw error;
    log('warn', 'The product of a machine could not be loaded.', { product: productSlug }, error);
    return null;
  }
}

/** Loads the public page of a machine by its code; null for an unknown code. */
export async function loadMachinePage(params: {
  site: string;
  locale: string;
  code: string;
}): Promise<MachinePageData | null> {
  const { code } = params;
  const [view, machine] = await Promise.all([loadShellView(params), loadPublicMachine(code)]);
  if (!machine) return null;
  const page = { path: `${applicationPaths.machines}/${code}`, title: machine.name, isIndexed: false };
  return { view, page, code, machine, product: await readProduct(machine, view) };
}

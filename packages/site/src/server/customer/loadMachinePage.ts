import { applicationPaths } from '@kmx/core';

import { describeFailure, log } from '../log';
import { loadProduct } from '../products/loadProduct';
import type { ProductDetail } from '../products/ProductDetail';
import { isProductServiceError } from '../products/ProductServiceError';
import type { ApplicationPage } from '../view/ApplicationPage';
import { loadShellView, type SiteView } from '../view/createSiteView';

import { loadPublicMachine, type PublicMachine } from './loadPublicMachine';

/** What the page of a machine is made from, for those who read its code. */
export interface MachinePageData {
  view: SiteView;
  page: ApplicationPage;
  code: string;
  machine: PublicMachine;
  /** Null without the product service: the page names the machine all the same. */
  product: ProductDetail | null;
}

/** Of any country: a machine stands where it was bought. */
async function readProduct(
  { productSlug }: PublicMachine,
  { locale }: SiteView,
): Promise<ProductDetail | null> {
  try {
    return await loadProduct(productSlug, locale.language, 'ALL');
  } catch (error) {
    if (!isProductServiceError(error)) throw error;
    log('warn', describeFailure(error), { product: productSlug });
    return null;
  }
}

/** The page of a machine by its code; null when nothing has the code. */
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

import type { ShownMachine } from '@kmx/blocks';
import type { WireCheck } from '@kmx/core/wire-check';

import { log } from '../log';
import { isProductServiceError } from '../products/ProductServiceError';
import type { SiteView } from '../view/createSiteView';

import { createWireCheck } from './createWireCheck';
import { loadWireMachines } from './loadWireMachines';
import type { WireRequest } from './readWireRequest';

/** Result of a wire check: no wires, a check, or no product data. */
export type WireCheckOutcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'checked'; readonly check: WireCheck<ShownMachine> }
  | { readonly kind: 'unavailable' };

/**
 * Checks the valid wires of a list against the machines of the reader's country. Never rejects for missing
 * product data.
 */
export async function loadWireCheck(
  { locale, hierarchy }: Pick<SiteView, 'locale' | 'hierarchy'>,
  { list }: Pick<WireRequest, 'list'>,
): Promise<WireCheckOutcome> {
  if (list.wires.length === 0) return { kind: 'nothing' };
  if (!hierarchy) return { kind: 'unavailable' };
  try {
    const machines = await loadWireMachines(locale.language);
    return { kind: 'checked', check: createWireCheck(list.wires, machines, hierarchy) };
  } catch (error) {
    if (!isProductServiceError(error)) throw error;
    log('error', 'The wire check could not load product data.', {}, error);
    return { kind: 'unavailable' };
  }
}

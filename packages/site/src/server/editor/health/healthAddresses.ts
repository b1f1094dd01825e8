import type { LanguageCode } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';
import { cmsFormAddress } from '../area/cmsAddress';
import { pageEditAddress } from '../explain/pageEditAddress';

import type { ContentLocation } from './SiteHealth';

/** Returns the edit form of a page, scrolled to the row of the block. */
export const contentEditAddress = (
  view: Pick<SiteView, 'cmsUrl'>,
  { page, block }: Pick<ContentLocation, 'page' | 'block'>,
): string => `${pageEditAddress(view, page.id)}${block ? `#modules-row-${block.position}` : ''}`;

/** Returns the form of a picture at its alternative text in a language. */
export const altTextEditAddress = (
  view: Pick<SiteView, 'cmsUrl'>,
  pictureId: string,
  language: LanguageCode,
): string => `${cmsFormAddress(view, { collection: 'media', id: pictureId })}?locale=${language}#field-alt`;

import { classificationTeasersMessages } from '@kmx/blocks';
import { Picture } from '@kmx/design-system';

import { Area, More, Thumb } from './ProductMenu.styles';
import type { ProductMenuArea } from '@/server/navigation/loadProductMenu';
import { productPictureUrl } from '@/server/products/productAssetUrl';
import type { SiteView } from '@/server/view/createSiteView';

/** Twice the size of a thumbnail, for high-density screens. */
const pictureWidth = 128;

/**
 * Picture, number of products and second level of each area in the menu of the products. The script moves them to the
 * link with the same address (shell/browser/panels/fillProductMenu.ts).
 */
export const ProductMenu = ({ view, areas }: { view: SiteView; areas: readonly ProductMenuArea[] }) => (
  <>
    {areas.map(({ href, pictureUrl, productCount, children }) => (
      <Area key={href} data-menu-area={href}>
        <Thumb>
          {pictureUrl !== undefined && (
            <Picture
              sources={productPictureUrl(pictureUrl, pictureWidth)}
              alt=""
              width={pictureWidth}
              height={pictureWidth}
            />
          )}
        </Thumb>
        <More>
          <p>
            {view.intl.formatMessage(classificationTeasersMessages.count, {
              count: view.intl.formatNumber(productCount),
            })}
          </p>
          {children.length > 0 && (
            <ul>
              {children.map((child) => (
                <li key={child.href}>
                  <a href={child.href} data-link="route">
                    {child.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </More>
      </Area>
    ))}
  </>
);

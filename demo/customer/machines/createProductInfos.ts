import type { NewRow } from '../../../services/customer/src/database/tables';
import { productInfoKeys } from '../../../services/customer/src/parts/partKeys';
import { machineProducts } from './products';

/** Product information of every machine of the range, under its item number. */
export const createProductInfos = (): NewRow<'customer_product_infos'>[] =>
  machineProducts.map(({ slug, name, brand, status, type }, index) => {
    const itemNumber = `${brand.slice(0, 2).toUpperCase()}.${String(410_200 + index * 37)}`;
    return {
      slug,
      name,
      brand,
      item_number: itemNumber,
      status,
      type,
      ...productInfoKeys({ name, brand, itemNumber }),
    };
  });

import type { AssetCollector } from './assets';
import { products } from './range/products';
import { noRows, type SeedRows } from './rows';
import { addFiles } from './steps/addFiles';
import { addHierarchy } from './steps/addHierarchy';
import { addProduct } from './steps/addProduct';
import { addRelations } from './steps/addRelations';
import { addTerms } from './steps/addTerms';

/** Every row of the demo range, the same on every run; pictures and documents go to `assets`. */
export const buildRows = async (assets: AssetCollector): Promise<SeedRows> => {
  const rows = noRows();
  const film = await assets.film();
  addTerms(rows);
  addHierarchy(rows, assets);
  products.forEach((product, index) => {
    addProduct(rows, product, index, assets, film);
    addFiles(rows, product, assets);
    addRelations(rows, product);
  });
  return rows;
};

import { createCatalogue, type Catalogue } from '../catalogue/createCatalogue';
import type { Scope } from '../catalogue/scope';
import type { ProductDatabase } from '../database/connect';

export interface ProductContext {
  /** Catalogue of a scope; one for each scope and request. */
  catalogue: (scope: Scope) => Catalogue;
}

export const createContext = (db: ProductDatabase): ProductContext => {
  const catalogues = new Map<string, Catalogue>();
  return {
    catalogue: (scope) => {
      const key = `${scope.language}/${scope.country ?? ''}`;
      const known = catalogues.get(key);
      if (known) return known;
      const catalogue = createCatalogue(db, scope);
      catalogues.set(key, catalogue);
      return catalogue;
    },
  };
};

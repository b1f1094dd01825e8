import type { Page } from '../database/pageOf';
import type { Order, OrderDetail, OrderFilter, OrderInput, OrderResult } from '../orders/model';
import type {
  Download,
  DownloadFile,
  Part,
  ProductInfo,
  ProductInfoChoices,
  ProductInfoDetail,
  ProductInfoFilter,
} from './model';

export interface WantedPage {
  page: number;
  pageSize: number;
}

/** Product information, parts and downloads for the signed-in person; texts come in English where a language lacks. */
export interface Catalogue {
  products: (filter: ProductInfoFilter, wanted: WantedPage) => Promise<Page<ProductInfo>>;
  /** Null for a product that is missing. */
  product: (slug: string, language: string) => Promise<ProductInfoDetail | null>;
  productChoices: () => Promise<ProductInfoChoices>;
  parts: (
    question: { text: string | null; productSlug: string | null; language: string },
    wanted: WantedPage,
  ) => Promise<Page<Part>>;
  /** The first parts through a search: article numbers come before words. */
  findParts: (text: string, language: string, limit: number) => Promise<readonly Part[]>;
  partsByArticleNumbers: (articleNumbers: readonly string[], language: string) => Promise<readonly Part[]>;
  order: (input: OrderInput) => Promise<OrderResult>;
  /** Those of the own organisations, the newest first. */
  orders: (filter: OrderFilter, wanted: WantedPage) => Promise<Page<Order>>;
  /** Null for an order that is missing or belongs to another organisation. */
  orderDetail: (reference: string, language: string) => Promise<OrderDetail | null>;
  downloads: (language: string) => Promise<readonly Download[]>;
  /** Null for a file that is missing. */
  download: (id: string) => Promise<DownloadFile | null>;
}

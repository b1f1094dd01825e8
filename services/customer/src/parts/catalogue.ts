import type { ApprovalRule, ApprovalRuleResult, ChangeApprovalRuleInput } from '../approvalRules/model';
import type { Cart, CartResult, CartUpdate } from '../carts/model';
import type { Page } from '../database/pageOf';
import type {
  ApprovalResult,
  DecideApprovalInput,
  Order,
  OrderDetail,
  OrderFilter,
  OrderInput,
  OrderResult,
} from '../orders/model';
import type { PartList, PartListDetail, PartListInput, PartListResult } from '../partLists/model';
import type {
  Download,
  DownloadFile,
  Part,
  ProductInfo,
  ProductInfoChoices,
  ProductInfoDetail,
  ProductInfoFilter,
} from './model';

export interface RequestedPage {
  page: number;
  pageSize: number;
}

/** Product information, parts, the cart, parts lists and downloads for the signed-in person; texts come in English where a language lacks. */
export interface Catalogue {
  products: (filter: ProductInfoFilter, requested: RequestedPage) => Promise<Page<ProductInfo>>;
  /** Null for a product that is missing. */
  product: (slug: string, language: string) => Promise<ProductInfoDetail | null>;
  productChoices: () => Promise<ProductInfoChoices>;
  parts: (
    question: { text: string | null; productSlug: string | null; language: string },
    requested: RequestedPage,
  ) => Promise<Page<Part>>;
  /** The first parts through a search: article numbers come before words. */
  findParts: (text: string, language: string, limit: number) => Promise<readonly Part[]>;
  partsByArticleNumbers: (articleNumbers: readonly string[], language: string) => Promise<readonly Part[]>;
  order: (input: OrderInput) => Promise<OrderResult>;
  /** Those of the own organisations, the newest first. */
  orders: (filter: OrderFilter, requested: RequestedPage) => Promise<Page<Order>>;
  /** Null for an order that is missing or belongs to another organisation. */
  orderDetail: (reference: string, language: string) => Promise<OrderDetail | null>;
  decideApproval: (input: DecideApprovalInput) => Promise<ApprovalResult>;
  /** Those of the own organisations, by name. */
  approvalRules: () => Promise<readonly ApprovalRule[]>;
  changeApprovalRule: (input: ChangeApprovalRuleInput) => Promise<ApprovalRuleResult>;
  /** The cart for an organisation, or else the one that was changed last; null if the organisation is not theirs. */
  cart: (organisationId: string | null) => Promise<Cart | null>;
  updateCart: (update: CartUpdate) => Promise<CartResult>;
  /** Null for an organisation that is not theirs. */
  partLists: (organisationId: string) => Promise<readonly PartList[] | null>;
  /** Null for a list that is missing or belongs to another organisation. */
  partList: (id: string, language: string) => Promise<PartListDetail | null>;
  savePartList: (input: PartListInput) => Promise<PartListResult>;
  renamePartList: (id: string, name: string) => Promise<PartListResult>;
  deletePartList: (id: string) => Promise<PartListResult>;
  downloads: (language: string) => Promise<readonly Download[]>;
  /** Null for a file that is missing. */
  download: (id: string) => Promise<DownloadFile | null>;
}

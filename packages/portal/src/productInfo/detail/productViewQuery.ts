/** "The tabs of product information detail are: spare and wear parts, knowledge hub, software, order parts" (section 2). */
export const productTabs = ['parts', 'knowledge', 'software', 'order'] as const;

export type ProductTab = (typeof productTabs)[number];

/** Query of a product's page: the tab and, for ordering, search text and page number. */
export interface ProductViewQuery {
  readonly tab: ProductTab;
  readonly text: string;
  /** One-based. */
  readonly page: number;
}

const maxTextLength = 80;

const readPage = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

/** Parses the query of a URL; unknown values fall back to the default. */
export function parseProductViewQuery(parameters: URLSearchParams): ProductViewQuery {
  const tab = productTabs.find((each) => each === parameters.get('tab')) ?? 'parts';
  return {
    tab,
    text: tab === 'order' ? (parameters.get('text') ?? '').trim().slice(0, maxTextLength) : '',
    page: tab === 'order' ? readPage(parameters.get('page') ?? '') : 1,
  };
}

/** `tab=order&text=blade&page=2`; `''` for the first tab. */
export const formatProductViewQuery = ({ tab, text, page }: ProductViewQuery): string =>
  new URLSearchParams([
    ...(tab === 'parts' ? [] : [['tab', tab]]),
    ...(tab === 'order' && text ? [['text', text]] : []),
    ...(tab === 'order' && page > 1 ? [['page', String(page)]] : []),
  ]).toString();

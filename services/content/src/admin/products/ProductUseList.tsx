import type { ProductUses } from '../../usage/listProductUses';
import { UseLinks, type UseLinksProps } from '../uses/UseLinks';
import { productMessages } from './productMessages';

interface ProductUseListProps extends Pick<UseLinksProps, 'nouns'> {
  products: readonly ProductUses[];
  search: string;
  /** Language of the admin. */
  language: string;
}

/** Products that content names, with links to the forms of the documents, and a search that works without script. */
export function ProductUseList({ products, search, nouns, language }: ProductUseListProps) {
  const messages = productMessages(language);
  return (
    <>
      <header className="kmx-products__head">
        <h1>{messages.title}</h1>
        <p>{messages.description}</p>
      </header>
      <form role="search" className="kmx-products__search">
        <label htmlFor="product-search">{messages.search}</label>
        <input id="product-search" type="search" name="search" defaultValue={search} />
        <button type="submit" className="btn btn--style-secondary btn--size-medium">
          {messages.submit}
        </button>
      </form>
      {products.length === 0 && <p>{messages.none}</p>}
      {products.map(({ slug, uses }) => (
        <section key={slug} className="kmx-panel kmx-panel--quiet kmx-products__item">
          <h2>{slug}</h2>
          <UseLinks uses={uses} nouns={nouns} draft={messages.draft} />
        </section>
      ))}
    </>
  );
}

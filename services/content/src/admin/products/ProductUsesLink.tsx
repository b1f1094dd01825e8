import Link from 'next/link';
import type { ServerProps } from 'payload';
import { productUsesAddress } from '../adminAddress';
import { productMessages } from './productMessages';

type ProductUsesLinkProps = Pick<ServerProps, 'i18n'>;

/** Link of the navigation to the uses of products, which are no collection. */
export const ProductUsesLink = ({ i18n }: ProductUsesLinkProps) => (
  <Link className="nav__link" href={productUsesAddress} prefetch={false}>
    <span className="nav__link-label">{productMessages(i18n.language).title}</span>
  </Link>
);

import { createPageContext } from '../../testing/createBlockContext';
import type { ProductNoticeProps } from './ProductNotice';

export const productNoticeMock = {
  intl: createPageContext().intl,
  name: 'Linea 240 Classic',
  status: 'discontinued',
  successor: { name: 'Linea 240', href: '/en/products/cut-strip/linea-240' },
} satisfies ProductNoticeProps;

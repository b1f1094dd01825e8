import type { ReactNode } from 'react';
import type { PageContext } from '@kmx/blocks';

import type { ListInput } from '@/server/lists/ListInput';
import type { PageView } from '@/server/view/loadPageView';

/** What a page of a kind shows around its modules. */
export interface PageKind {
  /** Instead of the page's title. */
  head?: ReactNode;
  /** Below a hero banner that brings the title. */
  belowHero?: ReactNode;
  foot?: ReactNode;
}

/** What it is made from. */
export interface PageKindInput extends PageView {
  context: PageContext;
  input: ListInput;
  /** Whether the modules bring the title. */
  hasTitle: boolean;
}

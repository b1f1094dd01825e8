import type { ReactNode } from 'react';
import type { PageContext } from '@kmx/blocks';

import type { ListInput } from '@/server/lists/ListInput';
import type { PageView } from '@/server/view/loadPageView';

/** Content that a page type adds around its modules. */
export interface PageKind {
  /** Replaces the page's title. */
  head?: ReactNode;
  /** Shown below a hero banner that contains the title. */
  belowHero?: ReactNode;
  foot?: ReactNode;
}

export interface PageKindInput extends PageView {
  context: PageContext;
  input: ListInput;
  /** True if a module renders the title. */
  hasTitle: boolean;
}

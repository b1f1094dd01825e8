import type { ReactNode } from 'react';
import { Icon } from '../icons';
import type { DataLink } from '../Link/Link';
import {
  Branch,
  Chevron,
  Entry,
  EntryAnchor,
  EntrySummary,
  Overview,
  Sheet,
  SheetBody,
  SheetForm,
  SheetGroups,
  SubAnchor,
  SubList,
} from './SiteHeaderEntry.styles';

export interface SiteHeaderItem {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  readonly dataLink?: DataLink;
  /** True for the current page. */
  readonly isCurrent?: boolean;
  /** True for the current page and its ancestors. */
  readonly isInTrail?: boolean;
  /** Up to two further levels. */
  readonly items?: readonly SiteHeaderItem[];
  /** Shown beside the submenu. */
  readonly aside?: ReactNode;
  /** Form below the submenu. */
  readonly form?: ReactNode;
}

interface SubLinkProps {
  readonly item: SiteHeaderItem;
  readonly isStrong: boolean;
  readonly hasArrow?: boolean;
}

function SubLink({ item, isStrong, hasArrow = false }: SubLinkProps) {
  return (
    <SubAnchor
      href={item.href}
      data-link={item.dataLink ?? 'route'}
      aria-current={item.isCurrent ? 'page' : undefined}
      $isStrong={isStrong}
    >
      {item.title}
      {hasArrow && <Icon name="arrow-right" size={16} />}
    </SubAnchor>
  );
}

function SheetGroup({ item }: { item: SiteHeaderItem }) {
  const items = item.items ?? [];
  return (
    <li>
      <SubLink item={item} isStrong />
      {items.length > 0 && (
        <SubList>
          {items.map((child) => (
            <li key={child.id}>
              <SubLink item={child} isStrong={false} />
            </li>
          ))}
        </SubList>
      )}
    </li>
  );
}

/** Entry of the first level: a link, or a submenu that starts with the entry's own page. */
export function SiteHeaderEntry({ item }: { item: SiteHeaderItem }) {
  const items = item.items ?? [];
  const isMarked = [item.isCurrent, item.isInTrail].includes(true) || undefined;
  if (items.length === 0)
    return (
      <Entry>
        <EntryAnchor
          href={item.href}
          data-link={item.dataLink ?? 'route'}
          data-current={isMarked}
          aria-current={item.isCurrent ? 'page' : undefined}
        >
          {item.title}
        </EntryAnchor>
      </Entry>
    );
  return (
    <Entry>
      <Branch name="site-header" data-menu="branch">
        <EntrySummary data-current={isMarked}>
          {item.title}
          <Chevron />
        </EntrySummary>
        <Sheet>
          <SheetBody>
            {item.href !== undefined && (
              <Overview>
                <SubLink item={item} isStrong hasArrow />
              </Overview>
            )}
            <SheetGroups>
              {items.map((child) => (
                <SheetGroup key={child.id} item={child} />
              ))}
            </SheetGroups>
            {item.aside}
            {item.form && <SheetForm>{item.form}</SheetForm>}
          </SheetBody>
        </Sheet>
      </Branch>
    </Entry>
  );
}

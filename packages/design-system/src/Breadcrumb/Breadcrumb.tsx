import { Icon } from '../icons';
import type { DataLink } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Anchor, Back, Crumb, Current, Frame, Trail } from './Breadcrumb.styles';

export interface BreadcrumbItem {
  readonly title: string;
  readonly href?: string;
  readonly dataLink?: DataLink;
}

export interface BreadcrumbProps {
  /** From the home page to the current one. The first is rendered as an icon, the last is never a link. */
  readonly items: readonly BreadcrumbItem[];
  /** Accessible name of the navigation: "You are here". */
  readonly label: string;
  /** Precedes the title of the previous crumb on small screens, such as "Back to". */
  readonly backLabel: string;
  /** Accessible name of the home icon. */
  readonly homeLabel: string;
}

function CrumbContent({
  item,
  isHome,
  homeLabel,
}: {
  item: BreadcrumbItem;
  isHome: boolean;
  homeLabel: string;
}) {
  if (!isHome) return item.title;
  return <Icon name="home" size={16} title={homeLabel} />;
}

/** Breadcrumb from the home page (specification, 2.4); on small screens a link back to the previous crumb. */
export const Breadcrumb = ({ items, label, backLabel, homeLabel }: BreadcrumbProps) => {
  const last = items.length - 1;
  const previous = items.slice(0, last).findLast((item) => item.href !== undefined);
  return (
    <Frame aria-label={label}>
      <Trail>
        {items.map((item, index) => (
          <Crumb key={`${index}-${item.title}`}>
            {item.href !== undefined && index !== last ? (
              <Anchor href={item.href} data-link={item.dataLink ?? 'route'}>
                <CrumbContent item={item} isHome={index === 0} homeLabel={homeLabel} />
              </Anchor>
            ) : (
              <Current aria-current={index === last ? 'page' : undefined}>
                <CrumbContent item={item} isHome={index === 0} homeLabel={homeLabel} />
              </Current>
            )}
          </Crumb>
        ))}
      </Trail>
      {previous && (
        <Back>
          <Anchor href={previous.href} data-link={previous.dataLink ?? 'route'}>
            <Icon name="chevron-left" size={16} />
            <VisuallyHidden>{backLabel} </VisuallyHidden>
            {previous.title}
          </Anchor>
        </Back>
      )}
    </Frame>
  );
};

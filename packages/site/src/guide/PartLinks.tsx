import { Link } from '@kmx/design-system';

import type { NamedPart, PartGroup } from './groupParts';
import { PageLink, PartList } from './Guide.styles';

interface PartLinksProps {
  readonly label: string;
  readonly parts: readonly NamedPart[];
  readonly hrefOf: (name: string) => string;
}

export const PartLinks = ({ label, parts, hrefOf }: PartLinksProps) => (
  <nav aria-label={label}>
    <PartList>
      {parts.map(({ name, title }) => (
        <li key={name}>
          <Link href={hrefOf(name)} dataLink="plain">
            {title.split('/').at(-1)}
          </Link>
        </li>
      ))}
    </PartList>
  </nav>
);

interface GroupLinksProps {
  readonly groups: readonly PartGroup[];
  readonly current: string;
  readonly hrefOf: (name: string) => string;
}

export const GroupLinks = ({ groups, current, hrefOf }: GroupLinksProps) => (
  <nav aria-label="Groups">
    <PartList>
      {groups.map(({ name, parts }) => (
        <li key={name}>
          <PageLink
            href={hrefOf(name)}
            data-link="plain"
            aria-current={name === current ? 'page' : undefined}
          >
            {name} ({parts.length})
          </PageLink>
        </li>
      ))}
    </PartList>
  </nav>
);

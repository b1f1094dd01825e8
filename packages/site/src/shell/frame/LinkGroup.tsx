import { Heading, Link, Stack } from '@kmx/design-system';

import { Links } from './LinkGroup.styles';

interface LinkGroupProps {
  /** Id of the heading, unique on the page. */
  id: string;
  title: string;
  links: readonly { text: string; href: string; hrefLang?: string; dataLink?: 'route' | 'plain' }[];
}

/** A titled list of links; renders nothing without links. */
export function LinkGroup({ id, title, links }: LinkGroupProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <Stack gap="s">
        <Heading level={2} size="s" id={id}>
          {title}
        </Heading>
        <Links>
          {links.map(({ text, href, hrefLang, dataLink = 'route' }) => (
            <li key={href}>
              <Link href={href} hrefLang={hrefLang} dataLink={dataLink}>
                {text}
              </Link>
            </li>
          ))}
        </Links>
      </Stack>
    </nav>
  );
}

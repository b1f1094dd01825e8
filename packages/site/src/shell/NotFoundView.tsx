import {
  ButtonLink,
  Container,
  Heading,
  Link,
  Overline,
  Section,
  Stack,
  Text,
  Wire,
} from '@kmx/design-system';

import { DefaultLayout } from './DefaultLayout';
import { PageBreadcrumb } from './PageBreadcrumb';
import type { SiteView } from '@/server/view/createSiteView';
import { decideBreadcrumbs } from '@/server/view/decideBreadcrumbs';
import { decideHeaderItems } from '@/server/view/decideNavigationItems';

const shownPathLength = 200;

/** The path as a person reads it; what cannot be decoded stays as it came. */
function readablePath(path: string): string {
  const short = path.slice(0, shownPathLength);
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}

/** Says that there is no such page, and leads on: home and the site's main pages. */
export function NotFoundView({ view, path }: { view: SiteView; path: string }) {
  const { intl } = view;
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const pages = decideHeaderItems(view, undefined, () => null).filter(({ href }) => href !== undefined);
  return (
    <DefaultLayout view={view}>
      <PageBreadcrumb view={view} trail={decideBreadcrumbs(view, null)} />
      <Section>
        <Container>
          <Stack gap="l">
            <Overline>{say('notFound.overline')}</Overline>
            <Heading level={1}>{say('notFound.title')}</Heading>
            <Wire variant="empty" />
            <Text>{say('notFound.text', { path: readablePath(path) })}</Text>
            <Text tone="muted">{say('notFound.help')}</Text>
            <div>
              <ButtonLink href={view.homeHref} dataLink="route">
                {say('notFound.home')}
              </ButtonLink>
            </div>
            {pages.length > 0 && (
              <nav aria-label={say('notFound.pages')}>
                <ul>
                  {pages.map(({ id, title, href, dataLink }) => (
                    <li key={id}>
                      <Link href={href ?? view.homeHref} dataLink={dataLink}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </Stack>
        </Container>
      </Section>
    </DefaultLayout>
  );
}

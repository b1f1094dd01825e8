import { hasLeadingHero, PageModules, type PageContext } from '@kmx/blocks';
import { decideContentLanguage, decideTheme, htmlLang } from '@kmx/core';
import { Container, Heading, Section } from '@kmx/design-system';

import { DefaultLayout } from './DefaultLayout';
import { PageAnchors } from './PageAnchors';
import { PageBreadcrumb } from './PageBreadcrumb';
import { PageLanguageBanner } from './PageLanguageBanner';
import { StructuredData } from './StructuredData';
import { log } from '@/server/log';
import { decideBreadcrumbs } from '@/server/view/decideBreadcrumbs';
import type { PageView } from '@/server/view/loadPageView';
import { mediaUrl } from '@/server/view/mediaUrl';
import { resolvePageLink } from '@/server/view/resolvePageLink';

/** A page that editors composed: language notice, trail, modules, in the page's theme. */
export function ContentPageView({ view, page }: PageView) {
  const { locale, site } = view;
  const decision = decideContentLanguage({ pageLanguages: page.languages, locale, site });
  const contentLanguage = decision.contentLanguage ?? site.defaultLanguage;
  const theme = decideTheme(page.theme, site.theme);
  const hasTitle = !decision.isLanguageUnavailable && hasLeadingHero(page.modules);
  const context: PageContext = {
    locale: { code: locale.code, language: locale.language },
    contentLanguage,
    isPreview: false,
    intl: view.intl,
    resolveLink: (link) => resolvePageLink(link, view),
    mediaUrl,
    report: ({ code, blockType, blockId, path, message }) => {
      log('warn', `Block ${code}: ${message}`, { page: page.id, blockType, blockId: blockId ?? '', path });
    },
  };
  return (
    <div data-theme={theme}>
      <DefaultLayout
        view={view}
        page={page}
        contentLang={decision.isLanguageFallback ? htmlLang(locale, contentLanguage) : undefined}
      >
        <StructuredData view={view} page={page} />
        <PageLanguageBanner view={view} page={page} decision={decision} />
        {!page.hideBreadcrumb && <PageBreadcrumb view={view} trail={decideBreadcrumbs(view, page)} />}
        {!hasTitle && (
          <Section spacing="m">
            <Container>
              <Heading level={1}>{page.title}</Heading>
            </Container>
          </Section>
        )}
        {!decision.isLanguageUnavailable && (
          <PageModules
            modules={page.modules}
            context={context}
            belowHero={<PageAnchors view={view} page={page} />}
          />
        )}
      </DefaultLayout>
    </div>
  );
}

import {
  ButtonLink,
  Container,
  FlashMessage,
  Heading,
  Overline,
  Section,
  Stack,
  Text,
} from '@kmx/design-system';

import { areaHref, translationAnchor } from '../../server/editor/area/areaLinks';
import { listLanguageChoices } from '../../server/editor/area/listLanguageChoices';
import { PageWays, PublicationBadge } from './EditorPageList';
import { TranslationActions } from './TranslationActions.client';
import { createActionWords } from './translationActionWords';
import { TranslationChanges } from './TranslationChanges';
import { failureIds } from './translationFailureIds';
import { TranslationTargets } from './TranslationTargets';
import { languageName } from './translationWords';
import type { ChosenPage, EditorArea } from '@/server/editor/area/loadEditorArea';
import type { PageTranslation } from '@/server/editor/translation/loadTranslations';
import type { SiteView } from '@/server/view/createSiteView';

interface TranslationPanelProps {
  view: SiteView;
  query: EditorArea['query'];
  chosen: NonNullable<EditorArea['chosen']>;
}

/** The server draws what has changed: its texts need not travel twice. */
const withoutChanges = (translation: PageTranslation): PageTranslation => ({
  ...translation,
  targetLanguages: translation.targetLanguages.map((target) => ({ ...target, changes: [] })),
});

function PanelContent({ view, page, translation }: ChosenPage & { view: SiteView }) {
  const { intl } = view;
  return (
    <>
      <div>
        <PublicationBadge intl={intl} page={page} />
        <PageWays view={view} page={page} />
      </div>
      <Text>
        {intl.formatMessage(
          { id: 'editor.translation.source' },
          { language: languageName(intl, translation.sourceLanguage) },
        )}
      </Text>
      <TranslationTargets view={view} translation={translation} />
      <noscript>
        <Text>{intl.formatMessage({ id: 'editor.action.noScript' })}</Text>
      </noscript>
      <TranslationActions
        // Another page begins anew.
        key={translation.pageId}
        translation={withoutChanges(translation)}
        languages={listLanguageChoices(view, translation)}
        words={createActionWords(intl)}
      />
      <TranslationChanges view={view} translation={translation} />
    </>
  );
}

/** Everything about the translations of one page: states, packages, what to do next, and what has gone stale. */
export function TranslationPanel({ view, query, chosen }: TranslationPanelProps) {
  const { intl } = view;
  return (
    <Section tone="mist" spacing="m" labelledBy={translationAnchor}>
      <Container>
        <Stack gap="l">
          <Stack as="header" gap="s">
            <Overline>{intl.formatMessage({ id: 'editor.translation.title' })}</Overline>
            <Heading level={2} id={translationAnchor}>
              {chosen.ok ? chosen.value.page.title : intl.formatMessage({ id: 'editor.translation.none' })}
            </Heading>
            <ButtonLink href={areaHref(view, query)} variant="ghost" size="s" icon="close" dataLink="route">
              {intl.formatMessage({ id: 'editor.translation.close' })}
            </ButtonLink>
          </Stack>
          {chosen.ok ? (
            <PanelContent view={view} {...chosen.value} />
          ) : (
            <FlashMessage type="error" isStatic>
              {intl.formatMessage({ id: failureIds[chosen.error.code] })}
            </FlashMessage>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

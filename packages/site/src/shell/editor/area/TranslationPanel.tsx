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

import { accountHref, areaHref, translationAnchor } from '../../../server/editor/area/areaLinks';
import { listLanguageChoices } from '../../../server/editor/area/listLanguageChoices';
import { createActionMessages } from '../translation/translationActionMessages';
import { TranslationActions } from '../translation/TranslationActions.client';
import { TranslationChanges } from '../translation/TranslationChanges';
import { TranslationTargets } from '../translation/TranslationTargets';
import { failureIds } from '../translationFailureIds';
import { languageName } from '../translationMessages';
import { PageLinks, PublicationBadge } from './EditorPageList';
import type { ChosenPage, EditorArea } from '@/server/editor/area/loadEditorArea';
import type { PageTranslation } from '@/server/editor/translation/loadTranslations';
import type { Person } from '@/server/editorAccess/contentAccounts';
import type { SiteView } from '@/server/view/createSiteView';

interface TranslationPanelProps {
  view: SiteView;
  query: EditorArea['query'];
  chosen: NonNullable<EditorArea['chosen']>;
  /** Undefined if only the editor area was unlocked; changes require a person. */
  person: Person | undefined;
}

/** Omits the changes, which the server renders, from the props of the client component. */
const withoutChanges = (translation: PageTranslation): PageTranslation => ({
  ...translation,
  targetLanguages: translation.targetLanguages.map((target) => ({ ...target, changes: [] })),
});

/** Actions of an editor, or the sign-in link. */
function Steps({ view, query, person, translation }: Omit<TranslationPanelProps, 'chosen'> & ChosenPage) {
  const { intl } = view;
  if (!person)
    return (
      <div>
        <ButtonLink href={accountHref(view, query, translation.pageId)} size="s" dataLink="plain">
          {intl.formatMessage({ id: 'editor.account.title' })}
        </ButtonLink>
      </div>
    );
  return (
    <>
      <Text>{intl.formatMessage({ id: 'editor.account.signedIn' }, { name: person.name })}</Text>
      <noscript>
        <Text>{intl.formatMessage({ id: 'editor.action.noScript' })}</Text>
      </noscript>
      {person.mayEdit ? (
        <TranslationActions
          // Resets the state for another page.
          key={translation.pageId}
          translation={withoutChanges(translation)}
          languages={listLanguageChoices(view, translation)}
          messages={createActionMessages(intl)}
        />
      ) : (
        <Text>{intl.formatMessage({ id: 'editor.action.forbidden' })}</Text>
      )}
    </>
  );
}

type PanelContentProps = ChosenPage & Omit<TranslationPanelProps, 'chosen'>;

function PanelContent({ view, query, person, page, translation }: PanelContentProps) {
  const { intl } = view;
  return (
    <>
      <div>
        <PublicationBadge intl={intl} page={page} />
        <PageLinks view={view} page={page} />
      </div>
      <Text>
        {intl.formatMessage(
          { id: 'editor.translation.source' },
          { language: languageName(intl, translation.sourceLanguage) },
        )}
      </Text>
      <TranslationTargets view={view} translation={translation} />
      <Steps view={view} query={query} person={person} page={page} translation={translation} />
      <TranslationChanges view={view} translation={translation} />
    </>
  );
}

/** Translations of one page: states, packages, actions and changes. */
export function TranslationPanel({ view, query, chosen, person }: TranslationPanelProps) {
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
            <PanelContent view={view} query={query} person={person} {...chosen.value} />
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

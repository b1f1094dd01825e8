import { Heading, Link, Stack, Text } from '@kmx/design-system';

import { groupChanges, type ChangedBlock } from '../../../server/editor/area/groupChanges';
import { pageEditAddress } from '../../../server/editor/explain/pageEditAddress';
import { EditorTable } from '../EditorTable';
import { languageName } from '../translationMessages';
import type { MessageId } from '@/MessageId';
import type { PageTranslation } from '@/server/editor/translation/loadTranslations';
import type { SiteView } from '@/server/view/createSiteView';

interface TranslationChangesProps {
  view: SiteView;
  translation: PageTranslation;
}

type Target = PageTranslation['targetLanguages'][number];

interface BlockProps extends TranslationChangesProps {
  block: ChangedBlock;
  target: Target;
}

/** Texts of a block: the translated source, the current source, and the outdated translation. */
function ChangedTexts({ view: { intl }, translation, block, target }: BlockProps) {
  const { sourceLanguage } = translation;
  const format = (id: MessageId, language: string) =>
    intl.formatMessage({ id }, { language: languageName(intl, language) });
  const renderText = (text: string | null, language: string, emptyId: MessageId) =>
    text === null || text === '' ? (
      <Text as="span" size="xs" tone="muted">
        {intl.formatMessage({ id: emptyId })}
      </Text>
    ) : (
      <span lang={language}>{text}</span>
    );
  const name = block.name ?? intl.formatMessage({ id: 'editor.translation.pageFields' });
  return (
    <Stack gap="xs">
      <Heading level={4} size="s">
        {name}
      </Heading>
      <EditorTable
        isProse
        caption={name}
        columns={[
          {
            id: 'field',
            label: intl.formatMessage({ id: 'editor.translation.column.field' }),
            render: ({ field }) => field,
          },
          {
            id: 'then',
            label: format('editor.translation.column.then', sourceLanguage),
            render: ({ sourceThen }) =>
              renderText(sourceThen, sourceLanguage, 'editor.translation.wasNotThere'),
          },
          {
            id: 'now',
            label: format('editor.translation.column.now', sourceLanguage),
            render: ({ sourceNow }) => renderText(sourceNow, sourceLanguage, 'editor.translation.isGone'),
          },
          {
            id: 'target',
            label: languageName(intl, target.language),
            render: ({ target: text }) =>
              renderText(text, target.language, 'editor.translation.notTranslated'),
          },
        ]}
        rows={block.texts}
        // The index is needed because a removed text and a current one may have the same name.
        getRowId={(row) => `${row.segment} ${block.texts.indexOf(row)}`}
      />
    </Stack>
  );
}

/** Changes since the last translation, by language and block, side by side. */
export function TranslationChanges({ view, translation }: TranslationChangesProps) {
  const { intl } = view;
  return translation.targetLanguages
    .filter(({ changes }) => changes.length > 0)
    .map((target) => (
      <Stack key={target.id} gap="m">
        <Heading level={3} size="m">
          {intl.formatMessage(
            { id: 'editor.translation.changedTitle' },
            { language: languageName(intl, target.language) },
          )}
        </Heading>
        <Text>
          {intl.formatMessage({ id: 'editor.translation.changedText' })}{' '}
          <Link href={pageEditAddress(view, translation.pageId)} isExternal dataLink="plain">
            {intl.formatMessage({ id: 'explain.openInCms' })}
          </Link>
        </Text>
        {groupChanges(target.changes).map((block) => (
          <ChangedTexts key={block.id} view={view} translation={translation} block={block} target={target} />
        ))}
      </Stack>
    ));
}

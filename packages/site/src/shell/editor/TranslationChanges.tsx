import { Heading, Link, Stack, Table, Text } from '@kmx/design-system';

import { languageName } from './translationWords';
import { groupChanges, type ChangedBlock } from '@/server/editor/area/groupChanges';
import { pageEditAddress } from '@/server/editor/explain/pageEditAddress';
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

/** One block's texts: what was translated, what stands there now, and the translation that belongs to the old one. */
function ChangedTexts({ view: { intl }, translation, block, target }: BlockProps) {
  const { sourceLanguage } = translation;
  const say = (id: string, language: string) =>
    intl.formatMessage({ id }, { language: languageName(intl, language) });
  const text = (words: string | null, language: string, emptyId: string) =>
    words === null || words === '' ? (
      <Text as="span" size="xs" tone="muted">
        {intl.formatMessage({ id: emptyId })}
      </Text>
    ) : (
      <span lang={language}>{words}</span>
    );
  return (
    <Table
      caption={block.name ?? intl.formatMessage({ id: 'editor.translation.pageFields' })}
      columns={[
        { id: 'field', label: intl.formatMessage({ id: 'editor.translation.column.field' }) },
        { id: 'then', label: say('editor.translation.column.then', sourceLanguage) },
        { id: 'now', label: say('editor.translation.column.now', sourceLanguage) },
        { id: 'target', label: languageName(intl, target.language) },
      ]}
      rows={block.texts.map(({ segment, field, sourceThen, sourceNow, target: words }, index) => ({
        // What is gone has the name that it had, which another text may have by now.
        id: `${segment} ${index}`,
        cells: [
          field,
          text(sourceThen, sourceLanguage, 'editor.translation.wasNotThere'),
          text(sourceNow, sourceLanguage, 'editor.translation.isGone'),
          text(words, target.language, 'editor.translation.notTranslated'),
        ],
      }))}
    />
  );
}

/** What has changed on a page since it was translated: language by language, block by block, both texts side by side. */
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
          <Link href={pageEditAddress(translation.pageId)} isExternal dataLink="plain">
            {intl.formatMessage({ id: 'explain.openInCms' })}
          </Link>
        </Text>
        {groupChanges(target.changes).map((block) => (
          <ChangedTexts key={block.id} view={view} translation={translation} block={block} target={target} />
        ))}
      </Stack>
    ));
}

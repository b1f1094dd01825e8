import { Badge, ButtonLink, Text } from '@kmx/design-system';

import { packageHref } from '../../../server/editor/area/areaLinks';
import { EditorTable, type EditorColumn } from '../EditorTable';
import { ShortMoment } from '../ShortMoment';
import { languageName, stateIds, stateTones } from '../translationMessages';
import type { MessageId } from '@/MessageId';
import type { PageTranslation } from '@/server/editor/translation/loadTranslations';
import type { SiteView } from '@/server/view/createSiteView';

interface TranslationTargetsProps {
  view: SiteView;
  translation: PageTranslation;
}

type Target = PageTranslation['targetLanguages'][number];

function createColumns({ view: { intl }, translation }: TranslationTargetsProps): EditorColumn<Target>[] {
  const format = (id: MessageId) => intl.formatMessage({ id });
  return [
    {
      id: 'language',
      label: format('editor.translation.column.language'),
      render: ({ language }) => languageName(intl, language),
    },
    {
      id: 'state',
      label: format('editor.translation.column.state'),
      render: ({ translationState, isStale }) => (
        <>
          <Badge tone={stateTones[translationState]}>{format(stateIds[translationState])}</Badge>{' '}
          {isStale && <Badge tone="error">{format(stateIds.stale)}</Badge>}
        </>
      ),
    },
    {
      id: 'exported',
      label: format('editor.translation.column.exported'),
      render: ({ exportedAt }) => <ShortMoment intl={intl} moment={exportedAt} />,
    },
    {
      id: 'imported',
      label: format('editor.translation.column.imported'),
      render: ({ importedAt }) => <ShortMoment intl={intl} moment={importedAt} />,
    },
    {
      id: 'package',
      label: format('editor.translation.column.package'),
      isWhole: true,
      render: ({ language }) => (
        <ButtonLink
          href={packageHref(translation.pageId, language)}
          variant="secondary"
          size="s"
          icon="download"
          download
          dataLink="plain"
        >
          {intl.formatMessage(
            { id: 'editor.translation.download' },
            { language: languageName(intl, language) },
          )}
        </ButtonLink>
      ),
    },
  ];
}

/** Languages of a page with state, dates and package download. */
export function TranslationTargets({ view, translation }: TranslationTargetsProps) {
  const { intl } = view;
  if (translation.targetLanguages.length === 0)
    return <Text>{intl.formatMessage({ id: 'editor.translation.noTargets' })}</Text>;
  return (
    <EditorTable
      caption={intl.formatMessage({ id: 'editor.translation.targets' })}
      columns={createColumns({ view, translation })}
      rows={translation.targetLanguages}
      getRowId={({ id }) => id}
    />
  );
}

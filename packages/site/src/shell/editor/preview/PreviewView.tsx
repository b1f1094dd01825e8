import { Text } from '@kmx/design-system';

import { Notice } from '../../frame/Notice';
import { createContentPage } from '../../pages/createContentPage';
import { JobOpeningPageView } from '../../pages/JobOpeningPageView';
import { LockedView } from '../../pages/LockedView';
import { PreviewBar } from './PreviewBar';
import { PreviewMessages } from './PreviewMessages.client';
import type { MessageId } from '@/MessageId';
import type { Preview, PreviewProblem } from '@/server/editor/preview/loadPreview';
import { contentOrigin } from '@/server/editorAccess/contentOrigin';
import { pageHref } from '@/server/links/pageHref';

const problemIds: Record<PreviewProblem, MessageId> = {
  rejected: 'editor.preview.rejected',
  notConfigured: 'editor.preview.notConfigured',
  missing: 'editor.preview.missing',
  incomplete: 'editor.preview.incomplete',
  unavailable: 'editor.preview.unavailable',
};

async function Content({ preview }: { preview: Preview }) {
  const { view } = preview;
  const format = (id: MessageId) => view.intl.formatMessage({ id });
  switch (preview.kind) {
    case 'page':
      // Without the query, which belongs to the preview; lists must not read it.
      return (
        await createContentPage({
          view,
          page: preview.page,
          query: new URLSearchParams(),
          lists: preview.lists,
        })
      ).content;
    case 'jobOpening':
      return <JobOpeningPageView {...preview} />;
    case 'locked':
      return (
        <LockedView
          view={view}
          page={preview.page}
          returnTo={pageHref(view, preview.page)}
          problem={undefined}
        />
      );
    case 'problem':
      return (
        <Notice
          view={view}
          overline={format('editor.preview.title')}
          title={format('editor.preview.nothing')}
        >
          <Text>{format(problemIds[preview.problem])}</Text>
        </Notice>
      );
  }
}

/** The previewed page, or the reason why it cannot be shown. */
export function PreviewView({ preview }: { preview: Preview }) {
  return (
    <>
      <PreviewMessages editorOrigin={contentOrigin()} />
      {'switches' in preview && preview.switches && (
        <PreviewBar view={preview.view} switches={preview.switches} hasSignOut={preview.isBySession} />
      )}
      <Content preview={preview} />
    </>
  );
}

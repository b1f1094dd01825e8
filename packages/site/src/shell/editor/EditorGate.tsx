import { Notice } from '../frame/Notice';
import { EditorQuestion, type EditorQuestionProps } from './EditorQuestion';
import type { SiteView } from '@/server/view/createSiteView';

/** Shown instead of an editor screen until the shared password has been entered (section 6). */
export function EditorGate({ view, ...question }: EditorQuestionProps & { view: SiteView }) {
  const format = (id: string) => view.intl.formatMessage({ id });
  return (
    <Notice view={view} overline={format('explain.overline')} title={format('explain.gateTitle')}>
      <EditorQuestion view={view} {...question} />
    </Notice>
  );
}
